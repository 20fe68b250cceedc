/** Soft spots on the 3D table in a single draw call, each with its own place, size and strength. */

import {
  type BufferGeometry,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  type Matrix4,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  type ShaderMaterialParameters,
} from 'three';

/** `vAt`: from the middle of a spot, 1 at its rim. */
const VERTEX = /* glsl */ `
  attribute float strength;
  varying vec2 vAt;
  varying float vStrength;
  void main() {
    vAt = uv * 2.0 - 1.0;
    vStrength = strength;
    gl_Position = projectionMatrix * viewMatrix * instanceMatrix * vec4(position, 1.0);
  }
`;

export class Spots {
  private readonly mesh: InstancedMesh<BufferGeometry, ShaderMaterial>;
  private readonly strengths: InstancedBufferAttribute;

  /** `light`: GLSL for the brightness of a spot at `vAt`, given `vStrength`. */
  constructor(scene: Scene, most: number, order: number, light: string, how: ShaderMaterialParameters = {}) {
    const geometry = new PlaneGeometry(2, 2);
    this.strengths = new InstancedBufferAttribute(new Float32Array(most), 1).setUsage(DynamicDrawUsage);
    geometry.setAttribute('strength', this.strengths);
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: `varying vec2 vAt; varying float vStrength; ${light}`,
      transparent: true,
      depthWrite: false,
      ...how,
    });
    this.mesh = new InstancedMesh<BufferGeometry, ShaderMaterial>(geometry, material, most);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = order;
    scene.add(this.mesh);
  }

  lay(slot: number, matrix: Matrix4, strength: number): void {
    matrix.toArray(this.mesh.instanceMatrix.array, 16 * slot);
    this.strengths.array[slot] = strength;
  }

  /** Draw only the first `count` spots. */
  show(count: number): void {
    this.mesh.visible = count > 0;
    this.mesh.count = count;
    if (!count) return;
    this.mesh.instanceMatrix.needsUpdate = true;
    this.strengths.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}

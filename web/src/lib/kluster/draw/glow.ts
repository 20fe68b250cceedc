/** The glow along a cord where it can be pulled: soft spots on its nodes, the brighter the nearer. */

import {
  AdditiveBlending,
  type BufferGeometry,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  PlaneGeometry,
  ShaderMaterial,
  type Scene,
} from 'three';
import { glowing } from './glowing';
import type { Picture } from './picture';

/** mm: half the width of one spot. */
const SPOT = 11;
const MOST = 96;

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
const FRAGMENT = /* glsl */ `
  varying vec2 vAt;
  varying float vStrength;
  void main() {
    float bright = 1.0 - smoothstep(0.0, 1.0, length(vAt));
    gl_FragColor = vec4(vec3(1.0, 0.82, 0.45) * bright * bright * vStrength, 1.0);
  }
`;

export class CordGlow {
  private readonly mesh: InstancedMesh<BufferGeometry, ShaderMaterial>;
  private readonly strengths = new InstancedBufferAttribute(new Float32Array(MOST), 1).setUsage(DynamicDrawUsage);
  private readonly matrix = new Matrix4();

  constructor(scene: Scene) {
    const geometry = new PlaneGeometry(2, 2);
    geometry.setAttribute('strength', this.strengths);
    const material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      transparent: true,
      depthTest: false,
      depthWrite: false,
      blending: AdditiveBlending,
    });
    this.mesh = new InstancedMesh<BufferGeometry, ShaderMaterial>(geometry, material, MOST);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 3;
    scene.add(this.mesh);
  }

  show({ glow, cords }: Picture): void {
    const line = glow && cords[glow.cord];
    let drawn = 0;
    if (line)
      glowing(glow, line, (x, y, strength) => {
        if (drawn >= MOST) return;
        this.matrix.makeScale(SPOT, SPOT, 1).setPosition(x, y, 2);
        this.matrix.toArray(this.mesh.instanceMatrix.array, 16 * drawn);
        this.strengths.array[drawn++] = strength;
      });
    this.mesh.visible = drawn > 0;
    this.mesh.count = drawn;
    if (!drawn) return;
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

/** Stones and spinners on the 3D table in a single draw call: smooth pebbles, each with its own shape. */

import {
  BufferGeometry,
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  type Material,
  type MeshMatcapMaterial,
  type MeshStandardMaterial,
  type Scene,
} from 'three';
import { character } from '../magnet';
import { revealedAt } from '../pole-reveal';
import type { HeldSize } from './held-size';
import type { Picture, Roster } from './picture';

/** Share of the radius by which a pebble may lie within its ellipsoid. Never outside it: magnets that touch must look so. */
const DENT = 0.055;
/** rad and mm: how far a magnet that is about to move trembles. */
const SHAKE_TURN = 0.03;
const SHAKE = 0.25;

type StoneMaterial = MeshStandardMaterial | MeshMatcapMaterial;

/** Dents the unit sphere with three slow waves that differ from magnet to magnet; the normal follows from the gradient. */
const WAVES = /* glsl */ `
  attribute vec3 character;
  attribute vec2 pole;
  varying float vPole;
  varying float vRevealed;
  float dent(vec3 p, out vec3 gradient) {
    vec3 one = character * 2.2;
    vec3 two = character.yzx * vec3(-2.9, 2.4, 1.7);
    vec3 three = character.zxy * vec3(1.6, -2.1, 3.3);
    float a = dot(one, p) + 6.0 * character.y;
    float b = dot(two, p) + 6.0 * character.z;
    float c = dot(three, p) + 6.0 * character.x;
    gradient = (cos(a) * one + cos(b) * two + cos(c) * three) / 6.0;
    return (sin(a) + sin(b) + sin(c)) / 6.0 + 0.5;
  }
`;
const DENTED_NORMAL = /* glsl */ `
  vec3 slope;
  float radius = 1.0 - ${DENT} * dent(position, slope);
  slope *= -${DENT};
  vec3 objectNormal = normalize(radius * position - (slope - dot(slope, position) * position));
`;
const DENTED_POSITION = /* glsl */ `
  vec3 gradientUnused;
  vec3 transformed = position * (1.0 - ${DENT} * dent(position, gradientUnused));
  vPole = sign(pole.x) * (abs(pole.x) > 1.5 ? position.x : position.z);
  vRevealed = pole.y;
`;
/** Training aid: north is a red end with a white ring, south a blue one; the ring tells them apart without colour. */
const POLES = /* glsl */ `
  float reach = abs(vPole);
  vec3 north = mix(vec3(0.55, 0.05, 0.03), vec3(0.8), smoothstep(0.70, 0.73, reach) - smoothstep(0.84, 0.87, reach));
  vec3 south = vec3(0.03, 0.14, 0.50);
  // They light up as they are revealed, starting from the end of the pole.
  float there = smoothstep(1.02 - 0.66 * vRevealed, 1.09 - 0.66 * vRevealed, reach);
  outgoingLight += there * (1.0 + 2.0 * vRevealed * (1.0 - vRevealed)) * (vPole > 0.0 ? north : south);
`;

export class Stones {
  private readonly mesh: InstancedMesh<BufferGeometry, Material>;
  private readonly poles: InstancedBufferAttribute;
  private readonly characters: InstancedBufferAttribute;
  private readonly own: Float32Array;
  private readonly matrix = new Matrix4();

  constructor(
    scene: Scene,
    private readonly roster: Roster,
    geometry: BufferGeometry,
    material: StoneMaterial,
    shadows: boolean,
  ) {
    const count = roster.names.length;
    this.own = Float32Array.from(
      roster.names.flatMap((name) => {
        const next = character(name);
        return [0.4 + next(), 0.4 + next(), 0.4 + next()];
      }),
    );
    this.characters = new InstancedBufferAttribute(new Float32Array(3 * count), 3).setUsage(DynamicDrawUsage);
    this.poles = new InstancedBufferAttribute(new Float32Array(2 * count), 2).setUsage(DynamicDrawUsage);
    const shape = geometry.clone();
    shape.setAttribute('character', this.characters);
    shape.setAttribute('pole', this.poles);
    individual(material);
    this.mesh = new InstancedMesh<BufferGeometry, Material>(shape, material, count);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.frustumCulled = false;
    this.mesh.castShadow = shadows;
    this.mesh.receiveShadow = shadows;
    scene.add(this.mesh);
  }

  /** `time` (s) sets the phase of the trembling; null: nothing trembles (reduced motion). */
  show(picture: Picture, time: number | null, heldSize: HeldSize): void {
    const { names, sizes } = this.roster;
    let drawn = 0;
    for (let i = 0; i < names.length; i++) {
      if (!picture.present[i]) continue;
      const [long, wide, high] = sizes[i] as readonly [number, number, number];
      const larger = heldSize.of(i);
      const size = [larger * long, larger * wide, larger * high] as const;
      const shake = time !== null && picture.trembling[i] ? time : 0;
      place(this.matrix, picture, i, size, shake);
      this.matrix.toArray(this.mesh.instanceMatrix.array, 16 * drawn);
      for (let k = 0; k < 3; k++) this.characters.array[3 * drawn + k] = this.own[3 * i + k] as number;
      this.poles.array[2 * drawn] = pole(picture.north[i] ?? 0, (names[i] as string).startsWith('s'));
      this.poles.array[2 * drawn + 1] = revealedAt(picture.revealed, picture.at[3 * i] as number, picture.at[3 * i + 1] as number);
      drawn++;
    }
    this.mesh.count = drawn;
    this.mesh.instanceMatrix.needsUpdate = true;
    this.characters.needsUpdate = true;
    this.poles.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}

/** +1/−1: face a (a stone's third axis) is north/south; ±2 the same for a spinner's first axis; 0: nobody knows. */
function pole(north: number, spinner: boolean): number {
  if (north === 0) return 0;
  return (north === 1 ? 1 : -1) * (spinner ? 2 : 1);
}

/** The matrix that makes the unit sphere this magnet. */
export function place(
  into: Matrix4,
  picture: Pick<Picture, 'at' | 'turn'>,
  i: number,
  size: readonly [number, number, number],
  shake: number,
): void {
  const { at, turn } = picture;
  let w = turn[4 * i] as number;
  let x = turn[4 * i + 1] as number;
  let y = turn[4 * i + 2] as number;
  const z = turn[4 * i + 3] as number;
  let px = at[3 * i] as number;
  let py = at[3 * i + 1] as number;
  if (shake) {
    const phase = 97 * shake + 2.4 * i;
    px += SHAKE * Math.sin(phase);
    py += SHAKE * Math.cos(1.3 * phase);
    // Rocking: a small turn about the horizontal axis (cos φ, sin φ).
    const rock = 0.5 * SHAKE_TURN * Math.sin(1.1 * phase);
    const [bx, by] = [rock * Math.cos(i), rock * Math.sin(i)];
    const old = [w, x, y] as const;
    w = old[0] - bx * old[1] - by * old[2];
    x = old[1] + bx * old[0] + by * z;
    y = old[2] + by * old[0] - bx * z;
  }
  const [a, b, c] = [size[0] / 2, size[1] / 2, size[2] / 2];
  into.set(
    a * (1 - 2 * (y * y + z * z)), b * 2 * (x * y - w * z), c * 2 * (x * z + w * y), px,
    a * 2 * (x * y + w * z), b * (1 - 2 * (x * x + z * z)), c * 2 * (y * z - w * x), py,
    a * 2 * (x * z - w * y), b * 2 * (y * z + w * x), c * (1 - 2 * (x * x + y * y)), at[3 * i + 2] as number,
    0, 0, 0, 1,
  ); // prettier-ignore
}

/** Make a material vary from stone to stone. */
function individual(material: StoneMaterial): void {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${WAVES}`)
      .replace('#include <beginnormal_vertex>', DENTED_NORMAL)
      .replace('#include <begin_vertex>', DENTED_POSITION);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying float vPole;\nvarying float vRevealed;')
      .replace('#include <opaque_fragment>', `${POLES}\n#include <opaque_fragment>`);
  };
  material.customProgramCacheKey = () => 'individual-stone';
}

/** The grey of polished hematite: the share of light that it reflects. */
export const HEMATITE = new Color(0x7d7f85);

/** Cords on the 3D table: two strands of two colours, twisted. */

import {
  BufferAttribute,
  BufferGeometry,
  DataTexture,
  DynamicDrawUsage,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  RepeatWrapping,
  SRGBColorSpace,
  Vector2,
  type Material,
  type MeshMatcapMaterial,
  type MeshStandardMaterial,
  type Scene,
} from 'three';
import { layTube, liftAtCrossings, makeTube, type Tube } from './rope';

/** Texels of the pattern: round the cord and along it. */
const WIDE = 64;
const HIGH = 64;
/** Linen and hemp; each further cord has a pair of its own, which differs in lightness as well as in hue. */
const COLOURS: readonly (readonly [number, number])[] = [
  [0xefe2bd, 0xb98f4b],
  [0xd8dde2, 0x5d7486],
  [0xe9c9b4, 0x8e4a3a],
  [0xd6e0c4, 0x667a45],
  [0xe6d3e2, 0x7b5a80],
  [0xcfe6e3, 0x3f7774],
  [0xf2e08c, 0x6b5a1e],
  [0xcfcfcf, 0x4a4a4a],
];

type RopeMaterial = MeshStandardMaterial | MeshMatcapMaterial;

/** Draws all cords; the geometry is rebuilt only for those that moved. */
export class DrawnCords {
  private readonly tubes: { tube: Tube; mesh: Mesh<BufferGeometry, Material>; known: Float32Array }[] = [];
  private readonly bumps = texture(twistNormals());

  constructor(
    private readonly scene: Scene,
    private readonly material: () => RopeMaterial,
    private readonly shadows: boolean,
  ) {}

  /** Whether anything changed. */
  show(lines: readonly Float32Array[]): boolean {
    while (this.tubes.length > lines.length) this.drop();
    const moved = lines.some((line, i) => !same(line, this.tubes[i]?.known));
    if (!moved) return false;
    const lifts = liftAtCrossings(lines);
    lines.forEach((line, i) => this.lay(i, line, lifts[i] as Float32Array));
    return true;
  }

  private lay(index: number, line: Float32Array, lift: Float32Array): void {
    const nodes = line.length / 2;
    if (this.tubes[index] && this.tubes[index].tube.nodes !== nodes)
      while (this.tubes.length > index) this.drop();
    const entry = (this.tubes[index] ??= this.make(index, nodes));
    entry.known.set(line);
    layTube(entry.tube, line, lift);
    entry.mesh.geometry.getAttribute('position').needsUpdate = true;
    entry.mesh.geometry.getAttribute('normal').needsUpdate = true;
  }

  private make(index: number, nodes: number): { tube: Tube; mesh: Mesh<BufferGeometry, Material>; known: Float32Array } {
    const tube = makeTube(nodes);
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(tube.positions, 3).setUsage(DynamicDrawUsage));
    geometry.setAttribute('normal', new BufferAttribute(tube.normals, 3).setUsage(DynamicDrawUsage));
    geometry.setAttribute('uv', new BufferAttribute(tube.uvs, 2));
    geometry.setIndex(new BufferAttribute(tube.indices, 1));
    const material = this.material();
    const [light, dark] = COLOURS[index % COLOURS.length] as readonly [number, number];
    material.map = texture(twistColours(light, dark), true);
    material.normalMap = this.bumps;
    material.normalScale = new Vector2(1, 1);
    const mesh = new Mesh<BufferGeometry, Material>(geometry, material);
    mesh.frustumCulled = false;
    mesh.castShadow = this.shadows;
    mesh.receiveShadow = this.shadows;
    this.scene.add(mesh);
    return { tube, mesh, known: new Float32Array(2 * nodes) };
  }

  private drop(): void {
    const last = this.tubes.pop();
    if (!last) return;
    this.scene.remove(last.mesh);
    last.mesh.geometry.dispose();
    (last.mesh.material as RopeMaterial).map?.dispose();
    last.mesh.material.dispose();
  }

  dispose(): void {
    while (this.tubes.length) this.drop();
    this.bumps.dispose();
  }
}

function same(line: Float32Array, known: Float32Array | undefined): boolean {
  if (!known || known.length !== line.length) return false;
  for (let i = 0; i < line.length; i++) if (line[i] !== known[i]) return false;
  return true;
}

/** Where across a strand a texel lies (0 and 1 are the furrows beside it), and which of the two strands it is. */
function strand(column: number, row: number): [number, number] {
  const phase = (2 * column) / WIDE + (2 * row) / HIGH;
  return [phase % 1, Math.floor(phase) % 2];
}

/** Height of the rope above its core: two round strands, each of fine fibres. */
function height(column: number, row: number): number {
  const [across] = strand(column, row);
  const round = Math.sqrt(Math.max(0, 1 - (2 * across - 1) ** 2));
  const fibre = Math.sin(2 * Math.PI * (5 * across - (4 * row) / HIGH));
  return round + 0.05 * fibre;
}

function twistNormals(): Uint8Array {
  const data = new Uint8Array(4 * WIDE * HIGH);
  const slope = 3.2;
  for (let row = 0, i = 0; row < HIGH; row++)
    for (let column = 0; column < WIDE; column++) {
      const dx = (height(column + 0.5, row) - height(column + WIDE - 0.5, row)) * slope;
      const dy = (height(column, row + 0.5) - height(column, row + HIGH - 0.5)) * slope;
      const length = Math.hypot(dx, dy, 1);
      for (const part of [-dx, -dy, 1]) data[i++] = Math.round(127.5 + (127.5 * part) / length);
      data[i++] = 255;
    }
  return data;
}

function twistColours(light: number, dark: number): Uint8Array {
  const data = new Uint8Array(4 * WIDE * HIGH);
  for (let row = 0, i = 0; row < HIGH; row++)
    for (let column = 0; column < WIDE; column++) {
      const [across, which] = strand(column, row);
      const colour = which ? dark : light;
      // The furrow between the strands is darker.
      const depth = 0.32 + 0.68 * Math.min(1, 1.25 * Math.sqrt(Math.max(0, 1 - (2 * across - 1) ** 2)));
      const fibre = 1 + 0.07 * Math.sin(2 * Math.PI * (5 * across - (4 * row) / HIGH));
      for (const shift of [16, 8, 0]) data[i++] = Math.min(255, ((colour >> shift) & 255) * depth * fibre);
      data[i++] = 255;
    }
  return data;
}

function texture(data: Uint8Array, colour = false): DataTexture {
  const made = new DataTexture(data, WIDE, HIGH);
  made.wrapS = made.wrapT = RepeatWrapping;
  made.magFilter = LinearFilter;
  made.minFilter = LinearMipmapLinearFilter;
  made.generateMipmaps = true;
  made.anisotropy = 4;
  if (colour) made.colorSpace = SRGBColorSpace;
  made.needsUpdate = true;
  return made;
}

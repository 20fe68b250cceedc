/** Training aids on the 3D table: field lines and the danger map, both computed elsewhere. */

import {
  BufferGeometry,
  DataTexture,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  RGFormat,
  ShaderMaterial,
  type Scene,
} from 'three';
import { dangerSheet } from './danger-sheet';
import type { DangerMap, FieldLines, Picture } from './picture';

/** mm: half the thickness of a field line. */
const RADIUS = 0.55;
const SIDES = 3;

const SHEET_VERTEX = /* glsl */ `
  varying vec2 vAt;
  void main() { vAt = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }
`;
/**
 * Four bands, the steps of `dangerStep`, with dark lines between them and white hatching on the worst: they can be told
 * apart without colour, and on wood. The flat table paints the same (flat-danger.ts).
 */
const SHEET_FRAGMENT = /* glsl */ `
  varying vec2 vAt;
  uniform sampler2D values;
  uniform vec2 cells;
  void main() {
    vec2 told = texture2D(values, vAt).rg;
    if (told.g < 0.5) discard;
    float step4 = told.r * 4.0;
    float band = min(3.0, floor(step4));
    vec3 colour = band < 0.5 ? vec3(0.45, 0.95, 0.62) : band < 1.5 ? vec3(1.0, 0.90, 0.35) : band < 2.5 ? vec3(1.0, 0.46, 0.08) : vec3(0.82, 0.04, 0.10);
    float border = 1.0 - smoothstep(0.9, 1.6, abs(step4 - clamp(floor(step4 + 0.5), 1.0, 3.0)) / max(1e-3, fwidth(step4)));
    vec2 at = vAt * cells;
    float hatch = band > 2.5 ? smoothstep(0.30, 0.36, abs(fract((at.x + at.y) * 0.5) - 0.5)) : 0.0;
    colour = mix(mix(colour, vec3(1.0), 0.75 * hatch), vec3(0.08, 0.03, 0.02), border);
    gl_FragColor = vec4(colour, mix(0.3 + 0.11 * band, 0.95, border) * smoothstep(0.5, 0.75, told.g));
  }
`;

export class DrawnAids {
  private readonly group = new Group();
  private readonly light = new MeshBasicMaterial({ color: 0xcdeaff, side: DoubleSide, toneMapped: false });
  private lines: FieldLines = [];
  private danger: DangerMap | null = null;
  private drawn: Mesh<BufferGeometry, MeshBasicMaterial> | null = null;
  private sheet: Mesh<PlaneGeometry, ShaderMaterial> | null = null;

  constructor(scene: Scene) {
    scene.add(this.group);
  }

  show(picture: Picture): void {
    if (picture.lines !== this.lines) this.showLines(picture.lines);
    if (picture.danger !== this.danger) this.showDanger(picture.danger);
  }

  private showLines(lines: FieldLines): void {
    this.lines = lines;
    this.drawn?.removeFromParent();
    this.drawn?.geometry.dispose();
    this.drawn = lines.length ? new Mesh(rods(lines), this.light) : null;
    if (!this.drawn) return;
    this.drawn.frustumCulled = false;
    this.group.add(this.drawn);
  }

  private showDanger(map: DangerMap | null): void {
    this.danger = map;
    this.dropSheet();
    if (!map) return;
    const values = new DataTexture(dangerSheet(map), map.columns, map.rows, RGFormat);
    values.magFilter = values.minFilter = LinearFilter;
    values.unpackAlignment = 1;
    values.needsUpdate = true;
    const [wide, deep] = [map.columns * map.step, map.rows * map.step];
    this.sheet = new Mesh(
      new PlaneGeometry(wide, deep),
      new ShaderMaterial({
        uniforms: { values: { value: values }, cells: { value: [map.columns, map.rows] } },
        vertexShader: SHEET_VERTEX,
        fragmentShader: SHEET_FRAGMENT,
        transparent: true,
        depthWrite: false,
      }),
    );
    this.sheet.position.set(map.x + (wide - map.step) / 2, map.y + (deep - map.step) / 2, 0.2);
    this.group.add(this.sheet);
  }

  private dropSheet(): void {
    if (!this.sheet) return;
    this.sheet.removeFromParent();
    this.sheet.geometry.dispose();
    (this.sheet.material.uniforms.values?.value as DataTexture).dispose();
    this.sheet.material.dispose();
    this.sheet = null;
  }

  dispose(): void {
    this.showLines([]);
    this.dropSheet();
    this.light.dispose();
    this.group.removeFromParent();
  }
}

/** Field lines as thin three-sided rods in one geometry: graphics drivers draw plain lines only one pixel wide. */
function rods(lines: FieldLines): BufferGeometry {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const points of lines) addRod(points, positions, indices);
  const body = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(positions, 3));
  body.setIndex(indices);
  return body;
}

function addRod(points: Float32Array, positions: number[], indices: number[]): void {
  const count = points.length / 3;
  const first = positions.length / 3;
  for (let k = 0; k < count; k++) {
    const [from, to] = [3 * Math.max(0, k - 1), 3 * Math.min(count - 1, k + 1)];
    const [x, y, z] = [points[3 * k] as number, points[3 * k + 1] as number, points[3 * k + 2] as number];
    const [dx, dy] = [(points[to] as number) - (points[from] as number), (points[to + 1] as number) - (points[from + 1] as number)];
    // Perpendicular to the line as seen from above; for a line that goes straight up any direction will do.
    const level = Math.hypot(dx, dy);
    const [ax, ay] = level > 1e-3 ? [-dy / level, dx / level] : [1, 0];
    positions.push(x + RADIUS * ax, y + RADIUS * ay, z, x - RADIUS * ax, y - RADIUS * ay, z, x, y, z + RADIUS);
    if (k === 0) continue;
    const here = first + SIDES * k;
    for (let side = 0; side < SIDES; side++) {
      const next = (side + 1) % SIDES;
      indices.push(here - SIDES + side, here + side, here - SIDES + next, here + side, here + next, here - SIDES + next);
    }
  }
}

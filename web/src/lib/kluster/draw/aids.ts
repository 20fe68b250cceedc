/** Training aids on the 3D table: field lines and the danger map. Both are given, nothing is computed here. */

import {
  BufferGeometry,
  DataTexture,
  Float32BufferAttribute,
  Group,
  LinearFilter,
  Line,
  LineBasicMaterial,
  Mesh,
  PlaneGeometry,
  RedFormat,
  ShaderMaterial,
  type Scene,
} from 'three';
import type { DangerMap, FieldLines, Picture } from './picture';

const SHEET_VERTEX = /* glsl */ `
  varying vec2 vAt;
  void main() { vAt = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }
`;
/** Hatching grows denser with danger, so that it does not hang on colour. */
const SHEET_FRAGMENT = /* glsl */ `
  varying vec2 vAt;
  uniform sampler2D values;
  uniform vec2 cells;
  void main() {
    float risk = texture2D(values, vAt).r;
    if (risk < 0.02) discard;
    vec2 at = vAt * cells * 2.0;
    float hatch = smoothstep(0.15, 0.0, abs(fract((at.x + at.y) * mix(0.25, 1.0, step(0.5, risk))) - 0.5) - 0.5 * risk);
    vec3 colour = mix(vec3(1.0, 0.82, 0.25), vec3(0.95, 0.16, 0.08), smoothstep(0.15, 0.85, risk));
    gl_FragColor = vec4(colour, (0.14 + 0.30 * hatch) * smoothstep(0.0, 0.25, risk));
  }
`;

export class Aids {
  private readonly group = new Group();
  private readonly thin = new LineBasicMaterial({ color: 0x9fd0ff, transparent: true, opacity: 0.35 });
  private lines: FieldLines = [];
  private danger: DangerMap | null = null;
  private drawn: Line[] = [];
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
    for (const line of this.drawn) {
      line.removeFromParent();
      line.geometry.dispose();
    }
    this.drawn = lines.map((points) => {
      const line = new Line(new BufferGeometry().setAttribute('position', new Float32BufferAttribute(points, 3)), this.thin);
      this.group.add(line);
      return line;
    });
  }

  private showDanger(map: DangerMap | null): void {
    this.danger = map;
    this.dropSheet();
    if (!map) return;
    const values = new DataTexture(map.values, map.columns, map.rows, RedFormat);
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
    this.thin.dispose();
    this.group.removeFromParent();
  }
}

/** The 3D table: room, light, table top, cords and stones, drawn only when something has changed. */

import {
  ACESFilmicToneMapping,
  Color,
  DirectionalLight,
  HemisphereLight,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  Raycaster,
  Scene,
  SpotLight,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Texture,
} from 'three';
import { FIELD, Orbit, TOP, type Covered, type FramedDisc } from './orbit';
import { KEY } from './painted-light';
import type { Picture, Roster, Surface } from './picture';
import { PIXELS, type Tier } from './quality';
import { studio } from './studio';
import { Tabletop } from './tabletop';
import { Things } from './things';
import type { TableView } from './view';

const DARK = 0x120d0a;
/** The table top as a multiple of what is framed, even when it grows because a cord has left it. */
const BEYOND = 1.3;

interface SceneOptions {
  roster: Roster;
  surface: Surface;
  tier: Tier;
}

/** What the graphics driver calls itself; null: there is no WebGL here. */
export function driver(): string | null {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return null;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

export class TableScene implements TableView {
  readonly tier: Tier;
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera((FIELD * 180) / Math.PI, 1, 10, 8000);
  private readonly orbit = new Orbit();
  private readonly things: Things;
  private readonly key: SpotLight | null;
  private readonly loose: { dispose(): void }[] = [];
  private table: Tabletop | null = null;
  private framed: FramedDisc = { x: 0, y: 0, radius: 200 };
  private size = { width: 1, height: 1 };
  private picture: Picture | null = null;
  private changed = true;
  private time = 0;
  private reduced = false;

  constructor(
    readonly canvas: HTMLCanvasElement,
    private readonly options: SceneOptions,
  ) {
    const { roster, tier } = options;
    this.tier = tier;
    this.renderer = new WebGLRenderer({ canvas, antialias: tier !== 'low', powerPreference: 'high-performance' });
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = 1;
    this.renderer.shadowMap.enabled = tier !== 'low';
    this.renderer.shadowMap.type = PCFShadowMap;
    this.scene.background = new Color(DARK);
    this.key = this.light(tier);
    this.things = new Things(this.scene, roster, tier, options.surface);
  }

  private light(tier: Tier): SpotLight | null {
    if (tier === 'low') return null;
    const reflections: Texture = studio(this.renderer, this.options.surface, tier === 'high' ? 512 : 128);
    this.loose.push(reflections);
    this.scene.environment = reflections;
    this.scene.environmentIntensity = 0.9;
    this.scene.add(new HemisphereLight(0xffe9d0, 0x2a140a, 0.25));
    const fill = new DirectionalLight(0xcfe0ff, 0.28);
    fill.position.set(700, -300, 800);
    this.scene.add(fill);
    // No decay: the scene is in millimetres, and the lamp must be equally bright at any distance.
    const key = new SpotLight(KEY.colour, KEY.strength, 0, 0.5, 1, 0);
    key.castShadow = true;
    key.shadow.mapSize.setScalar(tier === 'high' ? 4096 : 1024);
    key.shadow.radius = tier === 'high' ? 7 : 3;
    key.shadow.bias = -0.0004;
    key.shadow.normalBias = 0.25;
    this.scene.add(key, key.target);
    return key;
  }

  frame(what: FramedDisc): void {
    this.framed = what;
    this.fit();
    const reach = this.table ? this.table.disc.radius - Math.hypot(what.x - this.table.disc.x, what.y - this.table.disc.y) : 0;
    if (this.table && reach >= what.radius) return;
    this.table?.dispose();
    const disc = { x: what.x, y: what.y, radius: what.radius * BEYOND };
    this.table = new Tabletop(this.renderer, this.options.surface, this.tier, disc);
    this.scene.add(this.table.group);
    this.aim(disc);
  }

  /** The key light comes from behind on the left and just covers the table, which darkens towards its rim. */
  private aim({ x, y, radius }: FramedDisc): void {
    if (!this.key) return;
    const far = radius * Math.hypot(...KEY.at);
    this.key.position.set(x + KEY.at[0] * radius, y + KEY.at[1] * radius, KEY.at[2] * radius);
    this.key.target.position.set(x, y, 0);
    this.key.angle = Math.atan((KEY.reach * radius) / far);
    const { camera } = this.key.shadow;
    camera.near = far - 1.6 * radius;
    camera.far = far + 1.6 * radius;
    this.changed = true;
  }

  private fit(covered?: Covered): void {
    this.orbit.fit(this.framed, this.size.width / this.size.height, covered);
    this.place();
    this.changed = true;
  }

  private place(): void {
    const { camera, orbit } = this;
    camera.aspect = this.size.width / this.size.height;
    camera.position.set(...orbit.eye);
    camera.up.set(...orbit.up);
    camera.lookAt(...orbit.target);
    camera.near = orbit.reach / 20;
    camera.far = orbit.reach * 6;
    const { width, height } = this.size;
    camera.setViewOffset(width, height, 0, orbit.lens * height, width, height);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }

  resize(width: number, height: number, covered?: Covered): void {
    this.size = { width: Math.max(1, width), height: Math.max(1, height) };
    const pixels = this.tier === 'low' ? PIXELS.low : Math.min(globalThis.devicePixelRatio, PIXELS[this.tier]);
    this.renderer.setPixelRatio(pixels);
    this.renderer.setSize(this.size.width, this.size.height, false);
    this.fit(covered);
  }

  show(picture: Picture): void {
    this.picture = picture;
    this.changed = true;
  }

  draw(seconds: number): boolean {
    this.time += seconds;
    if (this.orbit.advance(seconds, this.reduced)) {
      this.place();
      this.changed = true;
    }
    if (!this.changed) return false;
    this.changed = false;
    const { picture } = this;
    if (picture) {
      const changing = this.things.show(picture, this.reduced ? null : this.time, this.scale, this.reduced ? 1 : seconds);
      // Trembling magnets must be redrawn even if nothing else happens.
      if (changing || (!this.reduced && picture.trembling.includes(1))) this.changed = true;
    }
    this.renderer.render(this.scene, this.camera);
    return true;
  }

  spot(x: number, y: number): { x: number; y: number } | null {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2((2 * x) / this.size.width - 1, 1 - (2 * y) / this.size.height), this.camera);
    const hit = ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1)), new Vector3());
    return hit && { x: hit.x, y: hit.y };
  }

  onCanvas(x: number, y: number): { x: number; y: number } {
    const point = new Vector3(x, y, 0).project(this.camera);
    return { x: ((point.x + 1) / 2) * this.size.width, y: ((1 - point.y) / 2) * this.size.height };
  }

  get scale(): number {
    return this.size.height / (2 * Math.tan(FIELD / 2) * this.orbit.reach);
  }

  turn(around: number, above: number): void {
    this.orbit.turn(around, above);
  }

  zoom(factor: number): void {
    this.orbit.zoom(factor);
  }

  lean(towards: { x: number; y: number } | null): void {
    this.orbit.lean(this.reduced ? null : towards);
  }

  sit(around: number): void {
    this.orbit.sit(around);
    this.place();
    this.changed = true;
  }

  lookFromAbove(above: boolean): void {
    this.orbit.look(above ? TOP : this.orbit.usual, this.reduced);
    this.changed = true;
  }

  get fromAbove(): boolean {
    return this.orbit.fromAbove;
  }

  get heading(): number {
    return this.orbit.heading;
  }

  reduceMotion(reduced: boolean): void {
    this.reduced = reduced;
  }

  dispose(): void {
    this.things.dispose();
    this.table?.dispose();
    for (const thing of this.loose) thing.dispose();
    this.key?.shadow.dispose();
    this.renderer.dispose();
  }
}

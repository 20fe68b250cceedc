/** What a hand shows on the 3D table: where the magnet would land, the line down to it, the tug, the ghost. */

import {
  BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  Group,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  ShaderMaterial,
  SphereGeometry,
  Vector2,
  Vector3,
  type Scene,
} from 'three';
import type { Triple } from '../magnet';
import { arrowLength } from '../tug';
import { heatColour } from './heat';
import type { Ghost, Picture, Roster } from './picture';
import { place } from './stones';

/** mm: how far the quad on which the ring is drawn extends beyond the outline. */
const ROOM = 5;
/** mm: the greatest length of an arrow. */
const LONGEST = 105;

const RING_VERTEX = /* glsl */ `
  varying vec2 vAt;
  uniform vec2 extent;
  void main() {
    vAt = position.xy * (extent + ${ROOM}.0);
    gl_Position = projectionMatrix * modelViewMatrix * vec4(vAt, 0.0, 1.0);
  }
`;
/** A full ring: allowed, or another hand. Dashes and a cross: refused. Dots: not known yet. The colour shows the danger. */
const RING_FRAGMENT = /* glsl */ `
  varying vec2 vAt;
  uniform vec2 extent;
  uniform float release;
  uniform vec3 colour;
  uniform float heat;
  void main() {
    vec2 scaled = vAt / extent;
    float radius = length(scaled);
    float away = (radius - 1.0) * radius / max(1e-4, length(vAt / (extent * extent)));
    float wide = 0.55 + 0.5 * heat;
    float line = 1.0 - smoothstep(wide, wide + 0.5, abs(away - 1.4));
    float edge = (1.0 - smoothstep(wide + 0.4, wide + 1.0, abs(away - 1.4))) * 0.55;
    float glow = heat * heat * 0.6 * (1.0 - smoothstep(0.0, 3.6, abs(away - 1.4)));
    float round = atan(scaled.y, scaled.x) / 6.2832;
    float dashes = release > 0.5 ? 1.0 : smoothstep(0.40, 0.5, abs(fract(round * (release < -0.5 ? 12.0 : 24.0)) - 0.5) * 2.0 + (release < -0.5 ? 0.1 : 0.0));
    float fill = (1.0 - smoothstep(-0.6, 0.2, away)) * (0.16 + 0.2 * heat);
    float cross = release < -0.5 ? (1.0 - smoothstep(0.5, 0.9, min(abs(vAt.x - vAt.y), abs(vAt.x + vAt.y)) * 0.7071)) * step(radius, 0.75) : 0.0;
    float bright = max(max(line * dashes, fill), max(cross, glow));
    float shade = max(bright, edge * dashes);
    if (shade < 0.01) discard;
    // A dark edge sets the ring off from light wood.
    gl_FragColor = vec4(colour * (bright / shade), shade * 0.95);
  }
`;
const RELEASE = { allowed: 1, seen: 1, unknown: 0, refused: -1 } as const;

export class Marks {
  private readonly ring: Mesh<PlaneGeometry, ShaderMaterial>;
  private readonly thread: Line<BufferGeometry, LineBasicMaterial>;
  private readonly arrow = new Group();
  private readonly arrowColour = new MeshBasicMaterial({ transparent: true, opacity: 0.92 });
  private readonly shaft: Mesh;
  private readonly head: Mesh;
  private readonly ghost: Mesh<SphereGeometry, MeshBasicMaterial>;
  private readonly advised: Mesh<SphereGeometry, MeshBasicMaterial>[] = [];
  private readonly all = new Group();

  constructor(
    scene: Scene,
    private readonly roster: Roster,
  ) {
    this.ring = new Mesh(
      new PlaneGeometry(2, 2),
      new ShaderMaterial({
        uniforms: {
          extent: { value: new Vector2(9, 8) },
          release: { value: 0 },
          colour: { value: new Vector3(1, 1, 1) },
          heat: { value: 0 },
        },
        vertexShader: RING_VERTEX,
        fragmentShader: RING_FRAGMENT,
        transparent: true,
        depthWrite: false,
      }),
    );
    this.ring.renderOrder = 2;
    this.ring.frustumCulled = false;
    const points = new BufferGeometry().setAttribute('position', new Float32BufferAttribute([0, 0, 0, 0, 0, 1], 3));
    this.thread = new Line(points, new LineBasicMaterial({ color: 0xfff3d6, transparent: true, opacity: 0.75 }));
    this.thread.frustumCulled = false;
    this.shaft = new Mesh(new CylinderGeometry(0.9, 0.9, 1, 12), this.arrowColour);
    this.head = new Mesh(new ConeGeometry(3, 7, 16), this.arrowColour);
    this.arrow.add(this.shaft, this.head);
    this.ghost = new Mesh(
      new SphereGeometry(1, 32, 24),
      new MeshBasicMaterial({ color: 0xbfd0ff, transparent: true, opacity: 0.34, depthWrite: false }),
    );
    this.ghost.matrixAutoUpdate = false;
    this.ghost.frustumCulled = false;
    this.all.add(this.ring, this.thread, this.arrow, this.ghost);
    scene.add(this.all);
  }

  show(picture: Picture): void {
    this.showLanding(picture);
    this.showTug(picture);
    this.showGhost(picture);
    this.showAdvised(picture);
  }

  private showLanding({ landing, at, held, heat }: Picture): void {
    this.ring.visible = landing !== null;
    this.thread.visible = landing !== null && held >= 0;
    if (!landing) return;
    const { uniforms } = this.ring.material;
    (uniforms['extent'] as { value: Vector2 }).value.set(landing.outline.long, landing.outline.short);
    (uniforms['colour'] as { value: Vector3 }).value.set(...heatColour(heat));
    (uniforms['release'] as { value: number }).value = RELEASE[landing.release];
    (uniforms['heat'] as { value: number }).value = heat ?? 0;
    this.ring.position.set(landing.x, landing.y, 0.3);
    this.ring.rotation.z = landing.outline.along;
    this.thread.position.set(landing.x, landing.y, 0.3);
    this.thread.scale.z = Math.max(0.1, (at[3 * held + 2] ?? 0) - 1);
  }

  /** The horizontal part of the tug, against which the fingers must hold. */
  private showTug({ tug, heat, at, held }: Picture): void {
    const level = tug === null ? 0 : Math.hypot(tug[0], tug[1]);
    const length = arrowLength(level);
    this.arrow.visible = tug !== null && held >= 0 && length > 1.5;
    if (!this.arrow.visible || !tug) return;
    const size = this.roster.sizes[held] as Triple;
    const start = 0.55 * Math.max(size[0], size[1]);
    this.arrowColour.color.setRGB(...heatColour(heat));
    const shown = Math.min(length, LONGEST);
    this.shaft.scale.y = shown;
    this.shaft.position.y = start + shown / 2;
    this.head.position.y = start + shown + 3;
    this.arrow.position.set(at[3 * held] as number, at[3 * held + 1] as number, at[3 * held + 2] as number);
    this.arrow.quaternion.setFromUnitVectors(UP, new Vector3(tug[0] / level, tug[1] / level, 0));
  }

  private showGhost({ ghost }: Picture): void {
    this.ghost.visible = ghost !== null;
    if (!ghost) return;
    this.placeGhost(this.ghost, ghost);
  }

  private placeGhost(shape: Mesh, ghost: Ghost): void {
    const alone = { at: Float32Array.from(ghost.at), turn: Float32Array.from(ghost.turn) };
    place(shape.matrix, alone, 0, this.roster.sizes[ghost.magnet] as Triple, 0);
    shape.matrixWorldNeedsUpdate = true;
  }

  /** Advised places: pale bodies the size of the magnets. */
  private showAdvised({ advised }: Picture): void {
    while (this.advised.length < advised.length) {
      const shape = new Mesh(
        new SphereGeometry(1, 32, 24),
        new MeshBasicMaterial({ color: 0x7dffb4, transparent: true, opacity: 0.78, depthWrite: false, toneMapped: false }),
      );
      shape.matrixAutoUpdate = false;
      shape.frustumCulled = false;
      this.advised.push(shape);
      this.all.add(shape);
    }
    this.advised.forEach((shape, i) => {
      const ghost = advised[i];
      shape.visible = ghost !== undefined;
      if (ghost) this.placeGhost(shape, ghost);
    });
  }

  dispose(): void {
    this.all.removeFromParent();
    this.all.traverse((part) => {
      if (part instanceof Mesh || part instanceof Line) {
        part.geometry.dispose();
        part.material.dispose();
      }
    });
  }
}

const UP = new Vector3(0, 1, 0);

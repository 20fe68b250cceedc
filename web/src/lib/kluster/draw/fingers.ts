/** A pair of fingertips on the 3D table: how everybody sees a hand that holds a magnet or a cord. */

import { CapsuleGeometry, Group, Matrix4, Mesh, type MeshMatcapMaterial, type MeshStandardMaterial, type Scene, SphereGeometry, Vector3 } from 'three';
import { outline, reach, type Triple } from '../magnet';
import { type Picture, type Roster, turnOf } from './picture';

/** mm: half the thickness of a fingertip, and the length that is drawn. */
const THICK = 5.4;
const LONG = 26;
/** mm: the least height of the middle of a fingertip, so that it does not go through the table. */
const LOWEST = 5.5;
/** How far the fingers lean outwards and upwards from tip to base: little, or one would look at their cut ends. */
const OUTWARDS = 0.42;
const UPWARDS = 0.3;

export class Fingers {
  private readonly all = new Group();
  private readonly tips: Group[];
  private readonly across = new Vector3();
  private readonly along = new Vector3();
  private readonly above = new Vector3();
  private readonly basis = new Matrix4();

  constructor(
    scene: Scene,
    private readonly roster: Roster,
    private readonly skin: MeshStandardMaterial | MeshMatcapMaterial,
    private readonly nail: MeshStandardMaterial | MeshMatcapMaterial,
    shadows: boolean,
  ) {
    const finger = new CapsuleGeometry(THICK, LONG, 8, 18).translate(0, LONG / 2, 0);
    const end = new SphereGeometry(1, 18, 12).scale(0.66 * THICK, 0.8 * THICK, 0.32 * THICK).translate(0, 0.5, 0.78 * THICK);
    this.tips = [0, 1].map(() => {
      const tip = new Group().add(new Mesh(finger, skin), new Mesh(end, nail));
      for (const part of tip.children) part.castShadow = shadows;
      return tip;
    });
    this.all.add(...this.tips);
    scene.add(this.all);
  }

  /** `larger`: the scale at which the held magnet is drawn. */
  show(picture: Picture, larger: number): void {
    const { held, present, at, grabbed, handFrom } = picture;
    const cord = grabbed[0];
    const holds = held >= 0 && present[held] === 1;
    this.all.visible = holds || cord !== undefined;
    if (holds) {
      const shape = outline(this.roster.sizes[held] as Triple, turnOf(picture, held));
      const apart = (reach(shape, handFrom) + 0.6 * THICK) * larger;
      this.place(at[3 * held] as number, at[3 * held + 1] as number, at[3 * held + 2] as number, apart, handFrom);
    } else if (cord) this.place(cord.x, cord.y, LOWEST, THICK + 1.5, handFrom);
  }

  /** On both sides of a spot, as seen from where the hand comes from; nails up. */
  private place(x: number, y: number, z: number, apart: number, from: number): void {
    const [sine, cosine] = [Math.sin(from), Math.cos(from)];
    this.tips.forEach((tip, k) => {
      const side = k ? 1 : -1;
      this.along.set(side * OUTWARDS * cosine + sine, side * OUTWARDS * sine - cosine, UPWARDS).normalize();
      this.across.set(-this.along.y, this.along.x, 0).normalize().negate();
      this.above.crossVectors(this.across, this.along);
      tip.quaternion.setFromRotationMatrix(this.basis.makeBasis(this.across, this.along, this.above));
      tip.position.set(x + side * apart * cosine, y + side * apart * sine, Math.max(LOWEST, z + 1));
    });
  }

  dispose(): void {
    this.all.removeFromParent();
    for (const part of this.tips[0]?.children ?? []) (part as Mesh).geometry.dispose();
    this.skin.dispose();
    this.nail.dispose();
  }
}

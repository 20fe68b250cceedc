/** A pair of fingertips on the 3D table: what everybody round a table sees of a hand that holds a magnet or a cord. */

import { CapsuleGeometry, Group, Mesh, MeshStandardMaterial, Quaternion, Vector3, type MeshMatcapMaterial, type Scene } from 'three';
import type { Triple } from '../magnet';
import type { Picture, Roster } from './picture';

/** mm: how thick a fingertip is, half, and how much of it is drawn. */
const THICK = 6;
const LONG = 24;
/** mm: the lowest that the middle of a fingertip goes, so that it does not reach through the table. */
const LOWEST = 5.5;
/** How far the fingers lean outwards and back to where they come from: little, or whoever sits there sees only their ends. */
const OUTWARDS = 0.1;
const BACK = 0.5;

export class Fingers {
  private readonly all = new Group();
  private readonly tips: Mesh[];
  private readonly up = new Vector3(0, 1, 0);
  private readonly lean = new Vector3();
  private readonly turn = new Quaternion();

  constructor(
    scene: Scene,
    private readonly roster: Roster,
    private readonly material: MeshStandardMaterial | MeshMatcapMaterial,
    shadows: boolean,
  ) {
    const geometry = new CapsuleGeometry(THICK, LONG, 6, 16);
    geometry.translate(0, LONG / 2, 0);
    this.tips = [0, 1].map(() => {
      const tip = new Mesh(geometry, material);
      tip.castShadow = shadows;
      return tip;
    });
    this.all.add(...this.tips);
    scene.add(this.all);
  }

  /** `larger`: how many times its size the held magnet is drawn. */
  show({ held, present, at, grabbed, handFrom }: Picture, larger: number): void {
    const cord = grabbed[0];
    const holds = held >= 0 && present[held] === 1;
    this.all.visible = holds || cord !== undefined;
    if (holds) {
      const size = this.roster.sizes[held] as Triple;
      const apart = (0.5 * Math.min(size[0], size[1]) + 0.6 * THICK) * larger;
      this.place(at[3 * held] as number, at[3 * held + 1] as number, at[3 * held + 2] as number, apart, handFrom);
    } else if (cord) this.place(cord.x, cord.y, LOWEST, THICK + 1.5, handFrom);
  }

  /** On both sides of a spot, as seen from where the hand comes from. */
  private place(x: number, y: number, z: number, apart: number, from: number): void {
    const [sine, cosine] = [Math.sin(from), Math.cos(from)];
    this.tips.forEach((tip, k) => {
      const side = k ? 1 : -1;
      tip.position.set(x + side * apart * cosine, y + side * apart * sine, Math.max(LOWEST, z + 1));
      this.lean.set(side * OUTWARDS * cosine + BACK * sine, side * OUTWARDS * sine - BACK * cosine, 1).normalize();
      tip.quaternion.copy(this.turn.setFromUnitVectors(this.up, this.lean));
    });
  }

  dispose(): void {
    this.all.removeFromParent();
    this.tips[0]?.geometry.dispose();
    this.material.dispose();
  }
}

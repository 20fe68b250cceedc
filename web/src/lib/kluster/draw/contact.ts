/** The soft dark patch under a stone, which fades as the stone is lifted. Drawn on every tier. */

import { Matrix4, type Scene } from 'three';
import { outline, type Quaternion, type Triple } from '../magnet';
import type { HeldSize } from './held-size';
import { KEY } from './painted-light';
import { type Picture, type Roster, turnOf } from './picture';
import { Spots } from './spots';

/** mm above the table: just enough to avoid flickering. */
const ABOVE = 0.12;
/** The size of a patch as a multiple of the outline, and the height (mm) at which its darkness has fallen to 1/e. */
const SPREAD = 1.5;
const FADING = 14;
/** A lifted stone has a shadow even where no lamp casts one: mm aside for each mm up, in the direction of the key light. */
const ASIDE = [-KEY.at[0] / KEY.at[2], -KEY.at[1] / KEY.at[2]] as const;
/** How dark such a shadow is, 0 to 1. */
const THROWN = 0.55;
/** rad: the outline of a lying stone is measured again only after it has turned this far. */
const TURNED = 0.02;

const DARKNESS = /* glsl */ `
  void main() {
    float away = length(vAt);
    float dark = vStrength * (0.62 * (1.0 - smoothstep(0.25, 1.0, away)) + 0.30 * (1.0 - smoothstep(0.1, 0.68, away)));
    gl_FragColor = vec4(0.02, 0.008, 0.0, dark);
  }
`;

export class ContactShadows {
  private readonly spots: Spots;
  private readonly shapes: { turn: Quaternion; long: number; short: number; along: number }[];
  private readonly matrix = new Matrix4();

  constructor(
    scene: Scene,
    private readonly roster: Roster,
    private readonly thrown: boolean,
  ) {
    this.spots = new Spots(scene, 2 * roster.names.length, 1, DARKNESS);
    this.shapes = roster.names.map(() => ({ turn: [0, 0, 0, 0], long: 0, short: 0, along: 0 }));
  }

  /** The shadow of a held magnet matches the size at which the magnet is drawn. */
  show(picture: Picture, heldSize: HeldSize): void {
    let drawn = 0;
    for (let i = 0; i < this.roster.names.length; i++) {
      if (!picture.present[i]) continue;
      const shape = this.shape(picture, i);
      const lifted = Math.max(0, (picture.at[3 * i + 2] as number) - shape.short);
      this.lay(drawn++, picture, i, SPREAD + lifted / 60, [0, 0], Math.exp(-lifted / FADING));
      if (!this.thrown || i !== picture.held) continue;
      const spread = heldSize.of(i) * (SPREAD + lifted / 60);
      this.lay(drawn++, picture, i, spread, [ASIDE[0] * lifted, ASIDE[1] * lifted], THROWN);
    }
    this.spots.show(drawn);
  }

  /** `spread`: the size of the patch as a multiple of the outline. */
  private lay(slot: number, picture: Picture, i: number, spread: number, aside: readonly [number, number], strength: number): void {
    const shape = this.shape(picture, i);
    const [cosine, sine] = [Math.cos(shape.along), Math.sin(shape.along)];
    const [long, short] = [shape.long * spread, shape.short * spread];
    this.matrix.set(
      long * cosine, -short * sine, 0, (picture.at[3 * i] as number) + aside[0],
      long * sine, short * cosine, 0, (picture.at[3 * i + 1] as number) + aside[1],
      0, 0, 1, ABOVE,
      0, 0, 0, 1,
    ); // prettier-ignore
    this.spots.lay(slot, this.matrix, strength);
  }

  private shape(picture: Picture, i: number) {
    const shape = this.shapes[i] as (typeof this.shapes)[number];
    const [w, x, y, z] = turnOf(picture, i);
    const same = shape.turn[0] * w + shape.turn[1] * x + shape.turn[2] * y + shape.turn[3] * z;
    if (Math.abs(same) < 1 - TURNED * TURNED) {
      shape.turn = [w, x, y, z];
      Object.assign(shape, outline(this.roster.sizes[i] as Triple, shape.turn));
    }
    return shape;
  }

  dispose(): void {
    this.spots.dispose();
  }
}

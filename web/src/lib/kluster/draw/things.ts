/** Everything on the 3D table but the table itself: what is done in JavaScript before the driver is asked to draw. */

import { MeshMatcapMaterial, MeshPhysicalMaterial, MeshStandardMaterial, SphereGeometry, type Scene } from 'three';
import { Aids } from './aids';
import { ContactShadows } from './contact';
import { Cords } from './cords';
import { Marks } from './marks';
import type { Picture, Roster } from './picture';
import type { Tier } from './quality';
import { HEMATITE, Stones } from './stones';
import { paintedBall } from './studio';

export class Things {
  private readonly stones: Stones;
  private readonly cords: Cords;
  private readonly contact: ContactShadows;
  private readonly marks: Marks;
  private readonly aids: Aids;

  constructor(scene: Scene, roster: Roster, tier: Tier) {
    const shadows = tier !== 'low';
    const ball = tier === 'high' ? new SphereGeometry(1, 56, 40) : new SphereGeometry(1, 32, 22);
    this.stones = new Stones(scene, roster, ball, stoneMaterial(tier), shadows);
    ball.dispose();
    this.cords = new Cords(scene, () => ropeMaterial(tier), shadows);
    this.contact = new ContactShadows(scene, roster);
    this.marks = new Marks(scene, roster);
    this.aids = new Aids(scene);
  }

  /** `time` in seconds is the phase of what trembles; null: nothing does. */
  show(picture: Picture, time: number | null): void {
    this.stones.show(picture, time);
    this.cords.show(picture.cords);
    this.contact.show(picture);
    this.marks.show(picture);
    this.aids.show(picture);
  }

  dispose(): void {
    for (const part of [this.stones, this.cords, this.contact, this.marks, this.aids]) part.dispose();
  }
}

function stoneMaterial(tier: Tier): MeshStandardMaterial | MeshMatcapMaterial {
  if (tier === 'low') return new MeshMatcapMaterial({ matcap: paintedBall([0.045, 0.045, 0.05], 1) });
  if (tier === 'medium') return new MeshStandardMaterial({ color: HEMATITE, roughness: 0.1, metalness: 0.7 });
  return new MeshPhysicalMaterial({
    color: HEMATITE,
    roughness: 0.2,
    metalness: 0.85,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
    envMapIntensity: 1,
  });
}

function ropeMaterial(tier: Tier): MeshStandardMaterial | MeshMatcapMaterial {
  if (tier === 'low') return new MeshMatcapMaterial({ matcap: paintedBall([0.95, 0.92, 0.86], 0) });
  return new MeshStandardMaterial({ roughness: 0.85, metalness: 0, envMapIntensity: 0.5 });
}


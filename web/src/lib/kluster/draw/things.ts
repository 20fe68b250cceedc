/** Everything on the 3D table except the table itself: the part of drawing done in JavaScript, before the driver draws. */

import { MeshMatcapMaterial, MeshPhysicalMaterial, MeshStandardMaterial, SphereGeometry, type Scene } from 'three';
import { DrawnAids } from './aids';
import { ContactShadows } from './contact';
import { DrawnCords } from './cords';
import { Fingers } from './fingers';
import { CordGlow } from './glow';
import { HeldSize } from './held-size';
import { Marks } from './marks';
import type { Picture, Roster, Surface } from './picture';
import type { Tier } from './quality';
import { HEMATITE, Stones } from './stones';
import { dullBall, mirrorBall } from './painted-light';

export class Things {
  private readonly stones: Stones;
  private readonly cords: DrawnCords;
  private readonly contact: ContactShadows;
  private readonly marks: Marks;
  private readonly aids: DrawnAids;
  private readonly fingers: Fingers;
  private readonly glow: CordGlow;
  private readonly heldSize: HeldSize;

  constructor(scene: Scene, roster: Roster, tier: Tier, surface: Surface = 'wood') {
    const shadows = tier !== 'low';
    const ball = tier === 'high' ? new SphereGeometry(1, 56, 40) : new SphereGeometry(1, 32, 22);
    this.stones = new Stones(scene, roster, ball, stoneMaterial(tier, surface), shadows);
    ball.dispose();
    this.cords = new DrawnCords(scene, () => ropeMaterial(tier), shadows);
    this.contact = new ContactShadows(scene, roster, !shadows);
    this.marks = new Marks(scene, roster);
    this.aids = new DrawnAids(scene);
    this.fingers = new Fingers(scene, roster, skinMaterial(tier, 0xc98f6e), skinMaterial(tier, 0xf0c8ae), shadows);
    this.glow = new CordGlow(scene);
    this.heldSize = new HeldSize(roster);
  }

  /**
   * `time` (s) is the phase of the trembling; null: nothing trembles. `scale`: CSS pixels per mm. Returns whether there is
   * more to show even if nothing happens.
   */
  show(picture: Picture, time: number | null, scale: number, seconds: number): boolean {
    const changing = this.heldSize.advance(picture, scale, seconds);
    this.stones.show(picture, time, this.heldSize);
    this.fingers.show(picture, this.heldSize.factor);
    this.glow.show(picture);
    this.cords.show(picture.cords);
    this.contact.show(picture, this.heldSize);
    this.marks.show(picture);
    this.aids.show(picture);
    return changing;
  }

  dispose(): void {
    for (const part of [this.stones, this.cords, this.contact, this.marks, this.aids, this.fingers, this.glow]) part.dispose();
  }
}

function stoneMaterial(tier: Tier, surface: Surface): MeshStandardMaterial | MeshMatcapMaterial {
  if (tier === 'low') return new MeshMatcapMaterial({ matcap: mirrorBall(HEMATITE, surface) });
  const metal = { color: HEMATITE, roughness: 0.17, metalness: 1 };
  if (tier === 'medium') return new MeshStandardMaterial(metal);
  return new MeshPhysicalMaterial({ ...metal, clearcoat: 0.5, clearcoatRoughness: 0.04 });
}

function ropeMaterial(tier: Tier): MeshStandardMaterial | MeshMatcapMaterial {
  if (tier === 'low') return new MeshMatcapMaterial({ matcap: dullBall() });
  return new MeshStandardMaterial({ roughness: 0.85, metalness: 0, envMapIntensity: 0.5 });
}

/** Not quite opaque, so that what the fingers hold stays visible. */
function skinMaterial(tier: Tier, color: number): MeshStandardMaterial | MeshMatcapMaterial {
  const skin = { color, transparent: true, opacity: 0.8 };
  if (tier === 'low') return new MeshMatcapMaterial({ matcap: dullBall(), ...skin });
  return new MeshStandardMaterial({ roughness: 0.6, metalness: 0, ...skin });
}

/** The surroundings of the table, baked into reflections: a plain grey room with large soft lights. Loads no files. */

import {
  BackSide,
  BoxGeometry,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from 'three';
import type { Surface } from './picture';

export interface Lamp {
  /** Direction, in units of the room. */
  at: readonly [number, number, number];
  size: readonly [number, number, number];
  colour: number;
  strength: number;
}

/**
 * Polished hematite is a dark grey mirror: what one sees of it is the room. So the lights are broad and even, and none is
 * so small and bright that it would be a dot on black.
 */
export const LAMPS: readonly Lamp[] = [
  // The ceiling, and a window in it.
  { at: [0, 0, 9.5], size: [15, 13, 0.05], colour: 0xf3ede6, strength: 0.8 },
  { at: [-1.6, 4.4, 8.2], size: [6.4, 3.4, 0.05], colour: 0xfff4e4, strength: 3.4 },
  // A tall window on the left, a paler one on the right, a bright wall behind the viewer.
  { at: [-8.6, 2.6, 4.4], size: [4.6, 7.5, 0.05], colour: 0xffead0, strength: 1.7 },
  { at: [8.8, 1.4, 4.2], size: [4, 6.5, 0.05], colour: 0xdbe6f5, strength: 1.05 },
  { at: [0.5, -9.2, 5.4], size: [9, 3.6, 0.05], colour: 0xf1e8de, strength: 0.75 },
  { at: [0, 9.6, 2.9], size: [16, 2.6, 0.05], colour: 0xe9e4de, strength: 0.32 },
];
/** The colour of unlit surfaces: the walls, and the table as seen from beside a stone. */
export const WALLS = 0x55514e;
export const TABLE: Record<Surface, number> = { wood: 0xa8633d, felt: 0x2c6e48, glass: 0x34423f };
/** The floor: how far below the middle of the room it lies, and how far it reaches to every side; in units of the room. */
export const FLOOR = { below: 1.2, reach: 11 };

/** Reflections of the studio. Dispose of the texture when done. */
export function studio(renderer: WebGLRenderer, surface: Surface, size: number): Texture {
  const room = new Scene();
  const walls = new Mesh(new SphereGeometry(12, 32, 16), new MeshBasicMaterial({ color: WALLS, side: BackSide }));
  room.add(walls);
  // The table is reflected in the flanks of the stones: a warm light from below.
  const floor = new Mesh(new BoxGeometry(2 * FLOOR.reach, 2 * FLOOR.reach, 0.1), new MeshBasicMaterial({ color: TABLE[surface] }));
  floor.position.z = -FLOOR.below;
  room.add(floor);
  for (const lamp of LAMPS) {
    const material = new MeshBasicMaterial({ color: lamp.colour });
    material.color.multiplyScalar(lamp.strength);
    const box = new Mesh(new BoxGeometry(...lamp.size), material);
    box.position.set(...lamp.at);
    box.lookAt(0, 0, 0);
    room.add(box);
  }
  const baker = new PMREMGenerator(renderer);
  const baked = baker.fromScene(room, 0.012, 0.1, 40, { size });
  baker.dispose();
  room.traverse((thing) => {
    if (thing instanceof Mesh) {
      thing.geometry.dispose();
      thing.material.dispose();
    }
  });
  return baked.texture;
}

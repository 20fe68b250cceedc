/** What surrounds the table: a dark room with soft boxes, made here and baked into reflections; no file is loaded. */

import {
  BackSide,
  BoxGeometry,
  DataTexture,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  SRGBColorSpace,
  type Texture,
  type WebGLRenderer,
} from 'three';

interface Lamp {
  /** Direction, in units of the room. */
  at: readonly [number, number, number];
  size: readonly [number, number, number];
  colour: number;
  strength: number;
}

/** A large window-like box above, strips beside it and a few small bulbs: long, crisp lights on black stone. */
const LAMPS: readonly Lamp[] = [
  { at: [0, 1.5, 10], size: [12, 10, 0.05], colour: 0xffe2c0, strength: 0.4 },
  { at: [-2.4, 3.8, 7.2], size: [4.6, 1.7, 0.05], colour: 0xfff1dc, strength: 13 },
  { at: [3.9, 2.4, 6.2], size: [0.9, 3.4, 0.05], colour: 0xdfe9ff, strength: 9 },
  { at: [1.4, -3.8, 7.0], size: [1.7, 0.9, 0.05], colour: 0xffe6c4, strength: 14 },
  { at: [-4.8, -1.6, 5.0], size: [0.6, 2.4, 0.05], colour: 0xffd9ae, strength: 8 },
  { at: [0.2, 0.9, 8.6], size: [0.8, 0.8, 0.05], colour: 0xffffff, strength: 26 },
  { at: [6.2, -3.0, 1.6], size: [0.1, 5.0, 1.6], colour: 0xffc58a, strength: 1.6 },
  { at: [-6.4, 4.0, 1.4], size: [0.1, 5.0, 1.4], colour: 0xbcd2ff, strength: 1.2 },
];

/** Reflections of the studio. Dispose of the texture when done. */
export function studio(renderer: WebGLRenderer, size: number): Texture {
  const room = new Scene();
  const walls = new Mesh(new SphereGeometry(12, 32, 16), new MeshBasicMaterial({ color: 0x17130f, side: BackSide }));
  room.add(walls);
  // The table reflects in the flanks of the stones: warm from below.
  const floor = new Mesh(new BoxGeometry(14, 14, 0.1), new MeshBasicMaterial({ color: 0x2b150b }));
  floor.position.z = -2.2;
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

const DOT = 128;

/** The same light painted on a ball, for machines that cannot afford reflections. `base` is the colour beneath. */
export function paintedBall(base: readonly [number, number, number], gloss: number): DataTexture {
  const data = new Uint8Array(4 * DOT * DOT);
  for (let row = 0, i = 0; row < DOT; row++)
    for (let column = 0; column < DOT; column++) {
      const x = (2 * (column + 0.5)) / DOT - 1;
      const y = (2 * (row + 0.5)) / DOT - 1;
      const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
      const lit = 0.35 + 0.65 * Math.max(0, 0.25 * x + 0.62 * y + 0.74 * z);
      const rim = gloss * 0.34 * Math.pow(1 - z, 3.2);
      const lights = gloss * (box(x, y, -0.2, 0.5, 0.17, 0.08) + 0.7 * box(x, y, 0.38, 0.34, 0.05, 0.15) + 0.5 * box(x, y, 0.12, -0.38, 0.07, 0.05));
      for (const part of base) data[i++] = Math.min(255, 255 * (part * lit + rim + lights));
      data[i++] = 255;
    }
  const made = new DataTexture(data, DOT, DOT);
  made.magFilter = made.minFilter = LinearFilter;
  made.colorSpace = SRGBColorSpace;
  made.needsUpdate = true;
  return made;
}

/** A soft-edged box of light. */
function box(x: number, y: number, cx: number, cy: number, halfWide: number, halfHigh: number): number {
  const inside = (d: number, half: number) => 1 / (1 + Math.exp((Math.abs(d) - half) / 0.018));
  return inside(x - cx, halfWide) * inside(y - cy, halfHigh);
}

/** The light of the room, computed once on the CPU for machines that cannot afford reflections and lamps. */

import { Color, DataTexture, LinearFilter, SRGBColorSpace, Vector3 } from 'three';
import { USUAL, type FramedDisc } from './orbit';
import type { Surface } from './picture';
import { FLOOR, LAMPS, TABLE, WALLS, type Lamp } from './studio';

/** Where the key light hangs, for a table of radius 1, and how bright it is. */
export const KEY = { at: [-1.764, 1.68, 3.444], reach: 1.12, colour: 0xffe7c9, strength: 3.5 } as const;
/** The light that falls on a level surface from everywhere else. */
const AROUND = new Color(0.74, 0.72, 0.69);
/** The share of that light that a level surface reflects whatever its colour. */
const VEIL: Record<Surface, number> = { wood: 0.035, felt: 0.004, glass: 0.03 };
/** Pixels across a painted ball. */
const DOT = 96;

const WALL = new Color(WALLS);
const BOXES = LAMPS.map((lamp) => {
  const toLamp = new Vector3(...lamp.at);
  const facing = toLamp.clone().normalize();
  const wide = new Vector3(0, 1, 0).cross(facing).normalize();
  return { lamp, toLamp, wide, high: facing.clone().cross(wide), light: new Color(lamp.colour).multiplyScalar(lamp.strength) };
});

/** The colour of the room in a given direction. */
function seen(ray: Vector3, table: Color): Color {
  let nearest = Infinity;
  let found = WALL;
  for (const { lamp, toLamp, wide, high, light } of BOXES) {
    const ahead = ray.dot(toLamp);
    const far = ahead > 1e-6 ? toLamp.lengthSq() / ahead : Infinity;
    if (far < nearest && within(lamp, far * ray.dot(wide), far * ray.dot(high))) [nearest, found] = [far, light];
  }
  const down = ray.z < 0 ? FLOOR.below / -ray.z : Infinity;
  return down < nearest && Math.max(Math.abs(ray.x), Math.abs(ray.y)) * down < FLOOR.reach ? table : found;
}

const within = ({ size }: Lamp, x: number, y: number): boolean => Math.abs(x) < size[0] / 2 && Math.abs(y) < size[1] / 2;

/** A matcap of polished stone, seen from the usual angle on the table. */
export function mirrorBall(colour: Color, surface: Surface): DataTexture {
  const table = new Color(TABLE[surface]);
  const eye = new Vector3(0, -Math.cos(USUAL.above), Math.sin(USUAL.above));
  const ray = new Vector3();
  return paintedBall((normal, into) => {
    const steep = normal.dot(eye);
    into.setScalar(0);
    // Several rays per pixel: a polished pebble is not a perfect mirror.
    for (let k = 0; k < 9; k++) {
      ray.copy(normal).multiplyScalar(2 * steep).sub(eye);
      ray.x += 0.07 * ((k % 3) - 1);
      ray.y += 0.07 * (Math.floor(k / 3) - 1);
      into.add(seen(ray.normalize(), table));
    }
    const grazing = (1 - Math.max(0, steep)) ** 5;
    into.multiplyScalar(0.1);
    into.r *= colour.r + (1 - colour.r) * grazing;
    into.g *= colour.g + (1 - colour.g) * grazing;
    into.b *= colour.b + (1 - colour.b) * grazing;
  });
}

/** A matcap of a matt white surface. */
export function dullBall(): DataTexture {
  const toKey = new Vector3(...KEY.at).normalize();
  const key = new Color(KEY.colour).multiplyScalar(KEY.strength / Math.PI);
  return paintedBall((normal, into) => {
    const lit = Math.max(0, normal.dot(toKey));
    const open = 0.8 + 0.4 * normal.z;
    into.setRGB(AROUND.r * open + key.r * lit, AROUND.g * open + key.g * lit, AROUND.b * open + key.b * lit);
  });
}

/** GLSL for a spot `vAt` of a table: `light`, what falls on it, and `veil`, what it reflects whatever its colour. */
export function lightOnTable({ x, y, radius }: FramedDisc, surface: Surface): string {
  const key = new Color(KEY.colour).multiplyScalar(KEY.strength / Math.PI);
  const vector = (parts: readonly number[]) => `vec3(${parts.map((part) => part.toFixed(5)).join(', ')})`;
  const far = Math.hypot(...KEY.at);
  return `
    vec3 lamp = ${vector(KEY.at.map((part) => part * radius))} - vec3(vAt - vec2(${x.toFixed(2)}, ${y.toFixed(2)}), 0.0);
    float along = dot(normalize(lamp), ${vector(KEY.at.map((part) => part / far))});
    float beam = smoothstep(${Math.cos(Math.atan(KEY.reach / far)).toFixed(6)}, 1.0, along);
    vec3 light = ${vector(AROUND.toArray())} + ${vector(key.toArray())} * beam * normalize(lamp).z;
    vec3 veil = ${VEIL[surface].toFixed(3)} * light;
  `;
}

function paintedBall(shade: (normal: Vector3, into: Color) => void): DataTexture {
  const data = new Uint8Array(4 * DOT * DOT);
  const [sine, cosine] = [Math.sin(USUAL.above), Math.cos(USUAL.above)];
  const [normal, colour] = [new Vector3(), new Color()];
  for (let row = 0, i = 0; row < DOT; row++)
    for (let column = 0; column < DOT; column++) {
      let x = (2 * (column + 0.5)) / DOT - 1;
      let y = (2 * (row + 0.5)) / DOT - 1;
      const beyond = Math.max(1, Math.hypot(x, y));
      [x, y] = [x / beyond, y / beyond];
      const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
      shade(normal.set(x, y * sine - z * cosine, y * cosine + z * sine), colour);
      colour.convertLinearToSRGB();
      for (const part of [colour.r, colour.g, colour.b]) data[i++] = Math.min(255, Math.round(255 * part));
      data[i++] = 255;
    }
  const made = new DataTexture(data, DOT, DOT);
  made.magFilter = made.minFilter = LinearFilter;
  made.colorSpace = SRGBColorSpace;
  made.needsUpdate = true;
  return made;
}

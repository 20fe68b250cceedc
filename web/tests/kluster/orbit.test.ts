import { describe, expect, it } from 'vitest';
import { PerspectiveCamera, Vector3 } from 'three';
import { FIELD, framing, Orbit, TOP, USUAL } from '../../src/lib/kluster/draw/orbit';

function camera(orbit: Orbit, aspect: number): PerspectiveCamera {
  const made = new PerspectiveCamera((FIELD * 180) / Math.PI, aspect, 1, 1e5);
  made.position.set(...orbit.eye);
  made.up.set(...orbit.up);
  made.lookAt(...orbit.target);
  made.setViewOffset(1000 * aspect, 1000, 0, 1000 * orbit.lens, 1000 * aspect, 1000);
  made.updateMatrixWorld();
  return made;
}

/** The rectangle of the screen, −1 to 1, that a circle on the table covers. */
function seen(eye: PerspectiveCamera, x: number, y: number, radius: number) {
  const points = Array.from({ length: 72 }, (_, k) => {
    const angle = (2 * Math.PI * k) / 72;
    return new Vector3(x + radius * Math.cos(angle), y + radius * Math.sin(angle), 0).project(eye);
  });
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

describe('the eye', () => {
  for (const [screen, aspect] of [['desktop', 1280 / 720], ['phone', 390 / 844]] as const)
    for (const [name, look] of [['usual', USUAL], ['top', TOP]] as const)
      it(`sees the whole area on a ${screen}, ${name} view, and does not waste the screen`, () => {
        const orbit = new Orbit();
        const covered = screen === 'phone' ? { bottom: 0.26, top: 0.1 } : { bottom: 0.1, top: 0.08 };
        orbit.fit({ x: 40, y: -30, radius: 170 }, aspect, covered);
        orbit.look(look, true);
        const box = seen(camera(orbit, aspect), 40, -30, 170);
        expect(box.left).toBeGreaterThan(-1);
        expect(box.right).toBeLessThan(1);
        expect(box.top).toBeLessThan(1 - 2 * covered.top + 0.02);
        expect(box.bottom).toBeGreaterThan(-1 + 2 * covered.bottom - 0.02);
        const [wide, high] = [(box.right - box.left) / 2, (box.top - box.bottom) / (2 * (1 - covered.top - covered.bottom))];
        expect(Math.max(wide, high)).toBeGreaterThan(0.95);
      });

  it('never goes below the table nor over the top', () => {
    const orbit = new Orbit();
    orbit.turn(0, 9);
    orbit.advance(100);
    expect(orbit.fromAbove).toBe(true);
    orbit.turn(0, -9);
    orbit.advance(100);
    expect(orbit.eye[2]).toBeGreaterThan(0);
  });

  it('comes to rest, and says so', () => {
    const orbit = new Orbit();
    orbit.turn(1, -0.1);
    expect(orbit.advance(0.016)).toBe(true);
    for (let k = 0; k < 400; k++) orbit.advance(0.016);
    expect(orbit.advance(0.016)).toBe(false);
  });
});

describe('framing', () => {
  it('is the circle about all cords', () => {
    const box = Float32Array.from([-100, -50, 100, -50, 100, 50, -100, 50]);
    expect(framing([box], 1)).toEqual({ x: 0, y: 0, radius: expect.closeTo(Math.hypot(100, 50)) });
    expect(framing([])).toEqual({ x: 0, y: 0, radius: 200 });
  });
});

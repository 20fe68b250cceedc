/** The glow along a cord where it can be pulled: soft spots on its nodes, brighter the nearer they are. */

import { AdditiveBlending, Matrix4, type Scene } from 'three';
import { glowing } from './glowing';
import type { Picture } from './picture';
import { Spots } from './spots';

/** mm: half the width of one spot. */
const SPOT = 11;
/** How many spots there are at most. */
const MOST = 96;

const BRIGHTNESS = /* glsl */ `
  void main() {
    float bright = 1.0 - smoothstep(0.0, 1.0, length(vAt));
    gl_FragColor = vec4(vec3(1.0, 0.82, 0.45) * bright * bright * vStrength, 1.0);
  }
`;

export class CordGlow {
  private readonly spots: Spots;
  private readonly matrix = new Matrix4();

  constructor(scene: Scene) {
    this.spots = new Spots(scene, MOST, 3, BRIGHTNESS, { depthTest: false, blending: AdditiveBlending });
  }

  show({ glow, cords }: Picture): void {
    const line = glow && cords[glow.cord];
    let drawn = 0;
    if (line)
      glowing(glow, line, (x, y, strength) => {
        if (drawn >= MOST) return;
        this.matrix.makeScale(SPOT, SPOT, 1).setPosition(x, y, 2);
        this.spots.lay(drawn++, this.matrix, strength);
      });
    this.spots.show(drawn);
  }

  dispose(): void {
    this.spots.dispose();
  }
}

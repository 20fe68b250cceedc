/** The round table top: painted once into a texture by the graphics card, then used like a photograph. */

import {
  CircleGeometry,
  CylinderGeometry,
  Group,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector4,
  WebGLRenderTarget,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { paint } from './grain';
import type { FramedDisc } from './orbit';
import { lightOnTable } from './painted-light';
import type { Surface } from './picture';
import type { Tier } from './quality';

/** mm: the thickness of the board. */
const THICK = 26;
const RIM: Record<Surface, number> = { wood: 0x3a1a0c, felt: 0x3a1a0c, glass: 0x0d2422 };
/** How strongly the grain shows as relief; 0: not at all. */
const BUMP: Record<Surface, number> = { wood: 1.2, felt: 3, glass: 0 };
const TEXELS: Record<Tier, number> = { high: 2048, medium: 1024, low: 1024 };

const FLAT_VERTEX = /* glsl */ `
  varying vec2 vAt;
  uniform vec4 window;
  void main() {
    vAt = window.xy + uv * window.zw;
    gl_Position = vec4(position.xy, 0.0, 1.0);
  }
`;

export class Tabletop {
  readonly group = new Group();
  private readonly targets: WebGLRenderTarget[] = [];

  constructor(
    renderer: WebGLRenderer,
    readonly surface: Surface,
    tier: Tier,
    readonly disc: FramedDisc,
  ) {
    const { x, y, radius } = disc;
    const window = new Vector4(x - radius, y - radius, 2 * radius, 2 * radius);
    // On the lowest tier there are no lamps: their light is painted on.
    const light = tier === 'low' ? lightOnTable(disc, surface) : 'vec3 light = vec3(1.0), veil = vec3(0.0);';
    const colour = this.bake(renderer, TEXELS[tier], window, `${light} gl_FragColor = vec4(pow(spot.rgb, vec3(2.2)) * light + veil, 1.0);`);
    const bump = tier === 'high' ? this.bake(renderer, TEXELS[tier], window, 'gl_FragColor = vec4(vec3(spot.a), 1.0);') : null;
    const top = new Mesh(new CircleGeometry(radius, 128), topMaterial(surface, tier, colour, bump));
    top.receiveShadow = tier !== 'low';
    const rim = new Mesh(
      new CylinderGeometry(radius, radius * 0.985, THICK, 128, 1, true).rotateX(Math.PI / 2),
      tier === 'low'
        ? new MeshBasicMaterial({ color: 0x1d0e07 })
        : new MeshStandardMaterial({ color: RIM[surface], roughness: 0.5 }),
    );
    rim.position.z = -THICK / 2;
    this.group.add(top, rim);
    this.group.position.set(x, y, 0);
  }

  private bake(renderer: WebGLRenderer, size: number, window: Vector4, write: string): Texture {
    const target = new WebGLRenderTarget(size, size, {
      generateMipmaps: true,
      minFilter: LinearMipmapLinearFilter,
      magFilter: LinearFilter,
      anisotropy: renderer.capabilities.getMaxAnisotropy(),
      depthBuffer: false,
      colorSpace: LinearSRGBColorSpace,
    });
    const brush = new ShaderMaterial({
      uniforms: { window: { value: window } },
      vertexShader: FLAT_VERTEX,
      fragmentShader: `varying vec2 vAt;\n${paint(this.surface)}\nvoid main() { vec4 spot = top(vAt); ${write} }`,
      depthTest: false,
      depthWrite: false,
    });
    const sheet = new Mesh(new PlaneGeometry(2, 2), brush);
    sheet.frustumCulled = false;
    const easel = new Scene();
    easel.add(sheet);
    const before = renderer.getRenderTarget();
    renderer.setRenderTarget(target);
    renderer.render(easel, new OrthographicCamera());
    renderer.setRenderTarget(before);
    sheet.geometry.dispose();
    brush.dispose();
    this.targets.push(target);
    return target.texture;
  }

  dispose(): void {
    this.group.removeFromParent();
    this.group.traverse((part) => {
      if (part instanceof Mesh) {
        part.geometry.dispose();
        part.material.dispose();
      }
    });
    for (const target of this.targets) target.dispose();
  }
}

function topMaterial(surface: Surface, tier: Tier, map: Texture, bump: Texture | null) {
  if (tier === 'low') return new MeshBasicMaterial({ map });
  const common = { map, roughness: { wood: 0.66, felt: 1, glass: 0.34 }[surface], metalness: 0 };
  if (tier === 'medium') return new MeshStandardMaterial(common);
  const made = new MeshPhysicalMaterial(common);
  if (bump && BUMP[surface] > 0) {
    made.bumpMap = bump;
    made.bumpScale = BUMP[surface];
  }
  if (surface === 'wood') {
    made.clearcoat = 0.12;
    made.clearcoatRoughness = 0.45;
  }
  return made;
}

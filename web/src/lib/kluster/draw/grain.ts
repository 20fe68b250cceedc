/** The table tops as GLSL functions: for a spot in mm, the colour (rgb, as a screen shows it) and the height (a). */
import type { Surface } from './picture';

const NOISE = /* glsl */ `
  float hash(vec2 p) {
    vec3 q = fract(vec3(p.xyx) * 0.1031);
    q += dot(q, q.yzx + 33.33);
    return fract((q.x + q.y) * q.z);
  }
  float noise(vec2 p) {
    vec2 i = floor(p), f = fract(p);
    f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
    return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
  }
  float cloudy(vec2 p) {
    float sum = 0.0, weight = 0.5;
    for (int octave = 0; octave < 5; octave++) {
      sum += weight * noise(p);
      p = p * mat2(0.8, -0.6, 0.6, 0.8) * 2.03 + 17.0;
      weight *= 0.5;
    }
    return sum;
  }
`;

/** Planks along y: growth rings cut lengthwise, fine pores, a seam between planks. */
const WOOD = /* glsl */ `
  vec4 top(vec2 at) {
    const float wide = 74.0;
    float plank = floor(at.x / wide + 0.5);
    float across = at.x - plank * wide;
    float own = hash(vec2(plank, 7.0));
    vec2 p = vec2(across + own * 900.0, at.y + own * 4000.0);
    float sway = 9.0 * (cloudy(vec2(p.x * 0.012, p.y * 0.0022)) - 0.5);
    float rings = (p.x + 6.0 * sway + 14.0 * cloudy(vec2(p.x * 0.02, p.y * 0.004))) * (0.085 + 0.05 * own);
    float ring = 0.5 + 0.5 * sin(6.2832 * rings);
    float late = smoothstep(0.55, 1.0, ring) * (0.55 + 0.45 * noise(vec2(p.x * 0.3, p.y * 0.006)));
    float fibre = noise(vec2(p.x * 2.6, p.y * 0.035)) * 0.6 + noise(vec2(p.x * 6.1, p.y * 0.09)) * 0.4;
    float pores = smoothstep(0.72, 0.95, noise(vec2(p.x * 3.4, p.y * 0.05 + 40.0))) * (0.4 + 0.6 * ring);
    float glow = cloudy(p * vec2(0.02, 0.006) + 3.0);
    vec3 light = mix(vec3(0.55, 0.315, 0.190), vec3(0.62, 0.370, 0.228), own);
    vec3 dark = vec3(0.33, 0.165, 0.095);
    vec3 colour = mix(light, dark, clamp(0.10 + 0.42 * late + 0.34 * (fibre - 0.40), 0.0, 1.0));
    colour *= (0.80 + 0.34 * glow) * (0.84 + 0.26 * hash(vec2(plank, 3.0)));
    colour = mix(colour, dark * 0.45, 0.62 * pores);
    float edge = wide * 0.5 - abs(across);
    float seam = smoothstep(0.25, 0.75, edge);
    colour *= mix(0.10, 1.0, seam) * mix(0.80, 1.0, smoothstep(0.0, 3.0, edge));
    float height = 0.5 * (1.0 - 0.5 * pores - 0.12 * late + 0.10 * fibre) * smoothstep(-0.1, 1.6, edge);
    return vec4(colour, height);
  }
`;

/** Pressed wool: fibres in every direction. */
const FELT = /* glsl */ `
  vec4 top(vec2 at) {
    float fuzz = 0.0;
    for (int lay = 0; lay < 4; lay++) {
      float angle = 0.9 + 2.1 * float(lay);
      vec2 along = vec2(cos(angle), sin(angle));
      vec2 p = vec2(dot(at, along), dot(at, vec2(-along.y, along.x)));
      p.y += 2.0 * noise(p * 0.15);
      fuzz += noise(vec2(p.x * 0.5, p.y * 3.4) + 31.0 * float(lay));
    }
    fuzz *= 0.25;
    float wear = cloudy(at * 0.011);
    vec3 colour = mix(vec3(0.10, 0.30, 0.21), vec3(0.22, 0.46, 0.35), fuzz);
    return vec4(colour * (0.82 + 0.36 * wear), 0.3 + 0.5 * fuzz);
  }
`;

/** Smoked glass over a dark cloth: almost uniform, so that mainly reflections are seen. */
const GLASS = /* glsl */ `
  vec4 top(vec2 at) {
    float cloud = cloudy(at * 0.004);
    return vec4(mix(vec3(0.13, 0.19, 0.20), vec3(0.19, 0.26, 0.27), cloud), 0.5);
  }
`;

const TOPS: Record<Surface, string> = { wood: WOOD, felt: FELT, glass: GLASS };

export const paint = (surface: Surface): string => NOISE + TOPS[surface];

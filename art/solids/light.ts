import { dot, mix, smooth, unit, type Vec } from './vector';

type Rgb = readonly [number, number, number];

/** Material of a surface; every share is 0 to 1. */
export interface Material {
  /** Linear light, not sRGB. */
  base: Rgb;
  metal: number;
  /** Strength of reflections. */
  gloss: number;
  /** 0 mirrors the studio sharply, 1 spreads it. */
  rough: number;
  /** Brightness of the edge turned away from the viewer. */
  rim: number;
}

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toScreen = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function parse(hex: string): Rgb {
  const channel = (at: number): number => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

function format([r, g, b]: Rgb): string {
  const channel = (v: number): string => {
    const soft = v < 0.62 ? v : 0.62 + 0.31 * (1 - Math.exp((0.62 - v) / 0.31));
    return Math.round(255 * toScreen(Math.max(0, soft)))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(r)}${channel(g)}${channel(b)}`;
}

const kinds = {
  plastic: { metal: 0, gloss: 0.5, rough: 0.45, rim: 0.5 },
  gloss: { metal: 0, gloss: 1, rough: 0.12, rim: 0.7 },
  matte: { metal: 0, gloss: 0.18, rough: 0.8, rim: 0.35 },
  fabric: { metal: 0, gloss: 0.6, rough: 0.7, rim: 0.35 },
  metal: { metal: 0.8, gloss: 1, rough: 0.3, rim: 0.6 },
  chrome: { metal: 1, gloss: 1, rough: 0.05, rim: 0.6 },
} as const satisfies Record<string, Omit<Material, 'base'>>;

/** A material of one of the kinds in a colour. */
export const material = (kind: keyof typeof kinds, hex: string): Material => ({
  base: parse(hex),
  ...kinds[kind],
});

const key = unit([-0.62, 0.62, 0.62]);
const fill = unit([0.9, 0.15, 0.35]);
const strip = unit([0.94, 0.2, -0.1]);
const window = unit([-0.66, 0.42, 0.68]);

/** Light that the studio sends along a mirrored ray: bright above, a dark horizon, a softbox and a strip. */
function studio(ray: Vec, rough: number): number {
  const sky = mix(0.08, 0.85, smooth(-0.7, 1, ray[1])) - 0.18 * Math.exp(-((ray[1] / 0.3) ** 2));
  const edge = mix(0.03, 0.4, rough);
  const box = smooth(0.84 - edge, 0.84 + edge, dot(ray, window)) * mix(1.7, 0.8, rough);
  const side = smooth(0.9 - edge, 0.9 + edge, dot(ray, strip)) * mix(1.1, 0.4, rough);
  return sky + box + side;
}

/**
 * Colour of a surface in the studio.
 * @param n normal as the viewer sees it, of length 1
 * @param occlusion 1 in the open, 0 in a closed gap
 */
export function lit(n: Vec, of: Material, occlusion = 1): string {
  const wrapped = Math.max(0, (dot(n, key) + 0.22) / 1.22);
  const facing = Math.max(0, n[2]);
  const light =
    (0.34 * (0.5 + 0.5 * n[1]) +
      1.34 * wrapped ** 1.3 +
      0.32 * Math.max(0, dot(n, fill)) +
      0.07 * Math.max(0, -n[1])) *
      mix(0.5, 1, smooth(0, 0.75, facing)) +
    0.05;
  const ray: Vec = [2 * n[2] * n[0], 2 * n[2] * n[1], 2 * n[2] * n[2] - 1];
  const mirrored = studio(ray, of.rough);
  const grazing = (1 - facing) ** 4;
  // Reflections show on dark bodies and would only bleach light ones.
  const dark = 1 - 0.65 * Math.max(of.base[0], of.base[1], of.base[2]);
  const shine = of.gloss * (0.075 + 0.25 * grazing) * mirrored * (1 - of.metal) * dark;
  const rim = of.rim * 0.8 * (1 - facing) ** 3.2 * smooth(-0.6, 0.7, n[1] + 0.4 * Math.abs(n[0]));
  const colour = (base: number): number =>
    occlusion * (base * mix(light, mirrored * 1.05 + 0.12, of.metal) + shine + rim * mix(0.6, base, 0.4));
  return format([colour(of.base[0]), colour(of.base[1]), colour(of.base[2])]);
}

import { each } from './pen';

type Lab = readonly [lightness: number, a: number, b: number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const channel = (hex: string, at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);

function toLab(hex: string): Lab {
  const [r, g, b] = [channel(hex, 1), channel(hex, 3), channel(hex, 5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toRgb([lightness, a, b]: Lab): readonly number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toHex(lab: Lab): string {
  const bytes = toRgb(lab).map((v) => Math.round(255 * toGamma(Math.min(1, Math.max(0, v)))));
  return `#${each(bytes, (v) => v.toString(16).padStart(2, '0'))}`;
}

/** The colour `share` (0 to 1) of the way from one hex colour to another, even to the eye (OKLab). */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [toLab(from), toLab(to)];
  return toHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** A lighter tint; `share` 1 is white. */
export const tint = (hex: string, share: number) => mix(hex, '#ffffff', share);

/** A darker shade; `share` 1 is a cool near-black, since pure black looks dead in studio light. */
export const shade = (hex: string, share: number) => mix(hex, '#07090e', share);

/** Perceived lightness of a hex colour, 0 to 1. */
export const lightness = (hex: string) => toLab(hex)[0];

/**
 * A hex colour from OKLCH: lightness 0 to 1, chroma about 0 to 0.3, hue in degrees. Chroma gives way
 * where the screen cannot show it, so that the hue stays true.
 */
export function oklch(light: number, chroma: number, hue: number): string {
  const turn = (hue * Math.PI) / 180;
  const lab: Lab = [light, chroma * Math.cos(turn), chroma * Math.sin(turn)];
  const shown = toRgb(lab).every((v) => v > -0.0005 && v < 1.0005);
  return shown || chroma < 0.005 ? toHex(lab) : oklch(light, chroma * 0.95, hue);
}

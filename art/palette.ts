import { oklch } from './colour';

/** The colours a screen picture is painted in, darkest first. */
export interface Palette {
  night: string;
  deep: string;
  dim: string;
  main: string;
  bright: string;
  pale: string;
}

/** Hues (degrees) of the lit and the shadowed parts, and how strong the colour is, for each body colour. */
const hues: Readonly<Record<string, readonly [lit: number, shadow: number, strength: number]>> = {
  black: [22, 340, 1],
  graphite: [287, 278, 1],
  silver: [168, 172, 0.9],
  white: [58, 45, 0.62],
  natural: [52, 20, 0.8],
  gold: [42, 345, 1],
  cream: [65, 35, 0.75],
  brown: [55, 45, 0.42],
  'ice-blue': [250, 258, 1],
  blue: [254, 268, 1],
  navy: [235, 262, 0.95],
  teal: [190, 205, 1],
  mint: [165, 172, 0.95],
  green: [127, 135, 1],
  lavender: [289, 282, 1],
  violet: [308, 290, 1],
  pink: [2, 345, 0.95],
  red: [27, 10, 1],
  orange: [44, 350, 1],
  yellow: [82, 45, 0.9],
};

/** The screen palette that goes with a body colour; an unknown key throws. */
export function paletteOf(colourKey: string): Palette {
  const found = hues[colourKey];
  if (!found) throw new RangeError(`no palette for ${colourKey}`);
  const [lit, shadow, strength] = found;
  return {
    night: oklch(0.17, 0.07 * strength, shadow),
    deep: oklch(0.3, 0.13 * strength, shadow),
    dim: oklch(0.43, 0.17 * strength, (lit + shadow + (Math.abs(lit - shadow) > 180 ? 360 : 0)) / 2),
    main: oklch(0.62, 0.2 * strength, lit),
    bright: oklch(0.74, 0.16 * strength, lit),
    // Blues pale towards cyan, as daylight does; the others a little warmer.
    pale: oklch(0.88, 0.08 * strength, lit > 200 && lit < 275 ? lit - 28 : lit + 12),
  };
}

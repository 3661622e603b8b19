import type { Palette, PaletteColour } from './palette';

/** Lowest contrast of text, and of outlines of fields, by WCAG 2.2 (1.4.3 and 1.4.11, level AA). */
const textContrast = 4.5;
const outlineContrast = 3;

type Pair = { front: PaletteColour; back: PaletteColour; lowest: number };

const on = (lowest: number, front: PaletteColour, ...backs: PaletteColour[]): Pair[] =>
  backs.map((back) => ({ front, back, lowest }));

/** The pairs of colours that the shop puts over each other. */
export const colourPairs: readonly Pair[] = [
  ...on(textContrast, 'ink', 'ground', 'surface', 'sunken', 'accent-soft'),
  ...on(textContrast, 'ink-2', 'ground', 'surface', 'sunken'),
  ...on(textContrast, 'ink-3', 'ground', 'surface', 'sunken'),
  ...on(textContrast, 'accent-strong', 'ground', 'surface', 'sunken', 'accent-soft'),
  ...on(textContrast, 'on-accent', 'accent-strong', 'accent-deep'),
  ...on(outlineContrast, 'accent', 'surface'),
  ...on(outlineContrast, 'line-strong', 'surface'),
  ...on(textContrast, 'night-ink', 'night', 'night-2'),
  ...on(textContrast, 'accent-on-night', 'night', 'night-2'),
  ...on(textContrast, 'success', 'success-ground', 'surface'),
  ...on(textContrast, 'warning', 'warning-ground', 'surface'),
  ...on(textContrast, 'danger', 'danger-ground', 'surface'),
  ...on(textContrast, 'info', 'info-ground', 'surface'),
];

/** Relative luminance of `#RRGGBB` by WCAG, from 0 (black) to 1 (white). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours `#RRGGBB` by WCAG, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The pairs of a palette whose contrast is too low, each with its contrast. */
export function findLowContrasts(palette: Palette): (Pair & { contrast: number })[] {
  return colourPairs
    .map((pair) => ({ ...pair, contrast: contrastOf(palette[pair.front], palette[pair.back]) }))
    .filter(({ contrast, lowest }) => contrast < lowest);
}

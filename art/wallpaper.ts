import type { Palette } from './palette';
import type { Pen } from './pen';
import type { Box } from './shapes';
import { beams } from './wallpapers/beams';
import { dunes } from './wallpapers/dunes';
import { flower } from './wallpapers/flower';
import { silk } from './wallpapers/silk';

const wallpapers = ['silk', 'dunes', 'flower', 'beams'] as const;
export type Wallpaper = (typeof wallpapers)[number];

const painters = { silk, dunes, flower, beams };

/** A screen picture filling the box (not clipped: clip it to the screen's outline). */
export function wallpaper(pen: Pen, kind: Wallpaper, palette: Palette, box: Box): string {
  return painters[kind](pen, box, palette);
}

/** The wallpaper a model's name ends with; `silk` when it names none. */
export function wallpaperOf(model: string): Wallpaper {
  return wallpapers.find((kind) => model.endsWith(`-${kind}`)) ?? 'silk';
}

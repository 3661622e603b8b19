import { mix } from './colour';
import { label } from './label';
import { gleam } from './materials';
import type { Palette } from './palette';
import { clipped, each, el, type Pen, repeat } from './pen';
import { type Box, rounded, squircle } from './shapes';
import { type Wallpaper, wallpaper } from './wallpaper';

interface ScreenOptions {
  kind: Wallpaper;
  palette: Palette;
  radius: number;
  /** Markup over the wallpaper, under the gleam. */
  over?: string;
  gleam?: number;
}

/** A lit screen clipped to its outline, with one gleam. */
export function litScreen(pen: Pen, box: Box, options: ScreenOptions): string {
  const d = squircle(box, options.radius);
  return (
    clipped(pen, d, wallpaper(pen, options.kind, options.palette, box), options.over ?? '') +
    gleam(pen, d, box, options.gleam ?? 0.2)
  );
}

const apps = ['#f6f4ef', '#ff8a5c', '#7cc4f2', '#ffffff', '#f0774a', '#c5b2f0', '#9fdcc0', '#f3d37c'];

/** A glass dock of app tiles centred at `cx`, its foot at `foot`; `size` is the side of one tile. */
export function dock(cx: number, foot: number, size: number, count = 7): string {
  const step = size * 1.42;
  const wide = step * count + size * 0.5;
  const tile = (i: number) =>
    el('rect', {
      x: cx - wide / 2 + size * 0.46 + i * step,
      y: foot - size * 1.42,
      width: size,
      height: size,
      rx: size * 0.27,
      fill: apps[i % apps.length],
    });
  return (
    el('path', {
      d: rounded({ x: cx - wide / 2, y: foot - size * 1.84, w: wide, h: size * 1.84 }, size * 0.52),
      fill: '#ffffff',
      opacity: 0.26,
    }) + repeat(count, (i) => tile(i))
  );
}

const glass = (box: Box, radius: number, opacity = 0.2) =>
  el('path', { d: squircle(box, radius), fill: '#ffffff', opacity });

/** Two glass widgets, weather and a bar chart, from the upper left corner; `size` is a widget's height. */
export function widgets(x: number, y: number, size: number): string {
  const bars = [0.3, 0.42, 0.28, 0.6, 0.48, 0.72, 0.56];
  const chart = x + size * 1.14;
  return (
    glass({ x, y, w: size, h: size }, size * 0.18) +
    label('۲۱°', x + size / 2, y + size * 0.5, size * 0.3, { weight: 700 }) +
    label('تهران، آفتابی', x + size / 2, y + size * 0.76, size * 0.125, { weight: 500, rtl: true }) +
    glass({ x: chart, y, w: size * 1.1, h: size }, size * 0.18) +
    each(bars, (bar, i) =>
      el('rect', {
        x: chart + size * (0.17 + i * 0.115),
        y: y + size * (0.84 - bar * 0.85),
        width: size * 0.066,
        height: size * bar * 0.85,
        rx: size * 0.03,
        fill: '#ffffff',
        opacity: 0.9,
      }),
    )
  );
}

/** A row of glass picture cards, as a television's home screen shows. */
export function cards(pen: Pen, box: Box, palette: Palette, count = 5): string {
  const gap = box.w * 0.02;
  const wide = (box.w - gap * (count - 1)) / count;
  const tones = [
    palette.pale,
    palette.bright,
    palette.main,
    palette.dim,
    mix(palette.deep, palette.dim, 0.5),
  ];
  return repeat(count, (i) => {
    const at = { x: box.x + i * (wide + gap), y: box.y, w: wide, h: box.h };
    const tone = tones[i % tones.length] ?? palette.main;
    return (
      el('path', {
        d: squircle(at, box.h * 0.12),
        fill: pen.linear(`0 ${tone}, 1 ${mix(tone, palette.night, 0.6)}`, [0, 0, 1, 1]),
      }) +
      el('path', {
        d: squircle(at, box.h * 0.12),
        fill: 'none',
        stroke: '#ffffff',
        'stroke-width': i === 0 ? 5 : 1.5,
        opacity: i === 0 ? 0.95 : 0.3,
      })
    );
  });
}

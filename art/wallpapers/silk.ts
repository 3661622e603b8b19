import { mix, shade, tint } from '../colour';
import type { Palette } from '../palette';
import { down, each, el, type Pen, right } from '../pen';
import type { Box } from '../shapes';
import { wave, whole } from './ground';

/** Bands of silk, wave over wave. */
export function silk(pen: Pen, box: Box, p: Palette): string {
  const { x, y, w, h } = box;
  const flat = w > h;
  const swing = flat ? 0.1 : 0.055;
  const layers: readonly (readonly [number, string, string])[] = [
    [0.44, p.bright, p.main],
    [0.58, p.dim, p.deep],
    [0.7, p.pale, mix(p.bright, p.pale, 0.35)],
    [0.82, mix(p.dim, p.deep, 0.4), p.night],
    [0.95, p.night, shade(p.night, 0.5)],
  ];
  const sky = pen.linearAt(`0 ${p.deep}, 0.5 ${mix(p.dim, p.main, 0.45)}, 1 ${p.main}`, [
    x,
    y,
    x + w,
    y + h * 0.5,
  ]);
  const glow = pen.radial(`0 ${p.bright} 0.55, 1 ${p.main} 0`);
  const band = ([level, from, to]: readonly [number, string, string], index: number) => {
    const d = wave(box, level, swing * (1 + index * 0.08), index % 2 === 0 ? -0.06 : -0.02);
    const across = pen.linear(`0 ${from}, 0.45 ${to}, 0.7 ${from}, 1 ${mix(from, to, 0.6)}`, right);
    const down2 = pen.linear('0 #ffffff 0.16, 0.12 #ffffff 0, 0.5 #000000 0.22', down);
    return (
      el('path', {
        d,
        fill: '#000000',
        opacity: 0.4,
        filter: pen.blur(h * 0.014),
        transform: `translate(0 ${-h * 0.006})`,
      }) +
      el('path', { d, fill: across }) +
      el('path', { d, fill: down2 }) +
      el('path', {
        d,
        fill: 'none',
        stroke: tint(from, 0.4),
        'stroke-width': h * 0.002,
        opacity: index < 3 ? 0.5 : 0.12,
      })
    );
  };
  return (
    whole(box, sky) +
    el('ellipse', { cx: x + w * 0.2, cy: y + h * 0.36, rx: w * 0.6, ry: h * 0.3, fill: glow }) +
    each(layers, band)
  );
}

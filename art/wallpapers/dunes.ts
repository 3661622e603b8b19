import { mix, tint } from '../colour';
import type { Palette } from '../palette';
import { down, each, el, type Pen, right } from '../pen';
import { type Box, ellipse } from '../shapes';
import { wave, whole } from './ground';

/** A low sun over dunes. */
export function dunes(pen: Pen, box: Box, p: Palette): string {
  const { x, y, w, h } = box;
  const flat = w > h;
  const r = Math.min(w, h) * (flat ? 0.4 : 0.34);
  const [cx, cy] = [x + w * 0.5, y + h * (flat ? 0.56 : 0.6)];
  const sky = pen.linear(`0 ${mix(p.deep, p.dim, 0.3)}, 0.4 ${mix(p.dim, p.main, 0.5)},
    0.75 ${mix(p.main, p.bright, 0.7)}, 1 ${p.pale}`);
  const halo = pen.radial(`0 ${p.pale} 0.95, 0.45 ${p.pale} 0.35, 1 ${p.bright} 0`);
  const sun = pen.linear(`0 ${tint(p.pale, 0.72)}, 0.6 ${tint(p.pale, 0.35)}, 1 ${p.pale}`);
  const hills: readonly (readonly [number, string, string, number])[] = [
    [flat ? 0.7 : 0.68, mix(p.bright, p.pale, 0.6), p.bright, 0.02],
    [flat ? 0.78 : 0.755, p.bright, mix(p.main, p.dim, 0.4), -0.05],
    [flat ? 0.86 : 0.83, mix(p.main, p.dim, 0.3), p.deep, 0.04],
    [flat ? 0.94 : 0.92, p.dim, p.night, -0.03],
  ];
  const hill = ([level, lit, dark, tilt]: readonly [number, string, string, number]) => {
    const d = wave(box, level, flat ? 0.07 : 0.04, tilt);
    const face = pen.linear(
      `0 ${lit}, 0.38 ${mix(lit, dark, 0.35)}, 0.5 ${dark}, 0.8 ${mix(lit, dark, 0.7)}, 1 ${lit}`,
      right,
    );
    return (
      el('path', { d, fill: face }) +
      el('path', { d, fill: pen.linear('0 #ffffff 0.14, 0.3 #000000 0, 1 #000000 0.25', down) }) +
      el('path', { d, fill: 'none', stroke: tint(lit, 0.6), 'stroke-width': h * 0.002, opacity: 0.55 })
    );
  };
  return (
    whole(box, sky) +
    el('path', { d: ellipse(cx, cy, r * 1.9), fill: halo }) +
    el('path', { d: ellipse(cx, cy, r), fill: sun }) +
    each(hills, hill)
  );
}

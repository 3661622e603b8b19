import { mix, tint } from '../colour';
import type { Palette } from '../palette';
import { down, el, type Pen, repeat } from '../pen';
import { type Box, ellipse } from '../shapes';
import { whole } from './ground';

/** A flower of two rings of petals. */
export function flower(pen: Pen, box: Box, p: Palette): string {
  const { x, y, w, h } = box;
  const flat = w > h;
  const [cx, cy] = [x + w * (flat ? 0.5 : 0.6), y + h * (flat ? 0.55 : 0.66)];
  const reach = flat ? h * 0.46 : w * 0.72;
  const ground = pen.linearAt(`0 ${p.night}, 0.55 ${p.deep}, 1 ${mix(p.deep, p.dim, 0.5)}`, [
    x + w,
    y + h,
    x,
    y,
  ]);
  const glow = pen.radial(`0 ${p.main} 0.7, 0.6 ${p.dim} 0.3, 1 ${p.dim} 0`);
  const petal = (turn: number, length: number, wide: number, fill: string, edge: string) =>
    el('path', {
      d: `M0 0C${wide} ${-length * 0.3} ${wide * 0.9} ${-length * 0.8} 0 ${-length}C${-wide * 0.55} ${-length * 0.75} ${-wide * 0.75} ${-length * 0.3} 0 0Z`,
      fill,
      stroke: edge,
      'stroke-width': length * 0.006,
      transform: `translate(${cx} ${cy}) rotate(${turn})`,
    });
  const outer = pen.linear(`0 ${p.pale}, 0.3 ${p.bright}, 0.7 ${p.main}, 1 ${p.dim}`, [0.3, 0, 0.6, 1]);
  const inner = pen.linear(`0 ${tint(p.pale, 0.35)}, 0.4 ${p.bright}, 1 ${p.main}`, [0.2, 0, 0.7, 1]);
  const back = pen.linear(`0 ${p.main}, 1 ${p.deep}`, down);
  const ring = (count: number, offset: number, length: number, wide: number, fill: string, edge: string) =>
    repeat(count, (i) => petal(offset + (360 / count) * i, length, wide, fill, edge));
  const shadowed = (body: string, blur: number) => el('g', { opacity: 0.45, filter: pen.blur(blur) }, body);
  return (
    whole(box, ground) +
    el('path', { d: ellipse(cx, cy, reach * 1.35), fill: glow }) +
    ring(11, 8, reach * 1.02, reach * 0.24, back, p.main) +
    shadowed(ring(11, 24, reach * 0.9, reach * 0.2, p.night, p.night), reach * 0.03) +
    ring(11, 24, reach * 0.9, reach * 0.2, outer, p.pale) +
    shadowed(ring(9, 4, reach * 0.5, reach * 0.13, p.night, p.night), reach * 0.025) +
    ring(9, 4, reach * 0.5, reach * 0.13, inner, tint(p.pale, 0.5)) +
    el('path', {
      d: ellipse(cx, cy, reach * 0.15),
      fill: pen.radial(`0 #ffffff, 0.4 ${tint(p.pale, 0.6)} 0.9, 1 ${p.pale} 0`),
    })
  );
}

import { mix, tint } from '../colour';
import type { Palette } from '../palette';
import { diagonal, down, each, el, type Pen, right } from '../pen';
import type { Box } from '../shapes';
import { whole } from './ground';

/** Beams by the height of their round tops; feet are evenly spaced along the bottom edge. */
const beamTops = {
  tall: [0.87, 0.69, 0.66, 0.47, 0.45, 0.3, 0.26, 0.09, 0.07],
  flat: [0.82, 0.58, 0.68, 0.4, 0.52, 0.2, 0.36, 0.04, 0.2, -0.16, 0.06, -0.3],
};

/** Slanted beams with round tops. */
export function beams(pen: Pen, box: Box, p: Palette): string {
  const { x, y, w, h } = box;
  const flat = w > h;
  const step = flat ? w * 0.115 : w * 0.25;
  const wide = step * 0.74;
  const lean = 28;
  const ground = pen.linearAt(`0 ${mix(p.night, p.deep, 0.7)}, 1 ${p.night}`, [x, y, x + w, y + h]);
  const tones: readonly (readonly [string, string])[] = [
    [p.pale, p.bright],
    [p.main, p.deep],
    [tint(p.pale, 0.55), p.main],
    [p.bright, p.dim],
  ];
  const beam = (top: number, index: number) => {
    const [from, to] = tones[index % tones.length] ?? [p.main, p.deep];
    const py = y + h * top;
    const px = x + w * 0.06 + index * step - h * (1 - top) * Math.tan((lean * Math.PI) / 180);
    const place = {
      x: px - wide / 2,
      y: py,
      width: wide,
      height: h * 1.6,
      rx: wide / 2,
      transform: `rotate(${-lean} ${px} ${py})`,
    };
    return (
      el('rect', { ...place, fill: '#000000', opacity: 0.5, filter: pen.blur(step * 0.07) }) +
      el('rect', {
        ...place,
        fill: pen.linear(`0 ${from}, 0.22 ${mix(from, to, 0.45)}, 0.6 ${to}`, down),
      }) +
      el('rect', { ...place, fill: pen.linear('0 #ffffff 0.25, 0.2 #ffffff 0, 1 #000000 0.2', right) })
    );
  };
  return (
    whole(box, ground) +
    whole(box, pen.linear(`0 ${p.main} 0.35, 0.6 ${p.deep} 0`, diagonal)) +
    each(flat ? beamTops.flat : beamTops.tall, beam)
  );
}

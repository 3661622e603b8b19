import { shade, tint } from '../colour';
import { contactShadow, innerShade, metal, rim } from '../materials';
import { down, el, Pen, right } from '../pen';
import { ellipse, polygon } from '../shapes';

const orange = '#ff4e14';

/** A traffic cone with two reflecting bands. */
export function cone(): string {
  const pen = new Pen();
  const top = 250;
  const foot = 1296;
  const half = (y: number) => 62 + ((y - top) / (foot - top)) * 290;
  /** Part of the cone between two heights, with round upper and lower edges. */
  const slice = (from: number, to: number) => {
    const [a, b] = [half(from), half(to)];
    return `M${800 - a} ${from}A${a} ${a * 0.13} 0 0 0 ${800 + a} ${from}L${800 + b} ${to}A${b} ${b * 0.13} 0 0 1 ${800 - b} ${to}Z`;
  };
  const round = (hex: string) =>
    pen.linear(
      `0 ${shade(hex, 0.5)}, 0.08 ${shade(hex, 0.22)}, 0.26 ${tint(hex, 0.3)},
        0.36 ${tint(hex, 0.42)}, 0.52 ${hex}, 0.8 ${shade(hex, 0.3)}, 0.94 ${shade(hex, 0.42)},
        1 ${shade(hex, 0.2)}`,
      right,
    );
  const band = (from: number, to: number) =>
    el('path', { d: slice(from, to), fill: round('#eef0f3') }) +
    el('path', { d: slice(from, to), fill: pen.linear('0 #ffffff 0.5, 0.2 #ffffff 0, 1 #000000 0.1', down) });
  const base = polygon([470, 1236], [1130, 1236], [1392, 1350], [208, 1350]);
  const edge = 'M208 1350H1392V1382Q1392 1394 1376 1394H224Q208 1394 208 1382Z';
  return pen.finish(
    contactShadow(pen, 800, 1400, 610),
    el('path', {
      d: base,
      fill: pen.linear(`0 ${shade(orange, 0.28)}, 0.5 ${orange}, 1 ${tint(orange, 0.22)}`, down),
    }),
    el('path', { d: edge, fill: metal(pen, shade(orange, 0.32), right) }),
    rim(pen, base, orange, 3, 0.8),
    el('path', { d: ellipse(810, 1308, 400, 60), fill: '#2a0a00', opacity: 0.5, filter: pen.blur(16) }),
    el('path', { d: slice(top, foot), fill: round(orange) }),
    band(520, 690),
    band(880, 1070),
    el('path', { d: ellipse(800, top, 62, 13), fill: shade(orange, 0.35) }),
    el('path', { d: ellipse(800, top + 1, 44, 9), fill: '#1c0a04' }),
    rim(pen, ellipse(800, top, 62, 13), orange, 3),
    innerShade(pen, slice(top, foot), '#2a0a00', 20, 0.3),
  );
}

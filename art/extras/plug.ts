import { castShadow, contactShadow, innerShade, metal, recess, rim } from '../materials';
import { down, each, el, Pen } from '../pen';
import { rounded } from '../shapes';

const orange = '#ff4e14';

/** An unplugged cable and its socket, for a lost connection. */
export function plug(): string {
  const pen = new Pen();
  const cable = (hex: string, wide: number, shift = 0) =>
    el('path', {
      d: 'M390 1000C200 1010 110 1130 190 1240C290 1376 560 1350 800 1346C1060 1342 1300 1376 1410 1240C1490 1130 1400 1010 1210 1000',
      fill: 'none',
      stroke: hex,
      'stroke-width': wide,
      'stroke-linecap': 'round',
      transform: `translate(0 ${shift})`,
    });
  const body = (mirror: boolean, inner: string) =>
    el('g', { transform: mirror ? 'translate(1600 0) scale(-1 1)' : 'translate(0 0)' }, inner);
  const shell =
    'M384 946Q384 920 410 916L520 900Q540 860 590 860H690Q710 860 710 880V1120Q710 1140 690 1140H590Q540 1140 520 1100L410 1084Q384 1080 384 1054Z';
  const white = pen.linear('0 #ffffff, 0.2 #f7f7f6, 0.55 #dcdee2, 0.85 #a9adb6, 1 #c9ccd2', down);
  const dark = pen.linear('0 #8b919d, 0.18 #5a5f6b, 0.5 #2b2e36, 0.85 #101216, 1 #3a3d45', down);
  const ribs = (tone: string) =>
    each([0, 1, 2, 3], (i) =>
      el('rect', {
        x: 424 + i * 24,
        y: 922 - i * 3,
        width: 8,
        height: 156 + i * 6,
        rx: 4,
        fill: tone,
        opacity: 0.25,
      }),
    );
  const pin = (y: number) =>
    el('path', { d: rounded({ x: 700, y, w: 96, h: 34 }, 12), fill: metal(pen, '#c9ccd2', down) });
  const spark = (x: number, y: number, turn: number, length: number) =>
    el('path', {
      d: `M0 0V${-length}`,
      transform: `translate(${x} ${y}) rotate(${turn})`,
      stroke: orange,
      'stroke-width': 18,
      'stroke-linecap': 'round',
    });
  return pen.finish(
    contactShadow(pen, 800, 1376, 660, 0.7),
    cable('#1c1e23', 46, 4) + cable('#4a4e58', 34) + cable('#8b919d', 9, -9),
    castShadow(pen, shell, 10, 22, 18, 0.3),
    pin(914) + pin(1052),
    body(
      false,
      el('path', { d: shell, fill: white }) +
        ribs('#3a3d45') +
        innerShade(pen, shell, '#ffffff', 14, 0.5) +
        rim(pen, shell, '#d3d6db', 3),
    ),
    body(
      true,
      castShadow(pen, shell, -10, 22, 18, 0.3) +
        el('path', { d: shell, fill: dark }) +
        ribs('#000000') +
        rim(pen, shell, '#50545e', 3) +
        each([914, 1052], (y) => recess(pen, rounded({ x: 672, y, w: 34, h: 34 }, 8), 2)),
    ),
    spark(800, 800, 0, 110) + spark(740, 824, -32, 84) + spark(860, 824, 32, 84),
  );
}

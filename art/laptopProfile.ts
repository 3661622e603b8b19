import { shade, tint } from './colour';
import { rgb } from './laptopKeys';
import type { LaptopBody } from './laptopThreeQuarter';
import { castShadow, contactShadow, innerShade, matte, metal, recess, rim, sheen } from './materials';
import { down, el, type Pen, repeat, right } from './pen';
import { grow, polygon, rounded, squircle } from './shapes';

/** The lid from behind, standing on the base. */
export function laptopBack(pen: Pen, { hex, gaming }: LaptopBody): string {
  const box = { x: 200, y: 440, w: 1200, h: 812 };
  const lid = squircle(box, 44);
  const base = `M164 1290H1436V1334Q1430 1368 1376 1372H224Q170 1368 164 1334Z`;
  const vent = (x: number) =>
    repeat(22, (i) => recess(pen, rounded({ x: x + i * 14.5, y: 1306, w: 7, h: 30 }, 3), 1.2));
  const stripes = gaming
    ? [0, 1].map((i) =>
        el('path', {
          d: polygon([720 + i * 96, 1000], [760 + i * 96, 1000], [880 + i * 96, 760], [840 + i * 96, 760]),
          fill: pen.linear(`0 ${rgb(0.85)}, 1 ${rgb(0.5)}`, down),
          opacity: 0.9,
        }),
      )
    : [];
  return (
    contactShadow(pen, 800, 1378, 670) +
    el('path', { d: base, fill: metal(pen, shade(hex, 0.08), right) }) +
    el('path', { d: base, fill: pen.linear('0 #000000 0.45, 0.3 #000000 0, 1 #000000 0.4', down) }) +
    (gaming ? vent(230) + vent(1052) : vent(640)) +
    el('path', {
      d: rounded({ x: 300, y: 1236, w: 1000, h: 64 }, 26),
      fill: metal(pen, shade(hex, 0.5), down),
    }) +
    castShadow(pen, lid, 10, 16, 20, 0.3) +
    el('path', { d: lid, fill: matte(pen, hex) }) +
    sheen(pen, lid, box) +
    innerShade(pen, lid, '#ffffff', 22, 0.22) +
    stripes.join('') +
    rim(pen, squircle(grow(box, -1.5), 44), hex, 3.2)
  );
}

/** The laptop edge-on: a thin base with its sockets and the lid leaning back. */
export function laptopSide(pen: Pen, { hex, gaming, palette }: LaptopBody): string {
  const thick = gaming ? 78 : 50;
  const foot = 1366;
  const top = foot - thick;
  const base = `M232 ${top}H1310Q1336 ${top} 1340 ${top + 16}L1344 ${foot - 26}Q1340 ${foot} 1306 ${foot}H300Q226 ${foot - 4} 218 ${top + 18}Q216 ${top} 232 ${top}Z`;
  const lid = rounded({ x: -14, y: -806, w: 26, h: 810 }, 13);
  const port = (x: number, w: number) =>
    recess(pen, rounded({ x, y: foot - thick / 2 - 9, w, h: 18 }, 9), 2.4);
  const glow = el('path', {
    d: `M300 ${foot - 8}H1290`,
    stroke: rgb(0.85),
    'stroke-width': 5,
    opacity: gaming ? 0.9 : 0,
  });
  return (
    contactShadow(pen, 790, foot + 6, 580) +
    el(
      'g',
      { transform: `translate(1306 ${top + 8}) rotate(16)` },
      castShadow(pen, lid, 12, 6, 10, 0.25),
      el('path', { d: lid, fill: metal(pen, hex, right) }),
      el('rect', { x: -14, y: -796, width: 6, height: 780, rx: 3, fill: palette.dim, opacity: 0.55 }),
      rim(pen, lid, hex, 2),
    ) +
    el('circle', { cx: 1304, cy: top + 6, r: 22, fill: metal(pen, shade(hex, 0.4), right) }) +
    el('path', { d: base, fill: metal(pen, hex, right) }) +
    el('path', {
      d: base,
      fill: pen.linear('0 #ffffff 0.55, 0.12 #ffffff 0.06, 0.55 #000000 0.06, 1 #000000 0.5', down),
    }) +
    port(1120, 84) +
    port(1010, 60) +
    port(910, 60) +
    el('circle', {
      cx: 830,
      cy: foot - thick / 2,
      r: 11,
      fill: '#07080b',
      stroke: tint(hex, 0.6),
      'stroke-width': 2,
    }) +
    glow +
    rim(pen, base, hex, 2.4)
  );
}

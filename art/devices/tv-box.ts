import { onPlane, planeOf, stacked } from '../axonometry';
import { shade, tint } from '../colour';
import type { ArtDevice } from '../device';
import {
  castShadow,
  contactShadow,
  cylinder,
  innerShade,
  matte,
  metal,
  recess,
  rim,
  sheen,
} from '../materials';
import { down, el, group, Pen, right } from '../pen';
import { ellipse, rounded, squircle } from '../shapes';

const size = 600;
const plate = { x: 0, y: 0, w: size, h: size };
const outline = squircle(plate, 130);

/** The remote lying along y, 190 × 760. */
function remote(pen: Pen, hex: string): string {
  const d = rounded({ x: 0, y: 0, w: 190, h: 780 }, 80);
  const key = (x: number, y: number, r: number) =>
    el('circle', {
      cx: x,
      cy: y,
      r,
      fill: pen.linear(`0 ${tint(hex, 0.22)}, 1 ${shade(hex, 0.3)}`, down),
    }) + rim(pen, ellipse(x, y, r), hex, 1.8, 0.7);
  return (
    castShadow(pen, d, 14, 18, 18, 0.4) +
    el('path', { d, fill: cylinder(pen, tint(hex, 0.04)) }) +
    innerShade(pen, d, '#ffffff', 10, 0.16) +
    rim(pen, d, hex, 2.8) +
    key(95, 70, 22) +
    key(95, 210, 76) +
    el('circle', { cx: 95, cy: 210, r: 34, fill: matte(pen, hex) }) +
    rim(pen, ellipse(95, 210, 34), hex, 1.8, 0.7) +
    key(52, 346, 27) +
    key(138, 346, 27) +
    key(52, 424, 27) +
    key(138, 424, 27) +
    el('path', {
      d: rounded({ x: 30, y: 476, w: 44, h: 118 }, 22),
      fill: pen.linear(`0 ${tint(hex, 0.22)}, 1 ${shade(hex, 0.3)}`, down),
    }) +
    el('circle', { cx: 138, cy: 504, r: 27, fill: '#d4430f' }) +
    key(138, 580, 27)
  );
}

/** The puck in three-quarter view. */
function puck(pen: Pen, hex: string): string {
  const plane = planeOf([150, 1010], [560, -180], [430, 230], size, size);
  const edge = pen.linear(
    `0 ${shade(hex, 0.5)}, 0.1 ${shade(hex, 0.2)}, 0.3 ${tint(hex, 0.3)}, 0.6 ${hex},
      0.9 ${shade(hex, 0.4)}, 1 ${tint(hex, 0.2)}`,
    right,
  );
  const shadow = (dy: number, blur: number, opacity: number) =>
    el(
      'g',
      { filter: pen.blur(blur), opacity },
      onPlane(plane, el('path', { d: outline, fill: '#0c0906' }), 6, dy),
    );
  return (
    shadow(170, 26, 0.35) +
    shadow(146, 8, 0.55) +
    stacked(plane, el('path', { d: outline, fill: edge }), [0, 136], 68) +
    onPlane(
      plane,
      el('path', { d: outline, fill: matte(pen, hex) }) +
        sheen(pen, outline, plate, 0.9) +
        innerShade(pen, outline, '#ffffff', 16, 0.2) +
        el('path', { d: ellipse(300, 300, 86), fill: 'none', stroke: shade(hex, 0.35), 'stroke-width': 7 }) +
        el('path', { d: ellipse(302, 304, 86), fill: 'none', stroke: tint(hex, 0.45), 'stroke-width': 2 }) +
        rim(pen, outline, hex, 4),
    ) +
    el('circle', { cx: 708, cy: 1224, r: 8, fill: '#f4f2ee' })
  );
}

function above(pen: Pen, hex: string): string {
  const box = { x: 170, y: 470, w: 860, h: 860 };
  const d = squircle(box, 190);
  return (
    contactShadow(pen, 600, 1346, 420) +
    contactShadow(pen, 1270, 1346, 120, 0.8) +
    el('path', { d, fill: matte(pen, hex) }) +
    sheen(pen, d, box, 0.9) +
    innerShade(pen, d, '#ffffff', 26, 0.22) +
    rim(pen, d, hex, 3.4) +
    el('path', { d: ellipse(600, 900, 126), fill: 'none', stroke: shade(hex, 0.35), 'stroke-width': 9 }) +
    el('path', { d: ellipse(602, 904, 126), fill: 'none', stroke: tint(hex, 0.45), 'stroke-width': 3 }) +
    el('circle', { cx: 600, cy: 1262, r: 8, fill: '#f4f2ee' }) +
    group('translate(1160 480) scale(1.1)', remote(pen, hex))
  );
}

/** The sockets at the back, near by. */
function sockets(pen: Pen, hex: string): string {
  const box = { x: 130, y: 640, w: 1340, h: 560 };
  const d = squircle(box, 130);
  const socket = (x: number, w: number, h: number) =>
    recess(pen, rounded({ x, y: 930 - h / 2, w, h }, Math.min(18, h / 2)), 4);
  const jack = (x: number) =>
    el('circle', { cx: x, cy: 930, r: 46, fill: metal(pen, '#b9bcc2', [0, 0, 1, 1]) }) +
    recess(pen, ellipse(x, 930, 30), 4);
  return (
    contactShadow(pen, 800, 1216, 640) +
    el('path', { d, fill: matte(pen, hex) }) +
    el('path', { d, fill: pen.linear('0 #ffffff 0.2, 0.14 #ffffff 0, 0.8 #000000 0, 1 #000000 0.4', down) }) +
    innerShade(pen, d, '#ffffff', 26, 0.2) +
    rim(pen, d, hex, 3.6) +
    jack(310) +
    socket(420, 230, 84) +
    socket(720, 200, 150) +
    socket(990, 130, 56) +
    jack(1240)
  );
}

export const device: ArtDevice = ({ colour, angle }) => {
  const pen = new Pen();
  const hex = tint(colour.hex, 0.02);
  switch (angle) {
    case 'front':
      return pen.finish(above(pen, hex));
    case 'detail':
      return pen.finish(sockets(pen, hex));
    default:
      return pen.finish(
        contactShadow(pen, 1330, 1372, 150, 0.8),
        group('translate(1200 500) rotate(5) scale(1.12)', remote(pen, hex)),
        group('translate(-50 -20)', puck(pen, hex)),
      );
  }
};

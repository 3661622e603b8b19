import { shade, tint } from '../colour';
import { contactShadow, innerShade, rim } from '../materials';
import { diagonal, down, el, Pen } from '../pen';
import { ellipse, rounded } from '../shapes';
import { mark } from './mark';

const leather = '#2b3040';

/** A wallet with a card that looks out of it. */
export function wallet(): string {
  const pen = new Pen();
  const card = rounded({ x: 360, y: 500, w: 840, h: 420 }, 44);
  const back = rounded({ x: 230, y: 640, w: 1120, h: 700 }, 84);
  const body = rounded({ x: 230, y: 720, w: 1120, h: 660 }, 84);
  const clasp = rounded({ x: 1010, y: 930, w: 400, h: 230 }, 84);
  const fill = (hex: string) =>
    pen.linear(`0 ${tint(hex, 0.26)}, 0.5 ${hex}, 1 ${shade(hex, 0.34)}`, diagonal);
  const stitches = rounded({ x: 266, y: 756, w: 1048, h: 588 }, 62);
  return pen.finish(
    contactShadow(pen, 790, 1384, 580),
    el('path', { d: back, fill: shade(leather, 0.4) }),
    el('path', { d: card, fill: pen.linear('0 #ff7a45, 1 #d83a00', down) }),
    rim(pen, card, '#ff4200', 4),
    mark(420, 556, 96, '#ffffff'),
    el('path', { d: body, fill: fill(leather) }),
    innerShade(pen, body, '#05070c', 60, 0.5),
    el('path', {
      d: stitches,
      fill: 'none',
      stroke: '#8d95a8',
      'stroke-width': 5,
      'stroke-dasharray': '22 16',
    }),
    rim(pen, body, leather, 5),
    el('path', {
      d: clasp,
      fill: '#05070c',
      opacity: 0.5,
      filter: pen.blur(20),
      transform: 'translate(-6 16)',
    }),
    el('path', { d: clasp, fill: fill('#3a4157') }),
    rim(pen, clasp, '#3a4157', 5),
    el('path', { d: ellipse(1130, 1045, 44), fill: fill('#e9c98a') }),
    rim(pen, ellipse(1130, 1045, 44), '#e9c98a', 4),
  );
}

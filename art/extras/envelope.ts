import { shade, tint } from '../colour';
import { contactShadow, innerShade, rim } from '../materials';
import { diagonal, down, el, Pen } from '../pen';
import { ellipse, rounded } from '../shapes';
import { mark } from './mark';

const paper = '#eceef2';

/** A closed letter with the mark on its seal. */
export function envelope(): string {
  const pen = new Pen();
  const body = rounded({ x: 220, y: 560, w: 1160, h: 800 }, 56);
  const flap = 'M236 590Q800 1180 1364 590Q1350 560 1316 560H284Q250 560 236 590Z';
  const fold = (d: string) =>
    el('path', { d, fill: 'none', stroke: '#b9bdc7', 'stroke-width': 6, opacity: 0.8 });
  const paperFill = (from: string, to: string) => pen.linear(`0 ${from}, 1 ${to}`, diagonal);
  return pen.finish(
    contactShadow(pen, 800, 1364, 600),
    el('path', { d: body, fill: paperFill('#ffffff', shade(paper, 0.16)) }),
    innerShade(pen, body, '#5b6270', 36, 0.28),
    fold('M252 1330L640 972M1348 1330L960 972'),
    el('path', {
      d: flap,
      fill: '#5b6270',
      opacity: 0.32,
      filter: pen.blur(22),
      transform: 'translate(0 26)',
    }),
    el('path', {
      d: flap,
      fill: pen.linear(`0 ${shade(paper, 0.06)}, 0.7 #ffffff, 1 ${tint(paper, 0.4)}`, down),
    }),
    rim(pen, flap, paper, 5),
    rim(pen, body, paper, 5, 0.9),
    el('path', {
      d: ellipse(800, 872, 122),
      fill: shade('#ff4200', 0.3),
      opacity: 0.4,
      filter: pen.blur(18),
    }),
    el('path', { d: ellipse(800, 862, 118), fill: paperFill('#ff7a45', '#d83a00') }),
    rim(pen, ellipse(800, 862, 118), '#ff4200', 5),
    mark(746, 808, 108, '#ffffff'),
  );
}

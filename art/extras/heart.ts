import { shade, tint } from '../colour';
import { contactShadow, innerShade, rim } from '../materials';
import { diagonal, el, Pen } from '../pen';
import { ellipse } from '../shapes';

const red = '#e6303f';

/** A round, polished heart. */
export function heart(): string {
  const pen = new Pen();
  const d =
    'M800 1376C640 1262 262 1010 262 724C262 560 388 440 540 440C650 440 746 500 800 596' +
    'C854 500 950 440 1060 440C1212 440 1338 560 1338 724C1338 1010 960 1262 800 1376Z';
  return pen.finish(
    contactShadow(pen, 800, 1384, 330),
    el('path', {
      d,
      fill: pen.linear(
        `0 ${tint(red, 0.42)}, 0.34 ${red}, 0.78 ${shade(red, 0.24)}, 1 ${shade(red, 0.44)}`,
        diagonal,
      ),
    }),
    innerShade(pen, d, shade(red, 0.6), 110, 0.5),
    el('path', {
      d: ellipse(500, 610, 128, 84),
      fill: '#ffffff',
      opacity: 0.55,
      filter: pen.blur(34),
      transform: 'rotate(-32 500 610)',
    }),
    el('path', {
      d: ellipse(1080, 580, 86, 48),
      fill: '#ffffff',
      opacity: 0.3,
      filter: pen.blur(26),
      transform: 'rotate(24 1080 580)',
    }),
    rim(pen, d, red, 5),
  );
}

import { shade, tint } from '../colour';
import { castShadow, contactShadow, metal, rim } from '../materials';
import { diagonal, down, each, el, Pen, right } from '../pen';
import { ellipse, polygon } from '../shapes';
import { mark } from './mark';

/** A paper bag with the mark. */
export function bag(): string {
  const pen = new Pen();
  const face = polygon([330, 560], [1110, 560], [1180, 1376], [270, 1376]);
  const side = polygon([1110, 560], [1246, 528], [1316, 1310], [1180, 1376]);
  const fold = polygon([1110, 560], [1180, 545], [1236, 1130], [1180, 1376]);
  const mouth = polygon([330, 560], [452, 528], [1246, 528], [1110, 560]);
  const cord = (dx: number, dy: number, hex: string, wide: number) =>
    el('path', {
      d: `M${560 + dx} ${600 + dy}C${560 + dx} ${150 + dy} ${880 + dx} ${150 + dy} ${880 + dx} ${600 + dy}`,
      fill: 'none',
      stroke: hex,
      'stroke-width': wide,
      'stroke-linecap': 'round',
    });
  const handle = (dx: number, dy: number, hex: string) =>
    cord(dx, dy, shade(hex, 0.35), 30) +
    cord(dx - 2, dy - 2, hex, 22) +
    cord(dx - 5, dy - 4, tint(hex, 0.6), 7);
  return pen.finish(
    contactShadow(pen, 790, 1378, 560),
    el('path', { d: mouth, fill: pen.linear('0 #8d9098, 1 #5d6068', right) }),
    handle(70, -24, '#a9adb5'),
    el('path', { d: side, fill: pen.linear('0 #b9bcc3, 0.5 #9a9da5, 1 #aeb1b8', right) }),
    el('path', { d: fold, fill: pen.linear('0 #c9ccd2, 1 #a4a7af', right), opacity: 0.9 }),
    el('path', { d: face, fill: pen.linear('0 #ffffff, 0.4 #fbfbfa, 0.8 #e8e8e6, 1 #d3d3d2', diagonal) }),
    el('path', {
      d: face,
      fill: pen.linear('0 #000000 0.06, 0.05 #000000 0, 0.86 #000000 0, 1 #000000 0.1', down),
    }),
    el('path', { d: 'M330 618L1115 618', stroke: '#000000', 'stroke-width': 2, opacity: 0.09 }),
    rim(pen, face, '#e8e8e6', 2.4, 0.8),
    castShadow(pen, ellipse(560, 604, 16), 3, 6, 4, 0.3),
    handle(0, 0, '#c4c8cf'),
    each([560, 880], (x) => el('circle', { cx: x, cy: 602, r: 17, fill: metal(pen, '#b9bcc2', diagonal) })),
    mark(562, 826, 276, pen.linear('0 #ff6a33, 0.6 #ff4b0d, 1 #e83f04', diagonal)),
  );
}

import { shade, tint } from '../colour';
import { contactShadow, innerShade, rim } from '../materials';
import { diagonal, down, el, Pen } from '../pen';
import { polygon } from '../shapes';
import { mark } from './mark';

const board = '#d9a86c';

/** A taped parcel with the mark on its front. */
export function parcel(): string {
  const pen = new Pen();
  const front = polygon([230, 700], [1080, 700], [1080, 1380], [230, 1380]);
  const side = polygon([1080, 700], [1380, 560], [1380, 1200], [1080, 1380]);
  const top = polygon([230, 700], [560, 560], [1380, 560], [1080, 700]);
  const tapeTop = polygon([590, 700], [880, 560], [1030, 560], [760, 700]);
  const tapeFront = polygon([590, 700], [760, 700], [760, 860], [590, 860]);
  const face = (from: string, to: string, axis = down) => pen.linear(`0 ${from}, 1 ${to}`, axis);
  const tape = pen.linear('0 #fff7ea, 1 #e3cba4', diagonal);
  return pen.finish(
    contactShadow(pen, 800, 1382, 600),
    el('path', { d: side, fill: face(shade(board, 0.22), shade(board, 0.42)) }),
    el('path', { d: top, fill: face(tint(board, 0.28), tint(board, 0.5)) }),
    el('path', { d: front, fill: face(tint(board, 0.2), shade(board, 0.12), diagonal) }),
    innerShade(pen, front, shade(board, 0.5), 40, 0.35),
    el('path', { d: tapeTop, fill: tape, opacity: 0.9 }),
    el('path', { d: tapeFront, fill: tape, opacity: 0.9 }),
    mark(820, 1120, 200, '#ff4200'),
    rim(pen, front, board, 4, 0.9),
    rim(pen, top, board, 4),
    rim(pen, side, board, 3, 0.6),
  );
}

import { shade, tint } from './colour';
import { perspectiveKeyboard, rgb } from './laptopKeys';
import type { LaptopBody } from './laptopThreeQuarter';
import { lens } from './lens';
import { castShadow, contactShadow, matte, metal, rim } from './materials';
import { diagonal, down, el, type Pen, right } from './pen';
import { dock, litScreen } from './screens';
import { grow, polygon, rounded, squircle } from './shapes';

const back = 1100;
const front = 1318;
const foot = 1372;

/** Canvas point of a place on the deck: x and y from 0 to 1, y from the hinge to the front edge. */
function deckPoint(x: number, y: number): readonly [number, number] {
  const half = 556 + (716 - 556) * y;
  return [800 + (x - 0.5) * 2 * half, back + (front - back) * y ** 0.94];
}

function base(pen: Pen, { hex, keyHex, gaming }: LaptopBody): string {
  const deck = polygon(deckPoint(0, 0), deckPoint(1, 0), deckPoint(1, 1), deckPoint(0, 1));
  const lip = `M84 ${front}H1516V${front + 14}Q1512 ${foot - 8} 1452 ${foot}H148Q88 ${foot - 8} 84 ${front + 14}Z`;
  const keyboard = (x: number, y: number) => deckPoint(0.1 + x * 0.8, 0.08 + y * 0.54);
  const pad = polygon(
    deckPoint(0.33, 0.68),
    deckPoint(0.67, 0.68),
    deckPoint(0.675, 0.97),
    deckPoint(0.325, 0.97),
  );
  const scoop = `M690 ${front}H910Q904 ${front + 22} 880 ${front + 22}H720Q696 ${front + 22} 690 ${front}Z`;
  const strip = el('path', {
    d: `M150 ${foot - 12}H1450`,
    stroke: pen.linearAt(
      [0, 0.25, 0.5, 0.75, 1].map((at) => [at, rgb(at)] as const),
      [150, 0, 1450, 0],
    ),
    'stroke-width': 7,
    'stroke-linecap': 'round',
  });
  return (
    el('path', {
      d: deck,
      fill: pen.linear(
        `0 ${shade(hex, 0.34)}, 0.2 ${shade(hex, 0.1)}, 0.7 ${tint(hex, 0.16)}, 1 ${tint(hex, 0.3)}`,
        down,
      ),
    }) +
    el('path', { d: deck, fill: pen.linear('0 #ffffff 0.16, 0.4 #ffffff 0, 1 #000000 0.14', right) }) +
    perspectiveKeyboard(pen, keyboard, { hex: keyHex, lit: gaming }) +
    el('path', { d: pad, fill: matte(pen, shade(hex, 0.03)) }) +
    rim(pen, pad, hex, 2, 0.8) +
    el('path', { d: lip, fill: metal(pen, hex, right) }) +
    el('path', {
      d: lip,
      fill: pen.linear('0 #ffffff 0.5, 0.1 #ffffff 0.08, 0.5 #000000 0.08, 1 #000000 0.5', down),
    }) +
    (gaming
      ? strip
      : el('path', {
          d: scoop,
          fill: pen.linear(`0 ${shade(hex, 0.5)}, 1 ${shade(hex, 0.16)}`, down),
        })) +
    el('path', { d: `M84 ${front}H1516`, stroke: tint(hex, 0.8), 'stroke-width': 2.5, opacity: 0.9 })
  );
}

function lid(pen: Pen, body: LaptopBody): string {
  const box = { x: 256, y: 388, w: 1088, h: 706 };
  const outline = squircle(box, 36);
  const glass = squircle(grow(box, -6), 31);
  const screen = { x: box.x + 27, y: box.y + 30, w: box.w - 54, h: box.h - 72 };
  const over = body.gaming ? '' : dock(800, screen.y + screen.h - 18, 34);
  return (
    castShadow(pen, outline, 10, 14, 18, 0.25) +
    el('path', { d: outline, fill: metal(pen, body.hex, diagonal) }) +
    el('path', { d: glass, fill: '#060708' }) +
    rim(pen, glass, '#565b66', 2, 0.6) +
    litScreen(pen, screen, { kind: body.kind, palette: body.palette, radius: 12, over, gleam: 0.2 }) +
    rim(pen, squircle(grow(box, -1.2), 36), body.hex, 2.6) +
    lens(pen, 800, box.y + 18, 7, { ring: '#15171c' })
  );
}

/** The laptop open, seen from the front. */
export function laptopFront(pen: Pen, body: LaptopBody): string {
  const hinge = rounded({ x: 300, y: back - 16, w: 1000, h: 26 }, 12);
  return (
    contactShadow(pen, 800, foot + 6, 730) +
    base(pen, body) +
    el('path', {
      d: polygon(deckPoint(0, 0), deckPoint(1, 0), deckPoint(1, 0.16), deckPoint(0, 0.16)),
      fill: pen.linear('0 #000000 0.55, 1 #000000 0', down),
    }) +
    el('path', { d: hinge, fill: metal(pen, shade(body.hex, 0.6), right) }) +
    lid(pen, body)
  );
}

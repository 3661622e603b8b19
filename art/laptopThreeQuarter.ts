import { onPlane, type Plane, planeOf, stacked } from './axonometry';
import { lightness, mix, shade, tint } from './colour';
import { flatKeyboard, rgb } from './laptopKeys';
import { lens } from './lens';
import { matte, metal, rim, sheen } from './materials';
import type { Palette } from './palette';
import { diagonal, down, el, type Pen, repeat, right } from './pen';
import { dock, litScreen } from './screens';
import { ellipse, grow, rounded, squircle } from './shapes';
import type { Wallpaper } from './wallpaper';

/** A laptop's finish and what its screen shows. */
export interface LaptopBody {
  hex: string;
  keyHex: string;
  gaming: boolean;
  palette: Palette;
  kind: Wallpaper;
}

const wide = 1000;
const deep = 690;
const high = 650;

/** Base and lid in three-quarter view: right along the front edge is up a little, the lid leans back. */
const hinge = [164, 1092] as const;
const u = [1000, -204] as const;
const basePlane: Plane = planeOf(hinge, u, [372, 262], wide, deep);
const lidPlane: Plane = planeOf([hinge[0] - 78, hinge[1] - 698], u, [78, 704], wide, high);

const deck = { x: 0, y: 0, w: wide, h: deep };

function edgeFill(pen: Pen, hex: string): string {
  return pen.linear(
    `0 ${shade(hex, 0.5)}, 0.03 ${shade(hex, 0.42)}, 0.045 ${tint(hex, 0.4)}, 0.2 ${hex},
      0.5 ${tint(hex, 0.25)}, 0.75 ${shade(hex, 0.1)}, 0.96 ${shade(hex, 0.3)},
      1 ${tint(hex, 0.2)}`,
    right,
  );
}

function base(pen: Pen, body: LaptopBody): string {
  const { hex, gaming } = body;
  const outline = squircle(deck, 40);
  const thickness = gaming ? 52 : 34;
  const board = gaming ? { x: 70, y: 96, w: 860, h: 300 } : { x: 92, y: 74, w: 816, h: 296 };
  const pad = gaming ? { x: 330, y: 440, w: 300, h: 200 } : { x: 310, y: 404, w: 380, h: 252 };
  const grille = (x: number) =>
    repeat(48, (i) => el('circle', { cx: x + (i % 3) * 13, cy: 92 + Math.floor(i / 3) * 17, r: 3 }));
  const strip = gaming
    ? onPlane(
        basePlane,
        el('path', {
          d: `M44 ${deep}H${wide - 44}`,
          stroke: pen.linearAt(
            [0, 0.25, 0.5, 0.75, 1].map((at) => [at, rgb(at)] as const),
            [44, 0, wide - 44, 0],
          ),
          'stroke-width': 9,
        }),
        0,
        30,
      )
    : '';
  const vents = repeat(30, (i) =>
    el('rect', { x: 180 + i * 21.6, y: 30, width: 10, height: 34, rx: 4, fill: '#050608', opacity: 0.8 }),
  );
  return (
    stacked(basePlane, el('path', { d: outline, fill: shade(hex, 0.62) }), [0, thickness + 6], 8) +
    stacked(basePlane, el('path', { d: outline, fill: edgeFill(pen, hex) }), [0, thickness], thickness) +
    strip +
    onPlane(
      basePlane,
      el('path', { d: outline, fill: matte(pen, hex, [0.1, 0, 0.7, 1]) }) +
        sheen(pen, outline, deck, 0.7) +
        rim(pen, squircle(grow(deck, -1.5), 40), hex, 3.5) +
        (gaming ? vents : el('g', { fill: shade(hex, 0.55), opacity: 0.7 }, grille(38) + grille(936))) +
        flatKeyboard(pen, board, { hex: body.keyHex, lit: gaming }) +
        el('path', {
          d: squircle(pad, 22),
          fill: matte(pen, mix(hex, lightness(hex) < 0.5 ? '#ffffff' : '#000000', 0.045)),
        }) +
        rim(pen, squircle(pad, 22), hex, 2.4, 0.8) +
        el('path', {
          d: rounded({ x: 420, y: deep - 17, w: 160, h: 26 }, 13),
          fill: pen.linear(`0 ${shade(hex, 0.5)}, 1 ${shade(hex, 0.2)}`, down),
          opacity: gaming ? 0 : 0.75,
        }),
    )
  );
}

/** The shadow and the screen's light that fall on the deck near the hinge. */
function hingeShade(pen: Pen, { palette, gaming }: LaptopBody): string {
  const light = pen.linear(
    `0 ${palette.bright} ${gaming ? 0.3 : 0.24}, 0.5 ${palette.bright} 0.06,
      1 ${palette.bright} 0`,
    down,
  );
  const dark = pen.linearAt('0 #000000 0.62, 0.35 #000000 0.2, 1 #000000 0', [0, 0, 0, 78]);
  const outline = squircle(deck, 40);
  return onPlane(basePlane, el('path', { d: outline, fill: light }) + el('path', { d: outline, fill: dark }));
}

function lid(pen: Pen, body: LaptopBody): string {
  const { hex, gaming } = body;
  const box = { x: 0, y: 0, w: wide, h: high };
  const outline = squircle(box, 34);
  const glass = squircle(grow(box, -6), 29);
  const screen = { x: 26, y: 28, w: wide - 52, h: high - (gaming ? 84 : 62) };
  return (
    stacked(
      lidPlane,
      el('path', { d: outline, fill: metal(pen, shade(hex, 0.12), diagonal) }),
      [-17, -9],
      14,
    ) +
    onPlane(
      lidPlane,
      el('path', { d: outline, fill: metal(pen, hex, diagonal) }) +
        el('path', { d: glass, fill: '#060708' }) +
        litScreen(pen, screen, {
          kind: body.kind,
          palette: body.palette,
          radius: 12,
          over: gaming ? '' : dock(wide / 2, screen.y + screen.h - 16, 30),
          gleam: 0.2,
        }) +
        rim(pen, glass, '#565b66', 2.4, 0.6) +
        rim(pen, squircle(grow(box, -1.5), 34), hex, 3) +
        el('rect', { x: 30, y: high - 5, width: wide - 60, height: 7, fill: shade(hex, 0.7) }) +
        lens(pen, wide / 2, 17, 6, { ring: '#15171c' }) +
        el('path', { d: ellipse(wide / 2 + 22, 17, 2.4), fill: '#3f8f63' }),
    )
  );
}

/** The laptop open, in three-quarter view: each face is drawn flat and set on its plane. */
export function laptopThreeQuarter(pen: Pen, body: LaptopBody): string {
  const ground = squircle(grow(deck, -6), 40);
  const low = body.gaming ? 62 : 42;
  const shadow = (dy: number, blur: number, opacity: number) =>
    el(
      'g',
      { filter: pen.blur(blur), opacity },
      onPlane(basePlane, el('path', { d: ground, fill: '#0c0906' }), 8, dy),
    );
  const hingeBar = onPlane(
    basePlane,
    el('path', {
      d: rounded({ x: 110, y: -14, w: 780, h: 30 }, 14),
      fill: metal(pen, shade(body.hex, 0.8), right),
    }),
  );
  return (
    shadow(low + 40, 38, 0.34) +
    shadow(low + 14, 14, 0.5) +
    shadow(low + 3, 5, 0.6) +
    base(pen, body) +
    hingeShade(pen, body) +
    hingeBar +
    lid(pen, body)
  );
}

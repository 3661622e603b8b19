import { mix, shade, tint } from './colour';
import { clock } from './label';
import { lens } from './lens';
import { gleam, innerShade, matte, metal, rim, sheen } from './materials';
import { paletteOf } from './palette';
import { clipped, down, each, el, type Pen, right } from './pen';
import { cameras, type Layout } from './phoneCameras';
import { type Box, grow, rounded, squircle } from './shapes';
import { wallpaper, wallpaperOf } from './wallpaper';

/** A phone's proportions and finish. */
export interface PhoneBody {
  model: string;
  /** Colour key, which chooses the screen's palette. */
  key: string;
  hex: string;
  frame: string;
  layout: Layout;
  notch: 'pill' | 'hole';
  box: Box;
  radius: number;
}

/** Keys along the edge: one at the `power` side, three at the other. */
function keys(pen: Pen, { frame, box }: PhoneBody, power: 'left' | 'right'): string {
  const key = (x: number, y: number, h: number) =>
    el('path', { d: rounded({ x, y, w: 10, h }, 4), fill: metal(pen, shade(frame, 0.12), right) });
  const near = power === 'right' ? box.w - 4 : -6;
  const far = power === 'right' ? -6 : box.w - 4;
  return key(near, 330, 136) + key(far, 236, 50) + key(far, 318, 88) + key(far, 424, 88);
}

/** The milled frame seen face on: a metal band with antenna gaps and bright edges. */
function frameBand(pen: Pen, { frame, box, radius }: PhoneBody): string {
  const d = squircle(box, radius);
  const gap = (x: number, y: number, w: number, h: number) =>
    el('rect', { x, y, width: w, height: h, fill: shade(frame, 0.45), opacity: 0.5 });
  return (
    el('path', { d, fill: metal(pen, frame, [0, 0.06, 1, 0.94]) }) +
    clipped(
      pen,
      d,
      gap(0, 128, 12, 8) +
        gap(box.w - 12, 128, 12, 8) +
        gap(0, box.h - 136, 12, 8) +
        gap(box.w - 12, box.h - 136, 12, 8),
    ) +
    rim(pen, squircle(grow(box, -1.2), radius), frame, 2.4)
  );
}

/** The back, with its cameras; upper left corner at 0, 0. */
export function phoneBack(pen: Pen, body: PhoneBody): string {
  const inner = grow(body.box, -8);
  const d = squircle(inner, body.radius - 7);
  return (
    keys(pen, body, 'left') +
    frameBand(pen, body) +
    el('path', { d, fill: matte(pen, body.hex, [0.05, 0, 0.95, 1]) }) +
    sheen(pen, d, inner) +
    innerShade(pen, d, '#ffffff', 26, 0.22) +
    innerShade(pen, d, shade(body.hex, 0.6), 10, 0.3) +
    rim(pen, d, body.hex, 2, 0.8) +
    cameras(pen, body.layout, body)
  );
}

function notch(pen: Pen, kind: PhoneBody['notch'], cx: number, top: number): string {
  if (kind === 'hole')
    return (
      el('circle', { cx, cy: top + 40, r: 17, fill: '#050609' }) +
      lens(pen, cx, top + 40, 12, { ring: '#15171c' })
    );
  return (
    el('path', { d: rounded({ x: cx - 80, y: top + 24, w: 160, h: 46 }, 23), fill: '#030405' }) +
    lens(pen, cx + 54, top + 47, 13, { ring: '#15171c' })
  );
}

/** The lit screen: wallpaper, clock, two shortcuts and the home line, under one gleam. */
function screen(pen: Pen, body: PhoneBody): string {
  const box = grow(body.box, -20);
  const d = squircle(box, body.radius - 17);
  const cx = box.x + box.w / 2;
  const foot = box.y + box.h;
  const lines = wallpaperOf(body.model) === 'flower' ? 2 : 1;
  const shortcut = (x: number) =>
    el('circle', { cx: x, cy: foot - 72, r: 35, fill: '#ffffff', opacity: 0.17 });
  return (
    clipped(
      pen,
      d,
      wallpaper(pen, wallpaperOf(body.model), paletteOf(body.key), box),
      el('rect', {
        x: box.x,
        y: box.y,
        width: box.w,
        height: 330,
        fill: pen.linear('0 #000000 0.3, 1 #000000 0', down),
      }),
      shortcut(box.x + 76),
      shortcut(box.x + box.w - 76),
      el('rect', {
        x: cx - 96,
        y: foot - 20,
        width: 192,
        height: 7,
        rx: 3.5,
        fill: '#ffffff',
        opacity: 0.85,
      }),
    ) +
    clock(cx, box.y + (body.notch === 'pill' ? 136 : 118), box.w, lines) +
    gleam(pen, d, box, 0.26) +
    notch(pen, body.notch, cx, box.y)
  );
}

/** The front; upper left corner at 0, 0. */
export function phoneFront(pen: Pen, body: PhoneBody): string {
  const bezel = grow(body.box, -7);
  const d = squircle(bezel, body.radius - 6);
  return (
    keys(pen, body, 'right') +
    frameBand(pen, body) +
    el('path', { d, fill: '#060709' }) +
    rim(pen, d, '#4a4e58', 2, 0.55) +
    el('rect', { x: body.box.w / 2 - 44, y: 9.5, width: 88, height: 4, rx: 2, fill: '#2a2d34' }) +
    screen(pen, body)
  );
}

/** The phone seen edge-on: 92 wide, the camera standing out at its left when `kind` is `camera`. */
export function phoneEdge(pen: Pen, body: PhoneBody, kind: 'camera' | 'plain'): string {
  const box = { x: 0, y: 0, w: 92, h: 1240 };
  const d = rounded(box, 40);
  const frame = body.frame;
  const lip = kind === 'camera' ? 12 : 80;
  const groove = (y: number) =>
    el('rect', { x: 2, y, width: 88, height: 7, fill: shade(frame, 0.35), opacity: 0.6 });
  const key = (y: number, h: number) => {
    const at = { x: 33, y, w: 26, h };
    const outline = rounded(at, 13);
    return (
      el('path', { d: rounded(grow(at, 4), 16), fill: shade(frame, 0.55), opacity: 0.55 }) +
      el('path', { d: outline, fill: metal(pen, tint(frame, 0.12), right) }) +
      rim(pen, outline, frame, 1.6, 0.9)
    );
  };
  const bulge = { x: -36, y: 62, w: 54, h: body.layout === 'bar' ? 150 : 330 };
  const bump = (at: Box, fill: string) => el('path', { d: rounded(at, 14), fill });
  const lensEdge = (y: number) =>
    bump({ x: -50, y, w: 30, h: 84 }, pen.linear('0 #050609, 0.3 #3a3d45, 1 #0b0c10', down));
  const camera =
    each(body.layout === 'bar' ? [94] : [84, 188, 286], lensEdge) +
    bump(bulge, metal(pen, mix(frame, body.hex, 0.4), down));
  return (
    (kind === 'camera' ? camera : '') +
    el('path', { d, fill: metal(pen, frame, right) }) +
    el('path', {
      d,
      fill: pen.linear('0 #ffffff 0.35, 0.05 #ffffff 0, 0.94 #000000 0, 1 #000000 0.4', down),
    }) +
    clipped(
      pen,
      d,
      el('rect', {
        x: lip - 12,
        y: 0,
        width: 12,
        height: 1240,
        fill: kind === 'camera' ? body.hex : '#0a0b0e',
        opacity: 0.9,
      }),
      el('rect', {
        x: kind === 'camera' ? 80 : 0,
        y: 0,
        width: 12,
        height: 1240,
        fill: kind === 'camera' ? '#0a0b0e' : body.hex,
        opacity: 0.9,
      }),
    ) +
    groove(112) +
    groove(1120) +
    (kind === 'camera' ? key(360, 150) : key(260, 62) + key(352, 110) + key(488, 110)) +
    rim(pen, d, frame, 2.4)
  );
}

import { bigLens, cameraBody, grain, topDial } from '../cameraParts';
import { lightness, mix, shade, tint } from '../colour';
import { type ArtDevice, viewOf } from '../device';
import { label } from '../label';
import { castShadow, contactShadow, cylinder, innerShade, matte, metal, recess, rim } from '../materials';
import { paletteOf } from '../palette';
import { diagonal, down, each, el, group, Pen, repeat, right } from '../pen';
import { litScreen } from '../screens';
import { ellipse, rounded, squircle } from '../shapes';

const body =
  'M190 640Q190 590 240 586L470 574L560 566H1070L1180 574L1366 586Q1412 590 1412 640V1262Q1412 1330 1344 1336H268Q190 1330 190 1262Z';
const hump = 'M560 590L612 430Q624 396 664 394H936Q976 396 988 430L1040 590Z';
const waist = { x: 150, y: 704, w: 1300, h: 512 };

function dials(pen: Pen, hex: string): string {
  const knob = lightness(hex) < 0.5 ? tint(hex, 0.08) : shade(hex, 0.04);
  const shutter = rounded({ x: 262, y: 520, w: 92, h: 60 }, 24);
  return (
    topDial(pen, 1150, 492, 170, 92, knob) +
    el('path', { d: rounded({ x: 236, y: 548, w: 146, h: 50 }, 18), fill: metal(pen, knob, right) }) +
    el('path', { d: shutter, fill: metal(pen, tint(knob, 0.2), right) }) +
    rim(pen, shutter, knob, 2) +
    topDial(pen, 420, 536, 104, 48, knob) +
    el('path', {
      d: rounded({ x: 720, y: 374, w: 160, h: 26 }, 6),
      fill: metal(pen, shade(knob, 0.2), right),
    })
  );
}

function front(pen: Pen, hex: string): string {
  const grip = 'M196 650Q196 600 250 600H352Q420 604 420 680V1262Q420 1330 350 1334H268Q196 1330 196 1262Z';
  return (
    contactShadow(pen, 800, 1344, 620) +
    dials(pen, hex) +
    cameraBody(pen, body, waist, hump, hex) +
    castShadow(pen, grip, 16, 8, 18, 0.5) +
    el('path', {
      d: grip,
      fill: cylinder(pen, lightness(hex) < 0.5 ? mix(hex, '#000000', 0.18) : '#34373e'),
    }) +
    grain(pen, grip, { x: 190, y: 690, w: 240, h: 560 }) +
    rim(pen, grip, '#50545e', 2.4, 0.6) +
    el('circle', { cx: 1312, cy: 660, r: 15, fill: pen.radial('0 #ff9a70, 0.6 #d4380f, 1 #6a1503') }) +
    recess(pen, ellipse(520, 660, 14), 2)
  );
}

/** The mount with no lens on it: steel ring, contacts and the sensor. */
function mount(pen: Pen, cx: number, cy: number, r: number): string {
  const screw = (turn: number) =>
    el('circle', { cx, cy: cy - r * 0.88, r: 9, fill: '#6d7079', transform: `rotate(${turn} ${cx} ${cy})` });
  return (
    el('path', { d: ellipse(cx, cy, r), fill: metal(pen, '#b9bcc2', diagonal) }) +
    rim(pen, ellipse(cx, cy, r), '#b9bcc2', 4) +
    el('path', { d: ellipse(cx, cy, r * 0.77), fill: pen.linear('0 #000000, 1 #33363e', diagonal) }) +
    el('path', {
      d: rounded({ x: cx - r * 0.46, y: cy - r * 0.32, w: r * 0.92, h: r * 0.64 }, 8),
      fill: pen.linear('0 #3a8f86, 0.35 #3b3f86, 0.6 #6a3f86, 1 #1d2140', diagonal),
    }) +
    el('path', {
      d: rounded({ x: cx - r * 0.46, y: cy - r * 0.32, w: r * 0.92, h: r * 0.64 }, 8),
      fill: 'none',
      stroke: '#0a0b0d',
      'stroke-width': 10,
    }) +
    each([20, 80, 140, 200, 260, 320], screw) +
    repeat(9, (i) =>
      el('rect', { x: cx - 76 + i * 18, y: cy + r * 0.56, width: 10, height: 16, rx: 3, fill: '#d9b36a' }),
    )
  );
}

function back(pen: Pen, hex: string): string {
  const screen = { x: 300, y: 720, w: 720, h: 490 };
  const plate = rounded({ x: 272, y: 694, w: 776, h: 542 }, 22);
  const finder = rounded({ x: 650, y: 440, w: 300, h: 176 }, 36);
  const button = (x: number, y: number, r: number) =>
    el('path', { d: ellipse(x, y, r), fill: metal(pen, tint(hex, 0.08), diagonal) }) +
    rim(pen, ellipse(x, y, r), hex, 2);
  return (
    contactShadow(pen, 800, 1344, 620) +
    group('translate(1602 0) scale(-1 1)', dials(pen, hex)) +
    cameraBody(pen, body, waist, hump, hex) +
    el('path', { d: finder, fill: '#0c0d10' }) +
    el('path', {
      d: rounded({ x: 690, y: 474, w: 220, h: 108 }, 18),
      fill: pen.linear('0 #2c3040, 0.5 #07080b, 1 #191b26', diagonal),
    }) +
    rim(pen, finder, '#50545e', 3, 0.7) +
    castShadow(pen, plate, 6, 12, 12, 0.5) +
    el('path', { d: plate, fill: '#101216' }) +
    litScreen(pen, screen, {
      kind: 'dunes',
      palette: paletteOf('gold'),
      radius: 8,
      over: label('۱/۲۵۰   F۲٫۸', 660, 1182, 40, { weight: 600 }),
      gleam: 0.22,
    }) +
    rim(pen, plate, '#50545e', 2.4, 0.8) +
    button(1230, 1010, 96) +
    el('path', { d: ellipse(1230, 1010, 44), fill: matte(pen, shade(hex, 0.2)) }) +
    rim(pen, ellipse(1230, 1010, 44), hex, 2) +
    button(1150, 800, 26) +
    button(1310, 800, 26) +
    button(1150, 1190, 26) +
    button(1310, 1190, 26)
  );
}

function side(pen: Pen, hex: string): string {
  const shell =
    'M700 640Q700 590 750 584H1010Q1060 590 1060 640V1270Q1060 1334 1000 1338H760Q700 1334 700 1270Z';
  const top = 'M720 590L760 430Q770 396 806 394H970Q1004 396 1010 430L1040 590Z';
  const barrel = (x: number, w: number, half: number, fill: string) =>
    el('path', { d: rounded({ x, y: 950 - half, w, h: half * 2 }, 18), fill });
  const ribs = Array.from({ length: 24 }, (_, i) =>
    el('rect', { x: 372, y: 712 + i * 20, width: 156, height: 9, rx: 4, fill: '#000000', opacity: 0.5 }),
  );
  const rubber = pen.linear(
    '0 #0c0d10, 0.16 #5a5e68, 0.3 #34373e, 0.6 #16181c, 0.92 #0a0b0d, 1 #33363e',
    down,
  );
  return (
    contactShadow(pen, 800, 1346, 330) +
    contactShadow(pen, 440, 1346, 200, 0.35) +
    barrel(590, 130, 214, metal(pen, hex, down)) +
    barrel(520, 80, 236, rubber) +
    barrel(360, 180, 250, rubber) +
    ribs.join('') +
    barrel(316, 56, 240, metal(pen, tint('#2b2d33', 0.05), down)) +
    el('rect', { x: 546, y: 716, width: 9, height: 468, fill: '#ff5a1f' }) +
    cameraBody(pen, shell, { x: 690, y: 704, w: 400, h: 512 }, top, hex) +
    innerShade(pen, shell, '#ffffff', 14, 0.2) +
    el('path', { d: rounded({ x: 1050, y: 470, w: 56, h: 110 }, 20), fill: '#0c0d10' }) +
    recess(pen, squircle({ x: 770, y: 800, w: 200, h: 300 }, 26), 3) +
    el('path', { d: squircle({ x: 776, y: 806, w: 188, h: 288 }, 22), fill: matte(pen, '#2b2d33') })
  );
}

export const device: ArtDevice = ({ colour, angle }) => {
  const pen = new Pen();
  const hex = colour.hex;
  return pen.finish(
    viewOf(angle, {
      pair: () => front(pen, hex) + bigLens(pen, 812, 966, 352),
      front: () => front(pen, hex) + mount(pen, 812, 966, 292),
      back: () => back(pen, hex),
      side: () => side(pen, hex),
      detail: () =>
        group(
          'translate(-760 -1020) rotate(-5 800 960) scale(1.95)',
          front(pen, hex),
          bigLens(pen, 812, 966, 352),
        ),
    }),
  );
};

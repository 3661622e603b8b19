import { bigLens } from '../cameraParts';
import { lightness, shade, tint } from '../colour';
import { type ArtDevice, viewOf } from '../device';
import { label } from '../label';
import { castShadow, contactShadow, innerShade, matte, metal, recess, rim, sheen } from '../materials';
import { paletteOf } from '../palette';
import { clipped, down, el, group, Pen, right } from '../pen';
import { litScreen } from '../screens';
import { ellipse, grow, rounded, squircle } from '../shapes';
import { progress } from '../watchParts';

const box = { x: 0, y: 0, w: 920, h: 640 };
const outline = squircle(box, 96);

function shell(pen: Pen, hex: string): string {
  const keys =
    el('path', { d: rounded({ x: 610, y: -18, w: 170, h: 30 }, 12), fill: metal(pen, '#d4572a', right) }) +
    el('path', {
      d: rounded({ x: -14, y: 250, w: 26, h: 110 }, 10),
      fill: metal(pen, shade(hex, 0.2), down),
    });
  const ribs = Array.from({ length: 9 }, (_, i) =>
    recess(pen, rounded({ x: 70 + i * 26, y: 590, w: 12, h: 24 }, 6), 1.4),
  );
  return (
    keys +
    el('path', { d: outline, fill: matte(pen, hex) }) +
    sheen(pen, outline, box, 0.6) +
    innerShade(pen, outline, '#ffffff', 26, 0.24) +
    ribs.join('') +
    rim(pen, squircle(grow(box, -2), 96), hex, 3.6)
  );
}

function front(pen: Pen, hex: string): string {
  const screen = { x: 84, y: 150, w: 320, h: 320 };
  const plate = squircle({ x: 470, y: 70, w: 400, h: 400 }, 100);
  const over =
    label('۴K', 244, 290, 96, { weight: 800 }) +
    label('۱۰:۲۵', 244, 380, 62, { weight: 600 }) +
    el('circle', { cx: 118, cy: 190, r: 11, fill: '#ff4b3a' });
  return (
    shell(pen, hex) +
    el('path', { d: squircle(grow(screen, 16), 44), fill: '#08090b' }) +
    litScreen(pen, screen, { kind: 'silk', palette: paletteOf('navy'), radius: 30, over, gleam: 0.2 }) +
    rim(pen, squircle(grow(screen, 16), 44), '#5a5f6b', 2.4, 0.7) +
    castShadow(pen, plate, 8, 14, 14, 0.5) +
    el('path', { d: plate, fill: pen.linear('0 #3a3d45, 0.4 #15171b, 1 #060708', [0, 0, 1, 1]) }) +
    rim(pen, plate, '#6d7280', 3) +
    bigLens(pen, 670, 270, 178, '#4a4e58') +
    el('circle', { cx: 836, cy: 540, r: 10, fill: '#e0452c' }) +
    recess(pen, ellipse(560, 550, 10), 1.6)
  );
}

function back(pen: Pen, hex: string): string {
  const screen = { x: 70, y: 66, w: 780, h: 490 };
  const over =
    label('۰۰:۱۲:۴۵', 460, 150, 56, { weight: 700 }) +
    el('circle', { cx: 300, cy: 132, r: 14, fill: '#ff4b3a' }) +
    progress(760, 460, 40, 0.87, '#8fd6b4');
  return (
    shell(pen, hex) +
    el('path', { d: squircle(grow(screen, 18), 60), fill: '#08090b' }) +
    litScreen(pen, screen, { kind: 'dunes', palette: paletteOf('orange'), radius: 44, over, gleam: 0.22 }) +
    rim(pen, squircle(grow(screen, 18), 60), '#5a5f6b', 2.4, 0.8)
  );
}

function side(pen: Pen, hex: string): string {
  const slab = squircle({ x: 660, y: 560, w: 330, h: 800 }, 96);
  const snout = rounded({ x: 590, y: 640, w: 90, h: 430 }, 30);
  const door = squircle({ x: 730, y: 700, w: 190, h: 500 }, 50);
  return (
    contactShadow(pen, 810, 1368, 230) +
    el('path', { d: snout, fill: pen.linear('0 #0c0d10, 0.2 #5a5e68, 0.5 #1c1e23, 1 #0a0b0d', down) }) +
    el('path', { d: slab, fill: matte(pen, hex) }) +
    innerShade(pen, slab, '#ffffff', 24, 0.24) +
    rim(pen, slab, hex, 3.4) +
    el('path', { d: door, fill: matte(pen, shade(hex, 0.05)) }) +
    innerShade(pen, door, '#000000', 10, 0.35) +
    rim(pen, door, hex, 2.6) +
    recess(pen, rounded({ x: 790, y: 1120, w: 70, h: 20 }, 10), 2)
  );
}

export const device: ArtDevice = ({ colour, angle }) => {
  const pen = new Pen();
  const hex = lightness(colour.hex) < 0.4 ? tint(colour.hex, 0.04) : colour.hex;
  const upright = (part: string) =>
    contactShadow(pen, 800, 1316, 560) + group('translate(156 420) scale(1.4)', part);
  return pen.finish(
    viewOf(angle, {
      pair: () =>
        contactShadow(pen, 700, 1336, 540) +
        group(
          'translate(560 380) scale(1.02)',
          back(pen, hex),
          clipped(pen, outline, castShadow(pen, outline, -440, 290, 30, 0.6)),
        ) +
        group('translate(90 600) scale(1.14)', castShadow(pen, outline, 16, 10, 16, 0.35), front(pen, hex)),
      front: () => upright(front(pen, hex)),
      back: () => upright(back(pen, hex)),
      side: () => side(pen, hex),
      detail: () => group('translate(-1060 300) rotate(8) scale(2.7)', front(pen, hex)),
    }),
  );
};

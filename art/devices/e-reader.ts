import { lightness, shade, tint } from '../colour';
import { type ArtDevice, type ArtView, viewOf } from '../device';
import { label } from '../label';
import { castShadow, contactShadow, gleam, innerShade, matte, metal, recess, rim, sheen } from '../materials';
import { clipped, down, el, group, Pen, right } from '../pen';
import { grow, rounded, squircle } from '../shapes';

const box = { x: 0, y: 0, w: 800, h: 1080 };
const radius = 58;
const outline = squircle(box, radius);

const lines = [
  'باران که بند آمد، کوچه بوی خاک می‌داد',
  'و ناودان‌ها هنوز آرام می‌خواندند.',
  'مادربزرگ پنجره را باز کرد و گفت',
  'امروز هوا برای راه رفتن خوب است.',
  'کفش‌هایم را پوشیدم و از پله‌ها',
  'یکی‌یکی پایین رفتم. پای دیوار،',
  'گربه‌ای خاکستری خودش را می‌لیسید',
  'و به گنجشک‌ها نگاه نمی‌کرد.',
  'تا سر خیابان را بی‌شتاب رفتم؛',
  'درخت‌ها تازه شسته شده بودند و',
  'هر برگ، چراغی کوچک در خود داشت.',
];

function page(pen: Pen): string {
  const at = { x: 62, y: 62, w: 676, h: 900 };
  const paper = rounded(at, 8);
  const text = lines.map((line, i) =>
    label(line, 690, 260 + i * 62, 37, { weight: 400, fill: '#2c2b29', anchor: 'start', rtl: true }),
  );
  return (
    el('path', { d: paper, fill: pen.linear('0 #f1eee6, 0.6 #e6e2d8, 1 #d8d3c7', [0, 0, 1, 1]) }) +
    innerShade(pen, paper, '#000000', 22, 0.3) +
    label('فصل نخست', 690, 168, 46, { weight: 800, fill: '#201f1e', anchor: 'start', rtl: true }) +
    text.join('') +
    el('rect', { x: 112, y: 924, width: 576, height: 4, fill: '#2c2b29', opacity: 0.2 }) +
    el('rect', { x: 520, y: 924, width: 168, height: 4, fill: '#2c2b29', opacity: 0.7 })
  );
}

function front(pen: Pen, hex: string): string {
  const face = grow(box, -6);
  const d = squircle(face, radius - 5);
  return (
    el('path', { d: outline, fill: metal(pen, hex, [0, 0.1, 1, 0.9]) }) +
    el('path', { d, fill: matte(pen, hex) }) +
    innerShade(pen, d, '#ffffff', 16, 0.2) +
    page(pen) +
    gleam(pen, d, face, 0.1) +
    rim(pen, d, hex, 2.4, 0.8) +
    rim(pen, squircle(grow(box, -1), radius), hex, 2)
  );
}

function back(pen: Pen, hex: string): string {
  const d = squircle(grow(box, -6), radius - 5);
  const grip = Array.from({ length: 26 * 9 }, (_, i) =>
    el('circle', { cx: 96 + (i % 26) * 24.3, cy: 810 + Math.floor(i / 26) * 22, r: 3.4 }),
  );
  const button = rounded({ x: 320, y: 1040, w: 160, h: 22 }, 11);
  return (
    el('path', { d: outline, fill: metal(pen, hex, [0, 0.1, 1, 0.9]) }) +
    el('path', { d, fill: matte(pen, hex) }) +
    sheen(pen, d, box, 0.9) +
    innerShade(pen, d, '#ffffff', 20, 0.2) +
    el('g', { fill: shade(hex, 0.5), opacity: 0.5 }, ...grip) +
    recess(pen, button, 2) +
    rim(pen, d, hex, 2.4, 0.9)
  );
}

function side(pen: Pen, hex: string): string {
  const slab = rounded({ x: 760, y: 190, w: 72, h: 1180 }, 32);
  return (
    contactShadow(pen, 796, 1378, 110) +
    el('path', { d: slab, fill: metal(pen, hex, right) }) +
    el('path', {
      d: slab,
      fill: pen.linear('0 #ffffff 0.4, 0.05 #ffffff 0, 0.95 #000000 0, 1 #000000 0.4', down),
    }) +
    el('rect', { x: 766, y: 226, width: 9, height: 1108, rx: 4, fill: shade(hex, 0.55) }) +
    recess(pen, rounded({ x: 788, y: 1210, w: 22, h: 70 }, 11), 2) +
    recess(pen, rounded({ x: 788, y: 1110, w: 22, h: 54 }, 11), 2) +
    rim(pen, slab, hex, 2.4)
  );
}

function bodyHex({ colour }: ArtView): string {
  return lightness(colour.hex) < 0.35 ? tint(colour.hex, 0.05) : colour.hex;
}

export const device: ArtDevice = (view) => {
  const pen = new Pen();
  const hex = bodyHex(view);
  const upright = (part: string) =>
    contactShadow(pen, 800, 1382, 440) + group('translate(352 168) scale(1.12)', part);
  return pen.finish(
    viewOf(view.angle, {
      pair: () =>
        contactShadow(pen, 640, 1366, 380, 0.8) +
        contactShadow(pen, 960, 1396, 410) +
        group(
          'translate(250 220) scale(1.06)',
          back(pen, hex),
          clipped(pen, outline, group('translate(268 28)', castShadow(pen, outline, -22, 10, 28, 0.5))),
        ) +
        group('translate(534 248) scale(1.06)', front(pen, hex)),
      front: () => upright(front(pen, hex)),
      back: () => upright(back(pen, hex)),
      side: () => side(pen, hex),
      detail: () => group('translate(-260 260) rotate(-9) scale(2)', front(pen, hex)),
    }),
  );
};

import { lightness, mix, shade, tint } from '../colour';
import { type ArtDevice, type ArtView, viewOf } from '../device';
import { flash, lens } from '../lens';
import { castShadow, contactShadow, innerShade, matte, metal, recess, rim, sheen } from '../materials';
import { paletteOf } from '../palette';
import { clipped, down, each, el, group, Pen, repeat, right } from '../pen';
import { dock, litScreen, widgets } from '../screens';
import { ellipse, grow, rounded, squircle } from '../shapes';
import { wallpaperOf } from '../wallpaper';

const box = { x: 0, y: 0, w: 1200, h: 860 };
const radius = 64;

function shell(pen: Pen, frame: string): string {
  const d = squircle(box, radius);
  return (
    el('path', { d, fill: metal(pen, frame, [0, 0.1, 1, 0.9]) }) +
    rim(pen, squircle(grow(box, -1.2), radius), frame, 2.4)
  );
}

function front(pen: Pen, { model, colour }: ArtView): string {
  const glass = squircle(grow(box, -7), radius - 6);
  const screen = grow(box, -42);
  const over = widgets(screen.x + 44, screen.y + 44, 190) + dock(box.w / 2, screen.y + screen.h - 26, 46);
  return (
    shell(pen, colour.hex) +
    el('path', { d: glass, fill: '#070809' }) +
    rim(pen, glass, '#4a4e58', 2, 0.6) +
    litScreen(pen, screen, {
      kind: wallpaperOf(model),
      palette: paletteOf(colour.key),
      radius: 26,
      over,
      gleam: 0.24,
    }) +
    lens(pen, box.w / 2, 24, 9, { ring: '#15171c' })
  );
}

function back(pen: Pen, hex: string): string {
  const inner = grow(box, -6);
  const d = squircle(inner, radius - 5);
  const ring = mix(hex, '#6d7685', 0.35);
  const camera = (x: number, r: number) =>
    castShadow(pen, ellipse(x, 92, r), 3, 7, 7, 0.45) + lens(pen, x, 92, r, { ring });
  return (
    shell(pen, hex) +
    el('path', { d, fill: matte(pen, hex) }) +
    sheen(pen, d, inner) +
    innerShade(pen, d, '#ffffff', 24, 0.22) +
    rim(pen, d, hex, 2, 0.8) +
    camera(1002, 44) +
    camera(1108, 50) +
    flash(pen, 1055, 156, 12) +
    each([560, 600, 640], (x) => recess(pen, rounded({ x: x - 9, y: 812, w: 18, h: 18 }, 9), 2))
  );
}

/** The white pencil lying along y from 0 to 900. */
function pencil(pen: Pen): string {
  const body = pen.linear(
    '0 #c9ccd2, 0.18 #ffffff, 0.42 #f4f5f7, 0.72 #d5d8de, 0.9 #aeb3bc, 1 #d9dce2',
    right,
  );
  const tip = pen.linear('0 #b9bdc6, 0.3 #f7f8fa, 0.7 #c2c6ce, 1 #9da2ac', right);
  return (
    el('path', { d: rounded({ x: 0, y: 0, w: 32, h: 800 }, 15), fill: body }) +
    el('path', { d: 'M1 770H31C30 830 22 872 18.5 900Q16 906 13.5 900C10 872 2 830 1 770Z', fill: tip }) +
    el('rect', { x: 1, y: 768, width: 30, height: 3, fill: '#9da2ac', opacity: 0.7 }) +
    el('rect', { x: 1, y: 120, width: 30, height: 2.5, fill: '#9da2ac', opacity: 0.55 })
  );
}

function pair(pen: Pen, view: ArtView): string {
  const outline = squircle(box, radius);
  return (
    contactShadow(pen, 720, 1392, 620) +
    group('translate(228 352) scale(.98)', back(pen, view.colour.hex), castInside(pen, outline)) +
    group(
      'translate(1432 492) rotate(10.5)',
      castShadow(pen, rounded({ x: 0, y: 0, w: 32, h: 860 }, 15), 12, 12, 12, 0.4),
      pencil(pen),
    ) +
    group('translate(98 526)', front(pen, view))
  );
}

const castInside = (pen: Pen, outline: string) =>
  clipped(pen, outline, castShadow(pen, outline, -133, 172, 30, 0.55));

/** Edge-on, with the pencil held along it by its magnet. */
function side(pen: Pen, hex: string): string {
  const slab = rounded({ x: 0, y: 0, w: 74, h: 1216 }, 34);
  const key = (y: number, h: number) => {
    const d = rounded({ x: 26, y, w: 22, h }, 11);
    return el('path', { d, fill: metal(pen, tint(hex, 0.1), right) }) + rim(pen, d, hex, 2);
  };
  const grille = repeat(7, (i) => recess(pen, ellipse(37, 1060 + i * 17, 4.5), 1.2));
  return (
    contactShadow(pen, 740, 1392, 110) +
    group(
      'translate(700 170)',
      castShadow(pen, slab, 20, 8, 16, 0.25),
      el('path', { d: slab, fill: metal(pen, hex, right) }),
      el('path', {
        d: slab,
        fill: pen.linear('0 #ffffff 0.4, 0.05 #ffffff 0, 0.95 #000000 0, 1 #000000 0.35', down),
      }),
      clipped(pen, slab, el('rect', { x: 0, y: 0, width: 10, height: 1216, fill: '#0a0b0e' })),
      key(170, 90) + key(280, 90) + grille,
      rim(pen, slab, hex, 2.4),
    ) +
    group(
      'translate(786 330)',
      castShadow(pen, rounded({ x: 0, y: 0, w: 32, h: 860 }, 15), 10, 6, 9, 0.3),
      pencil(pen),
    )
  );
}

export const device: ArtDevice = (view) => {
  const pen = new Pen();
  const hex = lightness(view.colour.hex) < 0.35 ? tint(view.colour.hex, 0.06) : shade(view.colour.hex, 0.02);
  const upright = (part: string) =>
    contactShadow(pen, 800, 1386, 690) + group('translate(110 396) scale(1.15)', part);
  return pen.finish(
    viewOf(view.angle, {
      pair: () => pair(pen, view),
      front: () => upright(front(pen, view)),
      back: () => upright(back(pen, hex)),
      side: () => side(pen, hex),
      detail: () => group('translate(-1684 -136) rotate(11) scale(2.6)', back(pen, hex)),
    }),
  );
};

import { mix } from '../colour';
import type { ArtDevice, ArtView } from '../device';
import { label } from '../label';
import { contactShadow, gleam, innerShade, matte, metal, rim } from '../materials';
import { paletteOf } from '../palette';
import { clipped, diagonal, down, each, el, group, Pen } from '../pen';
import { grow, squircle } from '../shapes';
import { wallpaper } from '../wallpaper';
import { caseShadow, crown, progress, sensors, strap } from '../watchParts';
import { watchProfile } from '../watchProfile';

const box = { x: 462, y: 436, w: 676, h: 728 };
const radius = 168;
const outline = squircle(box, radius);

interface Watch {
  strap: string;
  metal: string;
  key: string;
}

function watchOf({ colour }: ArtView): Watch {
  const metals: Readonly<Record<string, string>> = {
    black: '#4a4e58',
    orange: '#b9bcc2',
    navy: '#50545e',
    pink: '#e2c3b4',
  };
  const screens: Readonly<Record<string, string>> = {
    black: 'gold',
    orange: 'navy',
    white: 'teal',
    navy: 'blue',
  };
  return {
    strap: colour.hex,
    metal: metals[colour.key] ?? '#d3d6db',
    key: screens[colour.key] ?? colour.key,
  };
}

function straps(pen: Pen, watch: Watch): string {
  const both = { cx: 800, wide: 226, narrow: 170, hex: watch.strap, stitched: false };
  return (
    strap(pen, { ...both, from: 470, to: 104, holes: false }) +
    strap(pen, { ...both, from: 1130, to: 1496, holes: true })
  );
}

function head(pen: Pen, watch: Watch, face: 'clock' | 'rings' = 'clock'): string {
  const glass = grow(box, -16);
  const d = squircle(glass, radius - 14);
  const screen = grow(box, -48);
  const lit = squircle(screen, radius - 44);
  const tones = ['#ff5a1f', '#8fd6b4', '#7cc4f2'];
  const clock =
    label('پنجشنبه ۲۹', 800, 640, 58, { weight: 600, rtl: true }) +
    label('۱۰:۲۵', 800, 850, 200, { weight: 700 }) +
    each([0.72, 0.5, 0.84], (share, i) => progress(642 + i * 158, 978, 52, share, tones[i] ?? '#ffffff'));
  const rings =
    label('۱۰:۲۵', 800, 600, 84, { weight: 700 }) +
    each([0.78, 0.62, 0.9], (share, i) =>
      progress(800, 858, 200 - i * 62, share, tones[i] ?? '#ffffff', 46 / (200 - i * 62)),
    );
  return (
    crown(pen, box.x + box.w - 12, 620, 52, 124, watch.metal, true) +
    crown(pen, box.x + box.w - 8, 810, 28, 140, watch.metal, false) +
    caseShadow(pen, outline) +
    el('path', { d: outline, fill: metal(pen, watch.metal, diagonal) }) +
    rim(pen, squircle(grow(box, -2), radius), watch.metal, 3.4) +
    el('path', { d, fill: '#050608' }) +
    clipped(
      pen,
      lit,
      wallpaper(pen, 'silk', paletteOf(watch.key), screen),
      el('path', { d: lit, fill: '#000000', opacity: face === 'clock' ? 0 : 0.55 }),
      el('rect', {
        x: screen.x,
        y: screen.y,
        width: screen.w,
        height: screen.h,
        fill: pen.linear('0 #000000 0.25, 0.5 #000000 0.3, 1 #000000 0.72', down),
      }),
    ) +
    innerShade(pen, lit, '#000000', 70, 0.65) +
    (face === 'clock' ? clock : rings) +
    gleam(pen, d, glass, 0.22) +
    innerShade(pen, d, '#ffffff', 8, 0.28) +
    rim(pen, d, '#5a5f6b', 2.4, 0.8)
  );
}

function under(pen: Pen, watch: Watch): string {
  const plate = squircle(grow(box, -44), radius - 36);
  return (
    crown(pen, box.x - 40, 620, 52, 124, watch.metal, true) +
    crown(pen, box.x - 20, 810, 28, 140, watch.metal, false) +
    caseShadow(pen, outline) +
    el('path', { d: outline, fill: metal(pen, watch.metal, diagonal) }) +
    rim(pen, squircle(grow(box, -2), radius), watch.metal, 3.4) +
    el('path', { d: plate, fill: matte(pen, mix(watch.metal, '#6d7685', 0.35)) }) +
    rim(pen, plate, watch.metal, 3) +
    sensors(pen, 800, 800, 226)
  );
}

export const device: ArtDevice = (view) => {
  const pen = new Pen();
  const watch = watchOf(view);
  const standing = (top: string) =>
    pen.finish(
      contactShadow(pen, 800, 1404, 220, 0.75),
      group('translate(80 58) scale(.9)', straps(pen, watch), top),
    );
  switch (view.angle) {
    case 'pair':
      return standing(head(pen, watch));
    case 'front':
      return standing(head(pen, watch, 'rings'));
    case 'back':
      return standing(under(pen, watch));
    case 'side':
      return pen.finish(watchProfile(pen, { ...watch, shape: 'square' }));
    case 'detail':
      return pen.finish(
        group('translate(-1500 -560) rotate(-14 1200 1200) scale(2.2)', straps(pen, watch), head(pen, watch)),
      );
  }
};

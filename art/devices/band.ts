import { lightness, shade, tint } from '../colour';
import type { ArtDevice, ArtView } from '../device';
import { label } from '../label';
import { contactShadow, gleam, innerShade, metal, rim } from '../materials';
import { paletteOf } from '../palette';
import { clipped, diagonal, down, each, el, group, Pen } from '../pen';
import { grow, squircle } from '../shapes';
import { wallpaper } from '../wallpaper';
import { caseShadow, progress, strap } from '../watchParts';

const box = { x: 622, y: 420, w: 356, h: 760 };
const radius = 150;

function straps(pen: Pen, hex: string): string {
  const both = { cx: 800, wide: 158, narrow: 122, hex, stitched: false };
  return (
    strap(pen, { ...both, from: 470, to: 104, holes: false }) +
    strap(pen, { ...both, from: 1130, to: 1496, holes: true })
  );
}

function head(pen: Pen, { colour }: ArtView, faces: 'clock' | 'rings'): string {
  const metalHex = lightness(colour.hex) < 0.45 ? '#3a3d45' : '#c9ccd2';
  const outline = squircle(box, radius);
  const glass = grow(box, -10);
  const d = squircle(glass, radius - 9);
  const screen = grow(box, -30);
  const lit = squircle(screen, radius - 27);
  const clock =
    label('پنجشنبه', 800, 600, 44, { weight: 500, rtl: true }) +
    label('۱۰', 800, 780, 190, { weight: 800 }) +
    label('۲۵', 800, 950, 190, { weight: 300 }) +
    label('گام ۸۳۲۰', 800, 1060, 44, { weight: 600, rtl: true });
  const rings = each(['#ff5a1f', '#8fd6b4', '#7cc4f2'], (tone, i) =>
    progress(800, 590 + i * 205, 72, 0.8 - i * 0.18, tone),
  );
  return (
    caseShadow(pen, outline) +
    el('path', { d: outline, fill: metal(pen, metalHex, diagonal) }) +
    rim(pen, squircle(grow(box, -2), radius), metalHex, 3) +
    el('path', { d, fill: '#050608' }) +
    clipped(
      pen,
      lit,
      wallpaper(
        pen,
        faces === 'clock' ? 'silk' : 'beams',
        paletteOf(colour.key === 'cream' ? 'gold' : colour.key),
        screen,
      ),
      el('rect', {
        x: screen.x,
        y: screen.y,
        width: screen.w,
        height: screen.h,
        fill: pen.linear('0 #000000 0.25, 1 #000000 0.5', down),
        opacity: faces === 'clock' ? 1 : 1.6,
      }),
    ) +
    innerShade(pen, lit, '#000000', 50, 0.65) +
    (faces === 'clock' ? clock : rings) +
    gleam(pen, d, glass, 0.22) +
    innerShade(pen, d, '#ffffff', 8, 0.26) +
    rim(pen, d, '#5a5f6b', 2.2, 0.8)
  );
}

export const device: ArtDevice = (view) => {
  const pen = new Pen();
  const hex = lightness(view.colour.hex) < 0.35 ? tint(view.colour.hex, 0.04) : shade(view.colour.hex, 0.02);
  const standing = (face: 'clock' | 'rings') =>
    pen.finish(
      contactShadow(pen, 800, 1404, 160, 0.75),
      group('translate(80 58) scale(.9)', straps(pen, hex), head(pen, view, face)),
    );
  switch (view.angle) {
    case 'detail':
      return pen.finish(
        group(
          'translate(-1000 -660) rotate(-14 1200 1200) scale(2.2)',
          straps(pen, hex),
          head(pen, view, 'clock'),
        ),
      );
    case 'front':
      return standing('rings');
    default:
      return standing('clock');
  }
};

import { mix, shade, tint } from '../colour';
import type { ArtDevice, ArtView } from '../device';
import { label } from '../label';
import { contactShadow, gleam, innerShade, matte, metal, rim } from '../materials';
import { paletteOf } from '../palette';
import { clipped, diagonal, each, el, group, Pen } from '../pen';
import { ellipse, polar, rounded } from '../shapes';
import { wallpaper } from '../wallpaper';
import { caseShadow, crown, progress, sensors, strap } from '../watchParts';
import { watchProfile } from '../watchProfile';

const cx = 800;
const cy = 800;
const r = 350;

interface Watch {
  strap: string;
  metal: string;
  key: string;
  leather: boolean;
}

function watchOf({ colour }: ArtView): Watch {
  const metals: Readonly<Record<string, string>> = {
    brown: '#c9c8c6',
    green: '#50545e',
    black: '#3a3d45',
    silver: '#d3d6db',
    gold: '#d9b88c',
  };
  const straps: Readonly<Record<string, string>> = { silver: '#5d636f', gold: '#8a6a4d' };
  return {
    strap: straps[colour.key] ?? colour.hex,
    metal: metals[colour.key] ?? colour.hex,
    key:
      colour.key === 'green'
        ? 'teal'
        : colour.key === 'black'
          ? 'navy'
          : colour.key === 'silver'
            ? 'ice-blue'
            : 'brown',
    leather: colour.key === 'brown' || colour.key === 'gold',
  };
}

function straps(pen: Pen, watch: Watch): string {
  const both = { cx, wide: 196, narrow: 152, hex: watch.strap, stitched: watch.leather };
  return (
    strap(pen, { ...both, from: cy - 270, to: 104, holes: false }) +
    strap(pen, { ...both, from: cy + 270, to: 1496, holes: true })
  );
}

/** Case, bezel ring and glass, with the dial under it. */
function head(pen: Pen, watch: Watch, face: 'hands' | 'digits' = 'hands'): string {
  const outer = ellipse(cx, cy, r);
  const chamfer = ellipse(cx, cy, r - 12);
  const glass = ellipse(cx, cy, r - 34);
  return (
    crown(pen, cx + r - 14, cy - 84, 38, 64, watch.metal, true) +
    crown(pen, cx + r - 18, cy + 44, 30, 92, watch.metal, false) +
    caseShadow(pen, outer) +
    el('path', { d: outer, fill: metal(pen, watch.metal, diagonal) }) +
    el('path', {
      d: chamfer,
      fill: pen.linear(
        `0 ${shade(watch.metal, 0.45)}, 0.4 ${shade(watch.metal, 0.1)},
          0.7 ${tint(watch.metal, 0.4)}, 1 ${tint(watch.metal, 0.75)}`,
        diagonal,
      ),
    }) +
    rim(pen, ellipse(cx, cy, r - 2), watch.metal, 3.4) +
    el('path', { d: ellipse(cx, cy, r - 26), fill: '#08090b' }) +
    el('path', { d: glass, fill: '#000000' }) +
    (face === 'hands' ? dial(pen, watch, r - 38) : digits(pen, watch, r - 38)) +
    gleam(pen, ellipse(cx, cy, r - 28), { x: cx - r, y: cy - r, w: 2 * r, h: 2 * r }, 0.2) +
    rim(pen, ellipse(cx, cy, r - 27), '#5a5f6b', 2, 0.7)
  );
}

function dial(pen: Pen, watch: Watch, radius: number): string {
  const palette = paletteOf(watch.key);
  const box = { x: cx - radius, y: cy - radius, w: radius * 2, h: radius * 2 };
  const disc = ellipse(cx, cy, radius);
  const marks = Array.from({ length: 60 }, (_, i) => {
    const hour = i % 5 === 0;
    const [x1, y1] = polar(cx, cy, i * 6, radius - 16);
    const [x2, y2] = polar(cx, cy, i * 6, radius - (hour ? 52 : 28));
    return el('path', {
      d: `M${x1} ${y1}L${x2} ${y2}`,
      'stroke-width': hour ? 7 : 3,
      opacity: hour ? 0.95 : 0.5,
    });
  });
  const hand = (turn: number, length: number, wide: number, fill: string, tail = 0) =>
    el('path', {
      d: rounded({ x: -wide / 2, y: -length, w: wide, h: length + tail }, wide / 2),
      fill,
      transform: `translate(${cx} ${cy}) rotate(${turn})`,
    });
  const hands = hand(312, radius * 0.54, 17, '#ffffff') + hand(30, radius * 0.77, 12, '#ffffff');
  return (
    clipped(
      pen,
      disc,
      wallpaper(pen, 'silk', palette, box),
      el('rect', { x: box.x, y: box.y, width: box.w, height: box.h, fill: '#000000', opacity: 0.3 }),
    ) +
    innerShade(pen, disc, '#000000', 90, 0.75) +
    el('g', { stroke: '#ffffff', 'stroke-linecap': 'round' }, ...marks) +
    label('گام ۸۳۲۰', cx, cy + radius * 0.46, 44, { weight: 700, rtl: true, opacity: 0.95 }) +
    group(
      'translate(5 9)',
      el(
        'g',
        { opacity: 0.55, filter: pen.blur(6) },
        hand(312, radius * 0.54, 17, '#000000') + hand(30, radius * 0.77, 12, '#000000'),
      ),
    ) +
    hands +
    hand(180, radius * 0.84, 5, '#ff5a1f', 70) +
    el('circle', { cx, cy, r: 17, fill: pen.radial('0 #ff9a70, 0.7 #f24f16, 1 #b53a0c', [0.4, 0.35, 0.6]) })
  );
}

/** The second face: the time in digits over beams, a ring of steps around it. */
function digits(pen: Pen, watch: Watch, radius: number): string {
  const box = { x: cx - radius, y: cy - radius, w: radius * 2, h: radius * 2 };
  const disc = ellipse(cx, cy, radius);
  return (
    clipped(
      pen,
      disc,
      wallpaper(pen, 'beams', paletteOf(watch.key), box),
      el('rect', { x: box.x, y: box.y, width: box.w, height: box.h, fill: '#000000', opacity: 0.45 }),
    ) +
    innerShade(pen, disc, '#000000', 90, 0.75) +
    progress(cx, cy, radius - 34, 0.68, '#ff5a1f', 0.07) +
    label('پنجشنبه ۲۹', cx, cy - 108, 46, { weight: 600, rtl: true }) +
    label('۱۰:۲۵', cx, cy + 70, 182, { weight: 700 }) +
    label('گام ۸۳۲۰', cx, cy + 168, 44, { weight: 700, rtl: true, opacity: 0.95 })
  );
}

/** The underside: steel back with the sensor glass. */
function under(pen: Pen, watch: Watch): string {
  const outer = ellipse(cx, cy, r);
  const plate = ellipse(cx, cy, r - 40);
  return (
    crown(pen, cx - r - 24, cy - 84, 38, 64, watch.metal, true) +
    crown(pen, cx - r - 12, cy + 44, 30, 92, watch.metal, false) +
    caseShadow(pen, outer) +
    el('path', { d: outer, fill: metal(pen, watch.metal, diagonal) }) +
    rim(pen, ellipse(cx, cy, r - 2), watch.metal, 3.4) +
    el('path', { d: plate, fill: matte(pen, mix(watch.metal, '#8d929c', 0.4)) }) +
    rim(pen, plate, watch.metal, 3) +
    each([45, 135, 225, 315], (turn) => {
      const [x, y] = polar(cx, cy, turn, r - 74);
      return (
        el('circle', { cx: x, cy: y, r: 12, fill: shade(watch.metal, 0.6) }) +
        el('path', { d: `M${x - 8} ${y}h16`, stroke: tint(watch.metal, 0.5), 'stroke-width': 3 })
      );
    }) +
    sensors(pen, cx, cy, 205)
  );
}

export const device: ArtDevice = (view) => {
  const pen = new Pen();
  const watch = watchOf(view);
  const standing = (top: string) =>
    pen.finish(
      contactShadow(pen, 800, 1404, 200, 0.75),
      group('translate(80 58) scale(.9)', straps(pen, watch), top),
    );
  switch (view.angle) {
    case 'pair':
      return standing(head(pen, watch));
    case 'front':
      return standing(head(pen, watch, 'digits'));
    case 'back':
      return standing(under(pen, watch));
    case 'side':
      return pen.finish(watchProfile(pen, { ...watch, shape: 'round' }));
    case 'detail':
      return pen.finish(
        group('translate(-1500 -700) rotate(-14 1200 1200) scale(2.3)', straps(pen, watch), head(pen, watch)),
      );
  }
};

import { onPlane, planeOf, stacked } from './axonometry';
import { shade, tint } from './colour';
import { label } from './label';
import { contactShadow, innerShade, metal, rim } from './materials';
import { paletteOf } from './palette';
import { clipped, el, group, type Pen, right } from './pen';
import { ellipse, squircle } from './shapes';
import { wallpaper } from './wallpaper';

interface Profile {
  strap: string;
  metal: string;
  /** Colour key of the screen's palette. */
  key: string;
  shape: 'round' | 'square';
}

const side = 600;
const thickness = 128;
/** From the far to the near edge of the case: the watch is seen a little from its face's side. */
const depth = [224, 82] as const;

const shapeOf = (shape: Profile['shape'], inset: number) =>
  shape === 'round'
    ? ellipse(side / 2, side / 2, side / 2 - inset)
    : squircle({ x: inset, y: inset, w: side - 2 * inset, h: side - 2 * inset }, 168 - inset * 0.8);

/** The closed strap: one edge line drawn many times from the far to the near side. */
function loop(pen: Pen, hex: string): string {
  const d = 'M88 96C330 -70 770 -70 850 250C910 500 770 720 550 770C390 804 190 706 88 524';
  const light = pen.linearAt(
    `0 ${tint(hex, 0.3)}, 0.3 ${hex}, 0.62 ${shade(hex, 0.32)}, 1 ${shade(hex, 0.6)}`,
    [80, 0, 700, 780],
  );
  const line = (stroke: string, width: number) => ({ d, fill: 'none', stroke, 'stroke-width': width });
  const copies = Array.from({ length: 64 }, (_, i) => {
    const share = 0.16 + (0.68 * i) / 63;
    return group(`translate(${depth[0] * share} ${depth[1] * share})`, el('path', line(light, 34)));
  });
  const near = `translate(${depth[0] * 0.84} ${depth[1] * 0.84})`;
  return (
    copies.join('') +
    group(
      near,
      el('path', line(shade(hex, 0.5), 36)),
      el('path', line(tint(hex, 0.12), 31)),
      el('path', { ...line(tint(hex, 0.5), 5), opacity: 0.6, transform: 'translate(-3 -9)' }),
    )
  );
}

function face(pen: Pen, { metal: body, key, shape }: Profile): string {
  const glass = shapeOf(shape, 18);
  const screen = shapeOf(shape, 52);
  return (
    el('path', { d: shapeOf(shape, 0), fill: metal(pen, body, [0, 0, 1, 1]) }) +
    rim(pen, shapeOf(shape, 3), body, 7) +
    el('path', { d: glass, fill: '#050608' }) +
    clipped(
      pen,
      screen,
      wallpaper(pen, 'silk', paletteOf(key), { x: 0, y: 0, w: side, h: side }),
      el('rect', { x: 0, y: 0, width: side, height: side, fill: '#000000', opacity: 0.25 }),
    ) +
    innerShade(pen, screen, '#000000', 60, 0.6) +
    label('۱۰:۲۵', side / 2, 340, 150, { weight: 700 }) +
    el('path', {
      d: glass,
      fill: pen.linear('0 #ffffff 0.34, 0.32 #ffffff 0.06, 0.42 #ffffff 0', [0, 0, 1, 1]),
    }) +
    rim(pen, glass, '#5a5f6b', 5, 0.8)
  );
}

/** The crown and the long key on the near side of the case. */
function keys(pen: Pen, hex: string): string {
  const knob = (share: number, tall: number, wide: number, reach: number) => {
    const [x, y] = [depth[0] + thickness * 0.52 - 4, depth[1] + side * share];
    const copies = Array.from({ length: reach }, (_, i) =>
      el('path', {
        d: ellipse(x + i, y + i * 0.37, wide, tall),
        fill: i % 4 < 2 ? shade(hex, 0.3) : shade(hex, 0.12),
      }),
    );
    const end = ellipse(x + reach, y + reach * 0.37, wide, tall);
    return (
      copies.join('') +
      el('path', { d: end, fill: metal(pen, tint(hex, 0.12), right) }) +
      rim(pen, end, hex, 2.4)
    );
  };
  return knob(0.34, 50, 34, 26) + knob(0.62, 74, 22, 8);
}

/** The watch standing on its closed strap, seen from its side with a slice of its face. */
export function watchProfile(pen: Pen, watch: Profile): string {
  const plane = planeOf([0, 0], depth, [0, side], side, side);
  const body = shapeOf(watch.shape, 0);
  const wall = pen.linearAt(
    `0 ${tint(watch.metal, 0.5)}, 0.3 ${tint(watch.metal, 0.15)}, 0.6 ${shade(watch.metal, 0.1)},
      1 ${shade(watch.metal, 0.55)}`,
    [0, 0, 200, side],
  );
  return (
    contactShadow(pen, 850, 1394, 340) +
    group(
      'translate(172 388) scale(1.15)',
      loop(pen, watch.strap),
      stacked(plane, el('path', { d: body, fill: shade(watch.metal, 0.45) }), [thickness + 10, 0], 6),
      stacked(plane, el('path', { d: body, fill: wall }), [thickness, 0], thickness / 2),
      keys(pen, watch.metal),
      onPlane(plane, face(pen, watch)),
    )
  );
}

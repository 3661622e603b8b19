import { shade, tint } from './colour';
import { diagonal, el, type Pen, type Stop } from './pen';

interface LensOptions {
  /** Colour of the metal ring around the glass; without one the glass sits flush in a black ring. */
  ring?: string;
  /** Hue of the coating's reflection, a hex colour. */
  coat?: string;
}

const disc = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  extra: Readonly<Record<string, string | number>> = {},
) => el('circle', { cx, cy, r, fill, ...extra });

/** A camera lens of outer radius `r`: metal ring, black bevel, glass with depth, coating and two reflections. */
export function lens(pen: Pen, cx: number, cy: number, r: number, options: LensOptions = {}): string {
  const { ring = '#3a3d45', coat = '#3d49b4' } = options;
  const ringStops: readonly Stop[] = [
    [0, tint(ring, 0.75)],
    [0.3, tint(ring, 0.15)],
    [0.55, shade(ring, 0.5)],
    [0.8, shade(ring, 0.25)],
    [1, tint(ring, 0.4)],
  ];
  const bevel = pen.linear('0 #000000, 0.5 #15171c, 1 #4a4e58', diagonal);
  const glass = pen.radial('0 #1a1c2c, 0.55 #0b0c14, 0.86 #05060a, 1 #14161d', [0.5, 0.5, 0.5]);
  const iris = pen.radial(
    `0 #000004, 0.4 ${shade(coat, 0.9)}, 0.72 ${shade(coat, 0.62)}, 0.88 ${shade(coat, 0.84)},
      1 #06070d`,
    [0.5, 0.52, 0.5],
  );
  const glint = pen.radial('0 #ffffff 0.95, 0.35 #dfe8ff 0.6, 1 #b9c9ff 0');
  const bounce = pen.radial(`0 ${tint(coat, 0.55)} 0.75, 1 ${coat} 0`);
  const top = pen.linear('0 #ffffff 0.3, 0.4 #ffffff 0.05, 0.55 #ffffff 0', diagonal);
  return [
    disc(cx, cy, r, pen.linear(ringStops, diagonal)),
    disc(cx, cy, r * 0.9, '#050609'),
    disc(cx, cy, r * 0.87, bevel),
    disc(cx, cy, r * 0.8, glass),
    disc(cx, cy, r * 0.66, 'none', { stroke: '#2b2e3a', 'stroke-width': r * 0.025, opacity: 0.8 }),
    disc(cx, cy, r * 0.56, '#030409'),
    disc(cx, cy, r * 0.5, iris),
    disc(cx, cy, r * 0.2, '#010103'),
    disc(cx, cy, r * 0.3, 'none', { stroke: tint(coat, 0.2), 'stroke-width': r * 0.025, opacity: 0.32 }),
    disc(cx, cy, r * 0.82, top),
    el('ellipse', {
      cx: cx + r * 0.2,
      cy: cy + r * 0.3,
      rx: r * 0.24,
      ry: r * 0.15,
      fill: bounce,
      transform: `rotate(-38 ${cx + r * 0.2} ${cy + r * 0.3})`,
    }),
    el('ellipse', {
      cx: cx - r * 0.29,
      cy: cy - r * 0.34,
      rx: r * 0.27,
      ry: r * 0.15,
      fill: glint,
      transform: `rotate(-42 ${cx - r * 0.29} ${cy - r * 0.34})`,
    }),
  ].join('');
}

/** The warm flash beside the lenses. */
export function flash(pen: Pen, cx: number, cy: number, r: number): string {
  const face = pen.radial('0 #fffdf6, 0.45 #fff0cf, 0.8 #f0cf95, 1 #c79c63');
  return (
    disc(cx, cy, r * 1.14, '#000000', { opacity: 0.16 }) +
    disc(cx, cy, r, face) +
    disc(cx, cy, r * 0.5, 'none', { stroke: '#ffffff', 'stroke-width': r * 0.09, opacity: 0.55 })
  );
}

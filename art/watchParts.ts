import { mix, shade, tint } from './colour';
import { castShadow, innerShade, recess, rim } from './materials';
import { down, each, el, type Pen, right } from './pen';
import { ellipse, rounded } from './shapes';

/** Rounded cross-section of a strap lit from the left. */
function strapFill(pen: Pen, hex: string): string {
  return pen.linear(
    `0 ${shade(hex, 0.6)}, 0.06 ${shade(hex, 0.24)}, 0.2 ${tint(hex, 0.16)},
      0.32 ${tint(hex, 0.28)}, 0.48 ${tint(hex, 0.06)}, 0.72 ${shade(hex, 0.12)},
      0.92 ${shade(hex, 0.42)}, 0.975 ${shade(hex, 0.2)}, 1 ${shade(hex, 0.6)}`,
    right,
  );
}

interface StrapOptions {
  cx: number;
  /** Canvas y where the strap meets the case, and where it ends. */
  from: number;
  to: number;
  /** Half widths at the case and at the end. */
  wide: number;
  narrow: number;
  hex: string;
  /** Details of the strap: a pin (upper half), holes (lower half) or leather stitches with either. */
  holes: boolean;
  stitched: boolean;
}

/** Half of a watch strap, tapering away from the case. */
export function strap(pen: Pen, { cx, from, to, wide, narrow, hex, holes, stitched }: StrapOptions): string {
  const dir = Math.sign(to - from);
  const r = 46;
  const d =
    `M${cx - wide} ${from}C${cx - wide} ${from + dir * 130} ${cx - narrow - 6} ${from + dir * 200} ${cx - narrow} ${to - dir * r}` +
    `Q${cx - narrow + 2} ${to} ${cx - narrow + r} ${to}H${cx + narrow - r}Q${cx + narrow - 2} ${to} ${cx + narrow} ${to - dir * r}` +
    `C${cx + narrow + 6} ${from + dir * 200} ${cx + wide} ${from + dir * 130} ${cx + wide} ${from}Z`;
  const fade = (near: number, far: number) =>
    pen.linear(
      `0 #000000 ${dir < 0 ? far : near}, 0.22 #000000 0, 0.72 #000000 0,
        1 #000000 ${dir < 0 ? near : far}`,
      down,
    );
  const seam = (side: number) =>
    el('path', {
      d: `M${cx + side * (wide - 24)} ${from + dir * 40}C${cx + side * (wide - 26)} ${from + dir * 140} ${cx + side * (narrow - 16)} ${from + dir * 210} ${cx + side * (narrow - 20)} ${to - dir * 34}`,
      fill: 'none',
      stroke: mix(hex, '#f3e6d2', 0.55),
      'stroke-width': 4,
      'stroke-dasharray': '13 9',
      'stroke-linecap': 'round',
      opacity: 0.75,
    });
  const hole = (i: number) =>
    recess(pen, rounded({ x: cx - 13, y: from + dir * (70 + i * 52) - 8, w: 26, h: 16 }, 8), 2);
  const pin = recess(pen, ellipse(cx, to - dir * 80, 13), 2.4);
  return (
    castShadow(pen, d, 12, 14, 18, 0.3) +
    el('path', { d, fill: strapFill(pen, hex) }) +
    innerShade(pen, d, shade(hex, 0.7), 16, 0.4) +
    el('path', { d, fill: fade(0.55, 0.26) }) +
    rim(pen, d, hex, 2.2, 0.55) +
    (stitched ? seam(-1) + seam(1) : '') +
    (holes ? each([0, 1, 2, 3], hole) : pin)
  );
}

/** A crown or button at the right of a case. */
export function crown(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  hex: string,
  ridged: boolean,
): string {
  const d = rounded({ x, y, w, h }, Math.min(w / 2.4, 14));
  const fill = pen.linear(
    `0 ${shade(hex, 0.5)}, 0.12 ${tint(hex, 0.35)}, 0.28 ${tint(hex, 0.65)}, 0.5 ${hex},
      0.85 ${shade(hex, 0.45)}, 1 ${shade(hex, 0.6)}`,
    down,
  );
  const ridges = Array.from({ length: Math.floor(h / 9) }, (_, i) =>
    el('rect', { x: x + 4, y: y + 5 + i * 9, width: w - 8, height: 2.6, fill: '#000000', opacity: 0.35 }),
  );
  return el('path', { d, fill }) + (ridged ? ridges.join('') : '') + rim(pen, d, hex, 1.8, 0.8);
}

/** Ring-shaped progress, `share` of a full turn, from the top; `weight` is the line's width over the radius. */
export function progress(
  cx: number,
  cy: number,
  r: number,
  share: number,
  colour: string,
  weight = 0.34,
): string {
  const length = 2 * Math.PI * r;
  const ring = { cx, cy, r, fill: 'none', 'stroke-width': r * weight };
  return (
    el('circle', { ...ring, stroke: colour, opacity: 0.28 }) +
    el('circle', {
      ...ring,
      stroke: colour,
      'stroke-linecap': 'round',
      'stroke-dasharray': `${length * share} ${length}`,
      transform: `rotate(-90 ${cx} ${cy})`,
    })
  );
}

/** A line of box shadow under a case resting on its strap. */
export const caseShadow = (pen: Pen, d: string) => castShadow(pen, d, 14, 26, 24, 0.45);

/** The sensor cluster on the underside of a watch, of radius `r`. */
export function sensors(pen: Pen, cx: number, cy: number, r: number): string {
  const glass = pen.radial('0 #2c303a, 0.7 #101217, 1 #1f222a');
  const window = (turn: number) =>
    el('path', {
      d: ellipse(0, -r * 0.62, r * 0.16),
      fill: pen.radial('0 #1d2b26, 0.6 #0a0f0d, 1 #000000'),
      transform: `translate(${cx} ${cy}) rotate(${turn})`,
    });
  return (
    el('path', { d: ellipse(cx, cy, r), fill: glass }) +
    rim(pen, ellipse(cx, cy, r), '#6d7685', 3, 0.9) +
    el('path', {
      d: ellipse(cx, cy, r * 0.34),
      fill: pen.radial('0 #39d98a 0.9, 0.4 #15824c 0.7, 1 #06140d'),
    }) +
    each([0, 60, 120, 180, 240, 300], window) +
    rim(pen, ellipse(cx, cy, r * 0.36), '#6d7685', 2, 0.6)
  );
}

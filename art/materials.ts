import { lightness, shade, tint } from './colour';
import { type Axis, clipped, diagonal, down, el, type Pen, right, type Stop } from './pen';
import type { Box } from './shapes';

/** Fill of polished or brushed metal: alternating bright and dark bands with bright ends. */
export function metal(pen: Pen, hex: string, axis: Axis = right): string {
  return pen.linear(
    `0 ${shade(hex, 0.42)}, 0.035 ${tint(hex, 0.62)}, 0.09 ${tint(hex, 0.22)},
      0.22 ${shade(hex, 0.08)}, 0.36 ${tint(hex, 0.34)}, 0.5 ${hex}, 0.64 ${shade(hex, 0.2)},
      0.8 ${tint(hex, 0.1)}, 0.93 ${shade(hex, 0.28)}, 0.972 ${tint(hex, 0.48)},
      1 ${shade(hex, 0.46)}`,
    axis,
  );
}

/** Fill of a soft matt body lit from the upper left. */
export function matte(pen: Pen, hex: string, axis: Axis = diagonal): string {
  const dark = lightness(hex) < 0.45;
  return pen.linear(
    `0 ${tint(hex, dark ? 0.3 : 0.42)}, 0.22 ${tint(hex, dark ? 0.13 : 0.2)}, 0.5 ${hex},
      0.78 ${shade(hex, 0.12)}, 1 ${shade(hex, dark ? 0.36 : 0.24)}`,
    axis,
  );
}

/** Fill of an upright round body (cylinder): dark edges, a broad light at the left, reflected light at the right. */
export function cylinder(pen: Pen, hex: string, axis: Axis = right): string {
  return pen.linear(
    `0 ${shade(hex, 0.55)}, 0.05 ${shade(hex, 0.2)}, 0.16 ${tint(hex, 0.22)},
      0.26 ${tint(hex, 0.44)}, 0.38 ${tint(hex, 0.16)}, 0.58 ${shade(hex, 0.08)},
      0.82 ${shade(hex, 0.36)}, 0.93 ${shade(hex, 0.44)}, 0.975 ${shade(hex, 0.1)},
      1 ${shade(hex, 0.5)}`,
    axis,
  );
}

/** A bright edge along a path: lit at the upper left, dim, then a little reflected light at the lower right. */
export function rim(pen: Pen, d: string, hex: string, width = 3, strength = 1): string {
  const light = tint(hex, 0.85);
  const stops: readonly Stop[] = [
    [0, light, 0.95 * strength],
    [0.3, light, 0.4 * strength],
    [0.55, shade(hex, 0.35), 0.3 * strength],
    [0.82, shade(hex, 0.5), 0.45 * strength],
    [1, light, 0.6 * strength],
  ];
  return el('path', { d, fill: 'none', stroke: pen.linear(stops, diagonal), 'stroke-width': width });
}

/** Soft darkening just inside a path's edge, which makes a flat face bulge. Width is in canvas units. */
export function innerShade(pen: Pen, d: string, colour: string, width: number, opacity: number): string {
  const stroke = { d, fill: 'none', stroke: colour, 'stroke-width': width, opacity };
  return clipped(pen, d, el('path', { ...stroke, filter: pen.blur(width * 0.42) }));
}

/** The one diagonal gleam on a glass face; `d` is the glass outline, `box` its place. */
export function gleam(pen: Pen, d: string, { x, y, w, h }: Box, opacity = 0.2): string {
  const fill = pen.linearAt(`0 #ffffff ${opacity}, 0.55 #ffffff ${opacity * 0.28}, 1 #ffffff 0`, [
    x + w * 0.8,
    y,
    x + w * 0.95,
    y + h * 0.75,
  ]);
  const edge = `M${x + w * 0.56} ${y}L${x + w} ${y}L${x + w} ${y + h * 0.78}L${x + w * 0.98} ${y + h * 0.78}Z`;
  return clipped(pen, d, el('path', { d: edge, fill }));
}

/** A broad soft sheen over a satin face: a light band and a dim one, both slanted. */
export function sheen(pen: Pen, d: string, { x, y, w, h }: Box, strength = 1): string {
  const across: Axis = [x, y, x + w, y + h];
  const fill = pen.linearAt(
    `0 #ffffff ${0.3 * strength}, 0.2 #ffffff ${0.1 * strength}, 0.34 #ffffff 0,
      0.42 #000000 ${0.05 * strength}, 0.5 #ffffff ${0.02 * strength},
      0.6 #ffffff ${0.17 * strength}, 0.7 #ffffff ${0.03 * strength},
      0.82 #000000 ${0.06 * strength}, 1 #000000 ${0.17 * strength}`,
    across,
  );
  return el('path', { d, fill });
}

/** The contact shadow on the ground: a wide soft pool and a narrow dark line under the body. */
export function contactShadow(pen: Pen, cx: number, cy: number, rx: number, strength = 1): string {
  const pool =
    pen.radial(`0 #17110b ${0.44 * strength}, 0.45 #17110b ${0.26 * strength}, 0.75 #17110b ${0.07 * strength},
    1 #17110b 0`);
  const core =
    pen.radial(`0 #0b0806 ${0.72 * strength}, 0.6 #0b0806 ${0.52 * strength}, 0.85 #0b0806 ${0.14 * strength},
    1 #0b0806 0`);
  return (
    el('ellipse', { cx, cy: cy + 8, rx: rx * 1.16, ry: 52, fill: pool }) +
    el('ellipse', { cx, cy, rx: rx * 1.02, ry: 18, fill: core })
  );
}

/** A blurred shadow that one body throws on what is behind it; offsets and blur in canvas units. */
export function castShadow(
  pen: Pen,
  d: string,
  dx: number,
  dy: number,
  blur: number,
  opacity = 0.35,
): string {
  const transform = `translate(${dx} ${dy})`;
  return el('path', { d, fill: '#0c0906', opacity, transform, filter: pen.blur(blur) });
}

/** A small recessed hole or slot: dark inside, a light lip at its lower edge. */
export function recess(pen: Pen, d: string, depth = 3): string {
  const inside = pen.linear('0 #050608, 0.6 #16181d, 1 #2a2d34', down);
  return (
    el('path', {
      d,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': depth,
      opacity: 0.35,
      transform: `translate(0 ${depth * 0.5})`,
    }) + el('path', { d, fill: inside })
  );
}

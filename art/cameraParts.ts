import { lightness, mix, shade, tint } from './colour';
import { castShadow, innerShade, matte, metal, rim } from './materials';
import { clipped, diagonal, down, el, type Pen, repeat, right } from './pen';
import { type Box, ellipse, polar, rounded } from './shapes';

/** Fine leather-like grain over a path. */
export function grain(pen: Pen, d: string, { x, y, w, h }: Box): string {
  const dots: string[] = [];
  for (let row = 0; row * 13 < h; row += 1) {
    for (let column = 0; column * 15 < w; column += 1) {
      dots.push(`M${x + column * 15 + (row % 2) * 7.5} ${y + row * 13}h.1`);
    }
  }
  const d2 = dots.join('');
  return clipped(
    pen,
    d,
    el('path', { d: d2, stroke: '#000000', 'stroke-width': 7, 'stroke-linecap': 'round', opacity: 0.3 }),
    el('path', {
      d: d2,
      stroke: '#ffffff',
      'stroke-width': 5,
      'stroke-linecap': 'round',
      opacity: 0.07,
      transform: 'translate(-1 -2)',
    }),
  );
}

/** A ribbed rubber ring between two radii. */
function ribbed(pen: Pen, cx: number, cy: number, outer: number, inner: number): string {
  const ribs = repeat(96, (i) => {
    const [x1, y1] = polar(cx, cy, i * 3.75, outer - 3);
    const [x2, y2] = polar(cx, cy, i * 3.75, inner + 3);
    return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
  });
  return (
    el('path', {
      d: ellipse(cx, cy, outer),
      fill: pen.linear('0 #5a5e68, 0.35 #24262c, 0.7 #0e0f12, 1 #33363e', diagonal),
    }) + el('path', { d: ribs, stroke: '#000000', 'stroke-width': 5, opacity: 0.55 })
  );
}

/** A photographic lens seen from the front: barrel rings, deep glass, coloured coatings. */
export function bigLens(pen: Pen, cx: number, cy: number, r: number, accent = '#ff5a1f'): string {
  const ring = (share: number, fill: string) => el('path', { d: ellipse(cx, cy, r * share), fill });
  const glow = (
    dx: number,
    dy: number,
    rx: number,
    ry: number,
    turn: number,
    colour: string,
    opacity: number,
  ) =>
    el('ellipse', {
      cx: cx + dx * r,
      cy: cy + dy * r,
      rx: rx * r,
      ry: ry * r,
      fill: pen.radial(`0 ${tint(colour, 0.4)} ${opacity}, 1 ${colour} 0`),
      transform: `rotate(${turn} ${cx + dx * r} ${cy + dy * r})`,
    });
  return (
    castShadow(pen, ellipse(cx, cy, r), r * 0.05, r * 0.09, r * 0.07, 0.6) +
    ribbed(pen, cx, cy, r, r * 0.88) +
    ring(0.88, pen.linear('0 #6d727e, 0.4 #1c1e23, 1 #3d4048', diagonal)) +
    ring(0.85, pen.linear('0 #0a0b0d, 0.6 #1c1e23, 1 #4a4e58', diagonal)) +
    el('circle', { cx, cy, r: r * 0.815, fill: 'none', stroke: accent, 'stroke-width': r * 0.014 }) +
    ring(0.79, '#08090b') +
    ring(0.76, pen.linear('0 #000000, 0.7 #17191e, 1 #3a3d45', diagonal)) +
    ring(0.68, pen.radial('0 #0c0d14, 0.7 #06070a, 1 #000000')) +
    ring(
      0.62,
      pen.radial('0 #030308, 0.4 #151033, 0.72 #38237a, 0.9 #1b1c4a, 1 #05060d', [0.48, 0.52, 0.5]),
    ) +
    ring(0.4, pen.radial('0 #000000, 0.55 #0a0818, 0.85 #241a57, 1 #0b0a20')) +
    ring(0.17, '#000001') +
    el('circle', {
      cx,
      cy,
      r: r * 0.5,
      fill: 'none',
      stroke: '#8f86e0',
      'stroke-width': r * 0.008,
      opacity: 0.5,
    }) +
    glow(0.22, 0.3, 0.26, 0.13, -38, '#7b5bd6', 0.7) +
    glow(0.12, -0.36, 0.22, 0.08, 10, '#2f9e8a', 0.55) +
    glow(-0.12, 0.38, 0.16, 0.06, 24, '#c2577a', 0.5) +
    el('path', {
      d: ellipse(cx, cy, r * 0.68),
      fill: pen.linear('0 #ffffff 0.3, 0.36 #ffffff 0.05, 0.5 #ffffff 0', diagonal),
    }) +
    glow(-0.28, -0.32, 0.2, 0.1, -42, '#dfe6ff', 0.95) +
    glow(-0.36, -0.2, 0.06, 0.04, -42, '#ffffff', 0.9)
  );
}

/** A knurled dial on the top plate, seen from the front. */
export function topDial(pen: Pen, x: number, y: number, w: number, h: number, hex: string): string {
  const d = rounded({ x, y, w, h }, 8);
  const knurl = Array.from({ length: Math.floor(w / 7) }, (_, i) =>
    el('rect', { x: x + 4 + i * 7, y: y + 8, width: 2.6, height: h - 10, fill: '#000000', opacity: 0.45 }),
  );
  return (
    el('path', { d, fill: metal(pen, hex, right) }) +
    knurl.join('') +
    el('rect', { x: x + 3, y, width: w - 6, height: 5, rx: 2.5, fill: tint(hex, 0.6), opacity: 0.7 })
  );
}

/** A camera body: metal top plate, grained waist, bottom plate. */
export function cameraBody(pen: Pen, body: string, waist: Box, hump: string, hex: string): string {
  const skin = lightness(hex) < 0.5 ? mix(hex, '#000000', 0.25) : '#2b2d33';
  const leather = `M${waist.x} ${waist.y}H${waist.x + waist.w}V${waist.y + waist.h}H${waist.x}Z`;
  return (
    el('path', { d: hump, fill: matte(pen, hex) }) +
    rim(pen, hump, hex, 3) +
    el('path', {
      d: body,
      fill: pen.linear(
        `0 ${tint(hex, 0.34)}, 0.12 ${tint(hex, 0.1)}, 0.6 ${hex}, 1 ${shade(hex, 0.35)}`,
        down,
      ),
    }) +
    clipped(pen, body, el('path', { d: leather, fill: matte(pen, skin) }), grain(pen, leather, waist)) +
    innerShade(pen, body, '#000000', 26, 0.35) +
    rim(pen, body, hex, 3)
  );
}

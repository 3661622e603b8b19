import { lightness, mix, shade, tint } from './colour';
import { flash, lens } from './lens';
import { castShadow, innerShade, matte, metal, recess, rim } from './materials';
import { diagonal, each, el, type Pen } from './pen';
import { ellipse, rounded, squircle } from './shapes';

export const layouts = ['triad', 'island', 'duo', 'bar', 'ring'] as const;
export type Layout = (typeof layouts)[number];

interface Skin {
  hex: string;
  frame: string;
}

/** A lens in its own metal collar, standing a little off the back. */
function collared(pen: Pen, { frame }: Skin, x: number, y: number, r: number): string {
  return (
    castShadow(pen, ellipse(x, y, r * 1.02), r * 0.1, r * 0.16, r * 0.13, 0.5) +
    lens(pen, x, y, r, { ring: frame })
  );
}

/** A raised plate of the body's own glass or of black glass. */
function plate(pen: Pen, d: string, face: string, edge: string, lift: number): string {
  return (
    castShadow(pen, d, lift * 0.5, lift, lift * 0.9, 0.42) +
    el('path', { d, fill: matte(pen, face) }) +
    innerShade(pen, d, '#ffffff', lift * 0.6, 0.22) +
    rim(pen, d, edge, 3)
  );
}

function triad(pen: Pen, skin: Skin): string {
  return (
    each([106, 242, 378], (y) => collared(pen, skin, 110, y, 57)) +
    each([188, 306], (y) => collared(pen, skin, 238, y, 35)) +
    flash(pen, 238, 92, 17)
  );
}

function island(pen: Pen, skin: Skin): string {
  const base = squircle({ x: 30, y: 30, w: 276, h: 276 }, 74);
  const face = lightness(skin.hex) > 0.85 ? shade(skin.hex, 0.03) : tint(skin.hex, 0.1);
  return (
    plate(pen, base, face, skin.frame, 10) +
    collared(pen, skin, 102, 102, 60) +
    collared(pen, skin, 102, 234, 60) +
    collared(pen, skin, 232, 168, 60) +
    flash(pen, 236, 68, 17) +
    el('circle', { cx: 236, cy: 262, r: 17, fill: '#101217' }) +
    el('circle', {
      cx: 236,
      cy: 262,
      r: 16,
      fill: 'none',
      stroke: tint(skin.hex, 0.5),
      'stroke-width': 2,
      opacity: 0.6,
    })
  );
}

function duo(pen: Pen, skin: Skin): string {
  return collared(pen, skin, 116, 118, 64) + collared(pen, skin, 116, 268, 64) + flash(pen, 244, 106, 18);
}

function bar(pen: Pen, skin: Skin): string {
  const outer = rounded({ x: 44, y: 132, w: 372, h: 132 }, 66);
  const inner = rounded({ x: 54, y: 142, w: 352, h: 112 }, 56);
  return (
    castShadow(pen, outer, 6, 14, 14, 0.45) +
    el('path', { d: outer, fill: metal(pen, skin.frame, diagonal) }) +
    el('path', { d: inner, fill: pen.linear('0 #2c2f37, 0.35 #101217, 1 #050609', diagonal) }) +
    rim(pen, inner, '#3a3d45', 2, 0.7) +
    each([112, 208], (x) => lens(pen, x, 198, 46, { ring: '#3d414b' })) +
    lens(pen, 296, 198, 38, { ring: '#3d414b', coat: '#7a3fb0' }) +
    flash(pen, 368, 198, 15)
  );
}

function ring(pen: Pen, skin: Skin): string {
  const [cx, cy] = [232, 244];
  const outer = ellipse(cx, cy, 178);
  const inner = ellipse(cx, cy, 162);
  const knurl = Array.from({ length: 120 }, (_, i) =>
    el('path', { d: `M${cx} ${cy - 177}v10`, transform: `rotate(${i * 3} ${cx} ${cy})` }),
  );
  return (
    castShadow(pen, outer, 8, 16, 16, 0.5) +
    el('path', { d: outer, fill: metal(pen, skin.frame, diagonal) }) +
    el('g', { stroke: shade(skin.frame, 0.5), 'stroke-width': 2, opacity: 0.4 }, ...knurl) +
    el('path', { d: inner, fill: pen.linear('0 #363a43, 0.3 #14161b, 1 #050609', diagonal) }) +
    rim(pen, inner, '#50545e', 2.5, 0.8) +
    lens(pen, cx - 68, cy - 68, 52, { ring: '#454a55' }) +
    lens(pen, cx + 68, cy - 68, 52, { ring: '#454a55', coat: '#2c6fb5' }) +
    lens(pen, cx - 68, cy + 68, 52, { ring: '#454a55', coat: '#7a3fb0' }) +
    flash(pen, cx + 48, cy + 48, 17) +
    each([0, 1], (i) => recess(pen, ellipse(cx + 88, cy + 72 + i * 26, 7), 1.5))
  );
}

const drawings = { triad, island, duo, bar, ring };

/** The cameras of a layout, in the back's own units (its upper left corner is 0, 0). */
export function cameras(pen: Pen, layout: Layout, skin: Skin): string {
  return drawings[layout](pen, { hex: skin.hex, frame: mix(skin.frame, skin.hex, 0.3) });
}

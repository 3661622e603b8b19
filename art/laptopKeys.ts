import { mix, oklch, shade, tint } from './colour';
import { down, each, el, type Pen } from './pen';
import { type Box, grow, polygon, rounded } from './shapes';

/** How one key looks and where it is, in units of the keyboard's own box (0 to 1). */
interface Key {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Widths of the keys of each row, first the short function row; a row's sum is 14.5. */
const rows: readonly (readonly number[])[] = [
  [1.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.25],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.75],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [1, 1, 1.1, 1.25, 5, 1.25, 1.1, 1, 0.9, 0.9],
];

/** The keys of a laptop's keyboard in units of its box. */
function keysOf(): readonly Key[] {
  const heights = rows.map((_, i) => (i === 0 ? 0.62 : 1));
  const total = heights.reduce((sum, h) => sum + h, 0);
  let y = 0;
  return rows.flatMap((row, r) => {
    const h = (heights[r] ?? 1) / total;
    let x = 0;
    const keys = row.map((units) => {
      const key = { x: x / 14.5, y, w: units / 14.5, h };
      x += units;
      return key;
    });
    y += h;
    return keys;
  });
}

/** The light of an RGB keyboard at a place across it, 0 to 1. */
export const rgb = (across: number) => oklch(0.72, 0.19, 20 + across * 290);

interface KeyboardOptions {
  /** Colour of the keys. */
  hex: string;
  lit: boolean;
}

/** The keyboard drawn flat into a box: a dark well with keys that catch light on their upper edge. */
export function flatKeyboard(pen: Pen, box: Box, { hex, lit }: KeyboardOptions): string {
  const gap = box.w * 0.0042;
  const cap = pen.linear(`0 ${tint(hex, 0.2)}, 0.16 ${tint(hex, 0.07)}, 1 ${shade(hex, 0.15)}`, down);
  const keys = keysOf().map((key) => {
    const at = grow(
      { x: box.x + key.x * box.w, y: box.y + key.y * box.h, w: key.w * box.w, h: key.h * box.h },
      -gap,
    );
    const d = rounded(at, box.w * 0.006);
    if (!lit) return el('path', { d, fill: cap });
    const light = rgb(key.x + key.w / 2);
    const legend = {
      x: at.x + at.w / 2 - 7,
      y: at.y + at.h / 2 - 5,
      width: 14,
      height: 10,
      rx: 4,
      fill: tint(light, 0.35),
    };
    return (
      el('path', { d: rounded(grow(at, gap * 0.95), box.w * 0.008), fill: light, opacity: 0.85 }) +
      el('path', { d, fill: cap }) +
      el('rect', legend)
    );
  });
  const glow = lit
    ? el('path', {
        d: rounded(grow(box, 6), 16),
        fill: pen.linear(
          [0, 0.2, 0.4, 0.6, 0.8, 1].map((at) => [at, rgb(at)] as const),
          [0, 0, 1, 0],
        ),
        opacity: 0.55,
        filter: pen.blur(16),
      })
    : '';
  return (
    glow +
    el('path', { d: rounded(grow(box, gap * 2), 14), fill: lit ? '#08090c' : mix(hex, '#000000', 0.55) }) +
    keys.join('')
  );
}

type Project = (x: number, y: number) => readonly [number, number];

/** The keyboard seen from the front in perspective; `project` maps 0 to 1 places to the canvas. */
export function perspectiveKeyboard(pen: Pen, project: Project, { hex, lit }: KeyboardOptions): string {
  const quad = ({ x, y, w, h }: Key, inset: number) => {
    const [l, r, t, b] = [x + inset, x + w - inset, y + inset * 2.4, y + h - inset * 2.4];
    return polygon(project(l, t), project(r, t), project(r, b), project(l, b));
  };
  const cap = pen.linear(`0 ${shade(hex, 0.05)}, 0.75 ${tint(hex, 0.1)}, 1 ${tint(hex, 0.24)}`, down);
  const well = polygon(
    project(-0.012, -0.02),
    project(1.012, -0.02),
    project(1.012, 1.03),
    project(-0.012, 1.03),
  );
  return (
    (lit ? el('path', { d: well, fill: rgb(0.8), opacity: 0.35, filter: pen.blur(14) }) : '') +
    el('path', { d: well, fill: lit ? '#08090c' : mix(hex, '#000000', 0.5) }) +
    each(keysOf(), (key) =>
      lit
        ? el('path', { d: quad(key, 0.0008), fill: rgb(key.x + key.w / 2), opacity: 0.9 }) +
          el('path', { d: quad(key, 0.0046), fill: cap })
        : el('path', { d: quad(key, 0.0034), fill: cap }),
    )
  );
}

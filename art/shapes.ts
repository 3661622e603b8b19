/** A place and size on the canvas. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The box grown by `by` on every side (shrunk when negative). */
export const grow = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

const f = (value: number) => String(Math.round(value * 100) / 100);

/** Path of a rectangle with circular corners. */
export function rounded({ x, y, w, h }: Box, radius: number): string {
  const r = Math.max(0, Math.min(radius, w / 2, h / 2));
  const arc = (dx: number, dy: number) => `a${f(r)} ${f(r)} 0 0 1 ${f(dx)} ${f(dy)}`;
  return (
    `M${f(x + r)} ${f(y)}h${f(w - 2 * r)}${arc(r, r)}v${f(h - 2 * r)}${arc(-r, r)}` +
    `h${f(2 * r - w)}${arc(-r, -r)}v${f(2 * r - h)}${arc(r, -r)}z`
  );
}

/** Path of a rectangle with continuous corners, as milled metal has: the bend eases in and out. */
export function squircle({ x, y, w, h }: Box, radius: number): string {
  const reach = Math.min(radius * 1.45, w / 2, h / 2);
  const k = reach * 0.2055;
  const [l, t, r, b] = [x, y, x + w, y + h];
  const point = (px: number, py: number) => `${f(px)} ${f(py)}`;
  const curve = (...points: readonly string[]) => `C${points.join(' ')}`;
  return [
    `M${point(l + reach, t)}`,
    `L${point(r - reach, t)}`,
    curve(point(r - k, t), point(r, t + k), point(r, t + reach)),
    `L${point(r, b - reach)}`,
    curve(point(r, b - k), point(r - k, b), point(r - reach, b)),
    `L${point(l + reach, b)}`,
    curve(point(l + k, b), point(l, b - k), point(l, b - reach)),
    `L${point(l, t + reach)}`,
    curve(point(l, t + k), point(l + k, t), point(l + reach, t)),
    'Z',
  ].join('');
}

/** Path of an ellipse. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number = rx) =>
  `M${f(cx - rx)} ${f(cy)}a${f(rx)} ${f(ry)} 0 1 1 ${f(2 * rx)} 0a${f(rx)} ${f(ry)} 0 1 1 ${f(-2 * rx)} 0z`;

/** Path of a polygon through the points. */
export const polygon = (...points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`;

/** A point at an angle (degrees, 0 is up, clockwise) and distance from a centre. */
export function polar(cx: number, cy: number, degrees: number, distance: number): readonly [number, number] {
  const turn = (degrees * Math.PI) / 180;
  return [cx + Math.sin(turn) * distance, cy - Math.cos(turn) * distance];
}

import { type Flat, mix } from './vector';

/** A corner of an outline with the radius that rounds it. */
export type Corner = readonly [x: number, y: number, radius?: number];

/** A line through corners, each rounded by its radius; `closed` joins the end to the start. */
export function rounded(corners: readonly Corner[], closed: boolean, steps = 8): Flat[] {
  const points: Flat[] = [];
  corners.forEach(([x, y, radius = 0], i) => {
    const before = corners[(i + corners.length - 1) % corners.length];
    const after = corners[(i + 1) % corners.length];
    const end = !closed && (i === 0 || i === corners.length - 1);
    if (radius === 0 || end || !before || !after) {
      points.push([x, y]);
      return;
    }
    const towards = (to: Corner): Flat => {
      const length = Math.hypot(to[0] - x, to[1] - y);
      const share = Math.min(radius, length * 0.499) / length;
      return [mix(x, to[0], share), mix(y, to[1], share)];
    };
    const [a, b] = [towards(before), towards(after)];
    for (let k = 0; k <= steps; k += 1) {
      const t = k / steps;
      // Between a quadratic and a circle: weight 0.7 on the corner makes a quarter circle of a right angle.
      const [wa, wc, wb] = [(1 - t) ** 2, Math.SQRT2 * t * (1 - t), t ** 2];
      const sum = wa + wc + wb;
      points.push([(wa * a[0] + wc * x + wb * b[0]) / sum, (wa * a[1] + wc * y + wb * b[1]) / sum]);
    }
  });
  return points;
}

/** A rectangle around the origin with rounded corners, counter-clockwise. */
export function roundedRect(width: number, height: number, radius: number, steps = 10): Flat[] {
  const [x, y] = [width / 2, height / 2];
  return rounded(
    [
      [x, -y, radius],
      [x, y, radius],
      [-x, y, radius],
      [-x, -y, radius],
    ],
    true,
    steps,
  );
}

/** An ellipse, or with a power above 2 a squarer one, counter-clockwise around the origin. */
export function ellipse(rx: number, ry: number, power = 2, steps = 72): Flat[] {
  return Array.from({ length: steps }, (_, i): Flat => {
    const angle = (2 * Math.PI * i) / steps;
    const bent = (v: number): number => Math.sign(v) * Math.abs(v) ** (2 / power);
    return [rx * bent(Math.cos(angle)), ry * bent(Math.sin(angle))];
  });
}

const catmull = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);

/** A smooth curve through points of any dimension. */
export function curve<P extends readonly number[]>(
  points: readonly P[],
  closed: boolean,
  steps = 10,
): number[][] {
  const count = points.length;
  const at = (i: number): readonly number[] =>
    points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? [];
  const drawn: number[][] = [];
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k += 1) {
      drawn.push(b.map((v, axis) => catmull(a[axis] ?? v, v, c[axis] ?? v, d[axis] ?? v, k / steps)));
    }
  }
  if (!closed) drawn.push([...at(count - 1)]);
  return drawn;
}

/** A smooth closed outline through points, counter-clockwise if they are. */
export const blob = (points: readonly Flat[], steps = 10): Flat[] =>
  curve(points, true, steps).map(([x = 0, y = 0]): Flat => [x, y]);

/** Points mirrored to the left of a right half that runs from the bottom middle to the top middle. */
export const mirrored = (right: readonly Flat[]): Flat[] => [
  ...right,
  ...[...right]
    .reverse()
    .filter(([x]) => x !== 0)
    .map(([x, y]): Flat => [-x, y]),
];

/** An outline as SVG path data, y down as SVG has it. */
export const pathOf = (points: readonly Flat[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${(-y).toFixed(1)}`).join('L')}Z`;

/** The tightest convex outline around points. */
export function hull(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Flat[]): Flat[] => {
    const chain: Flat[] = [];
    for (const p of list) {
      for (let a = chain.at(-2), b = chain.at(-1); a && b; a = chain.at(-2), b = chain.at(-1)) {
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

import { el, repeat } from './pen';

type Vector = readonly [x: number, y: number];

/** A plane of an axonometric drawing: flat units are carried onto the canvas by one affine matrix. */
export interface Plane {
  origin: Vector;
  /** Canvas step of one flat unit along x and along y. */
  across: Vector;
  along: Vector;
}

/** The plane that lays a flat drawing of `w` × `h` on the parallelogram at `origin` spanned by two canvas vectors. */
export const planeOf = (origin: Vector, u: Vector, v: Vector, w: number, h: number): Plane => ({
  origin,
  across: [u[0] / w, u[1] / w],
  along: [v[0] / h, v[1] / h],
});

/** Flat markup set on a plane, moved by (dx, dy) on the canvas. */
export function onPlane({ origin, across, along }: Plane, markup: string, dx = 0, dy = 0): string {
  const matrix = [...across, ...along, origin[0] + dx, origin[1] + dy].map(
    (n) => Math.round(n * 10000) / 10000,
  );
  return el('g', { transform: `matrix(${matrix.join(' ')})` }, markup);
}

/** An edge of even thickness: copies of a flat outline stacked along a canvas vector, farthest first. */
export function stacked(plane: Plane, outline: string, [dx, dy]: Vector, copies: number): string {
  return repeat(copies, (i) => {
    const share = 1 - i / copies;
    return onPlane(plane, outline, dx * share, dy * share);
  });
}

import { each } from '../pen';
import type { Camera, Part } from './camera';
import { lit, type Material } from './light';
import { cross, sub, times, unit, type Vec } from './vector';

export const px = (v: number): string => v.toFixed(1);
export const corner = ([x, y]: Vec): string => `${px(x)} ${px(y)}`;

/** How open a place of a surface is, 0 to 1; `u` runs around it, `v` along it, both 0 to 1. */
type Openness = (u: number, v: number) => number;

export interface Skin {
  of: Material;
  open?: Openness;
  /** Another material for part of the surface. */
  paint?: (u: number, v: number) => Material;
  /** Also draws the inner side. */
  hollow?: boolean;
}

/**
 * A curved surface of small lit quads. Rows are rings of points in the world; a row runs counter-clockwise
 * around the direction in which the rows follow each other, so that normals point outwards.
 */
export function surface(rows: readonly (readonly Vec[])[], skin: Skin, closed = true): Part {
  return (camera) => {
    const seen = rows.map((row) => row.map(camera.project));
    const edge = seen.flat();
    return { depth: middleDepth(edge), svg: () => quadsOf(rows, seen, skin, closed, camera), edge };
  };
}

/** The markup of a surface. @param seen the same points as `rows`, on the canvas */
function quadsOf(
  rows: readonly (readonly Vec[])[],
  seen: readonly (readonly Vec[])[],
  skin: Skin,
  closed: boolean,
  camera: Camera,
): string {
  const quads: { depth: number; svg: string }[] = [];
  let area = 0;
  rows.forEach((row, j) => {
    const [next, here, above] = [rows[j + 1], seen[j], seen[j + 1]];
    if (!next || !here || !above) return;
    for (let i = 0; i < (closed ? row.length : row.length - 1); i += 1) {
      const k = (i + 1) % row.length;
      const [a, b, c, d] = [row[i], row[k], next[k], next[i]];
      const [pa, pb, pc, pd] = [here[i], here[k], above[k], above[i]];
      if (!a || !b || !c || !d || !pa || !pb || !pc || !pd) continue;
      const normal = camera.turn(unit(cross(sub(c, a), sub(d, b))));
      if (normal[2] <= 0 && !skin.hollow) continue;
      const facing: Vec = normal[2] < 0 ? times(normal, -1) : normal;
      const [u, v] = [(i + 0.5) / row.length, (j + 0.5) / (rows.length - 1)];
      const colour = lit(facing, skin.paint?.(u, v) ?? skin.of, skin.open?.(u, v) ?? 1);
      area += Math.min(
        90,
        Math.abs((pc[0] - pa[0]) * (pd[1] - pb[1]) - (pd[0] - pb[0]) * (pc[1] - pa[1])) / 2,
      );
      quads.push({
        depth: pa[2] + pb[2] + pc[2] + pd[2],
        svg: `<path d="M${corner(pa)}L${corner(pb)}L${corner(pc)}L${corner(pd)}Z" fill="${colour}" stroke="${colour}"/>`,
      });
    }
  });
  quads.sort((a, b) => a.depth - b.depth);
  const blur = Math.min(5, Math.max(1, Math.round(0.55 * Math.sqrt(area / Math.max(1, quads.length)))));
  return quads.length > 0 ? `<g filter="url(#melt${blur})">${each(quads, (q) => q.svg)}</g>` : '';
}

/** Nearness of the middle of some canvas points. */
export const middleDepth = (points: readonly Vec[]): number =>
  points.reduce((sum, p) => sum + p[2], 0) / Math.max(1, points.length);

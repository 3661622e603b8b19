import type { Camera, Drawn, Part } from './camera';
import { lit, type Material } from './light';
import { curve } from './outline';
import { add, cross, dot, type Flat, type Frame, frame, inWorld, sub, times, unit, type Vec } from './vector';

const px = (v: number): string => v.toFixed(1);
const corner = ([x, y]: Vec): string => `${px(x)} ${px(y)}`;

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
    const quads: { depth: number; svg: string }[] = [];
    const edge: Vec[] = [];
    let area = 0;
    const seen = rows.map((row) => row.map(camera.project));
    rows.forEach((row, j) => {
      const [next, here, above] = [rows[j + 1], seen[j], seen[j + 1]];
      if (here) edge.push(...here);
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
    const svg =
      quads.length > 0 ? `<g filter="url(#melt${blur})">${quads.map((q) => q.svg).join('')}</g>` : '';
    return { depth: middleDepth(edge), svg, edge };
  };
}

const middleDepth = (points: readonly Vec[]): number =>
  points.reduce((sum, p) => sum + p[2], 0) / Math.max(1, points.length);

/** A body turned on the y axis of its frame; the profile lists radius and height from bottom to top. */
export function lathe(at: Frame, profile: readonly Flat[], skin: Skin, steps = 96): Part {
  const rows = profile.map(([r, y]) =>
    Array.from({ length: steps }, (_, i): Vec => {
      const angle = (2 * Math.PI * i) / steps;
      return inWorld(at, [r * Math.cos(angle), y, -r * Math.sin(angle)]);
    }),
  );
  return surface(rows, skin);
}

/**
 * A body of level sections stacked along the y axis of its frame, lowest first.
 * @param levels height and inset of each section; between them the wall bends smoothly
 * @param section the outline (x, and y for the depth) drawn in by an inset; always the same count of points
 */
export function loft(
  at: Frame,
  levels: readonly Flat[],
  section: (inset: number) => readonly Flat[],
  skin: Skin,
  steps = 6,
): Part {
  const rows = curve(levels, false, steps).map(([y = 0, inset = 0]) =>
    section(inset).map(([x, z]) => inWorld(at, [x, y, -z])),
  );
  return surface(rows, skin);
}

/** The same turned body with its axis along the z of the frame, as knobs and lenses have it. */
export const turnedBody = (at: Frame, profile: readonly Flat[], skin: Skin, steps = 96): Part =>
  lathe(frame([0, 0, 0], { pitch: 90 }, at), profile, skin, steps);

/** A flat outline in the xy plane of a frame, lit like a panel that the light leaves towards one corner. */
export function panel(at: Frame, outline: readonly Flat[], of: Material, fall = 0.18): Part {
  return (camera) => {
    const normal = camera.turn(at.z);
    const points = outline.map(([x, y]) => camera.project(inWorld(at, [x, y, 0])));
    const depth = middleDepth(points);
    if (normal[2] <= 0) return { depth, svg: '', edge: points };
    const id = camera.id();
    const stop = (share: number): string => {
      const colour = lit(unit(add(normal, [-fall * share, fall * share * 1.4, 0])), of);
      return `<stop offset="${(1 - share) / 2}" stop-color="${colour}"/>`;
    };
    const svg =
      `<linearGradient id="${id}" x1="0.1" y1="0" x2="0.9" y2="1">${[1, 0.5, 0, -0.5, -1].map(stop).join('')}</linearGradient>` +
      `<path d="M${points.map(corner).join('L')}Z" fill="url(#${id})" stroke="url(#${id})"/>`;
    return { depth, svg, edge: points };
  };
}

/** An outline moved outwards along its normals; inwards when `by` is negative. */
export function offset(outline: readonly Flat[], by: number): Flat[] {
  const count = outline.length;
  return outline.map(([x, y], i): Flat => {
    const [before, after] = [outline[(i + count - 1) % count], outline[(i + 1) % count]];
    if (!before || !after) return [x, y];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [x + (dy / length) * by, y - (dx / length) * by];
  });
}

export interface SlabSkin extends Skin {
  /** Material of the front when it differs from the wall. */
  front?: Material;
  back?: Material;
  /** Steps of the rounded edge; 1 is a chamfer. */
  steps?: number;
}

/** A flat body: an outline given depth along z around the frame's origin, its edges rounded by `fillet`. */
export function slab(
  at: Frame,
  outline: readonly Flat[],
  depth: number,
  fillet: number,
  skin: SlabSkin,
): Part {
  const steps = skin.steps ?? 5;
  const ring = (by: number, z: number): Vec[] => offset(outline, by).map(([x, y]) => inWorld(at, [x, y, z]));
  const half = depth / 2;
  const rise = Array.from({ length: steps + 1 }, (_, i) => (Math.PI / 2) * (i / steps));
  const back = rise.map((t) => ring(-fillet * (1 - Math.sin(t)), -half + fillet * (1 - Math.cos(t))));
  const front = [...rise]
    .reverse()
    .map((t) => ring(-fillet * (1 - Math.sin(t)), half - fillet * (1 - Math.cos(t))));
  const wall = surface([...back, ...front], skin);
  const inner = offset(outline, -fillet);
  const face = panel(frame([0, 0, half], {}, at), inner, skin.front ?? skin.of);
  const rear = panel(
    frame([0, 0, -half], { yaw: 180 }, at),
    inner.map(([x, y]): Flat => [-x, y]),
    skin.back ?? skin.of,
  );
  return (camera) => {
    const drawn: Drawn[] = [rear, wall, face].map((part) => part(camera));
    return { depth: drawn[1]?.depth ?? 0, svg: drawn.map((d) => d.svg).join(''), edge: drawn[1]?.edge ?? [] };
  };
}

/** A section carried along a smooth line through points; `section` may change with the share of the way. */
export function tube(
  at: Frame,
  through: readonly Vec[],
  section: readonly Flat[] | ((t: number) => readonly Flat[]),
  skin: Skin,
  { closed = false, steps = 14, up = [0, 0, 1] as Vec } = {},
): Part {
  const line = curve(through, closed, steps).map(([x = 0, y = 0, z = 0]): Vec => [x, y, z]);
  const rows = line.map((p, i) => {
    const before = line[closed ? (i + line.length - 1) % line.length : Math.max(0, i - 1)] ?? p;
    const after = line[closed ? (i + 1) % line.length : Math.min(line.length - 1, i + 1)] ?? p;
    const along = unit(sub(after, before));
    const across = unit(cross(up, along));
    const top = cross(along, across);
    const shape = typeof section === 'function' ? section(i / (line.length - 1)) : section;
    return shape.map(([a, b]) => inWorld(at, add(p, add(times(across, a), times(top, b)))));
  });
  const first = rows[0];
  return surface(closed && first ? [...rows, first] : rows, skin);
}

/**
 * A soft body: rings of an outline drawn together towards a spine while they rise.
 * @param spine where a point of the outline ends when it is all the way in
 * @param rise height at the share 0 (outline) to 1 (spine)
 */
export function cushion(
  at: Frame,
  outline: readonly Flat[],
  spine: (p: Flat) => Flat,
  rise: (share: number, p: Flat) => number,
  skin: Skin,
  steps = 18,
): Part {
  const place = (p: Flat, share: number): Flat => {
    const end = spine(p);
    return [p[0] + (end[0] - p[0]) * share, p[1] + (end[1] - p[1]) * share];
  };
  const rows = Array.from({ length: steps + 1 }, (_, j) => {
    const share = 1 - Math.cos((Math.PI / 2) * (j / steps));
    return outline.map((p) => {
      const [x, y] = place(p, share);
      return inWorld(at, [x, y, rise(share, [x, y])]);
    });
  });
  // Rings that do not quite meet at the spine leave a sliver, which a flat lid at their height closes.
  const last = outline.map((p) => place(p, 1));
  const height = last.reduce((sum, p) => sum + rise(1, p), 0) / last.length;
  const lid = panel(frame([0, 0, height - 1], {}, at), last, skin.of);
  const shell = surface(rows, skin);
  return (camera) => {
    const [under, over] = [lid(camera), shell(camera)];
    return { ...over, svg: under.svg + over.svg };
  };
}

/** A drawing (SVG, y down, origin in its middle) laid on the xy plane of a frame; unseen from behind. */
export function decal(at: Frame, markup: string | ((camera: Camera) => string)): Part {
  return (camera) => {
    const [ox, oy, depth] = camera.project(at.origin);
    const [x, y] = [camera.turn(at.x), camera.turn(at.y)];
    if (dot(camera.turn(at.z), [0, 0, 1]) <= 0.02) return { depth, svg: '', edge: [] };
    const k = camera.view.scale;
    const matrix = [x[0] * k, -x[1] * k, -y[0] * k, y[1] * k, ox, oy].map((v) => v.toFixed(4)).join(' ');
    const drawn = typeof markup === 'string' ? markup : markup(camera);
    return { depth, svg: `<g transform="matrix(${matrix})">${drawn}</g>`, edge: [] };
  };
}

/** A line drawn on a body through points of its surface. */
export function trace(at: Frame, points: readonly Vec[], attributes: string): Part {
  return (camera) => {
    const line = points.map((p) => camera.project(inWorld(at, p)));
    const width = camera.view.scale.toFixed(3);
    const svg = `<g transform="scale(${width})"><path d="M${line.map(([x, y]) => `${px(x / camera.view.scale)} ${px(y / camera.view.scale)}`).join('L')}" fill="none" stroke-linecap="round" ${attributes}/></g>`;
    return { depth: middleDepth(line), svg, edge: [] };
  };
}

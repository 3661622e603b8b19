import { each } from '../pen';
import type { Camera, Drawn, Part } from './camera';
import { lit, type Material } from './light';
import { curve } from './outline';
import { corner, middleDepth, px, type Skin, surface } from './surface';
import { add, cross, dot, type Flat, type Frame, frame, inWorld, sub, times, unit, type Vec } from './vector';

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
    if (normal[2] <= 0) return { depth, svg: () => '', edge: points };
    const id = camera.id();
    const stop = (share: number): string => {
      const colour = lit(unit(add(normal, [-fall * share, fall * share * 1.4, 0])), of);
      return `<stop offset="${(1 - share) / 2}" stop-color="${colour}"/>`;
    };
    const svg =
      `<linearGradient id="${id}" x1="0.1" y1="0" x2="0.9" y2="1">${each([1, 0.5, 0, -0.5, -1], stop)}</linearGradient>` +
      `<path d="M${points.map(corner).join('L')}Z" fill="url(#${id})" stroke="url(#${id})"/>`;
    return { depth, svg: () => svg, edge: points };
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
    return {
      depth: drawn[1]?.depth ?? 0,
      svg: () => each(drawn, (d) => d.svg()),
      edge: drawn[1]?.edge ?? [],
    };
  };
}

/** A section carried along a smooth line through points; `section` may change with the share of the way. */
export function tube(
  at: Frame,
  through: readonly Vec[],
  section: readonly Flat[] | ((t: number) => readonly Flat[]),
  skin: Skin,
  { closed = false, steps = 14, up = [0, 0, 1] }: { closed?: boolean; steps?: number; up?: Vec } = {},
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
    return { ...over, svg: () => under.svg() + over.svg() };
  };
}

/** A drawing (SVG, y down, origin in its middle) laid on the xy plane of a frame; unseen from behind. */
export function decal(at: Frame, markup: string | ((camera: Camera) => string)): Part {
  return (camera) => {
    const [ox, oy, depth] = camera.project(at.origin);
    const [x, y] = [camera.turn(at.x), camera.turn(at.y)];
    if (dot(camera.turn(at.z), [0, 0, 1]) <= 0.02) return { depth, svg: () => '', edge: [] };
    const k = camera.view.scale;
    const matrix = [x[0] * k, -x[1] * k, -y[0] * k, y[1] * k, ox, oy].map((v) => v.toFixed(4)).join(' ');
    const drawn = typeof markup === 'string' ? markup : markup(camera);
    return { depth, svg: () => `<g transform="matrix(${matrix})">${drawn}</g>`, edge: [] };
  };
}

/** A line drawn on a body through points of its surface. */
export function trace(at: Frame, points: readonly Vec[], attributes: string): Part {
  return (camera) => {
    const line = points.map((p) => camera.project(inWorld(at, p)));
    const width = camera.view.scale.toFixed(3);
    const svg = `<g transform="scale(${width})"><path d="M${line.map(([x, y]) => `${px(x / camera.view.scale)} ${px(y / camera.view.scale)}`).join('L')}" fill="none" stroke-linecap="round" ${attributes}/></g>`;
    return { depth: middleDepth(line), svg: () => svg, edge: [] };
  };
}

import { each } from '../pen';
import { type Frame, type Turn, turned, type Vec } from './vector';

/** Position of the viewer: a turn of the world and, after it, a scale and a place on the canvas. */
export interface View extends Turn {
  scale: number;
  /** Canvas position of the world's origin, in pixels. */
  at: readonly [number, number];
}

/** A viewer far away: parallel lines stay parallel, so a flat drawing lies on any plane by one matrix. */
export interface Camera {
  view: View;
  /** Canvas x and y in pixels and, third, nearness in model units. */
  project(point: Vec): Vec;
  /** A direction as the viewer sees it. */
  turn(direction: Vec): Vec;
  /** An id that no other part of this drawing has. */
  id(): string;
}

/** Look of a part to a camera. */
export interface Drawn {
  depth: number;
  /** The markup, made when asked for: framing and shadows need only the edge. */
  svg: () => string;
  /** Outermost canvas points; empty for what should not count when the picture is framed. */
  edge: readonly Vec[];
  /** Bodies that can touch the ground, as their points; the edge when left out. */
  foot?: readonly (readonly Vec[])[];
}

export type Part = (camera: Camera) => Drawn;

/** The camera of a view. World yaw is applied before its pitch, as a turntable under a leaning viewer. */
export function cameraOf(view: View): Camera {
  let used = 0;
  const turn = (v: Vec): Vec =>
    turned(turned(turned(v, { yaw: view.yaw ?? 0 }), { pitch: view.pitch ?? 0 }), { roll: view.roll ?? 0 });
  return {
    view,
    turn,
    project: (point) => {
      const [x, y, z] = turn(point);
      return [view.at[0] + x * view.scale, view.at[1] - y * view.scale, z];
    },
    id: () => {
      used += 1;
      return `s${used}`;
    },
  };
}

/** Parts that belong together, drawn in the given order and placed by the nearness of the first, or of `depth`. */
export function group(parts: readonly Part[], lift = 0): Part {
  return (camera) => {
    const drawn = parts.map((part) => part(camera));
    return {
      depth: (drawn[0]?.depth ?? 0) + lift,
      svg: () => each(drawn, (d) => d.svg()),
      edge: drawn.flatMap((d) => d.edge),
      foot: drawn.flatMap((d) => d.foot ?? [d.edge]),
    };
  };
}

/** Parts sorted by nearness among themselves, placed by the nearness of their middle plus `lift`. */
export function sorted(parts: readonly Part[], lift = 0): Part {
  return (camera) => {
    const drawn = parts.map((part) => part(camera)).sort((a, b) => a.depth - b.depth);
    const middle = drawn.reduce((sum, d) => sum + d.depth, 0) / Math.max(1, drawn.length);
    return {
      depth: middle + lift,
      svg: () => each(drawn, (d) => d.svg()),
      edge: drawn.flatMap((d) => d.edge),
      foot: drawn.flatMap((d) => d.foot ?? [d.edge]),
    };
  };
}

/** Parts on one side of a body: unseen when the z of the frame points away from the viewer. */
export function facing(at: Frame, parts: readonly Part[], lift = 0): Part {
  const whole = group(parts, lift);
  return (camera) =>
    camera.turn(at.z)[2] > 0.03
      ? whole(camera)
      : { depth: camera.project(at.origin)[2] + lift, svg: () => '', edge: [] };
}

/** A part too thin to leave a shadow on the ground. */
export function airy(part: Part): Part {
  return (camera) => ({ ...part(camera), foot: [] });
}

/** A part drawn with an opacity, a blur in pixels or another SVG attribute on its group. */
export function styled(part: Part, attributes: string): Part {
  return (camera) => {
    const drawn = part(camera);
    return { ...drawn, svg: () => `<g ${attributes}>${drawn.svg()}</g>` };
  };
}

/** Points and directions of the drawn solids: x to the right, y up, z towards the viewer; lengths are model units. */
export type Vec = readonly [number, number, number];

/** A point of a flat outline, y up. */
export type Flat = readonly [number, number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The direction of a vector; a vector without length points at the viewer. */
export function unit(a: Vec): Vec {
  const length = Math.hypot(a[0], a[1], a[2]);
  return length < 1e-9 ? [0, 0, 1] : times(a, 1 / length);
}

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** 0 below `from`, 1 above `to`, an S between. */
export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** A turn in degrees: roll about z first, then pitch about x, then yaw about y. */
export interface Turn {
  yaw?: number;
  pitch?: number;
  roll?: number;
}

/** Turns a direction about the three axes; a positive pitch leans the top towards the viewer. */
export function turned(v: Vec, { yaw = 0, pitch = 0, roll = 0 }: Turn): Vec {
  const [cr, sr] = [Math.cos((roll * Math.PI) / 180), Math.sin((roll * Math.PI) / 180)];
  const [cp, sp] = [Math.cos((pitch * Math.PI) / 180), Math.sin((pitch * Math.PI) / 180)];
  const [cy, sy] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
  const [x1, y1] = [v[0] * cr - v[1] * sr, v[0] * sr + v[1] * cr];
  const [y2, z2] = [y1 * cp - v[2] * sp, y1 * sp + v[2] * cp];
  return [x1 * cy + z2 * sy, y2, -x1 * sy + z2 * cy];
}

/** A place in space: where its own x, y and z point. */
export interface Frame {
  origin: Vec;
  x: Vec;
  y: Vec;
  z: Vec;
}

export const world: Frame = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

const direction = (f: Frame, v: Vec): Vec => add(add(times(f.x, v[0]), times(f.y, v[1])), times(f.z, v[2]));

/** A point given in a frame, in the coordinates of the world. */
export const inWorld = (f: Frame, p: Vec): Vec => add(f.origin, direction(f, p));

/** A frame at `origin` of its parent, turned there. */
export function frame(origin: Vec, turn: Turn = {}, parent: Frame = world): Frame {
  return {
    origin: inWorld(parent, origin),
    x: direction(parent, turned([1, 0, 0], turn)),
    y: direction(parent, turned([0, 1, 0], turn)),
    z: direction(parent, turned([0, 0, 1], turn)),
  };
}

import { each } from './pen';
import { type Camera, cameraOf, type Part, type View } from './solids/camera';
import { hull } from './solids/outline';
import type { Flat, Turn, Vec } from './solids/vector';

const canvas = 1600;

/** Height at which the feet of standing goods meet the ground, in canvas pixels. */
const ground = 1372;

/** How a model is framed on the canvas. */
export interface Shot extends Turn {
  /** Room for the model in pixels. */
  width?: number;
  height?: number;
  /** Lies on a surface seen from above: centred, with a soft shadow around it, instead of standing on the ground. */
  lying?: boolean;
  /** A close-up: a point of the model that comes to the middle of the canvas, magnified this many times. */
  close?: { on: Vec; times: number };
}

function boxOf(
  camera: Camera,
  parts: readonly Part[],
): { left: number; right: number; top: number; bottom: number } {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const part of parts) {
    for (const [x, y] of part(camera).edge) {
      [left, right, top, bottom] = [
        Math.min(left, x),
        Math.max(right, x),
        Math.min(top, y),
        Math.max(bottom, y),
      ];
    }
  }
  return { left, right, top, bottom };
}

/** Chooses scale and place so that the model fills its room, standing on the ground or centred. */
function framed(parts: readonly Part[], shot: Shot): View {
  const turn: Turn = { yaw: shot.yaw ?? 0, pitch: shot.pitch ?? 0, roll: shot.roll ?? 0 };
  const box = boxOf(cameraOf({ ...turn, scale: 1, at: [0, 0] }), parts);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const fit = Math.min((shot.width ?? 1180) / width, (shot.height ?? 1120) / height);
  if (shot.close) {
    const scale = fit * shot.close.times;
    const [x, y] = cameraOf({ ...turn, scale, at: [0, 0] }).project(shot.close.on);
    return { ...turn, scale, at: [canvas / 2 - x, canvas / 2 - y] };
  }
  const foot = shot.lying ? canvas / 2 + (height * fit) / 2 : ground;
  return {
    ...turn,
    scale: fit,
    at: [canvas / 2 - ((box.left + box.right) / 2) * fit, foot - box.bottom * fit],
  };
}

/** Shadow of standing goods: the outline of what nearly touches the ground, softened, and a wider breath of it. */
function contact(camera: Camera, parts: readonly Part[]): string {
  const pitch = ((camera.view.pitch ?? 0) * Math.PI) / 180;
  const { scale, at } = camera.view;
  const bodies = parts.flatMap((part) => {
    const { edge, foot } = part(camera);
    return (foot ?? [edge]).map((points) =>
      points.map(([x, y, z]) => ({
        x,
        y,
        height: ((at[1] - y) / scale) * Math.cos(pitch) + z * Math.sin(pitch),
      })),
    );
  });
  const floor = bodies.flat().reduce((low, { height }) => Math.min(low, height), Infinity);
  const outline = each(
    bodies
      .map((points) => points.filter(({ height }) => height < floor + 44))
      .filter((points) => points.length > 2)
      .map((points) =>
        hull(points.map(({ x, y, height }): Flat => [x, y + (height - floor) * Math.cos(pitch) * scale])),
      ),
    (points) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`,
  );
  const blur = (id: string, by: number): string =>
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="${canvas}" height="${canvas}"><feGaussianBlur stdDeviation="${by}"/></filter>`;
  const layer = (id: string, width: number, down: number, opacity: number): string =>
    `<path d="${outline}" transform="translate(6 ${down})" stroke="#000" stroke-width="${width}" stroke-linejoin="round" ` +
    `opacity="${opacity}" filter="url(#${id})"/>`;
  return blur('near', 13) + blur('far', 30) + layer('far', 56, 16, 0.34) + layer('near', 10, 5, 0.62);
}

/** Filters that melt the facets of a surface into one another, by 1 to 5 pixels, and leave its outline crisp. */
const melts = each(
  [1, 2, 3, 4, 5],
  (by) =>
    `<filter id="melt${by}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur stdDeviation="${by}"/><feComposite operator="in" in2="SourceGraphic" result="soft"/>` +
    '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="soft"/></feMerge></filter>',
);

/** Draws parts, nearest last, framed on the 1600 canvas, with their shadow; returns SVG markup. */
export function shoot(parts: readonly Part[], shot: Shot = {}): string {
  const camera = cameraOf(framed(parts, shot));
  const drawn = parts.map((part) => part(camera)).sort((a, b) => a.depth - b.depth);
  const body = `${melts}<g stroke-width="1.6" stroke-linejoin="round">${each(drawn, (d) => d.svg())}</g>`;
  if (shot.close) return body;
  if (shot.lying) {
    const soft =
      '<filter id="lie" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="10" stdDeviation="9" ' +
      'flood-color="#000" flood-opacity="0.35"/><feDropShadow dx="6" dy="34" stdDeviation="30" flood-color="#000" ' +
      'flood-opacity="0.3"/></filter>';
    return `${soft}<g filter="url(#lie)">${body}</g>`;
  }
  return contact(camera, parts) + body;
}

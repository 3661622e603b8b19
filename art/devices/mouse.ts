import { lightness, mix, shade, tint } from '../colour';
import type { ArtDevice } from '../device';
import { repeat } from '../pen';
import { corners, flats } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group } from '../solids/camera';
import { gradient } from '../solids/details';
import { material } from '../solids/light';
import { blob, mirrored, rounded, roundedRect } from '../solids/outline';
import { cushion, decal, panel, slab, trace, turnedBody } from '../solids/shapes';
import { type Flat, frame, type Vec, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { lying: true, roll: -9, pitch: -14, height: 1080 },
  front: { lying: true, height: 1140 },
  back: { lying: true, yaw: 180, height: 1140 },
  side: { pitch: -80, yaw: 0, height: 620, width: 1200 },
  detail: { roll: -16, pitch: -28, close: { on: [0, 190, 140], times: 2.1 } },
};

const half: Flat[] = flats(
  '0 -420, 130 -404, 232 -326, 276 -200, 268 -60, 240 80, 232 220, 214 340, 150 408, 0 424',
);
const shape = blob(mirrored(half), 16);

/** Height of the hand side: the palm is highest behind the middle. */
const rise = (share: number, [, y]: Flat): number =>
  (150 - 0.00042 * (y + 80) ** 2) * (1 - (1 - share) ** 2.3) ** (1 / 2.3);

/** End on the spine of a line from the edge. */
const spine = ([, y]: Flat): Flat => [0, Math.max(-200, Math.min(200, y * 0.6))];

/** Height of the surface over a place, found from the nearest line between edge and spine. */
function surfaceAt(x: number, y: number): number {
  let [best, height] = [Infinity, 0];
  for (const p of shape) {
    const end = spine(p);
    const [dx, dy] = [end[0] - p[0], end[1] - p[1]];
    const share = Math.max(0, Math.min(1, ((x - p[0]) * dx + (y - p[1]) * dy) / (dx * dx + dy * dy)));
    const away = Math.hypot(x - p[0] - dx * share, y - p[1] - dy * share);
    if (away < best) [best, height] = [away, rise(share, [x, y])];
  }
  return height;
}

/** A wireless mouse: split keys, ribbed wheel, soft side grips and a line of light at the palm. */
export const device: ArtDevice = ({ colour, angle }) => {
  const light = lightness(colour.hex) > 0.5;
  const glow = light ? '#4aa3ff' : '#ff4a12';
  const seam = light ? shade(colour.hex, 0.6) : '#000000';
  const grip = material('matte', light ? mix(colour.hex, '#6d7078', 0.4) : '#16171b');
  // The side view lays the mouse along the canvas, its keys to the left.
  const lie = angle === 'side' ? frame([0, 0, 0], { roll: 90 }) : world;
  const at = (x: number, y: number, z: number, tilt = 0): ReturnType<typeof frame> =>
    frame([x, y, z], { pitch: tilt }, lie);
  const under = frame([0, 0, -26], { yaw: 180 }, lie);
  const onGrip = (u: number): boolean => (u > 0.13 && u < 0.27) || (u > 0.73 && u < 0.87);
  const shell = cushion(
    lie,
    shape,
    ([, y]) => [0, Math.max(-190, Math.min(210, y * 0.6))],
    rise,
    {
      of: material('plastic', colour.hex),
      paint: (u, v) => (onGrip(u) && v < 0.36 ? grip : material('plastic', colour.hex)),
    },
    26,
  );
  /** A line over the back of the mouse, lying on its surface. */
  const drape = (points: Flat[]): Vec[] => points.map(([x, y]): Vec => [x, y, surfaceAt(x, y) + 1.5]);
  const split = drape(Array.from({ length: 40 }, (_, i): Flat => [0, 30 + i * 10]));
  const bow = drape(
    Array.from({ length: 41 }, (_, i): Flat => [(i - 20) * 12.4, 50 - 0.0016 * ((i - 20) * 12.4) ** 2]),
  );
  const lower = bow.map(([x, y, z]): Vec => [x, y - 5, z]);
  const smile = drape(
    Array.from({ length: 31 }, (_, i): Flat => [(i - 15) * 8, -296 + 0.0024 * ((i - 15) * 8) ** 2]),
  );
  const lineOfLight = [
    `stroke="${glow}" stroke-width="30" opacity=".16"`,
    `stroke="${glow}" stroke-width="9"`,
    `stroke="${tint(glow, 0.6)}" stroke-width="3"`,
  ];
  const top = group([
    trace(lie, split, `stroke="${seam}" stroke-width="6" opacity=".75"`),
    trace(lie, bow, `stroke="${seam}" stroke-width="5" opacity=".55"`),
    trace(lie, lower, 'stroke="#fff" stroke-width="3" opacity=".3"'),
    ...(angle === 'side' ? [] : lineOfLight.map((style) => trace(lie, smile, style))),
    decal(at(0, 232, surfaceAt(0, 232), -14), (camera) => {
      const [defs, paint] = gradient(camera, '0 #020203, 0.28 #3d4048, 0.5 #26282d, 1 #020203');
      const ribs = repeat(
        12,
        (i) => `<rect x="-26" y="${-68 + i * 11.6}" width="52" height="4" fill="#000" opacity=".55"/>`,
      );
      return `${defs}<rect x="-40" y="-92" width="80" height="184" rx="40" fill="#050506"/><rect x="-40" y="-92" width="80" height="184" rx="40" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="3"/><rect x="-27" y="-76" width="54" height="152" rx="24" fill="${paint}"/>${ribs}`;
    }),
    slab(at(0, 84, surfaceAt(0, 84), -7), roundedRect(34, 62, 15), 14, 6, {
      of: material('plastic', light ? '#8d9097' : '#30323a'),
    }),
  ]);
  const sole = group([
    panel(
      under,
      shape.map(([x, y]): Flat => [-x, y]),
      material('plastic', light ? mix(colour.hex, '#8d9097', 0.15) : '#1d1e23'),
    ),
    decal(
      under,
      `<g fill="${light ? '#fff' : '#33353c'}" stroke="#000" stroke-opacity=".2" stroke-width="3"><path d="M-150 -352Q0 -420 150 -352Q0 -372 -150 -352Z"/><path d="M-190 290Q0 420 190 290Q0 360 -190 290Z"/></g>` +
        '<circle r="52" fill="#0b0c0f"/><circle r="26" fill="#1c0508"/><circle r="10" fill="#ff3b30"/><rect x="-30" y="120" width="60" height="110" rx="26" fill="#0b0c0f"/><rect x="-22" y="130" width="44" height="46" rx="20" fill="#63666e"/>',
    ),
    turnedBody(
      frame([0, -120, 0], {}, under),
      rounded(corners('20 0, 20 4 2, 0 4'), false),
      { of: material('matte', '#33353c') },
      32,
    ),
  ]);
  const skirt = slab(frame([0, 0, -13], {}, lie), shape, 26, 8, {
    of: material('matte', light ? mix(colour.hex, '#6d7078', 0.25) : '#121317'),
  });
  return shoot([skirt, facing(lie, [shell, top], 200), facing(under, [sole], 400)], { ...views[angle] });
};

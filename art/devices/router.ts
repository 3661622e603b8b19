import { lightness, shade, tint } from '../colour';
import type { ArtDevice } from '../device';
import { each, repeat } from '../pen';
import { flats, vecs } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group, type Part, sorted } from '../solids/camera';
import { ball, lamp } from '../solids/details';
import { material } from '../solids/light';
import { ellipse, rounded, roundedRect } from '../solids/outline';
import { decal, loft, panel, slab, tube } from '../solids/shapes';
import { type Flat, frame, type Vec, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { pitch: 24, yaw: 0, width: 1340 },
  front: { pitch: 6, width: 1340 },
  back: { yaw: 180, pitch: 20, width: 1340 },
  side: { yaw: -58, pitch: 18, width: 1180 },
  detail: { yaw: -26, pitch: 30, close: { on: [-60, 100, 150], times: 2.1 } },
};

/** The body in plan, wider at the front; scaled towards the middle by `inset` on every side. */
const plan = (inset: number): Flat[] =>
  rounded(
    [
      [560 - inset, -210 + inset, 70],
      [520 - inset, 240 - inset, 90],
      [-520 + inset, 240 - inset, 90],
      [-560 + inset, -210 + inset, 70],
    ],
    true,
    12,
  );

function antenna(x: number, lean: number, of: ReturnType<typeof material>): Part {
  const foot = frame([x, 96, -205], { roll: -lean, pitch: -4 });
  const section = (t: number): Flat[] => ellipse(19 - 5 * t, 15 - 3 * t, 2.6, 32);
  const rod: Vec[] = vecs('0 36 0, 0 240 0, 0 470 0, 0 640 0');
  return sorted(
    [
      tube(foot, rod, section, { of }),
      ball(frame([0, 640, 0], {}, foot), 13, { of }, 0.8, 32),
      slab(frame([0, 0, 0], {}, foot), roundedRect(62, 90, 26), 56, 18, { of }),
    ],
    -100,
  );
}

/** A home router: wide low body with cooling slits, lamps along the front and four antennas. */
export const device: ArtDevice = ({ colour, angle }) => {
  const shell = material('plastic', colour.hex);
  const light = lightness(colour.hex) > 0.6;
  const slit = light ? shade(colour.hex, 0.62) : '#050608';
  const lid = frame([0, 112, 0], { pitch: -90 });
  const face = frame([0, 58, 211], { pitch: 0 });
  const rear = frame([0, 58, -241], { yaw: 180 });
  const slits = each([-1, 1], (side) =>
    repeat(9, (i) => {
      const [inner, outer] = [150 + i * 7, 420 - i * 1];
      return `<path d="M${side * inner} ${-150 + i * 30}H${side * outer}" stroke="${slit}" stroke-width="9" stroke-linecap="round" opacity=".8"/>`;
    }),
  );
  const lamps = each(
    [-125, -75, -25, 25, 75, 125],
    (x, i) => `<g transform="translate(${x} 0)">${lamp(7, i === 4 ? '#ffb02e' : '#4fd8a0')}</g>`,
  );
  const ports = each(
    [-260, -150, -40, 70, 180],
    (x, i) =>
      `<rect x="${x}" y="-28" width="86" height="56" rx="6" fill="${i === 0 ? '#2f6fd0' : '#e2b93a'}"/><path d="M${x + 8} 20v-28h14v-12h42v12h14v28z" fill="#08090b"/>`,
  );
  const rods = flats('-470 -9, -165 -3, 165 3, 470 9');
  const body = group([
    loft(world, flats('0 40, 8 18, 24 4, 52 0, 84 6, 100 18, 109 34, 112 48'), plan, { of: shell }),
    panel(
      lid,
      plan(48).map(([x, z]): Flat => [x, z]),
      shell,
      0.22,
    ),
    decal(
      lid,
      `${slits}<path d="M-120 -200L-78 190M120 -200L78 190" stroke="${slit}" stroke-opacity=".3" stroke-width="3"/>`,
    ),
    decal(frame([0, -40, 1], {}, lid), lamp(9, '#ff4a12')),
    facing(face, [decal(face, lamps)]),
    facing(rear, [
      decal(
        rear,
        `${ports}<circle cx="330" r="18" fill="#08090b"/><circle cx="330" r="7" fill="#b9bcc2"/><circle cx="400" r="15" fill="#c33"/>`,
      ),
    ]),
  ]);
  const sticks = rods.map(([x, lean]) =>
    antenna(x, lean, material('plastic', light ? colour.hex : tint(colour.hex, 0.04))),
  );
  return shoot([body, ...sticks], { ...views[angle], height: 1050 });
};

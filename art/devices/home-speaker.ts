import { lightness, shade, tint } from '../colour';
import type { ArtDevice } from '../device';
import { corners } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group } from '../solids/camera';
import { arc, pores, usbC } from '../solids/details';
import { material } from '../solids/light';
import { ellipse, rounded, roundedRect } from '../solids/outline';
import { decal, lathe, panel, slab } from '../solids/shapes';
import { type Flat, frame, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { pitch: 16, height: 900 },
  front: { pitch: 3, height: 900 },
  back: { pitch: 8, yaw: 180, height: 900 },
  side: { pitch: 6, yaw: 90, height: 900 },
  detail: { pitch: 38, yaw: -12, close: { on: [0, 560, 0], times: 1.6 } },
};

/** A smart speaker for the shelf: a knitted ball with a cut top that glows while it listens. */
export const device: ArtDevice = ({ colour, angle }) => {
  const wall: Flat[] = [[190, 0], ...arc(0, 300, 345, -58, 58, 40)];
  const radius = (y: number): number => Math.sqrt(Math.max(0, 345 ** 2 - (y - 300) ** 2));
  const lid = frame([0, 594, 0], { pitch: -90 });
  const glow = lightness(colour.hex) > 0.6 ? '#4aa3ff' : '#ff6a2a';
  const rear = frame([0, 96, -278], { yaw: 180, pitch: 38 });
  const body = group([
    lathe(world, rounded(corners('160 -14, 186 -10 8, 190 8'), false), { of: material('matte', '#26272d') }),
    lathe(world, wall, { of: material('fabric', colour.hex) }, 128),
    pores(world, radius, [24, 580], 19, 4.6, `fill="${shade(colour.hex, 0.7)}" opacity="0.3"`),
    lathe(world, rounded(corners('184 590, 178 600 8, 160 596'), false), {
      of: material('plastic', shade(colour.hex, 0.35)),
    }),
    panel(
      lid,
      ellipse(168, 168),
      material('gloss', lightness(colour.hex) > 0.6 ? tint(colour.hex, 0.3) : '#17181c'),
    ),
    decal(
      frame([0, 0, 1], {}, lid),
      `<circle r="150" fill="none" stroke="${glow}" stroke-width="26" opacity=".22"/><circle r="150" fill="none" stroke="${glow}" stroke-width="8"/><circle r="150" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.5"/>` +
        `<g stroke="${lightness(colour.hex) > 0.6 ? '#6d7078' : '#c9ccd2'}" stroke-width="7" stroke-linecap="round"><path d="M-88 0h36M52 0h36M70 -18v36"/></g><circle r="9" fill="${glow}"/>`,
    ),
    facing(rear, [
      slab(rear, roundedRect(110, 60, 24), 16, 6, { of: material('matte', '#202127') }),
      decal(frame([0, 0, 9], {}, rear), usbC(54)),
    ]),
  ]);
  return shoot([body], { ...views[angle] });
};

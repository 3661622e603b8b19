import { shade, tint } from '../colour';
import type { ArtDevice } from '../device';
import { corners } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group } from '../solids/camera';
import { pores, usbC } from '../solids/details';
import { material } from '../solids/light';
import { ellipse, rounded, roundedRect } from '../solids/outline';
import { decal, lathe, panel, slab } from '../solids/shapes';
import { frame, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { pitch: 15 },
  front: { pitch: 3 },
  back: { pitch: 6, yaw: 180 },
  side: { pitch: 4, yaw: 90 },
  detail: { pitch: 34, yaw: -14, close: { on: [0, 830, 0], times: 1.75 } },
};

/** A portable cylinder speaker: knitted wall, rubber foot, touch top with a ring of light. */
export const device: ArtDevice = ({ colour, angle }) => {
  const radius = (y: number): number => 327 - (12 * (y - 74)) / 826;
  const top = frame([0, 906, 0], { pitch: -90 });
  const plate = frame([0, 250, 323]);
  const port = frame([0, 130, -327], { yaw: 180 });
  const glow = ['red', 'navy', 'black'].includes(colour.key) ? '#ff4a12' : '#3d8bff';
  const body = group([
    lathe(world, rounded(corners('300 0, 322 0 20, 322 74'), false), { of: material('matte', '#1c1d22') }),
    lathe(world, rounded(corners('327 74, 315 900'), false), { of: material('fabric', colour.hex) }, 160),
    pores(world, radius, [92, 886], 15, 4.2, `fill="${shade(colour.hex, 0.75)}" opacity="0.34"`),
    lathe(
      world,
      rounded(corners('316 898, 310 918 12, 290 908'), false),
      { of: material('gloss', '#26282e') },
      160,
    ),
    panel(top, ellipse(292, 292), material('plastic', '#101116')),
    decal(
      top,
      `<circle r="280" fill="none" stroke="${glow}" stroke-width="20" opacity="0.25"/>` +
        `<circle r="280" fill="none" stroke="${glow}" stroke-width="8"/><circle r="280" fill="none" stroke="${tint(glow, 0.55)}" stroke-width="2.5"/>` +
        '<g stroke="#d9d6cf" stroke-width="8" fill="none" stroke-linecap="round" stroke-linejoin="round">' +
        '<path d="M-150 0h56M94 0h56M122 -28v56M-22 -30 28 0 -22 30z"/></g>',
    ),
    facing(plate, [slab(plate, roundedRect(86, 30, 10), 8, 3, { of: material('metal', '#5b5e66') })]),
    facing(port, [
      slab(port, roundedRect(150, 70, 24), 10, 4, { of: material('matte', '#202127') }),
      decal(frame([0, 0, 6], {}, port), usbC(70)),
    ]),
  ]);
  return shoot([body], { ...views[angle], height: 1130 });
};

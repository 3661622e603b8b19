import type { ArtDevice } from '../device';
import { corners } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group, type Part } from '../solids/camera';
import { material } from '../solids/light';
import { ellipse, rounded, roundedRect } from '../solids/outline';
import { decal, lathe, panel, tube, turnedBody } from '../solids/shapes';
import { frame, type Vec, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -30, pitch: 12, height: 1060 },
  front: { pitch: 6, height: 1060 },
  detail: { yaw: -34, pitch: 16, close: { on: [0, 640, 40], times: 1.9 } },
};

/** A desk stand for phones: weighted base, jointed metal arms and a magnet ring that tilts. */
export const device: ArtDevice = ({ colour, angle }) => {
  const steel = material('metal', colour.key === 'silver' ? '#cdd0d6' : '#43464e');
  const trim = material('matte', '#202127');
  const plate = frame([0, 700, 70], { pitch: -18 });
  const joint = (y: number, z: number, width: number): Part =>
    turnedBody(
      frame([-width / 2, y, z], { yaw: 90 }),
      rounded(
        [
          [0, 0],
          [44, 0, 10],
          [44, width, 10],
          [0, width],
        ],
        false,
      ),
      { of: steel },
      48,
    );
  const cap = (y: number, z: number, x: number): Part =>
    facing(frame([x, y, z], { yaw: 90 }), [
      turnedBody(
        frame([x, y, z], { yaw: 90 }),
        rounded(corners('26 0, 26 8 4, 0 8'), false),
        { of: material('chrome', colour.key === 'silver' ? '#dfe1e6' : '#6b6e76') },
        40,
      ),
    ]);
  const arm = (from: Vec, to: Vec): Part =>
    tube(
      world,
      [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2], to],
      roundedRect(92, 30, 10),
      { of: steel },
      { up: [1, 0, 0], steps: 4 },
    );
  const parts = [
    lathe(world, rounded(corners('236 0, 250 4 8, 250 26 10, 236 34 8, 60 36'), false), { of: steel }, 120),
    panel(frame([0, 36, 0], { pitch: -90 }), ellipse(232, 232), steel, 0.3),
    decal(
      frame([0, 37, 0], { pitch: -90 }),
      '<circle r="196" fill="#000" opacity=".22"/><circle r="196" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="3"/>',
    ),
    joint(70, -70, 128),
    cap(70, -70, 64),
    arm([0, 90, -74], [0, 400, -150]),
    joint(410, -152, 128),
    cap(410, -152, 64),
    arm([0, 430, -146], [0, 676, 10]),
    joint(684, 20, 110),
    cap(684, 20, 55),
    turnedBody(
      plate,
      rounded(corners('120 -30, 196 -26 10, 206 0 8, 200 26 10, 186 30'), false),
      { of: steel },
      110,
    ),
    facing(plate, [
      panel(frame([0, 0, 29], {}, plate), ellipse(188, 188, 2, 110), trim, 0.3),
      decal(
        frame([0, 0, 30], {}, plate),
        `<circle r="138" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="22"/><circle r="176" fill="none" stroke="#ff5a1f" stroke-width="5"/><circle r="56" fill="#000" opacity=".35"/>`,
      ),
    ]),
  ];
  return shoot([group(parts)], { ...views[angle] });
};

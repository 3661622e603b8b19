import type { ArtDevice } from '../device';
import { corners, flats } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group, type Part } from '../solids/camera';
import { material } from '../solids/light';
import { rounded } from '../solids/outline';
import { decal, lathe } from '../solids/shapes';
import { type Flat, frame, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: 0, pitch: 6, height: 1080 },
  front: { pitch: 2, height: 1120 },
  detail: { pitch: 4, close: { on: [0, 300, 0], times: 1.8 } },
};

/** A smart bulb: warm glowing dome over a ridged collar and a screw cap. */
export const device: ArtDevice = ({ colour, angle }) => {
  const thread: Flat[] = Array.from(
    { length: 61 },
    (_, i): Flat => [122 + 9 * Math.cos((i / 60) * 5 * 2 * Math.PI), 60 + (i / 60) * 190],
  );
  const dome: Flat[] = rounded(
    corners('196 470, 262 620 120, 292 760 160, 262 930 150, 130 1046 160, 0 1052'),
    false,
    16,
  );
  const warm = material('matte', '#fff1d8');
  const heart: Part = (camera) => {
    const [x, y] = camera.project([0, 770, 0]);
    const radius = 270 * camera.view.scale;
    const id = camera.id();
    const svg = `<radialGradient id="${id}"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset=".55" stop-color="#ffe9c0" stop-opacity=".75"/><stop offset="1" stop-color="#ffcf88" stop-opacity="0"/></radialGradient><ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.98}" fill="url(#${id})"/>`;
    return { depth: 0, svg: () => svg, edge: [] };
  };
  const body = group([
    lathe(world, flats('18 0, 44 8, 60 22, 62 34, 96 44, 118 58'), { of: material('metal', '#26272d') }, 72),
    lathe(world, thread, { of: material('chrome', '#c9ccd2') }, 96),
    lathe(
      world,
      rounded(corners('128 250, 140 256 6, 150 290 30, 196 440 60, 204 470 6, 200 480'), false),
      { of: material('plastic', colour.hex) },
      110,
    ),
    lathe(world, dome, { of: warm, open: (_u, v) => 0.92 + 0.1 * v }, 120),
    heart,
    facing(frame([0, 400, 180]), [
      decal(
        frame([0, 380, 182]),
        '<g fill="none" stroke="#8d9097" stroke-width="6" stroke-linecap="round"><path d="M-28 -10a40 40 0 0 1 56 0M-16 4a22 22 0 0 1 32 0"/></g><circle cy="18" r="5" fill="#8d9097"/>',
      ),
    ]),
  ]);
  return shoot([body], { ...views[angle] });
};

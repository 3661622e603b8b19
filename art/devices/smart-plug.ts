import type { ArtDevice } from '../device';
import { corners, flats } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group } from '../solids/camera';
import { lamp } from '../solids/details';
import { material } from '../solids/light';
import { rounded, roundedRect } from '../solids/outline';
import { decal, slab, turnedBody } from '../solids/shapes';
import { type Flat, frame } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -34, pitch: 14, height: 820, width: 960 },
  front: { pitch: 2, height: 880 },
  detail: { yaw: -26, pitch: 16, close: { on: [0, 300, 200], times: 1.75 } },
};

/** A smart plug: round-cornered body with a deep socket, earth clips, a key with its lamp and pins behind. */
export const device: ArtDevice = ({ colour, angle }) => {
  const hull = material('plastic', colour.hex);
  const face = frame([0, 300, 141]);
  const rear = frame([0, 300, -140], { yaw: 180 });
  const top = frame([0, 570, 20], { pitch: -90 });
  const pins = [-95, 95].map((x) =>
    turnedBody(
      frame([x, 0, 0], {}, rear),
      rounded(corners('30 0, 30 170, 24 200 14, 0 202'), false),
      { of: material('chrome', '#c9ccd2') },
      40,
    ),
  );
  const well: Flat[] = flats('226 0, 222 6, 212 4, 206 -12, 200 -90, 196 -96, 0 -98');
  const body = group([
    ...pins,
    turnedBody(frame([0, 0, -10], {}, rear), rounded(corners('200 -40, 206 0, 200 30 14, 0 30'), false), {
      of: hull,
    }),
    slab(frame([0, 300, 0]), roundedRect(540, 540, 150, 16), 282, 50, { of: hull, steps: 8 }),
    facing(face, [
      turnedBody(face, well, { of: hull, open: (_u, v) => (v > 0.45 ? 0.52 + 0.2 * v : 1) }, 110),
      decal(
        frame([0, 0, -60], {}, face),
        '<circle r="186" fill="#000" opacity=".16"/><circle cx="-95" r="36" fill="#0b0c0f"/><circle cx="95" r="36" fill="#0b0c0f"/><circle cx="-95" r="36" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5"/><circle cx="95" r="36" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5"/><rect x="-22" y="-186" width="44" height="66" rx="6" fill="#b9bcc3"/><rect x="-22" y="120" width="44" height="66" rx="6" fill="#8b8e95"/>',
      ),
      decal(frame([188, 196, 1], {}, face), lamp(8, '#4aa3ff')),
    ]),
    facing(top, [
      slab(top, roundedRect(120, 64, 30), 12, 5, { of: hull }),
      decal(
        frame([0, 0, 7], {}, top),
        '<path d="M0 -14v14M-11 -9a16 16 0 1 0 22 0" fill="none" stroke="#8d9097" stroke-width="5" stroke-linecap="round"/>',
      ),
    ]),
  ]);
  return shoot([body], { ...views[angle] });
};

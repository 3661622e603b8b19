import { lightness } from '../colour';
import type { ArtDevice } from '../device';
import { corners, vecs } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group } from '../solids/camera';
import { arc, lamp, pores, usbC } from '../solids/details';
import { material } from '../solids/light';
import { rounded, roundedRect } from '../solids/outline';
import { decal, lathe, tube, turnedBody } from '../solids/shapes';
import { type Flat, frame, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -28, pitch: 10 },
  front: { pitch: 4 },
  back: { yaw: 180, pitch: 6 },
  side: { yaw: 84, pitch: 5 },
  detail: { yaw: -24, pitch: 6, close: { on: [0, 720, 0], times: 1.9 } },
};

/** A desk microphone for streaming: wire basket over a body with a dial, held by a fork on a heavy foot. */
export const device: ArtDevice = ({ colour, angle }) => {
  const hull = material('plastic', colour.hex);
  const steel = material('metal', lightness(colour.hex) > 0.6 ? '#c9ccd2' : '#5b5e66');
  const mesh = material('metal', lightness(colour.hex) > 0.6 ? '#b9bcc3' : '#3d4048');
  const dial = frame([0, 420, 131]);
  const rear = frame([0, 420, -131], { yaw: 180 });
  const basket: Flat[] = [
    [132, 610],
    [138, 700],
    [138, 850],
    ...arc(0, 850, 138, 0, 90, 14).map(([r, y]): Flat => [Math.max(0, r), y * 1]),
  ];
  const radius = (y: number): number => (y < 850 ? 138 : Math.sqrt(Math.max(0, 138 ** 2 - (y - 850) ** 2)));
  const head = group([
    lathe(world, rounded(corners('60 240, 122 246 40, 130 300, 130 600'), false), { of: hull }),
    lathe(world, rounded(corners('130 596, 140 600 5, 140 622 5, 132 626'), false), { of: steel }),
    lathe(world, basket, { of: mesh }),
    pores(world, radius, [640, 962], 17, 5.4, 'fill="#000" opacity="0.55"'),
    lathe(world, rounded(corners('139 778, 144 782 3, 144 800 3, 139 804'), false), { of: steel }),
    facing(dial, [
      turnedBody(
        dial,
        rounded(corners('54 -8, 54 24 8, 44 30 4, 0 30'), false),
        { of: material('plastic', '#26272d') },
        64,
      ),
      decal(
        frame([0, 0, 31], {}, dial),
        '<path d="M0 -14V-38" stroke="#fff" stroke-width="6" stroke-linecap="round"/>',
      ),
      decal(frame([0, 120, -1], {}, dial), lamp(8, '#ff4a12')),
      decal(
        frame([0, -104, -1], {}, dial),
        '<rect x="-26" y="-8" width="52" height="16" rx="8" fill="#000" opacity=".45"/>',
      ),
    ]),
    facing(rear, [
      decal(
        frame([0, 40, 0], {}, rear),
        '<circle r="34" fill="#000" opacity=".4"/><path d="M-14 -6a14 14 0 1 1 0 14" stroke="#fff" stroke-opacity=".7" stroke-width="4" fill="none"/>',
      ),
      decal(frame([0, -100, 0], {}, rear), usbC(56)),
    ]),
  ]);
  const fork = tube(
    world,
    vecs(`168 440 0, 172 330 0, 140 226 0, 60 182 0, 0 176 0, -60 182 0, -140 226 0, -172 330 0,
        -168 440 0`),
    roundedRect(18, 46, 8),
    { of: steel },
    { steps: 14 },
  );
  const knobs = [1, -1].map((side) =>
    turnedBody(
      frame([side * 152, 440, 0], { yaw: side * 90 }),
      rounded(corners('20 -24, 20 14, 40 16 4, 40 44 8, 0 46'), false),
      { of: material('plastic', '#26272d') },
      48,
    ),
  );
  const foot = group([
    lathe(world, rounded(corners('210 0, 222 6 6, 222 24 10, 150 46 60, 40 56'), false), { of: hull }),
    lathe(world, rounded(corners('40 54, 26 70 12, 24 150, 34 178'), false), { of: steel }, 48),
  ]);
  return shoot(
    [
      group([
        foot,
        group(knobs),
        head,
        fork,
        facing(frame([0, 0, 0], { yaw: 90 }), [knobs[0] ?? fork]),
        facing(frame([0, 0, 0], { yaw: -90 }), [knobs[1] ?? fork]),
      ]),
    ],
    { ...views[angle], height: 1160 },
  );
};

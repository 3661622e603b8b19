import type { ArtDevice } from '../device';
import { corners, vecs } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group, type Part, sorted } from '../solids/camera';
import { lamp } from '../solids/details';
import { material } from '../solids/light';
import { ellipse, rounded, roundedRect } from '../solids/outline';
import { decal, slab, tube, turnedBody } from '../solids/shapes';
import { frame, type Vec, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { lying: true, pitch: 34, yaw: -10, width: 1020, height: 1180 },
  front: { lying: true, width: 1100, height: 1200 },
  detail: { yaw: -24, pitch: 20, close: { on: [-190, -350, 0], times: 2.1 } },
};

/** A neckband headset: a soft collar with two cells and an in-ear bud on each cord. */
export const device: ArtDevice = ({ colour, angle }) => {
  const band = material('matte', colour.hex);
  const cell = material('plastic', colour.hex);
  const dark = material('plastic', '#1d1e23');
  const half: Vec[] = vecs('228 -284 0, 304 -60 10, 318 110 22, 262 280 20, 140 380 6');
  const collar: Vec[] = [...half, [0, 412, 0], ...[...half].reverse().map(([x, y, z]): Vec => [-x, y, z])];
  const sides = [1, -1].flatMap((side): Part[] => {
    const at = frame([side * 222, -300, 0], { roll: side * 16 });
    const cord: Vec[] = [
      [side * 200, -384, 0],
      [side * 150, -480, 20],
      [side * 60, -500, 50],
      [side * 30, -400, 60],
      [side * 70, -290, 60],
      [side * 84, -210, 60],
    ];
    const bud = frame([side * 88, -176, 60], { roll: -side * 16, yaw: side * 30 });
    return [
      group(
        [
          slab(at, roundedRect(66, 220, 32), 54, 24, { of: cell, steps: 8 }),
          facing(
            at,
            side === -1
              ? [
                  slab(frame([0, 50, 27], {}, at), roundedRect(30, 78, 14), 8, 4, { of: dark }),
                  decal(
                    frame([0, 66, 32], {}, at),
                    '<path d="M-7 0h14M0 -7v14" stroke="#fff" stroke-opacity=".75" stroke-width="3"/>',
                  ),
                  decal(
                    frame([0, 34, 32], {}, at),
                    '<path d="M-7 0h14" stroke="#fff" stroke-opacity=".75" stroke-width="3"/>',
                  ),
                  decal(frame([0, -40, 28], {}, at), lamp(5, '#ff4a12')),
                ]
              : [
                  decal(
                    frame([0, -40, 28], {}, at),
                    '<rect x="-4" y="-40" width="8" height="80" rx="4" fill="#000" opacity=".3"/>',
                  ),
                ],
          ),
        ],
        -40,
      ),
      tube(world, cord, ellipse(7.5, 7.5, 2, 16), { of: material('matte', '#202127') }, { steps: 18 }),
      sorted(
        [
          turnedBody(
            bud,
            rounded(corners('0 -34, 36 -30 12, 44 0 14, 34 26 10, 20 34'), false),
            { of: cell },
            48,
          ),
          turnedBody(
            bud,
            rounded(corners('16 32, 20 42, 40 48 10, 34 78 16, 16 88 6, 0 84'), false),
            { of: material('matte', '#2a2b31') },
            48,
          ),
          tube(bud, vecs('0 -36 -4, 0 -70 -6'), ellipse(11, 11, 2, 16), { of: dark }),
        ],
        60,
      ),
    ];
  });
  const neck = tube(
    world,
    collar,
    (t) => ellipse(17 - 3 * Math.sin(Math.PI * t), 24 - 6 * Math.sin(Math.PI * t), 2.3, 40),
    { of: band },
    { steps: 22 },
  );
  return shoot([group([neck, ...sides])], { ...views[angle] });
};

import { lightness, mix } from '../colour';
import type { ArtDevice } from '../device';
import { corners, flats, vecs } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group, type Part, sorted } from '../solids/camera';
import { material } from '../solids/light';
import { blob, mirrored, pathOf, rounded, roundedRect } from '../solids/outline';
import { cushion, decal, offset, slab, tube, turnedBody } from '../solids/shapes';
import { type Flat, frame, type Vec, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -30, pitch: 14, width: 1180 },
  front: { pitch: 6, width: 1240 },
  back: { yaw: 168, pitch: 22, width: 1180 },
  side: { yaw: -84, pitch: 8, width: 1240 },
  detail: { yaw: -24, pitch: 10, close: { on: [120, 230, 200], times: 2 } },
};

/** A virtual reality headset: smooth visor with sensor eyes, a soft seal and a strap with its dial. */
export const device: ArtDevice = ({ colour, angle }) => {
  const hull = material('plastic', colour.hex);
  const strap = material('fabric', lightness(colour.hex) > 0.6 ? mix(colour.hex, '#8d9097', 0.3) : '#26272d');
  const soft = material('fabric', '#1d1e23');
  const outline = blob(
    mirrored(
      flats('0 -112, 60 -110, 110 -150, 230 -172, 330 -130, 362 -20, 348 90, 280 156, 140 172, 0 174'),
    ),
    8,
  );
  const middle = frame([0, 230, 110]);
  const rear = frame([0, 0, -70], { yaw: 180 }, middle);
  const lens = (x: number, y: number, r: number): Part[] => [
    turnedBody(
      frame([x, y, 126], {}, middle),
      [
        [r + 12, -14],
        [r + 10, 4],
        [r, 8],
        [r * 0.8, 2],
        [0, 0],
      ],
      { of: material('gloss', '#1b1c21') },
      48,
    ),
    decal(
      frame([x, y, 134], {}, middle),
      `<circle r="${r * 0.66}" fill="#0a0b12"/><circle r="${r * 0.4}" fill="#1d2450"/><circle cx="${-r * 0.22}" cy="${-r * 0.26}" r="${r * 0.16}" fill="#b9c6ff" opacity=".85"/>`,
    ),
  ];
  const eye = (x: number): string =>
    `<circle cx="${x}" r="92" fill="#0a0b0f"/><circle cx="${x}" r="92" fill="none" stroke="#4a4d55" stroke-width="10"/><circle cx="${x}" r="66" fill="#12142a"/><circle cx="${x - 20}" cy="-24" r="22" fill="#8fa2ff" opacity=".35"/>`;
  const visor = slab(middle, outline, 150, 50, { of: hull, steps: 9 });
  const seal = slab(frame([0, 0, -86], {}, middle), offset(outline, -24), 90, 34, {
    of: soft,
    back: material('fabric', '#131418'),
    steps: 6,
  });
  const dome = facing(
    middle,
    [
      cushion(
        frame([0, 0, 64], {}, middle),
        offset(outline, -40),
        ([x]): Flat => [Math.max(-200, Math.min(200, x * 0.7)), 14],
        (share) => 60 * (1 - (1 - share) ** 2.2) ** 0.5,
        { of: hull },
        18,
      ),
      ...lens(-230, 70, 34),
      ...lens(230, 70, 34),
      ...lens(-262, -74, 26),
      ...lens(262, -74, 26),
      decal(
        frame([0, 30, 127], {}, middle),
        '<rect x="-46" y="-7" width="92" height="14" rx="7" fill="#000" opacity=".55"/><circle cx="26" r="3.5" fill="#fff" opacity=".8"/>',
      ),
    ],
    100,
  );
  const inner = facing(
    rear,
    [
      decal(
        frame([0, 0, 62], {}, rear),
        `<path d="${pathOf(offset(outline, -64).map(([x, y]): Flat => [-x, y]))}" fill="#08090b"/>${eye(-142)}${eye(142)}`,
      ),
    ],
    100,
  );
  const half = (side: 1 | -1): Vec[] => [
    [side * 346, 246, 70],
    [side * 380, 252, -110],
    [side * 340, 262, -330],
    [side * 200, 280, -500],
    [0, 286, -545],
  ];
  const bandSection = (t: number): Flat[] =>
    roundedRect(78 - 20 * t, 22, 9)
      .map(([x, y]): Flat => [y, x])
      .reverse();
  const bands = [1, -1].map((side) =>
    tube(world, half(side === 1 ? 1 : -1), bandSection, { of: hull }, { up: [0, 1, 0], steps: 16 }),
  );
  const flatBand = (t: number): Flat[] => roundedRect(64 - 14 * Math.sin(Math.PI * t), 13, 5);
  const over = tube(
    world,
    vecs('0 390 80, 0 500 -40, 0 540 -220, 0 470 -420, 0 330 -535'),
    flatBand,
    { of: strap },
    { up: [1, 0, 0], steps: 14 },
  );
  const cradle = frame([0, 280, -560], { yaw: 180 });
  const back = group([
    slab(cradle, roundedRect(280, 190, 80, 12), 60, 26, { of: hull, steps: 6 }),
    turnedBody(
      frame([0, 0, 30], {}, cradle),
      rounded(corners('74 0, 74 26 10, 58 34 6, 0 34'), false),
      { of: material('plastic', '#33353c') },
      64,
    ),
  ]);
  const parts = [visor, seal, dome, inner, ...bands, group([over], angle === 'back' ? -1 : 0), back];
  return shoot([sorted(parts)], { ...views[angle], height: 900 });
};

import { lightness, shade, tint } from '../colour';
import type { ArtDevice } from '../device';
import { corners, flats, vecs } from '../points';
import { type Shot, shoot } from '../solids';
import { group, type Part, sorted } from '../solids/camera';
import { arc, grille, torus, usbC } from '../solids/details';
import { material } from '../solids/light';
import { ellipse, rounded, roundedRect } from '../solids/outline';
import { decal, slab, tube, turnedBody } from '../solids/shapes';
import { type Flat, type Frame, frame, type Vec, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -50, pitch: 9 },
  front: { yaw: 0, pitch: 5 },
  back: { yaw: 158, pitch: 10 },
  side: { yaw: -88, pitch: 4 },
  detail: { yaw: -60, pitch: 14, close: { on: [340, 60, 40], times: 1.75 } },
};

/** Draws an ear cup; the z axis of its frame points away from the head. */
function cup(at: Frame, body: string, accent: string): Part {
  const shell = material('plastic', body);
  const soft = material('matte', lightness(body) > 0.6 ? shade(body, 0.25) : shade(body, 0.45));
  const dome = arc(0, -450, 576, 69.8, 90, 14).map(([r, z]): Flat => [Math.max(0, r), z]);
  const back = frame([0, 0, -60], { yaw: 180 }, at);
  return sorted([
    group(
      [
        turnedBody(back, flats('118 -8, 70 -14, 0 -16'), { of: material('fabric', '#191a1f') }),
        decal(frame([0, 0, -8], {}, back), `<g fill="#000" opacity="0.55">${grille(100, 14, 4)}</g>`),
      ],
      -10,
    ),
    torus(frame([0, 0, -64], {}, at), 176, 64, 50, { of: soft }),
    turnedBody(at, rounded(corners('150 -40, 224 -40 16, 232 -18 10, 214 -8'), false), { of: soft }),
    sorted([
      turnedBody(at, rounded(corners('206 -26, 236 -18 18, 246 34 24, 228 76 16, 208 84 6, 204 80'), false), {
        of: shell,
      }),
      turnedBody(at, rounded(corners('207 79, 203 90 3, 196 86'), false), { of: material('chrome', accent) }),
      turnedBody(at, dome, { of: shell }),
      decal(
        frame([-150, -152, 88], {}, at),
        '<circle r="9" fill="#0a0a0c"/><circle r="9" cy="1.5" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>',
      ),
      decal(frame([-60, -238, 34], { pitch: 90, roll: -14 }, at), usbC(38)),
    ]),
  ]);
}

/** Over-ear headphones: swivelling cups with a fine metal ring, a steel slider and a padded band. */
export const device: ArtDevice = ({ colour, angle }) => {
  const accent = lightness(colour.hex) > 0.75 || colour.key === 'black' ? '#d98a5c' : '#dfe5ee';
  const band = material('plastic', colour.hex);
  const cushion = material('matte', shade(colour.hex, lightness(colour.hex) > 0.6 ? 0.2 : 0.45));
  const half: Vec[] = vecs('366 318 0, 348 452 0, 262 600 0, 130 676 0');
  const mirror = (points: Vec[]): Vec[] => [...points].reverse().map(([x, y, z]): Vec => [-x, y, z]);
  const arch: Vec[] = [...half, [0, 698, 0], ...mirror(half)];
  const lining = arch.slice(1, -1).map(([x, y, z]): Vec => [x * 0.93, y * 0.96 - 2, z]);
  const arms = [1, -1].flatMap((side): Part[] => {
    const rail: Vec[] = [
      [side * 354, 190, 0],
      [side * 364, 300, 0],
      [side * 362, 360, 0],
    ];
    const sleeve = frame([side * 358, 244, 0], { roll: -side * 4 });
    return [
      tube(world, rail, roundedRect(16, 60, 7), { of: material('metal', tint(colour.hex, 0.35)) }),
      slab(sleeve, roundedRect(40, 70, 14), 88, 12, { of: band }),
    ];
  });
  const cups = [1, -1].map((side) => cup(frame([side * 316, 0, 0], { yaw: side * 84 }), colour.hex, accent));
  const swell = (t: number): number => Math.sin(Math.PI * t) ** 0.4;
  const parts = [
    group(arms),
    tube(
      world,
      lining,
      (t) => ellipse(6 + 26 * swell(t), 20 + 26 * swell(t), 2.6, 48),
      { of: cushion },
      { steps: 20 },
    ),
    tube(world, arch, (t) => roundedRect(32, 84 + 22 * swell(t), 15), { of: band }, { steps: 20 }),
    sorted(cups),
  ];
  return shoot([group(parts)], { ...views[angle], height: 1130 });
};

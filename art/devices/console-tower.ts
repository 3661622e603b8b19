import { lightness } from '../colour';
import type { ArtDevice } from '../device';
import { repeat } from '../pen';
import { corners } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group, type Part } from '../solids/camera';
import { controllerParts } from '../solids/controller';
import { usbA, usbC } from '../solids/details';
import { material } from '../solids/light';
import { rounded } from '../solids/outline';
import { decal, lathe, offset, panel, slab } from '../solids/shapes';
import { type Flat, type Frame, frame, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -53, pitch: 10, height: 1180 },
  front: { yaw: 0, pitch: 4, height: 1180 },
  back: { yaw: 154, pitch: 6, height: 1180 },
  side: { yaw: -88, pitch: 3, height: 1180 },
  detail: { yaw: -34, pitch: 12, close: { on: [60, 900, 380], times: 2.2 } },
};

/** Side plate in profile: depth across, height up; it leans out at the front top. */
const plate: Flat[] = rounded(
  corners('382 24 60, 392 560 900, 420 1196 96, 60 1214 500, -382 1186 130, -372 30 80'),
  true,
  18,
);
const core: Flat[] = rounded(corners('352 40 40, 366 1140 70, -356 1136 90, -350 40 60'), true, 10);

function side(sign: 1 | -1, hex: string): Part {
  const at: Frame = frame([sign * 112, 0, 0], { yaw: sign * 90 });
  // Seen from the left the front is on the right of the profile, from the right on its left.
  const outline = sign === 1 ? plate.map(([x, y]): Flat => [-x, y]).reverse() : plate;
  const shell = material('gloss', hex);
  const cut = frame([0, 0, 33], {}, at);
  const line = sign === 1 ? 'M-386 -526C-240 -560 0 -610 372 -734' : 'M386 -526C240 -560 0 -610 -372 -734';
  return group([
    slab(at, outline, 64, 26, { of: shell, steps: 8 }),
    facing(at, [
      panel(frame([0, 0, 32.5], {}, at), offset(outline, -26), shell, 0.34),
      decal(
        cut,
        `<path d="${line}" fill="none" stroke="#000" stroke-opacity=".32" stroke-width="4"/><path d="${line}" transform="translate(0 5)" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>`,
      ),
    ]),
  ]);
}

/** A tall console between two curved plates, on a round foot, with its gamepad. */
export const device: ArtDevice = ({ colour, angle }) => {
  const dark = lightness(colour.hex) < 0.5;
  const glow = dark ? '#ff4a12' : '#3d8bff';
  const hull = material('gloss', '#1a1b20');
  const at = frame([0, 0, 0], { yaw: -90 });
  const front = frame([0, 600, 362]);
  const rear = frame([0, 600, -358], { yaw: 180 });
  const slots =
    repeat(
      15,
      (i) => `<rect x="-78" y="${-470 + i * 26}" width="156" height="11" rx="5" fill="#000" opacity=".75"/>`,
    ) +
    `<rect x="-80" y="-500" width="5" height="960" rx="2.5" fill="${glow}" opacity=".9"/><rect x="-88" y="-500" width="21" height="960" rx="10" fill="${glow}" opacity=".2"/>` +
    `<rect x="75" y="-500" width="5" height="960" rx="2.5" fill="${glow}" opacity=".9"/><rect x="67" y="-500" width="21" height="960" rx="10" fill="${glow}" opacity=".2"/>` +
    `<g transform="translate(0 60) rotate(90)">${usbA(62, '#3b3e46')}</g><g transform="translate(0 170) rotate(90)">${usbC(54)}</g>` +
    '<rect x="-5" y="250" width="10" height="190" rx="5" fill="#000"/><rect x="-5" y="250" width="10" height="190" rx="5" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="2"/><rect x="-7" y="476" width="14" height="40" rx="7" fill="#dfe3ea"/>';
  const holes =
    repeat(
      22,
      (i) => `<rect x="-84" y="${-490 + i * 30}" width="168" height="15" rx="6" fill="#000" opacity=".7"/>`,
    ) +
    `<g transform="translate(0 240)">${usbA(70, '#3b3e46')}</g><g transform="translate(0 320)">${usbA(70, '#3b3e46')}</g><rect x="-46" y="380" width="92" height="36" rx="6" fill="#000"/><rect x="-34" y="450" width="68" height="40" rx="18" fill="#000"/>`;
  const console = group([
    lathe(world, rounded(corners('150 0, 236 0 10, 236 22 10, 120 34'), false), { of: hull }, 80),
    ...(angle === 'back' ? [side(1, colour.hex)] : [side(-1, colour.hex)]),
    slab(at, core, 190, 14, { of: hull }),
    facing(front, [decal(frame([0, 0, 2], {}, front), slots)]),
    facing(rear, [decal(frame([0, 0, 2], {}, rear), holes)]),
    ...(angle === 'back' ? [side(-1, colour.hex)] : [side(1, colour.hex)]),
  ]);
  const pad = group(controllerParts(frame([790, 166, -190], { yaw: 53, pitch: -8 }), colour.hex, 0.42));
  return shoot(angle === 'pair' ? [console, group([pad], 2000)] : [console], { ...views[angle] });
};

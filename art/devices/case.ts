import { lightness, shade, tint } from '../colour';
import type { ArtDevice } from '../device';
import { corners } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group, type Part } from '../solids/camera';
import { gradient } from '../solids/details';
import { material } from '../solids/light';
import { pathOf, rounded, roundedRect } from '../solids/outline';
import { decal, panel, slab } from '../solids/shapes';
import { surface } from '../solids/surface';
import { frame, inWorld, type Vec } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: 152, pitch: 7, height: 1160 },
  front: { yaw: -24, pitch: 8, height: 1160 },
  back: { yaw: 180, pitch: 3, height: 1160 },
  side: { yaw: 102, pitch: 6, height: 1160 },
  detail: { yaw: 146, pitch: 12, roll: -6, close: { on: [20, 720, -40], times: 1.9 } },
};

const window = rounded(corners('-24 244 54, -24 432 54, -200 432 54, -200 244 54'), true, 14);

/** A phone case: soft shell with a raised lip, a magnet ring on its back and a window for the cameras. */
export const device: ArtDevice = ({ colour, angle }) => {
  const shell = material('matte', colour.hex);
  const lining = material('fabric', shade(colour.hex, lightness(colour.hex) > 0.6 ? 0.2 : 0.35));
  const mark = lightness(colour.hex) > 0.6 ? shade(colour.hex, 0.25) : tint(colour.hex, 0.55);
  const middle = frame([0, 470, 0]);
  const ring = (inset: number, z: number): Vec[] =>
    roundedRect(470 - inset * 2, 940 - inset * 2, 92 - inset * 0.6, 16).map(([x, y]) =>
      inWorld(middle, [x, y, z]),
    );
  const back = frame([0, 0, -46], { yaw: 180 }, middle);
  const walls = surface(
    [ring(34, -46), ring(12, -42), ring(2, -26), ring(0, 0), ring(0, 24), ring(5, 36), ring(13, 40)],
    { of: shell },
  );
  const inside = surface([ring(13, 40), ring(20, 32), ring(20, -20), ring(28, -34)], { of: lining });
  const foot = frame([0, -470, -4], { pitch: 90 }, middle);
  const button = (y: number, length: number, x: 1 | -1): Part =>
    facing(frame([x * 236, y, -2], { yaw: x * 90 }, middle), [
      slab(frame([x * 236, y, -2], { yaw: x * 90 }, middle), roundedRect(26, length, 12), 12, 5, {
        of: shell,
      }),
    ]);
  const lens = (x: number, y: number, r: number): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#0b0c10"/><circle cx="${x}" cy="${y}" r="${r - 3}" fill="none" stroke="#8f939b" stroke-width="5"/>` +
    `<circle cx="${x}" cy="${y}" r="${r * 0.5}" fill="#141a30"/><circle cx="${x - r * 0.2}" cy="${y - r * 0.25}" r="${r * 0.16}" fill="#9fb4ff" opacity=".8"/>`;
  const cutout = decal(back, (view) => {
    const [defs, paint] = gradient(view, '0 #26282e, 1 #0e0f12', '0 0 1 1');
    const opening = pathOf(window);
    return (
      `${defs}<path d="${opening}" fill="${paint}" stroke="${shade(colour.hex, 0.4)}" stroke-width="14"/>` +
      `<path d="${opening}" fill="none" stroke="${tint(colour.hex, 0.3)}" stroke-width="4" transform="translate(-5 -6)" opacity=".7"/>` +
      lens(-154, -386, 36) +
      lens(-154, -290, 36) +
      lens(-72, -338, 36) +
      '<circle cx="-66" cy="-398" r="13" fill="#f6edd6"/><circle cx="-66" cy="-280" r="9" fill="#050506"/>'
    );
  });
  const magnet = `<g fill="none" stroke="${mark}" opacity=".75"><circle r="128" stroke-width="7"/><path d="M0 158V246" stroke-width="9" stroke-linecap="round"/></g>`;
  const rear = facing(
    back,
    [
      panel(back, roundedRect(402, 872, 70, 16), shell, 0.2),
      cutout,
      decal(frame([0, -40, 0.5], {}, back), magnet),
    ],
    100,
  );
  const floor = facing(middle, [
    panel(frame([0, 0, -34], {}, middle), roundedRect(414, 884, 72, 16), lining, 0.35),
    decal(
      frame([0, 0, -34], {}, middle),
      `<rect x="24" y="-432" width="176" height="188" rx="50" fill="#000" opacity=".5"/><circle cy="40" r="128" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="10"/>`,
    ),
  ]);
  const details = group([
    button(150, 150, -1),
    button(0, 90, -1),
    button(130, 130, 1),
    facing(foot, [
      decal(
        foot,
        '<rect x="-46" y="-14" width="92" height="28" rx="14" fill="#08090b" opacity=".85"/><g fill="#08090b" opacity=".85"><circle cx="96" r="7"/><circle cx="122" r="7"/><circle cx="148" r="7"/><circle cx="-96" r="7"/><circle cx="-122" r="7"/><circle cx="-148" r="7"/></g>',
      ),
    ]),
  ]);
  return shoot([group([floor, inside, walls, rear, details])], { ...views[angle] });
};

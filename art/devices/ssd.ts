import { tint } from '../colour';
import type { ArtDevice } from '../device';
import { repeat } from '../pen';
import { vecs } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group } from '../solids/camera';
import { lamp, usbC } from '../solids/details';
import { material } from '../solids/light';
import { ellipse, roundedRect } from '../solids/outline';
import { decal, slab, tube } from '../solids/shapes';
import { frame, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -32, pitch: 14, height: 900, width: 900 },
  front: { pitch: 3, height: 940 },
  detail: { yaw: -36, pitch: 36, close: { on: [0, 640, 40], times: 2 } },
};

/** A pocket solid-state drive in a ribbed bumper, with a loop and a round port. */
export const device: ArtDevice = ({ colour, angle }) => {
  const bumper = material('matte', colour.hex);
  const plate = material('metal', colour.key === 'black' ? '#50545e' : '#3d4048');
  const at = frame([0, 380, 0]);
  const face = frame([0, 0, 60], {}, at);
  const top = frame([0, 382, 0], { pitch: -90 }, at);
  const right = frame([246, 0, 0], { yaw: 90 }, at);
  const accent = colour.key === 'black' ? '#ff5a1f' : tint(colour.hex, 0.35);
  const body = group([
    slab(at, roundedRect(490, 764, 76, 14), 118, 34, { of: bumper, steps: 8 }),
    facing(right, [
      decal(
        right,
        repeat(
          9,
          (i) =>
            `<rect x="-40" y="${-220 + i * 54}" width="80" height="20" rx="10" fill="#000" opacity=".25"/>`,
        ),
      ),
    ]),
    facing(face, [
      slab(frame([0, 0, 2], {}, face), roundedRect(392, 660, 46), 12, 5, { of: plate }),
      decal(
        frame([0, 0, 9], {}, face),
        `<g fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="4">${repeat(13, (i) => `<path d="M${-190 + i * 10} ${-60 + i * 24}L${40 + i * 12} ${-324 + i * 6}"/>`)}</g>` +
          `<rect x="-160" y="-292" width="60" height="10" rx="5" fill="${accent}"/><text x="-160" y="222" font-family="Vazirmatn" font-weight="800" font-size="84" fill="#fff">1 TB</text><text x="-158" y="276" font-family="Vazirmatn" font-weight="500" font-size="34" fill="#fff" fill-opacity=".7" letter-spacing="2">SSD</text><g transform="translate(150 282)">${lamp(7, '#4fd8a0')}</g>`,
      ),
    ]),
    facing(top, [
      slab(frame([0, 0, 0], {}, top), roundedRect(130, 66, 30), 8, 3, { of: plate }),
      decal(frame([0, 0, 5], {}, top), usbC(78)),
    ]),
  ]);
  const loop = tube(world, vecs('-246 690 0, -300 730 0, -306 640 0, -250 610 0'), ellipse(11, 11, 2, 20), {
    of: material('fabric', accent),
  });
  return shoot([group([loop, body])], { ...views[angle] });
};

import type { ArtDevice } from '../device';
import { repeat } from '../pen';
import { flats } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group } from '../solids/camera';
import { gradient, lamp, usbC } from '../solids/details';
import { material } from '../solids/light';
import { roundedRect } from '../solids/outline';
import { decal, panel, slab, turnedBody } from '../solids/shapes';
import { frame } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -26, pitch: 10, width: 1080 },
  front: { pitch: 3, width: 1140 },
  back: { yaw: 156, pitch: 10, width: 1080 },
  side: { yaw: -80, pitch: 6, height: 820 },
  detail: { yaw: -28, pitch: 10, close: { on: [0, 330, 60], times: 2 } },
};

/** A webcam: wide capsule with a deep lens between two microphones, on a folding clip. */
export const device: ArtDevice = ({ colour, angle }) => {
  const hull = material('plastic', colour.hex);
  const dark = material('plastic', '#1b1c21');
  const at = frame([0, 330, 0]);
  const face = frame([0, 0, 73], {}, at);
  const rear = frame([0, 0, -71], { yaw: 180 }, at);
  const slots = (x: number): string =>
    repeat(
      4,
      (i) => `<rect x="${x - 27 + i * 16}" y="-26" width="6" height="52" rx="3" fill="#000" opacity=".7"/>`,
    );
  const clip = group([
    slab(frame([0, 210, -20]), roundedRect(150, 60, 20), 90, 14, { of: dark }),
    slab(frame([0, 180, 30]), roundedRect(260, 34, 14), 190, 10, { of: hull }),
    slab(frame([0, 146, 116]), roundedRect(230, 72, 18), 22, 8, { of: hull }),
    slab(frame([0, 90, -66], { pitch: 14 }), roundedRect(210, 210, 30), 26, 10, { of: hull }),
    slab(frame([0, 12, -36], { pitch: 0 }), roundedRect(210, 24, 10), 130, 8, { of: dark }),
  ]);
  const body = group([
    slab(at, roundedRect(760, 210, 104, 18), 142, 40, { of: hull, steps: 8 }),
    facing(face, [
      panel(frame([0, 0, -1], {}, face), roundedRect(640, 122, 60, 14), material('gloss', '#131419'), 0.2),
      decal(face, `${slots(-218)}${slots(218)}<g transform="translate(136 0)">${lamp(8, '#4fd8a0')}</g>`),
      turnedBody(face, flats('108 -20, 108 26, 100 34, 90 30, 78 8, 0 0'), {
        of: material('gloss', '#23242a'),
      }),
      decal(frame([0, 0, 16], {}, face), (camera) => {
        const [defs, paint] = gradient(camera, '0 #2b3470, 0.5 #141633, 1 #07080f', '0 0 1 1');
        return `${defs}<circle r="76" fill="#050608"/><circle r="62" fill="#101119" stroke="#3a3d46" stroke-width="4"/><circle r="46" fill="${paint}"/><circle r="20" fill="#04050a"/><ellipse cx="-20" cy="-22" rx="15" ry="10" fill="#dfe6ff" opacity=".8" transform="rotate(-40 -20 -22)"/><circle cx="20" cy="22" r="6" fill="#8f7bff" opacity=".6"/>`;
      }),
    ]),
    facing(rear, [
      decal(
        rear,
        `${repeat(6, (i) => `<rect x="${-200 + i * 30}" y="-34" width="12" height="68" rx="6" fill="#000" opacity=".4"/>`)}<g transform="translate(200 0)">${usbC(70)}</g>`,
      ),
    ]),
  ]);
  return shoot([group(angle === 'back' ? [body, clip] : [clip, body])], { ...views[angle] });
};

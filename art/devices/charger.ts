import { lightness, shade, tint } from '../colour';
import type { ArtDevice } from '../device';
import { corners } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group } from '../solids/camera';
import { usbA, usbC } from '../solids/details';
import { material } from '../solids/light';
import { rounded, roundedRect } from '../solids/outline';
import { decal, slab, turnedBody } from '../solids/shapes';
import { frame } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -34, pitch: 16, height: 860, width: 1000 },
  front: { pitch: 3, height: 880 },
  detail: { yaw: -30, pitch: 12, close: { on: [0, 300, 200], times: 1.75 } },
};

/** A wall charger with two round ports and a wide one; its pins show from behind. */
export const device: ArtDevice = ({ colour, angle }) => {
  const shell = material('plastic', colour.hex);
  const ink = lightness(colour.hex) > 0.6 ? shade(colour.hex, 0.5) : tint(colour.hex, 0.45);
  const face = frame([0, 300, 181]);
  const rear = frame([0, 300, -240], { yaw: 180 });
  const pins = [-95, 95].map((x) =>
    turnedBody(
      frame([x, 0, 0], {}, rear),
      rounded(corners('24 0, 24 150, 20 182 14, 0 184'), false),
      { of: material('chrome', '#c9ccd2') },
      40,
    ),
  );
  const body = group([
    ...pins,
    slab(frame([0, 300, -120]), roundedRect(500, 500, 90, 14), 240, 30, {
      of: material('gloss', shade(colour.hex, 0.06)),
      steps: 8,
    }),
    slab(frame([0, 300, 50]), roundedRect(560, 560, 110, 14), 262, 44, {
      of: shell,
      front: material('gloss', colour.hex),
      steps: 8,
    }),
    facing(face, [
      decal(frame([0, 150, 1], {}, face), usbC(132)),
      decal(frame([0, 20, 1], {}, face), usbC(132)),
      decal(frame([0, -112, 1], {}, face), usbA(144)),
      decal(
        frame([0, -220, 1], {}, face),
        `<text y="10" text-anchor="middle" font-family="Vazirmatn" font-size="40" font-weight="600" letter-spacing="2" fill="${ink}">65 W</text>`,
      ),
    ]),
  ]);
  return shoot([body], { ...views[angle] });
};

import { lightness, shade, tint } from '../colour';
import type { ArtDevice } from '../device';
import { corners } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group } from '../solids/camera';
import { gradient, usbA, usbC } from '../solids/details';
import { material } from '../solids/light';
import { rounded, roundedRect } from '../solids/outline';
import { decal, slab, turnedBody } from '../solids/shapes';
import { frame } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -30, pitch: 11 },
  front: { pitch: 4 },
  back: { yaw: 152, pitch: 10 },
  side: { yaw: -80, pitch: 8 },
  detail: { yaw: -34, pitch: 34, close: { on: [10, 800, 60], times: 2.1 } },
};

/** A pocket battery with a charge display, two round ports and a wide one on top. */
export const device: ArtDevice = ({ colour, angle }) => {
  const shell = material('plastic', colour.hex);
  const ink = lightness(colour.hex) > 0.6 ? shade(colour.hex, 0.55) : tint(colour.hex, 0.5);
  const front = frame([0, 440, 86]);
  const back = frame([0, 440, -86], { yaw: 180 });
  const top = frame([0, 880, 0], { pitch: -90 });
  const side = frame([236, 700, 0], { yaw: 90 });
  const screen = (camera: Parameters<typeof gradient>[0]): string => {
    const [defs, paint] = gradient(camera, '0 #23262d, 0.4 #0b0c10, 1 #050608', '0 0 1 1');
    return (
      `${defs}<rect x="-172" y="-92" width="344" height="184" rx="44" fill="${paint}" stroke="#000" stroke-width="3"/>` +
      '<rect x="-170" y="-90" width="340" height="180" rx="42" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>' +
      '<text x="0" y="32" text-anchor="middle" font-family="Vazirmatn" font-weight="800" font-size="104" fill="#fff">۸۷٪</text>' +
      '<rect x="-120" y="62" width="240" height="9" rx="4.5" fill="#fff" opacity=".18"/><rect x="-120" y="62" width="209" height="9" rx="4.5" fill="#ff5a1f"/>' +
      '<path d="M-128 -92h110l-120 184h-6q-28 -6 -28 -44v-96q0 -44 44 -44z" fill="#fff" opacity=".05"/>'
    );
  };
  const body = group([
    slab(frame([0, 440, 0]), roundedRect(472, 880, 84, 14), 172, 46, { of: shell, steps: 8 }),
    group([
      decal(frame([0, 268, 1], {}, front), screen),
      decal(
        frame([0, -316, 1], {}, front),
        `<g fill="${ink}" font-family="Vazirmatn" text-anchor="middle"><text y="-6" font-size="38" font-weight="600" letter-spacing="1">20 000 mAh</text><text y="40" font-size="28" opacity=".8">65 W</text></g>`,
      ),
    ]),
    decal(
      frame([0, -300, 1], {}, back),
      `<g fill="${ink}" opacity=".7"><rect x="-120" y="-40" width="240" height="8" rx="4"/><rect x="-90" y="-14" width="180" height="8" rx="4"/><rect x="-110" y="12" width="220" height="8" rx="4"/><rect x="-60" y="38" width="120" height="8" rx="4"/></g>`,
    ),
    facing(top, [
      decal(frame([-118, 0, 1], {}, top), usbC(84)),
      decal(frame([118, 0, 1], {}, top), usbC(84)),
      decal(frame([0, 0, 1], {}, top), usbA(92, '#ff5a1f')),
    ]),
    facing(side, [
      slab(side, roundedRect(54, 128, 27), 12, 5, { of: material('metal', tint(colour.hex, 0.25)) }),
      turnedBody(
        frame([0, -120, 0], {}, side),
        rounded(corners('6 0, 6 3 2, 0 3'), false),
        { of: material('gloss', '#ff5a1f') },
        24,
      ),
    ]),
  ]);
  return shoot([body], { ...views[angle], height: 1120 });
};

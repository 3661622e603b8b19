import type { ArtDevice } from '../device';
import { type Shot, shoot } from '../solids';
import { facing, group, styled } from '../solids/camera';
import { gradient } from '../solids/details';
import { material } from '../solids/light';
import { roundedRect } from '../solids/outline';
import { decal, slab } from '../solids/shapes';
import { frame } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -26, pitch: 8, height: 1160 },
  front: { pitch: 2, height: 1160 },
  detail: { yaw: -30, pitch: 14, close: { on: [60, 840, 40], times: 2.2 } },
};

/** A tempered glass guard floating off the dark glass it protects; rims and gleams make the sheet visible. */
export const device: ArtDevice = ({ angle, colour }) => {
  const gap = angle === 'front' ? 0 : 190;
  const phone = frame([0, 470, -gap / 2]);
  const sheet = frame([0, 470, gap / 2 + 20]);
  const outline = roundedRect(452, 932, 78, 16);
  const notch = '<rect x="-56" y="-432" width="112" height="32" rx="16" fill="#000"/>';
  const below = group([
    slab(phone, roundedRect(468, 948, 86, 16), 34, 15, {
      of: material('metal', '#3d4048'),
      front: material('gloss', colour.hex),
      steps: 6,
    }),
    facing(phone, [
      decal(frame([0, 0, 18], {}, phone), (camera) => {
        const [defs, paint] = gradient(camera, '0 #2c3038, 0.5 #14161b, 1 #0a0b0e', '0 0 1 1');
        return `${defs}<rect x="-222" y="-462" width="444" height="924" rx="74" fill="#050506"/><rect x="-212" y="-452" width="424" height="904" rx="66" fill="${paint}"/>${notch}`;
      }),
    ]),
  ]);
  const glass = group([
    styled(slab(sheet, outline, 14, 6, { of: material('gloss', '#cfe3ea') }), 'opacity="0.2"'),
    decal(frame([0, 0, 8], {}, sheet), (camera) => {
      const [defs, paint] = gradient(
        camera,
        '0 #fff 0.5, 0.3 #fff 0.08, 0.55 #fff 0.02, 1 #bfe4f2 0.22',
        '0 0 1 1',
      );
      return (
        `${defs}<rect x="-226" y="-466" width="452" height="932" rx="78" fill="${paint}"/>` +
        '<path d="M-226 120V-200L60 -466H150Q226 -466 226 -388V-380Z" fill="#fff" opacity=".13"/><path d="M-226 250V180L226 -290V-220Z" fill="#fff" opacity=".1"/>' +
        '<rect x="-225" y="-465" width="450" height="930" rx="77" fill="none" stroke="#7fb7c9" stroke-opacity=".75" stroke-width="5"/><rect x="-221" y="-461" width="442" height="922" rx="73" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="3"/>' +
        '<g transform="translate(0 300)"><text text-anchor="middle" font-family="Vazirmatn" font-weight="800" font-size="92" fill="#fff" fill-opacity=".9" letter-spacing="2">9H</text></g>'
      );
    }),
  ]);
  return shoot([group([below, glass])], { ...views[angle] });
};

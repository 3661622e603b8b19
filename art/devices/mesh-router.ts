import type { ArtDevice } from '../device';
import { repeat } from '../pen';
import { flats } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group, type Part, sorted } from '../solids/camera';
import { material } from '../solids/light';
import { ellipse } from '../solids/outline';
import { decal, loft, panel } from '../solids/shapes';
import { type Flat, type Frame, frame } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -14, pitch: 14, width: 1240 },
  front: { pitch: 4, height: 940 },
  detail: { yaw: -12, pitch: 34, close: { on: [-170, 560, 60], times: 2 } },
};

/** A node: a soft square tower with a spiral of slits sunk in its top and a line of light at its foot. */
function node(at: Frame, hex: string, tall: number): Part {
  const section = (inset: number): Flat[] => ellipse(190 - inset, 190 - inset, 3.4, 112);
  const shell = material('plastic', hex);
  const lid = frame([0, tall, 0], { pitch: -90 }, at);
  const face = frame([0, 70, 186], {}, at);
  const swirl = repeat(
    26,
    (i) =>
      `<path d="M0 -46Q34 -86 22 -132" transform="rotate(${(i * 360) / 26})" fill="none" stroke="#7b7e86" stroke-width="9" stroke-linecap="round"/>`,
  );
  return group([
    loft(at, flats('0 34, 3 22, 12 12, 30 6'), section, { of: material('matte', '#8d9097') }),
    loft(
      at,
      [
        [24, 8],
        [40, 2],
        [120, 0],
        [tall - 90, 6],
        [tall - 30, 16],
        [tall - 8, 30],
        [tall, 48],
      ],
      section,
      { of: shell },
    ),
    panel(lid, section(48), shell, 0.2),
    decal(frame([0, 0, 1], {}, lid), `${swirl}<circle r="30" fill="#000" opacity=".06"/>`),
    facing(face, [
      decal(
        face,
        '<rect x="-56" y="-5" width="112" height="10" rx="5" fill="#4aa3ff" opacity=".9"/><rect x="-66" y="-14" width="132" height="28" rx="14" fill="#4aa3ff" opacity=".18"/>',
      ),
    ]),
  ]);
}

/** A mesh network set: two nodes, the nearer one whole, the farther one smaller behind it. */
export const device: ArtDevice = ({ colour, angle }) => {
  const near = node(frame([-190, 0, 40]), colour.hex, 560);
  const far = node(frame([240, 0, -60]), colour.hex, 560);
  return shoot(angle === 'front' ? [near] : [sorted([near, far])], {
    ...views[angle],
    height: views[angle]?.height ?? 1000,
  });
};

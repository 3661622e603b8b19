import type { ArtDevice } from '../device';
import { corners } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group, type Part } from '../solids/camera';
import { material } from '../solids/light';
import { rounded, roundedRect } from '../solids/outline';
import { decal, slab, turnedBody } from '../solids/shapes';
import { frame } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { lying: true, pitch: -28, yaw: 0, roll: 34, width: 1000, height: 1000 },
  front: { lying: true, height: 1120 },
  detail: { pitch: -24, yaw: 18, roll: 30, close: { on: [0, 250, 0], times: 2.1 } },
};

/** A swivel flash drive: dark body with its plug out, metal clip turned aside on a rivet. */
export const device: ArtDevice = ({ colour, angle }) => {
  const clip = material('metal', colour.key === 'silver' ? '#d3d6db' : '#4a4d55');
  const body = material('plastic', colour.key === 'silver' ? '#24262c' : '#1b1c21');
  const tip = frame([0, 306, 0]);
  const mouth = frame([0, 396, 0], { pitch: -90 });
  const spin = frame([0, -210, 0], { roll: angle === 'front' ? -24 : -38 });
  const bar = rounded(corners('92 -104 90, 92 440 26, -92 440 26, -92 -104 90'), true, 14);
  const rivet = (z: number): Part =>
    turnedBody(
      frame([0, -210, z]),
      rounded(corners('52 0, 52 10 6, 36 14 8, 0 12'), false),
      { of: material('chrome', '#c9ccd2') },
      48,
    );
  const parts = [
    slab(frame([0, 0, -44], {}, spin), bar, 10, 4, { of: clip }),
    slab(tip, roundedRect(122, 190, 6), 46, 4, { of: material('chrome', '#cfd2d8') }),
    decal(
      frame([0, 330, 24]),
      '<rect x="-40" y="-18" width="26" height="30" rx="3" fill="#0b0c0f"/><rect x="14" y="-18" width="26" height="30" rx="3" fill="#0b0c0f"/>',
    ),
    facing(mouth, [
      decal(
        frame([0, 0, 6], {}, mouth),
        '<rect x="-52" y="-16" width="104" height="32" fill="#0b0c0f"/><rect x="-48" y="0" width="96" height="14" fill="#2f6fd0"/>',
      ),
    ]),
    slab(
      frame([0, -30, 0]),
      rounded(corners('86 -270 82, 86 250 22, -86 250 22, -86 -270 82'), true, 12),
      72,
      14,
      { of: body },
    ),
    decal(
      frame([0, 60, 37]),
      '<text text-anchor="middle" y="-104" font-family="Vazirmatn" font-weight="700" font-size="38" fill="#fff" fill-opacity=".8">64 GB</text>',
    ),
    slab(frame([0, 0, 44], {}, spin), bar, 10, 4, { of: clip }),
    decal(
      frame([0, 250, 50], {}, spin),
      '<rect x="-46" y="-90" width="92" height="180" rx="12" fill="#000" opacity=".1"/><rect x="-46" y="-90" width="92" height="180" rx="12" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>',
    ),
    rivet(48),
  ];
  return shoot([group(parts)], { ...views[angle] });
};

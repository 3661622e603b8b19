import { lightness, shade } from '../colour';
import type { ArtDevice } from '../device';
import { vecs } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group, type Part } from '../solids/camera';
import { type Material, material } from '../solids/light';
import { ellipse, roundedRect } from '../solids/outline';
import { decal, slab, tube } from '../solids/shapes';
import { type Frame, frame, type Vec, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { lying: true, pitch: 20, yaw: -8, width: 1060, height: 1060 },
  front: { lying: true, width: 1120, height: 1120 },
  detail: { pitch: 16, yaw: -20, roll: 8, close: { on: [-150, 330, 0], times: 2.1 } },
};

/** Draws a plug with its strain relief; the y axis of its frame runs from the cord to the tip. */
function plug(at: Frame, shell: Material, relief: Material): Part {
  const mouth = frame([0, 176, 0], { pitch: -90 }, at);
  return group([
    tube(at, vecs('0 -90 0, 0 -30 0, 0 10 0'), (t) => ellipse(17 + 9 * t, 17 + 7 * t, 2.2, 32), {
      of: relief,
    }),
    slab(frame([0, 62, 0], {}, at), roundedRect(92, 128, 20), 46, 16, { of: shell, steps: 6 }),
    slab(frame([0, 150, 0], {}, at), roundedRect(66, 56, 8), 24, 10, { of: material('chrome', '#cfd2d8') }),
    facing(at, [
      decal(
        frame([0, 62, 24], {}, at),
        '<rect x="-7" y="-22" width="14" height="44" rx="7" fill="#000" opacity=".18"/>',
      ),
    ]),
    facing(mouth, [
      decal(
        frame([0, 0, 3], {}, mouth),
        '<rect x="-26" y="-6" width="52" height="12" rx="6" fill="#08090b"/>',
      ),
    ]),
  ]);
}

/** A braided charging cable, coiled and tied, with a round plug at each end. */
export const device: ArtDevice = ({ colour, angle }) => {
  const braid = material('fabric', colour.hex);
  const dull = material('fabric', shade(colour.hex, lightness(colour.hex) > 0.6 ? 0.16 : 0.3));
  const shell = material('metal', lightness(colour.hex) > 0.6 ? '#c9ccd2' : '#5b5e66');
  const relief = material('matte', shade(colour.hex, 0.15));
  const coil: Vec[] = [];
  for (let i = 0; i <= 66; i += 1) {
    const angleOf = -Math.PI / 2 + (2 * Math.PI * i) / 20;
    const spread = 290 + 22 * Math.sin(i * 0.7);
    coil.push([
      spread * Math.cos(angleOf),
      -40 + spread * 0.94 * Math.sin(angleOf),
      (i - 33) * 1.6 + 8 * Math.sin(i * 1.3),
    ]);
  }
  const start: Vec[] = vecs('-160 290 -60, -236 170 -64, -268 20 -60, -230 -180 -58');
  const end: Vec[] = vecs('268 150 62, 206 250 64, 160 320 64');
  const line = [...start, ...coil, ...end];
  // Alternating rings of the braid.
  const cord = tube(
    world,
    line,
    ellipse(17, 17, 2, 18),
    {
      of: braid,
      paint: (u, v) => ((Math.floor(u * 18) + Math.floor(v * line.length * 9)) % 2 === 0 ? braid : dull),
    },
    { steps: 9 },
  );
  const tie = slab(frame([0, -316, 10], { roll: 0 }), roundedRect(70, 150, 18), 130, 24, {
    of: material('matte', lightness(colour.hex) > 0.6 ? '#3d4048' : '#202127'),
  });
  const parts = [
    cord,
    tie,
    plug(frame([-160, 372, -56], { roll: 0 }), shell, relief),
    plug(frame([150, 384, 62], { roll: 8 }), shell, relief),
  ];
  return shoot([group(parts)], { ...views[angle] });
};

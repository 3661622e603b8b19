import type { ArtDevice } from '../device';
import { repeat } from '../pen';
import { vecs } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group, type Part, sorted } from '../solids/camera';
import { grille } from '../solids/details';
import { material } from '../solids/light';
import { ellipse, roundedRect } from '../solids/outline';
import { decal, panel, slab, tube } from '../solids/shapes';
import { type Flat, type Frame, frame, type Vec, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -46, pitch: 9 },
  front: { pitch: 5 },
  back: { yaw: 158, pitch: 10 },
  side: { yaw: -86, pitch: 4 },
  detail: { yaw: -58, pitch: 12, close: { on: [340, 20, 60], times: 1.75 } },
};

/** An oval ear cup with a ring of light; z of its frame points away from the head. */
function cup(at: Frame, body: string, glow: string): Part {
  const shell = material('plastic', body);
  const soft = material('fabric', '#1d1e23');
  const oval = (grow: number): Flat[] => ellipse(196 + grow, 248 + grow, 2.4, 96);
  const rear = frame([0, 0, -36], { yaw: 180 }, at);
  const sweep = (t: number): Flat => [Math.cos(t) * 150, Math.sin(t) * 198];
  const pad = tube(
    frame([0, 0, -62], {}, at),
    Array.from({ length: 24 }, (_, i): Vec => {
      const [x, y] = sweep((2 * Math.PI * i) / 24);
      return [x, y, 0];
    }),
    ellipse(52, 50, 2, 28),
    { of: soft },
    { closed: true, steps: 5 },
  );
  return sorted([
    facing(
      rear,
      [
        panel(rear, oval(-60), material('fabric', '#121317')),
        decal(frame([0, 0, 1], {}, rear), `<g fill="#000" opacity=".5">${grille(120, 16, 4)}</g>`),
      ],
      0,
    ),
    pad,
    slab(frame([0, 0, 4], {}, at), oval(0), 76, 26, { of: shell, steps: 8 }),
    slab(frame([0, 0, 48], {}, at), oval(-34), 44, 18, { of: material('matte', '#1b1c21'), steps: 6 }),
    facing(
      at,
      [
        decal(
          frame([0, 0, 71], {}, at),
          `<ellipse rx="128" ry="176" fill="none" stroke="${glow}" stroke-width="26" opacity=".18"/><ellipse rx="128" ry="176" fill="none" stroke="${glow}" stroke-width="9"/><ellipse rx="128" ry="176" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.5"/>` +
            `<g fill="none" stroke="#000" stroke-opacity=".6" stroke-width="7">${repeat(9, (i) => `<path d="M${-96 + i * 24} ${-150 + Math.abs(i - 4) * 16}V${150 - Math.abs(i - 4) * 16}"/>`)}</g>`,
        ),
      ],
      60,
    ),
  ]);
}

/** A gaming headset: oval cups with lit rings, a strong bridge and a bendable microphone. */
export const device: ArtDevice = ({ colour, angle }) => {
  const glow = colour.key === 'black' ? '#ff4a12' : colour.key === 'red' ? '#ff5a4a' : '#4aa3ff';
  const bridge = material('plastic', colour.hex);
  const half: Vec[] = vecs('392 150 0, 398 330 0, 354 500 0, 232 628 0, 110 676 0');
  const arch: Vec[] = [...half, [0, 688, 0], ...[...half].reverse().map(([x, y, z]): Vec => [-x, y, z])];
  const lining = arch.slice(1, -1).map(([x, y, z]): Vec => [x * 0.9, y * 0.95 - 2, z]);
  const swell = (t: number): number => Math.sin(Math.PI * t) ** 0.5;
  const forks = [1, -1].map((side) =>
    slab(frame([side * 384, 196, 0], { roll: side * 2 }), roundedRect(52, 150, 22), 150, 20, { of: bridge }),
  );
  const boom: Vec[] = vecs('-372 -120 60, -392 -176 170, -366 -208 310, -290 -216 420');
  const tip = frame([-270, -218, 440], { yaw: 46, pitch: -80 });
  const cups = [1, -1].map((side) => cup(frame([side * 322, -10, 0], { yaw: side * 84 }), colour.hex, glow));
  const microphone = group(
    [
      tube(world, boom, ellipse(13, 13, 2, 20), { of: material('matte', '#26272d') }),
      slab(tip, roundedRect(52, 96, 24), 52, 22, { of: material('matte', '#15161a') }),
    ],
    120,
  );
  return shoot(
    [
      group([
        group(forks),
        tube(
          world,
          lining,
          (t) => ellipse(8 + 30 * swell(t), 24 + 40 * swell(t), 2.8, 48),
          { of: material('fabric', '#1d1e23') },
          { steps: 18 },
        ),
        tube(world, arch, (t) => roundedRect(30, 92 + 44 * swell(t), 14), { of: bridge }, { steps: 18 }),
        sorted([...cups, microphone]),
      ]),
    ],
    { ...views[angle], height: 1130 },
  );
};

import type { ArtDevice } from '../device';
import { each, repeat } from '../pen';
import { corners, vecs } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group, type Part, sorted } from '../solids/camera';
import { engraved } from '../solids/details';
import { material } from '../solids/light';
import { ellipse, rounded, roundedRect } from '../solids/outline';
import { decal, panel, slab, tube, turnedBody } from '../solids/shapes';
import { type Frame, frame, type Vec, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -26, pitch: 14, height: 1100 },
  front: { pitch: 8, height: 1100 },
  back: { yaw: 152, pitch: 12, height: 1100 },
  side: { yaw: -78, pitch: 8, height: 1100 },
  detail: { yaw: -16, pitch: 12, close: { on: [-60, 560, 330], times: 2 } },
};

/** The wheel itself around the origin of its frame, its face towards z. */
function wheel(at: Frame, hull: string): Part[] {
  const leather = material('matte', '#202127');
  const steel = material('metal', '#8b8e95');
  const dark = material('plastic', '#1b1c21');
  const rim = Array.from({ length: 32 }, (_, i): Vec => {
    const angle = (2 * Math.PI * i) / 32;
    const flat = Math.max(-300, 345 * Math.sin(angle));
    return [345 * Math.cos(angle), flat, 0];
  });
  const spoke = (roll: number): Part =>
    slab(
      frame([0, 0, 0], { roll }, at),
      rounded(corners('60 -46 10, 330 -30 10, 330 30 10, 60 46 10'), true, 5),
      22,
      8,
      { of: steel },
    );
  const button = (x: number, y: number, colour: string, dots: number): Part[] => [
    turnedBody(
      frame([x, y, 36], {}, at),
      rounded(corners('26 0, 26 12 5, 16 16 8, 0 16'), false),
      { of: material('plastic', colour) },
      36,
    ),
    decal(frame([x, y, 53], {}, at), engraved(dots, 9, 3.2)),
  ];
  const hub = group([
    slab(at, roundedRect(300, 260, 96, 12), 70, 22, { of: dark, steps: 6 }),
    facing(frame([0, 0, 35], {}, at), [
      panel(frame([0, 0, 36], {}, at), roundedRect(150, 150, 75, 12), material('gloss', hull), 0.3),
      decal(frame([0, 0, 37], {}, at), '<circle r="60" fill="none" stroke="#ff4a12" stroke-width="5"/>'),
      ...button(-112, 56, '#33353c', 1),
      ...button(-112, -20, '#33353c', 2),
      ...button(112, 56, '#ff5a1f', 3),
      ...button(112, -20, '#33353c', 4),
      decal(
        frame([0, -104, 36], {}, at),
        `<g>${each([-44, -22, 0, 22, 44], (x, i) => `<circle cx="${x}" r="6" fill="${i < 3 ? '#4fd8a0' : i === 3 ? '#ffb02e' : '#ff4a12'}"/>`)}</g>`,
      ),
    ]),
  ]);
  const paddles = [1, -1].map((side) =>
    slab(frame([side * 200, 66, -46], { roll: side * 14 }, at), roundedRect(150, 76, 24), 10, 4, {
      of: steel,
    }),
  );
  const mark = tube(
    at,
    vecs('-34 345 0, 0 347 0, 34 345 0'),
    ellipse(40, 40, 2, 36),
    { of: material('plastic', '#ff5a1f') },
    { steps: 4 },
  );
  const ring = tube(at, rim, ellipse(38, 38, 2, 36), { of: leather }, { closed: true, steps: 4 });
  return [
    group(paddles, -60),
    spoke(0),
    spoke(180),
    spoke(-90),
    group([ring, facing(at, [mark])], 10),
    group([hub], 60),
  ];
}

/** A racing wheel clamped on its motor box, with shift paddles and dotted buttons. */
export const device: ArtDevice = ({ colour, angle }) => {
  const hull = material('plastic', colour.hex);
  const at = frame([0, 560, 300], { pitch: -16 });
  const front = [
    tube(world, vecs('0 480 60, 0 530 230, 0 556 290'), ellipse(62, 62, 2, 40), {
      of: material('metal', '#5b5e66'),
    }),
    sorted(wheel(at, colour.hex)),
  ];
  const box = group([
    slab(frame([0, 40, 60]), roundedRect(330, 80, 30), 330, 20, { of: material('matte', '#26272d') }),
    slab(frame([0, 150, 0]), roundedRect(260, 220, 40), 260, 30, { of: hull }),
    slab(frame([0, 400, -20]), roundedRect(440, 420, 130, 12), 360, 60, { of: hull, steps: 8 }),
    facing(frame([0, 400, -200], { yaw: 180 }), [
      decal(
        frame([0, 400, -201], { yaw: 180 }),
        repeat(
          7,
          (i) =>
            `<rect x="-120" y="${-110 + i * 34}" width="240" height="14" rx="7" fill="#000" opacity=".6"/>`,
        ),
      ),
    ]),
    facing(frame([220, 400, 0], { yaw: 90 }), [
      decal(
        frame([221, 400, -20], { yaw: 90 }),
        repeat(
          5,
          (i) =>
            `<rect x="-90" y="${-70 + i * 32}" width="180" height="12" rx="6" fill="#000" opacity=".5"/>`,
        ),
      ),
    ]),
  ]);
  return shoot([group(angle === 'back' ? [...front, box] : [box, ...front])], { ...views[angle] });
};

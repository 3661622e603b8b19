import type { ArtDevice } from '../device';
import { repeat } from '../pen';
import { corners, flats } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group, sorted } from '../solids/camera';
import { ball, gradient, grille, lamp, usbC } from '../solids/details';
import { material } from '../solids/light';
import { ellipse, rounded } from '../solids/outline';
import { decal, lathe, panel, turnedBody } from '../solids/shapes';
import { frame, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -26, pitch: 8, height: 1020 },
  front: { pitch: 2, height: 1020 },
  back: { yaw: 156, pitch: 8, height: 1020 },
  side: { yaw: -82, pitch: 4, height: 1020 },
  detail: { yaw: -22, pitch: 6, close: { on: [0, 620, 180], times: 1.9 } },
};

/** A home camera: a ball with a dark face and deep lens that turns on a weighted foot. */
export const device: ArtDevice = ({ colour, angle }) => {
  const hull = material('plastic', colour.hex);
  const head = frame([0, 620, 0], { pitch: 6 });
  const face = frame([0, 0, 232], {}, head);
  const rear = frame([0, 0, -268], { yaw: 180 }, head);
  const lights = repeat(10, (i) => {
    const angleOf = (2 * Math.PI * i) / 10;
    return `<circle cx="${(138 * Math.cos(angleOf)).toFixed(1)}" cy="${(138 * Math.sin(angleOf)).toFixed(1)}" r="10" fill="#3a1018"/><circle cx="${(138 * Math.cos(angleOf) - 3).toFixed(1)}" cy="${(138 * Math.sin(angleOf) - 3).toFixed(1)}" r="4" fill="#a3525f" opacity=".8"/>`;
  });
  const globe = sorted([
    ball(head, 272, { of: hull }, 1, 120),
    facing(
      face,
      [
        turnedBody(
          frame([0, 0, -92], {}, face),
          flats('228 0, 226 8, 200 60, 176 84, 168 92'),
          { of: material('gloss', '#17181c') },
          120,
        ),
        panel(face, ellipse(170, 170, 2, 100), material('gloss', '#121318'), 0.3),
        decal(frame([0, 0, 1], {}, face), lights),
        turnedBody(
          face,
          flats('94 -4, 92 20, 84 26, 74 20, 62 4, 0 0'),
          { of: material('gloss', '#26272d') },
          80,
        ),
        decal(frame([0, 0, 10], {}, face), (camera) => {
          const [defs, paint] = gradient(camera, '0 #34407f, 0.5 #161938, 1 #07080f', '0 0 1 1');
          return `${defs}<circle r="60" fill="#08090d" stroke="#3a3d46" stroke-width="4"/><circle r="44" fill="${paint}"/><circle r="19" fill="#04050a"/><ellipse cx="-19" cy="-21" rx="15" ry="10" fill="#dfe6ff" opacity=".85" transform="rotate(-40 -19 -21)"/><circle cx="18" cy="20" r="6" fill="#8f7bff" opacity=".6"/>`;
        }),
        decal(frame([0, -152, 1], {}, face), lamp(6, '#4fd8a0')),
      ],
      400,
    ),
    facing(
      rear,
      [decal(frame([0, 0, -30], {}, rear), `<g fill="#000" opacity=".45">${grille(110, 22, 6)}</g>`)],
      400,
    ),
  ]);
  const foot = group([
    lathe(
      world,
      rounded(
        corners('190 0, 206 4 8, 208 40 14, 180 64 30, 110 110 40, 92 200, 110 330 30, 150 380'),
        false,
      ),
      { of: hull },
      110,
    ),
    facing(frame([0, 20, -208], { yaw: 180 }), [decal(frame([0, 30, -209], { yaw: 180 }), usbC(46))]),
    lathe(world, flats('207 14, 209 18, 207 22'), { of: material('matte', '#202127') }, 110),
  ]);
  return shoot([group([foot, globe])], { ...views[angle] });
};

import type { ArtDevice } from '../device';
import { repeat } from '../pen';
import { corners, flats, vecs } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group, type Part } from '../solids/camera';
import { arc, gradient } from '../solids/details';
import { material } from '../solids/light';
import { ellipse, rounded, roundedRect } from '../solids/outline';
import { decal, lathe, panel, slab, tube, turnedBody } from '../solids/shapes';
import { type Flat, type Frame, frame, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -24, pitch: 8 },
  front: { pitch: 3 },
  back: { yaw: 156, pitch: 8 },
  side: { yaw: -82, pitch: 5 },
  detail: { yaw: -22, pitch: 10, close: { on: [0, 330, 190], times: 2 } },
};

/** Draws a driver: lit rim, rubber surround and a cone with its dome. `radius` reaches the outside of the rim. */
function driver(at: Frame, radius: number, glow: readonly [string, string]): Part {
  const k = radius / 230;
  const scaled = (profile: readonly Flat[]): Flat[] => profile.map(([r, z]): Flat => [r * k, z * k]);
  return group([
    turnedBody(at, scaled(rounded(corners('230 -10, 230 14 8, 206 16 6, 196 0'), false)), {
      of: material('metal', '#3d4048'),
    }),
    decal(frame([0, 0, 12 * k], {}, at), (camera) => {
      const [defs, paint] = gradient(camera, `0 ${glow[0]}, 1 ${glow[1]}`, '0 0 1 1');
      return `${defs}<circle r="${206 * k}" fill="none" stroke="${paint}" stroke-width="${34 * k}" opacity=".25"/><circle r="${206 * k}" fill="none" stroke="${paint}" stroke-width="${11 * k}"/><circle r="${206 * k}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${3 * k}"/>`;
    }),
    turnedBody(
      at,
      scaled([[198, 2], ...arc(178, -2, 18, 0, 180, 10), [150, -14], [120, -30], [92, -42], [70, -48]]),
      { of: material('matte', '#1a1b20'), open: (_u, v) => 1 - 0.55 * v },
    ),
    turnedBody(at, scaled(rounded(corners('74 -50, 70 -36 10, 44 -20 20, 0 -14'), false)), {
      of: material('plastic', '#26272d'),
    }),
  ]);
}

/** A tall party speaker: two lit woofers, a horn between them, a grip bar on top and a control shelf. */
export const device: ArtDevice = ({ colour, angle }) => {
  const hull = material('matte', colour.hex);
  const trim = material('plastic', '#33353c');
  const face = frame([0, 560, 191]);
  const rear = frame([0, 560, -191], { yaw: 180 });
  const top = frame([0, 1120, 0], { pitch: -90 });
  const sideAt = (sign: 1 | -1): Frame => frame([sign * 271, 560, 0], { yaw: sign * 90 });
  const ribs = (sign: 1 | -1): Part =>
    facing(sideAt(sign), [
      decal(
        sideAt(sign),
        repeat(
          5,
          (i) =>
            `<rect x="-150" y="${-330 + i * 150}" width="300" height="70" rx="20" fill="#000" opacity=".22"/><rect x="-150" y="${-260 + i * 150}" width="300" height="3" fill="#fff" opacity=".12"/>`,
        ),
      ),
    ]);
  const knobs = [-150, -50, 50, 150].map((x, i) =>
    lathe(
      frame([x, 1120, 40]),
      rounded(corners('34 0, 32 28 8, 22 32 4, 0 32'), false),
      { of: i === 1 ? material('plastic', '#ff5a1f') : trim },
      40,
    ),
  );
  const posts = [-210, 210].map((x) =>
    slab(frame([x, 1140, -90]), roundedRect(44, 110, 18), 60, 14, { of: trim }),
  );
  const grip = tube(world, vecs('-236 1192 -90, 0 1196 -90, 236 1192 -90'), ellipse(27, 24, 2.4, 32), {
    of: material('matte', '#202127'),
  });
  const feet = [-190, 190].map((x) => lathe(frame([x, -14, 110]), flats('34 0, 38 20'), { of: trim }, 32));
  const body = group([
    ...feet,
    slab(frame([0, 560, 0]), roundedRect(542, 1120, 74, 14), 382, 34, { of: hull, steps: 8 }),
    ribs(1),
    ribs(-1),
    facing(rear, [
      decal(
        rear,
        '<rect x="-190" y="-60" width="380" height="420" rx="30" fill="#000" opacity=".35"/><circle cy="-270" r="120" fill="#000" opacity=".55"/><circle cy="-270" r="120" fill="none" stroke="#fff" stroke-opacity=".15" stroke-width="5"/>' +
          '<g fill="#08090b"><rect x="-110" y="30" width="90" height="56" rx="10"/><rect x="30" y="30" width="80" height="34" rx="8"/><circle cx="-70" cy="170" r="24"/><circle cx="20" cy="170" r="24"/><circle cx="100" cy="170" r="16"/></g><g fill="none" stroke="#8b8e95" stroke-width="4"><circle cx="-70" cy="170" r="24"/><circle cx="20" cy="170" r="24"/></g>',
      ),
    ]),
    facing(face, [
      panel(face, roundedRect(480, 1050, 60), material('matte', '#15161a'), 0.3),
      driver(frame([0, -245, 2], {}, face), 218, ['#ff4a12', '#ff2f8f']),
      driver(frame([0, 236, 2], {}, face), 218, ['#ff9a1f', '#ff4a12']),
      slab(frame([0, -4, 4], {}, face), roundedRect(190, 46, 22), 14, 6, { of: trim }),
      decal(
        frame([0, -4, 12], {}, face),
        '<rect x="-70" y="-9" width="140" height="18" rx="9" fill="#000"/>',
      ),
      decal(
        frame([0, -492, 1], {}, face),
        '<rect x="-34" y="-5" width="68" height="10" rx="5" fill="#8b8e95"/>',
      ),
    ]),
    facing(top, [panel(frame([0, 0, 1], {}, top), roundedRect(440, 270, 40), material('gloss', '#1a1b20'))]),
    ...posts,
    ...(angle === 'back' ? [...knobs, grip] : [grip, ...knobs]),
  ]);
  return shoot([body], { ...views[angle], height: 1180 });
};

import { lightness, shade } from '../colour';
import type { ArtDevice } from '../device';
import { repeat } from '../pen';
import { flats } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group } from '../solids/camera';
import { controllerParts } from '../solids/controller';
import { usbA } from '../solids/details';
import { material } from '../solids/light';
import { roundedRect } from '../solids/outline';
import { decal, lathe, slab, turnedBody } from '../solids/shapes';
import { frame, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -32, pitch: 13, height: 1120 },
  front: { pitch: 4, height: 1120 },
  back: { yaw: 154, pitch: 8, height: 1120 },
  side: { yaw: -86, pitch: 4, height: 1120 },
  detail: { yaw: -26, pitch: 46, close: { on: [0, 1000, 0], times: 1.8 } },
};

/** A square tower console with a round chimney of a grille on top, and its gamepad. */
export const device: ArtDevice = ({ colour, angle }) => {
  const dark = lightness(colour.hex) < 0.5;
  const hull = material('matte', colour.hex);
  const ink = dark ? '#000000' : shade(colour.hex, 0.72);
  const face = frame([0, 530, 261]);
  const rear = frame([0, 530, -261], { yaw: 180 });
  const top = frame([0, 1040, 0], { pitch: -90 });
  const holes = (tone: string): string => {
    const dots: string[] = [];
    for (let ring = 0; ring < 11; ring += 1) {
      const count = ring === 0 ? 1 : ring * 6;
      for (let i = 0; i < count; i += 1) {
        const angleOf = (2 * Math.PI * i) / count + ring * 0.2;
        const [x, y] = [ring * 20 * Math.cos(angleOf), ring * 20 * Math.sin(angleOf)];
        dots.push(
          `<circle cx="${x.toFixed(1)}" cy="${(y - 2).toFixed(1)}" r="8" fill="${ink}"/><path d="M${(x - 6).toFixed(1)} ${(y + 3).toFixed(1)}a7 7 0 0 0 12 0" fill="${tone}" opacity=".85"/>`,
        );
      }
    }
    return dots.join('');
  };
  const console = group([
    lathe(world, flats('200 0, 210 22'), { of: material('matte', '#15161a') }, 64),
    slab(frame([0, 530, 0]), roundedRect(520, 1020, 22, 8), 520, 12, { of: hull, steps: 5 }),
    facing(face, [
      decal(
        frame([0, 0, 1], {}, face),
        `<rect x="-196" y="60" width="12" height="250" rx="6" fill="${ink}"/><circle cx="-190" cy="-420" r="22" fill="${dark ? '#dfe3ea' : '#2a2b31'}" opacity=".9"/><circle cx="-190" cy="-420" r="30" fill="none" stroke="${ink}" stroke-opacity=".4" stroke-width="3"/>` +
          `<circle cx="-190" cy="350" r="9" fill="${ink}"/><g transform="translate(150 430)">${usbA(70, '#3b3e46')}</g><circle cx="62" cy="430" r="9" fill="${ink}"/>`,
      ),
    ]),
    facing(rear, [
      decal(
        frame([0, 0, 1], {}, rear),
        repeat(
          16,
          (i) =>
            `<rect x="-190" y="${-460 + i * 34}" width="380" height="15" rx="7" fill="${ink}" opacity=".8"/>`,
        ) +
          `<g transform="translate(-120 190)">${usbA(80, '#3b3e46')}</g><g transform="translate(0 190)">${usbA(80, '#3b3e46')}</g><rect x="80" y="166" width="110" height="48" rx="8" fill="#08090b"/><rect x="-150" y="280" width="120" height="52" rx="24" fill="#08090b"/><rect x="30" y="280" width="80" height="60" rx="6" fill="#08090b"/>`,
      ),
    ]),
    facing(top, [
      turnedBody(top, flats('246 0, 240 3, 236 -2, 120 -12, 0 -14'), {
        of: material('matte', dark ? '#1b1c21' : shade(colour.hex, 0.25)),
        open: (_u, v) => 1 - 0.4 * v,
      }),
      decal(frame([0, 0, -6], {}, top), holes(dark ? '#2f9e5a' : '#7fc49a')),
    ]),
  ]);
  const pad = group(controllerParts(frame([640, 178, 60], { yaw: 32, pitch: -8 }), colour.hex, 0.46));
  return shoot(angle === 'pair' ? [console, group([pad], 2000)] : [console], { ...views[angle] });
};

import { lightness, tint } from '../colour';
import type { ArtDevice } from '../device';
import { paletteOf } from '../palette';
import { Pen, repeat } from '../pen';
import { corners, flats, vecs } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group, type Part, sorted } from '../solids/camera';
import { engraved, usbC } from '../solids/details';
import { material } from '../solids/light';
import { rounded, roundedRect } from '../solids/outline';
import { decal, panel, slab, turnedBody } from '../solids/shapes';
import { type Flat, type Frame, frame, world } from '../solids/vector';
import { wallpaper } from '../wallpaper';

const views: Record<string, Shot> = {
  pair: { lying: true, yaw: -16, pitch: 14, width: 1360 },
  front: { lying: true, width: 1400 },
  back: { lying: true, yaw: 180, pitch: 6, width: 1400 },
  side: { lying: true, pitch: 68, yaw: 0, width: 1360 },
  detail: { yaw: 26, pitch: 14, roll: 0, close: { on: [-500, 40, 40], times: 2.5 } },
};

/** A grip with its stick and four keys; side -1 is the left one. */
function grip(side: 1 | -1, hex: string): Part {
  const shell = material('plastic', hex);
  const dark = material('plastic', '#1c1d22');
  const at = frame([side * 516, 0, 0]);
  const [x1, x2] = side === 1 ? [-96, 124] : [-124, 96];
  const round = (x: number): number => (Math.sign(x) === side ? 110 : 8);
  const shape: Flat[] = rounded(
    [
      [x2, -250, round(x2)],
      [x2, 250, round(x2)],
      [x1, 250, round(x1)],
      [x1, -250, round(x1)],
    ],
    true,
    14,
  );
  const face = (x: number, y: number): Frame => frame([x, y, 42], {}, at);
  const middle = side * 10;
  const stickAt = side === -1 ? 118 : -70;
  const keysAt = side === -1 ? -70 : 118;
  const keys = vecs('0 42 1, 42 0 2, 0 -42 3, -42 0 4').flatMap(([x, y, dots]): Part[] => [
    turnedBody(
      face(middle + x, keysAt + y),
      rounded(corners('24 0, 24 12 5, 14 15 8, 0 15.5'), false),
      { of: dark },
      40,
    ),
    decal(frame([middle + x, keysAt + y, 58], {}, at), engraved(dots, 9, 2.8, '#000', '#fff')),
  ]);
  const rear = frame([0, 0, -42], { yaw: 180 }, at);
  const trigger = slab(frame([side * -4, 205, -20], {}, at), roundedRect(170, 100, 40), 84, 22, { of: dark });
  return sorted([
    facing(at, [trigger], -200),
    facing(rear, [trigger], 60),
    slab(at, shape, 84, 24, { of: shell, steps: 7 }),
    facing(
      at,
      [
        turnedBody(face(middle, stickAt), flats('58 0, 56 5, 46 4, 36 -6'), { of: dark }, 64),
        turnedBody(
          face(middle, stickAt),
          rounded(corners('24 0, 26 26, 40 30 4, 42 40 5, 34 46 4, 28 43 6, 0 38'), false),
          { of: dark },
          64,
        ),
        ...keys,
        decal(
          face(side === -1 ? 52 : -50, 200),
          side === -1
            ? '<rect x="-18" y="-4" width="36" height="8" rx="3" fill="#0b0c0f"/>'
            : '<path d="M-18 -4h14v-14h8v14h14v8h-14v14h-8v-14h-14z" fill="#0b0c0f"/>',
        ),
        decal(
          face(side === -1 ? 40 : -38, -172),
          '<circle r="15" fill="#0b0c0f"/><circle r="9" fill="none" stroke="#5a5d66" stroke-width="3"/>',
        ),
      ],
      60,
    ),
    facing(
      rear,
      [
        decal(
          rear,
          `<rect x="-40" y="-60" width="80" height="120" rx="30" fill="#000" opacity=".12"/><circle cy="-170" r="12" fill="#000" opacity=".4"/>`,
        ),
      ],
      60,
    ),
  ]);
}

/** A handheld console: wide screen between two detachable grips. */
export const device: ArtDevice = ({ colour, angle }) => {
  const other: Record<string, string> = { red: '#3f7fd0', yellow: '#8f959f' };
  const body = material('plastic', '#24252b');
  const glass = frame([0, 0, 37]);
  const screen = (): string => {
    const pen = new Pen();
    const box = { x: -362, y: -206, w: 724, h: 412 };
    const palette = paletteOf(colour.key === 'yellow' ? 'teal' : 'pink');
    return `${pen.finish(
      `<g clip-path="${pen.clip('<rect x="-362" y="-206" width="724" height="412" rx="6"/>')}">${wallpaper(pen, 'silk', palette, box)}</g>`,
    )}<path d="M40 -206H362V-60Z" fill="#fff" opacity=".07"/>`;
  };
  const rear = frame([0, 0, -37], { yaw: 180 });
  const top = frame([0, 248, 0], { pitch: -90 });
  const foot = frame([0, -248, 0], { pitch: 90 });
  const tablet = group([
    slab(world, roundedRect(836, 496, 14), 74, 10, { of: body }),
    facing(glass, [
      panel(glass, roundedRect(812, 472, 20), material('gloss', '#0c0d10'), 0.1),
      decal(glass, screen),
    ]),
    facing(rear, [
      decal(
        rear,
        '<rect x="-360" y="150" width="720" height="70" rx="12" fill="#000" opacity=".35"/><rect x="-356" y="154" width="712" height="62" rx="10" fill="#303239"/>' +
          repeat(
            18,
            (i) =>
              `<rect x="${-150 + i * 17}" y="-214" width="9" height="40" rx="4" fill="#000" opacity=".6"/>`,
          ),
      ),
    ]),
    facing(top, [
      decal(
        top,
        repeat(
          14,
          (i) => `<rect x="${-110 + i * 16}" y="-16" width="8" height="32" rx="4" fill="#050506"/>`,
        ) +
          '<rect x="-330" y="-9" width="110" height="18" rx="9" fill="#3b3e46"/><circle cx="-372" r="14" fill="#3b3e46"/>',
      ),
    ]),
    facing(foot, [decal(foot, usbC(70))]),
  ]);
  const right = other[colour.key] ?? (lightness(colour.hex) > 0.6 ? colour.hex : tint(colour.hex, 0.02));
  const parts = [grip(-1, colour.key === 'red' ? '#e2502c' : colour.hex), tablet, grip(1, right)];
  return shoot([group([sorted(parts)])], { ...views[angle] });
};

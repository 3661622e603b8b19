import { shade } from '../colour';
import type { ArtDevice } from '../device';
import { repeat } from '../pen';
import { flats } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group, type Part } from '../solids/camera';
import { material } from '../solids/light';
import { ellipse } from '../solids/outline';
import { decal, loft, panel } from '../solids/shapes';
import { type Flat, type Frame, frame, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { pitch: 16, yaw: -16, height: 1150 },
  front: { pitch: 4, height: 1150 },
  back: { yaw: 180, pitch: 8, height: 1150 },
  side: { yaw: 80, pitch: 6, height: 1150 },
  detail: { pitch: 40, yaw: -14, close: { on: [0, 1060, 0], times: 1.7 } },
};

/** An air purifier: round-cornered tower, perforated below, a display above and a turbine grille on top. */
export const device: ArtDevice = ({ colour, angle }) => {
  const hull = material('plastic', colour.hex);
  const section = (inset: number): Flat[] => ellipse(270 - inset, 270 - inset, 4, 128);
  const top = frame([0, 1088, 0], { pitch: -90 });
  const front = frame([0, 880, 269]);
  const rear = frame([0, 420, -270], { yaw: 180 });
  const holes = (at: Frame): Part => {
    const dots: string[] = [];
    for (let row = 0; row < 28; row += 1) {
      for (let column = 0; column < 11; column += 1) {
        const fade = row > 22 ? (28 - row) / 6 : 1;
        dots.push(`<circle cx="${-130 + column * 26}" cy="${330 - row * 25}" r="${(7 * fade).toFixed(1)}"/>`);
      }
    }
    return facing(at, [decal(at, `<g fill="${shade(colour.hex, 0.72)}" opacity=".75">${dots.join('')}</g>`)]);
  };
  const vanes = repeat(
    40,
    (i) =>
      `<path d="M0 -74Q26 -140 8 -202" transform="rotate(${i * 9})" fill="none" stroke="${shade(colour.hex, 0.25)}" stroke-width="6"/>`,
  );
  const body = group([
    loft(world, flats('0 30, 4 20, 20 14'), section, { of: material('matte', '#5b5e66') }),
    loft(world, flats('18 12, 30 3, 60 0, 560 0, 1040 0, 1070 8, 1086 24, 1088 40'), section, { of: hull }),
    ...[0, 90, 180, 270].map((yaw) =>
      holes(
        frame([270 * Math.sin((yaw * Math.PI) / 180), 420, 270 * Math.cos((yaw * Math.PI) / 180)], { yaw }),
      ),
    ),
    facing(front, [
      decal(
        front,
        '<circle r="92" fill="#101116"/><circle r="92" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/><circle r="80" fill="none" stroke="#4fd8a0" stroke-width="8"/><text y="30" text-anchor="middle" font-family="Vazirmatn" font-weight="700" font-size="78" fill="#fff">۱۲</text>',
      ),
    ]),
    facing(rear, [
      decal(
        frame([0, -350, 1], {}, rear),
        '<rect x="-50" y="-22" width="100" height="44" rx="14" fill="#000" opacity=".5"/>',
      ),
    ]),
    panel(top, section(40), hull, 0.2),
    decal(
      frame([0, 0, 1], {}, top),
      `<circle r="212" fill="#1d1e23"/><circle r="212" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="5"/>${vanes}<circle r="72" fill="${shade(colour.hex, 0.06)}"/><circle r="72" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3"/><g fill="none" stroke="#6d7078" stroke-width="7" stroke-linecap="round"><path d="M0 -22v22M-16 -14a24 24 0 1 0 32 0"/></g>`,
    ),
  ]);
  return shoot([body], { ...views[angle] });
};

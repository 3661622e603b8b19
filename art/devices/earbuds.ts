import { lightness, mix, shade } from '../colour';
import type { ArtDevice } from '../device';
import { flats } from '../points';
import { type Shot, shoot } from '../solids';
import { facing, group, type Part, sorted } from '../solids/camera';
import { ball, lamp, usbC } from '../solids/details';
import { material } from '../solids/light';
import { ellipse, roundedRect } from '../solids/outline';
import { decal, loft, panel, slab, tube } from '../solids/shapes';
import { type Flat, type Frame, frame, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { pitch: 16, yaw: 0, height: 940 },
  front: { pitch: 4, height: 940 },
  back: { pitch: 10, yaw: 180, height: 940 },
  side: { pitch: 8, yaw: -62, height: 940 },
  detail: { pitch: 22, yaw: -16, close: { on: [-40, 500, 0], times: 1.9 } },
};

/** A level section of the case, drawn in from its widest by `inset`. */
const section = (inset: number): Flat[] => ellipse(330 - inset, 150 - inset * 0.62, 3, 112);

/** Draws a bud that stands on its stem; its sound opening faces inwards. */
function bud(x: number, hex: string): Part {
  const side = Math.sign(x);
  const shell = material('gloss', hex);
  const at = frame([x, 400, -6], { roll: side * 4, yaw: -side * 18 });
  const stem = (t: number): Flat[] => ellipse(38 - 3 * t, 34 - 3 * t, 2.2, 40);
  const head = frame([-side * 26, 190, 8], { roll: side * 24 }, at);
  const tip = frame([-side * 52, 10, 44], { yaw: -side * 40 }, head);
  return group([
    tube(
      at,
      [
        [side * 8, -40, 0],
        [side * 10, 70, 0],
        [side * 6, 190, 0],
      ],
      stem,
      { of: shell },
    ),
    ball(head, 88, { of: shell }, 0.9),
    facing(tip, [
      decal(
        tip,
        '<ellipse rx="30" ry="36" fill="#1b1c20"/><ellipse rx="23" ry="29" fill="none" stroke="#4a4d55" stroke-width="4"/>',
      ),
    ]),
    decal(
      frame([side * 12, 120, 36], {}, at),
      '<rect x="-7" y="-34" width="14" height="52" rx="7" fill="#1b1c20"/>',
    ),
  ]);
}

/** True wireless earbuds standing in their open charging case. */
export const device: ArtDevice = ({ colour, angle }) => {
  const light = lightness(colour.hex) > 0.55;
  const shell = material('gloss', colour.hex);
  const inner = light ? mix(colour.hex, '#9b9da3', 0.35) : shade(colour.hex, 0.45);
  const levels: Flat[] = flats('0 120, 5 86, 24 48, 66 21, 130 7, 220 0, 330 0, 380 1, 389 5, 392 12');
  const body = loft(world, levels, section, { of: shell });
  const deck = frame([0, 388, 0], { pitch: -90 });
  const well = (x: number): string =>
    `<ellipse cx="${x}" rx="84" ry="72" fill="#000" opacity="${light ? 0.28 : 0.5}"/><ellipse cx="${x}" cy="4" rx="74" ry="62" fill="#000" opacity="0.35"/>`;
  const floor = group([
    panel(deck, section(14), material('plastic', inner)),
    decal(deck, well(-132) + well(132)),
  ]);
  // The lid is the upper bowl of the case, swung back on its hinge.
  const hinge: Frame = frame([0, 396, -138], { pitch: -82 });
  const lidAt = frame([0, 0, 138], {}, hinge);
  const outside: Flat[] = flats('0 12, 4 2, 40 0, 96 4, 150 18, 186 42, 206 80, 214 124, 217 230, 218 240');
  const inside: Flat[] = flats('2 14, 40 18, 100 22, 150 38, 178 66, 192 110, 196 230, 197 240');
  const inwards = (inset: number): Flat[] => section(inset).reverse();
  const lid = sorted(
    [
      loft(lidAt, outside, section, { of: shell }),
      loft(lidAt, inside, inwards, { of: material('plastic', inner) }),
    ],
    -300,
  );
  const face = frame([0, 262, 151]);
  const back = frame([0, 352, -150], { yaw: 180 });
  const foot = frame([0, 0, 0], { pitch: 90 });
  const lidFirst = angle !== 'back';
  const caseParts = group([
    body,
    floor,
    facing(face, [decal(face, lamp(9, '#3fd6a0'))]),
    facing(back, [
      slab(back, roundedRect(210, 66, 14), 22, 8, { of: material('metal', light ? '#c9ccd2' : '#4a4d55') }),
    ]),
    facing(foot, [decal(foot, usbC(60))]),
  ]);
  const buds = group([bud(-132, colour.hex), bud(132, colour.hex)]);
  // Buds stand in the wells: what is under the deck must not show over the front wall.
  const front: Part = loft(world, levels.slice(5, 8), section, { of: shell });
  const parts = lidFirst
    ? [lid, caseParts, buds, front, facing(face, [decal(face, lamp(9, '#3fd6a0'))])]
    : [caseParts, lid];
  return shoot([group(parts)], { ...views[angle] });
};

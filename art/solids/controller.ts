import { lightness, mix, shade, tint } from '../colour';
import { each } from '../pen';
import { corners, flats, vecs } from '../points';
import { facing, group, type Part, sorted } from './camera';
import { engraved, gradient, lamp, usbC } from './details';
import { material } from './light';
import { blob, mirrored, rounded, roundedRect } from './outline';
import { cushion, decal, panel, slab, turnedBody } from './shapes';
import { type Flat, type Frame, frame, times } from './vector';

const half: Flat[] =
  flats(`0 -84, 130 -88, 222 -122, 288 -232, 350 -338, 424 -366, 482 -300, 498 -160, 480 0, 450 150,
  408 248, 330 284, 150 288, 0 288`);
const body = blob(mirrored(half), 9);

const bones: Flat[] = flats('0 96, 110 96, 220 92, 300 60, 352 0, 388 -80, 408 -160, 420 -240');
const spine = bones.flatMap(([x, y]): Flat[] =>
  x === 0
    ? [[x, y]]
    : [
        [x, y],
        [-x, y],
      ],
);

/** The middle of the body nearest to a place on its outline, eased so that neighbours stay neighbours. */
function towardsSpine([x, y]: Flat): Flat {
  let [sx, sy, total] = [0, 0, 0];
  for (const [bx, by] of spine) {
    const weight = 1 / ((x - bx) ** 2 + (y - by) ** 2 + 200) ** 5;
    [sx, sy, total] = [sx + bx * weight, sy + by * weight, total + weight];
  }
  return [sx / total, sy / total];
}

const height = 78;
const bulge = (share: number): number => height * (1 - (1 - share) ** 2.6) ** (1 / 2.6);

function stick(at: Frame): Part {
  const rubber = material('plastic', '#1d1e23');
  return group([
    turnedBody(at, flats('96 -6, 94 6, 88 9, 80 2, 60 -4'), { of: material('gloss', '#2a2c32') }),
    turnedBody(at, rounded(corners('40 0, 44 34, 64 38 4, 68 50 6, 60 58 4, 50 55 8, 0 48'), false), {
      of: rubber,
    }),
    decal(
      frame([0, 0, 50], {}, at),
      '<circle r="48" fill="none" stroke="#fff" stroke-opacity="0.08" stroke-width="3"/><circle r="34" fill="#000" opacity="0.25"/>',
    ),
  ]);
}

/** A gamepad lying in the xy plane of a frame, its face towards z; 1000 wide at the size 1. */
export function controllerParts(place: Frame, hex: string, size = 1): Part[] {
  const at: Frame = {
    origin: place.origin,
    x: times(place.x, size),
    y: times(place.y, size),
    z: times(place.z, size),
  };
  const dark = lightness(hex) < 0.45;
  const shell = material('plastic', hex);
  const trim = material('plastic', '#1b1c21');
  const glow = dark ? '#ff4a12' : '#4aa3ff';
  const keys = material('plastic', dark ? tint(hex, 0.22) : mix(hex, '#ffffff', 0.35));
  const ink = dark ? '#000000' : shade(hex, 0.55);
  const onFace = (x: number, y: number, z = height - 2): Frame => frame([x, y, z], {}, at);
  const plate = rounded(corners('-152 282 26, -118 98 34, 118 98 34, 152 282 26'), true);

  const triggers = [-1, 1].flatMap((side): Part[] => [
    slab(frame([side * 338, 272, -34], { pitch: -14 }, at), roundedRect(172, 104, 40), 80, 24, { of: trim }),
    slab(frame([side * 338, 262, -112], { pitch: -24 }, at), roundedRect(158, 120, 50), 84, 32, { of: trim }),
  ]);
  const pads = [0, 90, 180, 270].map((roll): Part => {
    const leaf = rounded(corners('-30 88 13, -30 50 12, 0 20 9, 30 50 12, 30 88 13'), true, 5);
    return slab(frame([-312, 128, height + 2], { roll }, at), leaf, 18, 7, { of: keys, front: keys });
  });
  const buttons = vecs('0 74 1, 74 0 2, 0 -74 3, -74 0 4').flatMap(([x, y, dots]): Part[] => [
    decal(onFace(312 + x, 128 + y, height), `<circle r="41" fill="${ink}" opacity="${dark ? 0.5 : 0.16}"/>`),
    turnedBody(
      onFace(312 + x, 128 + y),
      rounded(corners('36 0, 36 15 7, 20 20 10, 0 21'), false),
      { of: keys },
      48,
    ),
    decal(onFace(312 + x, 128 + y, height + 20), engraved(dots, 15, 4.6, ink)),
  ]);
  const line = (side: number): string =>
    `<path d="M${side * 163} -280L${side * 129} -100Q${side * 124} -80 ${side * 100} -78" fill="none"`;
  const face = group([
    panel(
      onFace(0, 0, height + 1),
      plate,
      material('matte', dark ? tint(hex, 0.1) : mix(hex, '#ffffff', 0.5)),
      0.25,
    ),
    decal(
      onFace(0, 0, height + 1),
      `<path d="M${plate.map(([x, y]) => `${x.toFixed(0)} ${(-y).toFixed(0)}`).join('L')}Z" fill="none" stroke="${ink}" stroke-opacity="0.35" stroke-width="3"/>`,
    ),
    decal(
      onFace(0, 0, height + 1),
      each(
        [-1, 1],
        (side) =>
          `${line(side)} stroke="${glow}" stroke-width="14" opacity="0.22"/>${line(side)} stroke="${glow}" stroke-width="5" stroke-linecap="round"/>`,
      ),
    ),
    decal(
      onFace(-205, 226, height),
      `<rect x="-8" y="-22" width="16" height="44" rx="8" fill="${ink}" opacity="0.55"/>`,
    ),
    decal(
      onFace(205, 226, height),
      `<rect x="-8" y="-22" width="16" height="44" rx="8" fill="${ink}" opacity="0.55"/>`,
    ),
    ...pads,
    ...buttons,
    slab(onFace(0, -30, 50), roundedRect(462, 196, 98), 64, 22, {
      of: trim,
      front: material('gloss', '#17181c'),
    }),
    decal(
      onFace(0, 14, 84),
      `<circle r="17" fill="#0a0b0d"/><circle r="17" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="2"/>`,
    ),
    decal(onFace(0, -42, 84), '<rect x="-26" y="-7" width="52" height="14" rx="7" fill="#060607"/>'),
    stick(onFace(-138, -26, 82)),
    stick(onFace(138, -26, 82)),
  ]);
  const rear = frame([0, 0, 0], { yaw: 180 }, at);
  const seam = decal(frame([0, 0, height], {}, rear), (camera) => {
    const [defs, paint] = gradient(camera, '0 #000 0.25, 1 #000 0');
    return `${defs}<rect x="-150" y="-250" width="300" height="150" rx="40" fill="${paint}"/><g transform="translate(0 -120)">${lamp(7, glow)}</g>`;
  });
  const port = frame([0, 284, 0], { pitch: -90 }, at);
  return [
    group(triggers, -400),
    sorted(
      [
        cushion(
          rear,
          body,
          towardsSpine,
          bulge,
          { of: dark ? shell : material('plastic', mix(hex, '#9a9ca2', 0.12)) },
          16,
        ),
        facing(rear, [seam], 400),
      ],
      -100,
    ),
    sorted([cushion(at, body, towardsSpine, bulge, { of: shell }, 18)], 0),
    facing(at, [face], 400),
    facing(
      port,
      [decal(port, `<rect x="-60" y="-24" width="120" height="48" rx="20" fill="#15161a"/>${usbC(56)}`)],
      300,
    ),
  ];
}

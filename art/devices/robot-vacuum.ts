import { lightness, shade, tint } from '../colour';
import type { ArtDevice } from '../device';
import { corners, vecs } from '../points';
import { type Shot, shoot } from '../solids';
import { airy, facing, group, type Part } from '../solids/camera';
import { material } from '../solids/light';
import { ellipse, rounded, roundedRect } from '../solids/outline';
import { decal, lathe, panel, slab, tube } from '../solids/shapes';
import { type Frame, frame, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -28, pitch: 40, width: 1240 },
  front: { pitch: 10, width: 1240 },
  back: { yaw: 180, pitch: 24, width: 1240 },
  side: { yaw: -90, pitch: 12, width: 1240 },
  detail: { yaw: -34, pitch: 36, close: { on: [0, 170, -60], times: 2 } },
};

/** A robot vacuum: low disc with a bumper, a turret that sees around and a side brush. */
export const device: ArtDevice = ({ colour, angle }) => {
  const light = lightness(colour.hex) > 0.6;
  const hull = material('plastic', colour.hex);
  const trim = material('plastic', light ? '#5b5e66' : '#1b1c21');
  const lid = frame([0, 158, 0], { pitch: -90 });
  const ink = light ? shade(colour.hex, 0.45) : tint(colour.hex, 0.4);
  const window = (yaw: number): Frame =>
    frame([466 * Math.sin((yaw * Math.PI) / 180), 84, 466 * Math.cos((yaw * Math.PI) / 180)], { yaw });
  const lens = facing(window(0), [
    slab(window(0), roundedRect(250, 58, 28), 8, 3, { of: material('gloss', '#101116') }),
    decal(
      frame([0, 0, 5], {}, window(0)),
      '<circle cx="-70" r="15" fill="#1d2450"/><circle cx="-74" cy="-5" r="5" fill="#b9c6ff"/><circle cx="70" r="15" fill="#3a1018"/><circle cx="66" cy="-5" r="5" fill="#e08f9b" opacity=".8"/>',
    ),
  ]);
  const turret = group([
    lathe(frame([0, 158, -70]), rounded(corners('122 0, 118 14'), false), { of: trim }, 90),
    lathe(
      frame([0, 158, -70]),
      rounded(corners('104 10, 104 44'), false),
      { of: material('gloss', '#0c0d10') },
      90,
    ),
    lathe(
      frame([0, 158, -70]),
      rounded(corners('116 42, 118 62 12, 90 72 16, 0 73'), false),
      { of: hull },
      90,
    ),
    decal(
      frame([0, 232, -70], { pitch: -90 }),
      `<circle r="62" fill="none" stroke="${ink}" stroke-opacity=".3" stroke-width="3"/><circle r="7" fill="#ff5a1f"/>`,
    ),
  ]);
  const brush = group(
    [0, 120, 240].map(
      (yaw): Part =>
        tube(
          frame([-300, 16, 350], { yaw: yaw + 20 }),
          vecs('0 8 0, 0 4 80, 10 0 170'),
          (t) => ellipse(10 + 12 * t, 4, 2, 12),
          { of: material('matte', '#33353c') },
          { up: [0, 1, 0], steps: 6 },
        ),
    ),
  );
  const body = group([
    airy(brush),
    lathe(
      world,
      rounded(corners('400 0, 440 6 10, 452 34'), false),
      { of: material('matte', '#202127') },
      140,
    ),
    lathe(
      world,
      rounded(corners('458 30, 470 40 10, 470 118 20, 462 128 6, 452 128'), false),
      {
        of: hull,
        paint: (u) =>
          u > 0.53 && u < 0.97 ? material('plastic', light ? shade(colour.hex, 0.1) : '#1b1c21') : hull,
      },
      160,
    ),
    lathe(
      world,
      rounded(corners('462 126, 456 150 14, 430 160 20, 330 160, 300 158'), false),
      { of: hull },
      160,
    ),
    panel(lid, ellipse(420, 420, 2, 140), hull, 0.22),
    decal(
      frame([0, 0, 1], {}, lid),
      `<circle r="392" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="4"/><path d="M-330 210Q0 320 330 210" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="4"/>` +
        `<rect x="-74" y="250" width="148" height="62" rx="31" fill="#000" opacity=".09"/><g fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"><path d="M-40 268v22M-52 274a18 18 0 1 0 24 0M28 284 42 270 56 284M32 282v14h20v-14"/></g>`,
    ),
    lens,
    turret,
    ...(angle === 'back'
      ? [
          facing(window(180), [
            slab(window(180), roundedRect(300, 70, 26), 8, 3, { of: trim }),
            decal(
              frame([0, 0, 5], {}, window(180)),
              '<rect x="-110" y="-8" width="70" height="16" rx="5" fill="#c9a86a"/><rect x="40" y="-8" width="70" height="16" rx="5" fill="#c9a86a"/>',
            ),
          ]),
        ]
      : []),
  ]);
  return shoot([body], { ...views[angle], height: 900 });
};

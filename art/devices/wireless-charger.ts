import { lightness, shade, tint } from '../colour';
import type { ArtDevice } from '../device';
import { corners, vecs } from '../points';
import { type Shot, shoot } from '../solids';
import { airy, group } from '../solids/camera';
import { material } from '../solids/light';
import { ellipse, rounded, roundedRect } from '../solids/outline';
import { decal, lathe, panel, slab, tube } from '../solids/shapes';
import { frame, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -24, pitch: 38, width: 1060 },
  front: { lying: true, pitch: 90, width: 1020, height: 1020 },
  detail: { yaw: 30, pitch: 24, close: { on: [60, 40, 280], times: 2 } },
};

/** A wireless charging disc: metal edge, soft top with a lit ring, and its cord. */
export const device: ArtDevice = ({ colour, angle }) => {
  const light = lightness(colour.hex) > 0.6;
  const rim = material('metal', light ? '#c9ccd2' : '#4a4d55');
  const top = frame([0, 68, 0], { pitch: -90 });
  const ink = light ? shade(colour.hex, 0.4) : tint(colour.hex, 0.35);
  const cord = tube(
    world,
    vecs('60 30 -330, 70 24 -420, 180 16 -480, 360 14 -440, 470 14 -300, 540 14 -160'),
    ellipse(14, 14, 2, 20),
    { of: material('matte', colour.hex) },
    { up: [0, 1, 0], steps: 16 },
  );
  const body = group([
    lathe(world, rounded(corners('320 0, 348 6 10, 356 34 20, 350 58 8, 338 64'), false), { of: rim }, 140),
    lathe(
      world,
      rounded(corners('340 62, 332 70 6, 300 69, 250 68'), false),
      { of: material('matte', colour.hex) },
      140,
    ),
    panel(top, ellipse(300, 300, 2, 120), material('matte', colour.hex), 0.2),
    decal(
      frame([0, 0, 1], {}, top),
      `<circle r="236" fill="none" stroke="${ink}" stroke-opacity=".45" stroke-width="5"/><circle r="300" fill="none" stroke="#ff6a2a" stroke-width="18" opacity=".16"/><circle r="300" fill="none" stroke="#ff5a1f" stroke-width="5" opacity=".9"/>` +
        `<path d="M14 -74 -42 14H-4L-16 76 44 -16H4Z" fill="${ink}" opacity=".8"/>`,
    ),
  ]);
  const plug = slab(frame([48, 32, -344]), roundedRect(46, 30, 13), 50, 8, {
    of: material('matte', colour.hex),
  });
  return shoot([group([airy(cord), plug, body])], { ...views[angle] });
};

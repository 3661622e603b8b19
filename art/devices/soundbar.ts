import type { ArtDevice } from '../device';
import { type Shot, shoot } from '../solids';
import { facing, group } from '../solids/camera';
import { material } from '../solids/light';
import { roundedRect } from '../solids/outline';
import { decal, panel, slab } from '../solids/shapes';
import { frame } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -20, pitch: 15, width: 1440 },
  front: { pitch: 5, width: 1460 },
  detail: { yaw: -34, pitch: 18, close: { on: [520, 120, 60], times: 2.3 } },
};

/** A soundbar with cloth front and touch keys, and its cube of a subwoofer behind. */
export const device: ArtDevice = ({ colour, angle }) => {
  const hull = material('plastic', colour.hex);
  const cloth = material('fabric', '#1b1c21');
  const face = frame([0, 62, 71]);
  const top = frame([0, 124, 0], { pitch: -90 });
  const mesh = (w: number, h: number, gap: number): string => {
    const dots: string[] = [];
    for (let y = -h / 2, row = 0; y <= h / 2; y += gap * 0.87, row += 1) {
      for (let x = -w / 2 + ((row % 2) * gap) / 2; x <= w / 2; x += gap)
        dots.push(`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${gap * 0.26}"/>`);
    }
    return `<g fill="#000" opacity=".5">${dots.join('')}</g>`;
  };
  const bar = group([
    slab(frame([0, 62, 0]), roundedRect(1240, 124, 34, 12), 142, 20, { of: hull, steps: 6 }),
    facing(face, [
      panel(face, roundedRect(1200, 84, 26), cloth, 0.3),
      decal(frame([0, 0, 1], {}, face), mesh(1160, 64, 13)),
      decal(
        frame([0, 0, 1.5], {}, face),
        '<rect x="-62" y="-20" width="124" height="40" rx="8" fill="#08090b"/><g fill="#fff"><circle cx="-27" r="5"/><circle cx="-9" r="5"/><circle cx="9" r="5"/><circle cx="27" r="5" opacity=".3"/></g>',
      ),
    ]),
    facing(top, [
      decal(
        top,
        '<rect x="-130" y="-34" width="260" height="68" rx="30" fill="#000" opacity=".35"/><g stroke="#c9ccd2" stroke-width="5" stroke-linecap="round" fill="none"><path d="M-96 0h26M70 0h26M83 -13v26"/><circle cx="-24" r="12"/><path d="M20 -12 40 0 20 12z"/></g>',
      ),
    ]),
  ]);
  const boxAt = frame([350, 210, -430]);
  const boxFace = frame([0, 0, 201], {}, boxAt);
  const woofer = group([
    slab(boxAt, roundedRect(400, 470, 54, 12), 400, 26, { of: hull, steps: 6 }),
    facing(boxFace, [
      panel(boxFace, roundedRect(350, 420, 40), cloth, 0.3),
      decal(frame([0, 0, 1], {}, boxFace), mesh(320, 390, 15)),
    ]),
  ]);
  return shoot(angle === 'pair' ? [group([woofer, bar])] : [bar], { ...views[angle], height: 760 });
};

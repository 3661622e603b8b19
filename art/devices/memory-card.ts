import { lightness, shade, tint } from '../colour';
import type { ArtDevice } from '../device';
import { corners } from '../points';
import { type Shot, shoot } from '../solids';
import { type Camera, facing, group } from '../solids/camera';
import { gradient } from '../solids/details';
import { material } from '../solids/light';
import { rounded } from '../solids/outline';
import { decal, slab } from '../solids/shapes';
import { type Flat, frame } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { yaw: -24, pitch: 8, width: 1000, height: 1020 },
  front: { pitch: 2, height: 1020 },
  detail: { yaw: -28, pitch: 12, close: { on: [-60, 640, 20], times: 2 } },
};

/** A micro card beside its full-size adapter. */
export const device: ArtDevice = ({ colour, angle }) => {
  const light = lightness(colour.hex) > 0.6;
  const ink = light ? '#33353c' : '#ffffff';
  const plastic = material('plastic', '#1d1e23');
  const adapter: Flat[] = rounded(
    corners('300 -400 18, 300 400 18, -210 400 18, -300 310 18, -300 -400 18'),
    true,
    6,
  );
  const micro: Flat[] = rounded(
    corners(`150 -205 14, 150 205 14, -70 205 12, -92 182 8, -92 130 8, -112 106 6, -150 106 10,
        -150 -205 14`),
    true,
    5,
  );
  const at = frame([0, 400, 0]);
  const card = frame([330, 205, 150]);
  const label = (camera: Camera, w: number, h: number, size: number, y: number): string => {
    const [defs, paint] = gradient(
      camera,
      `0 ${tint(colour.hex, 0.22)}, 0.5 ${colour.hex}, 1 ${shade(colour.hex, 0.3)}`,
      '0 0 1 1',
    );
    return (
      `${defs}<rect x="${-w / 2}" y="${y}" width="${w}" height="${h}" rx="14" fill="${paint}"/><path d="M${-w / 2 + 14} ${y}h${w * 0.5}l${-w * 0.4} ${h}H${-w / 2}v${-h + 14}q0 -14 14 -14z" fill="#fff" opacity=".1"/>` +
      `<text x="${-w / 2 + 28}" y="${y + h * 0.46}" font-family="Vazirmatn" font-weight="800" font-size="${size}" fill="${ink}">128 GB</text><g fill="none" stroke="${ink}" stroke-width="${size * 0.06}"><path d="M${-w / 2 + 30} ${y + h - 34}h${w * 0.3}"/></g><circle cx="${w / 2 - 44}" cy="${y + h - 40}" r="${size * 0.2}" fill="none" stroke="${ink}" stroke-width="${size * 0.06}"/>`
    );
  };
  const big = group([
    slab(at, adapter, 40, 8, { of: plastic }),
    facing(at, [
      decal(frame([0, 0, 21], {}, at), (camera) => label(camera, 520, 420, 104, -230)),
      decal(
        frame([0, 0, 21], {}, at),
        '<rect x="-318" y="-120" width="30" height="90" rx="8" fill="#c9ccd2"/><g fill="#000" opacity=".4"><rect x="-160" y="-384" width="420" height="100" rx="12"/></g><rect x="-240" y="250" width="480" height="110" rx="12" fill="#000" opacity=".25"/>',
      ),
    ]),
  ]);
  const small = group([
    slab(card, micro, 18, 5, { of: plastic }),
    facing(card, [decal(frame([0, 0, 10], {}, card), (camera) => label(camera, 250, 200, 54, -20))]),
  ]);
  return shoot([group([big, small])], { ...views[angle] });
};

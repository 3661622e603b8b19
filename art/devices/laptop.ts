import { mix } from '../colour';
import { type ArtDevice, type ArtView, viewOf } from '../device';
import { laptopFront } from '../laptopFront';
import { laptopBack, laptopSide } from '../laptopProfile';
import { type LaptopBody, laptopThreeQuarter } from '../laptopThreeQuarter';
import { paletteOf } from '../palette';
import { group, Pen } from '../pen';
import { wallpaperOf } from '../wallpaper';

function bodyOf({ model, colour }: ArtView): LaptopBody {
  const gaming = model === 'laptop-gaming';
  const pale = colour.key === 'white';
  const screenKeys: Readonly<Record<string, string>> = {
    silver: 'ice-blue',
    black: 'orange',
    graphite: 'gold',
    white: 'teal',
  };
  return {
    hex: colour.hex,
    keyHex: pale && !gaming ? '#e4e3df' : pale ? '#3a3d45' : mix('#23262d', colour.hex, 0.12),
    gaming,
    palette: paletteOf(gaming ? 'violet' : (screenKeys[colour.key] ?? colour.key)),
    kind: gaming ? 'beams' : wallpaperOf(model),
  };
}

export const device: ArtDevice = (view) => {
  const pen = new Pen();
  const body = bodyOf(view);
  return pen.finish(
    viewOf(view.angle, {
      pair: () => laptopThreeQuarter(pen, body),
      front: () => laptopFront(pen, body),
      back: () => laptopBack(pen, body),
      side: () => group('translate(-80 0)', laptopSide(pen, body)),
      detail: () => group('translate(-560 -1450) scale(2.05)', laptopThreeQuarter(pen, body)),
    }),
  );
};

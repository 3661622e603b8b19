import type { ArtDevice, ArtView } from '../device';
import { group, mix, Pen, paletteOf, wallpaperOf } from '../kit';
import { laptopFront } from '../laptopFront';
import { laptopBack, laptopSide } from '../laptopProfile';
import { type LaptopBody, laptopThreeQuarter } from '../laptopThreeQuarter';

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

export const device: ArtDevice = {
  draw(view) {
    const pen = new Pen();
    const body = bodyOf(view);
    switch (view.angle) {
      case 'pair':
        return pen.finish(laptopThreeQuarter(pen, body));
      case 'front':
        return pen.finish(laptopFront(pen, body));
      case 'back':
        return pen.finish(laptopBack(pen, body));
      case 'side':
        return pen.finish(group('translate(-80 0)', laptopSide(pen, body)));
      case 'detail':
        return pen.finish(group('translate(-560 -1450) scale(2.05)', laptopThreeQuarter(pen, body)));
    }
  },
};

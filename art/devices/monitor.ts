import type { ArtDevice, ArtView } from '../device';
import { group, Pen, paletteOf, wallpaperOf } from '../kit';
import { panelBack, panelSide } from '../panelBack';
import { type Panel, panelDetail, panelFront } from '../panels';

function panelOf({ model, colour }: ArtView): Panel {
  return {
    hex: colour.hex,
    bezel: 16,
    chin: 34,
    box: { x: 110, y: 330, w: 1380, h: 800 },
    foot: 1372,
    stand: 'neck',
    palette: paletteOf(model === 'monitor-silk' ? 'lavender' : 'navy'),
    kind: wallpaperOf(model),
  };
}

export const device: ArtDevice = {
  draw(view) {
    const pen = new Pen();
    const panel = panelOf(view);
    switch (view.angle) {
      case 'pair':
        return pen.finish(panelFront(pen, panel, 'picture'));
      case 'front':
        return pen.finish(panelFront(pen, panel, 'desk'));
      case 'back':
        return pen.finish(panelBack(pen, panel));
      case 'side':
        return pen.finish(panelSide(pen, panel));
      case 'detail':
        return pen.finish(group('translate(-820 -1330) scale(2)', panelDetail(pen, panel)));
    }
  },
};

import type { ArtDevice, ArtView } from '../device';
import { group, Pen, paletteOf } from '../kit';
import { panelBack, panelSide } from '../panelBack';
import { type Panel, panelDetail, panelFront } from '../panels';

const panelOf = ({ colour }: ArtView): Panel => ({
  hex: colour.hex,
  bezel: 9,
  chin: 16,
  box: { x: 60, y: 400, w: 1480, h: 850 },
  foot: 1370,
  stand: 'feet',
  palette: paletteOf('gold'),
  kind: 'dunes',
});

export const device: ArtDevice = {
  draw(view) {
    const pen = new Pen();
    const panel = panelOf(view);
    switch (view.angle) {
      case 'pair':
        return pen.finish(panelFront(pen, panel, 'picture'));
      case 'front':
        return pen.finish(panelFront(pen, panel, 'cards'));
      case 'back':
        return pen.finish(panelBack(pen, panel));
      case 'side':
        return pen.finish(panelSide(pen, panel));
      case 'detail':
        return pen.finish(group('translate(-1440 -1050) scale(1.95)', panelDetail(pen, panel)));
    }
  },
};

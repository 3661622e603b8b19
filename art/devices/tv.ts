import { type ArtDevice, type ArtView, viewOf } from '../device';
import { paletteOf } from '../palette';
import { panelBack, panelSide } from '../panelBack';
import { type Panel, panelDetail, panelFront } from '../panels';
import { group, Pen } from '../pen';

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

export const device: ArtDevice = (view) => {
  const pen = new Pen();
  const panel = panelOf(view);
  return pen.finish(
    viewOf(view.angle, {
      pair: () => panelFront(pen, panel, 'picture'),
      front: () => panelFront(pen, panel, 'cards'),
      back: () => panelBack(pen, panel),
      side: () => panelSide(pen, panel),
      detail: () => group('translate(-1440 -1050) scale(1.95)', panelDetail(pen, panel)),
    }),
  );
};

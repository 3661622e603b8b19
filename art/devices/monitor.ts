import { type ArtDevice, type ArtView, viewOf } from '../device';
import { paletteOf } from '../palette';
import { panelBack, panelSide } from '../panelBack';
import { type Panel, panelDetail, panelFront } from '../panels';
import { group, Pen } from '../pen';
import { wallpaperOf } from '../wallpaper';

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

export const device: ArtDevice = (view) => {
  const pen = new Pen();
  const panel = panelOf(view);
  return pen.finish(
    viewOf(view.angle, {
      pair: () => panelFront(pen, panel, 'picture'),
      front: () => panelFront(pen, panel, 'desk'),
      back: () => panelBack(pen, panel),
      side: () => panelSide(pen, panel),
      detail: () => group('translate(-820 -1330) scale(2)', panelDetail(pen, panel)),
    }),
  );
};

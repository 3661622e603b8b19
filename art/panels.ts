import { lightness, shade, tint } from './colour';
import { label } from './label';
import { castShadow, contactShadow, cylinder, metal, rim } from './materials';
import type { Palette } from './palette';
import { diagonal, down, el, type Pen, right } from './pen';
import { cards, dock, litScreen, widgets } from './screens';
import { type Box, ellipse, grow, polygon, squircle } from './shapes';
import type { Wallpaper } from './wallpaper';

/** A standing flat panel: monitor or television. */
export interface Panel {
  hex: string;
  /** Width of the dark edge around the picture, and the height of the strip under it. */
  bezel: number;
  chin: number;
  box: Box;
  /** Place at which it touches the ground. */
  foot: number;
  stand: 'neck' | 'feet';
  palette: Palette;
  kind: Wallpaper;
}

function neck(pen: Pen, { hex, box, foot }: Panel): string {
  const cx = box.x + box.w / 2;
  const top = box.y + box.h - 10;
  const post = polygon([cx - 78, top], [cx + 78, top], [cx + 92, foot - 34], [cx - 92, foot - 34]);
  const plate = (y: number) => ellipse(cx, y, 350, 38);
  return (
    contactShadow(pen, cx, foot + 16, 380) +
    el('path', { d: plate(foot - 8), fill: metal(pen, shade(hex, 0.28), right) }) +
    el('path', {
      d: plate(foot - 26),
      fill: pen.linear(`0 ${shade(hex, 0.25)}, 0.45 ${hex}, 1 ${tint(hex, 0.3)}`, down),
    }) +
    rim(pen, plate(foot - 26), hex, 2.4) +
    el('path', { d: ellipse(cx, foot - 30, 150, 17), fill: '#000000', opacity: 0.4, filter: pen.blur(8) }) +
    el('path', { d: post, fill: cylinder(pen, hex) }) +
    el('path', { d: post, fill: pen.linear('0 #000000 0.6, 0.35 #000000 0, 1 #000000 0.12', down) })
  );
}

/** The two splayed feet of a television. */
export function feet(pen: Pen, { hex, box, foot }: Panel): string {
  const top = box.y + box.h - 6;
  const leg = (cx: number) => {
    const d = `M${cx - 16} ${top}H${cx + 16}L${cx + 92} ${foot - 12}Q${cx + 96} ${foot} ${cx + 82} ${foot}H${cx - 82}Q${cx - 96} ${foot} ${cx - 92} ${foot - 12}Z`;
    const hollow = polygon([cx, top + 34], [cx + 54, foot - 20], [cx - 54, foot - 20]);
    return (
      contactShadow(pen, cx, foot + 6, 130, 0.9) +
      el('path', { d: d + hollow, 'fill-rule': 'evenodd', fill: metal(pen, tint(hex, 0.12), right) }) +
      rim(pen, d, hex, 2)
    );
  };
  return (
    contactShadow(pen, box.x + box.w / 2, foot + 10, box.w * 0.42, 0.5) +
    leg(box.x + box.w * 0.2) +
    leg(box.x + box.w * 0.8)
  );
}

const stand = (pen: Pen, panel: Panel) => (panel.stand === 'neck' ? neck(pen, panel) : feet(pen, panel));

function face(pen: Pen, panel: Panel, content: 'picture' | 'desk' | 'cards'): string {
  const { box, bezel, chin, hex, palette } = panel;
  const outer = squircle(box, 16);
  const screen = { x: box.x + bezel, y: box.y + bezel, w: box.w - 2 * bezel, h: box.h - bezel - chin };
  const cx = box.x + box.w / 2;
  const over = {
    picture: '',
    desk: widgets(screen.x + 50, screen.y + 50, 170) + dock(cx, screen.y + screen.h - 22, 40, 8),
    cards:
      el('rect', {
        x: screen.x,
        y: screen.y + screen.h * 0.5,
        width: screen.w,
        height: screen.h * 0.5,
        fill: pen.linear(`0 ${palette.night} 0, 0.7 ${palette.night} 0.9`, down),
      }) +
      label('۱۰:۲۵', screen.x + screen.w - 60, screen.y + 104, 62, { weight: 700, anchor: 'end' }) +
      cards(
        pen,
        { x: screen.x + 60, y: screen.y + screen.h * 0.66, w: screen.w - 120, h: screen.h * 0.24 },
        palette,
      ),
  }[content];
  const dark = lightness(hex) < 0.5;
  return (
    castShadow(pen, outer, 10, 16, 20, 0.3) +
    el('path', { d: outer, fill: metal(pen, dark ? tint(hex, 0.06) : hex, diagonal) }) +
    el('path', { d: squircle(grow(box, -4), 13), fill: '#050607' }) +
    el('rect', {
      x: box.x + 4,
      y: box.y + box.h - chin,
      width: box.w - 8,
      height: chin - 4,
      rx: 8,
      fill: pen.linear(`0 ${tint(hex, 0.12)}, 1 ${shade(hex, 0.25)}`, down),
    }) +
    rim(pen, squircle(grow(box, -1), 16), hex, 2.2) +
    litScreen(pen, screen, { kind: panel.kind, palette, radius: 6, over, gleam: 0.17 }) +
    el('rect', {
      x: cx - 26,
      y: box.y + box.h - chin * 0.62,
      width: 52,
      height: 5,
      rx: 2.5,
      fill: dark ? '#9aa0ac' : '#8a8f99',
      opacity: 0.8,
    }) +
    el('circle', { cx: box.x + box.w - 60, cy: box.y + box.h - chin * 0.5, r: 4, fill: '#ff6a35' })
  );
}

/** The panel on its stand from the front, showing a picture, a desk with widgets or a row of cards. */
export const panelFront = (pen: Pen, panel: Panel, content: 'picture' | 'desk' | 'cards') =>
  stand(pen, panel) + face(pen, panel, content);

/** The panel without a stand, for close-ups. */
export const panelDetail = (pen: Pen, panel: Panel) =>
  stand(pen, panel) + face(pen, panel, panel.stand === 'neck' ? 'desk' : 'picture');

import { lightness, mix, shade, tint } from './colour';
import {
  castShadow,
  contactShadow,
  cylinder,
  innerShade,
  matte,
  metal,
  recess,
  rim,
  sheen,
} from './materials';
import { feet, type Panel } from './panels';
import { down, each, el, group, type Pen, right } from './pen';
import { ellipse, polygon, rounded, squircle } from './shapes';

/** The back: a shell with a raised hub, vents and sockets. */
export function panelBack(pen: Pen, panel: Panel): string {
  const { box, hex } = panel;
  const shell = squircle(box, 18);
  const hub = { x: box.x + box.w * 0.24, y: box.y + box.h * 0.34, w: box.w * 0.52, h: box.h * 0.6 };
  const raised = squircle(hub, 46);
  const cx = box.x + box.w / 2;
  const vents = Array.from({ length: 34 }, (_, i) =>
    recess(
      pen,
      rounded({ x: hub.x + hub.w * 0.1 + i * ((hub.w * 0.8) / 34), y: hub.y + 34, w: 8, h: 46 }, 4),
      1.4,
    ),
  );
  const socket = (i: number) =>
    recess(
      pen,
      rounded({ x: cx - 190 + i * 84, y: hub.y + hub.h - 84, w: i % 2 === 0 ? 56 : 34, h: 24 }, 6),
      2,
    );
  const mount = { x: cx - 110, y: hub.y + hub.h * 0.36, w: 220, h: 190 };
  return (
    (panel.stand === 'feet' ? feet(pen, panel) : '') +
    castShadow(pen, shell, 10, 16, 20, 0.3) +
    el('path', { d: shell, fill: matte(pen, hex) }) +
    sheen(pen, shell, box, 0.8) +
    rim(pen, shell, hex, 3) +
    castShadow(pen, raised, 8, 14, 16, 0.4) +
    el('path', {
      d: raised,
      fill: matte(pen, mix(hex, lightness(hex) < 0.5 ? '#ffffff' : '#000000', 0.05)),
    }) +
    innerShade(pen, raised, '#ffffff', 18, 0.2) +
    rim(pen, raised, hex, 2.4) +
    vents.join('') +
    each([0, 1, 2, 3, 4], socket) +
    (panel.stand === 'neck'
      ? group(
          '',
          el('path', { d: squircle(mount, 26), fill: matte(pen, shade(hex, 0.1)) }),
          rim(pen, squircle(mount, 26), hex, 2),
        ) + backPost(pen, panel)
      : '')
  );
}

function backPost(pen: Pen, panel: Panel): string {
  const { box, hex, foot } = panel;
  const cx = box.x + box.w / 2;
  const post = rounded(
    { x: cx - 70, y: box.y + box.h * 0.58, w: 140, h: foot - box.y - box.h * 0.58 - 28 },
    20,
  );
  const plate = (y: number) => ellipse(cx, y, 350, 38);
  return (
    contactShadow(pen, cx, foot + 16, 380) +
    el('path', { d: plate(foot - 8), fill: metal(pen, shade(hex, 0.28), right) }) +
    el('path', {
      d: plate(foot - 26),
      fill: pen.linear(`0 ${shade(hex, 0.25)}, 0.45 ${hex}, 1 ${tint(hex, 0.3)}`, down),
    }) +
    rim(pen, plate(foot - 26), hex, 2.4) +
    castShadow(pen, post, 10, 10, 14, 0.4) +
    el('path', { d: post, fill: cylinder(pen, hex) }) +
    recess(pen, ellipse(cx, foot - 130, 34), 3)
  );
}

/** The panel edge-on. */
export function panelSide(pen: Pen, panel: Panel): string {
  const { hex, foot, box } = panel;
  const top = panel.stand === 'neck' ? 330 : 340;
  const slab = rounded({ x: 770, y: top, w: 34, h: box.h + 40 }, 12);
  const hub = squircle({ x: 796, y: top + 190, w: 92, h: box.h * 0.62 }, 40);
  const base = rounded({ x: 640, y: foot - 26, w: 400, h: 26 }, 12);
  const post = polygon([880, top + 330], [930, top + 330], [900, foot - 20], [800, foot - 20]);
  return (
    contactShadow(pen, 840, foot + 4, 250) +
    (panel.stand === 'neck' ? el('path', { d: post, fill: cylinder(pen, hex) }) : '') +
    el('path', { d: hub, fill: matte(pen, hex, right) }) +
    rim(pen, hub, hex, 2.4) +
    (panel.stand === 'neck'
      ? el('path', { d: base, fill: metal(pen, hex, down) }) + rim(pen, base, hex, 2)
      : el('path', {
          d: `M790 ${top + box.h + 30}L960 ${foot}H930L${786} ${top + box.h + 80}L650 ${foot}H620L776 ${top + box.h + 30}Z`,
          fill: metal(pen, tint(hex, 0.12), right),
        })) +
    el('path', { d: slab, fill: metal(pen, tint(hex, 0.05), right) }) +
    el('rect', { x: 770, y: top + 8, width: 8, height: box.h + 24, rx: 4, fill: '#050607' }) +
    rim(pen, slab, hex, 2)
  );
}

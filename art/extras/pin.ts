import { shade, tint } from '../colour';
import { contactShadow, innerShade, rim } from '../materials';
import { diagonal, down, el, Pen } from '../pen';
import { ellipse, polygon } from '../shapes';

const orange = '#ff4e14';

/** A place on a folded map. */
export function pin(): string {
  const pen = new Pen();
  const drop = 'M800 1220C690 1040 520 870 520 640A280 280 0 0 1 1080 640C1080 870 910 1040 800 1220Z';
  const panels = [
    polygon([180, 1150], [580, 1050], [580, 1290], [180, 1390]),
    polygon([580, 1050], [1010, 1150], [1010, 1390], [580, 1290]),
    polygon([1010, 1150], [1420, 1050], [1420, 1290], [1010, 1390]),
  ];
  const tones = ['#e6efe4', '#cfdccc', '#eef4ec'];
  const road = 'M200 1300C420 1200 520 1240 700 1250S1080 1340 1400 1180';
  return pen.finish(
    contactShadow(pen, 800, 1392, 640),
    ...panels.map((d, index) =>
      el('path', {
        d,
        fill: pen.linear(
          `0 ${tint(tones[index] ?? '#ffffff', 0.3)}, 1 ${shade(tones[index] ?? '#ffffff', 0.1)}`,
          down,
        ),
      }),
    ),
    el('path', { d: road, fill: 'none', stroke: '#ffffff', 'stroke-width': 34, 'stroke-linecap': 'round' }),
    el('path', { d: road, fill: 'none', stroke: '#f2b43c', 'stroke-width': 12, 'stroke-dasharray': '44 34' }),
    ...panels.map((d) => rim(pen, d, '#cfdccc', 4)),
    el('path', { d: ellipse(812, 1222, 130, 34), fill: '#243322', opacity: 0.45, filter: pen.blur(18) }),
    el('path', {
      d: drop,
      fill: pen.linear(`0 ${tint(orange, 0.42)}, 0.45 ${orange}, 1 ${shade(orange, 0.38)}`, diagonal),
    }),
    innerShade(pen, drop, shade(orange, 0.6), 70, 0.45),
    rim(pen, drop, orange, 5),
    el('path', { d: ellipse(800, 640, 118), fill: '#ffffff' }),
    innerShade(pen, ellipse(800, 640, 118), '#7a3a1c', 30, 0.3),
  );
}

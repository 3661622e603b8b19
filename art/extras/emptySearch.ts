import { contactShadow, innerShade, metal, rim } from '../materials';
import { diagonal, el, Pen, right } from '../pen';
import { ellipse, rounded } from '../shapes';

const orange = '#ff4e14';

/** A magnifier with thick glass, for a search that finds nothing. */
export function emptySearch(): string {
  const pen = new Pen();
  const [cx, cy, r] = [690, 690, 380];
  const glass = ellipse(cx, cy, r - 44);
  const grip = rounded({ x: -62, y: 520, w: 124, h: 440 }, 58);
  const neck = rounded({ x: -38, y: 366, w: 76, h: 180 }, 20);
  const turned = (...parts: readonly string[]) =>
    el('g', { transform: `translate(${cx} ${cy}) rotate(-45)` }, ...parts);
  const ring = ellipse(cx, cy, r) + ellipse(cx, cy, r - 44);
  const hollow = (fill: string) => el('path', { d: ring, fill, 'fill-rule': 'evenodd' });
  return pen.finish(
    contactShadow(pen, 1010, 1392, 430, 0.75),
    el(
      'g',
      { opacity: 0.3, filter: pen.blur(24), transform: 'translate(26 34)' },
      hollow('#0c0906'),
      turned(el('path', { d: grip, fill: '#0c0906' })),
    ),
    turned(
      el('path', { d: neck, fill: metal(pen, '#b9bcc2', right) }),
      el('path', {
        d: grip,
        fill: pen.linear(
          '0 #0c0d10, 0.12 #3a3d45, 0.3 #777c88, 0.42 #3a3d45, 0.75 #17191e, 0.95 #0a0b0d, 1 #3a3d45',
          right,
        ),
      }),
      el('path', {
        d: rounded({ x: -62, y: 560, w: 124, h: 34 }, 6),
        fill: pen.linear(`0 #a52c02, 0.3 #ff8a5c, 0.5 ${orange}, 1 #8f2602`, right),
      }),
      rim(pen, grip, '#50545e', 3, 0.8),
    ),
    el('path', {
      d: glass,
      fill: pen.linear('0 #ffffff 0.55, 0.4 #dbe6f2 0.22, 0.75 #a9bdd4 0.24, 1 #8ea8c6 0.42', diagonal),
    }),
    innerShade(pen, glass, '#3f5f86', 60, 0.4),
    el('path', {
      d: `M${cx - 262} ${cy + 40}A265 265 0 0 1 ${cx + 30} ${cy - 262}A330 330 0 0 0 ${cx - 262} ${cy + 40}Z`,
      fill: '#ffffff',
      opacity: 0.85,
    }),
    el('path', {
      d: `M${cx + 120} ${cy + 246}A275 275 0 0 0 ${cx + 262} ${cy + 90}A310 310 0 0 1 ${cx + 120} ${cy + 246}Z`,
      fill: '#ffffff',
      opacity: 0.5,
    }),
    hollow(metal(pen, '#b9bcc2', diagonal)),
    el('path', {
      d: ellipse(cx, cy, r - 22),
      fill: 'none',
      stroke: pen.linear('0 #ffffff 0.9, 0.4 #6d727e 0.4, 0.7 #ffffff 0.5, 1 #2b2e36 0.6', diagonal),
      'stroke-width': 14,
    }),
    rim(pen, ellipse(cx, cy, r - 2), '#b9bcc2', 4),
    rim(pen, ellipse(cx, cy, r - 44), '#6d727e', 4, 0.9),
  );
}

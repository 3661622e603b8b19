import { bigLens } from './cameraParts';
import { shade, tint } from './colour';
import { castShadow, cylinder, innerShade, matte, metal, rim, sheen } from './materials';
import { diagonal, down, each, el, type Pen, right } from './pen';
import { ellipse, rounded, squircle } from './shapes';

/** A spinning propeller: a soft disc with two sharper blades. `flat` is its height over its width. */
export function propeller(pen: Pen, cx: number, cy: number, r: number, flat: number, turn: number): string {
  const blur = pen.radial('0 #8b919d 0.05, 0.6 #8b919d 0.2, 0.93 #8b919d 0.32, 1 #8b919d 0');
  const blade = (side: number) =>
    el('path', {
      d: `M0 -9C${side * r * 0.3} -34 ${side * r * 0.8} -30 ${side * r} -8C${side * r * 0.85} 14 ${side * r * 0.35} 18 0 9Z`,
      fill: pen.linear('0 #6d727e, 0.5 #2b2d33, 1 #15171b', down),
    });
  return el(
    'g',
    { transform: `translate(${cx} ${cy}) scale(1 ${flat})` },
    el('circle', { cx: 0, cy: 0, r, fill: blur }),
    el('g', { transform: `rotate(${turn})` }, blade(1), blade(-1)),
    el('circle', { cx: 0, cy: 0, r: 20, fill: metal(pen, '#8b919d', diagonal) }),
  );
}

/** A motor under a propeller. */
export function motor(pen: Pen, cx: number, top: number, hex: string): string {
  const d = rounded({ x: cx - 44, y: top, w: 88, h: 74 }, 14);
  return (
    el('rect', { x: cx - 9, y: top - 26, width: 18, height: 34, fill: metal(pen, '#9aa0ac', right) }) +
    el('path', { d, fill: cylinder(pen, hex) }) +
    el('rect', { x: cx - 44, y: top + 22, width: 88, height: 6, fill: '#000000', opacity: 0.3 }) +
    rim(pen, d, hex, 2)
  );
}

/** An arm from the body to a motor: a tapering tube lit from above. */
export function arm(
  pen: Pen,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  from: number,
  to: number,
  hex: string,
): string {
  const d = `M${x1} ${y1 - from}L${x2} ${y2 - to}A${to} ${to} 0 0 ${x2 > x1 ? 1 : 0} ${x2} ${y2 + to}L${x1} ${y1 + from}Z`;
  return (
    castShadow(pen, d, 4, 16, 12, 0.3) +
    el('path', {
      d,
      fill: pen.linear(
        `0 ${tint(hex, 0.4)}, 0.3 ${hex}, 0.75 ${shade(hex, 0.4)}, 1 ${shade(hex, 0.2)}`,
        down,
      ),
    }) +
    rim(pen, d, hex, 2)
  );
}

/** The camera on its gimbal, hanging under the nose; `s` is its size. */
export function gimbal(pen: Pen, cx: number, cy: number, s: number): string {
  const yoke = `M${cx - s * 0.72} ${cy - s * 0.9}H${cx + s * 0.72}V${cy + s * 0.1}Q${cx + s * 0.72} ${cy + s * 0.3} ${cx + s * 0.52} ${cy + s * 0.3}V${cy - s * 0.62}H${cx - s * 0.52}V${cy + s * 0.3}Q${cx - s * 0.72} ${cy + s * 0.3} ${cx - s * 0.72} ${cy + s * 0.1}Z`;
  const head = squircle({ x: cx - s * 0.5, y: cy - s * 0.5, w: s, h: s }, s * 0.3);
  return (
    el('path', { d: yoke, fill: metal(pen, '#5a5f6b', right) }) +
    castShadow(pen, head, 0, s * 0.08, s * 0.08, 0.4) +
    el('path', { d: head, fill: matte(pen, '#2b2d33') }) +
    rim(pen, head, '#6d727e', 2.4) +
    bigLens(pen, cx, cy, s * 0.4, '#4a4e58')
  );
}

/** The body seen from the front or the back: a low rounded hull with a dark nose band. */
export function hull(pen: Pen, cx: number, cy: number, hex: string): string {
  const d = `M${cx - 250} ${cy + 10}C${cx - 250} ${cy - 110} ${cx - 150} ${cy - 160} ${cx} ${cy - 160}S${cx + 250} ${cy - 110} ${cx + 250} ${cy + 10}C${cx + 250} ${cy + 92} ${cx + 170} ${cy + 126} ${cx} ${cy + 126}S${cx - 250} ${cy + 92} ${cx - 250} ${cy + 10}Z`;
  const band = rounded({ x: cx - 190, y: cy - 34, w: 380, h: 92 }, 44);
  return (
    el('path', { d, fill: matte(pen, hex) }) +
    sheen(pen, d, { x: cx - 250, y: cy - 160, w: 500, h: 290 }, 0.7) +
    innerShade(pen, d, '#ffffff', 24, 0.25) +
    rim(pen, d, hex, 3) +
    el('path', { d: band, fill: pen.linear('0 #050608, 1 #2b2e36', down) }) +
    rim(pen, band, '#6d727e', 2, 0.6) +
    each([-130, 130], (dx) =>
      el('path', { d: ellipse(cx + dx, cy + 12, 26), fill: pen.radial('0 #3f4b80, 0.5 #10131f, 1 #000000') }),
    )
  );
}

import { lightness, shade, tint } from '../colour';
import { type ArtDevice, viewOf } from '../device';
import { arm, gimbal, hull, motor, propeller } from '../droneParts';
import { castShadow, contactShadow, innerShade, matte, metal, recess, rim, sheen } from '../materials';
import { diagonal, down, each, el, group, Pen, right } from '../pen';
import { flats } from '../points';
import { ellipse, rounded, squircle } from '../shapes';

type Face = 'front' | 'back';

/** Seen a little from above: the rear pair of arms shows behind the hull. */
function hovering(pen: Pen, hex: string, face: Face): string {
  const [cx, cy] = [800, 860];
  const dark = shade(hex, lightness(hex) < 0.5 ? 0.15 : 0.08);
  const foot = (x: number) =>
    el('path', {
      d: `M${x - 24} 830L${x - 13} 1110Q${x} 1128 ${x + 13} 1110L${x + 24} 830Z`,
      fill: metal(pen, dark, right),
    });
  const rear = [-1, 1].map(
    (s) =>
      arm(pen, [cx + s * 170, cy - 60], [cx + s * 420, cy - 230], 34, 20, dark) +
      motor(pen, cx + s * 430, cy - 300, '#5a5f6b') +
      propeller(pen, cx + s * 430, cy - 328, 268, 0.17, s * 24 + 6),
  );
  const fore = [-1, 1].map(
    (s) =>
      foot(cx + s * 520) +
      arm(pen, [cx + s * 190, cy + 10], [cx + s * 520, cy - 34], 48, 30, hex) +
      motor(pen, cx + s * 530, cy - 110, '#6d727e') +
      propeller(pen, cx + s * 530, cy - 140, 262, 0.24, -s * 18),
  );
  const tail =
    el('path', {
      d: rounded({ x: cx - 120, y: cy - 20, w: 240, h: 66 }, 20),
      fill: matte(pen, shade(hex, 0.08)),
    }) +
    each([0, 1, 2, 3], (i) =>
      el('circle', { cx: cx - 54 + i * 36, cy: cy + 12, r: 9, fill: i < 3 ? '#4fd18b' : '#39404c' }),
    );
  return (
    contactShadow(pen, cx, 1370, 480, 0.55) +
    rear.join('') +
    fore.join('') +
    (face === 'front' ? gimbal(pen, cx, cy + 176, 190) : '') +
    hull(pen, cx, cy, hex) +
    (face === 'front' ? '' : tail) +
    each([-1, 1], (s) =>
      el('circle', { cx: cx + s * 548, cy: cy - 24, r: 9, fill: face === 'front' ? '#ff5a3a' : '#4fd18b' }),
    )
  );
}

/** Straight from above. */
function above(pen: Pen, hex: string): string {
  const body = squircle({ x: 650, y: 480, w: 300, h: 640 }, 130);
  const dark = shade(hex, 0.08);
  const corners = flats('-1 -1, 1 -1, -1 1, 1 1');
  const deck = squircle({ x: 696, y: 720, w: 208, h: 330 }, 60);
  const limb = ([sx, sy]: readonly [number, number]) =>
    el(
      'g',
      {
        transform: `translate(${800 + sx * 110} ${800 + sy * 200}) rotate(${(sy < 0 ? -90 : 90) + sx * (sy < 0 ? 48 : -48)})`,
      },
      el('path', {
        d: rounded({ x: 0, y: -34, w: 420, h: 68 }, 34),
        fill: pen.linear(`0 ${tint(dark, 0.3)}, 0.5 ${dark}, 1 ${shade(dark, 0.35)}`, down),
      }),
    );
  const rotor = ([sx, sy]: readonly [number, number]) => {
    const [x, y] = [800 + sx * 400, 800 + sy * 460];
    return (
      el('circle', { cx: x, cy: y, r: 58, fill: metal(pen, '#6d727e', diagonal) }) +
      propeller(pen, x, y, 286, 1, sx * sy * 32 + 90)
    );
  };
  return group(
    'translate(176 170) scale(.78)',
    el(
      'g',
      { opacity: 0.3, filter: pen.blur(30), transform: 'translate(26 60)' },
      el('path', { d: body, fill: '#0c0906' }),
    ),
    each(corners, limb),
    castShadow(pen, body, 10, 18, 20, 0.35),
    el('path', { d: body, fill: matte(pen, hex) }),
    sheen(pen, body, { x: 650, y: 480, w: 300, h: 640 }, 0.8),
    innerShade(pen, body, '#ffffff', 26, 0.25),
    rim(pen, body, hex, 3.4),
    el('path', { d: deck, fill: matte(pen, shade(hex, 0.06)) }),
    innerShade(pen, deck, '#000000', 12, 0.3),
    rim(pen, deck, hex, 2.4),
    recess(pen, rounded({ x: 730, y: 560, w: 140, h: 64 }, 26), 3),
    each([0, 1, 2, 3], (i) =>
      el('circle', { cx: 746 + i * 36, cy: 1000, r: 8, fill: i < 3 ? '#4fd18b' : '#39404c' }),
    ),
    each(corners, rotor),
  );
}

function side(pen: Pen, hex: string): string {
  const body =
    'M420 850C430 760 560 716 760 712C980 708 1150 750 1180 830C1192 900 1120 944 980 950H560C460 946 414 920 420 850Z';
  const leg = (x: number) =>
    el('path', {
      d: `M${x - 24} 800L${x - 13} 1110Q${x} 1128 ${x + 13} 1110L${x + 24} 800Z`,
      fill: metal(pen, shade(hex, 0.12), right),
    });
  const wing = (x: number, y: number) =>
    motor(pen, x, y, '#6d727e') + propeller(pen, x, y - 30, 300, 0.07, 4);
  return (
    contactShadow(pen, 800, 1370, 430, 0.5) +
    wing(1090, 640) +
    leg(470) +
    leg(1130) +
    gimbal(pen, 470, 1010, 150) +
    el('path', { d: body, fill: matte(pen, hex) }) +
    sheen(pen, body, { x: 420, y: 712, w: 770, h: 240 }, 0.8) +
    innerShade(pen, body, '#ffffff', 24, 0.25) +
    rim(pen, body, hex, 3) +
    arm(pen, [760, 850], [440, 790], 44, 30, shade(hex, 0.05)) +
    arm(pen, [820, 860], [1170, 800], 44, 30, shade(hex, 0.05)) +
    el('path', { d: ellipse(700, 870, 20), fill: '#14161b' }) +
    wing(430, 700) +
    wing(1180, 710)
  );
}

export const device: ArtDevice = ({ colour, angle }) => {
  const pen = new Pen();
  const hex = colour.hex;
  return pen.finish(
    viewOf(angle, {
      pair: () => hovering(pen, hex, 'front'),
      front: () => above(pen, hex),
      back: () => hovering(pen, hex, 'back'),
      side: () => side(pen, hex),
      detail: () => group('translate(-960 -1150) scale(2.2)', hovering(pen, hex, 'front')),
    }),
  );
};

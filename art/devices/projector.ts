import { bigLens } from '../cameraParts';
import { lightness, shade, tint } from '../colour';
import { type ArtDevice, viewOf } from '../device';
import { label } from '../label';
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
} from '../materials';
import { down, each, el, group, Pen, repeat, right } from '../pen';
import { ellipse, rounded, squircle } from '../shapes';

const face = { x: 150, y: 700, w: 1300, h: 600 };
const front = squircle(face, 110);
/** The top plate seen from a little above. */
const top = 'M170 800C176 660 224 600 330 596H1270C1376 600 1424 660 1430 800Z';

function slats(pen: Pen, x: number, y: number, w: number, count: number, step: number): string {
  return repeat(count, (i) => recess(pen, rounded({ x, y: y + i * step, w, h: step * 0.5 }, step * 0.25), 2));
}

function shell(pen: Pen, hex: string): string {
  const foot = (x: number) =>
    el('path', { d: rounded({ x, y: 1284, w: 130, h: 44 }, 18), fill: metal(pen, '#3a3d45', right) });
  return (
    contactShadow(pen, 800, 1332, 620) +
    foot(280) +
    foot(1190) +
    el('path', {
      d: top,
      fill: pen.linear(`0 ${tint(hex, 0.42)}, 0.6 ${tint(hex, 0.16)}, 1 ${hex}`, down),
    }) +
    rim(pen, top, hex, 2.4) +
    el('path', { d: front, fill: matte(pen, hex) }) +
    sheen(pen, front, face, 0.7) +
    innerShade(pen, front, '#ffffff', 30, 0.24) +
    rim(pen, front, hex, 3.4)
  );
}

function panel(pen: Pen): string {
  const key = (x: number, y = 646) =>
    el('path', {
      d: `M${x - 30} ${y}a30 11 0 1 0 60 0a30 11 0 1 0 -60 0z`,
      fill: pen.linear('0 #2b2e36, 1 #6d727e', down),
    });
  return (
    each([560, 680, 800, 920], (x) => key(x)) + el('circle', { cx: 1040, cy: 646, r: 6, fill: '#4fd18b' })
  );
}

function beam(pen: Pen): string {
  return el('path', {
    d: ellipse(1080, 1000, 330),
    fill: pen.radial('0 #9db8ff 0.3, 0.6 #7f8df0 0.1, 1 #7f8df0 0'),
  });
}

function facing(pen: Pen, hex: string, lit: boolean): string {
  return (
    shell(pen, hex) +
    panel(pen) +
    slats(pen, 236, 850, 470, 9, 40) +
    el('circle', { cx: 1080, cy: 1000, r: 262, fill: metal(pen, tint(hex, 0.04), [0, 0, 1, 1]) }) +
    rim(pen, ellipse(1080, 1000, 262), hex, 3) +
    bigLens(pen, 1080, 1000, 238) +
    (lit ? beam(pen) : '') +
    el('path', { d: ellipse(770, 1206, 20), fill: '#0b0c10' }) +
    el('path', { d: ellipse(770, 1206, 9), fill: '#5a2230' })
  );
}

function rear(pen: Pen, hex: string): string {
  const bay = rounded({ x: 620, y: 1010, w: 680, h: 170 }, 30);
  const socket = (x: number, w: number, h: number) =>
    recess(pen, rounded({ x, y: 1095 - h / 2, w, h }, Math.min(h / 2, 12)), 2.4);
  return (
    shell(pen, hex) +
    slats(pen, 250, 850, 260, 9, 40) +
    slats(pen, 640, 830, 640, 4, 36) +
    el('path', { d: bay, fill: matte(pen, lightness(hex) < 0.5 ? shade(hex, 0.35) : '#3a3d45') }) +
    innerShade(pen, bay, '#000000', 16, 0.5) +
    socket(664, 110, 34) +
    socket(808, 110, 34) +
    socket(952, 84, 30) +
    socket(1070, 44, 44) +
    socket(1146, 110, 64) +
    label('HDMI', 718, 1156, 22, { weight: 600, fill: '#c2c5ce' }) +
    label('HDMI', 862, 1156, 22, { weight: 600, fill: '#c2c5ce' })
  );
}

function side(pen: Pen, hex: string): string {
  const body = squircle({ x: 300, y: 760, w: 960, h: 540 }, 110);
  const barrel = (x: number, half: number, w: number, fill: string) =>
    el('path', { d: rounded({ x, y: 1000 - half, w, h: half * 2 }, 14), fill });
  const rubber = pen.linear('0 #0c0d10, 0.2 #5a5e68, 0.4 #2b2e36, 0.9 #0a0b0d, 1 #33363e', down);
  return (
    contactShadow(pen, 780, 1332, 480) +
    each([400, 1040], (x) =>
      el('path', { d: rounded({ x, y: 1284, w: 120, h: 44 }, 18), fill: metal(pen, '#3a3d45', right) }),
    ) +
    barrel(252, 210, 80, cylinder(pen, shade(hex, 0.06), down)) +
    barrel(226, 186, 40, rubber) +
    el('path', { d: body, fill: matte(pen, hex) }) +
    sheen(pen, body, { x: 300, y: 760, w: 960, h: 540 }, 0.8) +
    innerShade(pen, body, '#ffffff', 28, 0.24) +
    rim(pen, body, hex, 3.4) +
    slats(pen, 640, 900, 460, 7, 44)
  );
}

export const device: ArtDevice = ({ colour, angle }) => {
  const pen = new Pen();
  const hex = colour.hex;
  return pen.finish(
    viewOf(angle, {
      pair: () => facing(pen, hex, true),
      front: () => castShadow(pen, front, 10, 20, 20, 0.2) + facing(pen, hex, false),
      back: () => rear(pen, hex),
      side: () => side(pen, hex),
      detail: () => group('translate(-1250 -1180) rotate(-4 1000 1000) scale(2)', facing(pen, hex, true)),
    }),
  );
};

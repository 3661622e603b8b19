import { lightness, mix, shade, tint } from '../colour';
import { type ArtDevice, viewOf } from '../device';
import { label } from '../label';
import { castShadow, contactShadow, gleam, innerShade, matte, metal, recess, rim, sheen } from '../materials';
import { paletteOf } from '../palette';
import { clipped, down, each, el, group, Pen, repeat, right } from '../pen';
import { ellipse, rounded, squircle } from '../shapes';
import { wallpaper } from '../wallpaper';

const body = { x: 190, y: 640, w: 1220, h: 700 };
const shell = squircle(body, 70);
const lid = 'M226 660L296 520Q306 500 336 498H1264Q1294 500 1304 520L1374 660Z';

function paperIn(pen: Pen): string {
  const tray = 'M430 520L470 300Q474 284 492 284H1108Q1126 284 1130 300L1170 520Z';
  const sheet = (dy: number) => `M480 ${520 - dy}L508 ${236 - dy}H1092L1120 ${520 - dy}Z`;
  return (
    el('path', { d: tray, fill: matte(pen, '#8f949e') }) +
    rim(pen, tray, '#8f949e', 2.4) +
    each(
      [0, 8],
      (dy) =>
        castShadow(pen, sheet(dy), 2, 2, 4, 0.2) +
        el('path', { d: sheet(dy), fill: pen.linear('0 #ffffff, 1 #e6e7ea', down) }),
    )
  );
}

/** The printed page sliding out over the output tray. */
function paperOut(pen: Pen): string {
  const sheet = 'M440 1116H1160L1230 1330H370Z';
  const picture = 'M500 1150H800L808 1292H462Z';
  const rule = (y: number, w: number) =>
    el('path', { d: rounded({ x: 1130 - w, y, w, h: 11 }, 5), fill: '#9aa0ac', opacity: 0.7 });
  return (
    castShadow(pen, sheet, 6, 10, 10, 0.35) +
    el('path', { d: sheet, fill: pen.linear('0 #cfd2d8, 0.25 #ffffff, 1 #eceef1', down) }) +
    clipped(pen, picture, wallpaper(pen, 'dunes', paletteOf('gold'), { x: 450, y: 1140, w: 370, h: 160 })) +
    rule(1166, 270) +
    rule(1200, 240) +
    rule(1234, 270) +
    rule(1268, 180)
  );
}

function controls(pen: Pen): string {
  const panel = rounded({ x: 250, y: 706, w: 420, h: 120 }, 34);
  const glass = rounded({ x: 274, y: 724, w: 210, h: 84 }, 16);
  return (
    el('path', { d: panel, fill: pen.linear('0 #2b2e36, 1 #0f1115', down) }) +
    rim(pen, panel, '#6d727e', 2.2, 0.7) +
    el('path', { d: glass, fill: pen.linear('0 #16407a, 1 #0c2145', down) }) +
    label('آماده', 380, 780, 38, { weight: 600, rtl: true }) +
    gleam(pen, glass, { x: 274, y: 724, w: 210, h: 84 }, 0.25) +
    each(
      [0, 1],
      (i) =>
        el('circle', { cx: 540 + i * 76, cy: 766, r: 26, fill: i === 0 ? '#3a3f4a' : '#1f9d63' }) +
        rim(pen, ellipse(540 + i * 76, 766, 26), '#8b919d', 2, 0.7),
    )
  );
}

function front(pen: Pen, hex: string, printing: boolean): string {
  const mouth = rounded({ x: 330, y: 930, w: 940, h: 200 }, 34);
  const tray = printing ? 'M352 1120H1248L1330 1352Q1330 1366 1310 1368H290Q270 1366 270 1352Z' : '';
  return (
    contactShadow(pen, 800, 1354, 640) +
    paperIn(pen) +
    el('path', {
      d: lid,
      fill: pen.linear(`0 ${tint(hex, 0.4)}, 0.5 ${tint(hex, 0.14)}, 1 ${shade(hex, 0.06)}`, down),
    }) +
    rim(pen, lid, hex, 2.6) +
    el('path', { d: shell, fill: matte(pen, hex) }) +
    sheen(pen, shell, body, 0.7) +
    innerShade(pen, shell, '#ffffff', 26, 0.24) +
    el('path', { d: 'M196 880H1404', stroke: shade(hex, 0.4), 'stroke-width': 4, opacity: 0.5 }) +
    el('path', { d: 'M196 884H1404', stroke: '#ffffff', 'stroke-width': 2, opacity: 0.35 }) +
    rim(pen, shell, hex, 3.4) +
    controls(pen) +
    el('path', { d: mouth, fill: pen.linear('0 #050608, 0.6 #17191e, 1 #2b2e36', down) }) +
    rim(pen, mouth, hex, 2.4, 0.8) +
    (printing
      ? castShadow(pen, tray, 4, 10, 12, 0.35) +
        el('path', {
          d: tray,
          fill: matte(pen, mix(hex, lightness(hex) < 0.5 ? '#ffffff' : '#000000', 0.1)),
        }) +
        rim(pen, tray, hex, 2.4) +
        paperOut(pen)
      : el('path', {
          d: rounded({ x: 350, y: 1020, w: 900, h: 110 }, 26),
          fill: matte(pen, shade(hex, 0.1)),
        }) + rim(pen, rounded({ x: 350, y: 1020, w: 900, h: 110 }, 26), hex, 2.2))
  );
}

function back(pen: Pen, hex: string): string {
  const door = squircle({ x: 330, y: 760, w: 700, h: 440 }, 40);
  return (
    contactShadow(pen, 800, 1354, 640) +
    paperIn(pen) +
    el('path', {
      d: lid,
      fill: pen.linear(`0 ${tint(hex, 0.3)}, 1 ${shade(hex, 0.1)}`, down),
    }) +
    rim(pen, lid, hex, 2.6) +
    el('path', { d: shell, fill: matte(pen, shade(hex, 0.03)) }) +
    sheen(pen, shell, body, 0.7) +
    innerShade(pen, shell, '#ffffff', 26, 0.22) +
    rim(pen, shell, hex, 3.4) +
    el('path', { d: door, fill: matte(pen, hex) }) +
    innerShade(pen, door, '#000000', 10, 0.3) +
    rim(pen, door, hex, 2.6) +
    recess(pen, rounded({ x: 600, y: 1120, w: 160, h: 34 }, 17), 3) +
    recess(pen, rounded({ x: 1130, y: 1140, w: 150, h: 96 }, 16), 3) +
    recess(pen, rounded({ x: 1150, y: 1000, w: 70, h: 56 }, 8), 3) +
    repeat(12, (i) => recess(pen, rounded({ x: 1120 + i * 18, y: 780, w: 8, h: 110 }, 4), 1.4))
  );
}

function side(pen: Pen, hex: string): string {
  const d =
    'M430 700Q436 640 500 636H1130Q1200 640 1204 720V1270Q1200 1336 1130 1340H480Q416 1336 414 1270V860Q414 830 420 800Z';
  const sheetIn = 'M1000 620L1140 240L1164 250L1050 620Z';
  const tray = 'M420 1180L150 1250Q136 1256 140 1268L146 1280L424 1250Z';
  return (
    contactShadow(pen, 780, 1352, 440) +
    el('path', { d: sheetIn, fill: pen.linear('0 #ffffff, 1 #c9ccd2', right) }) +
    el('path', { d: 'M1030 620L1176 280L1200 290L1110 640Z', fill: metal(pen, '#8f949e', right) }) +
    el('path', { d: tray, fill: metal(pen, shade(hex, 0.12), down) }) +
    el('path', { d: 'M440 1160L170 1230L172 1238L440 1176Z', fill: '#ffffff' }) +
    el('path', { d, fill: matte(pen, hex) }) +
    sheen(pen, d, { x: 414, y: 636, w: 790, h: 704 }, 0.8) +
    innerShade(pen, d, '#ffffff', 26, 0.24) +
    el('path', { d: 'M420 880H1204', stroke: shade(hex, 0.4), 'stroke-width': 4, opacity: 0.5 }) +
    rim(pen, d, hex, 3.4) +
    recess(pen, rounded({ x: 700, y: 1180, w: 240, h: 50 }, 25), 3)
  );
}

export const device: ArtDevice = ({ colour, angle }) => {
  const pen = new Pen();
  const hex = colour.hex;
  return pen.finish(
    viewOf(angle, {
      pair: () => front(pen, hex, true),
      front: () => front(pen, hex, false),
      back: () => back(pen, hex),
      side: () => side(pen, hex),
      detail: () => group('translate(-380 -1280) rotate(-4 500 900) scale(2.05)', front(pen, hex, true)),
    }),
  );
};

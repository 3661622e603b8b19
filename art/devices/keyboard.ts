import { lightness, mix, shade } from '../colour';
import type { ArtDevice } from '../device';
import { type Shot, shoot } from '../solids';
import { facing, group, type Part } from '../solids/camera';
import { usbC } from '../solids/details';
import { material } from '../solids/light';
import { roundedRect } from '../solids/outline';
import { decal, panel, slab } from '../solids/shapes';
import { frame, world } from '../solids/vector';

const views: Record<string, Shot> = {
  pair: { lying: true, pitch: -26, roll: 13, width: 1420 },
  front: { lying: true, width: 1460 },
  back: { lying: true, yaw: 180, width: 1460 },
  side: { pitch: -66, yaw: 0, width: 1420 },
  detail: { pitch: -34, roll: 18, close: { on: [-400, 130, 40], times: 2.6 } },
};

/** Rows of keys from the top: width in units of a common key, and what is printed on it. */
const rows: readonly (readonly (readonly [width: number, legend: string])[])[] = [
  ['esc', 'F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10', 'F11', 'F12', '', 'del', ''].map(
    (k) => [1, k] as const,
  ),
  [...'`1234567890-=']
    .map((k): readonly [number, string] => [1, k])
    .concat([
      [2, '←'],
      [1, ''],
    ]),
  [[1.5, 'tab'], ...[...'QWERTYUIOP[]'].map((k) => [1, k] as const), [1.5, '\\'], [1, '']],
  [[1.75, 'caps'], ...[...'ASDFGHJKL;’'].map((k) => [1, k] as const), [2.25, 'enter'], [1, '']],
  [[2.25, 'shift'], ...[...'ZXCVBNM,./'].map((k) => [1, k] as const), [1.75, 'shift'], [1, '↑'], [1, '']],
  [
    [1.25, 'ctrl'],
    [1.25, ''],
    [1.25, 'alt'],
    [6.25, ''],
    [1, 'alt'],
    [1, 'fn'],
    [1, 'ctrl'],
    [1, '←'],
    [1, '↓'],
    [1, '→'],
  ],
];
const unit = 62;

/** A compact mechanical keyboard: sculpted caps on a rounded case, two caps in the accent colour. */
export const device: ArtDevice = ({ colour, angle }) => {
  const light = lightness(colour.hex) > 0.5;
  const cap = light ? mix(colour.hex, '#ffffff', 0.4) : '#3a3c43';
  const quiet = light ? shade(colour.hex, 0.14) : '#2a2c32';
  const accent = colour.key === 'pink' ? '#c2466e' : '#f2551d';
  const body = material('plastic', light ? shade(colour.hex, 0.05) : '#34363d');
  const ink = light ? '#5c5f67' : '#b9bcc4';
  const keys = rows.flatMap((row, j): Part[] => {
    let x = -8 * unit;
    return row.flatMap(([width, legend]): Part[] => {
      const centre = x + (width * unit) / 2;
      x += width * unit;
      const y = (2.5 - j) * unit;
      const marked = legend === 'esc' || legend === 'enter';
      const modifier =
        width !== 1 && width !== 6.25
          ? true
          : ['del', '↑', '↓', '→', 'fn', 'alt'].includes(legend) || (legend === '' && width === 1);
      const of = material('plastic', marked ? accent : modifier ? quiet : cap);
      const at = frame([centre, y, 36]);
      const size = legend.length > 1 ? 12 : 19;
      return [
        slab(at, roundedRect(width * unit - 7, unit - 7, 9, 3), 34, 8, { of, steps: 2 }),
        facing(at, [
          panel(frame([0, 2, 17.4], {}, at), roundedRect(width * unit - 24, unit - 24, 8, 4), of, -0.2),
          ...(legend
            ? [
                decal(
                  frame([0, 0, 18], {}, at),
                  `<text y="${size * 0.34}" text-anchor="middle" font-family="Vazirmatn" font-weight="600" font-size="${size}" fill="${marked ? '#fff' : ink}">${legend === '’' ? '&apos;' : legend}</text>`,
                ),
              ]
            : []),
        ]),
      ];
    });
  });
  const under = frame([0, 0, -30], { yaw: 180 });
  const edge = frame([0, 219, 0], { pitch: -90 });
  const base = [
    slab(world, roundedRect(1050, 438, 44, 12), 56, 14, { of: body, steps: 6 }),
    facing(frame([0, 0, 28]), [
      panel(
        frame([0, 0, 28.5]),
        roundedRect(16 * unit + 10, 6 * unit + 10, 16),
        material('matte', light ? '#a9a8a4' : '#0d0e11'),
        0.1,
      ),
    ]),
    facing(edge, [decal(edge, usbC(46))]),
  ];
  const sole = facing(
    under,
    [
      decal(
        under,
        '<g fill="#000"><rect x="-470" y="-190" width="90" height="26" rx="13" opacity=".55"/><rect x="380" y="-190" width="90" height="26" rx="13" opacity=".55"/><rect x="-470" y="164" width="90" height="26" rx="13" opacity=".55"/><rect x="380" y="164" width="90" height="26" rx="13" opacity=".55"/><rect x="-420" y="-140" width="150" height="46" rx="10" opacity=".16"/><rect x="270" y="-140" width="150" height="46" rx="10" opacity=".16"/></g>' +
          `<rect x="-150" y="-60" width="300" height="120" rx="14" fill="#000" opacity=".1"/><g fill="${ink}" opacity=".7"><rect x="-120" y="-32" width="150" height="7" rx="3"/><rect x="-120" y="-12" width="220" height="7" rx="3"/><rect x="-120" y="8" width="180" height="7" rx="3"/><rect x="-120" y="28" width="110" height="7" rx="3"/></g>`,
      ),
    ],
    10,
  );
  return shoot([group(angle === 'back' ? [...base, sole] : [...base, ...keys])], { ...views[angle] });
};

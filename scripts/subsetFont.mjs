// Writes public/fonts/vazirmatn.woff2: the variable font Vazirmatn (OFL 1.1) with only the characters that the shop shows, and
// vazirmatn-bold.ttf beside it, with which the server writes on pictures: what draws there reads no WOFF2.
// Run it by hand for a new version of the font: npm install --no-save subset-font@2 vazirmatn@33 && node scripts/subsetFont.mjs
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xab, 0xab],
  [0xbb, 0xbb],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x655],
  [0x660, 0x66c],
  [0x670, 0x670],
  [0x67e, 0x67e],
  [0x686, 0x686],
  [0x698, 0x698],
  [0x6a9, 0x6a9],
  [0x6af, 0x6af],
  [0x6c0, 0x6c0],
  [0x6cc, 0x6cc],
  [0x6f0, 0x6f9],
  [0x200c, 0x200f],
  [0x2013, 0x2014],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];
const text = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
  .join('');

const source = await readFile('node_modules/vazirmatn/fonts/variable/Vazirmatn[wght].ttf');
async function writeFont(file, options) {
  const font = await subsetFont(source, text, options);
  await writeFile(file, font);
  console.log(`${file}: ${font.length} bytes`);
}
await writeFont('public/fonts/vazirmatn.woff2', {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 900 } },
});
await writeFont('public/fonts/vazirmatn-bold.ttf', {
  targetFormat: 'truetype',
  variationAxes: { wght: 700 },
});

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { deviceOf } from './devices';
import { extras } from './extras';
import { picturesOf } from './pictures';
import { openStudio } from './studio';

/**
 * Lays the pictures of a model prefix out on light and dark ground, to look at:
 * `npm run sheet -w art -- phone-triad [pair] [tile size]`. Prints where the sheet is.
 */
const [prefix = '', angle = '', tile = '260'] = process.argv.slice(2);
const size = Number(tile);
const columns = Math.max(1, Math.floor(1560 / size));
const ground = (inner: string, outer: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><radialGradient id="g" cy=".4" r=".75">` +
      `<stop stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient>` +
      '<rect width="100%" height="100%" fill="url(#g)"/></svg>',
  );
const grounds = [ground('#fdfdfc', '#eceae5'), ground('#4b5260', '#20242d')];

const studio = await openStudio();
const shots: Buffer[] = [];
for (const picture of picturesOf(prefix).filter((each) => each.angle.startsWith(angle))) {
  shots.push(await studio.shoot((await deviceOf(picture.model))(picture)));
}
for (const [name, drawing] of Object.entries(extras)) {
  if (prefix !== '' && name.startsWith(prefix)) shots.push(await studio.shoot(drawing()));
}
await studio.close();

const rows = Math.ceil(shots.length / columns);
const tiles = await Promise.all(
  grounds.flatMap((base, half) =>
    shots.map(async (shot, index) => ({
      input: await sharp(base)
        .composite([{ input: await sharp(shot).resize(size).toBuffer() }])
        .png()
        .toBuffer(),
      left: (index % columns) * size,
      top: (half * rows + Math.floor(index / columns)) * size,
    })),
  ),
);
const file = join(tmpdir(), `art-${prefix || 'all'}${angle && `-${angle}`}.png`);
const wide = Math.min(columns, shots.length) * size;
await sharp({ create: { width: wide, height: rows * 2 * size, channels: 3, background: '#ffffff' } })
  .composite(tiles)
  .png()
  .toFile(file);
console.log(file);

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deviceOf } from './devices';
import { encode } from './encode';
import { extras } from './extras';
import { picturesOf } from './pictures';
import { openStudio } from './studio';

/**
 * Draws the product pictures into `public/art`: `npm run art` draws all,
 * `npm run art -- phone-triad` the models with that prefix, `npm run art -- extra` the extras.
 */
const prefix = process.argv[2] ?? '';
const root = join(dirname(fileURLToPath(import.meta.url)), '../public');
/** Pictures being encoded at the same time; more would only hold memory. */
const atOnce = 4;
const studio = await openStudio();
let bytes = 0;

const encoding: Promise<void>[] = [];

async function save(url: string, png: Buffer): Promise<void> {
  const picture = await encode(png, url);
  await writeFile(join(root, url), picture);
  bytes += picture.length;
}

/** Draws a picture and leaves its encoding to run while the next ones are drawn. */
async function draw(url: string, markup: string): Promise<void> {
  if (encoding.length >= atOnce) await encoding.shift();
  encoding.push(save(url, await studio.shoot(markup)));
}

await mkdir(join(root, 'art'), { recursive: true });
const pictures = picturesOf(prefix);
for (const picture of pictures) {
  const device = await deviceOf(picture.model);
  await draw(picture.url, device(picture));
}
const wanted = Object.entries(extras).filter(([name]) => name.startsWith(prefix));
for (const [name, drawing] of wanted) await draw(`/art/${name}.webp`, drawing());
await Promise.all(encoding);
await studio.close();

const count = pictures.length + wanted.length;
console.log(
  `${count} pictures, ${Math.round(bytes / 1024)} kB, ${Math.round(bytes / 1024 / Math.max(1, count))} kB each`,
);

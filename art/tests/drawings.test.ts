import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '@/backend/seed/catalogue';
import { readContent } from '@/backend/seed/content';
import { deviceOf } from '../devices';
import { extras } from '../extras';
import { picturesOf } from '../pictures';
import { faultsOf } from './markup';

const pictures = picturesOf();
const drawn = new Set([
  ...pictures.map(({ url }) => url),
  ...Object.keys(extras).map((name) => `/art/${name}.webp`),
]);
const models = [...new Set(pictures.map(({ model }) => model))];

test('the drawn files are exactly the pictures that the data names', () => {
  const files = readdirSync(join(process.cwd(), 'public/art')).map((name) => `/art/${name}`);
  expect(files.sort()).toEqual([...drawn].sort());
});

test('every picture that the demo shop shows is drawn', () => {
  const { pictures: _, ...catalogue } = readCatalogue();
  const shown = JSON.stringify([catalogue.categories, readContent()]).match(/\/art\/[^"]+/g) ?? [];
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter((url) => !drawn.has(url))).toEqual([]);
});

/** Cards drawn so far, by model. */
const cards = new Map<string, string>();

// Only the card of each model: drawing all views and colours takes minutes and runs mostly the same code.
test.each(models)('the card of %s is valid SVG and like no other', async (model) => {
  const card = pictures.find((picture) => picture.model === model);
  if (!card) throw new Error(`${model} has no pictures.`);
  const markup = (await deviceOf(model))(card);
  expect(faultsOf(markup)).toEqual([]);
  expect([...cards].find(([, other]) => other === markup)?.[0]).toBeUndefined();
  cards.set(model, markup);
});

test.each(['phone-triad-silk', 'camera', 'console-box'])('the views of %s differ', async (model) => {
  const device = await deviceOf(model);
  const all = pictures.filter((picture) => picture.model === model);
  const views = all.filter(({ colour }) => colour.key === all[0]?.colour.key).map((view) => device(view));
  expect(views.flatMap(faultsOf)).toEqual([]);
  expect(new Set(views).size).toBe(views.length);
});

test('a colour changes the picture', async () => {
  const device = await deviceOf('controller');
  const [one, other] = pictures.filter(({ model, angle }) => model === 'controller' && angle === 'pair');
  if (!one || !other) throw new Error('The controller has fewer than two colours.');
  expect(device(one)).not.toBe(device(other));
});

test.each(Object.keys(extras))('%s is valid SVG', (name) => {
  expect(faultsOf(extras[name]?.() ?? '<')).toEqual([]);
});

test('a model without a drawing is refused', async () => {
  await expect(deviceOf('typewriter')).rejects.toThrow('No drawing is known for the model typewriter');
});

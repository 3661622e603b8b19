import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { picturesOf, readCatalogue, type SeedCategory } from '@/backend/seed/catalogue';

const { products, pictures, categories } = readCatalogue();
const publicFolder = new URL('../../../public/', import.meta.url);

/** The departments in which products of one kind still share a drawing. */
const sharingDepartments = new Set([
  'sound',
  'watches',
  'gaming',
  'tablets',
  'cameras',
  'home',
  'accessories',
]);

const leavesOf = (node: SeedCategory): string[] =>
  node.children.length > 0 ? node.children.flatMap(leavesOf) : [node.key];

/** The departments whose products are each drawn, as the keys of their categories. */
const departments = categories
  .filter(({ key }) => !sharingDepartments.has(key))
  .map((root) => [root.key, new Set(leavesOf(root))] as const);

/** The picture that a list shows of each product of some categories. */
function cardsOf(leaves: ReadonlySet<string>): { key: string; file: URL }[] {
  return products
    .filter(({ category }) => leaves.has(category))
    .map(({ key, picture, colours: [colour = ''] }) => {
      const [card] = picturesOf(picture, colour, pictures);
      if (card?.view !== 'pair') throw new Error(`${key} has no picture for its card.`);
      return { key, file: new URL(`.${card.imageUrl}`, publicFolder) };
    });
}

/** Every two of a list. */
const pairsOf = <Item>(list: readonly Item[]) =>
  list.flatMap((one, index) => list.slice(index + 1).map((other) => [one, other] as const));

/** Side (px) of the small picture by which two cards are compared. */
const side = 24;

/** The colours of a card on white, small enough that only what a shopper notices in a list is left. */
async function thumbnailOf(file: URL): Promise<Uint8Array> {
  return sharp(await readFile(file))
    .flatten({ background: '#ffffff' })
    .resize(side, side)
    .raw()
    .toBuffer();
}

/** How far two thumbnails differ: the mean over their channels, 0 to 255. */
const distance = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

/** Less than any two wallpapers or colours of one body differ by. */
const leastDistance = 2;

test('the folder has the pictures of the catalogue and no others', () => {
  const listed = [...pictures.values()].flatMap(({ model, colours, views }) =>
    colours.flatMap((colour) => views.map((view) => `${model}-${colour}-${view}.avif`)),
  );
  const files = readdirSync(new URL('art/', publicFolder)).filter((name) => name.endsWith('.avif'));
  expect(files.toSorted()).toEqual(listed.toSorted());
});

test.each(departments)('no two products of %s show the same picture in a list', async (_key, leaves) => {
  const cards = await Promise.all(
    cardsOf(leaves).map(async ({ key, file }) => {
      const hash = createHash('sha256').update(await readFile(file));
      return { key, hash: hash.digest('hex') };
    }),
  );
  const same = pairsOf(cards).filter(([one, other]) => one.hash === other.hash);
  expect(same.map(([one, other]) => `${one.key} = ${other.key}`)).toEqual([]);
});

test.each(departments)(
  'the cards of %s differ enough to be told apart',
  async (_key, leaves) => {
    const cards: { key: string; thumbnail: Uint8Array }[] = [];
    for (const { key, file } of cardsOf(leaves)) cards.push({ key, thumbnail: await thumbnailOf(file) });
    const alike = pairsOf(cards).filter(
      ([one, other]) => distance(one.thumbnail, other.thumbnail) < leastDistance,
    );
    expect(alike.map(([one, other]) => `${one.key} ~ ${other.key}`)).toEqual([]);
  },
  120_000,
);

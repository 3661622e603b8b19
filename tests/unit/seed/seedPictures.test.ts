import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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

test('the folder has the pictures of the catalogue and no others', () => {
  const listed = [...pictures.values()].flatMap(({ model, colours, views }) =>
    colours.flatMap((colour) => views.map((view) => `${model}-${colour}-${view}.avif`)),
  );
  const files = readdirSync(new URL('art/', publicFolder)).filter((name) => name.endsWith('.avif'));
  expect(files.toSorted()).toEqual(listed.toSorted());
});

test.each(departments)('no two products of %s show the same picture in a list', (_key, leaves) => {
  const shown = new Map<string, string[]>();
  for (const { key, file } of cardsOf(leaves)) {
    const bytes = createHash('sha256').update(readFileSync(file)).digest('hex');
    shown.set(bytes, [...(shown.get(bytes) ?? []), key]);
  }
  expect([...shown.values()].filter((keys) => keys.length > 1)).toEqual([]);
});

import { readCatalogue, type SeedCategory } from '@/backend/seed/catalogue';

const { products: catalogue, categories, brands } = readCatalogue();
const leaves = categories.flatMap((root) => root.children.flatMap((group) => group.children));
const nodes = (list: readonly SeedCategory[]): SeedCategory[] =>
  list.flatMap((node) => [node, ...nodes(node.children)]);

/** Keys of the products that fail a check, so that a failing test names them. */
function keysWhere(wrong: (product: (typeof catalogue)[number]) => boolean): string[] {
  return catalogue.filter(wrong).map(({ key }) => key);
}

function repeated(keys: readonly string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

test('the shop has at least 400 products, each with its own title', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(400);
  expect(repeated(catalogue.map(({ title }) => title))).toEqual([]);
});

test('at least 30 brands are known and none is unused', () => {
  const used = new Set(catalogue.map(({ brand }) => brand));
  expect(used.size).toBeGreaterThanOrEqual(30);
  expect([...brands.keys()].filter((key) => !used.has(key))).toEqual([]);
});

test('the category tree is three deep everywhere', () => {
  expect(categories.map(({ title }) => title)).toEqual([
    'گوشی موبایل',
    'لپ‌تاپ',
    'هدفون و صدا',
    'ساعت هوشمند',
    'بازی و کنسول',
    'تبلت',
    'دوربین',
    'شبکه و خانهٔ هوشمند',
    'لوازم جانبی',
  ]);
  for (const root of categories) {
    expect(root.children.length).toBeGreaterThan(0);
    for (const group of root.children) {
      expect(group.children.length).toBeGreaterThan(0);
      for (const leaf of group.children) expect(leaf.children).toEqual([]);
    }
  }
});

test('every third-level category has products', () => {
  const filled = new Set<string>(catalogue.map(({ category }) => category));
  expect(leaves.filter(({ key }) => !filled.has(key)).map(({ key }) => key)).toEqual([]);
});

test('texts hold no Arabic letters, no stray joiners and no exclamation marks', () => {
  const wrong = /[\u064A\u0643]|[^A-Za-z]!|\u200c[\s\u200c]|\s\u200c|\u200c$|undefined|NaN/;
  expect(
    keysWhere((product) => Object.values(product).some((value) => wrong.test(JSON.stringify(value)))),
  ).toEqual([]);
  expect(
    [...brands.values(), ...nodes(categories)].filter((each) => wrong.test(JSON.stringify(each))),
  ).toEqual([]);
});

test('titles keep Latin digits to Latin names', () => {
  const outsideNames = (text: string) =>
    text.replace(/[A-Za-z][A-Za-z0-9 +&.:'’/()-]*|\d+[A-Za-z][A-Za-z0-9]*/g, '');
  expect(keysWhere(({ title }) => /[0-9]/.test(outsideNames(title)))).toEqual([]);
  expect(keysWhere(({ aliases }) => aliases.some((alias) => /[0-9]/.test(outsideNames(alias))))).toEqual([]);
});

test('every product has two different story panels, a summary and enough specification rows', () => {
  const withScreens = new Set(
    categories
      .filter(({ key }) => ['phones', 'laptops'].includes(key))
      .flatMap(nodesOf)
      .concat(
        categories
          .filter(({ key }) => key === 'tablets')
          .flatMap(nodesOf)
          .filter((key) => !/kindle|e-reader/.test(key)),
      ),
  );
  expect(keysWhere(({ story }) => story[0]?.title === story[1]?.title)).toEqual([]);
  expect(keysWhere(({ summary }) => summary.length < 20)).toEqual([]);
  expect(
    keysWhere(({ specs, category }) => {
      const rows = specs.flatMap((group) => group.rows);
      return rows.length < (withScreens.has(category) ? 8 : 5);
    }),
  ).toEqual([]);
});

test('story titles are short', () => {
  expect(keysWhere(({ story }) => story.some(({ title }) => title.split(' ').length > 6))).toEqual([]);
});

test('options of a product have different titles', () => {
  expect(keysWhere(({ options }) => repeated(options.map(({ title }) => title)).length > 0)).toEqual([]);
});

function nodesOf(root: SeedCategory): string[] {
  return nodes([root]).map(({ key }) => key);
}

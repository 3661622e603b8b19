import { artModels } from '@/backend/seed/art';
import { brands } from '@/backend/seed/brands';
import { catalogue } from '@/backend/seed/catalogue';
import { categories, type SeedCategory } from '@/backend/seed/categories';
import { colours } from '@/backend/seed/colours';

const leaves = categories.flatMap((root) => root.children.flatMap((group) => group.children));
const nodes = (list: readonly SeedCategory[]): SeedCategory[] =>
  list.flatMap((node) => [node, ...nodes(node.children)]);

/** Keys of the products for which something is wrong: a failing test names them. */
function keysWhere(wrong: (product: (typeof catalogue)[number]) => boolean): string[] {
  return catalogue.filter(wrong).map(({ key }) => key);
}

function repeated(keys: readonly string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

test('the shop has at least 400 products with unique keys', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(400);
  expect(repeated(catalogue.map(({ key }) => key))).toEqual([]);
  expect(repeated(catalogue.map(({ title }) => title))).toEqual([]);
  expect(keysWhere(({ key }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([]);
});

test('at least 30 brands are known and none is unused', () => {
  const used = new Set(catalogue.map(({ brand }) => brand));
  expect(used.size).toBeGreaterThanOrEqual(30);
  expect(brands.filter(({ key }) => !used.has(key)).map(({ key }) => key)).toEqual([]);
});

test('the category tree is three deep everywhere, with unique slugs and art that is drawn', () => {
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
  expect(repeated(nodes(categories).map(({ slug }) => slug))).toEqual([]);
  for (const { art } of nodes(categories)) expect(artModels[art.model]).toContain(art.colour);
});

test('every product sits in a third-level category and every such category has products', () => {
  const keys = new Set(leaves.map(({ key }) => key));
  expect(keysWhere(({ category }) => !keys.has(category))).toEqual([]);
  const filled = new Set<string>(catalogue.map(({ category }) => category));
  expect(leaves.filter(({ key }) => !filled.has(key)).map(({ key }) => key)).toEqual([]);
});

test('every product has one to five colours, each drawn for its art', () => {
  expect(
    keysWhere((product) => {
      const drawn: readonly string[] = artModels[product.art];
      return (
        product.colours.length < 1 ||
        product.colours.length > 5 ||
        new Set(product.colours).size !== product.colours.length ||
        product.colours.some((colour) => !drawn.includes(colour) || !(colour in colours))
      );
    }),
  ).toEqual([]);
});

test('option prices are positive multiples of a thousand toman, ascending, with different titles', () => {
  expect(
    keysWhere(({ options }) => {
      const prices = options.map(({ price }) => price);
      return (
        prices.length === 0 ||
        prices.some((price, index) => price <= (prices[index - 1] ?? 0) || price % 1000 !== 0) ||
        new Set(options.map(({ title }) => title)).size !== options.length
      );
    }),
  ).toEqual([]);
});

test('texts hold no Arabic letters, no stray joiners and no exclamation marks', () => {
  const wrong = /[\u064A\u0643]|[^A-Za-z]!|\u200c[\s\u200c]|\s\u200c|\u200c$|undefined|NaN/;
  expect(
    keysWhere((product) => Object.values(product).some((value) => wrong.test(JSON.stringify(value)))),
  ).toEqual([]);
  expect([...brands, ...nodes(categories)].filter((each) => wrong.test(JSON.stringify(each)))).toEqual([]);
});

test('titles keep Latin digits to Latin names', () => {
  const outsideNames = (text: string) =>
    text.replace(/[A-Za-z][A-Za-z0-9 +&.:'’/()-]*|\d+[A-Za-z][A-Za-z0-9]*/g, '');
  expect(keysWhere(({ title }) => /[0-9]/.test(outsideNames(title)))).toEqual([]);
  expect(keysWhere(({ aliases }) => aliases.some((alias) => /[0-9]/.test(outsideNames(alias))))).toEqual([]);
});

test('every product has four highlights, two story panels, a summary and enough specification rows', () => {
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
  expect(keysWhere(({ highlights }) => highlights.length !== 4)).toEqual([]);
  expect(keysWhere(({ story }) => story.length !== 2 || story[0]?.title === story[1]?.title)).toEqual([]);
  expect(keysWhere(({ summary }) => summary.length < 20)).toEqual([]);
  expect(
    keysWhere(({ specs, category }) => {
      const rows = specs.flatMap((group) => group.rows);
      return (
        rows.length < (withScreens.has(category) ? 8 : 5) || rows.some(({ title, value }) => !title || !value)
      );
    }),
  ).toEqual([]);
});

test('story titles are short and popularity and release month are within range', () => {
  expect(keysWhere(({ story }) => story.some(({ title }) => title.split(' ').length > 6))).toEqual([]);
  expect(keysWhere(({ popularity }) => popularity < 0 || popularity > 1000)).toEqual([]);
  expect(keysWhere(({ released }) => !/^(19\d\d|20[0-2]\d)-(0[1-9]|1[0-2])$/.test(released))).toEqual([]);
});

function nodesOf(root: SeedCategory): string[] {
  return nodes([root]).map(({ key }) => key);
}

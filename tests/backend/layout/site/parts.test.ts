import fc from 'fast-check';
import { knownGateways } from '@/backend/adapters/payment/configured';
import { findProblems, findShapeProblems } from '@/backend/domains/layout/site/draftRules';
import { readPart, writePart } from '@/backend/domains/layout/site/parts/parts';
import { siteParts } from '@/contract/desk/siteDocuments';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { createDatabaseDigest } from '@/tests/support/databaseDigest';
import { forAllAsync } from '@/tests/support/forAll';

const now = new Date('2026-11-20T08:00:00Z');
const shop = forAllTests(() => openTestApp({ seed: 'demo', now: () => now.getTime() }));

/** Reads a digest of all tables, without the count of public changes and the work that follows them. */
async function createQuietDigest() {
  const read = await createDatabaseDigest(shop.db);
  return async () => {
    const rows: { name: string }[] = JSON.parse(await read());
    return rows.filter(({ name }) => !['public_versions', 'outbox'].includes(name));
  };
}

test.each(siteParts)('reading %s of the demo shop and writing it unchanged changes no row', async (part) => {
  const digest = await createQuietDigest();
  const before = await digest();
  const document = await readPart(shop.db.orm, part);
  await shop.db.orm.transaction((tx) => writePart(tx, part, document, new Date('2027-01-01T00:00:00Z')));
  expect(await digest()).toEqual(before);
});

test.each(siteParts)('%s of the demo shop follows the rules of the desk', async (part) => {
  const document = await readPart(shop.db.orm, part);
  expect(findShapeProblems(part, document)).toEqual({});
  expect(findProblems(part, document, knownGateways)).toEqual({});
});

type Tree = { title: string; childs: Tree[] };
const leaf = fc.record({ title: fc.string({ minLength: 1, maxLength: 8 }), childs: fc.constant<Tree[]>([]) });
const level = (below: fc.Arbitrary<Tree>) =>
  fc.record({ title: fc.string({ minLength: 1, maxLength: 8 }), childs: fc.array(below, { maxLength: 3 }) });
const trees = fc.array(level(level(leaf)), { maxLength: 4 });

type Item = Awaited<ReturnType<typeof readMenus>>['menus'][number]['menuItems'][number];
const readMenus = () => readPart(shop.db.orm, 'menus');
const itemOf = ({ title, childs }: Tree): Item => ({
  id: null,
  title: title.replaceAll('\0', '') || 'x',
  link: '/shop',
  imageUrl: null,
  itemType: 1,
  icon: null,
  description: null,
  childs: childs.map(itemOf),
});
const titlesOf = (items: Item[]): unknown[] => items.map(({ title, childs }) => [title, titlesOf(childs)]);

test('any menu is read as it was written, and once more without a change of its ids', async () => {
  await forAllAsync({ numRuns: 25 }, trees, async (tree) => {
    const menuItems = tree.map(itemOf);
    const document = { menus: [{ id: null, position: 1, mobileView: false, menuItems }] };
    await shop.db.orm.transaction((tx) => writePart(tx, 'menus', document, now));
    const first = await readMenus();
    expect(titlesOf(first.menus[0]?.menuItems ?? [])).toEqual(titlesOf(menuItems));
    await shop.db.orm.transaction((tx) => writePart(tx, 'menus', first, now));
    expect(await readMenus()).toEqual(first);
  });
});

test('an entry that takes the id of another one, or one that no table gave, gets a new id', async () => {
  const { banners } = await readPart(shop.db.orm, 'banners');
  const [first] = banners;
  if (!first) throw new Error('The demo shop has banners.');
  const strange = [first, { ...first, title: 'دو' }, { ...first, id: 2_000_000_000, title: 'سه' }];
  await shop.db.orm.transaction((tx) => writePart(tx, 'banners', { banners: strange }, now));
  const [highest] = await shop.run<{ id: number }>('SELECT max(id) AS id FROM banners');
  expect(highest?.id).toBeLessThan(1000);
  expect((await readPart(shop.db.orm, 'banners')).banners.map(({ title }) => title)).toEqual([
    first.title,
    'دو',
    'سه',
  ]);
});

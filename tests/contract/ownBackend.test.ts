import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { answerOf, answerWithExtraOf, ErrorAnswer } from '@/contract/answer';
import { PageExtra } from '@/contract/paging';
import { Question } from '@/contract/question';
import { Review } from '@/contract/review';
import { Branch } from '@/contract/site';
import { addToBasket } from '@/services/basket';
import { toFailure } from '@/services/http/api';
import { endpoints } from '@/services/http/endpoints';
import { fetchShop } from '@/services/list';
import { fetchProduct } from '@/services/product';
import { fetchBranches, fetchStaticsData } from '@/services/site';
import type { Case } from './case';
import { guestCases } from './guestCases';
import { api, called, identity, ids, last } from './liveBackend';
import { readRows } from './plainCalls';

let example: ChildProcess;
beforeAll(async () => {
  // `npm run example:backend`, without npm, which would not end its child.
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, ...args] = scripts['example:backend'].split(' ');
  example = spawn(process.execPath, args, {
    env: { NODE_ENV: 'test', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(example.stdout as NodeJS.ReadableStream, 'data');
  api.defaults.baseURL = /http:\S+/.exec(String(line))?.[0];
  Object.assign(ids, { product: 1, variant: 1 });
});
afterAll(async () => {
  example.kill();
  await once(example, 'exit');
});

const pageOf = (item: typeof Review | typeof Question) => answerWithExtraOf(Type.Array(item), PageExtra);

/** The cases of the contract that the example serves, in the order of the document. */
const cases: Record<string, Case> = {
  fetchSite: guestCases.fetchSite,
  fetchStaticsData: guestCases.fetchStaticsData,
  fetchBrands: guestCases.fetchBrands,
  fetchProvinces: guestCases.fetchProvinces,
  // The example has no branches, questions or reviews.
  fetchBranches: [answerOf(Type.Array(Branch)), () => fetchBranches(api)],
  fetchShowcase: guestCases.fetchShowcase,
  fetchProduct: guestCases.fetchProduct,
  fetchShop: guestCases.fetchShop,
  fetchSuggestions: guestCases.fetchSuggestions,
  fetchCards: guestCases.fetchCards,
  reviews: [pageOf(Review), () => readRows('reviews', { productId: ids.product })],
  questions: [pageOf(Question), () => readRows('questions', { productId: ids.product })],
  addToBasket: guestCases.addToBasket,
  updateBasket: guestCases.updateBasket,
  getBasket: guestCases.getBasket,
  removeFromBasket: guestCases.removeFromBasket,
  clearBasket: guestCases.clearBasket,
};

test.each(Object.entries(cases))('the example answers %s as the contract describes', async (_name, row) => {
  const [schema, call] = row;
  await call().catch((error: unknown) => {
    throw new Error(JSON.stringify(toFailure(error)));
  });
  expect([...Compile(schema).Errors(last.body)].slice(0, 3)).toEqual([]);
});

test('the style sheet of the theme, which the document links to, is there', async () => {
  const { status, headers } = await api.get(endpoints.themeCss);
  expect([status, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
});

test('the document lists these calls and no others', () => {
  const page = readFileSync('docs/own-backend.md', 'utf8');
  const listed = [...page.matchAll(/^\| `(?:GET|POST|DELETE) ([^` ]+)` \|/gm)].map(([, path]) => path);
  const made = [...called].map((path) => path.replace(/(?<=\/)\d+/, '{id}'));
  expect(listed.sort()).toEqual([...new Set(made)].sort());
});

test('a list is sorted, filtered and searched', async () => {
  const titles = async (query: Parameters<typeof fetchShop>[1]) =>
    (await fetchShop(api, query)).products.map(({ id }) => id);
  expect(await titles({ sort: 'cheapest' })).toEqual([4, 2, 1, 3]);
  expect(await titles({ category: 'computer' })).toEqual([3, 4]);
  expect(await titles({ brand: 'sony,asus' })).toEqual([2, 3]);
  expect(await titles({ search: 'هدفون' })).toEqual([2]);
});

test('a basket keeps its lines, and the limits of a product are refused', async () => {
  identity.cartId = null;
  const { data } = await addToBasket(api, { productPropertyId: 2, qty: 2 });
  identity.cartId = data.cartId;
  expect(data).toMatchObject({ revision: 1, qty: 2, total: 63_800_000 });
  const refused = await addToBasket(api, { productPropertyId: 2, qty: 2 }).catch(toFailure);
  expect(refused).toMatchObject({ status: 409, code: 'max_buy' });
  expect(Compile(ErrorAnswer).Check(refused)).toBe(true);
});

test('an unknown product is refused in the form of the contract', async () => {
  const refused = await fetchProduct(api, 99).catch(toFailure);
  expect(refused).toMatchObject({ status: 404, code: 'not_found' });
  expect(Compile(ErrorAnswer).Check(refused)).toBe(true);
});

test('the shop has the pictures of the example', async () => {
  const products = await Promise.all([1, 2, 3, 4].map((id) => fetchProduct(api, id)));
  const { categories } = await fetchStaticsData(api);
  const pictures = [...products.flatMap(({ product }) => product.images), ...categories];
  expect(pictures).toHaveLength(15);
  expect(pictures.filter(({ imageUrl }) => !existsSync(join('public', imageUrl)))).toEqual([]);
});

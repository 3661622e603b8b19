import { readdirSync, readFileSync } from 'node:fs';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { readCatalogue } from '@/backend/seed/catalogue';
import { dataFolder } from '@/backend/seed/readLines';
import { answerOf } from '@/contract/answer';
import { ShopPage } from '@/contract/list';
import { ProductPage } from '@/contract/product';
import { forAllTests, openTestApp } from '@/tests/support/backend';

const shop = forAllTests(() => openTestApp({ seed: 'demo' }));

/** The errors of an answer, one text each. */
async function errorsOf(url: string, check: ReturnType<typeof Compile>): Promise<string[]> {
  const response = await shop.app.inject(url);
  if (response.statusCode !== 200) return [`${url}: ${response.statusCode}`];
  return check
    .Errors(response.json())
    .map(({ instancePath, message }) => `${url}: ${instancePath} ${message}`);
}

const checkOf = (data: TSchema) => Compile(answerOf(data));

/** The file and line of each product, in the order of their ids. */
const placesByKey = new Map(
  readdirSync(new URL('products/', dataFolder)).flatMap((name) =>
    readFileSync(new URL(`products/${name}`, dataFolder), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line, index) => [JSON.parse(line).key, `products/${name}:${index + 1}`] as const),
  ),
);
const places = readCatalogue().products.map(({ key }) => placesByKey.get(key));

test('every page of the list follows the contract', async () => {
  const check = checkOf(ShopPage);
  const first = (await shop.app.inject('/product/shop')).json().data;
  expect(first.total).toBe(places.length);
  const pages = Array.from({ length: Math.ceil(first.total / first.products.length) }, (_, page) => page + 1);
  for (const page of pages) expect(await errorsOf(`/product/shop?page=${page}`, check)).toEqual([]);
}, 240_000);

test('every product page follows the contract', async () => {
  const check = checkOf(ProductPage);
  const wrong: string[] = [];
  for (const [index, place] of places.entries()) {
    const errors = await errorsOf(`/product/${index + 1}`, check);
    wrong.push(...errors.map((error) => `${place}: ${error}`));
  }
  expect(wrong).toEqual([]);
}, 240_000);

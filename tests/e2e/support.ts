import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { buildProgram } from '@/backend/cli/program';
import type { Changes } from '@/backend/server/changes';
import { askRunningShop } from '@/backend/server/control';
import type { BasketAnswer } from '@/contract/basket';
import type { ShopPage } from '@/contract/list';
import type { Product, ProductPage, ProductProperty } from '@/contract/product';
import type { StaticsData } from '@/contract/site';

/** The width from which the shop has its desktop form (px). */
const desktopFrom = 1024;

type Options = {
  /** Errors and warnings that a test about failures expects. Every other one fails the test. */
  allowed: RegExp | null;
  /** `new`: popup banners open; only the test about them wants that. */
  popups: 'seen' | 'new';
};

type Fixtures = { isDesktop: boolean };

/** Collects errors and warnings in the console, and failed requests to the shop. */
function collectComplaints(context: BrowserContext, origin: string): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    // Playwright says so where `playwright.config.ts` blocks the service worker.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (event) => complaints.push(`thrown: ${event.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(origin)) {
      complaints.push(`${response.status()}: ${response.url()}`);
    }
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page, or typing on in a search, aborts requests that are in flight.
    if (why !== 'net::ERR_ABORTED') complaints.push(`${why}: ${request.url()}`);
  });
  return complaints;
}

/** Marks every popup banner as shown often enough. */
async function silencePopups(context: BrowserContext, url: string) {
  const { notification } = await readApi<StaticsData>(context.request, '/public/getStaticsData');
  const cookies = notification.map(({ id }) => ({ name: String(id), value: '0', url }));
  await context.addCookies(cookies);
}

/** A test that fails when the browser reports an error or a warning. */
export const test = base.extend<Options & Fixtures>({
  allowed: [null, { option: true }],
  popups: ['seen', { option: true }],
  isDesktop: ({ viewport }, use) => use((viewport?.width ?? 0) >= desktopFrom),
  context: async ({ context, allowed, popups, baseURL }, use) => {
    const origin = baseURL ?? '';
    const complaints = collectComplaints(context, origin);
    if (popups === 'seen') await silencePopups(context, origin);
    await use(context);
    expect(complaints.filter((one) => !allowed?.test(one))).toEqual([]);
  },
  page: async ({ page }, use) => {
    await use(page);
    // A request handler of the test may still be at work when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** Retries a call whose kept-alive connection the server closes at the same moment. */
export const patient = { maxRetries: 2 };

/** What the backend answers to a read, through the shop's own address. */
export async function readApi<Data>(request: APIRequestContext, path: string): Promise<Data> {
  const response = await request.get(`/api${path}`, patient);
  expect(response.ok(), `${path} answers`).toBe(true);
  const { data }: { data: Data } = await response.json();
  return data;
}

/** A product of the first list page with a property that the test wants. @throws when the seed has none */
export async function findProduct(
  request: APIRequestContext,
  wanted: (property: ProductProperty, product: Product) => boolean,
): Promise<{ product: Product; property: ProductProperty }> {
  const { products } = await readApi<ShopPage>(request, '/product/shop?inStock=true');
  for (const { id } of products) {
    const { product } = await readApi<ProductPage>(request, `/product/${id}`);
    const property = product.properties.find((one) => wanted(one, product));
    if (property) return { product, property };
  }
  throw new Error('No such product among the best-selling ones.');
}

/** A property that can be bought many times and brings nothing along. */
export const plentiful = ({ stock, maxBuy, companions }: ProductProperty) =>
  stock > maxBuy && maxBuy >= 3 && companions.length === 0;

export const productPath = ({ id, slug }: Pick<Product, 'id' | 'slug'>) => `/products/${id}/${slug}`;

/** Opens a page and waits until it answers to everything: hydrated, and the engine has asked for its first data. */
export async function open(page: Page, path: string): Promise<void> {
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/public/provinces'));
  await page.goto(path);
  await asked;
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

/** Opens a product in the given form. */
export function openProduct(page: Page, product: Product, property?: ProductProperty): Promise<void> {
  const variant = property ? `?variant=${property.productPropertyId}` : '';
  return open(page, productPath(product) + variant);
}

export const addButton = (page: Page): Locator => page.getByRole('button', { name: /^افزودن به سبد/ });
/** The number on the basket of the header or the bottom bar. */
export const badge = (page: Page): Locator =>
  page.locator('a[href="/cart"] b, a[href="/login?c=/cart"] b').filter({ visible: true });
export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'سبد خرید' });

/** Scrolls on, as a reader does, until the popup is there: its own code may come after the first scroll. */
export async function scrollUntilPopup(page: Page, popup: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 40);
    await expect(popup).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** A browser with `qty` pieces in its basket, made through the API before the page is opened. */
export async function fillBasket(
  page: Page,
  lines: readonly { productPropertyId: number; qty: number }[],
): Promise<string> {
  let cartId = '';
  for (const line of lines) {
    const response = await page.request.post('/api/v2/Cart/AddToCart', {
      ...patient,
      data: line,
      headers: cartId ? { CartId: cartId } : {},
    });
    expect(response.ok(), 'the line is added').toBe(true);
    const { data }: BasketAnswer = await response.json();
    cartId = data.cartId ?? '';
  }
  await page.addInitScript((id) => {
    if (!localStorage.getItem('cartId')) localStorage.setItem('cartId', id);
  }, cartId);
  return cartId;
}

/** The basket of this browser as the server knows it. */
export async function serverBasket(page: Page): Promise<BasketAnswer['data']> {
  const cartId = await page.evaluate(() => localStorage.getItem('cartId'));
  const response = await page.request.get('/api/v2/Cart/Get', {
    ...patient,
    headers: cartId ? { CartId: cartId } : {},
  });
  const { data }: BasketAnswer = await response.json();
  return data;
}

/** Switches a mode of the running shop as a merchant does: «maintenance on». */
export async function switchMode(...words: string[]): Promise<void> {
  await typeCommand(['mode', ...words]);
}

/** Changes an offer as the shop's owner does on the command line: «12 --price 1000000». */
export async function changeOffer(...words: string[]): Promise<void> {
  await typeCommand(['offer', ...words]);
}

/**
 * Types a command of an operator: «order ship 12», and the reason of a refusal or the text of another option.
 * @returns the printed lines
 */
export function typeAtDesk(line: string, text?: string, option = '--reason'): Promise<string[]> {
  return typeCommand([...line.split(' '), ...(text === undefined ? [] : [option, text])]);
}

/** Asks the running shop for a change as the command line does, without the start of a process for each. */
async function askShopUnderTest<Kind extends keyof Changes>(
  kind: Kind,
  change: Parameters<Changes[Kind]>[0],
): Promise<Awaited<ReturnType<Changes[Kind]>>> {
  const answer = await askRunningShop(dataDirUnderTest(), kind, change);
  if (answer !== null) return answer;
  throw new Error('The shop under test does not answer.');
}

/** @throws Error when the words are wrong or the shop refuses */
async function typeCommand(words: string[]): Promise<string[]> {
  const lines: string[] = [];
  await buildProgram(askShopUnderTest, (line) => lines.push(line)).parseAsync(words, { from: 'user' });
  return lines;
}

function dataDirUnderTest(): string {
  const dataDir = process.env.E2E_DATA_DIR;
  if (!dataDir) throw new Error('E2E_DATA_DIR names the data of the backend under test.');
  return dataDir;
}

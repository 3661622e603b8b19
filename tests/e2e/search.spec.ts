import { expect, type Locator, type Page } from '@playwright/test';
import { open, test } from './support';

/** Opens the search as this size has it; the field and the place in which its answers appear. */
async function openSearch(page: Page, isDesktop: boolean): Promise<{ field: Locator; place: Locator }> {
  const inHeader = page.getByRole('banner').getByRole('combobox', { name: 'جست‌وجوی کالا' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await inHeader.click();
  if (isDesktop) return { field: inHeader, place: page.getByRole('search') };
  const place = page.getByRole('dialog', { name: 'جست‌وجو' });
  const field = place.getByRole('combobox', { name: 'جست‌وجوی کالا' });
  await expect(field).toBeFocused();
  return { field, place };
}

/** The recent searches of this browser, as its cookie keeps them. */
async function recentSearches(page: Page): Promise<string[]> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'search_history');
  return cookie ? JSON.parse(decodeURIComponent(cookie.value)) : [];
}

test('What is typed before the scripts have come is searched for once they are there', async ({
  page,
  isDesktop,
}) => {
  let letScriptsCome = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const inHeader = page.getByRole('banner').getByRole('combobox', { name: 'جست‌وجوی کالا' });
  await inHeader.click();
  await page.keyboard.type('گوشی');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', '');
  letScriptsCome();
  const place = isDesktop ? page.getByRole('search') : page.getByRole('dialog', { name: 'جست‌وجو' });
  await expect(place.getByRole('option').first()).toBeVisible();
  await expect(place.getByRole('combobox')).toHaveValue('گوشی');
  await expect(place.getByRole('combobox')).toBeFocused();
});

test('Suggestions come while typing, the newest text wins, and closing clears them', async ({
  page,
  isDesktop,
}) => {
  // The answer to the shorter text comes after the one to the longer.
  await page.route('**/api/product/search?**', async (route) => {
    const { searchParams } = new URL(route.request().url());
    if (searchParams.get('search') === 'شیائومی') await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => {});
  });
  await open(page, '/');
  const { field, place } = await openSearch(page, isDesktop);
  await field.fill('ش');
  await expect(place.getByRole('option')).toHaveCount(0);
  const slow = page.waitForRequest(/search=%D8%B4/);
  await field.fill('شیائومی');
  await slow;
  await field.fill('سامسونگ');
  const options = place.getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(place.getByRole('listbox', { name: 'پیشنهادها' })).toBeVisible();
  const products = place.getByRole('group', { name: 'کالاها' }).getByRole('option');
  await expect(products).toHaveCount(3);
  for (const text of await products.allTextContents()) expect(text).toContain('سامسونگ');
  await expect(place.getByRole('group', { name: 'پیشنهاد', exact: true })).toBeVisible();

  if (isDesktop) {
    await field.press('Escape');
    await expect(field).toHaveValue('');
  } else {
    await place.getByRole('button', { name: 'بازگشت' }).click();
    await expect(place).toBeHidden();
  }
  await expect(page.getByRole('option')).toHaveCount(0);
  const again = await openSearch(page, isDesktop);
  await expect(again.field).toHaveValue('');
  await expect(again.place.getByRole('option')).toHaveCount(0);
});

test('Only a text of more than two characters is searched for', async ({ page, isDesktop }) => {
  await open(page, '/');
  const { field } = await openSearch(page, isDesktop);
  await field.fill('گو');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  expect(await recentSearches(page)).toEqual([]);
  await field.fill('گوشی');
  await field.press('Enter');
  await expect(page).toHaveURL(`/shop?search=${encodeURIComponent('گوشی')}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('گوشی');
});

test('The five newest searches are kept, each once, and can be made again or forgotten', async ({
  page,
  isDesktop,
}) => {
  await open(page, '/');
  for (const text of ['تبلت', 'هدفون', 'کنسول', 'ساعت', 'لپ تاپ', 'گوشی', 'هدفون']) {
    const { field } = await openSearch(page, isDesktop);
    await field.fill(text);
    await field.press('Enter');
    await expect(page).toHaveURL(`/shop?search=${encodeURIComponent(text)}`);
  }
  const newest = ['هدفون', 'گوشی', 'لپ تاپ', 'ساعت', 'کنسول'];
  expect(await recentSearches(page)).toEqual(newest);

  const { place } = await openSearch(page, isDesktop);
  const recent = place.getByRole('region', { name: 'جست‌وجوهای پیشین شما' });
  await expect(recent.getByRole('link')).toHaveText(newest);
  await recent.getByRole('button', { name: 'حذف «ساعت»' }).click();
  await expect(recent.getByRole('link')).toHaveCount(4);
  expect(await recentSearches(page)).toEqual(newest.filter((text) => text !== 'ساعت'));
  await recent.getByRole('link', { name: 'کنسول' }).click();
  await expect(page).toHaveURL(`/shop?search=${encodeURIComponent('کنسول')}`);
  expect(await recentSearches(page)).toEqual(['کنسول', 'هدفون', 'گوشی', 'لپ تاپ']);
});

test('A text that finds nothing is told so', async ({ page, isDesktop }) => {
  await open(page, '/');
  const { field, place } = await openSearch(page, isDesktop);
  await field.fill('قطقطقط');
  await expect(place.getByText('نتیجه ای یافت نشد', { exact: true })).toBeVisible();
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'نتیجه ای یافت نشد' })).toBeVisible();
});

test('The list of suggestions is walked and chosen from by keyboard', async ({ page, isDesktop }) => {
  await open(page, '/');
  const { field, place } = await openSearch(page, isDesktop);
  await field.fill('galaxy s25');
  const options = place.getByRole('option');
  await expect(place.getByRole('group', { name: 'کالاها' })).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await field.press('ArrowUp');
  await expect(place.getByRole('option', { selected: true })).toHaveCount(0);
  await field.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/products\/\d+\//);
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('Back closes the full-screen search and stays on the page', async ({ page, isDesktop }) => {
  test.skip(isDesktop, 'The full-screen search is of phones.');
  await open(page, '/faq');
  const { place } = await openSearch(page, isDesktop);
  await page.goBack();
  await expect(place).toBeHidden();
  await expect(page).toHaveURL(/\/faq$/);
  const again = await openSearch(page, isDesktop);
  await again.field.fill('هدفون');
  await again.field.press('Enter');
  await expect(page).toHaveURL(/\/shop\?search=/);
  await expect(again.place).toBeHidden();
  // The search's own history entry became the list.
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

test('Escape empties the full-screen search before it closes it', async ({ page, isDesktop }) => {
  test.skip(isDesktop, 'The full-screen search is of phones.');
  await open(page, '/faq');
  const { place, field } = await openSearch(page, isDesktop);
  await field.fill('هدفون');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(place).toBeVisible();
  await field.press('Escape');
  await expect(place).toBeHidden();
  await expect(page).toHaveURL(/\/faq$/);
});

test.describe('A search that fails', () => {
  test.use({ allowed: /503/ });

  test('is not spoken of, and the next one works', async ({ page, isDesktop }) => {
    await page.route('**/api/product/search?**', (route) =>
      route.fulfill({ status: 503, json: { message: 'خطا', code: 'unavailable' } }),
    );
    await open(page, '/');
    const { field, place } = await openSearch(page, isDesktop);
    const failed = page.waitForResponse(/product\/search/);
    await field.fill('سامسونگ');
    await failed;
    await expect(page.getByRole('alert').filter({ hasText: 'خطا' })).toHaveCount(0);
    await page.unroute('**/api/product/search?**');
    await field.fill('سامسونگ گ');
    await expect(place.getByRole('option').first()).toBeVisible();
  });
});

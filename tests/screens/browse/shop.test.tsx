import { address, aList, endShop, openList, push, startShop } from '@/tests/support/browse/shopScreen';
import '@/tests/support/dialog';
import { act, screen, waitFor, within } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import { ShopScreen } from '@/components/browse/list/ShopScreen';
import { aCard } from '@/tests/support/factories/product';
import { aSite } from '@/tests/support/factories/site';
import { renderApp } from '@/tests/support/renderApp';

beforeEach(startShop);
afterAll(endShop);

test('a search that finds nothing offers the categories and best sellers', () => {
  const list = { ...aList({ search: 'ژژژ' }), products: [], total: 0 };
  const site = aSite({
    topMenu: [{ id: 1, title: 'لپ‌تاپ', link: '/shop?category=laptops', icon: null }],
  });
  renderApp(
    <ShopScreen
      query={{ search: 'گوووشیی' }}
      list={{ ...list, similarWord: 'گوشی' }}
      site={site}
      suggested={[aCard({ id: 9, title: 'گوشی پرفروش' })]}
    />,
  );
  expect(screen.getByRole('heading', { name: 'نتیجه ای یافت نشد' })).toBeVisible();
  expect(screen.getByText(/^منظورتان/)).toHaveTextContent('منظورتان «گوشی» بود؟');
  expect(screen.getByRole('link', { name: 'گوشی' })).toHaveAttribute(
    'href',
    `/shop?search=${encodeURIComponent('گوشی')}`,
  );
  const categories = within(screen.getByRole('navigation', { name: 'دسته‌ها' }));
  expect(categories.getByRole('link', { name: 'لپ‌تاپ' })).toHaveAttribute('href', '/shop?category=laptops');
  expect(screen.getByRole('heading', { name: 'پرفروش‌ها' })).toBeVisible();
  expect(screen.getByRole('link', { name: /گوشی پرفروش/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/products/9/'),
  );
});

describe('the list', () => {
  test('sorts and pages are links to their own address', async () => {
    const { user } = await openList('/shop?category=phones');
    expect(screen.getByRole('link', { name: 'صفحهٔ ۳' })).toHaveAttribute(
      'href',
      '/shop?category=phones&page=3',
    );
    await user.click(screen.getByRole('link', { name: 'ارزان‌ترین' }));
    await waitFor(() => expect(address()).toBe('/shop?category=phones&sort=cheapest'));
    await user.click(screen.getByRole('link', { name: 'صفحهٔ بعد' }));
    await waitFor(() => expect(address()).toBe('/shop?category=phones&page=2&sort=cheapest'));
    expect(push).toHaveBeenLastCalledWith(expect.any(String), undefined, { scroll: true });
  });

  test('shows when there are more products than were counted, and the corrected search', async () => {
    await openList('/shop?search=همه');
    expect(screen.getByRole('status')).toHaveTextContent('بیش از ۶۴ کالا');
    act(() => void mockRouter.push('/shop?search=sdjl'));
    expect(await screen.findByText('نمایش نتیجه برای «سیتم»')).toBeVisible();
  });

  test('suggests what to do on an empty list', async () => {
    const { user } = await openList('/shop?brand=sony&category=phones&priceTo=2000');
    expect(screen.getByRole('heading', { name: 'نتیجه ای یافت نشد' })).toBeVisible();
    const [, way] = screen.getAllByRole('link', { name: 'پاک‌کردن ۲ فیلتر' });
    expect(screen.getAllByRole('link', { name: 'حذف فیلتر سونی' })[0]).toBeVisible();
    if (!way) throw new Error('The empty list has no way out.');
    await user.click(way);
    await waitFor(() => expect(address()).toBe('/shop?category=phones'));
  });
});

describe('the sheet of filters on narrow screens', () => {
  test('has its own history entry: Back closes it and keeps what was chosen', async () => {
    const { user } = await openList('/shop?category=phones');
    await user.click(screen.getByRole('link', { name: 'فیلتر' }));
    const sheet = await screen.findByRole('dialog', { name: 'فیلترها' });
    await user.click(within(sheet).getByRole('checkbox', { name: /سامسونگ/ }));
    expect(await within(sheet).findByRole('button', { name: 'دیدن ۶۳ کالا' })).toBeVisible();
    act(() => window.history.back());
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await waitFor(() => expect(window.location.search).toBe('?brand=samsung&category=phones'));
  });

  test('closes by its button', async () => {
    const { user } = await openList('/shop?category=phones');
    await user.click(screen.getByRole('link', { name: 'فیلتر' }));
    const sheet = await screen.findByRole('dialog', { name: 'فیلترها' });
    await user.click(within(sheet).getByRole('button', { name: 'بستن فیلترها' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    expect(window.location.search).toBe('?category=phones');
  });
});

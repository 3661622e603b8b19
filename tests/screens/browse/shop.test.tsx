import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRouter } from 'next/router';
import mockRouter from 'next-router-mock';
import { renderToString } from 'react-dom/server';
import { ChoiceFacet } from '@/components/browse/list/ChoiceFacet';
import { ShopScreen } from '@/components/browse/list/ShopScreen';
import type { ShopPage, ShopQuery } from '@/contract/list';
import { listOf, parseShopQuery } from '@/rules/shopQuery';
import { aCard } from '@/tests/support/factories/product';
import { aSite } from '@/tests/support/factories/site';
import { hrefOf } from '@/tests/support/hrefOf';
import { openScreen } from '@/tests/support/openShop';

const brands = {
  ...{ samsung: 'سامسونگ', xiaomi: 'شیائومی', apple: 'اپل', honor: 'آنر' },
  ...{ nokia: 'نوکیا', nothing: 'ناتینگ', huawei: 'هوآوی' },
};

/** A list for a query: fewer products with every filter, none below a million toman. */
function aList(query: ShopQuery): ShopPage {
  const total =
    query.priceTo !== undefined && query.priceTo < 1_000_000 ? 0 : 64 - listOf(query.brand).length;
  return {
    title: query.search ?? 'گوشی موبایل',
    breadcrumb: [{ title: 'گوشی موبایل', slug: 'phones' }],
    keptTo:
      query.search && query.sort === 'cheapest' && !query.anyCategory
        ? { title: 'گوشی موبایل', slug: 'phones' }
        : null,
    products: total === 0 ? [] : [aCard({ id: 1 }), aCard({ id: 2, title: 'گوشی دوم' })],
    page: query.page ?? 1,
    pageSize: 24,
    total,
    totalIsCapped: query.search === 'همه',
    facets: {
      categories: [],
      brands: Object.entries(brands).map(([value, title]) => ({ value, title, latinTitle: value, count: 9 })),
      colours: [{ value: '#2B2D33', title: 'مشکی', count: 3 }],
      attributes: [],
      price: { from: 5_000_000, to: 105_000_000, histogram: [1, 4, 2, 0, 1] },
      inStock: 60,
      discounted: 12,
    },
    correctedSearch: query.search === 'sdjl' ? 'سیتم' : null,
    similarWord: null,
  };
}

/** The route: the server's answer follows the address. */
function Shop() {
  const { pathname, searchParams } = new URL(useRouter().asPath, 'http://shop.test');
  const [, , ...facets] = pathname.split('/');
  const raw = Object.fromEntries(searchParams);
  const query = parseShopQuery(facets.length > 0 ? { ...raw, facets } : raw);
  return <ShopScreen query={query} list={aList(query)} site={aSite()} />;
}

const push = jest.spyOn(mockRouter, 'push');
const replace = jest.spyOn(mockRouter, 'replace');

beforeEach(() => {
  window.history.replaceState({}, '', '/shop/phones');
  replace.mockClear();
});

/** A shopper on a list, with the calls of the start answered. */
async function openList(at: string) {
  const sony = { id: 1, slug: 'sony', title: 'سونی', latinTitle: 'Sony' };
  const app = openScreen(<Shop />, { at, with: { 'GET /public/brands': [sony] } });
  // CSS shows the panel on wide screens only, and jsdom knows no width.
  document.getElementById('filters')?.style.setProperty('display', 'block');
  await waitFor(() => expect(app.store.getState().site.brands).toHaveLength(1));
  push.mockClear();
  return app;
}

/** Opens the phones and the sheet of filters over them. */
async function openSheet() {
  const { user } = await openList('/shop/phones');
  await user.click(screen.getByRole('link', { name: 'فیلتر' }));
  return { user, sheet: await screen.findByRole('dialog', { name: 'فیلترها' }) };
}

const panel = () => within(screen.getByRole('complementary', { name: 'فیلترها' }));
const brand = (name: RegExp) => panel().getByRole('checkbox', { name });
const address = () => decodeURIComponent(mockRouter.asPath);
const addressIs = (expected: string) => waitFor(() => expect(address()).toBe(expected));

test('a search that finds nothing offers the categories and best sellers', () => {
  const list = { ...aList({ search: 'ژژژ' }), products: [], total: 0 };
  const site = aSite({
    topMenu: [{ id: 1, title: 'لپ‌تاپ', link: '/shop?category=laptops', icon: null }],
  });
  openScreen(
    <ShopScreen
      query={{ search: 'گوووشیی' }}
      list={{ ...list, similarWord: 'گوشی' }}
      site={site}
      suggested={[aCard({ id: 9, title: 'گوشی پرفروش' })]}
    />,
  );
  expect(screen.getByRole('heading', { name: 'نتیجه ای یافت نشد' })).toBeVisible();
  expect(screen.getByText(/^منظورتان/)).toHaveTextContent('منظورتان «گوشی» بود؟');
  expect(hrefOf('گوشی')).toBe(`/shop?search=${encodeURIComponent('گوشی')}`);
  const categories = within(screen.getByRole('navigation', { name: 'دسته‌ها' }));
  expect(hrefOf('لپ‌تاپ', categories)).toBe('/shop?category=laptops');
  expect(screen.getByRole('heading', { name: 'پرفروش‌ها' })).toBeVisible();
  expect(hrefOf(/گوشی پرفروش/)).toEqual(expect.stringContaining('/products/9/'));
});

describe('the list', () => {
  test('introduces its category with links to the brands of it, and only its first page without filters', async () => {
    await openList('/shop/phones');
    const intro = within(screen.getByRole('region', { name: 'دربارهٔ گوشی موبایل' }));
    expect(intro.getByText(/۶۴ کالا از گوشی موبایل با قیمت ۵٬۰۰۰٬۰۰۰ تا/)).toBeVisible();
    expect(hrefOf('سامسونگ', intro)).toBe('/shop/phones/samsung');
    for (const path of ['/shop/phones?page=2', '/shop?category=phones&inStock=true', '/shop']) {
      act(() => void mockRouter.push(path));
      await waitFor(() => expect(screen.queryByRole('region', { name: /^دربارهٔ/ })).not.toBeInTheDocument());
    }
  });

  test('sorts and pages are links to their own address', async () => {
    const { user } = await openList('/shop/phones');
    expect(hrefOf('صفحهٔ ۳')).toBe('/shop/phones?page=3');
    await user.click(screen.getByRole('link', { name: 'ارزان‌ترین' }));
    await addressIs('/shop?category=phones&sort=cheapest');
    await user.click(screen.getByRole('link', { name: 'صفحهٔ بعد' }));
    await addressIs('/shop?category=phones&page=2&sort=cheapest');
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
    await addressIs('/shop/phones');
  });
});

describe('the sheet of filters on narrow screens', () => {
  test('has its own history entry: Back closes it and keeps what was chosen', async () => {
    const { user, sheet } = await openSheet();
    await user.click(within(sheet).getByRole('checkbox', { name: /سامسونگ/ }));
    expect(await within(sheet).findByRole('button', { name: 'دیدن ۶۳ کالا' })).toBeVisible();
    act(() => window.history.back());
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await waitFor(() => expect(window.location.pathname).toBe('/shop/phones/samsung'));
  });

  test('says how many products a choice leaves, because it hides the number above the list', async () => {
    const { user, sheet } = await openSheet();
    const spoken = () =>
      [...sheet.querySelectorAll('[aria-live="polite"], [role="status"]')].map((one) => one.textContent);
    const [region] = sheet.querySelectorAll('[aria-live="polite"]');
    expect(spoken()).toEqual(['دیدن ۶۴ کالا']);
    await user.click(within(sheet).getByRole('checkbox', { name: /سامسونگ/ }));
    await waitFor(() => expect(spoken()).toEqual(['دیدن ۶۳ کالا']));
    expect(region).toBeInTheDocument();
  });

  test('closes by its button', async () => {
    const { user, sheet } = await openSheet();
    await user.click(within(sheet).getByRole('button', { name: 'بستن فیلترها' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/shop/phones');
  });
});

describe('filtering', () => {
  test('shows that a search is limited to a category, and one press removes the limit', async () => {
    const { user } = await openList('/shop?search=گوشی&sort=cheapest');
    const chip = screen.getByRole('link', { name: 'حذف فیلتر گوشی موبایل' });
    expect(decodeURIComponent(chip.getAttribute('href') ?? '')).toBe(
      '/shop?anyCategory=true&search=گوشی&sort=cheapest',
    );
    await user.click(chip);
    await addressIs('/shop?anyCategory=true&search=گوشی&sort=cheapest');
    expect(screen.queryByText(/برای ترتیب قیمت/)).not.toBeInTheDocument();
  });

  test('loads the first picture at once and the others when they are near', async () => {
    const { container } = await openList('/shop/phones');
    const pictures = [...container.querySelectorAll('.card img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  });

  test('the first choice is a new history entry and later ones replace it', async () => {
    const { user } = await openList('/shop/phones');
    const samsung = brand(/سامسونگ/);
    await user.click(samsung);
    await addressIs('/shop/phones/samsung');
    expect(samsung).toBeChecked();
    expect(samsung).toHaveFocus();
    await user.click(brand(/اپل/));
    await addressIs('/shop?brand=apple,samsung&category=phones');
    expect([push.mock.calls.length, replace.mock.calls.length]).toEqual([1, 1]);
    expect(screen.getByRole('status')).toHaveTextContent('۶۲ کالا');
  });

  test('keeps choices made without a network and requests them together', async () => {
    const { user } = await openList('/shop/phones');
    push.mockResolvedValueOnce(false);
    const samsung = brand(/سامسونگ/);
    await user.click(samsung);
    expect(samsung).toBeChecked();
    expect(address()).toBe('/shop/phones');
    await user.click(brand(/اپل/));
    await addressIs('/shop?brand=apple,samsung&category=phones');
    expect(samsung).toBeChecked();
  });

  test('replaces a list that was lost without a network by a newer one', async () => {
    const { user } = await openList('/shop/phones');
    push.mockResolvedValueOnce(false);
    const samsung = brand(/سامسونگ/);
    await user.click(samsung);
    act(() => void mockRouter.push('/shop?category=laptops'));
    await waitFor(() => expect(samsung).not.toBeChecked());
  });

  test('typed amounts in Persian digits count when Enter is pressed, and words are refused', async () => {
    const { user } = await openList('/shop/phones');
    const from = panel().getByRole('textbox', { name: 'قیمت از، تومان' });
    await user.type(from, '۱۵٬۰۰۰٬۰۰۰{Enter}');
    await addressIs('/shop?category=phones&priceFrom=15000000');
    expect(from).toHaveValue('۱۵٬۰۰۰٬۰۰۰');
    const to = panel().getByRole('textbox', { name: 'قیمت تا، تومان' });
    await user.type(to, 'گران{Enter}');
    expect(to).toBeInvalid();
    expect(panel().getByRole('alert')).toHaveTextContent('فقط رقم بنویسید');
  });

  test('sets the monthly amount with one press and removes it with another', async () => {
    const { user } = await openList('/shop/phones');
    await user.click(panel().getByRole('radio', { name: '۶' }));
    await addressIs('/shop?category=phones&monthlyTo=6000000');
    await user.click(panel().getByRole('radio', { name: '۶' }));
    await addressIs('/shop/phones');
  });

  test('months and prepayment change the instalments of the cards and stay in the address', async () => {
    const { user } = await openList('/shop/phones');
    await user.click(panel().getByRole('radio', { name: '۲۴ قسط' }));
    await addressIs('/shop?category=phones&months=24');
    await user.click(panel().getByRole('radio', { name: '۵۰٪ پیش‌پرداخت' }));
    await addressIs('/shop?category=phones&months=24&prepayment=50');
    expect(screen.getAllByText('۲۴ قسط').length).toBeGreaterThan(1);
    await user.click(panel().getByRole('radio', { name: '۱۲ قسط' }));
    await addressIs('/shop?category=phones&prepayment=50');
  });

  test('removes active filters one by one or all at once', async () => {
    const { user } = await openList(
      '/shop?brand=samsung&category=phones&inStock=true&priceFrom=15000000&priceTo=65000000',
    );
    const chosen = within(screen.getByRole('list', { name: 'فیلترهای برگزیده' }));
    expect(chosen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'سامسونگ',
      '۱۵ تا ۶۵ میلیون',
      'موجود',
    ]);
    await user.click(chosen.getByRole('link', { name: 'حذف فیلتر سامسونگ' }));
    await addressIs('/shop?category=phones&inStock=true&priceFrom=15000000&priceTo=65000000');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(panel().getByRole('link', { name: 'پاک‌کردن ۲ فیلتر' }));
    await addressIs('/shop/phones');
  });

  test('the panel is a form that carries the rest of the list where scripts do not run', async () => {
    await openList('/shop?category=phones&sort=cheapest&search=گوشی');
    const form = panel().getByRole('radio', { name: '۲' }).closest('form');
    expect(form).toHaveAttribute('action', '/shop');
    expect(form).toHaveFormValues({ category: 'phones', sort: 'cheapest', search: 'گوشی' });
  });
});

describe('a facet with many choices', () => {
  const brands = ['سامسونگ', 'اپل', 'شیائومی', 'سونی'].map((title, index) => ({
    value: `brand-${index}`,
    title,
    count: 9,
  }));

  /** A facet of four brands, two of which are always visible. */
  function aFacet(wanted: ShopQuery = {}) {
    const controls = { wanted, busy: false, apply: jest.fn() };
    return (
      <ChoiceFacet controls={controls} facet="brand" choices={brands} shown={2} noun="برند">
        {({ title }) => title}
      </ChoiceFacet>
    );
  }

  const more = () => screen.getByText('۲ برند دیگر');
  const folded = () => screen.queryByRole('checkbox', { name: 'سونی' });

  test('the other brands are rendered once the shopper unfolds them', async () => {
    const user = userEvent.setup();
    render(aFacet());
    expect(folded()).not.toBeInTheDocument();
    await user.click(more());
    expect(await screen.findByRole('checkbox', { name: 'سونی' })).toBeVisible();
  });

  test('a chosen brand among the others is unfolded', () => {
    render(aFacet({ brand: 'brand-3' }));
    expect(folded()).toBeChecked();
  });

  test('brands that were unfolded before the scripts came are there with them', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(aFacet());
    const details = container.querySelector('details');
    if (!details) throw new Error('The facet has nothing to unfold.');
    // The browser tells of it before React listens.
    await new Promise((resolve) => {
      details.addEventListener('toggle', resolve, { once: true });
      details.open = true;
    });
    render(aFacet(), { container, hydrate: true });
    expect(await screen.findByRole('checkbox', { name: 'سونی' })).toBeVisible();
  });
});

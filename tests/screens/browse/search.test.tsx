import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import mockRouter from 'next-router-mock';
import { SearchField } from '@/components/browse/search/SearchField';
import SearchScreen from '@/components/browse/search/SearchScreen';
import { Overlays } from '@/components/layout/frame/Overlays';
import { type Answers, answer, page } from '@/tests/support/answers';
import { aCard } from '@/tests/support/factories/product';
import { hrefOf } from '@/tests/support/hrefOf';
import { openScreen } from '@/tests/support/openShop';
import { renderApp } from '@/tests/support/renderApp';
import { SoftLinks } from '@/tests/support/SoftLinks';
import { placeServerMarkup } from '@/tests/support/serverMarkup';
import { aResult } from '@/tests/support/shell';
import { messages } from '@/utils/messages';

const field = () => screen.getByRole('combobox', { name: 'جست‌وجوی کالا' });
const remembered = (): unknown => JSON.parse(Cookies.get('search_history') ?? '[]');

const rows: Answers = {
  'GET /product/search': ({ query: { search } }) =>
    search === 'هیچ‌چیز'
      ? page([], { completions: [], category: null })
      : page([aResult({ id: 7, title: 'گوشی Galaxy S25' })], {
          completions: ['گوشی سامسونگ'],
          category: { title: 'گوشی موبایل', slug: 'phones', count: 64 },
        }),
  'GET /product/popularSearches': ['گوشی سامسونگ', 'لپ‌تاپ'],
  'GET /product/cards': [aCard({ id: 7, title: 'گوشی Galaxy S25' })],
};
const addressOf = (search: string) => `/shop?search=${encodeURIComponent(search)}`;

/** The search field of a page, or another part that searches. */
const open = (part = <SearchField />, at = '/') => openScreen(part, { at, with: rows });

describe('the search field on desktop', () => {
  test('begins with viewed products, categories and budgets while nothing is typed', async () => {
    localStorage.setItem('recentProducts', '[7]');
    const { user } = open();
    await user.click(field());
    const viewed = within(await screen.findByRole('region', { name: 'بازدیدهای اخیر شما' }));
    expect(hrefOf(/Galaxy S25/, viewed)).toBe('/products/7/samsung-galaxy-s25');
    expect(within(screen.getByRole('region', { name: 'دسته‌ها' })).getAllByRole('link')).not.toHaveLength(0);
    const popular = within(await screen.findByRole('region', { name: 'جست‌وجوهای پرطرفدار' }));
    expect(hrefOf('لپ‌تاپ', popular)).toBe(addressOf('لپ‌تاپ'));
    const budgets = within(screen.getByRole('region', { name: 'با قسط ماهانهٔ' }));
    expect(hrefOf('تا ۴ میلیون', budgets)).toBe('/shop?monthlyTo=4000000');
    expect(screen.getByText('حداقل ۳ حرف')).toBeInTheDocument();
    await user.type(field(), 'گوش');
    expect(screen.queryByText('حداقل ۳ حرف')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'دسته‌ها' })).not.toBeInTheDocument();
  });

  test('suggests a text, a category and products during typing', async () => {
    const { user } = open();
    await user.type(field(), 'گوشی');
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.getAttribute('href'))).toEqual([
      addressOf('گوشی سامسونگ'),
      '/shop/phones',
      '/products/7/samsung-galaxy-s25',
    ]);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(options[2]).toHaveTextContent('ماهی ۴٬۴۷۹٬۰۰۰ تومان');
  });

  test('moves through the options with the arrow keys and opens one with Enter', async () => {
    const { user } = open(
      <SoftLinks>
        <SearchField />
      </SoftLinks>,
    );
    await user.type(field(), 'گوشی');
    const options = await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-activedescendant', options[0]?.id);
    expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(mockRouter.asPath).toBe('/products/7/samsung-galaxy-s25'));
  });

  test('submits only a text of more than two letters, and stores it', async () => {
    const { user } = open();
    await user.type(field(), 'گو{Enter}');
    expect(mockRouter.asPath).toBe('/');
    await user.type(field(), 'شی{Enter}');
    await waitFor(() => expect(mockRouter.asPath).toBe(addressOf('گوشی')));
    expect(remembered()).toEqual(['گوشی']);
  });

  test('keeps the five newest searches without duplicates, and removes one or all', async () => {
    Cookies.set('search_history', JSON.stringify(['یک', 'دو', 'سه', 'چهار', 'گوشی']));
    const { user } = open();
    await user.type(field(), 'گوشی{Enter}');
    await waitFor(() => expect(remembered()).toEqual(['گوشی', 'یک', 'دو', 'سه', 'چهار']));
    await user.click(field());
    await user.click(await screen.findByRole('button', { name: 'حذف «دو»' }));
    await waitFor(() => expect(remembered()).toEqual(['گوشی', 'یک', 'سه', 'چهار']));
    await user.click(screen.getByRole('button', { name: 'پاک‌کردن همه' }));
    await waitFor(() => expect(remembered()).toEqual([]));
    expect(screen.queryByText('جست‌وجوهای پیشین شما')).not.toBeInTheDocument();
  });

  test('shows a message when nothing was found', async () => {
    const { user } = open();
    await user.type(field(), 'هیچ‌چیز');
    expect(await screen.findByText(messages.noSearchResult)).toBeVisible();
  });

  test('closes and clears the text on Escape', async () => {
    const { user } = open();
    await user.type(field(), 'گوشی');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  test('shows the search text on the results page and replaces it with the next search', async () => {
    const { user } = open(<SearchField />, '/shop?search=گوشی');
    expect(field()).toHaveValue('گوشی');
    await user.type(field(), ' سامسونگ{Enter}');
    await waitFor(() => expect(field()).toHaveValue('گوشی سامسونگ'));
    expect(mockRouter.query.search).toBe('گوشی سامسونگ');
    await user.click(screen.getByRole('button', { name: 'پاک‌کردن متن' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    // An empty field shows the previous search text again.
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('گوشی سامسونگ');
  });

  test('keeps a text that is typed while the results of the previous search load', async () => {
    const { user } = open();
    await user.type(field(), 'گوشی');
    await user.clear(field());
    await user.type(field(), 'کنسول');
    act(() => void mockRouter.push(addressOf('گوشی')));
    expect(field()).toHaveValue('کنسول');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(mockRouter.asPath).toBe(addressOf('کنسول')));
  });

  test('keeps the text that was typed before hydration', async () => {
    const container = placeServerMarkup(<SearchField />);
    const early = container.querySelector('input');
    early?.focus();
    if (early) early.value = 'گوشی';
    answer(rows);
    renderApp(<SearchField />, {}, { container, hydrate: true });
    expect(await screen.findAllByRole('option')).not.toHaveLength(0);
    expect(field()).toHaveValue('گوشی');
  });

  test('is a form that works without JavaScript', () => {
    open();
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/shop');
    expect(field()).toHaveAttribute('name', 'search');
  });
});

describe('the full-screen search of phones', () => {
  beforeEach(() => {
    window.innerWidth = 390;
  });
  afterEach(() => {
    window.innerWidth = 1024;
  });

  test('opens with the text of the field, and empty after the clear button', async () => {
    const { user } = open(
      <header>
        <SearchField />
        <Overlays />
      </header>,
      '/shop?search=گوشی',
    );
    const inScreen = () => within(screen.getByRole('dialog', { name: 'جست‌وجو' }));
    await user.click(field());
    await waitFor(() => expect(inScreen().getByRole('combobox')).toHaveValue('گوشی'));
    await user.click(inScreen().getByRole('button', { name: 'بازگشت' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'پاک‌کردن متن' }));
    await waitFor(() => expect(inScreen().getByRole('combobox')).toHaveValue(''));
    await act(async () => {});
  });

  test('closes on Back', async () => {
    const onClose = jest.fn();
    const { user } = open(<SearchScreen onClose={onClose} />);
    expect(field()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'بازگشت' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  test('clears the field on the first Escape, and lets the browser close it on the next', async () => {
    const onClose = jest.fn();
    const { user } = open(<SearchScreen onClose={onClose} />);
    await user.type(field(), 'گوشی');
    // The event returns false when its default, closing the dialog, was prevented.
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    expect(field()).toHaveValue('');
    expect(onClose).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
    await act(async () => {});
  });

  test('replaces its history entry with the results', async () => {
    const replace = jest.spyOn(mockRouter, 'replace');
    const { user } = open(<SearchScreen onClose={() => {}} />);
    await user.type(field(), 'گوشی{Enter}');
    await waitFor(() => expect(replace).toHaveBeenCalledWith(addressOf('گوشی')));
    await act(async () => {});
  });
});

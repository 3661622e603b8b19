import '../support/dialog';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { http } from 'msw';
import mockRouter from 'next-router-mock';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Overlays } from '@/components/layout/Overlays';
import { SearchField } from '@/components/search/SearchField';
import SearchScreen from '@/components/search/SearchScreen';
import { makeStore } from '@/store/makeStore';
import { messages } from '@/utils/messages';
import { aSite } from '../support/factories';
import { renderApp } from '../support/renderApp';
import { SoftLinks } from '../support/SoftLinks';
import { server } from '../support/server';
import { aResult, onStart, searchAnswer, searchPath } from '../support/shell';

const field = () => screen.getByRole('combobox', { name: 'جست‌وجوی کالا' });
const remembered = (): unknown => JSON.parse(Cookies.get('search_history') ?? '[]');

beforeEach(() => {
  mockRouter.push('/');
  server.use(
    ...onStart(),
    http.get(searchPath, ({ request }) =>
      new URL(request.url).searchParams.get('search') === 'هیچ‌چیز'
        ? searchAnswer([])
        : searchAnswer([aResult({ id: 7, title: 'گوشی Galaxy S25' })], {
            completions: ['گوشی سامسونگ'],
            category: { title: 'گوشی موبایل', slug: 'phones', count: 64 },
          }),
    ),
  );
});

describe('the search field on desktop', () => {
  test('suggests a text, a category and products while one types', async () => {
    const { user } = renderApp(<SearchField />);
    await user.type(field(), 'گوشی');
    const options = await screen.findAllByRole('option', {}, { timeout: 3000 });
    expect(options.map((option) => option.getAttribute('href'))).toEqual([
      `/shop?search=${encodeURIComponent('گوشی سامسونگ')}`,
      '/shop?category=phones',
      '/products/7/samsung-galaxy-s25',
    ]);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(options[2]).toHaveTextContent('ماهی ۴٬۴۷۹٬۰۰۰ تومان');
  });

  test('the arrow keys walk through the options and Enter follows the chosen one', async () => {
    const { user } = renderApp(
      <SoftLinks>
        <SearchField />
      </SoftLinks>,
    );
    await user.type(field(), 'گوشی');
    const options = await screen.findAllByRole('option', {}, { timeout: 3000 });
    await user.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-activedescendant', options[0]?.id);
    expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(mockRouter.asPath).toBe('/products/7/samsung-galaxy-s25'));
  });

  test('submits only what is longer than two letters, and remembers it', async () => {
    const { user } = renderApp(<SearchField />);
    await user.type(field(), 'گو{Enter}');
    expect(mockRouter.asPath).toBe('/');
    await user.type(field(), 'شی{Enter}');
    await waitFor(() => expect(mockRouter.asPath).toBe(`/shop?search=${encodeURIComponent('گوشی')}`));
    expect(remembered()).toEqual(['گوشی']);
  });

  test('keeps the five newest searches without doubles; each can be forgotten, or all', async () => {
    Cookies.set('search_history', JSON.stringify(['یک', 'دو', 'سه', 'چهار', 'گوشی']));
    const { user } = renderApp(<SearchField />);
    await user.type(field(), 'گوشی{Enter}');
    await waitFor(() => expect(remembered()).toEqual(['گوشی', 'یک', 'دو', 'سه', 'چهار']));
    await user.click(field());
    await user.click(await screen.findByRole('button', { name: 'حذف «دو»' }));
    await waitFor(() => expect(remembered()).toEqual(['گوشی', 'یک', 'سه', 'چهار']));
    await user.click(screen.getByRole('button', { name: 'پاک‌کردن همه' }));
    await waitFor(() => expect(remembered()).toEqual([]));
    expect(screen.queryByText('جست‌وجوهای پیشین شما')).not.toBeInTheDocument();
  });

  test('says so when nothing was found', async () => {
    const { user } = renderApp(<SearchField />);
    await user.type(field(), 'هیچ‌چیز');
    expect(await screen.findByText(messages.noSearchResult, {}, { timeout: 3000 })).toBeVisible();
  });

  test('Escape closes it and clears the text', async () => {
    const { user } = renderApp(<SearchField />);
    await user.type(field(), 'گوشی');
    await screen.findAllByRole('option', {}, { timeout: 3000 });
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  test('holds what was searched for on the results page, and another search begins it anew', async () => {
    mockRouter.push('/shop?search=گوشی');
    const { user } = renderApp(<SearchField />);
    expect(field()).toHaveValue('گوشی');
    await user.type(field(), ' سامسونگ{Enter}');
    await waitFor(() => expect(field()).toHaveValue('گوشی سامسونگ'));
    expect(mockRouter.query.search).toBe('گوشی سامسونگ');
    await user.click(screen.getByRole('button', { name: 'پاک‌کردن متن' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    // What was searched for comes back when nothing else is.
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('گوشی سامسونگ');
  });

  test('keeps a text that is typed while the results of the previous search load', async () => {
    const { user } = renderApp(<SearchField />);
    await user.type(field(), 'گوشی');
    await user.clear(field());
    await user.type(field(), 'کنسول');
    act(() => void mockRouter.push(`/shop?search=${encodeURIComponent('گوشی')}`));
    expect(field()).toHaveValue('کنسول');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(mockRouter.asPath).toBe(`/shop?search=${encodeURIComponent('کنسول')}`));
  });

  test('goes on with what was typed before it came to life', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(
      <Provider store={makeStore({ site: aSite(), renderedAt: 0 })}>
        <SearchField />
      </Provider>,
    );
    const early = container.querySelector('input');
    early?.focus();
    if (early) early.value = 'گوشی';
    renderApp(<SearchField />, {}, { container, hydrate: true });
    expect(await screen.findAllByRole('option', {}, { timeout: 3000 })).not.toHaveLength(0);
    expect(field()).toHaveValue('گوشی');
  });

  test('is a form that works without JavaScript', () => {
    renderApp(<SearchField />);
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

  test('opens with what the field holds, and without it after the clear button', async () => {
    mockRouter.push('/shop?search=گوشی');
    const { user } = renderApp(
      <header>
        <SearchField />
        <Overlays />
      </header>,
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

  test('Back closes it', async () => {
    const onClose = jest.fn();
    const { user } = renderApp(<SearchScreen onClose={onClose} />);
    expect(field()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'بازگشت' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  test('Escape empties the field, and only then leaves the closing to the browser', async () => {
    const onClose = jest.fn();
    const { user } = renderApp(<SearchScreen onClose={onClose} />);
    await user.type(field(), 'گوشی');
    // The event returns false when its default, closing the dialog, was prevented.
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    expect(field()).toHaveValue('');
    expect(onClose).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
    await act(async () => {});
  });

  test('a search takes the place of its history entry', async () => {
    const replace = jest.spyOn(mockRouter, 'replace');
    const { user } = renderApp(<SearchScreen onClose={() => {}} />);
    await user.type(field(), 'گوشی{Enter}');
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/shop?search=${encodeURIComponent('گوشی')}`));
    await act(async () => {});
  });
});

import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import { MemoryRouterProvider } from 'next-router-mock/MemoryRouterProvider';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Layout } from '@/components/layout/frame/Layout';
import { LostNotice } from '@/components/layout/frame/LostNotice';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { useAskForMissing } from '@/hooks/firstLoad/useAskForMissing';
import { useEngine } from '@/hooks/firstLoad/useEngine';
import { useLostRoute } from '@/hooks/firstLoad/useLostRoute';
import ErrorPage from '@/pages/_error';
import { reloadIfReplaced } from '@/services/browser/firstLoad/newRelease';
import { type AppStore, makeStore } from '@/store/makeStore';
import { appStarted } from '@/store/session/session';
import { overlayClosed, overlayOpened } from '@/store/ui';
import { globalCss } from '@/styles/global';
import { aSite } from '@/tests/support/factories/site';
import { hrefOf } from '@/tests/support/hrefOf';
import { observeElements } from '@/tests/support/intersections';
import { openScreen } from '@/tests/support/openShop';

observeElements('far');

/** Whether the browser reports a connection. */
let online: boolean;

beforeAll(() => {
  // The notice and its style are in the document, outside of React.
  const style = document.createElement('style');
  style.textContent = globalCss.slice(globalCss.indexOf('#lost-notice {'));
  document.head.append(style);
});

/** A browser that is online at the home page. */
beforeEach(() => {
  online = true;
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => online);
  mockRouter.push('/');
});

function goOnline(value: boolean) {
  online = value;
  act(() => void window.dispatchEvent(new Event(value ? 'online' : 'offline')));
}

const partMissing = () => screen.getByText('بخشی از صفحه بارگذاری نشد');
const noConnection = () => screen.getByText('اتصال برقرار نیست');
const tryAgain = () => screen.getByRole('button', { name: 'تلاش دوباره' });

/** A chunk that fails to load until the test allows it. */
function lostChunk<Part>(part: Part) {
  const chunk = {
    through: false,
    asked: 0,
    load: async () => {
      chunk.asked += 1;
      if (!chunk.through) throw new Error('Loading chunk 1 failed.');
      return part;
    },
  };
  return chunk;
}

function ShopFrame({ children }: { children: ReactNode }) {
  useAskForMissing();
  return (
    <MemoryRouterProvider>
      <h1>گوشی</h1>
      {children}
      <LostNotice />
    </MemoryRouterProvider>
  );
}
const renderFramed = (part?: ReactNode) => render(<ShopFrame>{part}</ShopFrame>);

function BreakablePage() {
  if (mockRouter.asPath === '/broken') throw new Error('broken');
  return <p>صفحهٔ سالم</p>;
}

type Engine = (store: AppStore) => void;

function PageWithEngine({ store, load }: { store: AppStore; load: () => Promise<Engine> }) {
  useEngine(store, load);
  return null;
}

describe('a chunk that fails to load', () => {
  const overlay = { default: () => <p>کشوی سبد</p> };

  test('keeps the page, shows the notice and loads when the shopper tries again', async () => {
    const chunk = lostChunk(overlay);
    const Drawer = onDemand(chunk.load);
    renderFramed(<Drawer />);
    await waitFor(() => expect(partMissing()).toBeVisible());
    expect(noConnection()).not.toBeVisible();
    expect(screen.getByRole('heading', { name: 'گوشی' })).toBeVisible();
    chunk.through = true;
    fireEvent.click(tryAgain());
    expect(await screen.findByText('کشوی سبد')).toBeVisible();
    expect(partMissing()).not.toBeVisible();
  });

  test.each([
    ['the network is back', () => goOnline(true)],
    ['the tab is shown again', () => fireEvent(document, new Event('visibilitychange'))],
  ])('is loaded again when %s', async (_when, happen) => {
    const chunk = lostChunk(overlay);
    const Drawer = onDemand(chunk.load);
    goOnline(false);
    renderFramed(<Drawer />);
    await waitFor(() => expect(noConnection()).toBeVisible());
    online = true;
    chunk.through = true;
    await act(async () => happen());
    expect(await screen.findByText('کشوی سبد')).toBeVisible();
    expect(noConnection()).not.toBeVisible();
  });

  test('is loaded again automatically, with growing pauses', async () => {
    jest.useFakeTimers();
    try {
      const chunk = lostChunk(overlay);
      const Drawer = onDemand(chunk.load);
      render(<Drawer />);
      await act(() => jest.advanceTimersByTimeAsync(1_900));
      expect(chunk.asked).toBe(1);
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(chunk.asked).toBe(2);
      await act(() => jest.advanceTimersByTimeAsync(3_700));
      expect(chunk.asked).toBe(2);
      chunk.through = true;
      await act(() => jest.advanceTimersByTimeAsync(300));
      expect(chunk.asked).toBe(3);
      await act(() => jest.advanceTimersByTimeAsync(600_000));
      expect(chunk.asked).toBe(3);
      expect(screen.getByText('کشوی سبد')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  test('shows no notice when it was only prefetched', async () => {
    const chunk = lostChunk(overlay);
    const Drawer = onDemand(chunk.load);
    renderFramed();
    await act(async () => Drawer.preload());
    expect(partMissing()).not.toBeVisible();
  });
});

describe('a part that throws', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  test('leaves the other parts and is tried again on a press', async () => {
    let broken = true;
    const Part = onDemand(async () => ({
      default: () => {
        if (broken) throw new Error('broken');
        return <p>برنامهٔ اقساط</p>;
      },
    }));
    renderFramed(<Part />);
    await waitFor(() => expect(partMissing()).toBeVisible());
    expect(screen.getByRole('heading', { name: 'گوشی' })).toBeVisible();
    broken = false;
    fireEvent.click(tryAgain());
    expect(await screen.findByText('برنامهٔ اقساط')).toBeVisible();
    expect(partMissing()).not.toBeVisible();
  });

  test('shows a Persian error under the header for a page, and the next page renders', async () => {
    const { user, rerender, store } = openScreen(
      <Layout>
        <BreakablePage />
      </Layout>,
      { at: '/broken' },
    );
    expect(await screen.findByRole('heading', { name: 'این صفحه باز نشد' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(hrefOf('صفحهٔ خانه')).toBe('/');
    await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(screen.getByRole('heading', { name: 'این صفحه باز نشد' })).toBeInTheDocument();
    act(() => void mockRouter.push('/faq'));
    rerender(
      <Provider store={store}>
        <Layout>
          <BreakablePage />
        </Layout>
      </Provider>,
    );
    expect(await screen.findByText('صفحهٔ سالم')).toBeInTheDocument();
  });
});

test('shows the error page of Next.js in Persian', () => {
  render(
    <Provider store={makeStore({ site: aSite(), renderedAt: 0 })}>
      <ErrorPage />
    </Provider>,
  );
  expect(screen.getByRole('heading', { name: 'این صفحه آماده نشد' })).toBeVisible();
  expect(tryAgain()).toBeVisible();
});

test('does the actions of the shopper in order once a late engine has loaded', async () => {
  const seen: string[] = [];
  const chunk = lostChunk<Engine>((store) =>
    store.attachEngine(
      () => () => (action) => seen.push((action as { type: string }).type),
      () => seen.push('engine'),
    ),
  );
  const store = makeStore({ site: aSite(), renderedAt: 0 });
  renderFramed(<PageWithEngine store={store} load={chunk.load} />);
  await waitFor(() => expect(partMissing()).toBeVisible());
  store.dispatch(overlayOpened('basket'));
  store.dispatch(overlayClosed());
  expect(seen).toEqual([]);
  chunk.through = true;
  fireEvent.click(tryAgain());
  await waitFor(() =>
    expect(seen).toEqual(['engine', appStarted.type, overlayOpened.type, overlayClosed.type]),
  );
});

function PageWithRoutes() {
  useLostRoute();
  return null;
}

describe('a page that cannot be reached', () => {
  const failRoute = (path: string) =>
    mockRouter.events.emit('routeChangeError', new Error('Failed to fetch'), path, { shallow: false });

  test('keeps the current page, shows the notice, and opens when the network is back', async () => {
    jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    renderFramed(<PageWithRoutes />);
    expect(() => failRoute('/faq')).toThrow(expect.objectContaining({ cancelled: true }));
    await waitFor(() => expect(noConnection()).toBeVisible());
    expect(mockRouter.asPath).toBe('/');
    goOnline(true);
    await waitFor(() => expect(mockRouter.asPath).toBe('/faq'));
    expect(noConnection()).not.toBeVisible();
  });

  test('is dropped when the shopper opens another page', async () => {
    jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    renderFramed(<PageWithRoutes />);
    expect(() => failRoute('/faq')).toThrow();
    await waitFor(() => expect(noConnection()).toBeVisible());
    mockRouter.events.emit('routeChangeStart', '/cart', { shallow: false });
    expect(noConnection()).not.toBeVisible();
    goOnline(true);
    expect(mockRouter.asPath).toBe('/');
  });

  test('shows no notice for a navigation that another one replaced', () => {
    renderFramed(<PageWithRoutes />);
    const cancelled = Object.assign(new Error('Route Cancelled'), { cancelled: true });
    expect(() => mockRouter.events.emit('routeChangeError', cancelled, '/faq', {})).not.toThrow();
  });
});

describe('a chunk that a new release has replaced', () => {
  const chunkError = Object.assign(new Error('Loading chunk 1 failed.'), { request: '/_next/static/1.js' });
  const answer = (status: number, type = 'text/html') =>
    jest
      .spyOn(window, 'fetch')
      .mockImplementation(async () => new Response(null, { status, headers: { 'content-type': type } }));
  const reload = jest.fn();

  beforeEach(() => {
    reload.mockClear();
    window.sessionStorage.clear();
  });

  test.each([
    ['is not found', 404, 'text/plain'],
    ['is a page instead of a script', 200, 'text/html'],
  ])('reloads the page automatically once when it %s', async (_what, status, type) => {
    answer(status, type);
    await reloadIfReplaced(chunkError, false, reload);
    await reloadIfReplaced(chunkError, false, reload);
    expect(reload).toHaveBeenCalledTimes(1);
    await reloadIfReplaced(chunkError, true, reload);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['still there', () => answer(200, 'application/javascript')],
    ['on a server that fails', () => answer(503)],
    ['out of reach', () => jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))],
  ])('does not reload for a chunk %s', async (_where, prepare) => {
    prepare();
    await reloadIfReplaced(chunkError, true, reload);
    expect(reload).not.toHaveBeenCalled();
  });

  test('does not reload automatically without storage or while the shopper types', async () => {
    answer(404);
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    await reloadIfReplaced(chunkError, false, reload);
    refused.mockRestore();
    render(<input aria-label="نام" />);
    screen.getByRole('textbox').focus();
    await reloadIfReplaced(chunkError, false, reload);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each(['/order', '/payment/summery', '/pay/2'])('does not reload automatically at %s', async (path) => {
    answer(404);
    window.history.replaceState(null, '', path);
    await reloadIfReplaced(chunkError, false, reload);
    window.history.replaceState(null, '', '/');
    expect(reload).not.toHaveBeenCalled();
  });
});

function runEarlyScript() {
  const early = document.createElement('script');
  early.textContent = readFileSync('public/early.js', 'utf8');
  document.head.append(early);
}

test('makes an early click once, even if the button already answers and is pressed again', () => {
  const onClick = jest.fn();
  runEarlyScript();
  render(
    <button type="button" onClick={onClick}>
      افزودن
    </button>,
  );
  for (let press = 0; press < 2; press += 1) fireEvent.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
  window.pelleReplayClicks?.();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('loads a lost script of the first load again and shows the notice', () => {
  render(<LostNotice />);
  runEarlyScript();
  const script = document.createElement('script');
  script.src = 'http://localhost/_next/static/chunks/main.js';
  document.head.append(script);
  fireEvent.error(script);
  expect(partMissing()).toBeVisible();
  goOnline(true);
  const again = document.querySelectorAll<HTMLScriptElement>('script[src$="main.js"]');
  expect(again).toHaveLength(2);
  if (again[1]) fireEvent.load(again[1]);
  expect(partMissing()).not.toBeVisible();
  window.pelleReplayClicks?.();
});

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import { Provider } from 'react-redux';
import { Layout } from '@/components/layout/frame/Layout';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { useEngine } from '@/hooks/firstLoad/useEngine';
import ErrorPage from '@/pages/_error';
import { type AppStore, makeStore } from '@/store/makeStore';
import { appStarted } from '@/store/session/session';
import { overlayClosed, overlayOpened } from '@/store/ui';
import { aSite } from '@/tests/support/factories/site';
import { renderApp } from '@/tests/support/renderApp';
import '@/tests/support/dialog';
import {
  addNoticeStyle,
  goOnline,
  lostChunk,
  noConnection,
  openOnline,
  partMissing,
  ShopFrame,
  setOnline,
  tryAgain,
} from '@/tests/support/lostParts';

beforeAll(addNoticeStyle);

beforeEach(openOnline);

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
    render(
      <ShopFrame>
        <h1>گوشی</h1>
        <Drawer />
      </ShopFrame>,
    );
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
    render(
      <ShopFrame>
        <Drawer />
      </ShopFrame>,
    );
    await waitFor(() => expect(noConnection()).toBeVisible());
    setOnline(true);
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
    render(<ShopFrame />);
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
    render(
      <ShopFrame>
        <h1>گوشی</h1>
        <Part />
      </ShopFrame>,
    );
    await waitFor(() => expect(partMissing()).toBeVisible());
    expect(screen.getByRole('heading', { name: 'گوشی' })).toBeVisible();
    broken = false;
    fireEvent.click(tryAgain());
    expect(await screen.findByText('برنامهٔ اقساط')).toBeVisible();
    expect(partMissing()).not.toBeVisible();
  });

  test('shows a Persian error under the header for a page, and the next page renders', async () => {
    mockRouter.push('/broken');
    const { user, rerender, store } = renderApp(
      <Layout>
        <BreakablePage />
      </Layout>,
    );
    expect(await screen.findByRole('heading', { name: 'این صفحه باز نشد' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'صفحهٔ خانه' })).toHaveAttribute('href', '/');
    await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(screen.getByRole('heading', { name: 'این صفحه باز نشد' })).toBeInTheDocument();
    act(() => {
      mockRouter.push('/faq');
    });
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
  render(
    <ShopFrame>
      <PageWithEngine store={store} load={chunk.load} />
    </ShopFrame>,
  );
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

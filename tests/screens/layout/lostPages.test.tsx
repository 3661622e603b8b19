import { readFileSync } from 'node:fs';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import { LostNotice } from '@/components/layout/frame/LostNotice';
import { useLostRoute } from '@/hooks/firstLoad/useLostRoute';
import { reloadIfReplaced } from '@/services/browser/firstLoad/newRelease';
import '@/tests/support/dialog';
import {
  addNoticeStyle,
  goOnline,
  noConnection,
  openOnline,
  partMissing,
  ShopFrame,
} from '@/tests/support/lostParts';

beforeAll(addNoticeStyle);

beforeEach(openOnline);

function PageWithRoutes() {
  useLostRoute();
  return null;
}

describe('a page that cannot be reached', () => {
  const failRoute = (path: string) =>
    mockRouter.events.emit('routeChangeError', new Error('Failed to fetch'), path, { shallow: false });

  test('keeps the current page, shows the notice, and opens when the network is back', async () => {
    jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    render(
      <ShopFrame>
        <PageWithRoutes />
      </ShopFrame>,
    );
    expect(() => failRoute('/faq')).toThrow(expect.objectContaining({ cancelled: true }));
    await waitFor(() => expect(noConnection()).toBeVisible());
    expect(mockRouter.asPath).toBe('/');
    goOnline(true);
    await waitFor(() => expect(mockRouter.asPath).toBe('/faq'));
    expect(noConnection()).not.toBeVisible();
  });

  test('is dropped when the shopper opens another page', async () => {
    jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    render(
      <ShopFrame>
        <PageWithRoutes />
      </ShopFrame>,
    );
    expect(() => failRoute('/faq')).toThrow();
    await waitFor(() => expect(noConnection()).toBeVisible());
    mockRouter.events.emit('routeChangeStart', '/cart', { shallow: false });
    expect(noConnection()).not.toBeVisible();
    goOnline(true);
    expect(mockRouter.asPath).toBe('/');
  });

  test('shows no notice for a navigation that another one replaced', () => {
    render(
      <ShopFrame>
        <PageWithRoutes />
      </ShopFrame>,
    );
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

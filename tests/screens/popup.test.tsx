import '../support/dialog';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import mockRouter from 'next-router-mock';
import Popups from '@/components/banner/Popups';
import type { NotificationBanner } from '@/contract/site';
import { renderApp } from '../support/renderApp';
import { server } from '../support/server';
import { onStart } from '../support/shell';

const aPopup = (over: Partial<NotificationBanner> = {}): NotificationBanner => ({
  id: 21,
  type: 1,
  active: true,
  mobileView: false,
  imageUrl: '/art/a.avif',
  link: '/shop',
  alt: 'جشنواره',
  viewCount: 2,
  ...over,
});

const widen = (width: number) =>
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });

/** The popups as far as they got: the named one is in the document, hidden until its picture is there. */
async function open(...notification: NotificationBanner[]) {
  server.use(...onStart({ notification }));
  const app = renderApp(<Popups />);
  await waitFor(() => expect(app.store.getState().site.staticsData).not.toBeNull());
  return app;
}
const waiting = (name: string) => screen.findByLabelText(name);
const imageArrives = (dialog: HTMLElement) =>
  fireEvent.load(dialog.querySelector('img') ?? document.createElement('img'));

beforeEach(() => {
  mockRouter.push('/');
  widen(1440);
});

describe('popup banners', () => {
  test('wait for their picture, then show and count one display', async () => {
    await open(aPopup());
    const dialog = await waiting('جشنواره');
    expect(dialog).not.toHaveAttribute('open');
    expect(Cookies.get('21')).toBeUndefined();
    imageArrives(dialog);
    expect(dialog).toHaveAttribute('open');
    await waitFor(() => expect(Cookies.get('21')).toBe('1'));
  });

  test('stop when no display is left', async () => {
    Cookies.set('21', '0');
    await open(aPopup());
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
    expect(Cookies.get('21')).toBe('0');
  });

  test('one that was switched off forgets its count', async () => {
    Cookies.set('21', '1');
    await open(aPopup({ active: false }));
    await waitFor(() => expect(Cookies.get('21')).toBeUndefined());
    expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  });

  test('come one at a time', async () => {
    const { user } = await open(aPopup(), aPopup({ id: 22, alt: 'دومی' }));
    imageArrives(await waiting('جشنواره'));
    expect(screen.queryByLabelText('دومی')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'بستن' }));
    expect(await waiting('دومی')).toBeInTheDocument();
  });

  test('one without its picture is neither shown nor counted', async () => {
    await open(aPopup());
    const dialog = await waiting('جشنواره');
    fireEvent.error(dialog.querySelector('img') ?? dialog);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(Cookies.get('21')).toBeUndefined();
  });

  test.each([
    [390, 'موبایل'],
    [768, 'موبایل'],
    [900, null],
    [1024, null],
    [1025, 'رایانه'],
  ])('a screen of %d px sees %s', async (width, name) => {
    widen(width);
    await open(aPopup({ alt: 'رایانه' }), aPopup({ id: 22, alt: 'موبایل', mobileView: true }));
    if (name) expect(await waiting(name)).toBeInTheDocument();
    expect(screen.queryAllByRole('dialog', { hidden: true })).toHaveLength(name ? 1 : 0);
  });
});

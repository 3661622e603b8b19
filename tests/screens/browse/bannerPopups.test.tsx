import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import mockRouter from 'next-router-mock';
import Popups from '@/components/browse/banner/Popups';
import type { NotificationBanner } from '@/contract/site';
import { overlayOpened } from '@/store/ui';
import { aStaticsData } from '@/tests/support/factories/site';
import { hrefOf } from '@/tests/support/hrefOf';
import { openScreen } from '@/tests/support/openShop';

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

/** A page with the popups. `pages` are the earlier pages of the visit. */
async function visit(notification: NotificationBanner[], pages = ['/faq']) {
  const app = openScreen(
    <>
      <Popups />
      <input aria-label="جست‌وجو" />
      <button type="button">افزودن به سبد</button>
    </>,
    { with: { 'GET /public/getStaticsData': aStaticsData({ notification }) } },
  );
  await waitFor(() => expect(app.store.getState().site.staticsData).not.toBeNull());
  for (const page of pages) await act(async () => void (await mockRouter.push(page)));
  if (pages.length > 0) await act(async () => void (await mockRouter.push('/')));
  return app;
}

/** Simulates a shopper who reads the page for a moment. */
function read() {
  Object.defineProperty(window, 'scrollY', { value: 200, configurable: true });
  fireEvent.scroll(window);
}

/** The popups as far as they got: the named one is in the document, hidden until its picture is there. */
async function open(...notification: NotificationBanner[]) {
  const app = await visit(notification);
  read();
  return app;
}
const nothing = async () => {
  // The saga has answered by then.
  await act(async () => {});
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  expect(document.querySelector('img')).not.toBeInTheDocument();
};
const waiting = (name: string) => screen.findByLabelText(name);
const imageArrives = (dialog: HTMLElement) =>
  fireEvent.load(dialog.querySelector('img') ?? document.createElement('img'));

/** The popup after its picture has come. */
async function openPopup() {
  const app = await open(aPopup());
  const dialog = await waiting('جشنواره');
  imageArrives(dialog);
  return { ...app, dialog };
}

beforeEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  widen(1440);
});

describe('popup banners', () => {
  test('wait for their picture, then appear and count one view', async () => {
    await open(aPopup());
    const dialog = await waiting('جشنواره');
    expect(dialog).not.toHaveAttribute('open');
    expect(Cookies.get('21')).toBeUndefined();
    imageArrives(dialog);
    expect(dialog).toHaveAttribute('open');
    await waitFor(() => expect(Cookies.get('21')).toBe('1'));
  });

  test('do not appear when no view is left', async () => {
    Cookies.set('21', '0');
    await open(aPopup());
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
    expect(Cookies.get('21')).toBe('0');
  });

  test('lose their view count when they are inactive', async () => {
    Cookies.set('21', '1');
    await open(aPopup({ active: false }));
    await waitFor(() => expect(Cookies.get('21')).toBeUndefined());
    expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  });

  test('appear once in a visit', async () => {
    const { user } = await open(aPopup(), aPopup({ id: 22, alt: 'دومی' }));
    imageArrives(await waiting('جشنواره'));
    expect(screen.queryByLabelText('دومی')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'بستن' }));
    await act(async () => void (await mockRouter.push('/shop')));
    read();
    await nothing();
    expect(Cookies.get('22')).toBeUndefined();
  });

  test('do not appear on the first page of a visit, also after a reload', async () => {
    const { unmount } = await visit([aPopup()], []);
    read();
    await nothing();
    unmount();
    await visit([aPopup()], []);
    read();
    await nothing();
  });

  test('load their pictures only when the shopper reads the page', async () => {
    const { user } = await visit([aPopup()]);
    await nothing();
    await user.click(screen.getByRole('button', { name: 'افزودن به سبد' }));
    await user.type(screen.getByLabelText('جست‌وجو'), 'گوشی');
    await nothing();
    await user.click(document.body);
    expect(await waiting('جشنواره')).toBeInTheDocument();
  });

  test.each(['/shop', '/brand/samsung', '/compare', '/cart', '/products/1/samsung-galaxy-s25'])(
    'stay away from %s',
    async (page) => {
      await visit([aPopup()]);
      await act(async () => void (await mockRouter.push(page)));
      read();
      await nothing();
    },
  );

  test('do not appear while the shopper types, and the field keeps the focus', async () => {
    const { user } = await open(aPopup());
    const dialog = await waiting('جشنواره');
    const field = screen.getByLabelText('جست‌وجو');
    await user.type(field, 'گو');
    imageArrives(dialog);
    await nothing();
    expect(field).toHaveFocus();
    expect(Cookies.get('21')).toBeUndefined();
  });

  test('do not appear over an open overlay', async () => {
    const { store } = await open(aPopup());
    await waiting('جشنواره');
    act(() => void store.dispatch(overlayOpened('basket')));
    await nothing();
  });

  test('are closed while they are still in the page, so that the browser returns the focus', async () => {
    const { store, dialog } = await openPopup();
    act(() => void store.dispatch(overlayOpened('basket')));
    expect(dialog).not.toBeInTheDocument();
    expect(dialog).not.toHaveAttribute('open');
  });

  test('are dismissed by Escape', async () => {
    const { dialog } = await openPopup();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await nothing();
    expect(dialog).not.toHaveAttribute('open');
  });

  test('name the target of their link', async () => {
    await openPopup();
    expect(hrefOf('جشنواره مشاهده')).toBe('/shop');
  });

  test('neither appear nor count without their picture', async () => {
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

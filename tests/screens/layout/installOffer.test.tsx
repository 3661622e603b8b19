import { fireEvent, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import mockRouter from 'next-router-mock';
import { countVisit } from '@/services/browser/browserStorage';
import { prepareInstallOffer } from '@/services/browser/installOffer';

const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone);
});

/** Follows a link inside the shop. */
function goTo(path: string) {
  window.history.replaceState(null, '', path);
  mockRouter.events.emit('routeChangeComplete', path);
}

/** The browser says that it can install the shop. Returns its own offer. */
function wishToInstall() {
  const wish = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: jest.fn() });
  window.dispatchEvent(wish);
  return wish;
}

const offer = () => screen.queryByRole('complementary', { name: 'نصب فروشگاه' });
/** Lets promises that are settled go on. */
const settle = () => waitFor(() => undefined);

test('offers to install above the next public page, in place of the browser', async () => {
  const makeOffer = prepareInstallOffer();
  expect(document.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/manifest.webmanifest');
  const wish = wishToInstall();
  expect(wish.defaultPrevented).toBe(true);
  void makeOffer();
  await settle();
  expect(offer()).toBeNull();
  goTo('/dashboard/orders');
  await settle();
  expect(offer()).toBeNull();
  goTo('/faq');
  await waitFor(() => expect(offer()).toBeVisible());
  expect(document.body.firstElementChild).toBe(offer());
  fireEvent.click(screen.getByRole('button', { name: 'نصب' }));
  expect(wish.prompt).toHaveBeenCalledTimes(1);
  expect(offer()).toBeNull();
});

test('an offer that was closed is not made again', async () => {
  const makeOffer = prepareInstallOffer();
  wishToInstall();
  void makeOffer();
  await settle();
  goTo('/faq');
  await waitFor(() => expect(offer()).toBeVisible());
  fireEvent.click(screen.getByRole('button', { name: 'بستن' }));
  expect(offer()).toBeNull();
  await makeOffer();
  goTo('/');
  await settle();
  expect(offer()).toBeNull();
});

test('says on iOS where the menu installs the shop', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone);
  void prepareInstallOffer()();
  goTo('/faq');
  await waitFor(() => expect(offer()).toHaveTextContent('افزودن به صفحهٔ اصلی'));
  expect(screen.queryByRole('button', { name: 'نصب' })).toBeNull();
});

test('an installed shop is not offered', async () => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  const makeOffer = prepareInstallOffer();
  wishToInstall();
  await makeOffer();
  goTo('/faq');
  await settle();
  expect(offer()).toBeNull();
});

test('a visit is the second one only after the first has ended', () => {
  expect([countVisit(), countVisit()]).toEqual([false, false]);
  Cookies.remove('visit');
  expect([countVisit(), countVisit()]).toEqual([true, true]);
});

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import mockRouter from 'next-router-mock';
import { NotificationsScreen } from '@/components/account/notification/NotificationsScreen';
import { Overlays } from '@/components/layout/frame/Overlays';
import type { FeedNotification } from '@/contract/notification';
import { selectProfile } from '@/store/profile';
import {
  type Answers,
  answerOnce,
  calls,
  changes,
  page,
  queriesOf,
  unavailable,
} from '@/tests/support/answers';
import { emptyListArt } from '@/tests/support/emptyListArt';
import { aNotification } from '@/tests/support/factories/notification';
import { anOrder } from '@/tests/support/factories/order';
import { hrefOf } from '@/tests/support/hrefOf';
import { openScreen, toastsOf } from '@/tests/support/openShop';
import { SoftLinks } from '@/tests/support/SoftLinks';

const recharge = { title: 'موجودی کیف پول افزایش یافت', kind: 'wallet', link: '/dashboard/wallet' } as const;

let feed: FeedNotification[] = [];

/** Loads the late parts before the first test, so that no test waits for them. */
beforeAll(() => import('@/components/credit/facility/FacilityDialog'));

beforeEach(() => {
  feed = [
    aNotification({ id: 1, title: 'سفارش در راه است', link: '/dashboard/orders/7' }),
    aNotification({ id: 2, title: 'اطلاعیه', kind: 'general', link: null }),
    aNotification({ id: 3, seen: true, ...recharge }),
  ];
});

const unseen = () => ({ unseen: feed.filter((one) => !one.seen).length });

const rows: Answers = {
  'GET /user/notifications': ({ query }) =>
    query.cursor
      ? page([aNotification({ id: 4, title: 'پیام پیشین' })], { nextCursor: null, ...unseen() })
      : page(feed, { nextCursor: feed[0] ? 'next' : null, ...unseen() }),
  'POST /user/notifications/seen': ({ query }) => {
    feed = feed.map((one) => (String(one.id) === query.id ? { ...one, seen: true } : one));
    return unseen();
  },
  'POST /user/notifications/allSeen': { unseen: 0 },
};

const open = () =>
  openScreen(
    <SoftLinks>
      <NotificationsScreen />
      <Overlays />
    </SoftLinks>,
    { at: '/dashboard/notifications', as: { newNotifications: 9 }, with: rows },
  );

/** Number at the bell. */
const bell = ({ store }: ReturnType<typeof open>) => selectProfile(store.getState())?.newNotifications;
/** Ids of the notifications that were marked, with the bodies of the calls. */
const marked = () =>
  calls.filter(({ name }) => name.endsWith('/seen')).map(({ query, body }) => [query.id, body]);
const allSeen = () => screen.findByRole('button', { name: 'همه را خواندم' });
const unseenTitles = () => screen.queryAllByText(/خوانده‌نشده/);

test('opens the link of a notification, marks it as seen, and counts the unseen ones at the bell', async () => {
  const app = open();
  const link = await screen.findByRole('link', { name: 'خوانده‌نشده: سفارش در راه است' });
  await waitFor(() => expect(bell(app)).toBe(2));
  await app.user.click(link);
  expect(mockRouter.asPath).toBe('/dashboard/orders/7');
  await waitFor(() => expect(marked()).toEqual([['1', undefined]]));
  expect(screen.getByRole('link', { name: 'سفارش در راه است' })).toBeInTheDocument();
  await waitFor(() => expect(bell(app)).toBe(1));
});

test('shows it as unseen again without a message when it could not be marked', async () => {
  const app = open();
  answerOnce({ 'POST /user/notifications/seen': unavailable() });
  await app.user.click(await screen.findByRole('button', { name: 'خوانده شد: اطلاعیه' }));
  expect(await screen.findByRole('button', { name: 'خوانده شد: اطلاعیه' })).toBeInTheDocument();
  expect(marked()).toEqual([['2', undefined]]);
  expect(bell(app)).toBe(2);
  expect(toastsOf(app.store)).toEqual([]);
});

test('opens the order of a wallet recharge', async () => {
  feed = [aNotification({ id: 3, value: '9', ...recharge })];
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: `خوانده‌نشده: ${recharge.title}` }));
  expect(mockRouter.asPath).toBe('/dashboard/orders/9');
  await waitFor(() => expect(marked()).toEqual([['3', undefined]]));
});

test('shows a button for a notification without a link', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'خوانده شد: اطلاعیه' }));
  expect(screen.queryByRole('button', { name: 'خوانده شد: اطلاعیه' })).not.toBeInTheDocument();
  await waitFor(() => expect(marked()).toEqual([['2', undefined]]));
});

test('marks all as seen at once, hides the button and clears the bell', async () => {
  const app = open();
  await app.user.click(await allSeen());
  expect(screen.queryByRole('button', { name: 'همه را خواندم' })).not.toBeInTheDocument();
  expect(unseenTitles()).toEqual([]);
  await waitFor(() => expect(bell(app)).toBe(0));
});

test('shows them as unseen again, with a message, when marking all fails', async () => {
  const { user, store } = open();
  answerOnce({ 'POST /user/notifications/allSeen': HttpResponse.error() });
  await user.click(await allSeen());
  await waitFor(() => expect(toastsOf(store)).toEqual(['خطایی رخ داده است مجدد تلاش کنید']));
  expect(unseenTitles()).toHaveLength(2);
});

test('shows earlier ones on demand', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'نمایش بیشتر' }));
  expect(await screen.findByText('پیام پیشین')).toBeInTheDocument();
  expect(queriesOf('GET /user/notifications').at(-1)).toEqual({ cursor: 'next' });
});

test('explains the empty list with its own picture', async () => {
  feed = [];
  open();
  expect(await screen.findByRole('heading', { name: 'پیامی ندارید' })).toBeInTheDocument();
  expect(emptyListArt()).toBe('/art/extra-envelope.webp');
  expect(hrefOf('دیدن سفارش‌ها')).toBe('/dashboard/orders');
});

describe('«ادامهٔ خرید قسطی»', () => {
  const title = 'خرید قسطی شما آماده است';

  async function openDialog() {
    feed = [aNotification({ id: 5, isModal: true, value: '9', link: null, title })];
    const order = anOrder({ id: 9, state: 'awaitingPayment' });
    const app = openScreen(<Overlays />, {
      as: { newNotifications: 2 },
      with: { ...rows, 'GET /user/orders/9': order },
    });
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const button = () => dialog.getByRole('button', { name: 'ادامهٔ خرید قسطی' });
    return { ...app, dialog, button };
  }

  test('shows the credit and the instalment', async () => {
    const { dialog } = await openDialog();
    expect(await dialog.findByText('۴۷٬۶۰۰٬۰۰۰ تومان')).toBeVisible();
    expect(dialog.getByText('قسط ماهانه، ۱۲ ماه').nextSibling).toHaveTextContent('۴٬۴۷۹٬۰۰۰ تومان');
  });

  test('marks the notification as seen and opens its order', async () => {
    const { button, ...app } = await openDialog();
    await app.user.click(button());
    await waitFor(() => expect(mockRouter.asPath).toBe('/dashboard/orders/9'));
    expect(marked()).toEqual([['5', undefined]]);
    await waitFor(() => expect(bell(app)).toBe(0));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('stays open and can be pressed again when marking fails', async () => {
    const { user, button, store } = await openDialog();
    answerOnce({ 'POST /user/notifications/seen': unavailable() });
    await user.click(button());
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
    expect(mockRouter.asPath).toBe('/');
    expect(toastsOf(store)).toEqual([]);
    await user.click(button());
    await waitFor(() => expect(mockRouter.asPath).toBe('/dashboard/orders/9'));
  });

  test('closes with «بعداً» and marks nothing', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'بعداً' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes()).toEqual([]);
    expect(mockRouter.asPath).toBe('/');
  });
});

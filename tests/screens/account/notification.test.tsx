import '@/tests/support/dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { NotificationsScreen } from '@/components/account/notification/NotificationsScreen';
import { Overlays } from '@/components/layout/frame/Overlays';
import type { FeedNotification } from '@/contract/notification';
import { selectProfile } from '@/store/profile';
import { emptyListArt } from '@/tests/support/emptyListArt';
import { aNotification } from '@/tests/support/factories/notification';
import { anOrder } from '@/tests/support/factories/order';
import { aUser } from '@/tests/support/factories/profile';
import { aUserInfo } from '@/tests/support/factories/session';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { SoftLinks } from '@/tests/support/SoftLinks';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';

let feed: FeedNotification[] = [];
let seen: (string | null)[] = [];

/** Loads the late parts before the first test, so that no test waits for them. */
beforeAll(() => import('@/components/credit/facility/FacilityDialog'));

beforeEach(() => {
  mockRouter.push('/dashboard/notifications');
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  seen = [];
  feed = [
    aNotification({ id: 1, title: 'سفارش در راه است', link: '/dashboard/orders/7' }),
    aNotification({ id: 2, title: 'اطلاعیه', kind: 'general', link: null }),
    aNotification({
      id: 3,
      title: 'موجودی کیف پول افزایش یافت',
      kind: 'wallet',
      seen: true,
      link: '/dashboard/wallet',
    }),
  ];
  const unseen = () => feed.filter((one) => !one.seen).length;
  server.use(
    ...onStart(),
    ...customerCalls(aUser({ newNotifications: 2 })),
    http.get(`${testApi}/public/site`, () => HttpResponse.json({}, { status: 503 })),
    http.get(`${testApi}/user/notifications`, () =>
      HttpResponse.json({ data: feed, extraObject: { nextCursor: null, unseen: unseen() } }),
    ),
    http.post(`${testApi}/user/notifications/seen`, ({ request }) => {
      const id = new URL(request.url).searchParams.get('id');
      seen.push(id);
      feed = feed.map((one) => (String(one.id) === id ? { ...one, seen: true } : one));
      return HttpResponse.json({ data: { unseen: unseen() } });
    }),
    http.post(`${testApi}/user/notifications/allSeen`, () => {
      seen.push('all');
      return HttpResponse.json({ data: { unseen: 0 } });
    }),
  );
});

const open = () =>
  renderApp(
    <SoftLinks>
      <NotificationsScreen />
      <Overlays />
    </SoftLinks>,
  );

test('opens the link of a notification and marks it as seen', async () => {
  const { user, store } = open();
  await user.click(await screen.findByRole('link', { name: 'خوانده‌نشده: سفارش در راه است' }));
  expect(mockRouter.asPath).toBe('/dashboard/orders/7');
  await waitFor(() => expect(seen).toEqual(['1']));
  expect(screen.getByRole('link', { name: 'سفارش در راه است' })).toBeInTheDocument();
  await waitFor(() => expect(selectProfile(store.getState())?.newNotifications).toBe(1));
});

test('opens the order of a wallet recharge', async () => {
  feed = [
    aNotification({
      id: 3,
      title: 'موجودی کیف پول افزایش یافت',
      kind: 'wallet',
      value: '9',
      link: '/dashboard/wallet',
    }),
  ];
  const { user } = open();
  await user.click(await screen.findByRole('link', { name: 'خوانده‌نشده: موجودی کیف پول افزایش یافت' }));
  expect(mockRouter.asPath).toBe('/dashboard/orders/9');
  await waitFor(() => expect(seen).toEqual(['3']));
});

test('shows a button for a notification without a link', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'خوانده شد: اطلاعیه' }));
  expect(screen.queryByRole('button', { name: 'خوانده شد: اطلاعیه' })).not.toBeInTheDocument();
  await waitFor(() => expect(seen).toEqual(['2']));
});

test('marks all as seen and hides the button', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'همه را خواندم' }));
  expect(screen.queryByRole('button', { name: 'همه را خواندم' })).not.toBeInTheDocument();
  expect(screen.queryByText(/خوانده‌نشده/)).not.toBeInTheDocument();
  await waitFor(() => expect(seen).toEqual(['all']));
});

test('explains the empty list with its own picture', async () => {
  feed = [];
  open();
  expect(await screen.findByRole('heading', { name: 'پیامی ندارید' })).toBeInTheDocument();
  expect(emptyListArt()).toBe('/art/extra-envelope.webp');
  expect(screen.getByRole('link', { name: 'دیدن سفارش‌ها' })).toHaveAttribute('href', '/dashboard/orders');
});

describe('«ادامهٔ خرید قسطی»', () => {
  beforeEach(() => {
    mockRouter.push('/');
    feed = [
      aNotification({ id: 5, isModal: true, value: '9', link: null, title: 'خرید قسطی شما آماده است' }),
    ];
    server.use(
      http.get(`${testApi}/user/orders/9`, () =>
        HttpResponse.json({ data: anOrder({ id: 9, state: 'awaitingPayment' }) }),
      ),
    );
  });

  const openShop = async () => {
    const app = renderApp(<Overlays />);
    const dialog = within(await screen.findByRole('dialog', { name: 'خرید قسطی شما آماده است' }));
    return { ...app, dialog };
  };

  test('shows the credit and the instalment', async () => {
    const { dialog } = await openShop();
    expect(await dialog.findByText('۴۷٬۶۰۰٬۰۰۰ تومان')).toBeVisible();
    expect(dialog.getByText('قسط ماهانه، ۱۲ ماه').nextSibling).toHaveTextContent('۴٬۴۷۹٬۰۰۰ تومان');
  });

  test('appears without them when the order cannot be loaded', async () => {
    server.use(http.get(`${testApi}/user/orders/9`, () => HttpResponse.json({}, { status: 503 })));
    const { dialog } = await openShop();
    await waitFor(() => expect(dialog.queryByText('اعتبار تأییدشده')).not.toBeInTheDocument());
    expect(dialog.getByRole('button', { name: 'ادامهٔ خرید قسطی' })).toBeEnabled();
  });

  test('marks the notification as seen and opens its order', async () => {
    const { user, dialog } = await openShop();
    await user.click(dialog.getByRole('button', { name: 'ادامهٔ خرید قسطی' }));
    await waitFor(() => expect(mockRouter.asPath).toBe('/dashboard/orders/9'));
    expect(seen).toEqual(['5']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('stays open and can be pressed again when marking fails', async () => {
    server.use(
      http.post(`${testApi}/user/notifications/seen`, () => HttpResponse.json({}, { status: 503 }), {
        once: true,
      }),
    );
    const { user, dialog, store } = await openShop();
    await user.click(dialog.getByRole('button', { name: 'ادامهٔ خرید قسطی' }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'ادامهٔ خرید قسطی' })).not.toHaveAttribute('aria-busy'),
    );
    expect(mockRouter.asPath).toBe('/');
    expect(store.getState().ui.toasts).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'ادامهٔ خرید قسطی' }));
    await waitFor(() => expect(mockRouter.asPath).toBe('/dashboard/orders/9'));
  });

  test('closes with «بعداً» and marks nothing', async () => {
    const { user, dialog } = await openShop();
    await user.click(dialog.getByRole('button', { name: 'بعداً' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(seen).toEqual([]);
    expect(mockRouter.asPath).toBe('/');
  });
});

import type { FeedExtra, FeedNotification } from '@/contract/notification';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { readAllPages } from '@/tests/support/customer';

const now = Date.parse('2026-11-20T08:00:00Z');
const shop = forAllTests(() => openTestApp({ now: () => now }));

/** A customer with `count` notifications. Those at the positions in `seen` are marked as seen. */
async function told(count: number, seen: (place: number) => boolean = () => false) {
  const me = await shop.customer();
  const rows = await shop.run<{ id: number }>(
    `INSERT INTO notifications (user_id, kind, title, text, seen_at)
      SELECT $1, 'general', 'پیام', 'متن', CASE WHEN seen THEN now() END
      FROM unnest($2::boolean[]) WITH ORDINALITY AS f (seen, place) ORDER BY place RETURNING id`,
    [me.userId, Array.from({ length: count }, (_, place) => seen(place))],
  );
  const page = (query = '') => me.get<FeedNotification[], FeedExtra>(`/user/notifications${query}`);
  const see = (id: number | string) => me.post<{ unseen: number }>(`/user/notifications/seen?id=${id}`);
  return { ...me, ids: rows.map(({ id }) => id), page, see };
}

test('a notification has its subject, and opens a dialog while it is unseen', async () => {
  const me = await told(0);
  await shop.run(
    `INSERT INTO notifications (user_id, kind, title, text, link, is_modal, value, created_at)
      VALUES ($1, 'facility', 'خرید قسطی شما آماده است', 'متن', '/dashboard/orders/7', true, '7', '2026-11-20T07:00:00Z')`,
    [me.userId],
  );
  const { data, extraObject, headers } = await me.page();
  expect(headers['cache-control']).toBe('no-store');
  expect(extraObject).toEqual({ nextCursor: null, unseen: 1 });
  expect(data).toEqual([
    {
      id: expect.any(Number),
      kind: 'facility',
      title: 'خرید قسطی شما آماده است',
      text: 'متن',
      link: '/dashboard/orders/7',
      isModal: true,
      seen: false,
      value: '7',
      createdAt: '2026-11-20T07:00:00.000Z',
    },
  ]);
});

test('an unseen notification that opens the dialog is on the first page, however many newer ones there are', async () => {
  const me = await told(45);
  const [asking] = me.ids;
  await shop.run('UPDATE notifications SET is_modal = true WHERE id = $1', [asking ?? 0]);
  const all = await readAllPages<FeedNotification>(me, '/user/notifications');
  expect(all[0]).toMatchObject({ id: asking, isModal: true, seen: false });
  expect(all.map(({ id }) => id)).toEqual([asking, ...me.ids.slice(1).reverse()]);
});

test('unseen notifications come first, each half newest first, without gaps between pages', async () => {
  const me = await told(75, (place) => place % 3 === 0);
  const newest = [...me.ids].reverse();
  const wasSeen = (id: number) => me.ids.indexOf(id) % 3 === 0;
  const seen: number[] = [];
  const lengths: number[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { data, extraObject } = await me.page(cursor && `?cursor=${cursor}`);
    expect(extraObject.unseen).toBe(50);
    seen.push(...data.map(({ id }) => id));
    lengths.push(data.length);
    cursor = extraObject.nextCursor;
  }
  expect(seen).toEqual([...newest.filter((id) => !wasSeen(id)), ...newest.filter(wasSeen)]);
  expect(lengths).toEqual([20, 20, 20, 15]);
});

test('a notification is marked as seen once, and the answer has the number of unseen ones', async () => {
  const me = await told(3);
  const [first = 0] = me.ids;
  expect(await me.see(first)).toMatchObject({ status: 200, data: { unseen: 2 } });
  const at = () => shop.run('SELECT seen_at FROM notifications WHERE id = $1', [first]);
  const before = await at();
  expect(await me.see(first)).toMatchObject({ status: 200, data: { unseen: 2 } });
  expect(await at()).toEqual(before);
  expect((await me.page()).data.map(({ seen }) => seen)).toEqual([false, false, true]);
});

test('marking all as seen changes only the notifications of the customer', async () => {
  const [me, other] = [await told(3), await told(2)];
  expect((await me.post('/user/notifications/allSeen')).data).toEqual({ unseen: 0 });
  expect((await me.page()).extraObject.unseen).toBe(0);
  expect((await other.page()).extraObject.unseen).toBe(2);
});

test('unseen notifications are counted up to ninety-nine', async () => {
  const me = await told(104);
  expect((await me.page()).extraObject.unseen).toBe(99);
});

test('a malformed cursor or id is refused, and an unknown id is not found', async () => {
  const me = await told(1);
  for (const cursor of ['1', 'seen', 'seen:', 'other:1', `seen:${'9'.repeat(30)}`]) {
    expect([cursor, (await me.page(`?cursor=${cursor}`)).status]).toEqual([cursor, 400]);
  }
  for (const id of ['', 'x', '0', '-1', '1.5', '9'.repeat(17)])
    expect([id, (await me.see(id)).status]).toEqual([id, 400]);
  expect(await me.see(9_007_199_254_740_991)).toMatchObject({ status: 404, message: 'این پیام پیدا نشد.' });
});

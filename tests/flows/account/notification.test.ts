import { HttpResponse, http } from 'msw';
import { loadProfile, selectProfile } from '@/store/profile';
import { refusal } from '@/tests/support/answers';
import { aNotification } from '@/tests/support/factories/notification';
import { aUser } from '@/tests/support/factories/profile';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { callsOf } from '@/tests/support/shopCalls';
import { customerCalls, startSession } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';

let feed = [aNotification()];
let calls: string[] = [];
let trouble: (() => Response) | null = null;

beforeEach(() => {
  feed = [1, 2, 3].map((id) => aNotification({ id, seen: id === 3 }));
  [calls, trouble] = [[], null];
  const unseen = () => feed.filter(({ seen }) => !seen).length;
  const answer = (change: () => void) => {
    const wrong = trouble;
    trouble = null;
    if (wrong) return wrong();
    change();
    return HttpResponse.json({ data: { unseen: unseen() } });
  };
  server.use(
    ...customerCalls(aUser({ newNotifications: 9 })),
    http.get(`${testApi}/user/notifications`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      calls.push(`list ${searchParams}`);
      const first = searchParams.get('cursor') === null;
      return HttpResponse.json({
        data: first ? feed : [aNotification({ id: 4, seen: true })],
        extraObject: { nextCursor: first ? 'next' : null, unseen: unseen() },
      });
    }),
    http.post(`${testApi}/user/notifications/seen`, async ({ request }) => {
      const id = Number(new URL(request.url).searchParams.get('id'));
      calls.push(`seen ${id} «${await request.text()}»`);
      return answer(() => {
        feed = feed.map((one) => (one.id === id ? { ...one, seen: true } : one));
      });
    }),
    http.post(`${testApi}/user/notifications/allSeen`, () =>
      answer(() => {
        feed = feed.map((one) => ({ ...one, seen: true }));
      }),
    ),
  );
});

async function open() {
  const store = startSession();
  store.dispatch(loadProfile.success(undefined, aUser({ newNotifications: 9 })));
  const shop = callsOf(store);
  await until(() => expect(calls).toHaveLength(1));
  calls = [];
  shop.load('notifications', {});
  const items = () => shop.items('notifications', {});
  const unseen = () => items().filter(({ seen }) => !seen);
  const bell = () => selectProfile(store.getState())?.newNotifications;
  const toasts = () => store.getState().ui.toasts.map(({ text }) => text);
  await until(() => expect(items()).toHaveLength(3));
  return { shop, items, unseen, bell, toasts };
}

describe('the notifications', () => {
  test('show the number of unseen ones at the bell', async () => {
    const { bell } = await open();
    expect(bell()).toBe(2);
  });

  test('load page by page', async () => {
    const { shop, items } = await open();
    shop.load('notifications', {}, 'next');
    await until(() => expect(items()).toHaveLength(4));
    expect(calls).toEqual(['list ', 'list cursor=next']);
  });

  test('mark an opened one as seen at once, with an empty body, and update the bell', async () => {
    const { shop, unseen, bell } = await open();
    shop.send('markSeen', { id: 1 });
    expect(unseen().map(({ id }) => id)).toEqual([2]);
    await until(() => expect(bell()).toBe(1));
    expect(calls).toContain('seen 1 «»');
  });

  test('show it as unseen again without a message when the call fails', async () => {
    const { shop, unseen, bell, toasts } = await open();
    trouble = () => refusal(503, 'بعداً');
    shop.send('markSeen', { id: 1 });
    expect(unseen()).toHaveLength(1);
    await until(() => expect(unseen()).toHaveLength(2));
    expect(bell()).toBe(2);
    expect(toasts()).toEqual([]);
  });

  test('mark all as seen at once and clear the bell', async () => {
    const { shop, unseen, bell } = await open();
    shop.send('markAllSeen', {});
    expect(unseen()).toEqual([]);
    await until(() => expect(bell()).toBe(0));
  });

  test('show them as unseen again, with a message, when marking all fails', async () => {
    const { shop, unseen, toasts } = await open();
    trouble = () => HttpResponse.error();
    shop.send('markAllSeen', {});
    await until(() => expect(unseen().map(({ id }) => id)).toEqual([1, 2]));
    expect(toasts()).toEqual(['خطایی رخ داده است مجدد تلاش کنید']);
  });
});

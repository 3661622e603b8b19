import { HttpResponse, http } from 'msw';
import { aDevice } from '@/tests/support/factories/device';
import { closedGate } from '@/tests/support/gate';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { callsOf } from '@/tests/support/shopCalls';
import { customerCalls, startSession } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';

let trouble: (() => Response) | null = null;
let sent: unknown[] = [];

beforeEach(() => {
  [trouble, sent] = [null, []];
  const answer = (data: unknown) => {
    const wrong = trouble;
    trouble = null;
    return wrong ? wrong() : HttpResponse.json({ data });
  };
  server.use(
    ...customerCalls(),
    http.get(`${testApi}/user/devices`, () =>
      answer([aDevice({ id: 'this', current: true }), aDevice({ id: 'a' }), aDevice({ id: 'b' })]),
    ),
    http.delete(`${testApi}/user/devices/:id`, ({ params }) => {
      sent.push(params.id);
      return answer({});
    }),
    http.delete(`${testApi}/user/devices`, () => {
      sent.push('others');
      return answer({});
    }),
  );
});

async function open() {
  const store = startSession();
  const calls = callsOf(store);
  calls.load('devices', {});
  const ids = () => calls.answer('devices', {})?.map(({ id }) => id);
  const toasts = () => store.getState().ui.toasts.map(({ kind, text }) => `${kind}: ${text}`);
  await until(() => expect(ids()).toEqual(['this', 'a', 'b']));
  return { calls, ids, toasts };
}

describe('the devices', () => {
  test('sign out one device', async () => {
    const { calls, ids, toasts } = await open();
    calls.send('signOutDevice', { id: 'a' });
    await until(() => expect(ids()).toEqual(['this', 'b']));
    expect(toasts()).toEqual(['success: دستگاه از حساب شما خارج شد']);
  });

  test('sign out all others and keep this one', async () => {
    const { calls, ids } = await open();
    calls.send('signOutOthers', {});
    await until(() => expect(ids()).toEqual(['this']));
    expect(sent).toEqual(['others']);
  });

  test('leave out a device that was signed out while they were loaded again', async () => {
    const { calls, ids } = await open();
    const earlier = closedGate();
    let answered = false;
    server.use(
      http.get(`${testApi}/user/devices`, async () => {
        await earlier.opened;
        answered = true;
        return HttpResponse.json({ data: [aDevice({ id: 'this', current: true }), aDevice({ id: 'a' })] });
      }),
    );
    calls.load('devices', {});
    calls.send('signOutDevice', { id: 'a' });
    await until(() => expect(ids()).toEqual(['this', 'b']));
    earlier.open();
    await until(() => expect(answered).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(ids()).toEqual(['this', 'b']);
  });

  test('show an error after a failure and keep the device', async () => {
    const { calls, ids, toasts } = await open();
    trouble = () => HttpResponse.error();
    calls.send('signOutDevice', { id: 'a' });
    await until(() => expect(toasts()).toEqual(['danger: خطایی رخ داده است مجدد تلاش کنید']));
    expect(ids()).toEqual(['this', 'a', 'b']);
  });
});

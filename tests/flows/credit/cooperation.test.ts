import { HttpResponse, http } from 'msw';
import { userInfoChanged } from '@/store/session/session';
import { refusal } from '@/tests/support/answers';
import { aCooperation, aCooperationForm } from '@/tests/support/factories/cooperation';
import { closedGate } from '@/tests/support/gate';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { callsOf } from '@/tests/support/shopCalls';
import { customerCalls, startSession } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';

const request = aCooperation();
let sent: string[] = [];
let refused: (() => Response) | null = null;

beforeEach(() => {
  [sent, refused] = [[], null];
  server.use(
    ...customerCalls(),
    http.put(`${testApi}/user/cooperation`, async ({ request: asked }) => {
      const { businessName } = Object(await asked.json());
      sent.push(`save ${businessName}`);
      return refused?.() ?? HttpResponse.json({ data: { ...request, savedAt: '2026-11-20T08:00:02.000Z' } });
    }),
    http.post(`${testApi}/user/cooperation/submit`, () => {
      sent.push('submit');
      return HttpResponse.json({ data: { ...request, state: 'submitted' } });
    }),
  );
});

function open() {
  const store = startSession();
  return { store, calls: callsOf(store) };
}

/** Keeps the answer of the next save until the gate is opened. */
function holdFirstSave() {
  const gate = closedGate();
  server.use(
    http.put(
      `${testApi}/user/cooperation`,
      async () => {
        sent.push('earlier');
        await gate.opened;
        return HttpResponse.json({ data: { ...request, savedAt: '2026-11-20T08:00:01.000Z' } });
      },
      { once: true },
    ),
  );
  return gate;
}

describe('the request of a merchant', () => {
  test('is saved before it is handed in', async () => {
    const { store, calls } = open();
    calls.send('submitCooperation', aCooperationForm({ businessName: 'آریا' }));
    await until(() => expect(calls.answer('cooperation', {})?.state).toBe('submitted'));
    expect(sent).toEqual(['save آریا', 'submit']);
    await until(() =>
      expect(store.getState().ui.toasts.map(({ text }) => text)).toEqual(['درخواست همکاری ثبت شد']),
    );
  });

  test('is not handed in when it cannot be saved', async () => {
    const { calls } = open();
    refused = () => refusal(400, 'نام کسب‌وکار درست نیست', { businessName: 'درست نیست' });
    calls.send('submitCooperation', aCooperationForm({ businessName: 'آریا' }));
    await until(() => expect(calls.form().status).toBe('failed'));
    expect(calls.form().failure?.fields).toEqual({ businessName: 'درست نیست' });
    expect(sent).toEqual(['save آریا']);
  });

  test('is handed in after a save that is on its way, without the older one that waits', async () => {
    const earlier = holdFirstSave();
    const { calls } = open();
    calls.send('saveCooperation', { businessName: 'آر' });
    await until(() => expect(sent).toEqual(['earlier']));
    calls.send('saveCooperation', { businessName: 'آری' });
    calls.send('submitCooperation', aCooperationForm({ businessName: 'آریا' }), 'submit');
    earlier.open();
    await until(() => expect(calls.answer('cooperation', {})?.state).toBe('submitted'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent).toEqual(['earlier', 'save آریا', 'submit']);
  });

  test('is not saved after a sign-out with what waited before it', async () => {
    const earlier = holdFirstSave();
    const { store, calls } = open();
    calls.send('saveCooperation', { businessName: 'آر' });
    await until(() => expect(sent).toEqual(['earlier']));
    calls.send('saveCooperation', { businessName: 'آریا' });
    store.dispatch(userInfoChanged(null));
    earlier.open();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sent).toEqual(['earlier']);
  });

  test('is saved once more with the newest of what was typed during a save', async () => {
    const earlier = holdFirstSave();
    const { calls } = open();
    calls.send('saveCooperation', { businessName: 'آر' });
    await until(() => expect(sent).toEqual(['earlier']));
    calls.send('saveCooperation', { businessName: 'آری' });
    calls.send('saveCooperation', { businessName: 'آریا' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent).toEqual(['earlier']);
    earlier.open();
    await until(() => expect(calls.form().status).toBe('done'));
    await until(() => expect(sent).toEqual(['earlier', 'save آریا']));
    expect(calls.answer('cooperation', {})?.savedAt).toBe('2026-11-20T08:00:02.000Z');
  });
});

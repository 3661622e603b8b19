import { HttpResponse, http } from 'msw';
import { selectUserInfo, userInfoChanged } from '@/store/session/session';
import { refusal } from '@/tests/support/answers';
import { aUserInfo } from '@/tests/support/factories/session';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { callsOf } from '@/tests/support/shopCalls';
import { customerCalls, startSession } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';

let refused: (() => Response) | null = null;
let sent: unknown[] = [];

beforeEach(() => {
  [refused, sent] = [null, []];
  const answer = () => refused?.() ?? HttpResponse.json({ data: {} });
  server.use(
    ...customerCalls(),
    http.put(`${testApi}/user/changePassword`, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
    http.put(`${testApi}/user/resetPassword`, async ({ request }) => {
      sent.push(Object.fromEntries(await request.formData()));
      return answer();
    }),
  );
});

function open() {
  const store = startSession();
  const calls = callsOf(store);
  const toasts = () => store.getState().ui.toasts.map(({ kind, text }) => `${kind}: ${text}`);
  return { store, calls, toasts };
}

describe('the password', () => {
  const passwords = { currentPassword: 'Old12345', password: 'New12345' };

  test('is changed and announced', async () => {
    const { calls, toasts } = open();
    calls.send('changePassword', passwords);
    await until(() => expect(calls.form().status).toBe('done'));
    expect(sent).toEqual([passwords]);
    expect(toasts()).toEqual(['success: رمز عبور ثبت شد']);
  });

  test('is set with the single-use secret of the code when the customer has none', async () => {
    const { store, calls } = open();
    store.dispatch(userInfoChanged(aUserInfo({ hasPassword: false, secretKey: 'secret' })));
    calls.send('changePassword', { password: 'New12345', secretKey: 'secret' });
    await until(() => expect(calls.form().status).toBe('done'));
    expect(sent).toEqual([{ password: 'New12345', secretKey: 'secret' }]);
    await until(() =>
      expect(selectUserInfo(store.getState())).toMatchObject({ hasPassword: true, secretKey: null }),
    );
  });

  test('keeps a refusal in the form and shows the message of the server in a toast', async () => {
    const { calls, toasts } = open();
    refused = () => refusal(400, 'رمز عبور نادرست است');
    calls.send('changePassword', passwords);
    await until(() => expect(calls.form().status).toBe('failed'));
    expect(calls.form().failure?.message).toBe('رمز عبور نادرست است');
    await until(() => expect(toasts()).toEqual(['danger: رمز عبور نادرست است']));
  });
});

import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { aUserInfo } from '@/tests/support/factories/session';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';

/** Bodies, and ids of devices, that the screens of the account have sent in the present test. */
export const sent: unknown[] = [];

/** Signs a customer in at a page of the account, and answers the calls of its frame. */
export function openAccount(path: string): void {
  mockRouter.push(path);
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  sent.length = 0;
  server.use(
    http.get(`${testApi}/public/provinces`, () =>
      HttpResponse.json({ data: [{ id: 8, title: 'تهران', cities: [{ id: 91, title: 'تهران' }] }] }),
    ),
    ...onStart(),
    ...customerCalls(),
    http.get(`${testApi}/public/site`, () => HttpResponse.json({}, { status: 503 })),
    http.get(`${testApi}/user/notifications`, () => HttpResponse.json({}, { status: 503 })),
  );
}

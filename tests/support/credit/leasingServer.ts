import { HttpResponse, http, type PathParams } from 'msw';
import type { HandInCheques } from '@/contract/cheque';
import type { CreditScore } from '@/contract/creditScore';
import type { LeasingRequest, RequestLeasing } from '@/contract/leasing';
import type { User } from '@/contract/profile';
import { aCreditScore, aLeasingRequest } from '@/tests/support/factories/leasing';
import { aUser } from '@/tests/support/factories/profile';
import { aUserInfo } from '@/tests/support/factories/session';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';

type Start = { request?: LeasingRequest | null; score?: CreditScore | null; user?: Partial<User> };

/** The backend with one customer, their leasing request and their credit score. */
export function leasingServer({ request = null, score = null, user = {} }: Start = {}) {
  const shop = {
    request,
    score,
    /** Answers the next change instead of the server. */ answer: null as Response | null,
  };
  const sent: { key: string | null; body: RequestLeasing | HandInCheques }[] = [];
  const calls: string[] = [];
  const refusalOr = (answer: () => Response) => {
    const refusal = shop.answer;
    shop.answer = null;
    return refusal ?? answer();
  };
  const answer = () => HttpResponse.json({ data: shop.request });
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  server.use(
    ...onStart(),
    ...customerCalls(aUser(user)),
    http.get(`${testApi}/user/leasing`, () => {
      calls.push('load');
      return refusalOr(answer);
    }),
    http.get(`${testApi}/user/creditScore`, () => HttpResponse.json({ data: shop.score })),
    http.post(`${testApi}/user/creditScore`, () =>
      refusalOr(() => {
        calls.push('askScore');
        shop.score = aCreditScore();
        return HttpResponse.json({ data: shop.score });
      }),
    ),
    http.post<PathParams, RequestLeasing>(`${testApi}/user/leasing`, async ({ request: call }) => {
      sent.push({ key: call.headers.get('idempotency-key'), body: await call.json() });
      return refusalOr(() => {
        shop.request = aLeasingRequest();
        return answer();
      });
    }),
    http.post(`${testApi}/user/leasing/cancel`, () => {
      calls.push('cancel');
      shop.request = aLeasingRequest({ state: 'cancelled' });
      return answer();
    }),
    http.post<PathParams, HandInCheques>(`${testApi}/user/leasing/cheques`, async ({ request: call }) => {
      const body = await call.json();
      sent.push({ key: call.headers.get('idempotency-key'), body });
      return refusalOr(() => {
        if (shop.request)
          shop.request = {
            ...shop.request,
            cheques: shop.request.cheques.map((cheque) => {
              const given = body.cheques.find(({ number }) => number === cheque.number);
              return given
                ? { ...cheque, state: 'registered', sayadNumber: given.sayadNumber, ownerName: 'مریم احمدی' }
                : cheque;
            }),
          };
        return answer();
      });
    }),
  );
  return { shop, sent, calls };
}

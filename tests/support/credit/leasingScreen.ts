import type { ReactNode } from 'react';
import type { HandInCheques } from '@/contract/cheque';
import type { CreditScore } from '@/contract/creditScore';
import type { LeasingRequest } from '@/contract/leasing';
import type { User } from '@/contract/profile';
import { type Answers, type Call, calls } from '@/tests/support/answers';
import { aCreditScore, aLeasingRequest } from '@/tests/support/factories/leasing';
import { openScreen } from '@/tests/support/openShop';

type Start = { request?: LeasingRequest | null; score?: CreditScore | null; user?: Partial<User> };

export const asking = 'POST /user/creditScore';
export const requesting = 'POST /user/leasing';
export const cancelling = 'POST /user/leasing/cancel';
export const handingIn = 'POST /user/leasing/cheques';

/** A page of one customer with their leasing request and their credit score. */
export function openLeasing(
  shown: ReactNode,
  { request = null, score = null, user = {} }: Start = {},
  { at, rows }: { at: string; rows?: Answers } = { at: '/leasingloanrequest' },
) {
  const shop = { request, score };
  const become = (changed: LeasingRequest) => () => {
    shop.request = changed;
    return changed;
  };
  const handIn = ({ body: { cheques } }: { body: HandInCheques }) => {
    const given = (number: number) => cheques.find((cheque) => cheque.number === number)?.sayadNumber;
    if (shop.request)
      shop.request = {
        ...shop.request,
        cheques: shop.request.cheques.map((cheque) => {
          const sayadNumber = given(cheque.number);
          return sayadNumber
            ? { ...cheque, sayadNumber, state: 'registered', ownerName: 'مریم احمدی' }
            : cheque;
        }),
      };
    return shop.request;
  };
  const app = openScreen(shown, {
    ...{ at, as: user },
    with: {
      'GET /user/leasing': () => shop.request,
      'GET /user/creditScore': () => shop.score,
      [asking]: () => {
        shop.score = aCreditScore();
        return shop.score;
      },
      [requesting]: become(aLeasingRequest()),
      [cancelling]: become(aLeasingRequest({ state: 'cancelled' })),
      [handingIn]: handIn,
      ...rows,
    },
  });
  const keyOf = ({ headers }: Call) => headers.get('idempotency-key');
  /** Bodies and keys of the calls of a row. */
  const keyed = (name: string) =>
    calls.filter((call) => call.name === name).map((call) => ({ key: keyOf(call), body: call.body }));
  return { ...app, shop, keyed };
}

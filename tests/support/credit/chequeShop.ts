import { randomUUID } from 'node:crypto';
import type { Cheque, ChequeRequest, HandedCheque } from '@/contract/cheque';
import { openCheckoutShop, type Shopper } from '@/tests/support/buy/checkout/checkoutShop';
import { asCustomer } from '@/tests/support/customer';
import { carryOut } from '@/tests/support/desk/carryOut';
import { run } from '@/tests/support/guest';
import { aPhoto, storeFile } from '@/tests/support/layout/uploads';
import { small, smallPlans } from '@/tests/support/smallSeed';

export const owner = { name: 'علی کریمی', nationalCode: '۰۴۹۹۳۷۰۸۹۹' };
export const statesOf = ({ cheques }: ChequeRequest) => cheques.map(({ state }) => state);

/** The shop of the checkout tests, whose bank wants a cheque for each instalment. */
export async function openChequeShop() {
  const shop = await openCheckoutShop();
  const photo = await aPhoto();
  await run(
    shop.db,
    `UPDATE facility_plans SET cheque = '{"pieces": "perInstalment", "coverPercent": 100}', months = '{3, 12}' WHERE id = $1`,
    [smallPlans.bank],
  );
  const parts = () => ({ db: shop.db, now: () => shop.clock.now, payment: shop.payment });
  let sayadNumbers = 1_000_000_000_000_000;

  /** A number that no other cheque has. */
  function nextSayad(): string {
    sayadNumbers += 1;
    return String(sayadNumbers);
  }

  /** Uploads a picture of a cheque. @returns its id */
  async function upload(sara: Shopper): Promise<string> {
    return (await storeFile(sara.call, 'cheque', photo)).id;
  }

  const requestOf = async (sara: Shopper, order: number) =>
    (await sara.call.get<ChequeRequest>(`/user/orders/${order}/cheques`)).data;

  return {
    ...shop,
    parts,
    nextSayad,
    upload,

    accept: (id: number, number: number) =>
      carryOut(parts(), { what: 'cheque', id, number, judged: { verdict: 'accepted' } }),
    refuse: (id: number, number: number, reason = 'تصویر چک خوانا نیست.') =>
      carryOut(parts(), { what: 'cheque', id, number, judged: { verdict: 'refused', reason } }),

    requestOf,

    /** The cheques of an order that `buyByCheque` made. */
    async chequesOf(sara: Shopper, order: number): Promise<[Cheque, Cheque, Cheque]> {
      const [first, second, third] = (await requestOf(sara, order)).cheques;
      if (!first || !second || !third) throw new Error('The order has fewer than three cheques.');
      return [first, second, third];
    },

    /** A cheque as the customer would hand it in, with changes. */
    handed: async (
      sara: Shopper,
      { number, amount, dueDate }: Cheque,
      changes: Partial<HandedCheque> = {},
    ) => ({
      ...{ number, amount, dueDate, owner, sayadNumber: nextSayad() },
      pictureId: changes.pictureId ?? (await upload(sara)),
      ...changes,
    }),

    handIn: (sara: Shopper, order: number, cheques: HandedCheque[], key: string = randomUUID()) =>
      asCustomer(shop.app, sara.token, { 'idempotency-key': key }).post<ChequeRequest>(
        `/user/orders/${order}/cheques`,
        { cheques },
      ),

    /** A customer with a paid order of three cheques. */
    async buyByCheque() {
      const sara = await shop.createShopper({ wallet: 5_000_000, lines: [[small.controller, 1]] });
      await shop.setStock(small.controller, 50);
      await sara.basket.choosePlan({ planId: smallPlans.bank, months: 3 });
      const { data: review } = await sara.review({ useWallet: true });
      const { data } = await sara.place({ useWallet: true });
      return { sara, review, order: data.orderId };
    },
  };
}

import { randomUUID } from 'node:crypto';
import { runDesk } from '@/backend/desk/commands';
import type { HandedCheque } from '@/contract/cheque';
import { forAllTests } from '@/tests/support/backend';
import { openChequeShop, owner, statesOf } from '@/tests/support/credit/chequeShop';
import { createCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';

const shop = forAllTests(() => openChequeShop());

test('the server refuses cheques that are not as agreed, and names the field', async () => {
  const { sara, order } = await shop.buyByCheque();
  const [cheque] = await shop.chequesOf(sara, order);
  const pictureId = await shop.upload(sara);
  const refusal = async (changes: Partial<HandedCheque>) => {
    const { status, fields } = await shop.handIn(sara, order, [
      await shop.handed(sara, cheque, { pictureId, ...changes }),
    ]);
    return [status, ...Object.entries(fields ?? {}).flat()];
  };
  const terms = [409, '1.sayadNumber', 'مبلغ یا تاریخ این چک با طرح سفارش یکی نیست.'];
  expect(await refusal({ amount: cheque.amount - 1 })).toEqual(terms);
  expect(await refusal({ dueDate: '2027-12-01' })).toEqual(terms);
  expect((await refusal({ number: 9 }))[0]).toBe(409);
  expect(await refusal({ sayadNumber: '123456789012345' })).toEqual([
    400,
    '1.sayadNumber',
    'شمارهٔ صیاد را در ۱۶ رقم وارد کنید.',
  ]);
  expect((await refusal({ owner: { ...owner, nationalCode: '0499370898' } }))[1]).toBe(
    '1.owner.nationalCode',
  );
  expect((await refusal({ owner: { ...owner, name: 'Ali' } }))[1]).toBe('1.owner.name');
  // The profile has neither a name nor a national id.
  expect((await refusal({ owner: null }))[1]).toBe('1.owner.name');
  expect((await refusal({ pictureId: randomUUID() }))[1]).toBe('1.pictureId');
  expect((await shop.handIn(sara, order, [])).status).toBe(400);
  expect(statesOf(await shop.requestOf(sara, order))).toEqual(['awaited', 'awaited', 'awaited']);

  await run(
    shop.db,
    `UPDATE users SET f_name = 'سارا', l_name = 'محمدی', national_code = '0790419904' WHERE id = $1`,
    [sara.userId],
  );
  const own = await shop.handIn(sara, order, [await shop.handed(sara, cheque, { owner: null, pictureId })]);
  expect(own.data.cheques[0]).toMatchObject({ ownerName: 'سارا محمدی', ownerNationalCodeEnd: '9904' });
});

test('a supervisor judges neither the own order nor its cheques', async () => {
  const { sara, order } = await shop.buyByCheque();
  await createCustomer(shop.db, { now: shop.clock.now, role: 'supervisor' });
  const parts = { db: shop.db, now: () => shop.clock.now, payment: shop.payment };
  const judged = { verdict: 'accepted' } as const;
  expect(await runDesk(parts, { what: 'cheque', id: order, number: 1, judged }, sara.userId)).toBe('own');
  const refuse = { verdict: 'refuse', reason: 'آزمون' } as const;
  expect(await runDesk(parts, { what: 'review', id: order, decision: refuse }, sara.userId)).toBe('own');
});

test('a Sayad number secures one instalment only, also when two customers hand it in at once', async () => {
  const [one, two] = [await shop.buyByCheque(), await shop.buyByCheque()];
  const sayadNumber = shop.nextSayad();
  const send = async ({ sara, order }: typeof one) => {
    const [cheque] = await shop.chequesOf(sara, order);
    return shop.handIn(sara, order, [await shop.handed(sara, cheque, { sayadNumber })]);
  };
  const answers = await Promise.all([send(one), send(two)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const loser = answers[0]?.status === 200 ? two : one;
  expect((await send(loser)).fields).toEqual({
    '1.sayadNumber': 'این شمارهٔ صیاد پیش‌تر برای چک دیگری ثبت شده است.',
  });
  const [, second, third] = await shop.chequesOf(loser.sara, loser.order);
  const twice = shop.nextSayad();
  const both = [
    await shop.handed(loser.sara, second, { sayadNumber: twice }),
    await shop.handed(loser.sara, third, { sayadNumber: twice }),
  ];
  expect(await shop.handIn(loser.sara, loser.order, both)).toMatchObject({ status: 400 });
});

test("nobody reads or hands in another customer's cheques, or uses another customer's picture", async () => {
  const { sara, order } = await shop.buyByCheque();
  const ali = await shop.createShopper();
  const [cheque] = await shop.chequesOf(sara, order);
  expect((await ali.call.get(`/user/orders/${order}/cheques`)).status).toBe(404);
  expect((await shop.handIn(ali, order, [await shop.handed(ali, cheque)])).status).toBe(404);
  expect((await ali.call.get('/user/cheques')).data).toEqual([]);
  const stolen = await shop.handIn(sara, order, [
    await shop.handed(sara, cheque, { pictureId: await shop.upload(ali) }),
  ]);
  expect(stolen).toMatchObject({ status: 409, fields: { '1.pictureId': 'تصویر این چک را دوباره بفرستید.' } });
});

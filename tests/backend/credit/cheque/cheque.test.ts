import { randomUUID } from 'node:crypto';
import { runDesk } from '@/backend/desk/commands';
import type { HandedCheque } from '@/contract/cheque';
import { forAllTests } from '@/tests/support/backend';
import { openChequeShop, owner, statesOf } from '@/tests/support/credit/chequeShop';
import { createCustomer } from '@/tests/support/customer';
import { carryOut } from '@/tests/support/desk/carryOut';
import { countOf } from '@/tests/support/guest';
import { small, smallPlans } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openChequeShop());

test('cheques are agreed to in the review, handed in, refused, corrected and accepted; then the order is prepared', async () => {
  const { sara, review, order } = await shop.buyByCheque();
  const terms = review.facility?.instalments.map(({ number, amount, dueDate }) => ({
    number,
    amount,
    dueDate,
  }));
  expect(review.facility?.cheques).toEqual(terms);
  expect(await sara.order(order)).toMatchObject({
    state: 'paymentReview',
    cheques: { total: 3, awaited: 3, refused: 0, accepted: 0 },
  });
  const first = await shop.requestOf(sara, order);
  expect(first).toMatchObject({ orderId: order, planName: 'وام بانک', open: true, cheques: terms });

  const [one, two, three] = await shop.chequesOf(sara, order);
  const registered = await shop.handIn(sara, order, [await shop.handed(sara, one)]);
  expect(statesOf(registered.data)).toEqual(['registered', 'awaited', 'awaited']);
  expect(registered.data.cheques[0]).toMatchObject({ ownerName: 'علی کریمی', ownerNationalCodeEnd: '0899' });
  expect((await sara.notice())?.text).toBe('۲ چک دیگر را هم ثبت کنید تا بررسی آغاز شود.');
  expect(await shop.accept(order, 1)).toBe('not_in_review');

  const rest = [
    await shop.handed(sara, two, { sayadNumber: ' ۱۲۳۴-۵۶۷۸-۹۰۱۲-۳۴۵۶ ' }),
    await shop.handed(sara, three),
  ];
  const key = randomUUID();
  const all = await shop.handIn(sara, order, rest, key);
  expect(statesOf(all.data)).toEqual(['inReview', 'inReview', 'inReview']);
  expect(all.data.cheques[1]?.sayadNumber).toBe('1234567890123456');
  expect((await shop.handIn(sara, order, rest, key)).data).toEqual(all.data);
  expect(await shop.handIn(sara, order, [await shop.handed(sara, two)])).toMatchObject({
    status: 409,
    fields: { '2.sayadNumber': 'این چک در حال بررسی است یا پذیرفته شده و تغییر نمی‌کند.' },
  });

  const picture = all.data.cheques[1]?.picture;
  expect((await shop.app.inject(picture?.link ?? '')).headers['content-type']).toBe('image/jpeg');
  expect(await Promise.all([shop.accept(order, 1), shop.accept(order, 3), shop.refuse(order, 2)])).toEqual([
    'done',
    'done',
    'done',
  ]);
  expect(await shop.refuse(order, 1)).toBe('not_in_review');
  expect((await sara.notice())?.text).toBe('تصویر چک خوانا نیست. لطفاً چک را اصلاح کنید و دوباره بفرستید.');
  expect(await carryOut(shop.parts(), { what: 'review', id: order, decision: { verdict: 'accept' } })).toBe(
    'cheques_open',
  );

  // The same paper may come with a better picture; the old picture is deleted.
  const corrected = await shop.handIn(sara, order, [
    await shop.handed(sara, two, { sayadNumber: '1234567890123456' }),
  ]);
  expect(statesOf(corrected.data)).toEqual(['accepted', 'inReview', 'accepted']);
  expect(corrected.data.cheques[1]?.reason).toBeNull();
  expect(await shop.run('SELECT FROM stored_files WHERE id = $1', [picture?.id])).toEqual([]);
  expect(await shop.accept(order, 2)).toBe('done');
  expect((await sara.notice())?.text).toBe('همهٔ چک‌ها پذیرفته شد و سفارش به‌زودی آماده می‌شود.');
  expect(await carryOut(shop.parts(), { what: 'review', id: order, decision: { verdict: 'accept' } })).toBe(
    'done',
  );
  expect((await sara.order(order)).state).toBe('preparing');
  expect((await shop.requestOf(sara, order)).open).toBe(false);
  expect((await sara.call.get('/user/cheques')).data).toEqual([]);
});

test('a single cheque covers its percent of all instalments on the last due date', async () => {
  await shop.run(
    `UPDATE facility_plans SET cheque = '{"pieces": "single", "coverPercent": 150}' WHERE id = 1`,
  );
  const sara = await shop.createShopper({ lines: [[small.console, 1]] });
  await sara.basket.choosePlan({ planId: smallPlans.shop, months: 6 });
  const { data } = await sara.review();
  const { instalments = [], cheques, refund = 0 } = data.facility ?? {};
  expect(cheques).toEqual([
    { number: 1, amount: Math.ceil(refund * 1.5), dueDate: instalments.at(-1)?.dueDate },
  ]);
  await shop.run('UPDATE facility_plans SET cheque = NULL WHERE id = 1');
});

test('a refused order returns the money, deletes the cheques with their pictures and frees their numbers', async () => {
  const { sara, order } = await shop.buyByCheque();
  const { cheques } = await shop.requestOf(sara, order);
  const files = await countOf(shop.db, 'stored_files');
  const given = await Promise.all(cheques.map((cheque) => shop.handed(sara, cheque)));
  expect((await shop.handIn(sara, order, given)).status).toBe(200);
  const reason = 'حساب صاحب چک برگشتی دارد.';
  expect(
    await carryOut(shop.parts(), { what: 'review', id: order, decision: { verdict: 'refuse', reason } }),
  ).toBe('done');
  expect(await sara.order(order)).toMatchObject({ state: 'cancelled', cheques: null, instalments: [] });
  expect(await sara.balance()).toBe(5_000_000);
  expect(await countOf(shop.db, 'stored_files')).toBe(files);
  expect((await shop.handIn(sara, order, given)).status).toBe(409);
  const again = await shop.buyByCheque();
  const [cheque] = await shop.chequesOf(again.sara, again.order);
  const sayadNumber = given[0]?.sayadNumber ?? '';
  expect(
    (await shop.handIn(again.sara, again.order, [await shop.handed(again.sara, cheque, { sayadNumber })]))
      .status,
  ).toBe(200);
});

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

  await shop.run(
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

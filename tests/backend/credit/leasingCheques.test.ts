import type { Cheque } from '@/contract/cheque';
import { forAllTests } from '@/tests/support/backend';
import { openLeasingShop } from '@/tests/support/credit/leasingShop';
import { asCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';

const shop = forAllTests(() => openLeasingShop());

const stateList = (cheques: Cheque[] | undefined) => cheques?.map(({ state }) => state);

test('cheques wait for each other, are judged one by one, and a refused one can be handed in again', async () => {
  const { sara, request } = await shop.createApproved();
  const [first, second, third] = await Promise.all(request.cheques.map((cheque) => sara.handed(cheque)));
  if (!first || !second || !third) throw new Error('The contract has fewer than three cheques.');
  const { data: begun } = await sara.handIn([first]);
  expect(stateList(begun.cheques)).toEqual(['registered', 'awaited', 'awaited']);
  expect(begun.cheques[0]?.picture?.link).toContain('/public/files/');
  expect(await shop.accept(request.id, 1)).toBe('not_in_review');
  const { data: sent } = await sara.handIn([second, third]);
  expect(stateList(sent.cheques)).toEqual(['inReview', 'inReview', 'inReview']);

  expect(await shop.accept(request.id, 1)).toBe('done');
  expect(await shop.refuse(request.id, 2, 'ناخوانا')).toBe('done');
  expect(await sara.newestNotice()).toMatchObject({ text: expect.stringContaining('ناخوانا') });
  expect(await shop.accept(request.id, 3)).toBe('done');
  expect(await sara.read()).toMatchObject({ state: 'approved', credit: null });

  const again = await sara.handed({ ...request.cheques[1] } as Cheque);
  expect(stateList((await sara.handIn([again])).data.cheques)).toEqual(['accepted', 'inReview', 'accepted']);
  expect(await shop.accept(request.id, 2)).toBe('done');
  expect(await sara.read()).toMatchObject({ state: 'active', credit: { granted: 15_000_000 } });
  expect(await shop.accept(request.id, 9)).toBe('not_found');
});

test('a cheque has the terms of the contract and a Sayad number that secures nothing else', async () => {
  const { sara, request } = await shop.createApproved();
  const { sara: mina, request: other } = await shop.createApproved();
  const [first] = request.cheques;
  const [hers] = other.cheques;
  if (!first || !hers) throw new Error('A contract has no cheques.');
  const handed = await sara.handed(first);
  expect(await sara.handIn([{ ...handed, amount: handed.amount - 1 }])).toMatchObject({
    status: 409,
    fields: { '1.sayadNumber': expect.any(String) },
  });
  expect(await sara.handIn([{ ...handed, sayadNumber: '12' }])).toMatchObject({ status: 400 });
  expect(await sara.handIn([handed])).toMatchObject({ status: 200 });
  const copied = await mina.handed(hers, { sayadNumber: handed.sayadNumber });
  expect(await mina.handIn([copied])).toMatchObject({
    status: 409,
    message: expect.stringContaining('پیش‌تر'),
  });
  // Pictures of somebody else are refused.
  expect(await mina.handIn([await mina.handed(hers, { pictureId: await sara.upload() })])).toMatchObject({
    status: 409,
    fields: { '1.pictureId': expect.any(String) },
  });
});

test('a cancelled contract frees its Sayad numbers and deletes the pictures', async () => {
  const { sara, request } = await shop.createApproved();
  const handed = await Promise.all(request.cheques.map((cheque) => sara.handed(cheque)));
  await sara.handIn(handed);
  await sara.cancelRequest();
  expect(await sara.read()).toMatchObject({ state: 'cancelled', cheques: [] });
  const files = await run(shop.db, `SELECT 1 FROM stored_files WHERE user_id = $1`, [sara.userId]);
  expect(files).toHaveLength(0);
  const { sara: mina, request: other } = await shop.createApproved();
  const [hers] = other.cheques;
  const [old] = handed;
  const reused = hers && old && (await mina.handed(hers, { sayadNumber: old.sayadNumber }));
  expect(reused && (await mina.handIn([reused]))).toMatchObject({ status: 200 });
});

test('somebody else sees nothing of a request', async () => {
  const { request } = await shop.createApproved();
  const stranger = await shop.createLessee();
  expect(await stranger.read()).toBeNull();
  const [cheque] = request.cheques;
  expect(cheque && (await stranger.handIn([await stranger.handed(cheque)]))).toMatchObject({ status: 404 });
  expect(await asCustomer(shop.app, null).get('/user/leasing')).toMatchObject({ status: 401 });
});

import { Compile } from 'typebox/compile';
import { answerWithExtraOf } from '@/contract/answer';
import { Basket, BasketImportExtra } from '@/contract/basket';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { changeOffer } from '@/tests/support/browse/offer';
import { asCustomer, createCustomer } from '@/tests/support/customer';
import {
  countOf,
  customerOf,
  guestBasket,
  guestOf,
  quantities,
  type Reply,
  run,
  strangerId,
} from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openTestApp());

const newCustomer = async () => customerOf(shop.app, (await createCustomer(shop.db)).token);

const answer = Compile(answerWithExtraOf(Basket, BasketImportExtra));
const reportOf = ({ extraObject }: Reply) => extraObject.report;
const titles = {
  phone: 'گوشی موبایل سامسونگ Galaxy S25',
  charger: 'شارژر سامسونگ ۲۵ وات',
  controller: 'دستهٔ بازی سونی DualSense',
  lastPiece: 'گوشی موبایل اپل iPhone 16',
};

test('the lines of a guest become the basket of a customer without one, in the same order', async () => {
  const id = await guestBasket(shop.app, [
    [small.charger, 2],
    [small.phone, 1],
  ]);
  const customer = await newCustomer();
  const reply = await customer.importBasket(id);
  expect(reply.status).toBe(200);
  expect(answer.Check({ data: reply.data, extraObject: reply.extraObject })).toBe(true);
  expect(reply.data.items.map(({ productPropertyId, qty }) => [productPropertyId, qty])).toEqual([
    [small.charger, 2],
    [small.phone, 1],
  ]);
  expect(reply.data).toMatchObject({ revision: 1, message: null });
  expect(reply.data.cartId).not.toBe(id);
  expect(reportOf(reply)).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    added: [
      { title: titles.charger, qty: 2 },
      { title: titles.phone, qty: 1 },
    ],
    reduced: [],
    dropped: [],
  });
  expect((await customer.get()).data).toEqual(reply.data);
});

test('quantities of the same variant add up to the purchase limit and the stock, and each line is reported', async () => {
  const customer = await newCustomer();
  await customer.add(small.phone, 2);
  await customer.add(small.lastPiece);
  const id = await guestBasket(shop.app, [
    [small.phone, 2],
    [small.lastPiece, 1],
    [small.controller, 3],
    [small.charger, 3],
    [small.promoted, 4],
  ]);
  await changeOffer(shop.db, small.controller, { stock: 1, max_buy: 3 }, () =>
    changeOffer(shop.db, small.promoted, { stock: 0, max_buy: 5 }, async () => {
      await run(shop.db, 'UPDATE products SET removed_at = now() WHERE id = 7');
      const reply = await customer.importBasket(id);
      expect(quantities(reply.data)).toEqual({
        [small.phone]: 3,
        [small.lastPiece]: 1,
        [small.controller]: 1,
      });
      expect(reportOf(reply)).toEqual({
        id: expect.any(String),
        added: [],
        reduced: [
          { title: titles.phone, wanted: 2, qty: 1, reason: 'maxBuy' },
          { title: titles.controller, wanted: 3, qty: 1, reason: 'stock' },
        ],
        dropped: [
          { title: titles.lastPiece, wanted: 1, reason: 'stock' },
          { title: titles.charger, wanted: 3, reason: 'gone' },
          { title: 'ساعت هوشمند سامسونگ Galaxy Watch7', wanted: 4, reason: 'stock' },
        ],
      });
      await run(shop.db, 'UPDATE products SET removed_at = NULL WHERE id = 7');
    }),
  );
});

test('a price that changed since the guest chose is still reported after the import', async () => {
  const id = await guestBasket(shop.app, [[small.phone, 1]]);
  await run(shop.db, 'UPDATE product_properties SET discount = 1500000 WHERE id = $1', [small.phone]);
  const { data } = await (await newCustomer()).importBasket(id);
  expect(data.items[0]?.info.message).toBe('قیمت این کالا از ۵۹٬۵۰۰٬۰۰۰ به ۵۸٬۰۰۰٬۰۰۰ تومان تغییر کرد.');
  await run(shop.db, 'UPDATE product_properties SET discount = 0 WHERE id = $1', [small.phone]);
});

test('the fiftieth line is added, the next is dropped, and lines that exist already still grow', async () => {
  const customer = await newCustomer();
  await customer.add(small.phone);
  await run(
    shop.db,
    `WITH extra AS (
        INSERT INTO product_properties (product_id, colour_title, colour_value, guarantee, price, stock, max_buy)
        SELECT 7, 'مشکی', '#2B2D33', '', 1000, 9, 9 FROM generate_series(1, 48) RETURNING id
      ) INSERT INTO basket_items (basket_id, property_id, qty, seen_price) SELECT $1, id, 1, 1000 FROM extra`,
    [customer.cartId()],
  );
  const id = await guestBasket(shop.app, [
    [small.charger, 1],
    [small.controller, 2],
    [small.phone, 1],
  ]);
  const reply = await customer.importBasket(id);
  expect(reportOf(reply)).toMatchObject({
    added: [
      { title: titles.charger, qty: 1 },
      { title: titles.phone, qty: 1 },
    ],
    dropped: [{ title: titles.controller, wanted: 2, reason: 'full' }],
  });
  expect(reply.data.items).toHaveLength(50);
});

test('importing the same basket again answers the same report and changes nothing', async () => {
  const id = await guestBasket(shop.app, [[small.phone, 3]]);
  const customer = await newCustomer();
  await customer.add(small.phone);
  const first = await customer.importBasket(id);
  const again = await customer.importBasket(id);
  expect(again).toEqual(first);
  await customer.remove(small.phone);
  const later = await customer.importBasket(id);
  expect(reportOf(later)).toEqual(reportOf(first));
  expect(later.data).toMatchObject({ items: [], revision: first.data.revision + 1 });
});

test('two tabs that import at once merge once and get the same report', async () => {
  for (const hasBasket of [false, true]) {
    const { token } = await createCustomer(shop.db);
    const id = await guestBasket(shop.app, [[small.phoneLarge, 4]]);
    if (hasBasket) await customerOf(shop.app, token).add(small.phoneLarge, 2);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => customerOf(shop.app, token).importBasket(id)),
    );
    expect(new Set(replies.map((reply) => reportOf(reply)?.id)).size).toBe(1);
    expect(quantities((await customerOf(shop.app, token).get()).data)).toEqual({
      [small.phoneLarge]: hasBasket ? 6 : 4,
    });
  }
});

test('of two customers who import the same basket at once, one gets it', async () => {
  const customers = [await newCustomer(), await newCustomer(), await newCustomer()];
  const id = await guestBasket(shop.app, [[small.phoneLarge, 4]]);
  const replies = await Promise.all(customers.map((customer) => customer.importBasket(id)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(replies.filter((reply) => reportOf(reply) !== null)).toHaveLength(1);
  const baskets = await Promise.all(customers.map((customer) => customer.get()));
  expect(baskets.reduce((pieces, { data }) => pieces + data.qty, 0)).toBe(4);
});

test('the basket of the guest is gone after the import, and the next addition makes another', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.phone);
  const id = guest.cartId() ?? '';
  const customer = await newCustomer();
  await customer.importBasket(id);
  expect((await guest.get()).data).toMatchObject({ cartId: null, items: [] });
  expect(await guest.set(small.phone, 2)).toMatchObject({ status: 404 });
  const { data } = await guest.add(small.charger);
  expect(data.cartId).not.toBe(id);
  expect(reportOf(await customer.importBasket(data.cartId ?? ''))?.added).toHaveLength(1);
  expect(quantities((await customer.get()).data)).toEqual({ [small.phone]: 1, [small.charger]: 1 });
});

test('a basket that is unknown, empty or another customer’s is nothing to import, and nothing is made or changed', async () => {
  const victim = await newCustomer();
  const owned = (await victim.add(small.phone, 2)).data;
  const taken = await guestBasket(shop.app, [[small.charger, 1]]);
  await victim.importBasket(taken);
  const kept = (await victim.get()).data;
  const emptied = guestOf(shop.app);
  await emptied.add(small.phone);
  await emptied.clear();
  const fresh = await newCustomer();
  const owner = await newCustomer();
  const own = (await owner.add(small.controller)).data;
  const stored = await countOf(shop.db, 'baskets');
  for (const id of [strangerId(), owned.cartId ?? '', taken, emptied.cartId() ?? '']) {
    const nothing = await fresh.importBasket(id);
    expect(nothing).toMatchObject({
      status: 200,
      data: { cartId: null, items: [] },
      extraObject: { report: null },
    });
    const unchanged = await owner.importBasket(id);
    expect(unchanged).toMatchObject({ status: 200, extraObject: { report: null } });
    expect(unchanged.data).toEqual(own);
  }
  expect(reportOf(await owner.importBasket(own.cartId ?? ''))).toBeNull();
  expect((await owner.get()).data).toEqual(own);
  expect((await victim.get()).data).toEqual(kept);
  expect(await countOf(shop.db, 'baskets')).toBe(stored);
});

test('calls of the wrong shape are refused', async () => {
  const { token } = await createCustomer(shop.db);
  const caller = asCustomer(shop.app, token);
  const line = { productPropertyId: small.phone, qty: 1 };
  for (const call of [
    caller.post('/user/importBasket', { publicBasketId: 'x' }),
    caller.post('/user/importBasket', {}),
    caller.post('/user/importBasket', { publicBasketId: strangerId(), userId: 1 }),
    caller.post('/user/addBasketBulk', { items: [] }),
    caller.post('/user/addBasketBulk', { items: Array.from({ length: 51 }, () => line) }),
    caller.post('/user/addBasketBulk', { items: [{ ...line, seenPrice: 1 }] }),
    caller.post('/user/undoImportBasket'),
    caller.post('/user/undoImportBasket?id=1'),
  ]) {
    expect(await call).toMatchObject({
      status: 400,
      code: 'bad_input',
      message: expect.stringMatching(/[آ-ی]/),
    });
  }
});

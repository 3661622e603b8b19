import { Compile } from 'typebox/compile';
import { answerWithExtraOf } from '@/contract/answer';
import { Basket, BasketImportExtra } from '@/contract/basket';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { changeOffer } from '@/tests/support/browse/offer';
import { addExtraLines } from '@/tests/support/buy/extraLines';
import { countOf, customerOf, guestBasket, quantities, type Reply, strangerId } from '@/tests/support/guest';
import { small, smallPlans } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openTestApp());

const newCustomer = async () => (await shop.customer()).basket;
type Shopper = Awaited<ReturnType<typeof newCustomer>>;
type Lines = [property: number, qty: number][];

const basketOf = (...lines: Lines) => guestBasket(shop.app, lines);
/** The customer imports the basket of a guest with these lines. */
const bring = async (customer: Shopper, ...lines: Lines) => customer.importBasket(await basketOf(...lines));
const reportOf = ({ extraObject }: Reply) => extraObject.report;
const undoOf = (customer: Shopper, reply: Reply) => customer.undo(reportOf(reply)?.id ?? '');
const line = (productPropertyId: number, qty: number) => ({ productPropertyId, qty });
const linesOf = ({ data }: Reply) => data.items.map(({ productPropertyId, qty }) => [productPropertyId, qty]);

const answer = Compile(answerWithExtraOf(Basket, BasketImportExtra));
const titles = {
  phone: 'گوشی موبایل سامسونگ Galaxy S25',
  charger: 'شارژر سامسونگ ۲۵ وات',
  controller: 'دستهٔ بازی سونی DualSense',
  lastPiece: 'گوشی موبایل اپل iPhone 16',
};

describe('an import', () => {
  test('makes the lines of a guest the basket of a customer without one, in the same order', async () => {
    const id = await basketOf([small.charger, 2], [small.phone, 1]);
    const customer = await newCustomer();
    const reply = await customer.importBasket(id);
    expect(reply.status).toBe(200);
    expect(answer.Check({ data: reply.data, extraObject: reply.extraObject })).toBe(true);
    expect(linesOf(reply)).toEqual([
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

  test('adds quantities up to the purchase limit and the stock, and reports each line', async () => {
    const customer = await newCustomer();
    await customer.add(small.phone, 2);
    await customer.add(small.lastPiece);
    const id = await basketOf(
      [small.phone, 2],
      [small.lastPiece, 1],
      [small.controller, 3],
      [small.charger, 3],
      [small.promoted, 4],
    );
    await changeOffer(shop.db, small.controller, { stock: 1, max_buy: 3 }, () =>
      changeOffer(shop.db, small.promoted, { stock: 0, max_buy: 5 }, async () => {
        await shop.run('UPDATE products SET removed_at = now() WHERE id = 7');
        const reply = await customer.importBasket(id);
        await shop.run('UPDATE products SET removed_at = NULL WHERE id = 7');
        const left = { [small.phone]: 3, [small.lastPiece]: 1, [small.controller]: 1 };
        expect(quantities(reply.data)).toEqual(left);
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
      }),
    );
  });

  test('still reports a price that changed since the guest chose', async () => {
    const id = await basketOf([small.phone, 1]);
    await changeOffer(shop.db, small.phone, { discount: 1_500_000 }, async () => {
      const { data } = await (await newCustomer()).importBasket(id);
      const message = 'قیمت این کالا از ۵۹٬۵۰۰٬۰۰۰ به ۵۸٬۰۰۰٬۰۰۰ تومان تغییر کرد.';
      expect(data.items[0]?.info.message).toBe(message);
    });
  });

  test('adds the fiftieth line and drops the next, and lines that exist already still grow', async () => {
    const customer = await newCustomer();
    await customer.add(small.phone);
    await addExtraLines(shop.db, customer.cartId(), 48);
    const reply = await bring(customer, [small.charger, 1], [small.controller, 2], [small.phone, 1]);
    expect(reportOf(reply)).toMatchObject({
      added: [
        { title: titles.charger, qty: 1 },
        { title: titles.phone, qty: 1 },
      ],
      dropped: [{ title: titles.controller, wanted: 2, reason: 'full' }],
    });
    expect(reply.data.items).toHaveLength(50);
  });

  test('that is repeated answers the same report and changes nothing', async () => {
    const id = await basketOf([small.phone, 3]);
    const customer = await newCustomer();
    const first = await customer.importBasket(id);
    await customer.remove(small.phone);
    const later = await customer.importBasket(id);
    expect(reportOf(later)).toEqual(reportOf(first));
    expect(later.data).toMatchObject({ items: [], revision: first.data.revision + 1 });
  });

  test.each([false, true])(
    'in two tabs at once merges once, with the same report (own basket: %s)',
    async (hasBasket) => {
      const { token } = await shop.customer();
      const tab = () => customerOf(shop.app, token);
      const id = await basketOf([small.phoneLarge, 4]);
      if (hasBasket) await tab().add(small.phoneLarge, 2);
      const replies = await Promise.all(Array.from({ length: 8 }, () => tab().importBasket(id)));
      expect(new Set(replies.map((reply) => reportOf(reply)?.id)).size).toBe(1);
      expect(quantities((await tab().get()).data)).toEqual({ [small.phoneLarge]: hasBasket ? 6 : 4 });
    },
  );

  test('by two customers at once gives one of them the basket', async () => {
    const customers = [await newCustomer(), await newCustomer(), await newCustomer()];
    const id = await basketOf([small.phoneLarge, 4]);
    const replies = await Promise.all(customers.map((customer) => customer.importBasket(id)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies.filter((reply) => reportOf(reply) !== null)).toHaveLength(1);
    const baskets = await Promise.all(customers.map((customer) => customer.get()));
    expect(baskets.reduce((pieces, { data }) => pieces + data.qty, 0)).toBe(4);
  });

  test('takes the basket of the guest away, and the next addition makes another', async () => {
    const guest = shop.guest();
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

  test('of a basket that is unknown, empty or another customer’s brings nothing, and makes or changes nothing', async () => {
    const victim = await newCustomer();
    const owned = (await victim.add(small.phone, 2)).data;
    const taken = await basketOf([small.charger, 1]);
    await victim.importBasket(taken);
    const kept = (await victim.get()).data;
    const emptied = shop.guest();
    await emptied.add(small.phone);
    await emptied.clear();
    const [fresh, owner] = [await newCustomer(), await newCustomer()];
    const own = (await owner.add(small.controller)).data;
    const stored = await countOf(shop.db, 'baskets');
    const nothing = { status: 200, extraObject: { report: null } };
    for (const id of [strangerId(), owned.cartId ?? '', taken, emptied.cartId() ?? '']) {
      const empty = { cartId: null, items: [] };
      expect(await fresh.importBasket(id)).toMatchObject({ ...nothing, data: empty });
      const unchanged = await owner.importBasket(id);
      expect(unchanged).toMatchObject(nothing);
      expect(unchanged.data).toEqual(own);
    }
    expect(reportOf(await owner.importBasket(own.cartId ?? ''))).toBeNull();
    expect((await owner.get()).data).toEqual(own);
    expect((await victim.get()).data).toEqual(kept);
    expect(await countOf(shop.db, 'baskets')).toBe(stored);
  });

  test('of a list that is empty or too long is refused', async () => {
    const { post } = await shop.customer();
    for (const length of [0, 51]) {
      const items = Array.from({ length }, () => line(small.phone, 1));
      const refusal = { status: 400, code: 'bad_input', message: expect.stringMatching(/[آ-ی]/) };
      expect(await post('/user/addBasketBulk', { items })).toMatchObject(refusal);
    }
  });
});

describe('an undo', () => {
  const isUndone = 'این تغییر پیش‌تر برگردانده شده است.';
  const isTooLate = 'سبد خرید پس از آن تغییر کرده است و دیگر نمی‌توان آن را برگرداند.';

  test('restores every line of the basket, and works once', async () => {
    const customer = await newCustomer();
    await customer.add(small.charger, 2);
    const before = (await customer.add(small.phone)).data;
    const id = await basketOf([small.controller, 1], [small.phone, 1]);
    const imported = await customer.importBasket(id);
    const undone = await undoOf(customer, imported);
    expect(undone.data).toEqual({ ...before, revision: before.revision + 2 });
    const refusal = { status: 409, code: 'conflict', message: isUndone };
    expect(await undoOf(customer, imported)).toEqual(refusal);
    expect((await customer.get()).data).toEqual(undone.data);
    expect((await customer.importBasket(id)).data).toEqual(undone.data);
  });

  test("takes the guest's plan back, and leaves the customer's own", async () => {
    const importPlan = async (customer: Shopper) => {
      const id = await basketOf([small.phone, 1]);
      await shop.guest(id).choosePlan({ planId: smallPlans.shop });
      return customer.importBasket(id);
    };
    const choiceOf = ({ extraObject }: Reply) => extraObject.facility.choice;
    const sara = await newCustomer();
    await sara.add(small.charger);
    const before = choiceOf(await sara.get());
    const imported = await importPlan(sara);
    expect(choiceOf(imported)).toMatchObject({ chosen: true, plan: { id: smallPlans.shop } });
    expect(choiceOf(await undoOf(sara, imported))).toEqual(before);

    const ali = await newCustomer();
    await ali.add(small.phone);
    expect((await ali.choosePlan({ planId: smallPlans.bank })).status).toBe(200);
    const kept = await undoOf(ali, await importPlan(ali));
    expect(choiceOf(kept)).toMatchObject({ chosen: true, plan: { id: smallPlans.bank } });
  });

  test('restores at most the present stock', async () => {
    const customer = await newCustomer();
    await customer.add(small.phone, 3);
    const imported = await bring(customer, [small.charger, 1]);
    await changeOffer(shop.db, small.phone, { stock: 1 }, async () => {
      const { data } = await undoOf(customer, imported);
      expect(quantities(data)).toEqual({ [small.phone]: 1 });
      expect(data.message).toContain('از ۳ به ۱');
    });
  });

  test('is refused after any other change', async () => {
    const customer = await newCustomer();
    const imported = await bring(customer, [small.phone, 1]);
    const { data } = await customer.add(small.charger);
    const refusal = { status: 409, code: 'conflict', message: isTooLate };
    expect(await undoOf(customer, imported)).toEqual(refusal);
    expect((await customer.get()).data).toEqual(data);
  });

  test('is only of the newest merged list, and imported guest baskets stay recorded', async () => {
    const { basket: customer, userId } = await shop.customer();
    const stranger = await newCustomer();
    const theirs = await stranger.addBulk([line(small.phone, 1)]);
    const id = await basketOf([small.phone, 1]);
    const guests = reportOf(await customer.importBasket(id));
    const lists: Reply[] = [];
    for (let round = 0; round < 5; round += 1) lists.push(await customer.addBulk([line(small.charger, 1)]));
    const [last] = lists.slice(-1).map(reportOf);
    const kept = await shop.run('SELECT id FROM basket_imports WHERE user_id = $1', [userId]);
    expect(kept).toHaveLength(2);
    expect(kept).toEqual(expect.arrayContaining([{ id: guests?.id }, { id: last?.id }]));
    expect(reportOf(await customer.importBasket(id))?.id).toBe(guests?.id);
    expect((await customer.undo(last?.id ?? '')).status).toBe(200);
    expect((await undoOf(stranger, theirs)).status).toBe(200);
  });

  test('by another shopper is refused, and the answer tells nothing about it', async () => {
    const [owner, other] = [await newCustomer(), await newCustomer()];
    const imported = await bring(owner, [small.phone, 1]);
    // The same revision, so that only the owner tells the two baskets apart.
    await bring(other, [small.charger, 1]);
    const foreign = await undoOf(other, imported);
    expect(foreign).toMatchObject({ status: 404, code: 'not_found' });
    expect(await other.undo(strangerId())).toEqual(foreign);
    expect((await owner.get()).data).toEqual(imported.data);
    expect(quantities((await other.get()).data)).toEqual({ [small.charger]: 1 });
    expect((await undoOf(owner, imported)).status).toBe(200);
  });

  test('of a list works like that of a basket, which is merged by the same rules', async () => {
    const customer = await newCustomer();
    const before = (await customer.add(small.phone, 2)).data;
    const reply = await customer.addBulk([
      line(small.phone, 2),
      line(small.charger, 1),
      line(small.charger, 2),
      line(small.soldOut, 1),
      line(999_999, 1),
    ]);
    expect(quantities(reply.data)).toEqual({ [small.phone]: 3, [small.charger]: 3 });
    expect(reportOf(reply)).toEqual({
      id: expect.any(String),
      added: [{ title: titles.charger, qty: 3 }],
      reduced: [{ title: titles.phone, wanted: 2, qty: 1, reason: 'maxBuy' }],
      dropped: [
        { title: 'گوشی موبایل سامسونگ Galaxy A56', wanted: 1, reason: 'stock' },
        { title: 'کالایی که دیگر عرضه نمی‌شود', wanted: 1, reason: 'gone' },
      ],
    });
    const { data } = await undoOf(customer, reply);
    expect(data).toEqual({ ...before, revision: before.revision + 2 });
  });
});

import fc from 'fast-check';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { createCustomer } from '@/tests/support/customer';
import { customerOf, guestOf, quantities, type Reply, run } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

let shop: TestApp;
let offers: { id: number; stock: number; maxBuy: number }[];
beforeAll(async () => {
  shop = await openTestApp();
  offers = await run(shop.db, 'SELECT id, stock, max_buy AS "maxBuy" FROM product_properties ORDER BY id');
});
afterAll(() => shop.close());

/** Offers of the small shop that are changed during a run are put back. */
async function restock(): Promise<void> {
  for (const { id, stock, maxBuy } of offers) await setOffer(id, stock, maxBuy);
}
const setOffer = (id: number, stock: number, maxBuy: number) =>
  run(shop.db, 'UPDATE product_properties SET stock = $2, max_buy = $3 WHERE id = $1', [id, stock, maxBuy]);

const variants = [small.phone, small.phoneLarge, small.lastPiece, small.controller, small.charger];
const property = fc.constantFrom(...variants);
const line = fc.record({ property, qty: fc.integer({ min: 1, max: 12 }) });
const lines = fc.uniqueArray(line, { maxLength: 5, selector: ({ property }) => property });
const change = fc.record({
  property,
  stock: fc.integer({ min: 0, max: 12 }),
  maxBuy: fc.integer({ min: 1, max: 12 }),
});

type Lines = { property: number; qty: number }[];
type Shopper = ReturnType<typeof guestOf>;

/** Puts what may be put; the rest is refused, which is another test's matter. */
async function fill(shopper: Shopper, wanted: Lines): Promise<Record<number, number>> {
  for (const { property, qty } of wanted) await shopper.add(property, qty);
  return quantities((await shopper.get()).data);
}

const pieces = (basket: Record<number, number>) => Object.values(basket).reduce((sum, qty) => sum + qty, 0);
const linesOf = ({ data }: Reply) =>
  data.items
    .filter(({ canDelete }) => canDelete)
    .map(({ productPropertyId, qty, info }) => [productPropertyId, qty, info.message]);

test('any merge stays within the limits, reports every piece, answers a repetition alike and can be undone completely', async () => {
  await fc.assert(
    fc.asyncProperty(lines, lines, fc.array(change, { maxLength: 3 }), async (own, guests, changes) => {
      await restock();
      const customer = customerOf(shop.app, (await createCustomer(shop.db)).token);
      const guest = guestOf(shop.app);
      await fill(customer, own);
      const brought = await fill(guest, guests);
      for (const { property, stock, maxBuy } of changes) await setOffer(property, stock, maxBuy);
      // Quantities that the customer can no longer buy are lowered first, and not by the merge.
      const beforeReply = await customer.get();
      const before = quantities(beforeReply.data);

      const merged = await customer.importBasket(guest.cartId() ?? '00000000-0000-4000-8000-000000000000');
      expect(merged.status).toBe(200);
      const after = quantities(merged.data);
      const { report } = merged.extraObject;
      if (pieces(brought) === 0) {
        expect(report).toBeNull();
        expect(after).toEqual(before);
        return;
      }
      if (!report) throw new Error('The merge has no report.');

      const now = await run<(typeof offers)[number]>(
        shop.db,
        'SELECT id, stock, max_buy AS "maxBuy" FROM product_properties ORDER BY id',
      );
      for (const { id, stock, maxBuy } of now) {
        const sum = (before[id] ?? 0) + (brought[id] ?? 0);
        expect(after[id] ?? 0).toBe(Math.min(stock, maxBuy, sum));
      }
      const taken = [...report.added, ...report.reduced].reduce((sum, { qty }) => sum + qty, 0);
      const wanted =
        report.added.reduce((sum, { qty }) => sum + qty, 0) +
        [...report.reduced, ...report.dropped].reduce((sum, told) => sum + told.wanted, 0);
      expect(taken).toBe(pieces(after) - pieces(before));
      expect(wanted).toBe(pieces(brought));
      expect(report.added.length + report.reduced.length + report.dropped.length).toBe(
        Object.keys(brought).length,
      );

      expect(await customer.importBasket(guest.cartId() ?? '')).toEqual(merged);

      const undone = await customer.undo(report.id);
      expect(undone.status).toBe(200);
      expect(linesOf(undone)).toEqual(linesOf(beforeReply));
      expect((await customer.undo(report.id)).status).toBe(409);
    }),
    { numRuns: 30 },
  );
}, 180_000);

const move = fc.oneof(
  fc.record({ who: fc.constantFrom('guest', 'customer'), kind: fc.constant('add'), property }),
  fc.record({ who: fc.constantFrom('guest', 'customer'), kind: fc.constant('remove'), property }),
  fc.record({ who: fc.constant('customer'), kind: fc.constant('import'), property }),
);

test('concurrent changes of both baskets during an import neither lose nor double a piece', async () => {
  await fc.assert(
    fc.asyncProperty(lines, fc.array(move, { minLength: 1, maxLength: 8 }), async (guests, moves) => {
      await restock();
      for (const id of variants) await setOffer(id, 1000, 1000);
      const { token } = await createCustomer(shop.db);
      const guest = guestOf(shop.app);
      await guest.add(small.promoted);
      const id = guest.cartId() ?? '';
      await fill(guest, guests);
      const start = quantities((await guest.get()).data);

      // Each call on a device of its own, as tabs that know the same basket and nothing of each other.
      const replies = await Promise.all(
        [...moves, { who: 'customer', kind: 'import', property: 0 }].map(async ({ who, kind, property }) => {
          const shopper = who === 'guest' ? guestOf(shop.app, id) : customerOf(shop.app, token);
          const reply = await (kind === 'import'
            ? shopper.importBasket(id)
            : kind === 'add'
              ? shopper.add(property)
              : shopper.remove(property));
          return { who, kind, property, reply };
        }),
      );
      for (const { reply } of replies) expect([200, 404]).toContain(reply.status);

      const { data } = await customerOf(shop.app, token).get();
      const own = quantities(data);
      // An addition that came after the import has made the guest another basket.
      const others = new Set(
        replies.flatMap(({ who, reply }) =>
          who === 'guest' && reply.status === 200 && reply.data.cartId !== id ? [reply.data.cartId] : [],
        ),
      );
      const rest = await Promise.all([...others].map((other) => guestOf(shop.app, other).get()));
      const done = (kind: string, id: number) =>
        replies.filter(
          ({ reply, ...made }) => made.kind === kind && made.property === id && reply.status === 200,
        ).length;
      for (const id of variants) {
        const left = [own, ...rest.map((reply) => quantities(reply.data))].reduce(
          (sum, basket) => sum + (basket[id] ?? 0),
          0,
        );
        const most = (start[id] ?? 0) + done('add', id);
        expect(left).toBeLessThanOrEqual(most);
        if (done('remove', id) === 0) expect(left).toBe(most);
      }
      expect(own[small.promoted]).toBe(1);
      expect((await guestOf(shop.app, id).get()).data.items).toEqual([]);
      const [{ merges } = { merges: 0 }] = await run<{ merges: number }>(
        shop.db,
        'SELECT count(*)::int AS merges FROM basket_imports WHERE public_basket_id = $1',
        [id],
      );
      expect(merges).toBe(1);
    }),
    { numRuns: 30 },
  );
}, 180_000);

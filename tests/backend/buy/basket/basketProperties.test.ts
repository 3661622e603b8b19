import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { answerWithExtraOf } from '@/contract/answer';
import { Basket, BasketExtra } from '@/contract/basket';
import { effectivePrice } from '@/rules/pricing';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { forAllAsync } from '@/tests/support/forAll';
import { traces } from '@/tests/support/generated';
import { customerOf, guestOf, quantities, type Reply, strangerId } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openTestApp());
type Offer = { id: number; stock: number; maxBuy: number };
const readOffers = () =>
  shop.run<Offer>('SELECT id, stock, max_buy AS "maxBuy" FROM product_properties ORDER BY id');
const setOffers = (offers: Offer[]) =>
  shop.run(
    `UPDATE product_properties p SET stock = o.stock, max_buy = o."maxBuy"
      FROM jsonb_to_recordset($1::jsonb) AS o (id int, stock int, "maxBuy" int) WHERE p.id = o.id`,
    [JSON.stringify(offers)],
  );
/** The offers of the small shop, which are changed during a run. */
let offers: Offer[];
beforeAll(async () => {
  offers = await readOffers();
});
beforeEach(() => setOffers(offers));

const answer = Compile(answerWithExtraOf(Basket, BasketExtra));
const variants = [
  small.phone,
  small.phoneLarge,
  small.lastPiece,
  small.soldOut,
  small.controller,
  small.console,
  small.charger,
];

/** Claims that hold for every basket answer. */
function expectLawful({ data, extraObject }: Reply): void {
  expect(answer.Check({ data, extraObject })).toBe(true);
  const sum = (of: (item: Basket['items'][number]) => number) =>
    data.items.reduce((total, item) => total + of(item) * item.qty, 0);
  expect(data.qty).toBe(sum(() => 1));
  expect(data.total).toBe(sum((item) => item.price));
  expect(data.totalDiscount).toBe(sum((item) => item.price - effectivePrice(item, Date.now())));
  for (const item of data.items) expect(item.qty).toBeLessThanOrEqual(item.stock);

  const { cartFacility } = extraObject.facility;
  expect(extraObject.showDetail).toBe(cartFacility !== null);
  if (!cartFacility) return;
  const payable = data.total - data.totalDiscount + data.serviceTotalPrice;
  const { prepayment, discountLoanAmount, discountFinalRefundAmount } = cartFacility;
  expect(prepayment + extraObject.facilityDeference + discountLoanAmount).toBe(payable);
  expect(extraObject.sumOfFacilityBasket - extraObject.sumOfFacilityBasketDiscount).toBe(payable);
  expect(discountFinalRefundAmount).toBeGreaterThanOrEqual(discountLoanAmount);
  expect(cartFacility.loanAmount).toBeGreaterThanOrEqual(discountLoanAmount);
  expect(extraObject.amountPerMonth).toBe(cartFacility.amountPerMonth);
}

const property = fc.constantFrom(...variants);
const qty = fc.integer({ min: 1, max: 40 });
const step = fc.record({
  kind: fc.constantFrom(
    ...Array<'add'>(4).fill('add'),
    ...Array<'set'>(3).fill('set'),
    ...Array<'remove'>(2).fill('remove'),
    ...Array<'choose'>(2).fill('choose'),
    ...(['clear', 'get', 'stock'] as const),
  ),
  property,
  qty,
  chosen: fc.boolean(),
  stock: fc.integer({ min: 0, max: 35 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The same basket kept by hand, for comparison. */
class Model {
  lines = new Map<number, number>();
  /** Whether the controller was chosen as the companion of the console. */
  chosen = false;
  revision = 0;
  constructor(readonly offers: Map<number, { stock: number; maxBuy: number }>) {}

  /** The status a call must have; a success has happened when this returns. */
  apply(call: Step): number {
    if (call.kind === 'stock') {
      const offer = this.offers.get(call.property);
      if (offer) offer.stock = call.stock;
      return 200;
    }
    if (call.kind !== 'get') {
      if (call.kind === 'clear') {
        if (this.revision === 0) return 404;
        this.lines.clear();
        this.chosen = false;
      } else if (call.kind === 'choose') {
        if (!this.choose(call.chosen)) return call.chosen ? 409 : 404;
      } else {
        const had = this.lines.get(call.property);
        const leaves = call.kind === 'remove' && call.property === small.controller && this.chosen;
        if (call.kind !== 'add' && had === undefined && !leaves) return 404;
        if (call.kind === 'remove') {
          if (!this.lines.delete(call.property) || call.property === small.console) this.chosen = false;
        } else {
          const wanted = call.qty + (call.kind === 'add' ? (had ?? 0) : 0);
          if (wanted + this.along(call.property) > this.allowed(call.property)) return 409;
          this.lines.set(call.property, wanted);
        }
      }
      this.revision += 1;
    }
    this.settle();
    return 200;
  }

  /** Chooses or leaves the companion; false when that is refused. Without a console one is added by a change of its own. */
  private choose(chosen: boolean): boolean {
    const had = this.lines.get(small.console);
    if (!chosen) {
      const left = this.chosen;
      this.chosen = false;
      return left;
    }
    const own = this.lines.get(small.controller) ?? 0;
    if ((had ?? 1) + own > this.allowed(small.controller)) return false;
    if (had === undefined) {
      if (this.allowed(small.console) < 1) return false;
      this.lines.set(small.console, 1);
      this.revision += 1;
      this.settle();
    }
    this.chosen = true;
    return true;
  }

  private allowed(id: number): number {
    const offer = this.offers.get(id);
    return offer ? Math.min(offer.stock, offer.maxBuy) : 0;
  }

  /** Pieces of a variant that are in the basket as companions. */
  private along(id: number): number {
    return id === small.controller && this.chosen ? (this.lines.get(small.console) ?? 0) : 0;
  }

  private settle(): void {
    let lowered = false;
    for (const [id, had] of this.lines) {
      const allowed = this.allowed(id);
      if (had <= allowed) continue;
      lowered = true;
      if (allowed === 0) this.lines.delete(id);
      else this.lines.set(id, allowed);
    }
    if (this.chosen && !this.lines.has(small.console)) this.chosen = false;
    const pieces = (this.lines.get(small.controller) ?? 0) + this.along(small.controller);
    if (this.chosen && pieces > this.allowed(small.controller)) {
      this.chosen = false;
      lowered = true;
    }
    if (lowered) this.revision += 1;
  }
}

const perform = (guest: ReturnType<typeof guestOf>, { kind, property, qty, chosen, stock }: Step) =>
  ({
    add: () => guest.add(property, qty),
    set: () => guest.set(property, qty),
    remove: () => guest.remove(property),
    choose: () => guest.choose(small.controller, small.console, chosen),
    clear: guest.clear,
    get: guest.get,
    /** The shopper does nothing. */
    stock: () => setStock(property, stock).then(() => null),
  })[kind]();

const setStock = (id: number, stock: number) =>
  shop.run('UPDATE product_properties SET stock = $2 WHERE id = $1', [id, stock]);

test('any sequence of changes leaves a basket that obeys its rules, with consistent sums and instalments', async () => {
  await forAllAsync(
    { numRuns: traces(30) },
    fc.array(step, { minLength: 1, maxLength: 14 }),
    async (steps) => {
      await setOffers(offers);
      const model = new Model(new Map(offers.map(({ id, ...offer }) => [id, { ...offer }])));
      const guest = shop.guest();
      for (const call of steps) {
        const status = model.apply(call);
        const reply = await perform(guest, call);
        if (!reply) continue;
        expect(reply.status).toBe(status);
        if (status !== 200) continue;
        expectLawful(reply);
        expect(reply.data.revision).toBe(model.revision);
        expect(quantities(reply.data)).toEqual(Object.fromEntries(model.lines));
        expect(reply.data.items.some(({ bundleOf }) => bundleOf !== null)).toBe(model.chosen);
      }
    },
  );
}, 120_000);

const merged = [small.phone, small.phoneLarge, small.lastPiece, small.controller, small.charger];
const mergedProperty = fc.constantFrom(...merged);
const line = fc.record({ property: mergedProperty, qty: fc.integer({ min: 1, max: 12 }) });
const lines = fc.uniqueArray(line, { maxLength: 5, selector: ({ property }) => property });
const change = fc.record({
  id: mergedProperty,
  stock: fc.integer({ min: 0, max: 12 }),
  maxBuy: fc.integer({ min: 1, max: 12 }),
});

type Lines = { property: number; qty: number }[];
type Shopper = ReturnType<typeof guestOf>;

/** Puts what may be put; the rest is refused, which the test above checks. */
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
  await forAllAsync(
    { numRuns: traces(12) },
    lines,
    lines,
    fc.array(change, { maxLength: 3 }),
    async (own, guests, changes) => {
      await setOffers(offers);
      const { basket: customer } = await shop.customer();
      const guest = shop.guest();
      await fill(customer, own);
      const brought = await fill(guest, guests);
      await setOffers(changes);
      // Quantities that the customer can no longer buy are lowered first, and not by the merge.
      const beforeReply = await customer.get();
      const before = quantities(beforeReply.data);

      const reply = await customer.importBasket(guest.cartId() ?? strangerId());
      expect(reply.status).toBe(200);
      const after = quantities(reply.data);
      const { report } = reply.extraObject;
      if (pieces(brought) === 0) {
        expect(report).toBeNull();
        expect(after).toEqual(before);
        return;
      }
      if (!report) throw new Error('The merge has no report.');

      for (const { id, stock, maxBuy } of await readOffers()) {
        const sum = (before[id] ?? 0) + (brought[id] ?? 0);
        expect(after[id] ?? 0).toBe(Math.min(stock, maxBuy, sum));
      }
      const told = [
        ...report.added.map(({ qty }) => ({ qty, wanted: qty })),
        ...report.reduced,
        ...report.dropped.map(({ wanted }) => ({ qty: 0, wanted })),
      ];
      expect(told.reduce((sum, { qty }) => sum + qty, 0)).toBe(pieces(after) - pieces(before));
      expect(told.reduce((sum, { wanted }) => sum + wanted, 0)).toBe(pieces(brought));
      expect(told).toHaveLength(Object.keys(brought).length);

      expect(await customer.importBasket(guest.cartId() ?? '')).toEqual(reply);

      const undone = await customer.undo(report.id);
      expect(undone.status).toBe(200);
      expect(linesOf(undone)).toEqual(linesOf(beforeReply));
      expect((await customer.undo(report.id)).status).toBe(409);
    },
  );
}, 180_000);

const anyone = fc.constantFrom('guest', 'customer');
const move = fc.oneof(
  fc.record({ who: anyone, kind: fc.constant('add'), property: mergedProperty }),
  fc.record({ who: anyone, kind: fc.constant('remove'), property: mergedProperty }),
  fc.record({ who: fc.constant('customer'), kind: fc.constant('import'), property: mergedProperty }),
);

test('concurrent changes of both baskets during an import neither lose nor double a piece', async () => {
  await forAllAsync(
    { numRuns: traces(12) },
    lines,
    fc.array(move, { minLength: 1, maxLength: 8 }),
    async (guests, moves) => {
      await setOffers(merged.map((id) => ({ id, stock: 1000, maxBuy: 1000 })));
      const { token } = await shop.customer();
      const guest = shop.guest();
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
      for (const id of merged) {
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
      const merges = await shop.run('SELECT FROM basket_imports WHERE public_basket_id = $1', [id]);
      expect(merges).toHaveLength(1);
    },
  );
}, 180_000);

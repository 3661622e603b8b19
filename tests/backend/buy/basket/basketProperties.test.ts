import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { answerWithExtraOf } from '@/contract/answer';
import { Basket, BasketExtra } from '@/contract/basket';
import { effectivePrice } from '@/rules/pricing';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { guestOf, quantities, type Reply, run } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openTestApp());

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
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), property, qty }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('set' as const), property, qty }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), property }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('choose' as const), chosen: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('get' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('stock' as const),
      property,
      stock: fc.integer({ min: 0, max: 35 }),
    }),
  },
);
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

function perform(guest: ReturnType<typeof guestOf>, call: Exclude<Step, { kind: 'stock' }>): Promise<Reply> {
  switch (call.kind) {
    case 'add':
      return guest.add(call.property, call.qty);
    case 'set':
      return guest.set(call.property, call.qty);
    case 'remove':
      return guest.remove(call.property);
    case 'choose':
      return guest.choose(small.controller, small.console, call.chosen);
    case 'clear':
      return guest.clear();
    case 'get':
      return guest.get();
  }
}

const setStock = (id: number, stock: number) =>
  run(shop.db, 'UPDATE product_properties SET stock = $2 WHERE id = $1', [id, stock]);

test('any sequence of changes leaves a basket that obeys its rules, with consistent sums and instalments', async () => {
  const offers = await run<{ id: number; stock: number; maxBuy: number }>(
    shop.db,
    'SELECT id, stock, max_buy AS "maxBuy" FROM product_properties ORDER BY id',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      for (const { id, stock } of offers) await setStock(id, stock);
      const model = new Model(new Map(offers.map(({ id, ...offer }) => [id, { ...offer }])));
      const guest = guestOf(shop.app);
      for (const call of steps) {
        const status = model.apply(call);
        if (call.kind === 'stock') {
          await setStock(call.property, call.stock);
          continue;
        }
        const reply = await perform(guest, call);
        expect(reply.status).toBe(status);
        if (status !== 200) continue;
        expectLawful(reply);
        expect(reply.data.revision).toBe(model.revision);
        expect(quantities(reply.data)).toEqual(Object.fromEntries(model.lines));
        expect(reply.data.items.some(({ bundleOf }) => bundleOf !== null)).toBe(model.chosen);
      }
    }),
    { numRuns: 75 },
  );
}, 120_000);

import { type Static, Type } from 'typebox';
import { Id, Nullable, Toman } from '@/contract/common';
import { OrderState } from '@/contract/order';

const Count = Type.Integer({ minimum: 0 });
const Money = Type.Object({ count: Count, amount: Toman });

const salesFields = {
  /** Paid orders, also those that came back later. */
  orders: Count,
  /** What they cost. */
  gross: Toman,
  /** The worth of the returns that were accepted in the period, whenever their orders were paid. */
  returned: Toman,
  /** `gross` less `returned`: below zero when more came back than was sold. */
  net: Type.Integer(),
};

/**
 * The numbers of the shop in a period. Orders count on the day on which they were paid, and cancelled ones do not count; returns
 * count on the day on which they were accepted.
 */
export const ShopNumbers = Type.Object({
  sales: Type.Object({
    ...salesFields,
    /** Orders of which something came back in the period. */
    returnedOrders: Count,
    /** Amount of an order on average; null without orders. */
    averageOrder: Nullable(Toman),
    /** Of as many days before the period. */
    previous: Type.Object(salesFields),
  }),
  /** Money that went back to customers or off the loans of lenders, for returns and cancelled orders. */
  refunds: Toman,
  newCustomers: Count,
  /** Every day of the period, or every hour of a single day. `at` is `YYYY-MM-DD` or `YYYY-MM-DDTHH`, in Tehran. */
  steps: Type.Array(Type.Object({ at: Type.String(), ...salesFields, customers: Count })),
  /** Orders that were placed in the period, by their state of now. */
  states: Type.Array(Type.Object({ state: OrderState, count: Count })),
  /** Unpaid instalments of now: all, those due in the next seven days, and the overdue ones. */
  instalments: Type.Object({ open: Money, due: Money, late: Money }),
  bestSellers: Type.Array(
    Type.Object({
      /** Null for a product that was deleted. */
      productId: Nullable(Id),
      title: Type.String(),
      pieces: Count,
      /** Pieces that came back in the period. */
      returnedPieces: Count,
      gross: Toman,
      returned: Toman,
      net: Type.Integer(),
    }),
  ),
  outOfStock: Type.Object({
    /** Stops at `mostCountedProducts`. */
    count: Count,
    /** The most popular ones. */
    products: Type.Array(Type.Object({ id: Id, slug: Type.String(), title: Type.String() })),
  }),
  /** Folded words that several visitors searched for without a result. */
  missedSearches: Type.Array(Type.Object({ term: Type.String(), count: Count })),
  /** Work that waits for an operator, counted up to `mostCounted`. */
  waiting: Type.Object({
    orders: Count,
    cheques: Count,
    returns: Count,
    conversations: Count,
    reviews: Count,
    questions: Count,
    planRequests: Count,
    leasings: Count,
    betaRegistrations: Count,
    cooperations: Count,
    /** Refunds and pay-outs that need a second operator. */
    proposals: Count,
    /** Queued work of the shop that fails again and again or is never begun; `npm run shop -- check` names it. */
    stuckJobs: Count,
    /** Variants with few pieces (`Company.lowStock`). */
    lowStock: Count,
  }),
});
export type ShopNumbers = Static<typeof ShopNumbers>;

/** Products without stock are counted up to this number. */
export const mostCountedProducts = 999;

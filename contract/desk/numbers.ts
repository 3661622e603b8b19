import { type Static, Type } from 'typebox';
import { Id, Nullable, Toman } from '@/contract/common';
import { OrderState } from '@/contract/order';

/** The days up to and including today, in Tehran: 1, 7, 30 or 90. */
export const NumbersRange = Type.Enum(['today', 'week', 'month', 'quarter']);
export type NumbersRange = Static<typeof NumbersRange>;

/** Query of `GET /admin/numbers` */
export const NumbersQuery = Type.Object({ range: NumbersRange }, { additionalProperties: false });
export type NumbersQuery = Static<typeof NumbersQuery>;

const Count = Type.Integer({ minimum: 0 });
const Money = Type.Object({ count: Count, amount: Toman });

/** The numbers of the shop. Orders count on the day on which they were paid; cancelled ones do not count. */
export const ShopNumbers = Type.Object({
  range: NumbersRange,
  sales: Type.Object({
    orders: Count,
    amount: Toman,
    /** Amount of an order on average; null without orders. */
    averageOrder: Nullable(Toman),
    /** Of as many days before the range. */
    previous: Type.Object({ orders: Count, amount: Toman }),
  }),
  newCustomers: Count,
  /** Every day of the range, or every hour of today. `at` is `YYYY-MM-DD` or `YYYY-MM-DDTHH`, in Tehran. */
  steps: Type.Array(Type.Object({ at: Type.String(), orders: Count, amount: Toman, customers: Count })),
  /** Orders that were placed in the range, by their state of now. */
  states: Type.Array(Type.Object({ state: OrderState, count: Count })),
  /** Unpaid instalments, by what they should be now: due in the next seven days, and overdue. */
  instalments: Type.Object({ due: Money, late: Money }),
  bestSellers: Type.Array(
    Type.Object({
      /** Null for a product that was deleted. */
      productId: Nullable(Id),
      title: Type.String(),
      pieces: Count,
      amount: Toman,
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
  }),
});
export type ShopNumbers = Static<typeof ShopNumbers>;

/** Products without stock are counted up to this number. */
export const mostCountedProducts = 999;

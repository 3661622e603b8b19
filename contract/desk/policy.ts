import { type Static, Type } from 'typebox';
import { Day, Id, Instant, Nullable, Strict, Toman } from '@/contract/common';
import { OrderPolicy } from '@/contract/orderItem';
import { Cursor, PageExtra } from '@/contract/paging';

/**
 * `issued` and `cancelled`: those of the month. `open`: of any time, those that wait for their issue, and those about which the insurer has
 * not answered as it should.
 */
export const PolicyTab = Type.Enum(['issued', 'cancelled', 'open']);
export type PolicyTab = Static<typeof PolicyTab>;

const filters = {
  tab: PolicyTab,
  /** Any day of the month of the Jalali calendar, `YYYY-MM-DD`. */
  month: Day,
  /** Only those of a company. */
  provider: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
};

/** Query of `GET /admin/policies/export`. */
export const DeskPolicyFilter = Strict(filters);
export type DeskPolicyFilter = Static<typeof DeskPolicyFilter>;
/** Query of `GET /admin/policies`. */
export const DeskPolicyQuery = Strict({ ...filters, cursor: Type.Optional(Cursor) });
export type DeskPolicyQuery = Static<typeof DeskPolicyQuery>;

const { state, number, from, to, provider } = OrderPolicy.properties;
/** A policy of an insured line. Amounts in toman. */
export const DeskPolicy = Type.Object({
  ...{ id: Id, orderId: Id, itemId: Id, serviceId: Id },
  /** The insurance, and the product that it is for. */
  title: Type.String(),
  product: Type.String(),
  ...{ provider, state, number, from, to },
  issuedAt: Nullable(Instant),
  changedAt: Instant,
  /** What the customer bought it for, and what of it returns have given back. */
  amount: Toman,
  returned: Toman,
  /** Why the insurer has not done what it was asked. */
  error: Nullable(Type.String()),
});
export type DeskPolicy = Static<typeof DeskPolicy>;

export const DeskPolicyPage = Type.Object({
  /** Null while no insurer is connected and numbers are noted by hand. */
  insurer: Nullable(Type.Object({ isDemo: Type.Boolean() })),
  policies: Type.Array(DeskPolicy),
  /** What is to be settled with each company for the month. */
  sums: Type.Array(
    Type.Object({
      provider,
      issued: Type.Integer({ minimum: 0 }),
      amount: Toman,
      cancelled: Type.Integer({ minimum: 0 }),
      returned: Toman,
    }),
  ),
  ...PageExtra.properties,
});
export type DeskPolicyPage = Static<typeof DeskPolicyPage>;

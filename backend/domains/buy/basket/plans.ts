import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import { declareStatement } from '@/backend/db/statement';
import { PlanFacts } from '@/backend/domains/credit/facility/rules';
import type { ChoosePlan } from '@/contract/basket';
import { Nullable } from '@/contract/common';
import { ListedPlan } from '@/contract/facility';
import { BasketRow, placeOf, Settled, type Shopper } from './queries';

const PlansRow = Type.Object({
  basket: Nullable(BasketRow),
  /** Every offered plan with the facts that decide whether the basket may be bought on it; null without a basket. */
  plans: Nullable(Type.Array(Type.Object({ plan: ListedPlan, facts: PlanFacts }))),
});
type PlansRow = Static<typeof PlansRow>;

const Choosing = Type.Object({ ...Settled.properties, outcome: Type.Enum(['done', 'no_basket']) });
type Choosing = Static<typeof Choosing>;

const plans = declareStatement({
  name: 'basket_plans',
  text: `SELECT read_basket(b.cart) AS basket, (
      SELECT json_agg(json_build_object(
        'plan', plan_listing(p.id) || jsonb_build_object('ceiling', ceiling_left(p.id, o.user_id))
          || CASE WHEN p.customers = 'creditHolder' THEN credit_terms(p.id, o.user_id) ELSE '{}' END,
        'facts', plan_facts(p.id, o.id)) ORDER BY p.sort, p.id)
      FROM facility_plans p JOIN baskets o ON o.id = b.cart
      WHERE CASE WHEN p.customers = 'creditHolder' THEN credit_left(p.id, o.user_id) > 0 ELSE p.active END
    ) AS plans
    FROM basket_of($basket, $customer) AS b (cart)`,
  row: PlansRow,
});
const choosing = declareStatement({
  name: 'choose_plan',
  text: `SELECT outcome, notices, read_basket(cart) AS basket
    FROM choose_plan($basket, $customer, $unlimited, $plan, $months, $prepayment, $now)`,
  row: Choosing,
});

/** Reads the shopper's basket and every plan, and changes nothing. One statement. */
export async function readBasketPlans(db: Database, { cartId, userId }: Shopper): Promise<PlansRow> {
  const [row] = await db.query(plans, { basket: cartId, customer: userId });
  return row ?? { basket: null, plans: null };
}

/** Stores the choice with the basket. One statement. @param months null for cash @param now ms since the epoch */
export async function choosePlan(
  db: Database,
  shopper: Shopper,
  { planId, prepaymentPercent = null }: Pick<ChoosePlan, 'planId'> & { prepaymentPercent?: number | null },
  months: number | null,
  now: number,
): Promise<Choosing> {
  const row = await readOne(db, choosing, {
    ...placeOf(shopper),
    plan: planId,
    months,
    prepayment: planId === null ? null : prepaymentPercent,
    now: new Date(now).toISOString(),
  });
  return row;
}

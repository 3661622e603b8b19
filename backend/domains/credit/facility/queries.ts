import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { ListedPlan } from '@/contract/facility';

const listing = declareStatement({
  name: 'facility_plans',
  text: `SELECT plan_listing(id) AS plan FROM facility_plans WHERE active AND customers <> 'creditHolder'
    ORDER BY sort, id`,
  row: Type.Object({ plan: ListedPlan }),
});

/** The plans that are offered, in the order of the list. */
export async function readPlans(db: Database): Promise<ListedPlan[]> {
  return (await db.query(listing)).map(({ plan }) => plan);
}

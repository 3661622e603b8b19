import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import { declareStatement } from '@/backend/db/statement';
import { placeOf, Settled, type Shopper } from './queries';

/** How a change of services ended; all but `done` are refusals that changed nothing. */
const ServiceChange = Type.Object({
  ...Settled.properties,
  outcome: Type.Enum(['done', 'no_basket', 'no_line', 'no_service', 'too_many']),
});
export type ServiceChange = Static<typeof ServiceChange>;

const put = declareStatement({
  name: 'put_services',
  text: `SELECT outcome, notices, read_basket(cart) AS basket
    FROM put_services($basket, $customer, $unlimited, $property, $wanted, $now)`,
  row: ServiceChange,
});
const take = declareStatement({
  name: 'take_insurance',
  text: `SELECT outcome, notices, read_basket(cart) AS basket
    FROM take_insurance($basket, $customer, $unlimited, $line, $now)`,
  row: ServiceChange,
});

/**
 * Sets how many pieces of a line have each service; count 0 takes the service off. Of a service that is named twice the last
 * count holds. One statement.
 * @param now ms since the epoch
 */
export async function putServices(
  db: Database,
  shopper: Shopper,
  productPropertyId: number,
  wanted: readonly { serviceId: number; count: number }[],
  now: number,
): Promise<ServiceChange> {
  const counts = new Map(wanted.map(({ serviceId, count }) => [serviceId, count]));
  const list = [...counts].map(([serviceId, count]) => ({ serviceId, count }));
  const row = await readOne(db, put, {
    ...placeOf(shopper),
    property: productPropertyId,
    wanted: JSON.stringify(list),
    now: new Date(now).toISOString(),
  });
  return row;
}

/** Takes every insurance off the line with this id, if it is in the shopper's basket. One statement. */
export async function takeInsurance(
  db: Database,
  shopper: Shopper,
  line: string,
  now: number,
): Promise<ServiceChange> {
  const row = await readOne(db, take, { ...placeOf(shopper), line, now: new Date(now).toISOString() });
  return row;
}

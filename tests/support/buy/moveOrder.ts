import type { Database } from '@/backend/db/connect';
import { run } from '@/tests/support/guest';

/** The states between an order that is not paid or prepared and another state. */
const between = { shipped: ['preparing'], delivered: ['preparing'], cancelled: [] };

/** Takes an order to a state without what else happens on the way, such as its payment. */
export async function moveOrder(db: Database, id: number, state: keyof typeof between): Promise<void> {
  for (const step of [...between[state], state])
    await run(db, 'UPDATE orders SET state = $2 WHERE id = $1', [id, step]);
}

import type { CleanUp } from '@/backend/server/cleanUps';

/** Time after its last change for which a guest's basket is kept, with lines and empty. A customer's basket is always kept. */
const keptFor = '30 days';
const emptyKeptFor = '1 day';

/** Guests' baskets whose time is over. */
export const abandonedBaskets: CleanUp = {
  table: 'baskets',
  isOld: `user_id IS NULL AND updated_at < $1::timestamptz - interval '${emptyKeptFor}'
    AND (updated_at < $1::timestamptz - interval '${keptFor}'
      OR NOT EXISTS (SELECT FROM basket_items i WHERE i.basket_id = baskets.id))`,
};

import type { CleanUp } from '@/backend/cleanUps';

/** How long a guest's basket is kept after its last change, and an empty one; a customer's is always kept. */
const keptFor = '30 days';
const emptyKeptFor = '1 day';

/** Guests' baskets that nobody will come back for. */
export const abandonedBaskets: CleanUp = {
  table: 'baskets',
  isOld: `user_id IS NULL AND updated_at < $1::timestamptz - interval '${emptyKeptFor}'
    AND (updated_at < $1::timestamptz - interval '${keptFor}'
      OR NOT EXISTS (SELECT FROM basket_items i WHERE i.basket_id = baskets.id))`,
};

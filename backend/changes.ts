import type { Changes } from './control';
import type { Database } from './db/connect';
import { changeOffer } from './domains/product/changeOffer';
import { changeModes } from './domains/site/modes';
import { announceBackInStock } from './domains/stockAlert/announce';
import type { Env } from './env';
import { publishChange, publishProducts } from './publish';
import type { SmsSender } from './sms/sender';

/** The changes of the command line. Each also renews the cached pages, and `offer` sends the stock alerts that are due. */
export function changesOf(db: Database, storefront: Env['storefront'], sms: SmsSender): Changes {
  return {
    async modes(change) {
      await changeModes(db, change);
      await publishChange(storefront, { site: true });
      return 'done';
    },
    async offer(change) {
      const outcome = await changeOffer(db, change);
      if ('refused' in outcome) return outcome.refused;
      await publishProducts(db, storefront, [outcome.productId]);
      await announceBackInStock(db, { sms, now: Date.now() });
      return 'done';
    },
  };
}

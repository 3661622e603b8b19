import type { Changes } from './control';
import type { Database } from './db/connect';
import { runDesk } from './desk/commands';
import { changeOffer } from './domains/product/changeOffer';
import { changeModes } from './domains/site/modes';
import { announceBackInStock } from './domains/stockAlert/announce';
import type { Env } from './env';
import type { Payment } from './payment/open';
import { publishChange, publishProducts } from './publish';
import type { SmsSender } from './sms/sender';

/** The changes of the command line. Each also renews the cached pages, and `offer` sends the stock alerts that are due. */
export function changesOf(
  db: Database,
  storefront: Env['storefront'],
  sms: SmsSender,
  payment: Pick<Payment, 'gateways'>,
): Changes {
  return {
    desk: (command) => runDesk({ db, now: Date.now, payment }, command),
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

import { writeBackup } from './backup/write';
import { checkShop } from './check/check';
import { exportCatalogue, importCatalogue } from './cli/catalogueFiles';
import type { Changes } from './control';
import type { Database } from './db/connect';
import { runLine } from './desk/commands';
import { changeCustomer, findCustomer } from './domains/customer/desk';
import { reconcile } from './domains/payment/reconcile';
import { changeOffer } from './domains/product/changeOffer';
import { changeModes } from './domains/site/modes';
import type { Env } from './env';
import type { Payment } from './payment/open';
import { publishChange, publishProducts } from './publish';
import type { FileStorage } from './storage/storage';

type Parts = {
  db: Database;
  storage: FileStorage;
  storefront: Env['storefront'];
  payment: Pick<Payment, 'gateways'>;
};

/** The changes of the command line. Each also renews the cached pages. The worker sends the alerts that an offer makes due. */
export function changesOf({ db, storage, storefront, payment }: Parts): Changes {
  return {
    desk: (command) => runLine({ db, now: Date.now, payment }, command),
    async customer({ mobile, change }) {
      const id = await findCustomer(db, mobile);
      return id === null ? 'not_found' : changeCustomer({ db, now: Date.now }, id, change, null);
    },
    import: (order) => importCatalogue({ db, now: Date.now }, order),
    export: (order) => exportCatalogue(db, order),
    reconcile: ({ day }) => reconcile(db, day),
    check: () => checkShop({ db, storage }),
    backup: (order) =>
      writeBackup({ db, storage, now: Date.now }, order).then(
        (report) => ({ refused: null, ...report }),
        (error: unknown) => ({ refused: error instanceof Error ? error.message : String(error) }),
      ),
    async modes(change) {
      await changeModes(db, change);
      await publishChange(storefront, { site: true });
      return 'done';
    },
    async offer(change) {
      const outcome = await changeOffer(db, change);
      if ('refused' in outcome) return outcome.refused;
      await publishProducts(db, storefront, [outcome.productId]);
      return 'done';
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import type { Payment } from '@/backend/adapters/payment/open';
import type { FileStorage } from '@/backend/adapters/storage/storage';
import { writeBackup } from '@/backend/backup/write';
import { checkShop } from '@/backend/check/check';
import { exportCatalogue, importCatalogue } from '@/backend/cli/catalogueFiles';
import { runLine } from '@/backend/cli/deskLine';
import type { Database } from '@/backend/db/connect';
import { changeCustomer, findCustomer } from '@/backend/domains/account/customer/desk';
import { changeOffer } from '@/backend/domains/browse/product/changeOffer';
import { reconcile } from '@/backend/domains/buy/payment/reconcile';
import { changeModes } from '@/backend/domains/layout/site/modes';
import type { Changes } from './control';
import type { Env } from './env';
import { publishOrQueue, type ShopChange } from './publish';

type Parts = {
  db: Database;
  storage: FileStorage;
  storefront: Env['storefront'];
  payment: Pick<Payment, 'gateways'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** The changes of the command line. Each also renews the cached pages. The worker sends the alerts that an offer makes due. */
export function changesOf({ db, storage, storefront, payment, log }: Parts): Changes {
  const publish = (change: ShopChange) => publishOrQueue({ db, now: Date.now, storefront, log }, change);
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
      await publish({ site: true });
      return 'done';
    },
    async offer(change) {
      const outcome = await changeOffer(db, change);
      if ('refused' in outcome) return outcome.refused;
      await publish({ productIds: [outcome.productId] });
      return 'done';
    },
  };
}

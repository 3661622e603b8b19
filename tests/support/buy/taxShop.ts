import { taxJobs } from '@/backend/domains/buy/taxInvoice/jobs';
import { runOutbox } from '@/backend/server/outbox';
import { openReturnShop } from './returnShop';
import { openTaxOfficeServer } from './taxOfficeServer';

export const seller = {
  name: 'پله',
  nationalId: '10100000000',
  economicCode: '411111111111',
  postalCode: '1193653471',
};

/** The shop of the tests of returns, whose invoices go to a tax office. */
export async function openTaxShop() {
  const opened = await openReturnShop();
  const tax = await openTaxOfficeServer(() => opened.clock.now);
  await opened.run(`UPDATE settings SET company = company || jsonb_build_object('legal', $1::jsonb)`, [
    JSON.stringify(seller),
  ]);
  await opened.run(`UPDATE products SET stuff_id = '2720000000001'`);
  return {
    ...opened,
    tax,
    /** Lets seconds pass, and the worker does what is due then. */
    async pass(seconds: number, office = tax.office) {
      opened.clock.now += seconds * 1000;
      const now = () => opened.clock.now;
      const onFailure = (error: unknown) => {
        throw error;
      };
      // Triggers write the time of the database, which tests do not move.
      await opened.run(
        `UPDATE outbox SET next_try_at = $1 WHERE kind = 'tax_invoice' AND tries = 0 AND created_at > $1`,
        [new Date(opened.clock.now).toISOString()],
      );
      const handlers = taxJobs({ db: opened.db, now, tax: { office } });
      for (let done = 1; done > 0; ) done = await runOutbox(opened.db, handlers, { now, onFailure });
    },
    async close() {
      await tax.close();
      await opened.close();
    },
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import { connectServer } from '@/backend/db/connect';
import { openCheckoutShop } from '@/tests/support/buy/checkout/checkoutShop';
import { createDatabase, migratedTemplate } from '@/tests/support/serverDatabase';
import { small } from '@/tests/support/smallSeed';
import { startPostgres, startReader } from './postgres';
import { openTcpSwitch, type TcpSwitch } from './tcpSwitch';

/** Longest time (ms) after which a call must have been answered although the writer is lost. */
export const answeredWithin = 5000;
/** The sentence that a shopper reads while the writer is away. */
export const awayMessage = 'ارتباط با فروشگاه برای چند لحظه قطع شد. لطفاً کمی بعد دوباره تلاش کنید.';

/** A shop on two PostgreSQL machines, a writer and its reader, each at an address that a test can let lead elsewhere. */
export async function openTwoMachines() {
  const writer = await startPostgres();
  const created = await createDatabase(writer.url, await migratedTemplate(writer.url));
  const reader = await startReader(writer);
  const address = await openTcpSwitch(writer.port);
  const readerAddress = await openTcpSwitch(reader.port);
  const through = ({ port }: TcpSwitch) => Object.assign(new URL(created.url), { port: String(port) }).href;
  const url = through(address);
  const readerUrl = through(readerAddress);
  const shop = await openCheckoutShop({
    openDatabase: async (options) => ({
      db: connectServer(url, { ...options, readerUrl }),
      url,
      remove: async () => undefined,
    }),
  });
  await shop.setStock(small.charger, 1000);
  return {
    writer,
    reader,
    address,
    readerAddress,
    shop,
    url,
    /** Waits until the reader has replayed everything that the writer has written. */
    async catchUp(): Promise<void> {
      const [written] = await writer.run<{ lsn: string }>('SELECT pg_current_wal_lsn() AS lsn');
      for (;;) {
        const [row] = await reader.run<{ done: boolean }>(
          `SELECT pg_last_wal_replay_lsn() >= '${written?.lsn}'::pg_lsn AS done`,
        );
        if (row?.done) return;
        await delay(20);
      }
    },
    /** From now on the writer waits for the reader. */
    async waitForReader(): Promise<void> {
      await writer.run(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
      await writer.run('SELECT pg_reload_conf()');
    },
    async close(): Promise<void> {
      await shop.close();
      await Promise.all([address.close(), readerAddress.close()]);
      await Promise.all([writer.remove(), reader.remove()]);
    },
  };
}

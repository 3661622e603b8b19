import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Payment } from '@/backend/adapters/payment/open';
import type { SearchEngine } from '@/backend/adapters/search/engine';
import type { FileStorage } from '@/backend/adapters/storage/storage';
import { writeBackup } from '@/backend/backup/write';
import { checkShop } from '@/backend/check/check';
import { exportCatalogue, importCatalogue } from '@/backend/cli/catalogueFiles';
import { listWaiting } from '@/backend/cli/waiting';
import type { Database } from '@/backend/db/connect';
import type { DeskRefusal } from '@/backend/desk/action';
import { runDesk } from '@/backend/desk/commands';
import { readForOperator } from '@/backend/domains/account/conversation/desk';
import { changeCustomer, findCustomer } from '@/backend/domains/account/customer/desk';
import { changeOffer } from '@/backend/domains/browse/product/changeOffer';
import { fillSearchEngine } from '@/backend/domains/browse/search/indexed';
import { reconcile } from '@/backend/domains/buy/payment/reconcile';
import { changeModes } from '@/backend/domains/layout/site/modes';
import { hourMs } from '@/utils/timeUnits';
import { type Changes, changeBodies, type DeskAnswer, type LineCommand } from './changes';
import type { Env } from './env';
import { Refusal, refuse } from './errors';
import { markNow } from './health';
import { messages } from './messages';
import { publishOrQueue, type ShopChange } from './publish';

/** Time limit (ms) for the running shop, which answers when every storefront has renewed its pages. */
const answerMs = 30_000;
/** Time limits (ms) of commands that read the whole database. */
const longAnswerMs: Partial<Record<keyof Changes, number>> = {
  backup: hourMs,
  import: hourMs,
  search: hourMs,
  export: 600_000,
  check: 600_000,
};
const fileOf = (dataDir: string) => `${dataDir}.control.json`;

const pathOf = (kind: string) => `/internal/${kind}`;

type Parts = {
  db: Database;
  now: () => number;
  storage: FileStorage;
  searchEngine?: SearchEngine | null;
  storefront: Env['storefront'];
  payment: Pick<Payment, 'gateways'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Shows how far a long command has come; left out where nobody sees it. */
  onProgress?: (line: string) => void;
};

/** The changes of the command line. Each also renews the cached pages. The worker sends the alerts that an offer makes due. */
export function changesOf({ db, now, storage, storefront, payment, log, ...search }: Parts): Changes {
  const publish = (change: ShopChange) => publishOrQueue({ db, now, storefront, log }, change);
  return {
    desk: (command) => runLine({ db, now, payment }, command),
    async customer({ mobile, change }) {
      const id = await findCustomer(db, mobile);
      return id === null ? 'not_found' : changeCustomer({ db, now }, id, change, null);
    },
    import: (order) => importCatalogue({ db, now }, order),
    export: (order) => exportCatalogue(db, order),
    reconcile: ({ day }) => reconcile(db, day),
    check: () => checkShop({ db, storage }),
    search: () => fillSearchEngine({ db, ...search }),
    backup: (order) =>
      writeBackup({ db, storage, now }, order).then(
        async (report) => {
          await markNow({ db, now }, 'backup');
          return { refused: null, ...report };
        },
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

/** Why a command of the desk changed nothing, by its outcome. */
const refusals: Readonly<Record<DeskRefusal, string>> = {
  not_found: 'There is nothing with this number.',
  own: 'It is a matter of the operator. Another supervisor must decide about it.',
  wrong_state: 'It is not in a state that allows this. `list` shows what waits.',
  followed: 'A return, a policy or a message to the lender followed from this step.',
  not_in_review: 'It does not wait for a review.',
  cheques_open:
    'A cheque of this order is not accepted yet. Accept each with `cheque accept <order> <number>` first.',
  lent: 'A lender paid this order. Undo the payment at the lender first.',
  documents_open:
    'A document is not accepted yet. Accept each with `document accept <request> <code>` or `orderDocument accept <order> <number>` first.',
  overbooked: 'More seats of this day are booked already. Applicants must cancel first.',
  proposed_before: 'The same waits at the desk for a second operator.',
  already: 'This order was cancelled before.',
  too_late: 'This order can no longer be cancelled. After the delivery its customer asks for a return.',
  changed: 'It was changed at the same moment. Look at it again.',
  handed_in: 'A cheque of this contract waits for a review or is accepted.',
  rejected_left: 'A rejected document has not been replaced yet.',
  wrong_amount:
    'A request is approved with at most the wished amount and at least the smallest credit of its plan.',
  serial_needed: 'Each piece of a category with serial numbers needs one.',
  unknown_serial: 'No piece of this variant in stock has one of these serial numbers.',
  unknown_item:
    'A serial number names a line that is not in the order, or a line has more serial numbers than pieces.',
};

/** A line without control characters, because a shopper's text must neither control the operator's terminal nor add lines. */
const printable = (line: string) => line.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ');
const printed = (lines: readonly string[]): DeskAnswer => ({ refused: null, lines: lines.map(printable) });

/** Carries out a command of the command line. */
async function runLine(parts: Parameters<typeof runDesk>[0], command: LineCommand): Promise<DeskAnswer> {
  if (command.what === 'list') return printed(await listWaiting(parts.db));
  if (command.what === 'messages') return printed(await listMessages(parts.db, command.id));
  try {
    const outcome = await runDesk(parts, command, null);
    return { refused: outcome === 'done' || outcome === 'proposed' ? null : refusals[outcome], lines: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: error.message, lines: [] };
  }
}

async function listMessages(db: Database, id: number): Promise<string[]> {
  const messages = await readForOperator(db, id);
  return messages.map(
    ({ sender, sentAt, orderId, text }) =>
      `${sentAt}  ${sender}${orderId === null ? '' : `  about order ${orderId}`}  ${text}`,
  );
}

/**
 * Serves the changes of the command line, because the embedded database can be opened by one process only: the running one makes
 * them. It writes its address and a token into a file that only its own user can read. Call it before `listen`.
 * @returns a function to call after `listen`, which writes the file
 */
export function serveControl(
  app: FastifyInstance,
  dataDir: string,
  changes: Changes,
): (address: string) => void {
  const token = randomBytes(32).toString('hex');
  // Runs before the body is read, so that a call without the token cannot tell these routes from unknown ones.
  const onRequest = async ({ headers }: FastifyRequest) => {
    const given = Buffer.from(String(headers['x-control-token'] ?? ''));
    if (given.length !== token.length || !timingSafeEqual(given, Buffer.from(token))) {
      throw refuse(404, 'not_found', messages.unknownPath);
    }
  };
  for (const [kind, body] of Object.entries(changeBodies)) {
    // The schema of the body says that it fits this kind; TypeScript cannot resolve that for a name.
    const make: (change: never) => Promise<unknown> = changes[kind as keyof Changes];
    app.post(pathOf(kind), { onRequest, schema: { hide: true, body } }, async ({ body }) => ({
      data: await make(body as never),
    }));
  }
  app.addHook('onClose', () => rmSync(fileOf(dataDir), { force: true }));
  return (address) => writeFileSync(fileOf(dataDir), JSON.stringify({ address, token }), { mode: 0o600 });
}

/** Asks the running shop for a change. @returns the outcome, or null when no shop answers */
export async function askRunningShop<Kind extends keyof Changes>(
  dataDir: string,
  kind: Kind,
  change: Parameters<Changes[Kind]>[0],
): Promise<Awaited<ReturnType<Changes[Kind]>> | null> {
  try {
    const { address, token }: { address: string; token: string } = JSON.parse(
      readFileSync(fileOf(dataDir), 'utf8'),
    );
    const response = await fetch(`${address}${pathOf(kind)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-control-token': token },
      body: JSON.stringify(change),
      signal: AbortSignal.timeout(longAnswerMs[kind] ?? answerMs),
    });
    if (!response.ok) return null;
    const { data }: { data: Awaited<ReturnType<Changes[Kind]>> } = JSON.parse(await response.text());
    return data;
  } catch {
    return null;
  }
}

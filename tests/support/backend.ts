import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { simulatedScores } from '@/backend/adapters/creditScore/simulated';
import { simulatedIdentity } from '@/backend/adapters/identity/live';
import { gatewaysOf } from '@/backend/adapters/payment/gateways';
import type { Payment } from '@/backend/adapters/payment/open';
import { openSandboxBank } from '@/backend/adapters/payment/sandbox/bank';
import { sandboxLenders } from '@/backend/adapters/payment/sandbox/lenders';
import { connectEmbedded, connectServer, type Database } from '@/backend/db/connect';
import type { Statement } from '@/backend/db/statement';
import { openEmptyShop } from '@/backend/seed/neutral';
import { startDemo } from '@/backend/seed/start';
import { buildApp, type Parts } from '@/backend/server/app';
import { asCustomer, type Customer, createCustomer } from './customer';
import { migratedSnapshot } from './embeddedDatabase';
import { customerOf, guestOf, run } from './guest';
import { memoryStorage } from './memoryStorage';
import { createDatabase, migratedTemplate } from './serverDatabase';
import { seedSmall } from './smallSeed';

export type TestApp = {
  app: FastifyInstance;
  db: Database;
  /** Texts of the statements sent since the last `statements.length = 0`. */
  statements: string[];
  /** Runs any SQL statement, to prepare the state of a test. */
  run: <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** A shopper without an account, with a basket. */
  guest: (cartId?: string | null) => ReturnType<typeof guestOf>;
  /** A new customer who is signed in, with the calls and the basket of their device. */
  customer: (
    fields?: Parameters<typeof createCustomer>[1],
  ) => Promise<Customer & ReturnType<typeof asCustomer> & { basket: ReturnType<typeof customerOf> }>;
  close: () => Promise<void>;
};

type Options = {
  /** `empty` is the shop without products that the backend opens with SEED=none; `none` has no settings either. */
  seed?: 'small' | 'demo' | 'empty' | 'none';
  /** Opens the gateways; the sandbox bank alone when left out. */
  openPayment?: (db: Database) => Payment;
  /** Check the rows of every statement and collect the texts; benchmarks leave it out. */
  isWatched?: boolean;
  /** Opens the migrated, empty database instead of `openTestDatabase`. */
  openDatabase?: typeof openTestDatabase;
} & Partial<Omit<Parts, 'db' | 'payment'>>;

/** The sandbox bank as the only gateway. @param pause see `openSandboxBank` */
export function openSandboxPayment(
  db: Database,
  now: () => number,
  pause?: (ms: number) => Promise<void>,
): Payment & { sandbox: object } {
  const sandbox = openSandboxBank(db, now, pause);
  return {
    gateways: gatewaysOf([sandbox.gateway, ...sandboxLenders(sandbox.gateway)]),
    shopUrl: null,
    sandbox,
  };
}

/**
 * The whole backend on a database of its own: embedded and in memory, or a fresh database of the server at
 * TEST_DATABASE_URL. Calls go through `app.inject`.
 */
export async function openTestApp({
  seed = 'small',
  openPayment,
  isWatched = true,
  openDatabase = openTestDatabase,
  ...parts
}: Options = {}): Promise<TestApp> {
  const statements: string[] = [];
  const watch = { onStatement: (text: string) => statements.push(text), onRows: checkRows };
  const { db, remove } = await openDatabase(isWatched ? watch : {});
  if (seed === 'small') await seedSmall(db);
  if (seed === 'empty') await openEmptyShop(db, (parts.now ?? Date.now)());
  const storage = parts.storage ?? memoryStorage();
  if (seed === 'demo') await startDemo(db, (parts.now ?? Date.now)(), { personas: true, storage });
  const payment = openPayment?.(db) ?? openSandboxPayment(db, parts.now ?? Date.now);
  const app = await buildApp({
    db,
    payment,
    limits: { writes: 1_000_000, search: 1_000_000, baskets: 1_000_000 },
    creditScore: simulatedScores,
    identity: simulatedIdentity(),
    ...parts,
    storage,
  });
  await app.ready();
  statements.length = 0;
  return {
    app,
    db,
    statements,
    run: (text, values) => run(db, text, values),
    guest: (cartId) => guestOf(app, cartId),
    customer: async (fields) => {
      const customer = await createCustomer(db, { now: parts.now?.(), ...fields });
      const basket = customerOf(app, customer.token);
      return { ...customer, ...asCustomer(app, customer.token), basket };
    },
    close: async () => {
      await app.close();
      await db.close();
      await remove();
    },
  };
}

/** Longest time (ms) that the opening of a shop may take; the demo shop takes long on a busy machine. */
const openingLimit = 240_000;

/**
 * Opens something before the tests of the file, a shop or one of its operators, which is closed after them if it can be closed. Its parts
 * may be read in tests and hooks.
 */
export function forAllTests<Opened extends { close?: () => Promise<void> } | { userId: number }>(
  open: () => Promise<Opened>,
): Opened {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = await open();
  }, openingLimit);
  afterAll(() => opened && 'close' in opened && opened.close?.());
  const read = (_: object, key: string | symbol) => {
    if (!opened) throw new Error('The shop opens before the tests, not before the file is read.');
    return Reflect.get(opened, key);
  };
  // Every property is read from the shop that was opened.
  return new Proxy({}, { get: read }) as Opened;
}

type TestDatabase = { db: Database; url: string | null; remove: () => Promise<void> };

/** A migrated, empty database; `remove` drops it after `db.close()`. */
export async function openTestDatabase(
  options: Parameters<typeof connectServer>[1] = { onRows: checkRows },
): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const db = await connectEmbedded(undefined, { ...options, snapshot: await migratedSnapshot() });
    return { db, url: null, remove: async () => undefined };
  }
  const { url, drop } = await createDatabase(server, await migratedTemplate(server));
  const db = connectServer(url, options);
  return { db, url, remove: drop };
}

/**
 * Compares rows with the schema that their statement declares: the types of TypeScript follow from the schema, and nothing
 * checks them at run time. @throws with the statement's name and the first difference
 */
function checkRows({ name, row: schema }: Statement, rows: readonly unknown[]): void {
  for (const row of rows) {
    if (Value.Check(schema, row)) continue;
    const [difference] = Value.Errors(schema, row);
    throw new Error(
      `A row of ${name} is not as declared: ${JSON.stringify(difference)} in ${JSON.stringify(row)}`,
    );
  }
}

import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { unseal } from '@/backend/server/sealed';

/** An account that was written at the desk. The object is a new one after every change. */
export type Account = {
  active: boolean;
  /** The fields by their names. Null when they were sealed with another secret and must be written again. */
  values: Readonly<Record<string, string>> | null;
};

/** The accounts of the shop at outer services. */
export type Accounts = {
  /** The account of a service as the last refresh found it; undefined when the desk has written none. */
  find(code: string): Account | undefined;
  /** Reads what has changed. Call it at the start, after a change, and from time to time for changes of other processes. */
  refresh(): Promise<void>;
};

const readAll = declareStatement({
  name: 'outer_accounts',
  text: 'SELECT code, active, sealed FROM outer_accounts',
  row: Type.Object({ code: Type.String(), active: Type.Boolean(), sealed: Type.String() }),
});

/** Opens the accounts, which are empty until the first refresh. @param secret with which they are sealed */
export function openAccounts(db: Pick<Database, 'query'>, secret: string): Accounts {
  let known = new Map<string, { key: string; account: Account }>();
  return {
    find: (code) => known.get(code)?.account,
    async refresh() {
      const rows = await db.query(readAll);
      known = new Map(
        rows.map(({ code, active, sealed }) => {
          const key = `${active}${sealed}`;
          const old = known.get(code);
          return [code, old?.key === key ? old : { key, account: { active, values: open(secret, sealed) } }];
        }),
      );
    },
  };
}

function open(secret: string, sealed: string): Account['values'] {
  try {
    return JSON.parse(unseal(secret, sealed));
  } catch {
    return null;
  }
}

/**
 * Remembers what is opened from an account until the account changes. @param openOne may throw for an account that is not
 * complete, which is then like none
 */
export function openedFrom<Port>(
  accounts: Pick<Accounts, 'find'>,
  openOne: (code: string, values: Readonly<Record<string, string>>) => Port,
): (code: string) => Port | null {
  const opened = new WeakMap<Account, Port | null>();
  return (code) => {
    const account = accounts.find(code);
    if (!account?.values) return null;
    const known = opened.get(account);
    if (known !== undefined) return known;
    let port: Port | null = null;
    try {
      port = openOne(code, account.values);
    } catch {
      // The desk refuses accounts that lack something; an older one may.
    }
    opened.set(account, port);
    return port;
  };
}

import { sql } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';
import type { SiteDocuments, SitePart } from '@/contract/desk/siteDocuments';

/** Reads a part of the site from the live tables as one document, and writes a document to them. */
export type PartStore<Part extends SitePart> = {
  read(orm: Orm): Promise<SiteDocuments[Part]>;
  /** Replaces what is live. Call it in a transaction. Entries without an id get one. @param now the instant of the change */
  write(orm: Orm, document: SiteDocuments[Part], now: Date): Promise<void>;
};

/**
 * Gives every entry an id. An entry keeps its id when the table once gave it, so that a restored entry has the same one, which
 * browsers remember; every other entry gets a new id. A repeated id counts for its first entry only.
 */
export async function withIds<Entry extends { id: number | null }>(
  orm: Orm,
  table: 'banners' | 'notification_banners' | 'menus' | 'menu_items' | 'faq' | 'posts',
  entries: readonly Entry[],
): Promise<(Entry & { id: number })[]> {
  const last = await readNumbers(
    orm,
    sql`SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass), 0)::int AS number`,
  );
  const used = new Set<number>();
  const isKnown = (id: number | null): id is number => {
    if (id === null || id > (last[0] ?? 0) || used.has(id)) return false;
    used.add(id);
    return true;
  };
  const known = entries.map(({ id }) => isKnown(id));
  const fresh = await readNumbers(
    orm,
    sql`SELECT nextval(pg_get_serial_sequence(${table}, 'id'))::int AS number
      FROM generate_series(1, ${known.filter((one) => !one).length}::int)`,
  );
  return entries.map((entry, index) => ({
    ...entry,
    id: (known[index] ? entry.id : fresh.shift()) ?? 0,
  }));
}

async function readNumbers(orm: Orm, query: ReturnType<typeof sql>): Promise<number[]> {
  const { rows }: { rows?: unknown[] } = Object(await orm.execute(query));
  return (rows ?? []).map((row) => Number(Object(row).number));
}

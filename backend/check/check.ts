import { Type } from 'typebox';
import type { FileStorage } from '@/backend/adapters/storage/storage';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { invariants, mostListed } from './invariants';

/** An invariant, and the rows that break it; none when it holds. */
export type Finding = { about: string; broken: string[] };

/** Files that one statement names. */
const filesAtOnce = 500;

const files = declareStatement({
  name: 'check_files',
  text: `SELECT id::text, kind FROM (SELECT id, 'private file' AS kind FROM stored_files UNION ALL SELECT id, 'picture' FROM shop_pictures) f
    WHERE id > $after::uuid ORDER BY id LIMIT ${filesAtOnce}`,
  row: Type.Object({ id: Type.String(), kind: Type.String() }),
});

/** Checks every invariant of the shop. It changes nothing, and one statement after the other keeps the load low. */
export async function checkShop({
  db,
  storage,
}: {
  db: Database;
  storage: Pick<FileStorage, 'has'>;
}): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { about, statement } of invariants) {
    const rows = await db.query(statement);
    findings.push({ about, broken: rows.map(({ text }) => text) });
  }
  findings.push({ about: 'the storage has every file', broken: await findMissingFiles(db, storage) });
  return findings;
}

async function findMissingFiles(db: Database, storage: Pick<FileStorage, 'has'>): Promise<string[]> {
  const missing: string[] = [];
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db.query(files, { after });
    for (const { id, kind } of rows) {
      if (!(await storage.has(id))) missing.push(`the ${kind} ${id} is not in the storage`);
      if (missing.length === mostListed) return missing;
    }
    const last = rows.at(-1);
    if (!last || rows.length < filesAtOnce) return missing;
    after = last.id;
  }
}

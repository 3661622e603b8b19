import { sql } from 'drizzle-orm';
import type { Connection } from './tables';

/** Notes the files of the rows that a restore is about to delete, until the transaction ends. */
export async function rememberFiles(tx: Connection): Promise<void> {
  await tx.execute(
    sql`CREATE TEMP TABLE replaced_files ON COMMIT DROP AS SELECT id FROM stored_files UNION SELECT id FROM shop_pictures`,
  );
  await tx.execute(
    sql`CREATE TEMP TABLE replaced_uploads ON COMMIT DROP AS SELECT id, parts FROM file_uploads`,
  );
}

/** Queues the deletion of the noted files that no restored row names; the worker of the restored shop does it. */
export async function queueReplacedFiles(tx: Connection): Promise<void> {
  await tx.execute(
    sql`INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
      SELECT 'delete_file', 'delete_file:' || id, jsonb_build_object('fileId', id), now(), now() FROM replaced_files r
      WHERE NOT EXISTS (SELECT FROM stored_files f WHERE f.id = r.id) AND NOT EXISTS (SELECT FROM shop_pictures p WHERE p.id = r.id)
      ON CONFLICT (key) DO UPDATE SET done_at = NULL, next_try_at = excluded.next_try_at`,
  );
  await tx.execute(
    sql`INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
      SELECT 'delete_upload', 'delete_upload:' || id,
        jsonb_build_object('fileId', id, 'parts', parts, 'keepsFile', EXISTS (SELECT FROM stored_files f WHERE f.id = r.id)), now(), now()
      FROM replaced_uploads r ON CONFLICT (key) DO UPDATE SET done_at = NULL, next_try_at = excluded.next_try_at`,
  );
}

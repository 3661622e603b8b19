import type { Database } from '@/backend/db/connect';
import { run } from '@/tests/support/guest';

/** Gives the shop another name, as the desk does when it publishes the company. */
export const renameShop = (db: Database, name: string) =>
  run(db, `UPDATE settings SET company = jsonb_set(company, '{companyName}', to_jsonb($1::text))`, [name]);

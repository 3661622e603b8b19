import type { Database } from '@/backend/db/connect';
import type { settings } from '@/backend/db/schema/site';

export type Settings = Omit<typeof settings.$inferSelect, 'id' | 'demo' | 'maintenanceUntil'> & {
  maintenanceUntil: string | null;
};

const statement = {
  name: 'settings',
  text: `SELECT company, catalog_mode AS "catalogMode", maintenance_mode AS "maintenanceMode",
    maintenance_until AS "maintenanceUntil", facility_plan AS "facilityPlan", delivery, footer, trust, statics, theme
    FROM settings`,
};

/** The shop's settings. @throws when the database has not been seeded */
export async function readSettings(db: Database): Promise<Settings> {
  const [row] = await db.query<Settings>(statement);
  if (!row) throw new Error('The settings row is missing: seed the database.');
  return row;
}

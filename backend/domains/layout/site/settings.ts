import { type Static, Type } from 'typebox';
import type { Queries } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { Instant, Nullable } from '@/contract/common';
import { FacilityPlan } from '@/contract/facility';
import { Company, DeliveryRule, HomeModule, Site, StaticsData, TrustItem } from '@/contract/site';

/** The name of a shop that has not been named yet. It fits into every sentence that names the shop. */
export const unnamedShop = 'فروشگاه';

const Settings = Type.Object({
  company: Type.Omit(Company, ['catalogMode', 'maintenanceMode', 'maintenanceModeExpDateTime']),
  catalogMode: Type.Boolean(),
  maintenanceMode: Type.Boolean(),
  maintenanceUntil: Nullable(Instant),
  facilityPlan: Nullable(FacilityPlan),
  delivery: Nullable(DeliveryRule),
  footer: Site.properties.footer,
  trust: Type.Array(TrustItem),
  statics: Type.Pick(StaticsData, ['footerLogo', 'siteLink', 'loginImages', 'departments']),
  /** CSS variables that re-skin the storefront: name without the dashes → value. */
  theme: Type.Record(Type.String(), Type.String()),
  themeDark: Type.Record(Type.String(), Type.String()),
  home: Type.Array(Type.Object({ key: HomeModule, visible: Type.Boolean() })),
});
export type Settings = Static<typeof Settings>;

const statement = declareStatement({
  name: 'settings',
  text: `SELECT company, catalog_mode AS "catalogMode", maintenance_mode AS "maintenanceMode",
    maintenance_until AS "maintenanceUntil", plan_terms(default_plan()) AS "facilityPlan", delivery, footer, trust, statics, theme,
    theme_dark AS "themeDark", home
    FROM settings`,
  row: Settings,
});

/** The shop's settings. @throws Error when no backend has been started on the database */
export async function readSettings(db: Queries): Promise<Settings> {
  const [row] = await db.query(statement);
  if (!row) throw new Error('The settings row is missing: start the backend once on this database.');
  return row;
}

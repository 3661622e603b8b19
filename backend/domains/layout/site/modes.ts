import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement, noRow } from '@/backend/db/statement';
import type { Callers } from '@/backend/server/callers';
import { refuse } from '@/backend/server/errors';
import { messages } from '@/backend/server/messages';
import { Instant, Nullable } from '@/contract/common';

const Modes = Type.Object({
  catalogMode: Type.Boolean(),
  maintenanceMode: Type.Boolean(),
  maintenanceUntil: Nullable(Instant),
});
type Modes = Static<typeof Modes>;

const selectModes = `SELECT catalog_mode AS "catalogMode", maintenance_mode AS "maintenanceMode",
    iso(maintenance_until) AS "maintenanceUntil" FROM settings`;
const readModesStatement = declareStatement({ name: 'modes', text: selectModes, row: Modes });
const lockModesStatement = declareStatement({
  name: 'modes_lock',
  text: `${selectModes} FOR UPDATE`,
  row: Modes,
});

/** The modes of the shop. @throws Error when the database has not been seeded */
export const readModes = (db: Pick<Database, 'query'>): Promise<Modes> => findModes(db, readModesStatement);

/** The modes of the shop, which no other transaction changes before the end of this one. @throws like `readModes` */
export const lockModes = (db: Pick<Database, 'query'>): Promise<Modes> => findModes(db, lockModesStatement);

async function findModes(db: Pick<Database, 'query'>, statement: typeof readModesStatement): Promise<Modes> {
  const [modes] = await db.query(statement);
  if (!modes) throw new Error('The settings row is missing: seed the database.');
  return modes;
}

/** `Retry-After` when the end of the maintenance is not set. */
const defaultRetrySeconds = 120;

/**
 * Creates a preHandler for basket writes. It refuses them in catalog mode (403) and, except for supervisors, during
 * maintenance (503). It takes one statement, and a second one to find the caller during maintenance.
 */
export function requireOpenShop(db: Database, now: () => number, callers: Callers) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const [modes] = await db.query(readModesStatement);
    if (modes?.maintenanceMode && (await callers.find(request))?.role !== 'supervisor') {
      const secondsLeft = modes.maintenanceUntil
        ? Math.ceil((Date.parse(modes.maintenanceUntil) - now()) / 1000)
        : 0;
      reply.header('retry-after', secondsLeft > 0 ? secondsLeft : defaultRetrySeconds);
      throw refuse(503, 'maintenance', messages.maintenance);
    }
    if (modes?.catalogMode) throw refuse(403, 'catalog_mode', messages.catalogMode);
  };
}

const updateModes = declareStatement({
  name: 'modes_change',
  text: `UPDATE settings SET
    catalog_mode = coalesce($1::boolean, catalog_mode),
    maintenance_mode = coalesce($2::boolean, maintenance_mode),
    maintenance_until = CASE WHEN $2::boolean IS NULL THEN maintenance_until WHEN $2::boolean THEN $3::timestamptz END`,
  row: noRow,
});

/** The modes to change. Missing keys stay unchanged. `maintenanceUntil` (ISO) needs `maintenanceMode: true`. */
export type ModeChange = Partial<Modes>;

/** Changes the shop's modes. The caller publishes the change afterwards. */
export async function changeModes(db: Pick<Database, 'query'>, modes: ModeChange): Promise<void> {
  const { catalogMode = null, maintenanceMode = null, maintenanceUntil = null } = modes;
  await db.query(updateModes, [catalogMode, maintenanceMode, maintenanceUntil]);
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Callers } from '@/backend/callers';
import type { Database } from '@/backend/db/connect';
import { declareStatement, noRow } from '@/backend/db/statement';
import { refuse } from '@/backend/errors';
import { messages } from '@/backend/messages';
import { Instant, Nullable } from '@/contract/common';

const Modes = Type.Object({
  catalogMode: Type.Boolean(),
  maintenanceMode: Type.Boolean(),
  maintenanceUntil: Nullable(Instant),
});
type Modes = Static<typeof Modes>;

const statement = declareStatement({
  name: 'modes',
  text: `SELECT catalog_mode AS "catalogMode", maintenance_mode AS "maintenanceMode",
    maintenance_until AS "maintenanceUntil" FROM settings`,
  row: Modes,
});

/** Seconds a client waits when nobody said how long maintenance takes. */
const defaultRetry = 120;

/**
 * A preHandler for basket writes: refuses them in catalogue mode (403) and, to everyone but a supervisor, during
 * maintenance (503). One statement; during maintenance a second one asks who calls.
 */
export function requireOpenShop(db: Database, now: () => number, callers: Callers) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const [modes] = await db.query(statement);
    if (modes?.maintenanceMode && (await callers.find(request))?.role !== 'supervisor') {
      const left = modes.maintenanceUntil
        ? Math.ceil((Date.parse(modes.maintenanceUntil) - now()) / 1000)
        : 0;
      reply.header('retry-after', left > 0 ? left : defaultRetry);
      throw refuse(503, 'maintenance', messages.maintenance);
    }
    if (modes?.catalogMode) throw refuse(403, 'catalog_mode', messages.catalogMode);
  };
}

const change = declareStatement({
  name: 'modes_change',
  text: `UPDATE settings SET
    catalog_mode = coalesce($1::boolean, catalog_mode),
    maintenance_mode = coalesce($2::boolean, maintenance_mode),
    maintenance_until = CASE WHEN $2 IS NULL THEN maintenance_until WHEN $2 THEN $3::timestamptz END`,
  row: noRow,
});

/** What to switch; what is left out stays. `maintenanceUntil` (ISO) belongs to switching maintenance on. */
export type ModeChange = Partial<Modes>;

/** Switches the shop's modes. Publish the change afterwards. */
export async function changeModes(db: Database, modes: ModeChange): Promise<void> {
  const { catalogMode = null, maintenanceMode = null, maintenanceUntil = null } = modes;
  await db.query(change, [catalogMode, maintenanceMode, maintenanceUntil]);
}

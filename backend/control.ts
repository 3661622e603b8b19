import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Database } from './db/connect';
import { changeModes, type ModeChange } from './domains/site/modes';
import { refuse } from './errors';
import { messages } from './messages';

/**
 * The embedded database belongs to one process, so the command line asks the running one to switch modes for it. The
 * address and a token are in a file that only the shop's own user can read.
 */
const path = '/internal/modes';
const fileOf = (dataDir: string) => `${dataDir}.control.json`;

const Body = Type.Object(
  {
    catalogMode: Type.Optional(Type.Boolean()),
    maintenanceMode: Type.Optional(Type.Boolean()),
    maintenanceUntil: Type.Optional(Type.Union([Type.String({ format: 'date-time' }), Type.Null()])),
  },
  { additionalProperties: false },
);

/** Serves the switch. Call before `listen`; the answer writes the file and is to be called after it. */
export function serveControl(
  app: FastifyInstance,
  { db, dataDir, changed }: { db: Database; dataDir: string; changed: () => void },
): (address: string) => void {
  const token = randomBytes(32).toString('hex');
  app.post<{ Body: ModeChange }>(path, { schema: { hide: true, body: Body } }, async ({ body, headers }) => {
    const given = Buffer.from(String(headers['x-control-token'] ?? ''));
    if (given.length !== token.length || !timingSafeEqual(given, Buffer.from(token))) {
      throw refuse(404, 'not_found', messages.unknownPath);
    }
    await changeModes(db, body);
    changed();
    return { data: 'ok' };
  });
  app.addHook('onClose', () => rmSync(fileOf(dataDir), { force: true }));
  return (address) => writeFileSync(fileOf(dataDir), JSON.stringify({ address, token }), { mode: 0o600 });
}

/** Asks the running shop to switch. @returns false when none answers */
export async function askRunningShop(dataDir: string, modes: ModeChange): Promise<boolean> {
  try {
    const { address, token }: { address: string; token: string } = JSON.parse(
      readFileSync(fileOf(dataDir), 'utf8'),
    );
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-control-token': token },
      body: JSON.stringify(modes),
      signal: AbortSignal.timeout(5000),
    });
    return response.ok;
  } catch {
    return false;
  }
}

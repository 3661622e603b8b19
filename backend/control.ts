import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { type DeskAnswer, DeskCommand } from './desk/commands';
import { OfferChange, type OfferRefusal } from './domains/product/changeOffer';
import type { ModeChange } from './domains/site/modes';
import { refuse } from './errors';
import { messages } from './messages';

/**
 * The embedded database belongs to one process, so the command line asks the running process to make its changes. That
 * process writes its address and a token into a file that only its own user can read.
 */
const paths = { modes: '/internal/modes', offer: '/internal/offer', desk: '/internal/desk' } as const;
/** How long (ms) the running shop may take: it answers when every storefront has renewed its pages. */
const answerMs = 30_000;
const fileOf = (dataDir: string) => `${dataDir}.control.json`;

const Modes = Type.Object(
  {
    catalogMode: Type.Optional(Type.Boolean()),
    maintenanceMode: Type.Optional(Type.Boolean()),
    maintenanceUntil: Type.Optional(Type.Union([Type.String({ format: 'date-time' }), Type.Null()])),
  },
  { additionalProperties: false },
);

/** The outcome of a change: `done`, or the reason why nothing was changed. */
export type ChangeOutcome = 'done' | OfferRefusal;

/** The changes that the command line can make to a running shop. */
export type Changes = {
  modes: (change: ModeChange) => Promise<ChangeOutcome>;
  offer: (change: OfferChange) => Promise<ChangeOutcome>;
  desk: (command: DeskCommand) => Promise<DeskAnswer>;
};

/** Serves the changes; call it before `listen`. @returns a function to call after `listen`, which writes the file */
export function serveControl(
  app: FastifyInstance,
  dataDir: string,
  changes: Changes,
): (address: string) => void {
  const token = randomBytes(32).toString('hex');
  // Runs before the body is read, so that a call without the token cannot tell these routes from unknown ones.
  const onRequest = async ({ headers }: FastifyRequest) => {
    const given = Buffer.from(String(headers['x-control-token'] ?? ''));
    if (given.length !== token.length || !timingSafeEqual(given, Buffer.from(token))) {
      throw refuse(404, 'not_found', messages.unknownPath);
    }
  };
  const options = (body: TSchema) => ({ onRequest, schema: { hide: true, body } });
  app.post<{ Body: ModeChange }>(paths.modes, options(Modes), async ({ body }) => ({
    data: await changes.modes(body),
  }));
  app.post<{ Body: OfferChange }>(paths.offer, options(OfferChange), async ({ body }) => ({
    data: await changes.offer(body),
  }));
  app.post<{ Body: DeskCommand }>(paths.desk, options(DeskCommand), async ({ body }) => ({
    data: await changes.desk(body),
  }));
  app.addHook('onClose', () => rmSync(fileOf(dataDir), { force: true }));
  return (address) => writeFileSync(fileOf(dataDir), JSON.stringify({ address, token }), { mode: 0o600 });
}

/** Asks the running shop for a change. @returns the outcome, or null when no shop answers */
export async function askRunningShop<Kind extends keyof Changes>(
  dataDir: string,
  kind: Kind,
  change: Parameters<Changes[Kind]>[0],
): Promise<Awaited<ReturnType<Changes[Kind]>> | null> {
  try {
    const { address, token }: { address: string; token: string } = JSON.parse(
      readFileSync(fileOf(dataDir), 'utf8'),
    );
    const response = await fetch(`${address}${paths[kind]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-control-token': token },
      body: JSON.stringify(change),
      signal: AbortSignal.timeout(answerMs),
    });
    if (!response.ok) return null;
    const { data }: { data: Awaited<ReturnType<Changes[Kind]>> } = JSON.parse(await response.text());
    return data;
  } catch {
    return null;
  }
}

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import type { BackupReport } from '@/backend/backup/write';
import type { checkShop } from '@/backend/check/check';
import type { ExportAnswer, ImportAnswer } from '@/backend/cli/catalogueFiles';
import { type DeskAnswer, LineCommand } from '@/backend/cli/deskLine';
import type { CustomerChange, CustomerOutcome } from '@/backend/domains/account/customer/desk';
import { OfferChange, type OfferRefusal } from '@/backend/domains/browse/product/changeOffer';
import type { reconcile } from '@/backend/domains/buy/payment/reconcile';
import type { ModeChange } from '@/backend/domains/layout/site/modes';
import { Day, Instant, Nullable } from '@/contract/common';
import { longestReason } from '@/contract/limits';
import { hourMs } from '@/utils/timeUnits';
import { refuse } from './errors';
import { messages } from './messages';

/**
 * The embedded database belongs to one process, so the command line asks the running process to make its changes. That
 * process writes its address and a token into a file that only its own user can read.
 */
/** Time limit (ms) for the running shop, which answers when every storefront has renewed its pages. */
const answerMs = 30_000;
/** Time limits (ms) of commands that read the whole database. */
const longAnswerMs: Partial<Record<keyof Changes, number>> = {
  backup: hourMs,
  import: hourMs,
  export: 600_000,
  check: 600_000,
};
const fileOf = (dataDir: string) => `${dataDir}.control.json`;

const Modes = Type.Object(
  {
    catalogMode: Type.Optional(Type.Boolean()),
    maintenanceMode: Type.Optional(Type.Boolean()),
    maintenanceUntil: Type.Optional(Nullable(Instant)),
  },
  { additionalProperties: false },
);

/** The outcome of a change: `done`, or the reason why nothing was changed. */
type ChangeOutcome = 'done' | OfferRefusal;

/** The changes that the command line can make to a running shop, and the questions that it can ask. */
export type Changes = {
  modes: (change: ModeChange) => Promise<ChangeOutcome>;
  offer: (change: OfferChange) => Promise<ChangeOutcome>;
  desk: (command: LineCommand) => Promise<DeskAnswer>;
  customer: (order: { mobile: string; change: CustomerChange }) => Promise<CustomerOutcome>;
  import: (order: { file: string; dryRun: boolean }) => Promise<ImportAnswer>;
  export: (order: { file: string }) => Promise<ExportAnswer>;
  reconcile: (question: { day: string }) => ReturnType<typeof reconcile>;
  check: (question: object) => ReturnType<typeof checkShop>;
  backup: (order: { file: string; files: boolean }) => Promise<BackupAnswer>;
};

/** `refused` says in English why there is no backup. */
type BackupAnswer = { refused: string } | ({ refused: null } & BackupReport);

/** The bodies of the calls by their kind. */
const bodies: Record<keyof Changes, TSchema> = {
  modes: Modes,
  offer: OfferChange,
  desk: LineCommand,
  customer: Type.Object(
    {
      mobile: Type.String(),
      change: Type.Union([
        Type.Object(
          { what: Type.Enum(['supervisor', 'noCheck']), on: Type.Boolean() },
          { additionalProperties: false },
        ),
        Type.Object(
          {
            what: Type.Literal('blocked'),
            reason: Nullable(Type.String({ minLength: 1, maxLength: longestReason })),
          },
          { additionalProperties: false },
        ),
      ]),
    },
    { additionalProperties: false },
  ),
  import: Type.Object({ file: Type.String(), dryRun: Type.Boolean() }, { additionalProperties: false }),
  export: Type.Object({ file: Type.String() }, { additionalProperties: false }),
  reconcile: Type.Object({ day: Day }, { additionalProperties: false }),
  check: Type.Object({}, { additionalProperties: false }),
  backup: Type.Object({ file: Type.String(), files: Type.Boolean() }, { additionalProperties: false }),
};
const pathOf = (kind: string) => `/internal/${kind}`;

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
  for (const [kind, body] of Object.entries(bodies)) {
    // The schema of the body says that it fits this kind; TypeScript cannot resolve that for a name.
    const make: (change: never) => Promise<unknown> = changes[kind as keyof Changes];
    app.post(pathOf(kind), { onRequest, schema: { hide: true, body } }, async ({ body }) => ({
      data: await make(body as never),
    }));
  }
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
    const response = await fetch(`${address}${pathOf(kind)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-control-token': token },
      body: JSON.stringify(change),
      signal: AbortSignal.timeout(longAnswerMs[kind] ?? answerMs),
    });
    if (!response.ok) return null;
    const { data }: { data: Awaited<ReturnType<Changes[Kind]>> } = JSON.parse(await response.text());
    return data;
  } catch {
    return null;
  }
}

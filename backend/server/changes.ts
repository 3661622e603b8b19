import { type Static, type TSchema, Type } from 'typebox';
import type { BackupReport } from '@/backend/backup/write';
import type { checkShop } from '@/backend/check/check';
import type { ExportAnswer, ImportAnswer } from '@/backend/cli/catalogueFiles';
import type { CustomerChange, CustomerOutcome } from '@/backend/domains/account/customer/desk';
import { OfferChange, type OfferRefusal } from '@/backend/domains/browse/product/changeOffer';
import type { fillSearchEngine } from '@/backend/domains/browse/search/indexed';
import type { reconcile } from '@/backend/domains/buy/payment/reconcile';
import type { ModeChange } from '@/backend/domains/layout/site/modes';
import { Day, Id, Instant, Nullable, Strict } from '@/contract/common';
import { DeskCommand } from '@/contract/desk/command';
import { CustomerRight } from '@/contract/desk/customer';
import { DeskRole } from '@/contract/desk/rights';
import { longestReason } from '@/contract/limits';

const Modes = Strict({
  catalogMode: Type.Optional(Type.Boolean()),
  maintenanceMode: Type.Optional(Type.Boolean()),
  maintenanceUntil: Type.Optional(Nullable(Instant)),
});

/** A command of the command line: it also lists what waits, and shows the messages of a conversation. */
export const LineCommand = Type.Union([
  Strict({ what: Type.Literal('list') }),
  Strict({ what: Type.Literal('messages'), id: Id }),
  DeskCommand,
]);
export type LineCommand = Static<typeof LineCommand>;

/** `refused` says in English why nothing was changed; `lines` is what a list prints. */
export type DeskAnswer = { refused: string | null; lines: string[] };

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
  search: (order: object) => ReturnType<typeof fillSearchEngine>;
  backup: (order: { file: string; files: boolean }) => Promise<BackupAnswer>;
};

/** `refused` says in English why there is no backup. */
type BackupAnswer = { refused: string } | ({ refused: null } & BackupReport);

/** Carries out a change in the running shop or, when none runs, on its database. */
export type RunChange = <Kind extends keyof Changes>(
  kind: Kind,
  change: Parameters<Changes[Kind]>[0],
) => Promise<Awaited<ReturnType<Changes[Kind]>>>;

/** The bodies of the calls by their kind. */
export const changeBodies: Record<keyof Changes, TSchema> = {
  modes: Modes,
  offer: OfferChange,
  desk: LineCommand,
  customer: Strict({
    mobile: Type.String(),
    change: Type.Union([
      Strict({
        what: CustomerRight,
        on: Type.Boolean(),
        deskRole: Type.Optional(DeskRole),
      }),
      Strict({
        what: Type.Literal('blocked'),
        reason: Nullable(Type.String({ minLength: 1, maxLength: longestReason })),
      }),
    ]),
  }),
  import: Strict({ file: Type.String(), dryRun: Type.Boolean() }),
  export: Strict({ file: Type.String() }),
  reconcile: Strict({ day: Day }),
  check: Strict({}),
  search: Strict({}),
  backup: Strict({ file: Type.String(), files: Type.Boolean() }),
};

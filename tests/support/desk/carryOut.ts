import type { Gateways } from '@/backend/adapters/payment/gateways';
import type { Database } from '@/backend/db/connect';
import type { RunOutcome } from '@/backend/desk/action';
import { runDesk } from '@/backend/desk/commands';
import type { DeskCommand } from '@/contract/desk/command';

const noGateways: Gateways = { all: [], known: [], find: () => undefined };

type Parts = { db: Database; now: () => number; payment?: { gateways: Gateways } };

/** Carries out a command of an operator, by default as the command line does. @returns `done`, or why nothing was changed */
export const carryOut = (
  { payment = { gateways: noGateways }, ...parts }: Parts,
  command: DeskCommand,
  operator: number | null = null,
): Promise<RunOutcome> => runDesk({ ...parts, payment }, command, operator);

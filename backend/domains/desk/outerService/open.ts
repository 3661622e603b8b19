import { openAccounts } from '@/backend/adapters/account/accounts';
import type { ServerAccounts } from '@/backend/adapters/account/serverAccounts';
import { shopCode } from '@/backend/adapters/account/services';
import { liveCarriers, simulatedCarriers } from '@/backend/adapters/carrier/services';
import type { Gateways } from '@/backend/adapters/payment/gateways';
import { liveGateways } from '@/backend/adapters/payment/live';
import { watchedGateway } from '@/backend/adapters/payment/watched';
import { liveSender } from '@/backend/adapters/sms/live';
import type { SmsSender } from '@/backend/adapters/sms/sender';
import { watchedSender } from '@/backend/adapters/sms/watched';
import type { Database } from '@/backend/db/connect';
import { noteCallsIn } from './calls';

type Parts = {
  db: Pick<Database, 'query'>;
  now: () => number;
  /** With which the accounts of the desk are sealed. */
  secret: string;
  serverAccounts: ServerAccounts;
  /** What the settings of the server open. */
  gateways: Gateways;
  shopUrl: string | null;
  sms: SmsSender;
  /** Whether carriers without an account are simulated. */
  isDemo?: boolean;
  log: { warn: (what: object, text: string) => void };
};

export type OuterServices = ReturnType<typeof openOuterServices>;

/** The outer services of a process: those of the server's settings, changed by the accounts of the desk. Refresh `accounts` at the start. */
export function openOuterServices({
  db,
  now,
  secret,
  serverAccounts,
  gateways,
  shopUrl,
  sms,
  isDemo = false,
  log,
}: Parts) {
  const accounts = openAccounts(db, secret);
  const note = noteCallsIn({
    db,
    now,
    onFailure: (err) => log.warn({ err }, 'a call to an outer service could not be noted'),
  });
  const complete = (code: string, values: Readonly<Record<string, string>>) => ({
    ...serverAccounts[code]?.values,
    ...values,
  });
  return {
    accounts,
    serverAccounts,
    note,
    gateways: liveGateways(gateways, accounts, complete, (gateway) => watchedGateway(gateway, note)),
    sms: liveSender(sms, accounts, complete, (code, sender) => watchedSender(code, sender, note)),
    carriers: liveCarriers(isDemo ? simulatedCarriers(now) : [], accounts, complete, note),
    /** The public address of the shop without a slash at its end; null while nobody has written one. */
    get shopUrl(): string | null {
      const account = accounts.find(shopCode);
      const own = account?.active ? account.values?.URL : undefined;
      return own?.replace(/\/+$/, '') ?? shopUrl;
    },
  };
}

import { openAccounts } from '@/backend/adapters/account/accounts';
import type { ServerAccounts } from '@/backend/adapters/account/serverAccounts';
import { shopCode } from '@/backend/adapters/account/services';
import { liveCarriers, simulatedCarriers } from '@/backend/adapters/carrier/services';
import { liveIdentity } from '@/backend/adapters/identity/live';
import type { IdentityProvider } from '@/backend/adapters/identity/provider';
import { liveInsurer, simulatedInsurer } from '@/backend/adapters/insurer/live';
import type { Gateways } from '@/backend/adapters/payment/gateways';
import { liveGateways } from '@/backend/adapters/payment/live';
import { watchedGateway } from '@/backend/adapters/payment/watched';
import { liveSender } from '@/backend/adapters/sms/live';
import type { SmsSender } from '@/backend/adapters/sms/sender';
import { watchedSender } from '@/backend/adapters/sms/watched';
import { liveTaxOffice } from '@/backend/adapters/tax/live';
import type { TaxOffice } from '@/backend/adapters/tax/office';
import { watchedOffice } from '@/backend/adapters/tax/watched';
import { type Feeds, noFeeds } from '@/backend/adapters/torob/configured';
import { liveFeeds } from '@/backend/adapters/torob/live';
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
  /** Left out while the settings of the server open none. */
  taxOffice?: TaxOffice | null;
  /** Answers about persons; left out while the settings of the server open none. */
  identity?: IdentityProvider | null;
  feeds?: Feeds;
  /** Whether carriers and an insurer without an account are simulated. */
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
  taxOffice = null,
  identity = null,
  feeds = noFeeds,
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
  /** The public address that the desk has written. */
  const ownUrl = () => {
    const account = accounts.find(shopCode);
    return (account?.active && account.values?.URL?.replace(/\/+$/, '')) || null;
  };
  return {
    accounts,
    serverAccounts,
    note,
    gateways: liveGateways(gateways, accounts, complete, (gateway) => watchedGateway(gateway, note)),
    sms: liveSender(sms, accounts, complete, (code, sender) => watchedSender(code, sender, note)),
    carriers: liveCarriers(isDemo ? simulatedCarriers(now) : [], accounts, complete, note),
    insurer: liveInsurer(isDemo ? simulatedInsurer(now) : null, accounts, complete, note),
    identity: liveIdentity(identity, accounts, complete, note),
    feeds: liveFeeds(feeds, accounts, complete, () => ownUrl() ?? feeds.shopUrl ?? shopUrl, note),
    tax: liveTaxOffice(taxOffice, accounts, complete, (office) => watchedOffice(office, note), now),
    /** The public address of the shop without a slash at its end; null while nobody has written one. */
    get shopUrl(): string | null {
      return ownUrl() ?? shopUrl;
    },
  };
}

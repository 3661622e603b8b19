import { createPublicKey, type KeyObject } from 'node:crypto';
import { simulateTorob } from './simulated';
import { openTorobWebhook, type TorobWebhook, torobWebhookUrl } from './webhook';

/** Lists that other sites may read: products and orders by Torob's programs, products by everybody else. */
const feedNames = ['torob', 'torobOrders', 'google', 'emalls'] as const;
export type FeedName = (typeof feedNames)[number];

/** The settings of the lists that other sites read. */
export type Feeds = {
  open: ReadonlySet<FeedName>;
  /** The public address of the shop without a slash at its end; null only while no list is open. */
  shopUrl: string | null;
  /** By which Torob's programs sign their calls, and the host that they must name: the shop's, with a port that is not the usual one. */
  torob: { key: KeyObject; host: string };
  /** Tells Torob of changes; null in a shop without a token. */
  webhook: TorobWebhook | null;
};

/** Torob's key since 24 December 2025 (order_tracking_api.md of github.com/Torob/Torob-Sync). */
const torobKey = 'MCowBQYDK2VwAyEAt6Mu4T0pBORY11W+QeM35UsmLO3vsf+6yKpFDEImFk0=';

/** @param body the body of its PEM file: an Ed25519 key in DER as base64 @throws Error that names the variable */
function readKey(body: string): KeyObject {
  try {
    const key = createPublicKey({ key: Buffer.from(body, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The sentence below serves both.
  }
  throw new Error(
    'TOROB_KEY must be the body of an Ed25519 public key in PEM, without its first and last line.',
  );
}

/** The webhook of a demo shop, which has no account at Torob. */
function openSimulatedWebhook(shopUrl: string): TorobWebhook {
  const token = 'simulated';
  const judge = simulateTorob({ token, host: new URL(shopUrl).host }, Date.now);
  return async (items) => judge(`Bearer ${token}`, { items });
}

const isFeedName = (name: string): name is FeedName => feedNames.some((one) => one === name);

type Readers = {
  readText: (name: string) => string | null;
  readUrl: (name: string, protocols: readonly string[]) => string | null;
  shopUrl: string | null;
  /** Whether changes go to a simulated Torob when there is no token. */
  isDemo: boolean;
};

/** Reads FEEDS and the account at Torob. @throws Error with one sentence that names the variable */
export function readFeeds({ readText, readUrl, shopUrl, isDemo }: Readers): Feeds {
  const names = (readText('FEEDS') ?? '').split(',').map((name) => name.trim());
  const listed = names.filter((name) => name !== '');
  const unknown = listed.find((name) => !isFeedName(name));
  if (unknown) throw new Error(`FEEDS must be a list of ${feedNames.join(', ')}, not "${unknown}".`);
  if (listed.length > 0 && !shopUrl) throw new Error(`SHOP_URL must be set, because FEEDS has ${listed[0]}.`);
  const open = new Set(listed.filter(isFeedName));
  const token = readText('TOROB_WEBHOOK_TOKEN');
  if (token && !open.has('torob'))
    throw new Error(
      'FEEDS must list torob, because TOROB_WEBHOOK_TOKEN is set: Torob asks about what has changed.',
    );
  const url = readUrl('TOROB_WEBHOOK_URL', ['https:', 'http:']) ?? torobWebhookUrl;
  const simulated = isDemo && shopUrl && open.has('torob') ? openSimulatedWebhook(shopUrl) : null;
  return {
    open,
    shopUrl,
    torob: {
      key: readKey(readText('TOROB_KEY') ?? torobKey),
      host: readText('TOROB_HOST') ?? (shopUrl ? new URL(shopUrl).host : ''),
    },
    webhook: token ? openTorobWebhook(token, url) : simulated,
  };
}

/** The settings of a shop without such lists. */
export const noFeeds: Feeds = readFeeds({
  readText: () => null,
  readUrl: () => null,
  shopUrl: null,
  isDemo: false,
});

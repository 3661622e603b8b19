import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { InjectOptions } from 'fastify';
import { type JWTPayload, SignJWT } from 'jose';
import { readFeeds } from '@/backend/adapters/torob/configured';
import { simulateTorob } from '@/backend/adapters/torob/simulated';
import { openCheckoutShop } from '@/tests/support/buy/checkout/checkoutShop';
import { memoryStorage } from '@/tests/support/memoryStorage';
import { portOf } from '@/tests/support/portOf';
import { recordingSender } from '@/tests/support/sms';
import { runWorkerOnce } from '@/tests/support/worker';

const host = 'shop.example:8443';
export const shopUrl = `https://${host}`;
const webhookToken = 'token of the webhook';

type Called = { status: number; items: { page_url: string; page_unique: string }[] };

/** A shop whose lists are open, with a key pair in place of Torob's, and a simulated webhook on a port of this machine. */
export async function openFeedShop() {
  const keys = generateKeyPairSync('ed25519');
  const other = generateKeyPairSync('ed25519');
  const calls: Called[] = [];
  /** What the webhook does before it answers: `token` is the one that it accepts, `meanwhile` happens first. */
  const torob = { token: webhookToken, meanwhile: async () => undefined as unknown };
  const clock = { now: () => Date.now() };
  let judge = simulateTorob({ token: torob.token, host }, () => clock.now());
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += String(part);
    await torob.meanwhile();
    const status = judge(request.headers.authorization, JSON.parse(text));
    calls.push({ status, items: JSON.parse(text).items });
    response.writeHead(status).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  const values: Record<string, string> = {
    FEEDS: 'torob, torobOrders,google,emalls',
    TOROB_KEY: keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    TOROB_WEBHOOK_TOKEN: webhookToken,
    TOROB_WEBHOOK_URL: `http://127.0.0.1:${portOf(server)}/`,
  };
  const readText = (name: string) => values[name] ?? null;
  const feeds = readFeeds({ readText, readUrl: readText, shopUrl, isDemo: false });
  const shop = await openCheckoutShop({ feeds });
  const { app, db } = shop;
  clock.now = () => shop.clock.now;
  // The database notes changes by its own clock.
  shop.clock.now = Date.now() + 1000;

  const seconds = () => Math.floor(shop.clock.now / 1000);
  /** A token as Torob signs it, with other claims or another key. */
  const sign = (claims: JWTPayload = {}, key = keys.privateKey) =>
    new SignJWT({ aud: host, nbf: seconds() - 10, exp: seconds() + 600, ...claims })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', v: 1 })
      .sign(key);
  const call = async (options: InjectOptions, token?: string | null) => {
    const signed = token === undefined ? await sign() : token;
    const headers = signed === null ? {} : { 'x-torob-token': signed, 'x-torob-token-version': '1' };
    const answer = await app.inject({ ...options, headers });
    return { status: answer.statusCode, ...answer.json() };
  };
  const none = () => undefined;
  const log = { info: none, warn: none, error: none };

  return {
    ...shop,
    calls,
    sign,
    otherKey: other.privateKey,
    products: (payload: object, token?: string | null) =>
      call({ method: 'POST', url: '/torob_api/v3/products', payload }, token),
    orders: (query: string, token?: string | null) => call({ url: `/torob/v1/orders?${query}` }, token),
    /** What happens while the webhook answers. */
    meanwhile: (happens: () => Promise<unknown>) => {
      torob.meanwhile = happens;
    },
    /** Makes Torob forget its calls and accept this token. */
    openWebhook: (token = webhookToken) => {
      judge = simulateTorob({ token, host }, () => clock.now());
      calls.length = 0;
      torob.meanwhile = async () => undefined;
    },
    runWorker: (webhook = feeds.webhook) =>
      runWorkerOnce({
        db,
        now: () => shop.clock.now,
        payment: { gateways: shop.payment.gateways, shopUrl, log },
        sms: recordingSender().sender,
        storage: memoryStorage(),
        feeds: { ...feeds, webhook },
        publish: async () => undefined,
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await shop.close();
    },
  };
}

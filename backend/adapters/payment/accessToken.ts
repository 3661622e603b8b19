import { minuteMs } from '@/utils/timeUnits';
import { callGateway, GatewayUnreachable } from './callGateway';

/** The account of a merchant at a gateway with OAuth. */
export type OauthAccount = { clientId: string; clientSecret: string; username: string; password: string };

type Settings = {
  gateway: string;
  url: string;
  account: OauthAccount;
  /** Further fields of the form. */
  fields?: Record<string, string>;
};

/** A token is renewed this long (ms) before it expires. */
const marginMs = minuteMs;
/** Lifetime (ms) of a token whose answer does not say it. */
const shortLifetimeMs = 5 * minuteMs;

/**
 * A function that answers a valid access token. Calls at the same time share one request.
 * @throws GatewayUnreachable when the gateway gives none; nothing is known about a payment then
 */
export function accessTokenOf({ gateway, url, account, fields = {} }: Settings): () => Promise<string> {
  const basic = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64');
  let current: { token: Promise<string>; validTo: number } | null = null;

  async function request(): Promise<string> {
    const { body } = await callGateway(gateway, url, {
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({
        grant_type: 'password',
        username: account.username,
        password: account.password,
        ...fields,
      }),
    });
    if (typeof body.access_token !== 'string')
      throw new GatewayUnreachable(`${gateway} gave no access token.`);
    const seconds = Number(body.expires_in);
    const lifetime = Number.isFinite(seconds) ? Math.max(0, seconds * 1000 - marginMs) : shortLifetimeMs;
    if (current) current.validTo = Date.now() + lifetime;
    return body.access_token;
  }

  return () => {
    if (current && Date.now() < current.validTo) return current.token;
    const token = request();
    current = { token, validTo: Number.POSITIVE_INFINITY };
    token.catch(() => {
      current = null;
    });
    return token;
  };
}

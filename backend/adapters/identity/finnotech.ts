import { randomUUID } from 'node:crypto';
import {
  callService,
  type ServiceFetch,
  ServiceRefusal,
  ServiceSilent,
} from '@/backend/adapters/account/callService';
import type { ChequeColour } from '@/contract/cheque';
import { minuteMs } from '@/utils/timeUnits';
import { messages } from './messages';
import type { IdentityProvider } from './provider';

export type FinnotechAccount = {
  clientId: string;
  clientSecret: string;
  /** National id of the owner of the account. */
  nationalId: string;
};

type Options = { base?: string; fetch?: ServiceFetch; now?: () => number };

const scopes = ['facility:shahkar:get', 'oak:iban-inquiry:get', 'credit:cheque-color-inquiry:get'];
/** A token is renewed this long (ms) before it expires. */
const marginMs = 10 * minuteMs;
/** The colours by their numbers in the answers. */
const colours: Readonly<Record<string, ChequeColour>> = {
  '1': 'white',
  '2': 'yellow',
  '3': 'orange',
  '4': 'brown',
  '5': 'red',
};

/**
 * Finnotech (finnotech.ir/doc): Shahkar, the owners of an IBAN, and the colour of a person's cheques. Its calls have personal data in their
 * addresses, so nothing here repeats an address. Every call throws ServiceRefusal or ServiceSilent.
 */
export function finnotech(
  { clientId, clientSecret, nationalId }: FinnotechAccount,
  { base = 'https://api.finnotech.ir', fetch: call = fetch, now = Date.now }: Options = {},
): IdentityProvider {
  let current: { token: Promise<string>; validTo: number } | null = null;

  async function requestToken(): Promise<string> {
    const { status, body } = await callService(call, `${base}/dev/v2/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: { grant_type: 'client_credentials', nid: nationalId, scopes: scopes.join(',') },
    });
    const { value, lifeTime } = Object(Object(body).result);
    if (status >= 400) throw new ServiceRefusal(messages.denied);
    if (typeof value !== 'string') throw new ServiceSilent(messages.unclear);
    if (current) current.validTo = now() + Math.max(0, Number(lifeTime) - marginMs || 0);
    return value;
  }

  function readToken(): Promise<string> {
    if (current && now() < current.validTo) return current.token;
    const token = requestToken();
    current = { token, validTo: Number.POSITIVE_INFINITY };
    token.catch(() => {
      current = null;
    });
    return token;
  }

  async function ask(service: string, path: string, query: Record<string, string>) {
    const parameters = new URLSearchParams({ ...query, trackId: randomUUID() });
    const url = `${base}/${service}/v2/clients/${encodeURIComponent(clientId)}/${path}?${parameters}`;
    const { status, body } = await callService(call, url, {
      headers: { authorization: `Bearer ${await readToken()}` },
    });
    if (status === 401 || status === 403) {
      current = null;
      throw new ServiceRefusal(messages.denied);
    }
    const { status: outcome, result } = Object(body);
    if (status >= 400 || outcome !== 'DONE') throw new ServiceRefusal(messages.refused);
    return Object(result);
  }

  return {
    name: 'finnotech',
    async compare({ mobile, nationalCode }) {
      const { isValid } = await ask('facility', 'shahkar/verify', { mobile, nationalCode });
      if (typeof isValid !== 'boolean') throw new ServiceSilent(messages.unclear);
      return isValid ? 'matches' : 'differs';
    },
    async readIbanOwners(iban) {
      const { depositOwners } = await ask('oak', 'ibanInquiry', { iban });
      if (!Array.isArray(depositOwners)) throw new ServiceSilent(messages.unclear);
      return depositOwners.map((owner) => {
        const { firstName = '', lastName = '' } = Object(owner);
        return `${firstName} ${lastName}`.trim();
      });
    },
    async readChequeColour(nationalCode) {
      const { chequeColor } = await ask('credit', 'chequeColorInquiry', { idCode: nationalCode });
      const colour = colours[String(chequeColor)];
      if (!colour) throw new ServiceSilent(messages.unclear);
      return colour;
    },
  };
}

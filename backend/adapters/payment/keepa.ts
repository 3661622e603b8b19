import { callGateway, GatewayUnreachable } from './callGateway';
import type { PaymentGateway } from './gateway';
import { keepaStates, unpublishedCodes } from './gatewayCodes';
import { outcomeOf } from './outcomes';
import { fromRial, toRial } from './rial';
import { inquiryOf, startRefusal, takenVerdict, untakenVerdict } from './verdict';

const title = 'کیپا';

export type KeepaAccount = { clientId: string; clientSecret: string; terminalId: string };

/**
 * Keepa, the credit gateway, in the API of `cpg-payments/v2` (public drivers of 2025; an older API exists, and the contract
 * says which one a merchant has).
 */
export function keepaGateway(
  { clientId, clientSecret, terminalId }: KeepaAccount,
  base = 'https://sapi.keepa.ir/creditcore/thirdpartygateway',
): PaymentGateway {
  async function authorize(): Promise<string> {
    const { body } = await callGateway('Keepa', `${base}/clients/authorize`, {
      body: { clientId, clientSecret },
    });
    if (typeof body.accessToken !== 'string') throw new GatewayUnreachable('Keepa gave no access token.');
    return body.accessToken;
  }

  async function call(path: string, options: { method?: 'GET' | 'POST'; body?: object }) {
    const { status, body } = await callGateway('Keepa', `${base}/cpg-payments/v2/${path}`, {
      ...options,
      headers: { authorization: `Bearer ${await authorize()}` },
    });
    const done = status >= 200 && status < 300;
    return { title, code: status, outcome: outcomeOf(unpublishedCodes, status), body, done };
  }
  const readStatus = (token: string) => call(`inquiry/${encodeURIComponent(token)}`, { method: 'GET' });

  return {
    code: 'keepa',
    title,
    kind: 'instalment',
    lowest: 100_000,
    highest: null,
    verifyMinutes: 20,

    async start({ attemptId, amount, callbackUrl, cart }) {
      const { body, done, ...answered } = await call('get-token', {
        body: {
          terminalId: Number(terminalId),
          invoiceNumber: attemptId,
          amount: toRial(amount),
          callbackUrl,
          items: cart.map(({ title: name, count, price }) => ({ name, count, amount: toRial(price) })),
        },
      });
      const { token, paymentUrl } = body;
      if (!done || typeof token !== 'string' || typeof paymentUrl !== 'string') throw startRefusal(answered);
      return { token, redirect: { url: paymentUrl, method: 'GET', fields: {} } };
    },

    readCallback({ query, body }, { token }) {
      return { ...query, ...body }.token === token ? { decision: null, tracking: null } : null;
    },

    async verify({ token, amount }) {
      const { body, done, ...answered } = await call('verify', { body: { token, amount: toRial(amount) } });
      if (done) {
        // The amount that was verified was sent; the answer need not repeat it.
        return takenVerdict('paid', {
          amount: body.amount === undefined ? amount : fromRial(body.amount),
          reference: body.refNum ?? token,
        });
      }
      const inquiry = await readStatus(token);
      if (inquiry.done && outcomeOf(keepaStates, inquiry.body.status) === 'already')
        return takenVerdict('already', {
          amount: fromRial(inquiry.body.amount),
          reference: inquiry.body.refNum ?? token,
        });
      return untakenVerdict(answered);
    },

    async inquire({ token }) {
      const { body, done, ...answered } = await readStatus(token);
      if (!done) return untakenVerdict(answered);
      return inquiryOf({ title, code: body.status, outcome: outcomeOf(keepaStates, body.status) });
    },
  };
}

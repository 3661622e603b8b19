import { callGateway, GatewayUnreachable } from './callGateway';
import { GatewayRefusal, type PaymentGateway } from './gateway';
import { messages } from './messages';
import { fromRial, toRial } from './rial';
import { takenVerdict } from './verdict';

const title = 'کیپا';
/** Values of `status` in an inquiry. */
const [verified, waitingToVerify] = [1, 8];

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
    return { status, body, done: status >= 200 && status < 300 };
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
      const { status, body, done } = await call('get-token', {
        body: {
          terminalId: Number(terminalId),
          invoiceNumber: attemptId,
          amount: toRial(amount),
          callbackUrl,
          items: cart.map(({ title: name, count, price }) => ({ name, count, amount: toRial(price) })),
        },
      });
      const { token, paymentUrl } = body;
      if (!done || typeof token !== 'string' || typeof paymentUrl !== 'string')
        throw new GatewayRefusal(messages.refused(title), String(status));
      return { token, redirect: { url: paymentUrl, method: 'GET', fields: {} } };
    },

    readCallback({ query, body }, { token }) {
      return { ...query, ...body }.token === token ? { decision: null, tracking: null } : null;
    },

    async verify({ token, amount }) {
      const { status, body, done } = await call('verify', { body: { token, amount: toRial(amount) } });
      if (done) {
        // The amount that was verified was sent; the answer need not repeat it.
        return takenVerdict('paid', {
          amount: body.amount === undefined ? amount : fromRial(body.amount),
          reference: body.refNum ?? token,
        });
      }
      const inquiry = await readStatus(token);
      if (inquiry.done && Number(inquiry.body.status) === verified)
        return takenVerdict('already', {
          amount: fromRial(inquiry.body.amount),
          reference: inquiry.body.refNum ?? token,
        });
      return { outcome: 'unknown', reason: `status ${status}` };
    },

    async inquire({ token }) {
      const { status, body, done } = await readStatus(token);
      if (!done) return { outcome: 'unknown', reason: `status ${status}` };
      switch (Number(body.status)) {
        case verified:
          return { outcome: 'verified' };
        case waitingToVerify:
          return { outcome: 'paid' };
        default:
          // The other states are not documented. The worker asks about them for three days and then leaves them to a person.
          return { outcome: 'unknown', reason: `state ${String(body.status)}` };
      }
    },
  };
}

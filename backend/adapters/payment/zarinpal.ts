import { callGateway } from './callGateway';
import type { PaymentGateway } from './gateway';
import { zarinpalCodes, zarinpalStates } from './gatewayCodes';
import { outcomeOf } from './outcomes';
import { toRial } from './rial';
import { inquiryOf, reversalOf, startRefusal, takenVerdict, untakenVerdict } from './verdict';

const title = 'زرین‌پال';
const longestDescription = 500;

/**
 * Zarinpal v4 (zarinpal.com/docs). An answer carries `data` or `errors`; the other one is an empty list. Amounts are sent
 * in rial, the default of the API. A payment can be reversed for 30 minutes.
 * @param base `https://sandbox.zarinpal.com` is Zarinpal's own test gateway
 */
export function zarinpalGateway(
  { merchantId }: { merchantId: string },
  base = 'https://payment.zarinpal.com',
): PaymentGateway {
  async function call(step: string, body: Record<string, unknown>) {
    const answer = await callGateway('Zarinpal', `${base}/pg/v4/payment/${step}.json`, {
      body: { merchant_id: merchantId, ...body },
    });
    const data: Record<string, unknown> = Object(answer.body.data);
    const code: unknown = data.code ?? Object(answer.body.errors).code;
    return { title, code, outcome: outcomeOf(zarinpalCodes, code), data };
  }

  return {
    code: 'zarinpal',
    title,
    kind: 'card',
    lowest: 1000,
    highest: 100_000_000,
    verifyMinutes: 30,

    async start({ attemptId, amount, callbackUrl, description, mobile }) {
      const { data, ...answered } = await call('request', {
        amount: toRial(amount),
        description: description.slice(0, longestDescription),
        callback_url: callbackUrl,
        metadata: { mobile, order_id: attemptId },
      });
      if (answered.outcome !== 'paid' || typeof data.authority !== 'string') throw startRefusal(answered);
      const url = `${base}/pg/StartPay/${encodeURIComponent(data.authority)}`;
      return { token: data.authority, redirect: { url, method: 'GET', fields: {} } };
    },

    readCallback({ query }, { token }) {
      if (query.Authority !== token) return null;
      return { decision: query.Status === 'OK' ? 'paid' : 'cancelled', tracking: null };
    },

    async verify({ token, amount }) {
      const { data, ...answered } = await call('verify', { amount: toRial(amount), authority: token });
      const { outcome } = answered;
      if (outcome !== 'paid' && outcome !== 'already') return untakenVerdict(answered);
      // Zarinpal refuses an amount that is not the paid one (-50) and does not repeat it.
      return takenVerdict(outcome, { amount, reference: data.ref_id, card: data.card_pan });
    },

    async inquire({ token }) {
      const { data, ...answered } = await call('inquiry', { authority: token });
      if (data.status === undefined) return untakenVerdict(answered);
      return inquiryOf({ title, code: data.status, outcome: outcomeOf(zarinpalStates, data.status) });
    },

    async reverse({ token }) {
      return reversalOf(await call('reverse', { authority: token }));
    },
  };
}

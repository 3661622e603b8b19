import { callGateway } from './callGateway';
import { GatewayRefusal, type PaymentGateway } from './gateway';
import { messages } from './messages';
import { toRial } from './rial';
import { takenVerdict } from './verdict';

const title = 'زرین‌پال';
/** Codes of a verification: taken now, and taken by an earlier call. */
const [verifiedNow, verifiedBefore] = [100, 101];
/** The shopper has not paid; the authority is unknown. No other code says that no money was taken. */
const notPaidCodes: ReadonlySet<number> = new Set([-51, -54]);
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
    const code = Number(data.code ?? Object(answer.body.errors).code);
    return { code, data };
  }

  return {
    code: 'zarinpal',
    title,
    kind: 'card',
    lowest: 1000,
    highest: 100_000_000,
    verifyMinutes: 30,

    async start({ attemptId, amount, callbackUrl, description, mobile }) {
      const { code, data } = await call('request', {
        amount: toRial(amount),
        description: description.slice(0, longestDescription),
        callback_url: callbackUrl,
        metadata: { mobile, order_id: attemptId },
      });
      if (code !== 100 || typeof data.authority !== 'string')
        throw new GatewayRefusal(refusal(code), String(code));
      const url = `${base}/pg/StartPay/${encodeURIComponent(data.authority)}`;
      return { token: data.authority, redirect: { url, method: 'GET', fields: {} } };
    },

    readCallback({ query }, { token }) {
      if (query.Authority !== token) return null;
      return { decision: query.Status === 'OK' ? 'paid' : 'cancelled', tracking: null };
    },

    async verify({ token, amount }) {
      const { code, data } = await call('verify', { amount: toRial(amount), authority: token });
      if (code === verifiedNow || code === verifiedBefore) {
        // Zarinpal refuses an amount that is not the paid one (-50) and does not repeat it.
        const taken = { amount, reference: data.ref_id, card: data.card_pan };
        return takenVerdict(code === verifiedNow ? 'paid' : 'already', taken);
      }
      if (notPaidCodes.has(code)) return { outcome: 'failed', reason: messages.notPaid };
      return { outcome: 'unknown', reason: `code ${code}` };
    },

    async inquire({ token }) {
      const { code, data } = await call('inquiry', { authority: token });
      if (code === -54) return { outcome: 'failed', reason: messages.notPaid };
      switch (data.status) {
        case 'PAID':
          return { outcome: 'paid' };
        case 'VERIFIED':
          return { outcome: 'verified' };
        case 'IN_BANK':
          return { outcome: 'pending' };
        case 'FAILED':
          return { outcome: 'failed', reason: messages.notPaid };
        case 'REVERSED':
          return { outcome: 'failed', reason: messages.returned };
        default:
          return { outcome: 'unknown', reason: `code ${code}` };
      }
    },

    async reverse({ token }) {
      const { code } = await call('reverse', { authority: token });
      return code === 100;
    },
  };
}

/** Codes: -12 too many tries, -13 above the terminal's limit; the others concern the merchant's account. */
function refusal(code: number): string {
  if (code === -12) return messages.busy(title);
  return code === -13 ? messages.amount(title) : messages.refused(title);
}

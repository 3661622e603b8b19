import { callGateway } from './callGateway';
import { GatewayRefusal, type PaymentGateway } from './gateway';
import { messages } from './messages';
import { fromRial, toRial } from './rial';
import { takenVerdict } from './verdict';

const title = 'زیبال';
/** Values of `result`. */
const [accepted, verifiedBefore, notPaid, unknownTrackId] = [100, 201, 202, 203];
/** Values of `status` (help.zibal.ir/IPG/API): 1 paid and verified, 2 paid, -1 waiting for the shopper. */
const [paidAndVerified, paid, waiting] = [1, 2, -1];
/** Amounts below and above the limits of the terminal. */
const amountResults: ReadonlySet<number> = new Set([105, 113]);
const busyStatus = 7;

/** Texts for the shopper about each status that is not paid. */
const reasons: Readonly<Record<number, string>> = {
  3: messages.cancelled,
  4: messages.badCard,
  5: messages.lowBalance,
  6: messages.wrongPin,
  [busyStatus]: messages.busy(title),
  8: messages.overLimit,
  9: messages.overLimit,
  10: messages.badCard,
  12: messages.cardUnavailable,
  15: messages.returned,
  16: messages.returned,
  18: messages.returned,
};

/**
 * Zibal (help.zibal.ir/IPG/API). The merchant `zibal` is Zibal's own test gateway. The call of a verification has no amount; its
 * answer has the amount that was paid.
 */
export function zibalGateway(
  { merchant }: { merchant: string },
  base = 'https://gateway.zibal.ir',
): PaymentGateway {
  async function call(step: string, body: Record<string, unknown>) {
    const { body: answer } = await callGateway('Zibal', `${base}/v1/${step}`, {
      body: { merchant, ...body },
    });
    return { answer, result: Number(answer.result), status: Number(answer.status) };
  }
  const ask = (step: string, token: string) => call(step, { trackId: Number(token) });

  return {
    code: 'zibal',
    title,
    kind: 'card',
    lowest: 100,
    highest: null,
    verifyMinutes: 30,

    async start({ attemptId, amount, callbackUrl, description, mobile }) {
      const { answer, result } = await call('request', {
        amount: toRial(amount),
        callbackUrl,
        description,
        orderId: attemptId,
        mobile,
      });
      if (result !== accepted || !/^\d+$/.test(String(answer.trackId))) {
        const message = amountResults.has(result) ? messages.amount(title) : messages.refused(title);
        throw new GatewayRefusal(message, String(result));
      }
      const token = String(answer.trackId);
      return { token, redirect: { url: `${base}/start/${token}`, method: 'GET', fields: {} } };
    },

    readCallback({ query }, { token }) {
      if (query.trackId !== token) return null;
      const decision = query.success === '1' ? 'paid' : query.status === '3' ? 'cancelled' : 'failed';
      return { decision, tracking: null };
    },

    async verify({ token }) {
      const { answer, result, status } = await ask('verify', token);
      if (result === accepted || result === verifiedBefore) {
        // A repeated verification need not repeat the figures; the inquiry has them.
        const figures = answer.refNumber === undefined ? (await ask('inquiry', token)).answer : answer;
        return takenVerdict(result === accepted ? 'paid' : 'already', {
          amount: fromRial(figures.amount),
          reference: figures.refNumber,
          card: figures.cardNumber,
        });
      }
      if (result === notPaid) return { outcome: 'failed', reason: reasons[status] ?? messages.notPaid };
      if (result === unknownTrackId) return { outcome: 'failed', reason: messages.notPaid };
      return { outcome: 'unknown', reason: `result ${result}` };
    },

    async inquire({ token }) {
      const { result, status } = await ask('inquiry', token);
      if (result === unknownTrackId) return { outcome: 'failed', reason: messages.notPaid };
      if (result !== accepted) return { outcome: 'unknown', reason: `result ${result}` };
      if (status === paidAndVerified) return { outcome: 'verified' };
      if (status === paid) return { outcome: 'paid' };
      if (status === waiting) return { outcome: 'pending' };
      const reason = reasons[status];
      return reason ? { outcome: 'failed', reason } : { outcome: 'unknown', reason: `status ${status}` };
    },
  };
}

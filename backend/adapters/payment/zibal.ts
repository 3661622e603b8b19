import { callGateway } from './callGateway';
import type { PaymentGateway } from './gateway';
import { zibalResults, zibalStates } from './gatewayCodes';
import { outcomeOf, outcomes } from './outcomes';
import { fromRial, toRial } from './rial';
import { inquiryOf, startRefusal, takenVerdict, untakenVerdict } from './verdict';

const title = 'زیبال';

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
    return { title, code: answer.result, outcome: outcomeOf(zibalResults, answer.result), answer };
  }
  /** The state of the payment that an answer shows. */
  const stateOf = ({ status }: Record<string, unknown>) => ({
    title,
    code: status,
    outcome: outcomeOf(zibalStates, status),
  });
  const ask = (step: string, token: string) => call(step, { trackId: Number(token) });

  return {
    code: 'zibal',
    title,
    kind: 'card',
    lowest: 100,
    highest: null,
    verifyMinutes: 30,

    async start({ attemptId, amount, callbackUrl, description, mobile }) {
      const { answer, ...answered } = await call('request', {
        amount: toRial(amount),
        callbackUrl,
        description,
        orderId: attemptId,
        mobile,
      });
      if (answered.outcome !== 'paid' || !/^\d+$/.test(String(answer.trackId))) throw startRefusal(answered);
      const token = String(answer.trackId);
      return { token, redirect: { url: `${base}/start/${token}`, method: 'GET', fields: {} } };
    },

    readCallback({ query }, { token }) {
      if (query.trackId !== token) return null;
      const decision = query.success === '1' ? 'paid' : query.status === '3' ? 'cancelled' : 'failed';
      return { decision, tracking: null };
    },

    async verify({ token }) {
      const { answer, ...answered } = await ask('verify', token);
      const { outcome } = answered;
      if (outcome === 'paid' || outcome === 'already') {
        // A repeated verification need not repeat the figures; the inquiry has them.
        const figures = answer.refNumber === undefined ? (await ask('inquiry', token)).answer : answer;
        return takenVerdict(outcome, {
          amount: fromRial(figures.amount),
          reference: figures.refNumber,
          card: figures.cardNumber,
        });
      }
      // The state says why nothing was paid, but never by itself that nothing was.
      const state = stateOf(answer);
      const isReason = outcome === 'notPaid' && outcomes[state.outcome].answer === 'failed';
      return untakenVerdict(isReason ? state : answered);
    },

    async inquire({ token }) {
      const { answer, ...answered } = await ask('inquiry', token);
      return answered.outcome === 'paid' ? inquiryOf(stateOf(answer)) : untakenVerdict(answered);
    },
  };
}

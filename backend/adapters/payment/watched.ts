import { type NoteCall, watched } from '@/backend/adapters/account/watched';
import {
  GatewayRefusal,
  type Inquiry,
  type PaymentGateway,
  reasonForOperators,
  type Verdict,
} from './gateway';

const subject = ({ attemptId }: { attemptId: string }) => attemptId;

/** `unknown` says nothing about the money, `failed` that there was none. */
const judge = (answer: Verdict | Inquiry) => {
  if (answer.outcome === 'unknown') return { outcome: 'failed' as const, error: answer.reason };
  if (answer.outcome === 'failed') return { outcome: 'refused' as const, error: answer.forOperators };
  return { outcome: 'done' as const };
};
const judgeError = (error: unknown) => ({
  outcome: error instanceof GatewayRefusal ? ('refused' as const) : ('failed' as const),
  error: reasonForOperators(error),
});

/** A gateway whose calls are noted for the desk. */
export const watchedGateway = (gateway: PaymentGateway, note: NoteCall): PaymentGateway =>
  watched<PaymentGateway>(
    gateway,
    gateway.code,
    {
      start: { action: 'start', subject, judgeError },
      verify: { action: 'verify', subject, judge },
      inquire: { action: 'inquire', subject, judge },
      settle: { action: 'settle', subject },
      reverse: {
        action: 'reverse',
        subject,
        judge: (answer) =>
          answer.done ? { outcome: 'done' } : { outcome: 'refused', error: answer.forOperators },
      },
      deliver: { action: 'deliver', subject },
      update: { action: 'update', subject },
      checkEligible: { action: 'checkEligible' },
    },
    note,
  );

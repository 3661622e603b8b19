import { type NoteCall, watched } from '@/backend/adapters/account/watched';
import { GatewayRefusal, type Inquiry, type PaymentGateway, type Verdict } from './gateway';
import { refusalForOperators } from './refusalReasons';

const subject = ({ attemptId }: { attemptId: string }) => attemptId;

/** `unknown` says nothing about the money, `failed` that there was none. */
const judge = (answer: Verdict | Inquiry) => {
  if (answer.outcome === 'unknown') return { outcome: 'failed' as const, error: answer.reason };
  if (answer.outcome === 'failed') return { outcome: 'refused' as const, error: answer.reason };
  return { outcome: 'done' as const };
};
const judgeErrorOf = (gateway: string) => (error: unknown) => ({
  outcome: error instanceof GatewayRefusal ? ('refused' as const) : ('failed' as const),
  error: refusalForOperators(gateway, error),
});

/** A gateway whose calls are noted for the desk. */
export const watchedGateway = (gateway: PaymentGateway, note: NoteCall): PaymentGateway =>
  watched<PaymentGateway>(
    gateway,
    gateway.code,
    {
      start: { action: 'start', subject, judgeError: judgeErrorOf(gateway.code) },
      verify: { action: 'verify', subject, judge },
      inquire: { action: 'inquire', subject, judge },
      settle: { action: 'settle', subject },
      reverse: {
        action: 'reverse',
        subject,
        judge: (done) =>
          done ? { outcome: 'done' } : { outcome: 'refused', error: 'مهلت برگشت گذشته است.' },
      },
      deliver: { action: 'deliver', subject },
      update: { action: 'update', subject },
      checkEligible: { action: 'checkEligible' },
    },
    note,
  );

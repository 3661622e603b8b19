import { type SentCode, SmsFailed, type SmsSender } from '@/backend/adapters/sms/sender';
import type { Database } from '@/backend/db/connect';
import { textJobs } from '@/backend/domains/account/textMessage/jobs';
import { runOutbox } from '@/backend/server/outbox';

/** An SMS sender that stores the messages. `refuses` makes it fail like a provider. */
export function recordingSender() {
  const sent: Omit<SentCode, 'at'>[] = [];
  let taken = 0;
  const phone = {
    refuses: false,
    sent,
    /** The other messages. */
    texts: [] as [mobile: string, text: string][],
    /** The last code that was sent to a number. */
    codeOf: (mobile: string) => sent.findLast((one) => one.mobile === mobile)?.code ?? '',
    /** A wrong code for the number. */
    wrongCodeOf: (mobile: string) => String((Number(phone.codeOf(mobile)) + 1) % 10_000).padStart(4, '0'),
    sender: {
      hasVoice: true,
      async sendCode(mobile, code, { voice }) {
        if (phone.refuses) throw new SmsFailed('The provider refused the message (418).');
        sent.push({ mobile, code, voice });
      },
      async sendMessage({ mobile, text }) {
        if (phone.refuses) throw new SmsFailed('The provider refused the message (418).', 418);
        phone.texts.push([mobile, text]);
        taken += 1;
        return `message ${taken}`;
      },
    } satisfies SmsSender,
  };
  return phone;
}

/** Sends the queued text messages. */
export async function sendQueuedTexts(
  db: Database,
  sms: SmsSender,
  now: () => number,
  onFailure: (error: unknown) => void = () => undefined,
): Promise<void> {
  while ((await runOutbox(db, textJobs({ db, sms, now }), { now, onFailure })) > 0);
}

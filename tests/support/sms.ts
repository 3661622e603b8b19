import { type SentCode, SmsFailed, type SmsSender } from '@/backend/adapters/sms/sender';

/** An SMS sender that stores the messages. `refuses` makes it fail like a provider. */
export function recordingSender() {
  const sent: Omit<SentCode, 'at'>[] = [];
  const phone = {
    refuses: false,
    sent,
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
    } satisfies SmsSender,
  };
  return phone;
}

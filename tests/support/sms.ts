import { type SentCode, SmsFailed, type SmsSender } from '@/backend/sms/sender';

/** A sender that keeps what it was given; `refuses` makes it fail as a provider does. */
export function recordingSender() {
  const sent: Omit<SentCode, 'at'>[] = [];
  const phone = {
    refuses: false,
    sent,
    /** The last code a number was sent. */
    codeOf: (mobile: string) => sent.findLast((one) => one.mobile === mobile)?.code ?? '',
    /** A code that is not the number's. */
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

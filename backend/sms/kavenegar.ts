import { callProvider, type SmsAccount, SmsFailed, type SmsSender } from './sender';

/**
 * Kavenegar's «verify lookup»: the template's `%token` is the code. A refusal comes with status 200 and a number in
 * `return.status`: 418 no credit, 424 no such template, 428 no call possible.
 */
export function kavenegarSender(
  { apiKey, template }: SmsAccount,
  base = 'https://api.kavenegar.com',
): SmsSender {
  return {
    hasVoice: true,
    async sendCode(mobile, code, { voice }) {
      const form = new URLSearchParams({
        receptor: mobile,
        token: code,
        template,
        type: voice ? 'call' : 'sms',
      });
      const answer = await callProvider(
        'Kavenegar',
        `${base}/v1/${encodeURIComponent(apiKey)}/verify/lookup.json`,
        { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: form.toString() },
      );
      const { status } = Object(answer.return);
      if (status !== 200) throw new SmsFailed(`Kavenegar refused the message (${Number(status)}).`);
    },
  };
}

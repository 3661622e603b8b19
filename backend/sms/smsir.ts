import { callProvider, type SmsAccount, SmsFailed, type SmsSender } from './sender';

/** SMS.ir's «send verify»: the template, named by its number, has a variable CODE. It makes no calls. */
export function smsirSender({ apiKey, template }: SmsAccount, base = 'https://api.sms.ir'): SmsSender {
  return {
    hasVoice: false,
    async sendCode(mobile, code) {
      const { status } = await callProvider('SMS.ir', `${base}/v1/send/verify`, {
        headers: { 'content-type': 'application/json', accept: 'application/json', 'x-api-key': apiKey },
        body: JSON.stringify({
          mobile,
          templateId: Number(template),
          parameters: [{ name: 'CODE', value: code }],
        }),
      });
      if (status !== 1) throw new SmsFailed(`SMS.ir refused the message (${Number(status)}).`);
    },
  };
}

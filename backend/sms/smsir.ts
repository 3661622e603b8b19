import { callProvider, type SmsAccount, SmsFailed, type SmsSender } from './sender';

/** SMS.ir takes 25 characters in a value. */
const longestValue = 25;

/**
 * SMS.ir's «send verify»: the template, named by its number, has a variable CODE; that of «back in stock» has PRODUCT. It
 * makes no calls.
 */
export function smsirSender(
  { apiKey, template, stockTemplate }: SmsAccount,
  base = 'https://api.sms.ir',
): SmsSender {
  async function send(mobile: string, templateId: string, name: string, value: string): Promise<void> {
    const { status } = await callProvider('SMS.ir', `${base}/v1/send/verify`, {
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-api-key': apiKey },
      body: JSON.stringify({ mobile, templateId: Number(templateId), parameters: [{ name, value }] }),
    });
    if (status !== 1) throw new SmsFailed(`SMS.ir refused the message (${Number(status)}).`);
  }

  return {
    hasVoice: false,
    sendCode: (mobile, code) => send(mobile, template, 'CODE', code),
    ...(stockTemplate && {
      sendBackInStock: (mobile: string, title: string) =>
        send(mobile, stockTemplate, 'PRODUCT', title.slice(0, longestValue)),
    }),
  };
}

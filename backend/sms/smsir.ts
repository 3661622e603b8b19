import { callProvider, type SmsAccount, SmsFailed, type SmsSender } from './sender';

/** SMS.ir accepts at most 25 characters in a value. */
const maxValueLength = 25;

/**
 * SMS.ir's «send verify». Templates are named by their number. The template of codes has the variable CODE, that of «back
 * in stock» the variable PRODUCT. SMS.ir makes no voice calls.
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
        send(mobile, stockTemplate, 'PRODUCT', title.slice(0, maxValueLength)),
    }),
  };
}

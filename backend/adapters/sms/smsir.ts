import { callProvider, type SmsAccount, SmsFailed, type SmsSender } from './sender';

/** SMS.ir accepts at most 25 characters in a value. */
const maxValueLength = 25;

/**
 * SMS.ir's «send verify». Templates are named by their number. The template of codes has the variable CODE, those of
 * alerts the variable PRODUCT. SMS.ir makes no voice calls.
 */
export function smsirSender(
  { apiKey, template, templates }: SmsAccount,
  base = 'https://api.sms.ir',
): SmsSender {
  async function send(
    mobile: string,
    templateId: string | undefined,
    name: string,
    value: string,
  ): Promise<void> {
    if (!templateId) return;
    const { status } = await callProvider('SMS.ir', `${base}/v1/send/verify`, {
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-api-key': apiKey },
      body: JSON.stringify({ mobile, templateId: Number(templateId), parameters: [{ name, value }] }),
    });
    if (status !== 1) throw new SmsFailed(`SMS.ir refused the message (${Number(status)}).`);
  }

  return {
    hasVoice: false,
    sendCode: (mobile, code) => send(mobile, template, 'CODE', code),
    sendProduct: (kind, mobile, title) =>
      send(mobile, templates[kind], 'PRODUCT', title.slice(0, maxValueLength)),
    sendReference: (kind, mobile, reference) => send(mobile, templates[kind], 'CODE', reference),
  };
}

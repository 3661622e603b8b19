import { callProvider, requireLine, type SmsAccount, SmsFailed, type SmsSender } from './sender';

/** SMS.ir accepts at most 25 characters in a value. */
const maxValueLength = 25;

/**
 * SMS.ir's «send verify». Templates are named by their number. The template of codes has the variable CODE, those of
 * alerts the variable PRODUCT. SMS.ir makes no voice calls.
 */
export function smsirSender(
  { apiKey, template, templates, line }: SmsAccount,
  base = 'https://api.sms.ir',
): SmsSender {
  async function post(path: 'verify' | 'bulk', body: object): Promise<void> {
    const { status } = await callProvider('SMS.ir', `${base}/v1/send/${path}`, {
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-api-key': apiKey },
      body: JSON.stringify(body),
    });
    if (status !== 1) throw new SmsFailed(`SMS.ir refused the message (${Number(status)}).`, Number(status));
  }
  const send = (mobile: string, templateId: string, name: string, value: string) =>
    post('verify', { mobile, templateId: Number(templateId), parameters: [{ name, value }] });

  return {
    hasVoice: false,
    sendCode: (mobile, code) => send(mobile, template, 'CODE', code),
    async sendMessage({ kind, mobile, text, given: { title, code = '' } }) {
      const named = templates[kind];
      if (!named)
        return post('bulk', { lineNumber: Number(requireLine(line)), messageText: text, mobiles: [mobile] });
      return title === undefined
        ? send(mobile, named, 'CODE', code)
        : send(mobile, named, 'PRODUCT', title.slice(0, maxValueLength));
    },
  };
}

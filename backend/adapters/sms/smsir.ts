import {
  callProvider,
  type Delivery,
  requireLine,
  type SmsAccount,
  SmsFailed,
  type SmsSender,
} from './sender';

/** SMS.ir accepts at most 25 characters in a value. */
const maxValueLength = 25;

/** `deliveryState` of SMS.ir's report of a message: at the phone, not at the phone, not at the carrier, failed, black list. */
const deliveries: Readonly<Record<number, Delivery>> = {
  1: 'delivered',
  2: 'undelivered',
  4: 'undelivered',
  6: 'undelivered',
  7: 'undelivered',
};

/**
 * SMS.ir's «send verify». Templates are named by their number. The template of codes has the variable CODE, those of
 * alerts the variable PRODUCT. SMS.ir makes no voice calls.
 */
export function smsirSender(
  { apiKey, template, templates, line }: SmsAccount,
  base = 'https://api.sms.ir',
): SmsSender {
  /** @param body left out for a call that only reads */
  async function call(path: string, body?: object) {
    const { status, data } = await callProvider('SMS.ir', `${base}/v1/send/${path}`, {
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-api-key': apiKey },
      ...(body ? { body: JSON.stringify(body) } : { method: 'GET' }),
    });
    if (status !== 1) throw new SmsFailed(`SMS.ir refused the message (${Number(status)}).`, Number(status));
    return Object(data);
  }
  async function post(path: 'verify' | 'bulk', body: object): Promise<string | undefined> {
    const { messageId, messageIds } = await call(path, body);
    const id = messageId ?? messageIds?.[0];
    return id === undefined || id === null ? undefined : String(id);
  }
  const send = (mobile: string, templateId: string, name: string, value: string) =>
    post('verify', { mobile, templateId: Number(templateId), parameters: [{ name, value }] });

  return {
    hasVoice: false,
    async sendCode(mobile, code) {
      await send(mobile, template, 'CODE', code);
    },
    async sendMessage({ kind, mobile, text, given: { title, code = '' } }) {
      const named = templates[kind];
      if (!named)
        return post('bulk', { lineNumber: Number(requireLine(line)), messageText: text, mobiles: [mobile] });
      return title === undefined
        ? send(mobile, named, 'CODE', code)
        : send(mobile, named, 'PRODUCT', title.slice(0, maxValueLength));
    },
    async askDeliveries(references) {
      const known = new Map<string, Delivery>();
      // A report is about one message.
      for (const reference of references) {
        const delivery = deliveries[Number((await call(encodeURIComponent(reference))).deliveryState)];
        if (delivery) known.set(reference, delivery);
      }
      return known;
    },
  };
}

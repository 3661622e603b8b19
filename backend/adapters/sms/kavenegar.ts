import {
  callProvider,
  type Delivery,
  requireLine,
  type SmsAccount,
  SmsFailed,
  type SmsSender,
} from './sender';

/** Kavenegar accepts at most nine words in `token20`. */
const maxTokenWords = 9;
/** `token` allows no spaces. */
const joinWords = (text: string) => text.replaceAll(/\s+/g, '\u200c');

/** `MessageStatus` of github.com/kavenegar/kavenegar-dotnet: delivered, undelivered, cancelled, filtered (the number refuses such messages). */
const deliveries: Readonly<Record<number, Delivery>> = {
  10: 'delivered',
  11: 'undelivered',
  13: 'undelivered',
  14: 'undelivered',
};

/**
 * Kavenegar's «verify lookup». The template has the code in `%token`. The templates of alerts have the product in
 * `%token20` and the shop in `%token`, which allows no spaces: they become half spaces. Kavenegar refuses with status 200 and a number in
 * `return.status`: 418 no credit, 424 unknown template, 428 no call possible.
 */
export function kavenegarSender(
  { apiKey, template, templates, line }: SmsAccount,
  base = 'https://api.kavenegar.com',
): SmsSender {
  type Entry = Record<string, unknown>;
  async function post(
    path: 'verify/lookup' | 'sms/send' | 'sms/status',
    values: Record<string, string>,
  ): Promise<Entry[]> {
    const answer = await callProvider('Kavenegar', `${base}/v1/${encodeURIComponent(apiKey)}/${path}.json`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(values).toString(),
    });
    const { status } = Object(answer.return);
    if (status !== 200)
      throw new SmsFailed(`Kavenegar refused the message (${Number(status)}).`, Number(status));
    return Array.isArray(answer.entries) ? answer.entries.map(Object) : [];
  }
  const send = async (path: 'verify/lookup' | 'sms/send', values: Record<string, string>) => {
    const [entry] = await post(path, values);
    return entry?.messageid === undefined ? undefined : String(entry.messageid);
  };

  return {
    hasVoice: true,
    async sendCode(mobile, code, { voice }) {
      await post('verify/lookup', { receptor: mobile, token: code, template, type: voice ? 'call' : 'sms' });
    },
    async sendMessage({ kind, mobile, text, given: { title, shop, code } }) {
      const named = templates[kind];
      if (!named) return send('sms/send', { receptor: mobile, message: text, sender: requireLine(line) });
      const token20 = title?.split(' ').slice(0, maxTokenWords).join(' ');
      const token = joinWords(code ?? shop ?? '');
      return send('verify/lookup', {
        receptor: mobile,
        token,
        ...(token20 ? { token20 } : {}),
        template: named,
        type: 'sms',
      });
    },
    async askDeliveries(references) {
      const entries = await post('sms/status', { messageid: references.join(',') });
      const known = entries.flatMap(({ messageid, status }): [string, Delivery][] => {
        const delivery = deliveries[Number(status)];
        return delivery ? [[String(messageid), delivery]] : [];
      });
      return new Map(known);
    },
  };
}

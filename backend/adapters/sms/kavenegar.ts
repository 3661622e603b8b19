import { callProvider, type SmsAccount, SmsFailed, type SmsSender } from './sender';

/** Kavenegar accepts at most nine words in `token20`. */
const maxTokenWords = 9;
/** `token` allows no spaces. */
const joinWords = (text: string) => text.replaceAll(/\s+/g, '\u200c');

/**
 * Kavenegar's «verify lookup». The template has the code in `%token`. The templates of alerts have the product in
 * `%token20` and the shop in `%token`, which allows no spaces: they become half spaces. Kavenegar refuses with status 200 and a number in
 * `return.status`: 418 no credit, 424 unknown template, 428 no call possible.
 */
export function kavenegarSender(
  { apiKey, template, templates }: SmsAccount,
  base = 'https://api.kavenegar.com',
): SmsSender {
  async function lookUp(values: Record<string, string>): Promise<void> {
    const answer = await callProvider(
      'Kavenegar',
      `${base}/v1/${encodeURIComponent(apiKey)}/verify/lookup.json`,
      {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(values).toString(),
      },
    );
    const { status } = Object(answer.return);
    if (status !== 200) throw new SmsFailed(`Kavenegar refused the message (${Number(status)}).`);
  }

  const lookUpIn = async (named: string | undefined, values: Record<string, string>) => {
    if (named) await lookUp({ ...values, template: named, type: 'sms' });
  };

  return {
    hasVoice: true,
    sendCode: (mobile, code, { voice }) =>
      lookUp({ receptor: mobile, token: code, template, type: voice ? 'call' : 'sms' }),
    async sendProduct(kind, mobile, title, shop) {
      const token20 = title.split(' ').slice(0, maxTokenWords).join(' ');
      await lookUpIn(templates[kind], { receptor: mobile, token: joinWords(shop), token20 });
    },
    sendReference: (kind, mobile, reference) =>
      lookUpIn(templates[kind], { receptor: mobile, token: joinWords(reference) }),
  };
}

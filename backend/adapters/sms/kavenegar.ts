import { callProvider, requireLine, type SmsAccount, SmsFailed, type SmsSender } from './sender';

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
  { apiKey, template, templates, line }: SmsAccount,
  base = 'https://api.kavenegar.com',
): SmsSender {
  async function post(path: 'verify/lookup' | 'sms/send', values: Record<string, string>): Promise<void> {
    const answer = await callProvider('Kavenegar', `${base}/v1/${encodeURIComponent(apiKey)}/${path}.json`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(values).toString(),
    });
    const { status } = Object(answer.return);
    if (status !== 200)
      throw new SmsFailed(`Kavenegar refused the message (${Number(status)}).`, Number(status));
  }

  return {
    hasVoice: true,
    sendCode: (mobile, code, { voice }) =>
      post('verify/lookup', { receptor: mobile, token: code, template, type: voice ? 'call' : 'sms' }),
    async sendMessage({ kind, mobile, text, given: { title, shop, code } }) {
      const named = templates[kind];
      if (!named) return post('sms/send', { receptor: mobile, message: text, sender: requireLine(line) });
      const token20 = title?.split(' ').slice(0, maxTokenWords).join(' ');
      const token = joinWords(code ?? shop ?? '');
      return post('verify/lookup', {
        receptor: mobile,
        token,
        ...(token20 ? { token20 } : {}),
        template: named,
        type: 'sms',
      });
    },
  };
}

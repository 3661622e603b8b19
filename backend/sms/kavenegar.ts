import { callProvider, type SmsAccount, SmsFailed, type SmsSender } from './sender';

/** Kavenegar accepts at most nine words in `token20`. */
const maxTokenWords = 9;

/**
 * Kavenegar's «verify lookup». The template has the code in `%token`. The templates of alerts have the product in
 * `%token20` and the shop in `%token`, which allows no spaces: they become half spaces. Kavenegar refuses with status 200 and a number in
 * `return.status`: 418 no credit, 424 unknown template, 428 no call possible.
 */
export function kavenegarSender(
  { apiKey, template, stockTemplate, priceTemplate, betaTemplate }: SmsAccount,
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

  const sendProduct = (alertTemplate: string) => (mobile: string, title: string, shop: string) =>
    lookUp({
      receptor: mobile,
      token: shop.replaceAll(/\s+/g, '\u200c'),
      token20: title.split(' ').slice(0, maxTokenWords).join(' '),
      template: alertTemplate,
      type: 'sms',
    });

  return {
    hasVoice: true,
    sendCode: (mobile, code, { voice }) =>
      lookUp({ receptor: mobile, token: code, template, type: voice ? 'call' : 'sms' }),
    ...(stockTemplate && { sendBackInStock: sendProduct(stockTemplate) }),
    ...(priceTemplate && { sendPriceFall: sendProduct(priceTemplate) }),
    ...(betaTemplate && {
      sendBetaDecision: (mobile: string, trackingCode: string) =>
        lookUp({ receptor: mobile, token: trackingCode, template: betaTemplate, type: 'sms' }),
    }),
  };
}

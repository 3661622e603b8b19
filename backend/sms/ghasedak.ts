import { randomUUID } from 'node:crypto';
import { callProvider, type SmsAccount, SmsFailed, type SmsSender } from './sender';

/** Ghasedak's «SendOtpSMS»: the template has the variable Code, those of alerts the variable Product. */
export function ghasedakSender(
  { apiKey, template, stockTemplate, priceTemplate, betaTemplate }: SmsAccount,
  base = 'https://gateway.ghasedak.me',
): SmsSender {
  async function send(
    mobile: string,
    templateName: string,
    inputs: { param: string; value: string }[],
    isVoice: boolean,
  ): Promise<void> {
    const answer = await callProvider('Ghasedak', `${base}/rest/api/v1/WebService/SendOtpSMS`, {
      headers: { 'content-type': 'application/json', apikey: apiKey },
      body: JSON.stringify({
        receptors: [{ mobile, clientReferenceId: randomUUID() }],
        templateName,
        inputs,
        udh: false,
        isVoice,
      }),
    });
    // The documentation of Ghasedak shows both spellings of this key.
    if ((answer.IsSuccess ?? answer.isSuccess) !== true) {
      const status = Number(answer.StatusCode ?? answer.statusCode);
      throw new SmsFailed(`Ghasedak refused the message (${status}).`);
    }
  }

  const sendProduct = (templateName: string) => (mobile: string, title: string) =>
    send(mobile, templateName, [{ param: 'Product', value: title }], false);

  return {
    hasVoice: true,
    sendCode: (mobile, code, { voice }) => send(mobile, template, [{ param: 'Code', value: code }], voice),
    ...(stockTemplate && { sendBackInStock: sendProduct(stockTemplate) }),
    ...(priceTemplate && { sendPriceFall: sendProduct(priceTemplate) }),
    ...(betaTemplate && {
      sendBetaDecision: (mobile: string, trackingCode: string) =>
        send(mobile, betaTemplate, [{ param: 'Code', value: trackingCode }], false),
    }),
  };
}

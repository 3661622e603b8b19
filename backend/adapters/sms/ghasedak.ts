import { randomUUID } from 'node:crypto';
import { callProvider, type SmsAccount, SmsFailed, type SmsSender } from './sender';

/** Ghasedak's «SendOtpSMS»: the template has the variable Code, those of alerts the variable Product. */
export function ghasedakSender(
  { apiKey, template, templates }: SmsAccount,
  base = 'https://gateway.ghasedak.me',
): SmsSender {
  async function send(
    mobile: string,
    templateName: string | undefined,
    input: { param: string; value: string },
    isVoice = false,
  ): Promise<void> {
    if (!templateName) return;
    const answer = await callProvider('Ghasedak', `${base}/rest/api/v1/WebService/SendOtpSMS`, {
      headers: { 'content-type': 'application/json', apikey: apiKey },
      body: JSON.stringify({
        receptors: [{ mobile, clientReferenceId: randomUUID() }],
        templateName,
        inputs: [input],
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

  return {
    hasVoice: true,
    sendCode: (mobile, code, { voice }) => send(mobile, template, { param: 'Code', value: code }, voice),
    sendProduct: (kind, mobile, title) => send(mobile, templates[kind], { param: 'Product', value: title }),
    sendReference: (kind, mobile, reference) =>
      send(mobile, templates[kind], { param: 'Code', value: reference }),
  };
}

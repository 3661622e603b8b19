import { randomUUID } from 'node:crypto';
import { callProvider, type SmsAccount, SmsFailed, type SmsSender } from './sender';

/** Ghasedak's «SendOtpSMS»: the template has a variable Code. */
export function ghasedakSender(
  { apiKey, template }: SmsAccount,
  base = 'https://gateway.ghasedak.me',
): SmsSender {
  return {
    hasVoice: true,
    async sendCode(mobile, code, { voice }) {
      const answer = await callProvider('Ghasedak', `${base}/rest/api/v1/WebService/SendOtpSMS`, {
        headers: { 'content-type': 'application/json', apikey: apiKey },
        body: JSON.stringify({
          receptors: [{ mobile, clientReferenceId: randomUUID() }],
          templateName: template,
          inputs: [{ param: 'Code', value: code }],
          udh: false,
          isVoice: voice,
        }),
      });
      // Its spelling changes between the answers of its own documentation.
      if ((answer.IsSuccess ?? answer.isSuccess) !== true) {
        const status = Number(answer.StatusCode ?? answer.statusCode);
        throw new SmsFailed(`Ghasedak refused the message (${status}).`);
      }
    },
  };
}

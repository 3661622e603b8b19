import { randomUUID } from 'node:crypto';
import { callProvider, requireLine, type SmsAccount, SmsFailed, type SmsSender } from './sender';

/** Ghasedak's «SendOtpSMS»: the template has the variable Code, those of alerts the variable Product. Its codes of deliveries are not public. */
export function ghasedakSender(
  { apiKey, template, templates, line }: SmsAccount,
  base = 'https://gateway.ghasedak.me',
): SmsSender {
  async function post(path: 'SendOtpSMS' | 'SendSingleSMS', body: object): Promise<undefined> {
    const answer = await callProvider('Ghasedak', `${base}/rest/api/v1/WebService/${path}`, {
      headers: { 'content-type': 'application/json', apikey: apiKey },
      body: JSON.stringify(body),
    });
    // The documentation of Ghasedak shows both spellings of this key.
    if ((answer.IsSuccess ?? answer.isSuccess) !== true) {
      const status = Number(answer.StatusCode ?? answer.statusCode);
      throw new SmsFailed(`Ghasedak refused the message (${status}).`, status);
    }
  }
  const send = (
    mobile: string,
    templateName: string,
    input: { param: string; value: string },
    isVoice = false,
  ) =>
    post('SendOtpSMS', {
      receptors: [{ mobile, clientReferenceId: randomUUID() }],
      templateName,
      inputs: [input],
      udh: false,
      isVoice,
    });

  return {
    hasVoice: true,
    sendCode: (mobile, code, { voice }) => send(mobile, template, { param: 'Code', value: code }, voice),
    async sendMessage({ kind, mobile, text, given: { title, code = '' } }) {
      const named = templates[kind];
      if (!named) {
        const lineNumber = requireLine(line);
        const clientReferenceId = randomUUID();
        return post('SendSingleSMS', {
          lineNumber,
          receptor: mobile,
          message: text,
          clientReferenceId,
          udh: false,
        });
      }
      return send(
        mobile,
        named,
        title === undefined ? { param: 'Code', value: code } : { param: 'Product', value: title },
      );
    },
  };
}

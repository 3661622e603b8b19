import type { SentCode, SmsSender } from './sender';

const maxOutboxCodes = 50;

/**
 * A sender for development that sends no messages. It prints each code and stores the last fifty for the outbox.
 * @param print prints a line, by default to the standard output
 */
export function consoleSender(
  print: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): SmsSender {
  const codes: SentCode[] = [];
  return {
    hasVoice: true,
    async sendCode(mobile, code, { voice }) {
      codes.unshift({ mobile, code, voice, at: new Date().toISOString() });
      codes.length = Math.min(codes.length, maxOutboxCodes);
      print(`${voice ? 'Voice call' : 'SMS'} to ${mobile}: ${code}`);
    },
    async sendMessage({ mobile, text }) {
      print(`SMS to ${mobile}: ${text}`);
      return undefined;
    },
    outbox: () => codes,
  };
}

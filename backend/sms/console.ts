import type { SentCode, SmsSender } from './sender';

/** How many codes the outbox keeps. */
const kept = 50;

/**
 * Sends nothing: writes each code where a developer reads it, and keeps the last fifty for the outbox.
 * @param print takes a line; the process's own output unless given
 */
export function consoleSender(
  print: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): SmsSender {
  const codes: SentCode[] = [];
  return {
    hasVoice: true,
    async sendCode(mobile, code, { voice }) {
      codes.unshift({ mobile, code, voice, at: new Date().toISOString() });
      codes.length = Math.min(codes.length, kept);
      print(`${voice ? 'Voice call' : 'SMS'} to ${mobile}: ${code}`);
    },
    async sendBackInStock(mobile, title) {
      print(`SMS to ${mobile}: back in stock: ${title}`);
    },
    outbox: () => codes,
  };
}

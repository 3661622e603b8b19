import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { BankPayment } from '@/tests/support/buy/faultStorm';
import { portOf } from '@/tests/support/portOf';

type Payment = {
  reference: number;
  state: 'inBank' | 'paid' | 'failed' | 'verified' | 'reversed';
  rial: number;
  callback: string;
  /** Whether the verification finds another sum or another card than the shop asked for. */
  isWrong: boolean;
};

const states = {
  inBank: 'IN_BANK',
  paid: 'PAID',
  failed: 'FAILED',
  verified: 'VERIFIED',
  reversed: 'REVERSED',
};
const refusal = (code: number) => ({ data: [], errors: { code } });
const answerOf = (data: object) => ({ data, errors: [] });

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/**
 * A bank outside the shop with the calls of Zarinpal v4 (zarinpal.com/docs), which keeps its own books. Its page takes the form of the
 * sandbox bank, so that the same shoppers pay at both.
 */
export async function openBank(host: string) {
  const payments = new Map<string, Payment>();
  let isStopped = false;

  function call(step: string, body: Record<string, unknown>): object {
    if (step === 'request') {
      const token = `A${randomUUID()}`;
      payments.set(token, {
        reference: payments.size + 1,
        state: 'inBank',
        rial: Number(body.amount),
        callback: String(body.callback_url),
        isWrong: false,
      });
      return answerOf({ code: 100, authority: token });
    }
    const payment = payments.get(String(body.authority));
    if (!payment) return refusal(-54);
    if (step === 'inquiry') return answerOf({ code: 100, status: states[payment.state] });
    if (step === 'reverse') {
      if (payment.state !== 'verified') return refusal(-61);
      payment.state = 'reversed';
      return answerOf({ code: 100 });
    }
    if (payment.state !== 'paid' && payment.state !== 'verified') return refusal(-51);
    if (payment.isWrong || payment.rial !== Number(body.amount)) return refusal(-50);
    const code = payment.state === 'verified' ? 101 : 100;
    payment.state = 'verified';
    return answerOf({ code, ref_id: payment.reference, card_pan: '502229******5995' });
  }

  /** Pays or cancels. @returns where the browser is sent; null when it is closed at that moment */
  function pay(token: string, scenario: string | null): string | null {
    const payment = payments.get(token);
    if (!payment) return null;
    if (payment.state === 'inBank') payment.state = scenario === 'cancel' ? 'failed' : 'paid';
    payment.isWrong ||= scenario === 'mismatch' || scenario === 'wrongCard';
    const back = new URL(payment.callback);
    back.searchParams.set('Authority', token);
    back.searchParams.set('Status', payment.state === 'failed' ? 'NOK' : 'OK');
    if (scenario === 'double') void fetch(back, { redirect: 'manual' }).catch(() => undefined);
    return scenario === 'lost' ? null : back.href;
  }

  const server = createServer(async (request, response) => {
    if (isStopped) return void request.socket.destroy();
    const text = await readText(request);
    const path = request.url ?? '';
    const page = /^\/pg\/StartPay\/(.+)$/.exec(path)?.[1];
    if (page !== undefined) {
      const location = pay(page, new URLSearchParams(text).get('scenario'));
      return void response.writeHead(location ? 303 : 200, location ? { location } : {}).end();
    }
    const step = /^\/pg\/v4\/payment\/(\w+)\.json$/.exec(path)?.[1] ?? '';
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(call(step, JSON.parse(text))));
  });
  await once(server.listen(0, host), 'listening');
  return {
    url: `http://${host}:${portOf(server)}`,
    /** Answers nobody until `resume`. */
    stop: () => {
      isStopped = true;
    },
    resume: () => {
      isStopped = false;
    },
    books: (): BankPayment[] =>
      [...payments].map(([token, { state, rial }]) => ({ token, state, toman: rial / 10 })),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

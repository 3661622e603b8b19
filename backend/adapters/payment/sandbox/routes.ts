import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readPageForms } from '@/backend/server/bodies';
import { cacheNever } from '@/backend/server/caching';
import type { RouteLimit } from '@/backend/server/parts';
import type { SandboxBank } from './bank';
import type { BankPayment } from './books';
import { bankPath } from './gateway';
import { messagePage, paymentPage } from './page';
import { type Scenario, scenarios } from './scenarios';

type Params = { Params: { token: string } };
type Choice = { action?: string; scenario?: string };

const readChoice = ({ action, scenario }: Choice): Scenario =>
  action === 'cancel' ? 'cancel' : (scenarios.find(({ code }) => code === scenario)?.code ?? 'pay');

/** Status in the return of a payment in each state; `NOK` for all others. */
const statuses: Partial<Record<BankPayment['state'], string>> = {
  paid: 'OK',
  verified: 'OK',
  cancelled: 'CANCELLED',
};

/** The address that the bank sends the browser back to. */
const returnAddress = ({ callbackUrl, token, state }: BankPayment): string =>
  `${callbackUrl}&${new URLSearchParams({ Token: token, Status: statuses[state] ?? 'NOK' })}`;

/** Sends a page of the bank with a policy of its own: no scripts, one style sheet, and forms to itself and back to the shop. */
function sendPage(
  reply: FastifyReply,
  status: number,
  callbackUrl: string,
  write: (nonce: string) => string,
) {
  const nonce = randomBytes(16).toString('base64');
  const back = URL.canParse(callbackUrl) ? ` ${new URL(callbackUrl).origin}` : '';
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .send(write(nonce));
}

/** Serves the page of the sandbox bank. @param limit of calls per address @param readShopName reads the name of the payee */
export async function serveSandboxBank(
  app: FastifyInstance,
  bank: SandboxBank,
  limit: RouteLimit,
  readShopName: () => Promise<string>,
): Promise<void> {
  const { books } = bank;
  // A verification that waits for a slow bank must not keep the backend from stopping.
  app.addHook('preClose', async () => bank.close());
  const options = { config: limit, schema: { hide: true }, onRequest: cacheNever };

  const sendUnknown = (reply: FastifyReply) =>
    sendPage(reply, 404, '', (nonce) =>
      messagePage(
        nonce,
        'این پرداخت پیدا نشد',
        'نشانی درست نیست یا پرداخت دیگر در بانک نیست.',
        '/',
        'رفتن به فروشگاه',
      ),
    );
  const sendClosed = (reply: FastifyReply, payment: BankPayment) =>
    sendPage(reply, 200, payment.callbackUrl, (nonce) =>
      messagePage(
        nonce,
        'این پرداخت بسته شده است',
        'برای دیدن نتیجه به فروشگاه بازگردید.',
        returnAddress(payment),
        'بازگشت به فروشگاه',
      ),
    );
  const sendLost = (reply: FastifyReply) =>
    sendPage(reply, 200, '', (nonce) =>
      messagePage(
        nonce,
        'بازگشت گم شد',
        'بانک پول را گرفت، ولی مرورگر به فروشگاه برنگشت؛ مانند زمانی که صفحه بسته شود یا اینترنت قطع شود. فروشگاه حدود یک دقیقهٔ دیگر خودش از بانک می‌پرسد.',
        '/dashboard/orders',
        'سفارش‌های من',
      ),
    );

  await app.register(async (plugin) => {
    readPageForms(plugin);

    plugin.get<Params>(`${bankPath}/:token`, options, async ({ params }, reply) => {
      const payment = await books.find(params.token);
      if (!payment) return sendUnknown(reply);
      if (!books.isPayable(payment)) return sendClosed(reply, payment);
      const page = { closesAt: books.closesAt(payment), shop: await readShopName() };
      return sendPage(reply, 200, payment.callbackUrl, (nonce) => paymentPage(nonce, payment, page));
    });

    plugin.post<Params & { Body: Choice | undefined }>(
      `${bankPath}/:token`,
      options,
      async ({ params, body }, reply) => {
        const payment = await books.decide(params.token, readChoice(body ?? {}));
        if (!payment) return sendUnknown(reply);
        if (payment.scenario === 'lost') return sendLost(reply);
        const back = returnAddress(payment);
        // The bank calls the shop itself at the same moment as the browser.
        if (payment.scenario === 'double')
          void app.inject(`/payment/callback${back.slice(back.indexOf('?'))}`).catch(() => undefined);
        return reply.code(303).header('location', back).send();
      },
    );
  });
}

import { accessTokenOf, type OauthAccount } from './accessToken';
import { callGateway } from './callGateway';
import type { PaymentGateway, PaymentReference } from './gateway';
import { digipayCodes } from './gatewayCodes';
import { outcomeOf } from './outcomes';
import { fromRial, toRial } from './rial';
import { reversalOf, startRefusal, takenVerdict, untakenVerdict } from './verdict';

const title = 'دیجی‌پی';
/** The unified gateway: the shopper chooses card, wallet, credit or instalments there. */
const ticketType = 11;
/** Types of a payment on credit, which are final only after delivery. */
const creditTypes: ReadonlySet<string> = new Set(['5', '13']);
/** `status` of a refund that was made (table 47). */
const refunded = 0;

/**
 * Digipay UPG (mydigipay.com/developers/docs/upg). The return is a POST with a tracking code, without which nothing can be
 * asked; its type is needed too, so both are kept as `<type>:<trackingCode>`.
 * @param base the test gateway is `https://uat.mydigipay.info/digipay/api`
 */
export function digipayGateway(
  account: OauthAccount,
  base = 'https://api.mydigipay.com/digipay/api',
): PaymentGateway {
  const accessToken = accessTokenOf({ gateway: 'Digipay', url: `${base}/oauth/token`, account });

  async function call(path: string, body: object) {
    const { status, body: answer } = await callGateway('Digipay', `${base}/${path}`, {
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        agent: 'WEB',
        'digipay-version': '2022-02-02',
      },
      body,
    });
    const code: unknown = Object(answer.result).status ?? status;
    const meant = outcomeOf(digipayCodes, code);
    // A success stands only in an answer that is one.
    const outcome = meant === 'paid' && status !== 200 ? 'unknown' : meant;
    return { title, code, outcome, done: outcome === 'paid', answer };
  }

  /** Calls a step of a payment that has returned. */
  const ask = (step: string, { attemptId, tracking }: PaymentReference, more: object = {}) => {
    const [type = '', trackingCode = ''] = (tracking ?? '').split(':');
    return call(`${step}?type=${encodeURIComponent(type)}`, { trackingCode, providerId: attemptId, ...more });
  };

  return {
    code: 'digipay',
    title,
    kind: 'instalment',
    lowest: 1000,
    highest: null,
    verifyMinutes: 30,

    async start({ attemptId, amount, callbackUrl, mobile, cart }) {
      const { answer, done, ...answered } = await call(`tickets/business?type=${ticketType}`, {
        amount: toRial(amount),
        cellNumber: mobile,
        providerId: attemptId,
        callbackUrl,
        basketDetailsDto: {
          basketId: attemptId,
          items: cart.map(({ id, title: name, count, price }) => ({
            productCode: id,
            productName: name,
            count,
            price: toRial(price),
          })),
        },
      });
      const { ticket, redirectUrl } = answer;
      if (!done || typeof ticket !== 'string' || typeof redirectUrl !== 'string')
        throw startRefusal(answered);
      return { token: ticket, redirect: { url: redirectUrl, method: 'GET', fields: {} } };
    },

    readCallback({ body }, { attemptId }) {
      const { providerId, result, trackingCode, type } = body;
      if (providerId !== attemptId) return null;
      return {
        decision: result === 'SUCCESS' ? 'paid' : 'failed',
        tracking: trackingCode ? `${type ?? ticketType}:${trackingCode}` : null,
      };
    },

    async verify(payment) {
      if (payment.tracking === null) return { outcome: 'unknown', reason: 'no tracking code' };
      const { answer, done, ...answered } = await ask('purchases/verify', payment);
      if (!done) return untakenVerdict(answered);
      const { amount, rrn, trackingCode, maskedPan, providerId } = answer;
      if (providerId !== undefined && providerId !== payment.attemptId)
        return { outcome: 'unknown', reason: 'another payment' };
      return takenVerdict('paid', {
        amount: fromRial(amount),
        reference: rrn ?? trackingCode,
        card: maskedPan,
      });
    },

    // Digipay documents no call that only asks. A payment whose return was lost is given back by Digipay, because nobody
    // verifies it.

    async reverse(payment) {
      if (payment.tracking === null) return reversalOf({ outcome: 'notFound' });
      return reversalOf(await ask('reverse', payment));
    },

    /**
     * A payment on credit cannot be reversed. A refund has an id of its own and is done once; after an unclear answer its
     * state is asked for.
     */
    async update(payment, { id, by }) {
      const [type = '', saleTrackingCode = ''] = (payment.tracking ?? '').split(':');
      const query = `type=${encodeURIComponent(type)}`;
      const refund = { providerId: id, amount: toRial(by), saleTrackingCode };
      const { done, code } = await call(`refunds?${query}`, refund);
      if (done) return;
      const earlier = await call(`refunds/${encodeURIComponent(id)}?${query}`, {});
      if (!earlier.done || earlier.answer.status !== refunded)
        throw new Error(`Digipay did not refund ${by} toman (${code}).`);
    },

    async deliver(payment, { orderId, at }) {
      if (!creditTypes.has(payment.tracking?.split(':')[0] ?? '')) return;
      const { done, code } = await ask('purchases/deliver', payment, {
        deliveryDate: Date.parse(at),
        invoiceNumber: String(orderId),
        products: [],
      });
      if (!done) throw new Error(`Digipay did not accept the delivery (${code}).`);
    },
  };
}

import { minuteMs } from '@/utils/timeUnits';
import { accessTokenOf, type OauthAccount } from './accessToken';
import { callGateway } from './callGateway';
import type { PaymentGateway, PaymentReference, PaymentRequest } from './gateway';
import { creditStates, snappPayCodes, unpublishedCodes } from './gatewayCodes';
import { type Codes, outcomeOf, outcomes } from './outcomes';
import { fromRial, type Rial, toRial } from './rial';
import { inquiryOf, reversalOf, startRefusal, takenVerdict, untakenVerdict } from './verdict';

/** Differences between the gateways that share this API. */
type Dialect = {
  code: string;
  title: string;
  /** Name in errors and logs. */
  name: string;
  paymentMethodTypeDto: 'INSTALLMENT' | 'ONLINE_CREDIT';
  /** Whether a verified payment must be settled; unsettled money is not the shop's. */
  settles: boolean;
  /** Whether its documentation has the call that lowers a payment after a partial return. */
  updates: boolean;
  /** Fields of the request for an access token. */
  oauthFields: Record<string, string>;
  /** The meaning of each code of an error. */
  codes: Codes;
};

export const snappPay: Dialect = {
  code: 'snapppay',
  title: 'اسنپ‌پی',
  name: 'SnappPay',
  paymentMethodTypeDto: 'INSTALLMENT',
  settles: true,
  updates: true,
  oauthFields: { scope: 'online-merchant' },
  codes: snappPayCodes,
};
export const torobPay: Dialect = {
  code: 'torobpay',
  title: 'ترب‌پی',
  name: 'Torobpay',
  paymentMethodTypeDto: 'ONLINE_CREDIT',
  settles: false,
  updates: false,
  oauthFields: {},
  codes: unpublishedCodes,
};

/** A verification asks the lender too and can take a minute. */
const verifyTimeoutMs = minuteMs;

/**
 * The API of SnappPay, which Torobpay shares: token, verify, settle, revert before and cancel after settling, update to a
 * lower amount, status. Sources: the public driver and client named in the documentation of each. `transactionId` is the id
 * of the attempt, and the return names it.
 * @param base comes with the contract of the merchant
 */
export function creditGateway(dialect: Dialect, account: OauthAccount, base: string): PaymentGateway {
  const { code, title, name, settles, updates } = dialect;
  const accessToken = accessTokenOf({
    gateway: name,
    url: `${base}/api/online/v1/oauth/token`,
    account,
    fields: dialect.oauthFields,
  });

  async function call(path: string, options: { method?: 'GET' | 'POST'; body?: object; timeoutMs?: number }) {
    const answer = await callGateway(name, `${base}/api/online/${path}`, {
      ...options,
      headers: { authorization: `Bearer ${await accessToken()}` },
    });
    const { successful, response, errorData }: Record<string, unknown> = answer.body;
    const { errorCode }: { errorCode?: unknown } = Object(errorData);
    const done = answer.status === 200 && successful === true;
    const code: unknown = errorCode ?? answer.status;
    return {
      title,
      code,
      outcome: done ? ('paid' as const) : outcomeOf(dialect.codes, code),
      done,
      // Each caller checks the fields that it reads.
      response: Object(response) as Record<string, unknown>,
    };
  }
  const stateOf = ({ status }: Record<string, unknown>) => ({
    title,
    code: status,
    outcome: outcomeOf(creditStates, status),
  });
  const post = (step: string, token: string) => call(`payment/v1/${step}`, { body: { paymentToken: token } });
  const readStatus = ({ token }: Pick<PaymentReference, 'token'>) =>
    call(`payment/v1/status?paymentToken=${encodeURIComponent(token)}`, { method: 'GET' });

  return {
    code,
    title,
    kind: 'instalment',
    lowest: 100_000,
    highest: null,
    verifyMinutes: 20,

    async start(request) {
      const { done, response, ...answered } = await call('payment/v1/token', {
        body: {
          amount: toRial(request.amount),
          mobile: request.mobile.replace(/^0/, '+98'),
          paymentMethodTypeDto: dialect.paymentMethodTypeDto,
          transactionId: request.attemptId,
          returnURL: request.callbackUrl,
          externalSourceAmount: toRial(request.paidElsewhere),
          cartList: [cartOf(request)],
        },
      });
      const { paymentToken, paymentPageUrl } = response;
      if (!done || typeof paymentToken !== 'string' || typeof paymentPageUrl !== 'string')
        throw startRefusal(answered);
      return { token: paymentToken, redirect: { url: paymentPageUrl, method: 'GET', fields: {} } };
    },

    readCallback({ query, body }, { attemptId }) {
      const { transactionId, state } = { ...query, ...body };
      if (transactionId !== attemptId) return null;
      return { decision: state === 'OK' ? 'paid' : state === 'FAILED' ? 'failed' : null, tracking: null };
    },

    async verify(payment) {
      const { done, response, ...answered } = await call('payment/v1/verify', {
        body: { paymentToken: payment.token },
        timeoutMs: verifyTimeoutMs,
      });
      if (done) return takenVerdict('paid', takenOf(response, payment));
      // A refused verification says nothing about the money, since an earlier call may have verified it.
      const seen = await readStatus(payment);
      const state = stateOf(seen.response);
      if (state.outcome === 'already') return takenVerdict('already', takenOf(seen.response, payment));
      return untakenVerdict(outcomes[state.outcome].answer === 'failed' ? state : answered);
    },

    async inquire(payment) {
      const { done, response, ...answered } = await readStatus(payment);
      return done ? inquiryOf(stateOf(response)) : untakenVerdict(answered);
    },

    ...(settles && {
      async settle({ token }: PaymentReference) {
        const { done, code } = await post('settle', token);
        if (done || (await readStatus({ token })).response.status === 'SETTLE') return;
        throw new Error(`${name} did not settle the payment (${code}).`);
      },
    }),

    async reverse({ token }) {
      const { response } = await readStatus({ token });
      return reversalOf(await post(response.status === 'SETTLE' ? 'cancel' : 'revert', token));
    },

    ...(updates && {
      async update({ token, attemptId }: PaymentReference, { left }: { left: number }) {
        const { done, code } = await call('payment/v1/update', {
          body: {
            paymentToken: token,
            amount: toRial(left),
            discountAmount: 0,
            externalSourceAmount: 0,
            paymentMethodTypeDto: dialect.paymentMethodTypeDto,
            cartList: [cartOf(keptCart(attemptId, left))],
          },
        });
        if (!done) throw new Error(`${name} did not lower the payment (${code}).`);
      },
    }),

    async checkEligible(amount) {
      const { done, response } = await call(`offer/v1/eligible?amount=${toRial(amount)}`, {
        method: 'GET',
      });
      const { eligible, title_message: heading, title: plain, description } = response;
      return {
        eligible: done && eligible === true,
        title: String(heading ?? plain ?? title),
        text: String(description ?? ''),
      };
    },
  };
}

/**
 * Facts of a verified payment; SnappPay and Torobpay show no card. The amount was fixed with the token, so an answer need not
 * repeat it.
 */
const takenOf = (response: Record<string, unknown>, { attemptId, amount }: PaymentReference) => ({
  amount: response.amount === undefined ? amount : fromRial(response.amount),
  reference: response.transactionId ?? attemptId,
});

/** Products that the customer keeps after a return, as one line: the amount is what the lender lends for all of it. */
const keptCart = (attemptId: string, amount: number): Cart => ({
  attemptId,
  amount,
  cart: [{ id: attemptId, title: 'کالاهای سفارش پس از مرجوعی', category: 'کالا', count: 1, price: amount }],
  shipping: 0,
  paidElsewhere: 0,
});

type Cart = Pick<PaymentRequest, 'attemptId' | 'amount' | 'cart' | 'shipping' | 'paidElsewhere'>;

/** The cart as the gateway wants it. Its total is the amount and what is paid elsewhere. */
function cartOf({ attemptId, amount, cart, shipping, paidElsewhere }: Cart) {
  const items: { id: string; name: string; category: string; count: number; amount: Rial }[] = cart.map(
    ({ id, title, category, count, price }) => ({ id, name: title, category, count, amount: toRial(price) }),
  );
  return {
    cartId: attemptId,
    cartItems: items,
    isShipmentIncluded: true,
    shippingAmount: toRial(shipping),
    isTaxIncluded: true,
    taxAmount: 0,
    totalAmount: toRial(amount + paidElsewhere),
  };
}

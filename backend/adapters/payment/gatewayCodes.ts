import type { Codes } from './outcomes';

/** Statuses of HTTP, which gateways answer beside or instead of codes of their own. */
const httpCodes = { 400: 'input', 401: 'account', 403: 'account', 429: 'busy' } as const satisfies Codes;

/** Zarinpal: the list of errors of every call (zarinpal.com/docs/paymentGateway/errorList). */
export const zarinpalCodes: Codes = {
  '100': 'paid',
  '101': 'already',
  '-9': 'input',
  '-10': 'account',
  '-11': 'off',
  '-12': 'busy',
  '-13': 'amount',
  '-14': 'address',
  '-15': 'off',
  '-16': 'level',
  '-17': 'level',
  '-18': 'address',
  '-19': 'off',
  '-30': 'shares',
  '-31': 'shares',
  '-32': 'shares',
  '-33': 'shares',
  '-34': 'shares',
  '-35': 'shares',
  '-36': 'shares',
  '-37': 'shares',
  '-38': 'shares',
  '-39': 'shares',
  '-40': 'input',
  '-41': 'amount',
  '-50': 'mismatch',
  '-51': 'notPaid',
  '-52': 'unknown',
  '-53': 'stranger',
  '-54': 'notPaid',
  '-55': 'notFound',
  '-60': 'irreversible',
  '-61': 'wrongState',
  '-62': 'account',
  '-63': 'tooLate',
};
/** Zarinpal: `status` of an inquiry. */
export const zarinpalStates: Codes = {
  PAID: 'paid',
  VERIFIED: 'already',
  IN_BANK: 'waiting',
  FAILED: 'notPaid',
  REVERSED: 'returned',
};

/** Zibal: `result` of a call (help.zibal.ir/IPG/API). */
export const zibalResults: Codes = {
  '100': 'paid',
  '102': 'account',
  '103': 'off',
  '104': 'account',
  '105': 'amount',
  '106': 'address',
  '113': 'amount',
  '114': 'input',
  '201': 'already',
  '202': 'notPaid',
  '203': 'notPaid',
};
/** Zibal: `status` of a payment. */
export const zibalStates: Codes = {
  '-2': 'unknown',
  '-1': 'waiting',
  '1': 'already',
  '2': 'paid',
  '3': 'cancelled',
  '4': 'badCard',
  '5': 'lowBalance',
  '6': 'wrongPin',
  '7': 'tooManyTries',
  '8': 'overLimit',
  '9': 'overLimit',
  '10': 'badCard',
  '11': 'unknown',
  '12': 'cardUnavailable',
  '15': 'returned',
  '16': 'returned',
  '18': 'returned',
};

/**
 * Digipay: `result.status` of a call (table 49 of mydigipay.com/developers/docs/upg, as public clients repeat it). A verification that
 * came too late or failed says nothing, because an earlier one may have taken the money.
 */
export const digipayCodes: Codes = {
  ...httpCodes,
  '0': 'paid',
  '1054': 'input',
  '9000': 'notFound',
  '9001': 'input',
  '9003': 'expired',
  '9004': 'waiting',
  '9005': 'wrongState',
  '9006': 'unknown',
  '9007': 'notPaid',
  '9008': 'repeated',
  '9009': 'tooLate',
  '9010': 'unknown',
  '9011': 'unknown',
  '9012': 'wrongState',
  '9030': 'notServed',
  '9031': 'notServed',
  '15805': 'notServed',
};

/** SnappPay: `errorData.errorCode`. The guide comes with the contract; these are the codes that public clients repeat from it. */
export const snappPayCodes: Codes = {
  ...httpCodes,
  '1000': 'unknown',
  '1005': 'input',
  '1007': 'notFound',
  '1009': 'repeated',
  '1011': 'wrongState',
  '1036': 'notFound',
  '1042': 'amount',
  '1048': 'stranger',
  '1051': 'address',
  '1053': 'busy',
};
/** Torobpay and Keepa publish no codes of errors, only the statuses of HTTP are known. */
export const unpublishedCodes: Codes = httpCodes;

/** SnappPay and Torobpay: `status` of a payment. `OK` is paid by the shopper and not yet taken by the shop. */
export const creditStates: Codes = {
  PENDING: 'waiting',
  OK: 'paid',
  VERIFY: 'already',
  SETTLE: 'already',
  REVERT: 'notPaid',
  CANCEL: 'notPaid',
  FAILED: 'notPaid',
};

/** Keepa: `status` of an inquiry. The other states are not public; a person looks at them after three days. */
export const keepaStates: Codes = { '1': 'already', '8': 'paid' };

/** The sandbox bank: the state of a payment in its books. */
export const sandboxStates: Codes = {
  open: 'notPaid',
  paid: 'notPaid',
  verified: 'already',
  cancelled: 'cancelled',
  failed: 'badCard',
  reversed: 'returned',
};

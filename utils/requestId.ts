import { randomInt } from 'node:crypto';

const digits = 12;
const form = /^\d{12}$/;

/** The header by which the front server tells the backend and Next the id of a request. */
export const requestIdHeader = 'x-request-id';

/** A new id of a request: twelve digits, which can be read out at the telephone. It stands in the log and under an error that the shopper sees. */
export const createRequestId = (): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/** The id that the server before has given a request, or a new one. */
export const readRequestId = (header: string | string[] | undefined): string =>
  typeof header === 'string' && form.test(header) ? header : createRequestId();

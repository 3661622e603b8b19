import type { Failure } from '@/contract/failure';
import { toPersianDigits } from './digits';

/** The entry of `Server-Timing` in which a page that the server could not make has the id of its request, for its script. */
const timingName = 'error';

/** Says under an error of the server by which code the shop finds it in its log. @param id of the request */
export const errorCodeText = (id: string): string => `کد پیگیری خطا: ${toPersianDigits(id)}`;

/** The second line of the toast of a failure: the code of an error of the server. */
export const errorDetail = ({ requestId }: Failure): { detail?: string } =>
  requestId === undefined ? {} : { detail: errorCodeText(requestId) };

/** The headers by which the page of an error learns the id of its request; none for every other answer. */
export const errorTimingOf = (status: number, id: unknown): Record<string, string> =>
  status >= 500 && typeof id === 'string' ? { 'server-timing': `${timingName};desc="${id}"` } : {};

/** The id of the request for the page that the browser shows; null unless it is the page of an error. */
export const errorIdOfPage = (entries: readonly { name: string; description: string }[]): string | null =>
  entries.find(({ name }) => name === timingName)?.description ?? null;

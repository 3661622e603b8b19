import type { IncomingMessage } from 'node:http';
import { writeTorobClick } from '@/rules/torobClick';
import { type Headers, isOverTls } from './requests';

/**
 * Headers by which the answer to a click at Torob keeps its id in a cookie, on cached pages too; none for every other request. A cache
 * of others must not keep an answer with a cookie.
 */
export function clickHeaders(request: IncomingMessage): Headers | null {
  const { url = '', headers } = request;
  const visit = { url, cookies: headers.cookie, isOverTls: isOverTls(request) };
  const cookie = writeTorobClick(visit, Date.now());
  return cookie === null ? null : { 'set-cookie': cookie, 'cache-control': 'private, no-cache' };
}

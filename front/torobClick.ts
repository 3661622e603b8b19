import type { IncomingMessage } from 'node:http';
import { torobClickMs, torobClickName, writeTorobClick } from '@/rules/torobClick';
import { type Headers, isOverTls } from './requests';

/**
 * Headers by which the answer to a click at Torob keeps its id in a cookie, on cached pages too; none for every other request, and
 * for another opening of the same click, whose first time counts. A cache of others must not keep an answer with a cookie.
 * @param now ms
 */
export function clickHeaders(request: IncomingMessage, now = Date.now()): Headers | null {
  const { url = '', headers } = request;
  const mark = url.indexOf('?');
  if (mark < 0 || !url.includes(torobClickName, mark)) return null;
  const clid = new URLSearchParams(url.slice(mark)).get(torobClickName) ?? '';
  const value = writeTorobClick(clid, now);
  const known = headers.cookie?.split('; ').some((one) => one.startsWith(`${torobClickName}=${clid}.`));
  if (value === null || known) return null;
  const secure = isOverTls(request) ? '; Secure' : '';
  const cookie = `${torobClickName}=${value}; Path=/; Max-Age=${torobClickMs / 1000}; HttpOnly; SameSite=Lax${secure}`;
  return { 'set-cookie': cookie, 'cache-control': 'private, no-cache' };
}

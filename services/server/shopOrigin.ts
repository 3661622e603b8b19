import type { IncomingHttpHeaders } from 'node:http';
import { configuredShop } from '@/utils/firstLoad/shopAddress';

/**
 * The public address of the shop without a slash at its end: `SHOP_URL`. Only a shop without it, on a developer's machine, uses
 * the address of the request, because a visitor can send any Host and a cache would keep the answer for others.
 */
export function shopOrigin(headers: IncomingHttpHeaders): string {
  const configured = configuredShop();
  if (configured) return configured;
  const host = /^[\w.:-]+$/.test(String(headers.host)) ? headers.host : 'localhost';
  return `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${host}`;
}

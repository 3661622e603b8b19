import type { APIRequestContext } from '@playwright/test';
import { deskSections } from '@/components/desk/sections';
import type { OrderSummary } from '@/contract/order';
import { callAs, personas, signInByApi } from './customer';
import { findProduct, plentiful, productPath } from './support';

/** Those who see the shop. */
export const roles = ['guest', 'shopper', 'seller', 'supervisor'] as const;
export type Role = (typeof roles)[number];

/** The pages that everybody reads. */
const publicPages = [
  '/',
  '/shop',
  '/shop?search=گوشی',
  '/shop/phones/samsung',
  '/brand/samsung',
  '/products/999999',
  '/cart',
  '/compare',
  '/login',
  '/faq',
  '/faq/search?text=قسط',
  '/blog',
  '/blog/how-instalments-are-calculated',
  '/info/terms',
  '/info/accessibility',
  '/buyInPerson',
  '/digiPay',
  '/keepa',
  '/checked',
  '/pay',
  '/planloanguide',
  '/loanlanding',
  '/beta',
  '/loanbeta/register',
  '/loanbeta/check',
  '/leasingloanrequest',
  '/cooperation',
  '/payment/response',
  '/payment-resualt',
  '/maintenance',
  '/nowhere',
];

/** The pages that show a customer's own things. */
const personalPages = [
  '/order',
  '/pay/2',
  // Only an order that waits for its payment has a summary; `payment.spec.ts` reads it.
  '/payment/summery',
  '/payment/wallet',
  '/planloanrequest',
  '/planloanrequest/form',
  '/leasingloanrequest/check',
  '/leasingloanrequest/checkout',
  '/dashboard',
  '/dashboard/wallet',
  '/dashboard/orders',
  '/dashboard/favorites',
  '/dashboard/addresses',
  '/dashboard/notifications',
  '/dashboard/profile',
  '/dashboard/password',
  '/dashboard/devices',
  '/dashboard/planrequest',
  '/dashboard/cooperation',
  '/dashboard/creditscore',
  '/dashboard/nowhere',
];

const deskPages = ['/admin', ...deskSections.map(({ slug }) => `/admin/${slug}`)];

/** Every address, each with the role that sees its whole content. */
export async function listAddresses(request: APIRequestContext): Promise<Map<string, Role>> {
  const { product } = await findProduct(request, plentiful);
  const shopper = await signInByApi(request, personas.shopper.mobile);
  const orders = await callAs<OrderSummary[]>(request, shopper, 'get', '/user/orders');
  const delivered = orders.find(({ state }) => state === 'delivered');
  const ofOrder = [`/dashboard/orders/${delivered?.id}`, `/invoice?order=${delivered?.id}`];
  return new Map<string, Role>([
    ...[...publicPages, productPath(product)].map((path) => [path, 'guest'] as const),
    ...[...personalPages, ...ofOrder].map((path) => [path, 'shopper'] as const),
    ...deskPages.map((path) => [path, 'supervisor'] as const),
  ]);
}

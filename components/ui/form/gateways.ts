import type { Gateway } from '@/contract/payment';

/** The gateway that is chosen while the shopper has not chosen: the first that accepts the amount; null without one. */
export const firstGateway = (gateways: readonly Gateway[]): string | null =>
  gateways.find(({ reason }) => reason === null)?.code ?? null;

/** The gateways that fill the wallet and take instalments. A lender pays for orders only. */
export const cardGateways = (gateways: readonly Gateway[] | undefined) =>
  gateways?.filter(({ kind }) => kind === 'card');

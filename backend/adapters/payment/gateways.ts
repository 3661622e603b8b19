import type { Gateway } from '@/contract/payment';
import { formatToman } from '@/utils/money';
import type { PaymentGateway } from './gateway';

/** The gateways that the shop accepts, in the order in which shoppers see them. */
export type Gateways = {
  all: readonly PaymentGateway[];
  /** Those, and the ones that were switched off: money that they took is still theirs. */
  known: readonly PaymentGateway[];
  /** The gateway of a code; undefined for one that the shop does not accept. */
  find(code: string): PaymentGateway | undefined;
};

export function gatewaysOf(all: readonly PaymentGateway[]): Gateways {
  return { all, known: all, find: (code) => all.find((gateway) => gateway.code === code) };
}

/** Why a gateway cannot take an amount, in Persian; null when it can. @param amount toman */
export function refusalOf({ title, lowest, highest }: PaymentGateway, amount: number): string | null {
  if (amount < lowest) return `${title} مبلغ کمتر از ${formatToman(lowest)} را نمی‌پذیرد.`;
  if (highest !== null && amount > highest)
    return `${title} مبلغ بیشتر از ${formatToman(highest)} را نمی‌پذیرد.`;
  return null;
}

/** The gateways as a shopper sees them for an amount in toman. */
export function describeGateways({ all }: Gateways, amount: number): Gateway[] {
  return all.map((gateway) => ({
    code: gateway.code,
    title: gateway.title,
    kind: gateway.kind,
    reason: refusalOf(gateway, amount),
  }));
}

/** A whole number of rial. Gateways count in rial, the shop in toman; only adapters know this type. */
export type Rial = number & { readonly unit: 'rial' };

/** Rial in a toman. */
const rialPerToman = 10;

/** The only place that makes a `Rial`, hence `as`. @param toman a whole number */
export function toRial(toman: number): Rial {
  return (toman * rialPerToman) as Rial;
}

/**
 * The amount in toman that a gateway's answer names, or null when it names none. An amount that is no whole number of toman
 * is answered as it is, with its fraction, so that it equals no amount of the shop.
 */
export function fromRial(rial: unknown): number | null {
  const amount = typeof rial === 'string' && /^\d+$/.test(rial) ? Number(rial) : rial;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount / rialPerToman : null;
}

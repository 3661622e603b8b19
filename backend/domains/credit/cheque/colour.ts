import type { LiveIdentity } from '@/backend/adapters/identity/provider';
import type { Limiter } from '@/backend/server/limiter';
import type { ChequeColour, HandedCheque } from '@/contract/cheque';
import { dayMs } from '@/utils/timeUnits';

/** Enquiries about the cheques of a customer in a day. Each costs the shop money. */
const mostEnquiries = 3;

export type ColourParts = { identity: LiveIdentity; limiter: Limiter };

/**
 * Adds the colour of the customer's own cheques to those that the customer agrees about. One enquiry, which says nothing when the provider
 * does not answer or too many were made; the operator then judges without it.
 */
export async function withColours<Cheque extends { number: number; ownerNationalCode: string }>(
  { identity: { provider }, limiter }: ColourParts,
  { id, nationalCode }: { id: number; nationalCode: string | null },
  handed: readonly HandedCheque[],
  cheques: readonly Cheque[],
): Promise<(Cheque & { colour: ChequeColour | null })[]> {
  const agreed = new Set(handed.flatMap(({ number, asksColour }) => (asksColour ? [number] : [])));
  const isAsked = (cheque: Cheque) => agreed.has(cheque.number) && cheque.ownerNationalCode === nationalCode;
  const canAsk =
    provider !== null &&
    nationalCode !== null &&
    cheques.some(isAsked) &&
    (await limiter.take(`chequeColour:${id}`, mostEnquiries, dayMs)) === 0;
  const colour = canAsk ? await provider.readChequeColour(nationalCode) : null;
  return cheques.map((cheque) => ({ ...cheque, colour: isAsked(cheque) ? colour : null }));
}

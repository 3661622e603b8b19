import type { LiveIdentity } from '@/backend/adapters/identity/provider';
import type { Limiter } from '@/backend/server/limiter';
import type { CooperationForm, ShebaOwner } from '@/contract/cooperation';
import { normalizedForm } from '@/rules/cooperation/check';
import { normalizeName } from '@/rules/personalData';
import { dayMs } from '@/utils/timeUnits';

/** Enquiries of a merchant in a day. Each costs the shop money. */
const mostEnquiries = 3;

const foldName = (name: string) => normalizeName(name).replace(/[\s\u200c]/g, '');

/**
 * Asks whose account a checked form names, when the merchant agrees. The names themselves are not kept.
 * @returns null when nobody is asked
 */
export async function askShebaOwner(
  { identity: { provider }, limiter }: { identity: LiveIdentity; limiter: Limiter },
  customer: number,
  form: CooperationForm,
): Promise<ShebaOwner | null> {
  if (!provider || !form.asksShebaOwner) return null;
  if ((await limiter.take(`shebaOwner:${customer}`, mostEnquiries, dayMs)) > 0) return 'unknown';
  const { sheba, kind, businessName, contactName } = normalizedForm(form);
  const owners = await provider.readIbanOwners(sheba);
  if (!owners || owners.length === 0) return 'unknown';
  const name = foldName(kind === 'company' ? businessName : contactName);
  return owners.some((owner) => foldName(owner) === name) ? 'matches' : 'differs';
}

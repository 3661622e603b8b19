import type { OrderPolicy } from '@/contract/orderItem';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';

/** Texts for the customer about a policy that has no number yet. An insurer that is asked again is no news to them. */
const openText = 'بیمه‌نامه پس از تحویل صادر می‌شود و شماره‌اش همین‌جا می‌آید.';

/** The policy of an insurance: its state, its number, the days of its cover, and how damage is reported. */
export function PolicyFacts({
  policy: { state, number, from, to, provider, claim },
}: {
  policy: OrderPolicy;
}) {
  if (state === 'cancelled') return <small>بیمه‌نامه{number && <bdi> {number}</bdi>} لغو شد</small>;
  if (number === null || from === null || to === null) return <small>{openText}</small>;
  return (
    <small>
      بیمه‌نامهٔ <bdi>{number}</bdi>، از {formatDate(noonOf(from))} تا {formatDate(noonOf(to))}
      {provider && `، ${provider}`}
      {claim && `. اعلام خسارت: ${claim}`}
    </small>
  );
}

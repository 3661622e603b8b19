import { refuse } from '@/backend/server/errors';
import { longestPeriodDays, type Period } from '@/contract/desk/numberReport';
import { dayMs } from '@/utils/timeUnits';
import { messages } from './messages';

/** Begin of a day in Tehran, ms since the epoch. Iran has no summer time any more. @param date `YYYY-MM-DD` */
const beginOf = (date: string) => Date.parse(`${date}T00:00:00+03:30`);

/**
 * The instants (ms since the epoch) at which a period begins and ends, and its number of days.
 * @throws 422 when it ends before it begins or is longer than `longestPeriodDays`
 */
export function boundsOf({ from, to }: Period): { begin: number; end: number; days: number } {
  const begin = beginOf(from);
  const end = beginOf(to) + dayMs;
  const days = (end - begin) / dayMs;
  if (days < 1) throw refuse(422, 'bad_input', messages.endsFirst, { to: messages.endsFirst });
  if (days > longestPeriodDays) throw refuse(422, 'bad_input', messages.tooLong, { to: messages.tooLong });
  return { begin, end, days };
}

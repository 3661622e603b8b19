import { toPersianDigits } from '@/utils/digits';
import { describeDuration, formatClock } from '@/utils/duration';

/**
 * «۵ روز ۱۶:۵۳:۰۳» inside a line of text. Screen readers get a text that does not change every second.
 * @param remaining ms
 */
export function TimeLeft({ remaining }: { remaining: number }) {
  return (
    <>
      <span className="visually-hidden">{describeDuration(remaining)}</span>
      <bdi aria-hidden="true">{toPersianDigits(formatClock(remaining))}</bdi>
    </>
  );
}

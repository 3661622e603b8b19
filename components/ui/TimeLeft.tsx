import { toPersianDigits } from '@/utils/digits';
import { describeDuration, formatClock } from '@/utils/duration';

/**
 * «۵ روز ۱۶:۵۳:۰۳» inside a line of text: days, hours, minutes and seconds for the eye, and for a screen reader words
 * that do not change every second. @param remaining ms
 */
export function TimeLeft({ remaining }: { remaining: number }) {
  return (
    <>
      <span className="visually-hidden">{describeDuration(remaining)}</span>
      <bdi aria-hidden="true">{toPersianDigits(formatClock(remaining))}</bdi>
    </>
  );
}

import { toPersianDigits } from '@/utils/digits';
import { describeDuration, formatClock } from '@/utils/duration';

/**
 * «۵ روز ۱۶:۵۳:۰۳» inside a line of text. Screen readers get a text that does not change every second.
 * @param remaining ms
 * @param until words that only a screen reader needs: «تا پایان قیمت ویژه»
 */
export function TimeLeft({ remaining, until }: { remaining: number; until?: string }) {
  return (
    <>
      <span className="visually-hidden">
        {[describeDuration(remaining), until].filter(Boolean).join(' ')}
      </span>
      <bdi aria-hidden="true">{toPersianDigits(formatClock(remaining))}</bdi>
    </>
  );
}

import { isSitePart, partTexts } from '@/components/desk/kit/parts';
import type { DeskChangeRow } from '@/contract/desk/change';
import { toPersianDigits } from '@/utils/digits';
import { operatorName } from './changeTitles';

/** The version and the note of a publication; null for any other change. */
export function publicationOf({ area, after }: Pick<DeskChangeRow, 'area' | 'after'>) {
  const { version, note }: Record<string, unknown> = Object(after);
  return area === 'site' && typeof version === 'number'
    ? { version, note: typeof note === 'string' ? note : '' }
    : null;
}

/** «مریم احمدی نسخهٔ ۳ بنرها را منتشر کرد: نوروز»: a publication in one line. */
export function Publication({ change }: { change: DeskChangeRow }) {
  const publication = publicationOf(change);
  if (!publication) return null;
  const { subject, operator, action } = change;
  const part = isSitePart(subject) ? partTexts[subject].title : subject;
  const verb = action === 'restore' ? 'را بازگرداند' : 'را منتشر کرد';
  const line = `${operatorName(operator)} نسخهٔ ${publication.version} ${part} ${verb}`;
  return <>{toPersianDigits(publication.note ? `${line}: ${publication.note}` : line)}</>;
}

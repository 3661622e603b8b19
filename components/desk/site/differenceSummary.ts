import { fieldTitle } from '@/components/desk/kit/parts';
import type { SiteDifference } from '@/contract/desk/site';
import { toPersianDigits } from '@/utils/digits';

const kindTitles = { added: 'جدید', changed: 'تغییرکرده', removed: 'برداشته‌شده' } as const;
type Kind = keyof typeof kindTitles;

/**
 * The entry of a part that a difference is about, by its title, and what happened to it. A difference inside an entry is a change of
 * the entry.
 */
function entryOf({ path, kind, before, after }: SiteDifference): [Kind, string] {
  const [field = '', entry] = path;
  if (entry !== undefined) return ['changed', fieldTitle(entry)];
  if (kind === 'moved') return ['changed', `ترتیب ${fieldTitle(field)}`];
  const title = kind === 'added' ? after : kind === 'removed' ? before : null;
  return [kind, title ?? fieldTitle(field)];
}

/** «جدید: نوروز، یلدا», «تغییرکرده: …» and «برداشته‌شده: …»: the entries of a part that differ, by their titles. */
export function summarizeDifferences(changes: readonly SiteDifference[]): string[] {
  const entries = changes.map(entryOf);
  return (['added', 'changed', 'removed'] as const).flatMap((kind) => {
    const titles = new Set(entries.flatMap(([one, title]) => (one === kind ? [title] : [])));
    return titles.size === 0 ? [] : [toPersianDigits(`${kindTitles[kind]}: ${[...titles].join('، ')}`)];
  });
}

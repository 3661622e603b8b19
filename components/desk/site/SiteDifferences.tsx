import { fieldTitle } from '@/components/desk/kit/parts';
import type { SiteDifference } from '@/contract/desk/site';
import { toPersianDigits } from '@/utils/digits';
import * as S from './SiteDifferences.styles';

const kinds = {
  added: 'افزوده شد',
  removed: 'برداشته شد',
  changed: 'تغییر کرد',
  moved: 'ترتیب تغییر کرد',
} as const;

const truthTitles: Readonly<Record<string, string>> = { true: 'بله', false: 'خیر' };
const titleOf = (value: string) => truthTitles[value] ?? toPersianDigits(fieldTitle(value));

/** Lists the differences between two documents. */
export function SiteDifferences({ changes }: { changes: readonly SiteDifference[] }) {
  return (
    <S.Lines>
      {changes.map(({ path, kind, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
        <li key={index} data-kind={kind}>
          <b>
            {path.map((segment) => toPersianDigits(fieldTitle(segment))).join(' ‹ ')}: {kinds[kind]}
          </b>
          {before !== null && <del>{titleOf(before)}</del>}
          {after !== null && <ins>{titleOf(after)}</ins>}
        </li>
      ))}
    </S.Lines>
  );
}

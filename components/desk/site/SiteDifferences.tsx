import { sentenceOf } from '@/components/desk/change/changeDifferences';
import { nameOf } from '@/components/desk/change/changeWords';
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

/** Entries without a title have their place in the list. */
const segmentTitle = (segment: string) =>
  toPersianDigits(/^\d+$/.test(segment) ? `مورد ${segment}` : nameOf(segment));

const truthTitles: Readonly<Record<string, string>> = { true: 'بله', false: 'خیر' };
const titleOf = (field: string, value: string) =>
  truthTitles[value] ?? toPersianDigits(sentenceOf(field, fieldTitle(value)));

/** Lists the differences between two documents. */
export function SiteDifferences({ changes }: { changes: readonly SiteDifference[] }) {
  return (
    <S.Lines>
      {changes.map(({ path, kind, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
        <li key={index} data-kind={kind}>
          <b>
            {path.map(segmentTitle).join(' ‹ ')}: {kinds[kind]}
          </b>
          {before !== null && <del>{titleOf(path.at(-1) ?? '', before)}</del>}
          {after !== null && <ins>{titleOf(path.at(-1) ?? '', after)}</ins>}
        </li>
      ))}
    </S.Lines>
  );
}

import { useState } from 'react';
import { ChangePart } from '@/components/desk/kit/ChangeButton';
import { PagedTable } from '@/components/desk/kit/PagedTable';
import { RowButton } from '@/components/desk/kit/RowButton';
import { useCursor } from '@/components/desk/kit/useCursor';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { useDeskRead } from '@/hooks/desk';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDay, formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { CompareFile } from './CompareFile';
import { SettlementDifferences } from './SettlementDifferences';

/** `/admin/orders?part=settlements`: the files of gateways about settled days, and how they compare with the payments of the shop. */
export function Settlements() {
  const [shown, setShown] = useState<number | null>(null);
  const { cursor, turn } = useCursor();
  const read = useDeskRead('settlements', cursor ? { cursor } : {});
  const gateways = useDeskRead('siteGateways', {}).data ?? [];
  const titleOf = (code: string) => gateways.find((one) => one.code === code)?.title ?? code;
  return (
    <>
      <ChangePart area="numbers">
        <CompareFile gateways={gateways} onCompared={setShown} />
      </ChangePart>
      {shown !== null && <SettlementDifferences key={shown} id={shown} titleOf={titleOf} />}
      <PagedTable
        read={read}
        name="مقایسه‌های پیشین"
        rowsOf={({ settlements }) => settlements}
        cursor={cursor}
        onTurn={turn}
        keyOf={({ id }) => id}
        empty="هنوز پروندهٔ تسویه‌ای مقایسه نشده است."
        columns={[
          { title: 'روز', cell: ({ day }) => formatDay(noonOf(day)) },
          { title: 'درگاه', cell: ({ gateway }) => titleOf(gateway) },
          {
            title: 'نتیجه',
            cell: ({ differing }) => (
              <StateBadge tone={differing > 0 ? 'danger' : 'success'}>
                {differing > 0 ? `${toPersianDigits(differing)} تفاوت` : 'برابر'}
              </StateBadge>
            ),
          },
          { title: 'مقایسه‌کننده', cell: ({ operator }) => operator || '—' },
          { title: 'زمان', cell: ({ at }) => formatMoment(Date.parse(at)) },
          { title: 'پرونده', wraps: true, cell: ({ name }) => <bdi>{name}</bdi> },
          {
            cell: ({ id, name }) => (
              <RowButton aria-label={`نتیجهٔ ${name}`} onClick={() => setShown(id)}>
                نتیجه
              </RowButton>
            ),
          },
        ]}
      />
    </>
  );
}

import { useState } from 'react';
import { FilterField } from '@/components/desk/kit/FilterField';
import { PagedTable } from '@/components/desk/kit/PagedTable';
import { isSitePart, partTexts } from '@/components/desk/kit/parts';
import { Toolbar } from '@/components/desk/kit/Toolbar.styles';
import { useCursor } from '@/components/desk/kit/useCursor';
import type { DeskChangeQuery } from '@/contract/desk/change';
import { useDeskRead } from '@/hooks/desk';
import { formatMoment } from '@/utils/dates';
import { ChangedValues } from './ChangedValues';
import { actionName, areaName, operatorName, subjectName } from './changeTitles';
import { Publication, publicationOf } from './Publication';

/** The value of «everything» in the filters, and of the command line. */
const [all, commandLine] = ['all', '0'];

/** `/admin/changes`: what operators changed, the newest first. */
export default function ChangesScreen() {
  const [area, setArea] = useState(all);
  const [operator, setOperator] = useState(all);
  const { cursor, turn, choose } = useCursor();
  const filters = useDeskRead('changeFilters', {});
  const query: DeskChangeQuery = {
    ...(area === all ? {} : { area }),
    ...(operator === all ? {} : { operator: Number(operator) }),
    ...(cursor ? { cursor } : {}),
  };
  const read = useDeskRead('changes', query);
  const areas = filters.data?.areas ?? [];
  const operators = filters.data?.operators ?? [];
  return (
    <>
      <Toolbar>
        <FilterField
          label="بخش"
          options={[
            { value: all, title: 'همهٔ بخش‌ها' },
            ...areas.map((name) => ({ value: name, title: areaName(name) })),
          ]}
          value={area}
          onChoose={choose(setArea)}
        />
        <FilterField
          label="شخص"
          options={[
            { value: all, title: 'همه' },
            { value: commandLine, title: 'خط فرمان' },
            ...operators.map(({ id, name }) => ({
              value: String(id),
              title: operatorName({ id, name }),
            })),
          ]}
          value={operator}
          onChoose={choose(setOperator)}
        />
      </Toolbar>
      <PagedTable
        read={read}
        name="تغییرها"
        rowsOf={({ changes }) => changes}
        cursor={cursor}
        onTurn={turn}
        keyOf={({ id }) => id}
        empty="تغییری با این مشخصات ثبت نشده است."
        columns={[
          { title: 'زمان', cell: ({ at }) => formatMoment(Date.parse(at)) },
          { title: 'شخص', cell: ({ operator }) => operatorName(operator) },
          {
            title: 'مورد',
            cell: ({ area, subject }) => (
              <>
                {areaName(area)}{' '}
                <bdi>
                  {area === 'site' && isSitePart(subject) ? partTexts[subject].title : subjectName(subject)}
                </bdi>
              </>
            ),
          },
          { title: 'کار', cell: ({ action }) => actionName(action) },
          {
            title: 'چه تغییر کرد',
            wraps: true,
            cell: (change) =>
              publicationOf(change) ? (
                <Publication change={change} />
              ) : (
                <ChangedValues before={change.before} after={change.after} />
              ),
          },
        ]}
      />
    </>
  );
}

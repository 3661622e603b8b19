import { useState } from 'react';
import { FilterField } from '@/components/desk/kit/FilterField';
import { PagedTable } from '@/components/desk/kit/PagedTable';
import { Toolbar } from '@/components/desk/kit/Toolbar.styles';
import { useCursor } from '@/components/desk/kit/useCursor';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import type { CallOutcome, DeskCallQuery } from '@/contract/desk/outerCall';
import { useDeskRead } from '@/hooks/desk';
import { formatMoment } from '@/utils/dates';
import { formatNumber } from '@/utils/money';
import { actionTitle, serviceChoices, serviceTitle } from './callTitles';

const all = 'all';
const outcomes: Readonly<Record<CallOutcome, { title: string; tone: 'success' | 'warning' | 'danger' }>> = {
  done: { title: 'انجام شد', tone: 'success' },
  refused: { title: 'نپذیرفت', tone: 'warning' },
  failed: { title: 'پاسخی نیامد', tone: 'danger' },
};
const outcomeChoices = (['done', 'refused', 'failed'] as const).map((value) => ({
  value,
  title: outcomes[value].title,
}));

/** `/admin/links`: the calls between the shop and outer services, the newest first. */
export default function CallsScreen() {
  const [service, setService] = useState(all);
  const [outcome, setOutcome] = useState<CallOutcome | typeof all>(all);
  const { cursor, turn, choose } = useCursor();
  const query: DeskCallQuery = {
    ...(service === all ? {} : { service }),
    ...(outcome === all ? {} : { outcome }),
    ...(cursor ? { cursor } : {}),
  };
  return (
    <>
      <Toolbar>
        <FilterField
          label="سرویس"
          options={[{ value: all, title: 'همهٔ سرویس‌ها' }, ...serviceChoices]}
          value={service}
          onChoose={choose(setService)}
        />
        <FilterField
          label="نتیجه"
          options={[{ value: all, title: 'همهٔ نتیجه‌ها' }, ...outcomeChoices]}
          value={outcome}
          onChoose={choose(setOutcome)}
        />
      </Toolbar>
      <PagedTable
        read={useDeskRead('outerCalls', query)}
        name="ارتباط‌ها"
        rowsOf={({ calls }) => calls}
        cursor={cursor}
        onTurn={turn}
        keyOf={({ id }) => id}
        empty="ارتباطی با این مشخصات ثبت نشده است."
        columns={[
          { title: 'زمان', cell: ({ at }) => formatMoment(Date.parse(at)) },
          { title: 'سرویس', cell: (call) => serviceTitle(call.service) },
          { title: 'کار', cell: ({ action }) => actionTitle(action) },
          {
            title: 'نتیجه',
            cell: (call) => {
              const { title, tone } = outcomes[call.outcome];
              return <StateBadge tone={tone}>{title}</StateBadge>;
            },
          },
          { title: 'دلیل', wraps: true, cell: ({ error }) => error ?? '—' },
          { title: 'مدت', cell: ({ durationMs }) => `${formatNumber(durationMs)} هزارم ثانیه` },
          { title: 'بار', cell: ({ attempt }) => (attempt > 1 ? `بار ${formatNumber(attempt)}` : 'بار اول') },
        ]}
      />
    </>
  );
}

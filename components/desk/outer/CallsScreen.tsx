import { useState } from 'react';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskPager } from '@/components/desk/kit/DeskPager';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { FilterField } from '@/components/desk/kit/FilterField';
import { Toolbar } from '@/components/desk/kit/Toolbar.styles';
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
  const [cursor, setCursor] = useState<string | null>(null);
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
          onChoose={(value) => {
            setService(value);
            setCursor(null);
          }}
        />
        <FilterField
          label="نتیجه"
          options={[{ value: all, title: 'همهٔ نتیجه‌ها' }, ...outcomeChoices]}
          value={outcome}
          onChoose={(value) => {
            setOutcome(value);
            setCursor(null);
          }}
        />
      </Toolbar>
      <DeskData read={useDeskRead('outerCalls', query)} name="ارتباط‌ها">
        {({ calls, nextCursor }) => (
          <>
            <DeskTable
              caption="ارتباط‌ها"
              rows={calls}
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
                {
                  title: 'بار',
                  cell: ({ attempt }) => (attempt > 1 ? `بار ${formatNumber(attempt)}` : 'بار اول'),
                },
              ]}
            />
            <DeskPager cursor={cursor} nextCursor={nextCursor} onTurn={setCursor} />
          </>
        )}
      </DeskData>
    </>
  );
}

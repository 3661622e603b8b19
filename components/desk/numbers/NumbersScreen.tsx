import { useState } from 'react';
import { DeskData } from '@/components/desk/kit/DeskData';
import { Grid } from '@/components/ui/layout/Grid';
import { useDeskRead } from '@/hooks/desk';
import { useToday } from '@/hooks/useToday';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { Figures } from './Figures';
import { HealthPanel } from './HealthPanel';
import { NumberTables } from './NumberTables';
import { lastDays, PeriodChoice } from './PeriodChoice';
import { Reports } from './Reports';
import { SalesPlot } from './SalesPlot';
import { StatesPlot } from './StatesPlot';
import { TrendTable } from './TrendTable';
import { WaitingWork } from './WaitingWork';

/** `/admin/numbers`: the numbers of the shop over some days. */
export default function NumbersScreen() {
  const today = tehranDateOf(useToday());
  const [period, setPeriod] = useState(() => lastDays(30, today));
  const read = useDeskRead('numbers', period);
  return (
    <>
      <PeriodChoice today={today} period={period} onChange={setPeriod} />
      <DeskData read={read} name="آمار فروشگاه">
        {(numbers) => (
          <>
            <WaitingWork waiting={numbers.waiting} />
            <Figures numbers={numbers} />
            <Grid columnsMd={2}>
              <SalesPlot steps={numbers.steps} />
              <StatesPlot states={numbers.states} />
            </Grid>
            <TrendTable steps={numbers.steps} />
            <NumberTables numbers={numbers} />
          </>
        )}
      </DeskData>
      <Reports period={period} />
      <HealthPanel />
    </>
  );
}

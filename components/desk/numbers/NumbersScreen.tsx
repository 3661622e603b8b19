import { useState } from 'react';
import { DeskData } from '@/components/desk/kit/DeskData';
import { Segments } from '@/components/ui/kit/Segments';
import { Grid } from '@/components/ui/layout/Grid';
import type { NumbersRange } from '@/contract/desk/numbers';
import { useDeskRead } from '@/hooks/desk';
import { Figures } from './Figures';
import { NumberTables } from './NumberTables';
import { SalesPlot } from './SalesPlot';
import { StatesPlot } from './StatesPlot';
import { TrendTable } from './TrendTable';
import { WaitingWork } from './WaitingWork';

const ranges: readonly { value: NumbersRange; title: string }[] = [
  { value: 'today', title: 'امروز' },
  { value: 'week', title: '۷ روز' },
  { value: 'month', title: '۳۰ روز' },
  { value: 'quarter', title: '۹۰ روز' },
];

/** `/admin/numbers`: the numbers of the shop over some days. */
export default function NumbersScreen() {
  const [range, setRange] = useState<NumbersRange>('month');
  const read = useDeskRead('numbers', { range });
  return (
    <>
      <Segments label="بازه" choices={ranges} value={range} onChange={setRange} />
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
    </>
  );
}

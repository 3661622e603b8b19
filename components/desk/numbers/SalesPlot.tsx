import { useId, useState } from 'react';
import { Segments } from '@/components/ui/kit/Segments';
import { Panel } from '@/components/ui/panel/Panel.styles';
import type { ShopNumbers } from '@/contract/desk/numbers';
import { formatMillions, formatNumber, formatToman } from '@/utils/money';
import { BarPlot } from './BarPlot';
import * as S from './Numbers.styles';
import { shortStepName, stepName } from './steps';

type Measure = 'amount' | 'orders' | 'customers';

const measures: readonly { value: Measure; title: string }[] = [
  { value: 'amount', title: 'فروش' },
  { value: 'orders', title: 'سفارش' },
  { value: 'customers', title: 'مشتری جدید' },
];

/** Bars of the days, or of the hours of today, from right to left. The table beside it has the same numbers as texts. */
export function SalesPlot({ steps }: { steps: ShopNumbers['steps'] }) {
  const [measure, setMeasure] = useState<Measure>('amount');
  const title = useId();
  const format = measure === 'amount' ? formatToman : formatNumber;
  return (
    <Panel aria-labelledby={title}>
      <S.Head>
        <h2 id={title}>روند</h2>
        <Segments label="نمودار" choices={measures} value={measure} onChange={setMeasure} />
      </S.Head>
      <BarPlot
        direction="vertical"
        height={280}
        formatValue={measure === 'amount' ? formatMillions : formatNumber}
        bars={steps.map((step) => ({
          label: shortStepName(step),
          value: step[measure],
          details: [stepName(step), format(step[measure])],
        }))}
      />
    </Panel>
  );
}

import { useId, useState } from 'react';
import styled from 'styled-components';
import { Segments } from '@/components/ui/kit/Segments';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import type { ShopNumbers } from '@/contract/desk/numbers';
import { formatMillions, formatNumber, formatToman } from '@/utils/money';
import { BarPlot } from './BarPlot';
import { shortStepName, stepName } from './steps';

/** Segments as wide as their texts, so that the longest fits on a phone. */
const Head = styled(Row)`
  fieldset label {
    flex: 1 0 auto;
  }
`;

type Measure = 'net' | 'orders' | 'customers';

const measures: readonly { value: Measure; title: string }[] = [
  { value: 'net', title: 'فروش خالص' },
  { value: 'orders', title: 'سفارش' },
  { value: 'customers', title: 'مشتری جدید' },
];

/** Bars of the days, or of the hours of today, from right to left. The table beside it has the same numbers as texts. */
export function SalesPlot({ steps }: { steps: ShopNumbers['steps'] }) {
  const [measure, setMeasure] = useState<Measure>('net');
  const title = useId();
  const format = measure === 'net' ? formatToman : formatNumber;
  return (
    <Card gap={4} aria-labelledby={title}>
      <Head wrap justify="between">
        <Heading id={title}>روند</Heading>
        <Segments label="نمودار" choices={measures} value={measure} onChange={setMeasure} />
      </Head>
      <BarPlot
        direction="vertical"
        height={280}
        formatValue={measure === 'net' ? formatMillions : formatNumber}
        bars={steps.map((step) => ({
          label: shortStepName(step),
          value: step[measure],
          details: [stepName(step), format(step[measure])],
        }))}
      />
    </Card>
  );
}

import { useId } from 'react';
import { CsvButton } from '@/components/desk/kit/CsvButton';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import type { ShopNumbers } from '@/contract/desk/numbers';
import { formatNumber } from '@/utils/money';
import { BarPlot } from './BarPlot';
import { stateTitles } from './stateTitles';

/** Height of a bar with its space (px). */
const barHeight = 36;

/** The orders of the range by their state, as bars; screen readers get a list. */
export function StatesPlot({ states }: { states: ShopNumbers['states'] }) {
  const title = useId();
  const bars = states.map(({ state, count }) => ({ title: stateTitles[state], count }));
  return (
    <Card gap={4} aria-labelledby={title}>
      <Row wrap justify="between">
        <Heading id={title}>سفارش‌ها بر پایهٔ وضعیت</Heading>
        <CsvButton
          name="وضعیت سفارش‌ها"
          titles={['وضعیت', 'تعداد']}
          rows={bars.map((bar) => [bar.title, bar.count])}
        />
      </Row>
      {bars.length === 0 && <p>در این بازه سفارشی ثبت نشده است.</p>}
      <ul className="visually-hidden">
        {bars.map((bar) => (
          <li key={bar.title}>
            {bar.title}: {formatNumber(bar.count)}
          </li>
        ))}
      </ul>
      {bars.length > 0 && (
        <BarPlot
          direction="horizontal"
          height={bars.length * barHeight}
          bars={bars.map((bar) => ({
            label: `${bar.title} (${formatNumber(bar.count)})`,
            value: bar.count,
            details: [bar.title, formatNumber(bar.count)],
          }))}
        />
      )}
    </Card>
  );
}

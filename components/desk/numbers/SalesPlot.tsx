import { useId, useState } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { Panel } from '@/components/layout/personal/Panel.styles';
import { Segments } from '@/components/ui/Segments';
import type { ShopNumbers } from '@/contract/desk/numbers';
import { formatMillions, formatNumber, formatToman } from '@/utils/money';
import * as S from './Numbers.styles';
import { plotText } from './plotText';
import { shortStepName, stepName } from './steps';

type Measure = 'amount' | 'orders' | 'customers';

const measures: readonly { value: Measure; title: string }[] = [
  { value: 'amount', title: 'فروش' },
  { value: 'orders', title: 'سفارش' },
  { value: 'customers', title: 'مشتری تازه' },
];

/** Amounts need a wider axis than counts (px). */
const axisWidth: Readonly<Record<Measure, number>> = { amount: 84, orders: 44, customers: 44 };

/** Bars of the days, or of the hours of today, from right to left. The table beside it has the same numbers as texts. */
export function SalesPlot({ steps }: { steps: ShopNumbers['steps'] }) {
  const [measure, setMeasure] = useState<Measure>('amount');
  const title = useId();
  const format = measure === 'amount' ? formatToman : formatNumber;
  const axis = measure === 'amount' ? formatMillions : formatNumber;
  return (
    <Panel aria-labelledby={title}>
      <S.Head>
        <h2 id={title}>روند</h2>
        <Segments label="نمودار" choices={measures} value={measure} onChange={setMeasure} />
      </S.Head>
      <S.Plot aria-hidden>
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={[...steps]}
            margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey={(step: ShopNumbers['steps'][number]) => plotText(shortStepName(step))}
              reversed
              tickLine={false}
              axisLine={false}
              minTickGap={16}
              tick={{ fill: 'var(--ink-2)', fontSize: 12 }}
            />
            <YAxis
              orientation="right"
              width={axisWidth[measure]}
              allowDecimals={false}
              tickLine={false}
              axisLine={false}
              tickFormatter={(value: number) => plotText(axis(value))}
              tick={{ fill: 'var(--ink-2)', fontSize: 12 }}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: 'var(--sunken)' }}
              content={({ active, payload }) => {
                const step: ShopNumbers['steps'][number] | undefined = payload?.[0]?.payload;
                return (
                  active &&
                  step && (
                    <S.Tip>
                      {stepName(step)}
                      <b>{format(step[measure])}</b>
                    </S.Tip>
                  )
                );
              }}
            />
            <Bar
              dataKey={measure}
              fill="var(--accent)"
              radius={[4, 4, 0, 0]}
              maxBarSize={40}
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </S.Plot>
    </Panel>
  );
}

import { useId } from 'react';
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { Panel } from '@/components/layout/personal/Panel.styles';
import type { ShopNumbers } from '@/contract/desk/numbers';
import { formatNumber } from '@/utils/money';
import { CsvButton } from './CsvButton';
import * as S from './Numbers.styles';
import { plotText } from './plotText';
import { stateTitles } from './stateTitles';

/** Height of a bar with its space (px). */
const barHeight = 36;

/** The orders of the range by their state, as bars; screen readers get a list. */
export function StatesPlot({ states }: { states: ShopNumbers['states'] }) {
  const title = useId();
  const bars = states.map(({ state, count }) => ({ title: stateTitles[state], count }));
  return (
    <Panel aria-labelledby={title}>
      <S.Head>
        <h2 id={title}>سفارش‌ها بر پایهٔ وضعیت</h2>
        <CsvButton
          name="وضعیت سفارش‌ها"
          titles={['وضعیت', 'تعداد']}
          rows={bars.map((bar) => [bar.title, bar.count])}
        />
      </S.Head>
      {bars.length === 0 && <p>در این بازه سفارشی ثبت نشده است.</p>}
      <ul className="visually-hidden">
        {bars.map((bar) => (
          <li key={bar.title}>
            {bar.title}: {formatNumber(bar.count)}
          </li>
        ))}
      </ul>
      {bars.length > 0 && (
        <S.Plot aria-hidden style={{ blockSize: bars.length * barHeight }}>
          <ResponsiveContainer width="100%" height="100%">
            <BarChart
              data={bars}
              layout="vertical"
              margin={{ top: 0, right: 0, bottom: 0, left: 40 }}
              accessibilityLayer={false}
            >
              <XAxis type="number" reversed hide />
              <YAxis
                type="category"
                dataKey="title"
                orientation="right"
                width={120}
                tickLine={false}
                axisLine={false}
                tickFormatter={plotText}
                tick={{ fill: 'var(--ink)', fontSize: 13 }}
              />
              <Bar dataKey="count" fill="var(--accent)" radius={4} barSize={18} isAnimationActive={false}>
                <LabelList
                  dataKey="count"
                  position="right"
                  fill="var(--ink-2)"
                  fontSize={13}
                  formatter={(value) => plotText(formatNumber(Number(value)))}
                />
              </Bar>
            </BarChart>
          </ResponsiveContainer>
        </S.Plot>
      )}
    </Panel>
  );
}

import { useState } from 'react';
import { DeskData } from '@/components/desk/kit/DeskData';
import { FilterField } from '@/components/desk/kit/FilterField';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { mostReportRows, type Period, type ReportName, reportColumns } from '@/contract/desk/numberReport';
import { useDeskRead } from '@/hooks/desk';
import { keysOf } from '@/utils/keysOf';
import { formatNumber } from '@/utils/money';
import { NumberTable } from './NumberTable';
import { reportColumnTexts, reportTexts } from './reportTexts';

const options = keysOf(reportTexts).map((value) => ({ value, title: reportTexts[value].title }));

/** The numbers of a period by one thing: categories, cities, steps towards a purchase… */
export function Reports({ period }: { period: Period }) {
  const [report, setReport] = useState<ReportName>('categories');
  return (
    <Stack gap={3}>
      <FilterField label="گزارش" options={options} value={report} onChoose={setReport} />
      {/* Another report has other columns, so the answer of the report before is not shown. */}
      <ReportTable key={report} report={report} period={period} />
    </Stack>
  );
}

function ReportTable({ report, period }: { report: ReportName; period: Period }) {
  const read = useDeskRead('numberReport', { report, ...period });
  const { title, about, unknown = '', nameOf, titles, bar, note } = reportTexts[report];
  const nameOfKey = (key: string) => (key === '' ? unknown : (nameOf?.(key) ?? key));
  return (
    <DeskData read={read} name={title}>
      {({ rows, isCut }) => (
        <>
          <NumberTable
            title={title}
            rows={rows}
            keyOf={({ key }) => key}
            empty="در این بازه چیزی ثبت نشده است."
            columns={[
              {
                title: about,
                wraps: true,
                cell: ({ key }) => <bdi>{nameOfKey(key)}</bdi>,
                value: ({ key }) => nameOfKey(key),
              },
              ...reportColumns[report].map((column) => ({
                title: titles?.[column] ?? reportColumnTexts[column].title,
                cell: ({ values }: (typeof rows)[number]) => {
                  const value = values[column] ?? null;
                  return value === null ? '' : reportColumnTexts[column].write(value);
                },
                value: ({ values }: (typeof rows)[number]) => {
                  const value = values[column] ?? null;
                  const { isInstant } = reportColumnTexts[column];
                  return isInstant && value !== null ? new Date(value).toISOString() : value;
                },
                bar: column === bar,
              })),
            ]}
          />
          {note && (
            <Text size="small" ink="muted">
              {note}
            </Text>
          )}
          {isCut && (
            <Text size="small" ink="muted">
              {formatNumber(mostReportRows)} ردیف نخست
            </Text>
          )}
        </>
      )}
    </DeskData>
  );
}

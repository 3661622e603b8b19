import { useEffect, useState } from 'react';
import { ChangePart } from '@/components/desk/kit/ChangeButton';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { FileDownloads } from '@/components/desk/kit/FileDownloads';
import { RowButton } from '@/components/desk/kit/RowButton';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
import type { CatalogueImport } from '@/contract/desk/catalogueImport';
import { useDeskRead } from '@/hooks/desk';
import { formatShortDate, formatTime } from '@/utils/dates';
import { formatNumber } from '@/utils/money';
import { FileDrop } from './FileDrop';
import { ImportProgress } from './ImportProgress';
import { importStates } from './importStates';

const isOpen = ({ state }: CatalogueImport) =>
  ['uploading', 'checking', 'checked', 'running'].includes(state);
const momentText = (instant: string) =>
  `${formatShortDate(Date.parse(instant))}، ${formatTime(Date.parse(instant))}`;

/** `/admin/catalogue?view=files`: the catalogue as a file, and files of products that change it. */
export function ImportDesk() {
  const [chosen, setChosen] = useState<string | null>(null);
  const read = useDeskRead('imports', {});
  const open = read.data?.find(isOpen)?.id ?? null;
  const shown = chosen ?? open;
  // Its report stays when it ends.
  useEffect(() => {
    if (chosen === null && open !== null) setChosen(open);
  }, [chosen, open]);
  return (
    <>
      <p>
        <Link href="/admin/catalogue">بازگشت به کالاها</Link>
      </p>
      <ExportPanel />
      {shown === null ? (
        <ChangePart>
          <FileDrop onBegun={setChosen} />
        </ChangePart>
      ) : (
        <ImportProgress key={shown} id={shown} onStateChange={read.reload} onClose={() => setChosen(null)} />
      )}
      <DeskData read={read} name="ورودهای پیشین">
        {(imports) => (
          <DeskTable
            caption="ورودهای پیشین"
            rows={imports}
            keyOf={({ id }) => id}
            empty="هنوز پرونده‌ای وارد نشده است."
            columns={[
              { title: 'پرونده', wraps: true, cell: ({ name }) => <bdi>{name}</bdi> },
              {
                title: 'وضعیت',
                cell: ({ state }) => (
                  <StateBadge tone={importStates[state].tone}>{importStates[state].title}</StateBadge>
                ),
              },
              { title: 'سطرها', cell: ({ lines }) => (lines === null ? '—' : formatNumber(lines)) },
              {
                title: 'جدید، تغییر، رد',
                cell: ({ created, changed, refused }) =>
                  [created, changed, refused].map(formatNumber).join('، '),
              },
              { title: 'زمان', cell: ({ createdAt }) => momentText(createdAt) },
              {
                cell: ({ id, name }) => (
                  <RowButton aria-label={`گزارش ${name}`} onClick={() => setChosen(id)}>
                    گزارش
                  </RowButton>
                ),
              },
            ]}
          />
        )}
      </DeskData>
    </>
  );
}

function ExportPanel() {
  return (
    <Card gap={4} aria-label="خروجی گرفتن">
      <Heading>خروجی گرفتن</Heading>
      <Text size="small" ink="muted">
        همهٔ کالاها، هر تنوع در یک سطر. همین پرونده را پس از ویرایش می‌توانید دوباره وارد کنید.
      </Text>
      <FileDownloads
        files={[
          {
            title: 'دریافت CSV (برای اکسل)',
            file: { kind: 'catalogue', query: { format: 'csv' } },
            name: 'products.csv',
          },
          {
            title: 'دریافت JSON (هر سطر یک تنوع)',
            file: { kind: 'catalogue', query: { format: 'ndjson' } },
            name: 'products.ndjson',
          },
        ]}
      />
    </Card>
  );
}

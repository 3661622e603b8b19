import { Button } from '@/components/ui/kit/Button';
import { IconButton } from '@/components/ui/kit/IconButton';
import { Undo2, X } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import type { BasketImport, ImportReason } from '@/contract/basket';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { type ImportSource, reportClosed, selectImport, undoImport } from '@/store/basketImport';
import { formatNumber } from '@/utils/money';
import * as S from './BasketImportReport.styles';

const reasons: Record<ImportReason, string> = {
  stock: 'موجودی کافی نیست',
  maxBuy: 'بیش از سقف خرید هر نفر',
  gone: 'دیگر فروخته نمی‌شود',
  full: 'سبد جای ردیف جدید ندارد',
};

const titles: Record<ImportSource, { added: string; none: string }> = {
  guest: { added: 'سبد پیشین شما به سبد حسابتان افزوده شد', none: 'کالاهای سبد پیشین افزوده نشد' },
  order: { added: 'کالاهای سفارش به سبد شما افزوده شد', none: 'کالاهای این سفارش افزوده نشد' },
};

/** Reports how the lines of a guest, or of an order, were merged into the customer's basket, and offers to undo it. */
export function BasketImportReport({ report }: { report: BasketImport }) {
  const dispatch = useAppDispatch();
  const { undoing, source } = useAppSelector(selectImport);
  const { id, added, reduced, dropped } = report;
  const changed = added.length + reduced.length > 0;
  return (
    <S.Card aria-labelledby="import-report" aria-live="polite">
      <div className="head">
        <h2 id="import-report">{titles[source][changed ? 'added' : 'none']}</h2>
        <IconButton label="بستن گزارش سبد" onClick={() => dispatch(reportClosed())}>
          <X size={20} />
        </IconButton>
      </div>
      <ReportLines
        kind="added"
        title="افزوده شد"
        lines={added.map(({ title, qty }) => ({ title, note: `${formatNumber(qty)} عدد` }))}
      />
      <ReportLines
        kind="reduced"
        title="کمتر از خواستهٔ شما افزوده شد"
        lines={reduced.map(({ title, qty, wanted, reason }) => ({
          title,
          note: `${formatNumber(qty)} از ${formatNumber(wanted)} عدد؛ ${reasons[reason]}`,
        }))}
      />
      <ReportLines
        kind="dropped"
        title="افزوده نشد"
        lines={dropped.map(({ title, reason }) => ({ title, note: reasons[reason] }))}
      />
      <div className="actions">
        {changed && (
          <Button
            variant="secondary"
            size="small"
            disabled={undoing}
            onClick={() => dispatch(undoImport.request(id))}
          >
            <Undo2 size={16} />
            {undoing ? 'در حال بازگرداندن…' : 'بازگرداندن'}
          </Button>
        )}
        <Button size="small" onClick={() => dispatch(reportClosed())}>
          باشد
        </Button>
      </div>
    </S.Card>
  );
}

type ReportLinesProps = {
  kind: 'added' | 'reduced' | 'dropped';
  title: string;
  lines: readonly { title: string; note: string }[];
};

function ReportLines({ kind, title, lines }: ReportLinesProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 data-kind={kind}>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.title + line.note}>
            <ModelName>{line.title}</ModelName>
            <small>{line.note}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

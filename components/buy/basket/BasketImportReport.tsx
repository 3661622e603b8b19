import styled from 'styled-components';
import { Button } from '@/components/ui/kit/Button';
import { IconButton } from '@/components/ui/kit/IconButton';
import { Undo2, X } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { BasketImport, ImportReason } from '@/contract/basket';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { type ImportSource, reportClosed, selectImport, undoImport } from '@/store/basketImport';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';
import { formatNumber } from '@/utils/money';

/** A card over the page that does not block it; on phones it is above the bottom bar. */
const Report = styled(Card)`
  position: fixed;
  inset-block-end: calc(var(--bottom-bar-space, 0px) + 16px);
  inset-inline: 16px;
  z-index: ${layers.popup};
  max-block-size: min(70dvh, 560px);
  overflow: auto;
  box-shadow: var(--shadow-lifted);
  ${media.md} {
    inset-inline-start: auto;
    inset-inline-end: 24px;
    inset-block-end: 24px;
    inline-size: 440px;
  }
`;

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
    <Report dense aria-labelledby="import-report" aria-live="polite">
      <Row justify="between">
        <Heading id="import-report">{titles[source][changed ? 'added' : 'none']}</Heading>
        <IconButton label="بستن گزارش سبد" onClick={() => dispatch(reportClosed())}>
          <X size={20} />
        </IconButton>
      </Row>
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
      <Actions>
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
      </Actions>
    </Report>
  );
}

const inks = { added: 'success', reduced: 'warning', dropped: 'danger' } as const;

type ReportLinesProps = {
  kind: keyof typeof inks;
  title: string;
  lines: readonly { title: string; note: string }[];
};

function ReportLines({ kind, title, lines }: ReportLinesProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <Heading level={3} size="small" ink={inks[kind]}>
        {title}
      </Heading>
      <Stack as="ul" gap={2}>
        {lines.map((line) => (
          <Row as="li" key={line.title + line.note} align="start" justify="between" gap={4}>
            <Text as="span" size="small">
              <ModelName>{line.title}</ModelName>
            </Text>
            <Text as="small" size="caption" ink="muted">
              {line.note}
            </Text>
          </Row>
        ))}
      </Stack>
    </>
  );
}

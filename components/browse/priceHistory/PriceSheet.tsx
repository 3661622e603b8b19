import styled from 'styled-components';
import { PriceAlertForm } from '@/components/browse/alert/PriceAlertForm';
import { DialogHeader } from '@/components/ui/kit/DialogHeader';
import { Modal } from '@/components/ui/kit/Modal';
import { RetryButton } from '@/components/ui/kit/RetryButton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { PricePoint } from '@/contract/product';
import type { VariantView } from '@/contract/view';
import { useRead } from '@/hooks/useCalls';
import { usePricing } from '@/hooks/usePricing';
import { useToday } from '@/hooks/useToday';
import { comparedDays, lowestBeforePresent, lowestPrice } from '@/rules/priceHistory';
import { formatDate } from '@/utils/dates';
import { formatToman } from '@/utils/money';
import { dayMs } from '@/utils/timeUnits';
import { PriceChart } from './PriceChart';

/** Keeps the room of the chart, so that the form below does not move when the prices come. */
const ChartRoom = styled.section`
  min-block-size: 292px;
`;

/** Compares the present price with the lowest of 30 days: before a running promotion, else up to now. */
function lowestText(points: readonly PricePoint[], isPromotion: boolean, now: number): string | null {
  const lowest = isPromotion
    ? lowestBeforePresent(points)
    : lowestPrice(points, now - comparedDays * dayMs, now);
  if (lowest === null) return null;
  return isPromotion
    ? `کمترین قیمت در ۳۰ روز پیش از این تخفیف: ${formatToman(lowest)}`
    : `کمترین قیمت در ۳۰ روز گذشته: ${formatToman(lowest)}`;
}

type Props = { current: VariantView; onClose: () => void };

/** The prices of a variant in the last 90 days, and the request for a message when it becomes cheaper, in a drawer. */
export default function PriceSheet({ current, onClose }: Props) {
  const { productPropertyId, colour, option, promotionTo, stock } = current;
  const { price, remaining } = usePricing(current);
  const now = useToday();
  const { data: points, status, load } = useRead('priceHistory', { productPropertyId });
  const failed = status === 'failed';

  return (
    <Modal kind="drawer" titleId="prices-title" onClose={onClose}>
      {(close) => (
        <Card as="div" tone="plain" gap={4} dense>
          <DialogHeader id="prices-title" title="نمودار قیمت" onClose={close} />
          <Text ink="muted">{option ? `${colour.title}، ${option.title}` : colour.title}</Text>
          <Text as={Stack} gap={1} size="small" ink="muted">
            <Text as="b" size="heading" ink="plain">
              {formatToman(price)}
            </Text>
            {remaining !== null && promotionTo !== null && (
              <span>با تخفیف تا {formatDate(Date.parse(promotionTo))}</span>
            )}
            {points && <span>{lowestText(points, remaining !== null, now)}</span>}
          </Text>
          <Stack as={ChartRoom} aria-label="قیمت در ۹۰ روز گذشته" aria-busy={!points && !failed}>
            {points && <PriceChart points={points} now={now} />}
            {!points && <p role="status">{failed ? 'قیمت‌ها بارگذاری نشد.' : 'در حال خواندن قیمت‌ها…'}</p>}
            {failed && <RetryButton variant="secondary" onClick={load} />}
          </Stack>
          {stock > 0 && (
            <PriceAlertForm key={productPropertyId} productPropertyId={productPropertyId} price={price} />
          )}
        </Card>
      )}
    </Modal>
  );
}

import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/kit/Button';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { CircleX } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { StateChip } from '@/components/ui/panel/StateChip';
import type { Order } from '@/contract/order';
import { useChange } from '@/hooks/useCalls';
import { fileAddress } from '@/rules/fileAddress';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { nextStep, reasonTitles } from './returnTexts';

const Photos = styled.div`
  img {
    inline-size: 64px;
    block-size: 64px;
    border-radius: var(--radius-m);
    object-fit: cover;
  }
`;

/** The returns of an order: their products, state, photos and what to do next. */
export default function OrderReturns({ order }: { order: Order }) {
  const cancelling = useChange('cancelReturn');
  const [asks, setAsks] = useState<number | null>(null);
  const titleOf = (id: number) => order.items.find((item) => item.id === id)?.title ?? '';
  return (
    <Card aria-labelledby="order-returns">
      <Heading id="order-returns">مرجوعی</Heading>
      <Stack as="ul" divided>
        {order.returns.map((one) => (
          <Stack as="li" key={one.id} gap={2}>
            <Row justify="between" wrap>
              <StateChip state={one.state} />
              <Text as="span" size="small" ink="muted">
                {formatDate(Date.parse(one.changedAt))}
              </Text>
            </Row>
            <ul>
              {one.service !== null && (
                <Text as="li" size="small">
                  {one.service}، بدون کالا
                </Text>
              )}
              {one.lines.map(({ itemId, qty }) => (
                <Text as="li" size="small" key={itemId}>
                  <ModelName>{titleOf(itemId)}</ModelName>، {toPersianDigits(qty)} عدد
                </Text>
              ))}
            </ul>
            <Text size="small">
              {reasonTitles[one.reason]}
              {one.note && `: ${one.note}`}
            </Text>
            {one.photos.length > 0 && (
              <Row as={Photos} wrap>
                {one.photos.map(({ id, link }, index) => (
                  // biome-ignore lint/performance/noImgElement: a private file behind a signed link; the image optimiser must not keep it.
                  <img
                    key={id}
                    src={fileAddress(link)}
                    alt={`عکس ${toPersianDigits(index + 1)} این مرجوعی`}
                  />
                ))}
              </Row>
            )}
            {nextStep(one) && (
              <Text size="small" ink="muted">
                {nextStep(one)}
              </Text>
            )}
            {one.state === 'requested' && (
              <div>
                <Button
                  variant="secondary"
                  size="small"
                  disabled={cancelling.saving}
                  onClick={() => setAsks(one.id)}
                >
                  <CircleX size={16} />
                  لغو مرجوعی
                </Button>
              </div>
            )}
          </Stack>
        ))}
      </Stack>
      {asks !== null && (
        <ConfirmDialog
          icon={<CircleX size={24} />}
          title="درخواست مرجوعی لغو شود؟"
          text="تا پایان مهلت می‌توانید دوباره درخواست بدهید."
          action="لغو مرجوعی"
          onConfirm={() => cancelling.send({ id: asks })}
          onClose={() => setAsks(null)}
        />
      )}
    </Card>
  );
}

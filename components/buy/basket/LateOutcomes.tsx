import { IconButton } from '@/components/ui/kit/IconButton';
import { Undo2, X } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { quantityWanted } from '@/store/basket';
import { type LateOutcome, outcomesClosed, selectKeptBasket } from '@/store/keptBasket';
import { formatNumber } from '@/utils/money';

const quantityText = (qty: number) => (qty > 0 ? `${formatNumber(qty)} عدد` : 'حذف');

function Outcome({ outcome }: { outcome: LateOutcome }) {
  const dispatch = useAppDispatch();
  const { productPropertyId, title, found, qty, refusal } = outcome;
  const undo = () => {
    dispatch(quantityWanted({ productPropertyId, qty: found }));
    dispatch(outcomesClosed(productPropertyId));
  };
  return (
    <Stack as="li" gap={1}>
      <Text as="span" weight="bold">
        <ModelName>{title}</ModelName>
      </Text>
      {refusal !== null ? (
        <Text size="small" ink="danger">
          خواستهٔ شما ({quantityText(qty)}) انجام نشد: {refusal}
        </Text>
      ) : (
        <Row gap={3} justify="between">
          <Text size="small" ink="muted">
            هنگام قطع اتصال جای دیگری {found > 0 ? `${formatNumber(found)} عدد` : 'حذف'} شده بود؛ اکنون خواستهٔ
            شما ({quantityText(qty)}) جای آن است.
          </Text>
          <TextButton aria-label={`بازگرداندن ${title}`} onClick={undo}>
            <Undo2 size={16} />
            بازگرداندن
          </TextButton>
        </Row>
      )}
    </Stack>
  );
}

/** Reports, line by line, changes that waited for the network and were refused or met a line that had changed meanwhile. */
export function LateOutcomes() {
  const dispatch = useAppDispatch();
  const { outcomes } = useAppSelector(selectKeptBasket);
  if (outcomes.length === 0) return null;
  return (
    <Card dense role="status" aria-labelledby="late-outcomes">
      <Row justify="between">
        <Heading id="late-outcomes" size="small">
          پس از اتصال دوباره
        </Heading>
        <IconButton label="بستن گزارش سبد" onClick={() => dispatch(outcomesClosed())}>
          <X size={20} />
        </IconButton>
      </Row>
      <Stack as="ul" gap={3}>
        {outcomes.map((outcome) => (
          <Outcome key={outcome.productPropertyId} outcome={outcome} />
        ))}
      </Stack>
    </Card>
  );
}

import styled from 'styled-components';
import { Checkbox } from '@/components/ui/kit/Checkbox';
import { ArrowLeft, Clock } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount } from '@/components/ui/kit/Price';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Card } from '@/components/ui/layout/Card';
import { Divider } from '@/components/ui/layout/Divider';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { useAppDispatch } from '@/hooks/useStore';
import type { AmountChange, LineChange, ReviewChanges } from '@/rules/checkout/changes';
import { lineStepped } from '@/store/basket';
import { changesAcceptanceChanged } from '@/store/checkout';
import { media } from '@/styles/media';
import { formatNumber } from '@/utils/money';

/** List of changes, in a box with the outline of a warning. */
const Changes = styled.section`
  overflow: hidden;
  border: 2px solid var(--warning);
  border-radius: var(--radius-l);

  > header {
    padding: var(--space-3) var(--space-4);
    background: var(--warning-ground);
    color: var(--warning);
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: var(--space-1) var(--space-3);
    ${media.tablet} {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
  }
  .remove {
    grid-column: 2;
    justify-self: start;
    ${media.tablet} {
      grid-column: auto;
    }
  }
`;

/** «۳۱٬۲۵۰٬۰۰۰ ← ۳۳٬۵۵۰٬۰۰۰», or the amount and that it has not changed. */
function Change({ title, change }: { title: string; change: AmountChange }) {
  return (
    <Row>
      <Text as="dt" ink="muted">
        {title}
      </Text>
      <Text as="dd" weight="bold">
        {change.before === change.after ? (
          `${formatNumber(change.after)}، بی‌تغییر`
        ) : (
          <Row as="span" wrap>
            {formatNumber(change.before)}
            <ArrowLeft size={16} />
            <span className="visually-hidden"> شد </span>
            {formatNumber(change.after)}
          </Row>
        )}
      </Text>
    </Row>
  );
}

function ChangedLine({ change: { line, price, qty } }: { change: LineChange }) {
  const dispatch = useAppDispatch();
  const gone = qty.after === 0;
  return (
    <li>
      <Picture src={line.imageUrl} alt="" width={64} unavailable={gone} />
      <div>
        <Heading level={4} weight="medium">
          <ModelName>{line.title}</ModelName>
          {line.colourTitle && `، ${line.colourTitle}`}
        </Heading>
        {gone && <Text size="small">دیگر در سبد شما نیست.</Text>}
        {!gone && qty.after !== qty.before && (
          <Text size="small">
            تعداد: {formatNumber(qty.before)} عدد، اکنون {formatNumber(qty.after)} عدد
          </Text>
        )}
        {!gone && price.after !== price.before && (
          <Row as="p" wrap>
            <Text as="s" size="small" ink="faint">
              <span className="visually-hidden">قیمت پیشین </span>
              {formatNumber(price.before)}
            </Text>
            <ArrowLeft size={16} />
            <Text as="b" size="title" weight="black">
              <span className="visually-hidden">قیمت جدید </span>
              <Amount value={price.after} />
            </Text>
          </Row>
        )}
      </div>
      {!gone && line.canDelete && (
        <TextButton
          className="remove"
          onClick={() => dispatch(lineStepped({ productPropertyId: line.productPropertyId, step: 'remove' }))}
        >
          حذف این کالا
          <span className="visually-hidden">: {line.title}</span>
        </TextButton>
      )}
    </li>
  );
}

function titleOf({ lines, dearer }: ReviewChanges): string {
  const repriced = lines.filter(({ price }) => price.before !== price.after).length;
  if (repriced === 1) return 'قیمت یک کالا تغییر کرد';
  if (repriced > 1) return `قیمت ${formatNumber(repriced)} کالا تغییر کرد`;
  return dearer ? 'مبلغ سفارش تغییر کرد' : 'سفارش تغییر کرد';
}

type Props = { changes: ReviewChanges; accepted: boolean };

/** Changes by the shop since the shopper saw the review. A higher price needs the shopper's consent. */
export function PriceChanges({ changes, accepted }: Props) {
  const dispatch = useAppDispatch();
  const { lines, shipping, today, month, dearer } = changes;
  return (
    <Changes role="alert" aria-labelledby="changes-title">
      <Row as="header" align="start" gap={3}>
        <Clock size={24} />
        <div>
          <Heading level={3} size="title" id="changes-title">
            {titleOf(changes)}
          </Heading>
          <Text size="small">هنوز چیزی از شما کسر نشده است.</Text>
        </div>
      </Row>
      <Card as="div" tone="plain" dense>
        {lines.length > 0 && (
          <Stack as="ul">
            {lines.map((change) => (
              <ChangedLine
                key={`${change.line.productPropertyId} ${change.line.canDelete}`}
                change={change}
              />
            ))}
          </Stack>
        )}
        {(shipping || today || month) && (
          <Stack as="dl" gap={1}>
            {shipping && <Change title="هزینهٔ ارسال" change={shipping} />}
            {today && <Change title="اکنون می‌پردازید" change={today} />}
            {month && <Change title="قسط ماهانه" change={month} />}
          </Stack>
        )}
        {dearer && (
          <>
            <Divider />
            <Checkbox
              checked={accepted}
              onChange={({ currentTarget }) => dispatch(changesAcceptanceChanged(currentTarget.checked))}
            >
              قیمت جدید را دیدم و می‌پذیرم
            </Checkbox>
          </>
        )}
      </Card>
    </Changes>
  );
}

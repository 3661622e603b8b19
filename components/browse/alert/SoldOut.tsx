import styled from 'styled-components';
import { Button } from '@/components/ui/kit/Button';
import { Bell, CircleCheck } from '@/components/ui/kit/icons';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import { useVariantAlert } from './useVariantAlert';

const Sheet = styled(Card)`
  justify-items: center;
  margin-block-start: var(--space-6);
  color: var(--ink-2);
  text-align: center;
`;

type Props = {
  productPropertyId: number;
  /** Whether another variant of the product is in stock. */
  othersLeft: boolean;
};

/** Replaces the offer when the chosen variant is sold out. The shopper can ask for a message when it is back. */
export default function SoldOut({ productPropertyId, othersLeft }: Props) {
  const { alert, changing, change } = useVariantAlert(productPropertyId, 'stock');

  return (
    <Sheet forwardedAs="div" tone="sunken" gap={2}>
      <Text as="b" size="title" ink="plain">
        {othersLeft ? 'این رنگ و مدل فعلاً موجود نیست' : 'این کالا فعلاً موجود نیست'}
      </Text>
      {othersLeft && <p>رنگ یا نوع دیگری را ببینید.</p>}
      {alert ? (
        <>
          <Text as={Row} ink="success" weight="medium" role="status">
            <CircleCheck size={16} />
            اگر موجود شد، با پیامک خبرتان می‌کنیم.
          </Text>
          <Button variant="quiet" size="small" disabled={changing} onClick={() => change(false)}>
            دیگر خبر ندهید
          </Button>
        </>
      ) : (
        <Button variant="secondary" wide disabled={changing} onClick={() => change(true)}>
          <Bell size={20} />
          اگر موجود شد، خبرم کن
        </Button>
      )}
    </Sheet>
  );
}

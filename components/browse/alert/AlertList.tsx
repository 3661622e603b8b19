import { useRef } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/kit/Button';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { Alert } from '@/contract/alert';
import { useChange, useRead } from '@/hooks/useCalls';
import { useAppDispatch } from '@/hooks/useStore';
import { personNeeded } from '@/store/session/signIn';
import { formatToman } from '@/utils/money';

/** The list of alerts below the favorites. */
const Sheet = styled(Card)`
  margin-block-start: var(--space-4);

  h2:focus {
    outline: none;
  }
  li a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    font-weight: 600;
  }
`;

/** The event for which the customer waits. */
function waitedFor({ kind, target, priceThen }: Alert): string {
  if (kind === 'stock') return 'موجود شدن';
  if (target !== null) return `رسیدن قیمت به ${formatToman(target)}`;
  return priceThen === null ? 'ارزان شدن' : `ارزان‌تر شدن از ${formatToman(priceThen)}`;
}

/** The products about which the customer wants a message, each with the button that ends it; nothing without one. */
export function AlertList() {
  const dispatch = useAppDispatch();
  const { data: alerts } = useRead('alerts', {});
  const change = useChange('changeAlert');
  const heading = useRef<HTMLHeadingElement>(null);

  if (!alerts || alerts.length === 0) return null;
  return (
    <Sheet aria-labelledby="alerts">
      <Heading id="alerts" ref={heading} tabIndex={-1}>
        خبرم کن
      </Heading>
      <Text size="small" ink="muted">
        هر کدام را که رخ دهد، یک بار با پیامک و با پیامی در حساب شما خبر می‌دهیم.
      </Text>
      <Stack as="ul" gap={3} divided>
        {alerts.map((alert) => {
          const { productPropertyId, kind, product } = alert;
          return (
            <Row as="li" justify="between" gap={3} key={`${productPropertyId} ${kind}`}>
              <Stack gap={0}>
                <Link href={`/products/${product.id}/${product.slug}?variant=${productPropertyId}`}>
                  {product.title}
                </Link>
                <Text as="small" size="small" ink="muted">
                  {product.variant}؛ {waitedFor(alert)}
                </Text>
              </Stack>
              <Button
                variant="quiet"
                size="small"
                disabled={change.saving}
                aria-label={`دیگر خبر ندهید: ${product.title}، ${waitedFor(alert)}`}
                onClick={() => {
                  heading.current?.focus();
                  dispatch(
                    personNeeded(change.request({ productPropertyId, kind, target: null, wanted: false })),
                  );
                }}
              >
                دیگر خبر ندهید
              </Button>
            </Row>
          );
        })}
      </Stack>
    </Sheet>
  );
}

import styled from 'styled-components';
import { CopyButton } from '@/components/ui/kit/CopyButton';
import { MapPin, Truck } from '@/components/ui/kit/icons';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { Order } from '@/contract/order';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';

const Term = styled.dt`
  margin-block-end: var(--space-1);
  font-weight: 700;
`;

/** How far a parcel is, as its carrier says. */
const carrierStates = {
  waiting: 'پیک در راه فروشگاه است',
  fetched: 'پیک بسته را گرفت',
  delivered: 'پیک بسته را تحویل داد',
  cancelled: 'درخواست پیک لغو شد',
} as const;

/** The receiver, the address and the delivery method of an order. */
export function OrderDelivery({ order: { address, delivery } }: { order: Order }) {
  return (
    <Card aria-label="تحویل">
      <Grid as="dl" columnsTablet={2} gap={5}>
        <div>
          <Row as={Term}>
            <MapPin size={20} />
            تحویل به
          </Row>
          <Text as="dd" size="small" ink="muted">
            <b>{address.receiverName}</b>، <bdi dir="ltr">{toPersianDigits(address.receiverMobile)}</bdi>
          </Text>
          <Text as="dd" size="small" ink="muted">
            {toPersianDigits(address.text)}
          </Text>
          {address.postalCode && (
            <Text as="dd" size="small" ink="muted">
              کد پستی <bdi dir="ltr">{toPersianDigits(address.postalCode)}</bdi>
            </Text>
          )}
        </div>
        <div>
          <Row as={Term}>
            <Truck size={20} />
            {delivery.title}
          </Row>
          {delivery.slot && (
            <Text as="dd" size="small" ink="muted">
              {delivery.slot}
            </Text>
          )}
          {delivery.company && delivery.company !== delivery.title && (
            <Text as="dd" size="small" ink="muted">
              با {delivery.company}
            </Text>
          )}
          {delivery.trackingCode && (
            <Text as="dd" size="small" ink="muted">
              کد رهگیری{' '}
              <bdi dir="ltr" data-long>
                {toPersianDigits(delivery.trackingCode)}
              </bdi>
              <CopyButton text={delivery.trackingCode} name="کد رهگیری" />
            </Text>
          )}
          {delivery.carrierState && delivery.carrierStateAt && (
            <Text as="dd" size="small" ink="muted">
              {carrierStates[delivery.carrierState]}، {formatMoment(Date.parse(delivery.carrierStateAt))}
            </Text>
          )}
          {delivery.trackingUrl && (
            <Text as="dd" size="small" ink="muted">
              <a href={delivery.trackingUrl} target="_blank" rel="noreferrer">
                پیگیری مرسوله
              </a>
            </Text>
          )}
        </div>
      </Grid>
    </Card>
  );
}

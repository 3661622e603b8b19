import { CopyButton } from '@/components/ui/kit/CopyButton';
import { MapPin, Truck } from '@/components/ui/kit/icons';
import { Panel } from '@/components/ui/panel/Panel.styles';
import type { Order } from '@/contract/order';
import { toPersianDigits } from '@/utils/digits';
import * as S from './OrderDelivery.styles';

/** The receiver, the address and the delivery method of an order. */
export function OrderDelivery({ order: { address, delivery } }: { order: Order }) {
  return (
    <Panel aria-label="تحویل">
      <S.Delivery>
        <div>
          <dt>
            <MapPin size={20} />
            تحویل به
          </dt>
          <dd>
            <b>{address.receiverName}</b>، <bdi>{toPersianDigits(address.receiverMobile)}</bdi>
          </dd>
          <dd>{toPersianDigits(address.text)}</dd>
          {address.postalCode && (
            <dd>
              کد پستی <bdi>{toPersianDigits(address.postalCode)}</bdi>
            </dd>
          )}
        </div>
        <div>
          <dt>
            <Truck size={20} />
            {delivery.title}
          </dt>
          {delivery.slot && <dd>{delivery.slot}</dd>}
          {delivery.trackingCode && (
            <dd>
              کد رهگیری <bdi data-long>{toPersianDigits(delivery.trackingCode)}</bdi>
              <CopyButton text={delivery.trackingCode} name="کد رهگیری" />
            </dd>
          )}
          {delivery.trackingUrl && (
            <dd>
              <a href={delivery.trackingUrl} target="_blank" rel="noreferrer">
                پیگیری مرسوله
              </a>
            </dd>
          )}
        </div>
      </S.Delivery>
    </Panel>
  );
}

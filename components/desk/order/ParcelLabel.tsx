import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { PrintButton } from '@/components/ui/panel/PrintButton';
import type { Order } from '@/contract/order';
import { useAppSelector } from '@/hooks/useStore';
import { selectCompanyName, selectSite } from '@/store/site';
import { toPersianDigits } from '@/utils/digits';
import { LabelSheet } from './ParcelLabel.styles';

/** The printable label of an order's parcel: from whom, to whom, and its number. */
export function ParcelLabel({ order: { id, address, delivery } }: { order: Order }) {
  const shop = useAppSelector(selectCompanyName);
  const sender = useAppSelector(selectSite)?.company.companyAddresses[0];
  return (
    <Card gap={3} aria-label="برچسب مرسوله">
      <LabelSheet aria-label="برچسب">
        <div>
          فرستنده: <b>{shop}</b>
          {sender && <div>{toPersianDigits(sender.address)}</div>}
        </div>
        <div>
          گیرنده: <b>{address.receiverName}</b>،{' '}
          <bdi dir="ltr">{toPersianDigits(address.receiverMobile)}</bdi>
          <div>{toPersianDigits(address.text)}</div>
          {address.postalCode && (
            <div>
              کد پستی <bdi dir="ltr">{toPersianDigits(address.postalCode)}</bdi>
            </div>
          )}
        </div>
        <div>
          سفارش <b>{toPersianDigits(id)}</b>، {delivery.company ?? delivery.title}
          {delivery.trackingCode && (
            <div>
              کد رهگیری{' '}
              <bdi dir="ltr" data-long>
                {toPersianDigits(delivery.trackingCode)}
              </bdi>
            </div>
          )}
        </div>
      </LabelSheet>
      <Actions>
        <PrintButton />
      </Actions>
    </Card>
  );
}

import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { DetailHead } from '@/components/desk/kit/DetailHead';
import { Actions } from '@/components/ui/layout/Actions';
import { PrintButton } from '@/components/ui/panel/PrintButton';
import type { OrderSheet } from '@/contract/desk/bulk';
import { useDeskRead } from '@/hooks/desk';
import { useAppSelector } from '@/hooks/useStore';
import { selectCompanyName, selectSite } from '@/store/site';
import { toPersianDigits } from '@/utils/digits';
import * as S from './OrderSheets.styles';

/** `/admin/orders?print=…&ids=…`: the labels of orders, or the list by which their products are taken from the shelves. */
export function OrderSheets({ what, ids }: { what: 'labels' | 'pick'; ids: string }) {
  return (
    <>
      <DetailHead title={what === 'pick' ? 'فهرست برداشت' : 'برچسب سفارش‌ها'} back="/admin/orders" />
      <DeskData read={useDeskRead('orderSheets', { ids })} name="سفارش‌ها">
        {(orders) => (
          <>
            <Actions data-unprinted>
              <PrintButton />
            </Actions>
            {what === 'pick' ? <PickList orders={orders} /> : <LabelList orders={orders} />}
          </>
        )}
      </DeskData>
    </>
  );
}

/** The labels of the parcels: from whom, to whom, and the number. What is taken at a branch has none. */
function LabelList({ orders }: { orders: readonly OrderSheet[] }) {
  const shop = useAppSelector(selectCompanyName);
  const sender = useAppSelector(selectSite)?.company.companyAddresses[0];
  const parcels = orders.filter(({ pickUp }) => !pickUp);
  if (parcels.length === 0) return <p>هیچ‌کدام از این سفارش‌ها با پست یا پیک نمی‌رود.</p>;
  return (
    <S.Labels>
      {parcels.map(({ id, address, delivery, trackingCode, lines }) => (
        <li key={id}>
          <b>
            سفارش {toPersianDigits(id)}، {delivery}
          </b>
          <span>
            فرستنده: {shop}
            {sender && `، ${toPersianDigits(sender.address)}`}
          </span>
          <span>
            گیرنده: <b>{address.receiverName}</b>،{' '}
            <bdi dir="ltr">{toPersianDigits(address.receiverMobile)}</bdi>
          </span>
          <span>{toPersianDigits(address.text)}</span>
          {address.postalCode && <span>کد پستی: {toPersianDigits(address.postalCode)}</span>}
          {trackingCode && (
            <span>
              کد رهگیری:{' '}
              <bdi dir="ltr" data-long>
                {toPersianDigits(trackingCode)}
              </bdi>
            </span>
          )}
          <small>{toPersianDigits(lines.reduce((sum, { qty }) => sum + qty, 0))} کالا</small>
        </li>
      ))}
    </S.Labels>
  );
}

/** The pieces of a variant over all orders, with the orders that they are for. */
function PickList({ orders }: { orders: readonly OrderSheet[] }) {
  const picks = new Map<string, OrderSheet['lines'][number] & { orders: string[] }>();
  for (const { id, lines } of orders)
    for (const line of lines) {
      const key = `${line.title} ${line.variant}`;
      const known = picks.get(key) ?? { ...line, qty: 0, orders: [] };
      known.qty += line.qty;
      known.orders.push(`${toPersianDigits(id)} (${toPersianDigits(line.qty)})`);
      picks.set(key, known);
    }
  const rows = [...picks].map(([key, pick]) => ({ key, ...pick })).sort((a, b) => (a.key < b.key ? -1 : 1));
  return (
    <DeskTable
      caption="فهرست برداشت"
      rows={rows}
      keyOf={({ key }) => key}
      empty="کالایی برای برداشتن نیست."
      columns={[
        {
          title: 'کالا',
          wraps: true,
          cell: ({ title, variant }) => (
            <>
              <bdi>{title}</bdi>
              <br />
              {toPersianDigits(variant)}
            </>
          ),
        },
        { title: 'کد انبار', cell: ({ sku }) => <bdi dir="ltr">{sku ?? '—'}</bdi> },
        { title: 'تعداد', cell: ({ qty }) => <b>{toPersianDigits(qty)}</b> },
        { title: 'سفارش (تعداد)', wraps: true, cell: ({ orders: of }) => of.join('، ') },
      ]}
    />
  );
}

import { useState } from 'react';
import { ChangePart } from '@/components/desk/kit/ChangeButton';
import { FileDownloads } from '@/components/desk/kit/FileDownloads';
import { FilterField } from '@/components/desk/kit/FilterField';
import { PagedTable } from '@/components/desk/kit/PagedTable';
import { ProductSearch } from '@/components/desk/kit/ProductSearch';
import { Toolbar } from '@/components/desk/kit/Toolbar.styles';
import { useCursor } from '@/components/desk/kit/useCursor';
import { Button } from '@/components/ui/kit/Button';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { TextLink } from '@/components/ui/kit/TextButton';
import { Actions } from '@/components/ui/layout/Actions';
import type { StockReason } from '@/contract/desk/stock';
import { useDeskRead } from '@/hooks/desk';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { keysOf } from '@/utils/keysOf';
import { formatNumber } from '@/utils/money';
import { SerialList } from './SerialList';
import { StockForm } from './StockForm';
import { variantTitle } from './variantName';

const reasons: Readonly<Record<StockReason, string>> = {
  start: 'موجودی آغازین',
  receipt: 'ورود به انبار',
  count: 'شمارش',
  loss: 'کسری و ضایعات',
  edit: 'ویرایش در میز',
  import: 'ورود از پرونده',
  sale: 'فروش',
  released: 'برگشت از سفارش لغوشده',
  returned: 'مرجوعی',
};
const all = 'all';
const options = keysOf(reasons).map((value) => ({ value, title: reasons[value] }));

type Chosen = { id: number; title: string };

/** `/admin/catalogue?view=stock`: every change of a stock, and what came in, was lost or was counted of one variant. */
export function StockDesk() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [reason, setReason] = useState<StockReason | typeof all>(all);
  const { cursor, turn, choose } = useCursor();
  const filter = {
    ...(chosen ? { variantId: chosen.id } : {}),
    ...(reason === all ? {} : { reason }),
  };
  const read = useDeskRead('stock', { ...filter, ...(cursor ? { cursor } : {}) });
  const show = choose(setChosen);
  return (
    <>
      <p>
        <Link href="/admin/catalogue">بازگشت به کالاها</Link>
      </p>
      <ChangePart>
        {chosen ? (
          <StockForm key={chosen.id} variant={chosen} onClose={() => show(null)} />
        ) : (
          <ProductSearch label="کالایی که موجودی‌اش را ثبت می‌کنید">
            {({ title, variants }) =>
              variants.map((variant) => {
                const name = variantTitle(title, variant);
                return (
                  <Actions key={variant.id}>
                    <Button
                      variant="quiet"
                      size="small"
                      onClick={() => show({ id: variant.id, title: name })}
                    >
                      {name} ({formatNumber(variant.stock)} عدد)
                    </Button>
                  </Actions>
                );
              })
            }
          </ProductSearch>
        )}
      </ChangePart>
      {chosen && <SerialList key={chosen.id} variant={chosen.id} />}
      <Toolbar>
        <FilterField
          label="دلیل"
          options={[{ value: all, title: 'همهٔ تغییرها' }, ...options]}
          value={reason}
          onChoose={choose(setReason)}
        />
      </Toolbar>
      <FileDownloads
        files={[
          { title: 'دریافت CSV (برای اکسل)', file: { kind: 'stock', query: filter }, name: 'stock.csv' },
        ]}
      />
      <PagedTable
        read={read}
        name="گردش انبار"
        rowsOf={({ moves }) => moves}
        cursor={cursor}
        onTurn={turn}
        keyOf={({ id }) => id}
        empty="تغییری در موجودی نیست."
        columns={[
          { title: 'زمان', cell: ({ at }) => formatMoment(Date.parse(at)) },
          {
            title: 'کالا',
            wraps: true,
            cell: ({ title, productId }) => (
              <TextLink href={`/admin/catalogue?id=${productId}`}>
                <bdi>{title}</bdi>
              </TextLink>
            ),
          },
          {
            title: 'تغییر',
            cell: ({ change }) => `${formatNumber(Math.abs(change))} ${change < 0 ? 'کم' : 'زیاد'}`,
          },
          { title: 'موجودی', cell: ({ stock }) => formatNumber(stock) },
          {
            title: 'دلیل',
            wraps: true,
            cell: ({ reason: why, orderId, note }) => (
              <>
                {reasons[why]}
                {orderId !== null && (
                  <>
                    {' '}
                    <TextLink href={`/admin/orders?id=${orderId}`}>سفارش {toPersianDigits(orderId)}</TextLink>
                  </>
                )}
                {note !== null && (
                  <>
                    <br />
                    <small>{note}</small>
                  </>
                )}
              </>
            ),
          },
          { title: 'چه کسی', cell: ({ operator }) => operator ?? '—' },
        ]}
      />
    </>
  );
}

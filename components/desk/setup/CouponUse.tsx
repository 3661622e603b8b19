import Link from 'next/link';
import { useState } from 'react';
import { ChangeButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { CsvButton } from '@/components/desk/kit/CsvButton';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { TextField } from '@/components/ui/kit/Field';
import { Amount } from '@/components/ui/kit/Price';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
import { StateChip } from '@/components/ui/panel/StateChip';
import type { SetupId } from '@/contract/desk/setup';
import { mostNewCouponCodes } from '@/contract/limits';
import { useDeskChange, useDeskRead } from '@/hooks/desk';
import { formatMoment } from '@/utils/dates';
import { parseWholeNumber, toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';

/** The single codes of a coupon and the orders that use it. */
export function CouponUse({ id, name }: { id: SetupId; name: string }) {
  const read = useDeskRead('coupon', { id: Number(id) });
  const { send, saving, failure } = useDeskChange('makeCouponCodes');
  const [typed, setTyped] = useState('۱۰۰');
  const count = parseWholeNumber(typed) ?? 0;
  return (
    <DeskData read={read} name="کاربرد این کد تخفیف">
      {({ codes, orders }) => (
        <>
          <Card gap={4} aria-labelledby="coupon-codes">
            <Heading id="coupon-codes">کدهای یک‌بارمصرف</Heading>
            <Text size="small" ink="muted">
              {codes.length === 0
                ? 'هر کد را یک سفارش به کار می‌برد. کدها را بسازید و فهرست آن‌ها را برای پیامک یا چاپ دریافت کنید.'
                : `${formatNumber(codes.length)} کد، که ${formatNumber(codes.filter(({ orderId }) => orderId !== null).length)} تای آن به کار رفته است.`}
            </Text>
            <TextField
              label="تعداد کد جدید"
              digits
              maxLength={4}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              error={failure?.fields?.count ?? null}
            />
            <Actions>
              <ChangeButton
                size="small"
                disabled={saving || count < 1 || count > mostNewCouponCodes}
                onClick={() => send({ id: Number(id), count })}
              >
                ساخت کد
              </ChangeButton>
              {codes.length > 0 && (
                <CsvButton
                  name={`کدهای ${name}`}
                  titles={['کد', 'سفارش']}
                  rows={codes.map(({ code, orderId }) => [code, orderId])}
                />
              )}
            </Actions>
            <ChangeFailure failure={failure} />
          </Card>
          <DeskTable
            caption="سفارش‌های این کد"
            rows={orders}
            keyOf={(order) => order.id}
            empty="هنوز سفارشی از این کد استفاده نکرده است."
            columns={[
              {
                title: 'سفارش',
                cell: (order) => (
                  <Link href={`/admin/orders?id=${order.id}`}>{toPersianDigits(order.id)}</Link>
                ),
              },
              { title: 'زمان', cell: ({ placedAt }) => formatMoment(Date.parse(placedAt)) },
              { title: 'کد', cell: ({ code }) => <bdi dir="ltr">{code}</bdi> },
              { title: 'تخفیف', cell: ({ discount }) => <Amount value={discount} /> },
              { title: 'وضعیت', cell: ({ state }) => <StateChip state={state} /> },
            ]}
          />
        </>
      )}
    </DeskData>
  );
}

import { useState } from 'react';
import { ChangeRowButton } from '@/components/desk/kit/ChangeButton';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { FigureList } from '@/components/desk/kit/FigureList';
import { RowButton } from '@/components/desk/kit/RowButton';
import { useCommand } from '@/components/desk/kit/useCommand';
import { Amount } from '@/components/ui/kit/Price';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { TextLink } from '@/components/ui/kit/TextButton';
import { Actions } from '@/components/ui/layout/Actions';
import { Heading } from '@/components/ui/layout/Heading';
import { useDeskRead } from '@/hooks/desk';
import { noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import { dayMs } from '@/utils/timeUnits';
import { taxStates } from './taxStates';

/** Compares the sales of a day with what the tax office has accepted. @param canSend whether electronic invoices are on */
export function TaxDay({ canSend }: { canSend: boolean }) {
  const today = tehranDateOf(Date.now());
  const [day, setDay] = useState(today);
  const read = useDeskRead('taxDay', { day });
  const { send, saving } = useCommand();
  const move = (days: number) => setDay(tehranDateOf(noonOf(day) + days * dayMs));
  return (
    <>
      <Actions justify="between">
        <Heading>مقایسهٔ فروش {formatDay(noonOf(day))}</Heading>
        <Actions>
          <RowButton onClick={() => move(-1)}>روز پیش</RowButton>
          <RowButton disabled={day >= today} onClick={() => move(1)}>
            روز بعد
          </RowButton>
        </Actions>
      </Actions>
      <DeskData read={read} name="مقایسهٔ روز">
        {({ orders, accepted, differences }) => (
          <>
            <FigureList
              minCell={280}
              figures={[
                ['سفارش‌های این روز', formatToman(orders.amount), `${toPersianDigits(orders.count)} سفارش`],
                [
                  'پذیرفته‌شده در سامانه',
                  formatToman(accepted.amount),
                  `${toPersianDigits(accepted.count)} فاکتور`,
                ],
              ]}
            />
            <DeskTable
              caption="تفاوت‌های این روز"
              rows={differences}
              keyOf={({ orderId }) => orderId}
              empty="تفاوتی نیست."
              columns={[
                {
                  title: 'سفارش',
                  cell: ({ orderId }) => (
                    <TextLink href={`/admin/orders?id=${orderId}`}>{toPersianDigits(orderId)}</TextLink>
                  ),
                },
                { title: 'مبلغ سفارش', cell: ({ ordered }) => <Amount value={ordered} /> },
                { title: 'پذیرفته‌شده', cell: ({ accepted: amount }) => <Amount value={amount} /> },
                {
                  title: 'وضعیت',
                  cell: ({ state }) => (
                    <StateBadge tone={state ? taxStates[state].tone : 'warning'}>
                      {state ? taxStates[state].title : 'در صف نیست'}
                    </StateBadge>
                  ),
                },
                {
                  cell: ({ orderId, state }) =>
                    canSend &&
                    state === null && (
                      <ChangeRowButton
                        disabled={saving}
                        aria-label={`فرستادن: سفارش ${toPersianDigits(orderId)}`}
                        onClick={() =>
                          send({ what: 'taxInvoice', id: orderId, decision: { verdict: 'resend' } })
                        }
                      >
                        بفرست
                      </ChangeRowButton>
                    ),
                },
              ]}
            />
          </>
        )}
      </DeskData>
    </>
  );
}

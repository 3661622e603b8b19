import { useState } from 'react';
import { ChangeRowButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskPager } from '@/components/desk/kit/DeskPager';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { FilterField } from '@/components/desk/kit/FilterField';
import { Toolbar } from '@/components/desk/kit/Toolbar.styles';
import { useCommand } from '@/components/desk/kit/useCommand';
import { useCursor } from '@/components/desk/kit/useCursor';
import { Note } from '@/components/ui/kit/Note';
import { Amount } from '@/components/ui/kit/Price';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { TextLink } from '@/components/ui/kit/TextButton';
import type { DeskTaxInvoice, DeskTaxPage, TaxInvoiceState } from '@/contract/desk/taxInvoice';
import { useDeskRead } from '@/hooks/desk';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { keysOf } from '@/utils/keysOf';
import { TaxDay } from './TaxDay';
import { taxStates } from './taxStates';

/** The kinds of documents by their number at the tax office. */
const kinds = ['', 'فاکتور', 'اصلاح', 'ابطال', 'برگشت از فروش'] as const;
const all = 'all';
/** States in which an operator may do something. */
const openStates: ReadonlySet<TaxInvoiceState> = new Set(['waiting', 'doubt', 'refused']);

function OfficeNote({ office, late }: Pick<DeskTaxPage, 'office' | 'late'>) {
  if (!office)
    return (
      <Note kind="warning">
        ارسال فاکتور خاموش است. <TextLink href="/admin/setup?tab=services">اتصال‌ها</TextLink> را باز کنید و
        سامانهٔ مؤدیان را روشن کنید.
      </Note>
    );
  return (
    <>
      {office.isDemo && (
        <Note kind="warning">این سامانه نمایشی است و هیچ فاکتوری به سازمان امور مالیاتی نمی‌رسد.</Note>
      )}
      {late > 0 && (
        <Note kind="danger">
          مهلت ۱۲روزهٔ ارسال {toPersianDigits(late)} فاکتور گذشته یا تا ۳ روز دیگر تمام می‌شود.
        </Note>
      )}
    </>
  );
}

/** A payment of instalments, its state at the office, and why it was not registered. */
function PaymentLine({ amount, state, faults }: DeskTaxInvoice['payments'][number]) {
  return (
    <div>
      <Amount value={Math.round(amount / 10)} />{' '}
      <StateBadge tone={taxStates[state].tone}>{taxStates[state].title}</StateBadge>{' '}
      {faults.map(({ message }) => message).join(' ')}
    </div>
  );
}

/** `/admin/orders?part=tax`: the documents about orders for the tax office, and what of a day is missing there. */
export function TaxInvoices() {
  const [state, setState] = useState<TaxInvoiceState | typeof all>(all);
  const { cursor, turn, choose } = useCursor();
  const read = useDeskRead('taxInvoices', {
    ...(state === all ? {} : { state }),
    ...(cursor ? { cursor } : {}),
  });
  const { send, saving, failure } = useCommand();
  const options = keysOf(taxStates).map((value) => ({ value, title: taxStates[value].title }));
  return (
    <>
      <Toolbar>
        <FilterField
          label="وضعیت"
          options={[{ value: all, title: 'همهٔ فاکتورها' }, ...options]}
          value={state}
          onChoose={choose(setState)}
        />
      </Toolbar>
      <ChangeFailure failure={failure} />
      <DeskData read={read} name="فاکتورهای مالیاتی">
        {({ office, late, invoices, nextCursor }) => (
          <>
            <OfficeNote office={office} late={late} />
            <DeskTable
              caption="فاکتورهای مالیاتی"
              rows={invoices}
              keyOf={({ id }) => id}
              empty="فاکتوری در این وضعیت نیست."
              columns={[
                {
                  title: 'سفارش',
                  cell: ({ orderId }) => (
                    <TextLink href={`/admin/orders?id=${orderId}`}>{toPersianDigits(orderId)}</TextLink>
                  ),
                },
                { title: 'نوع', cell: ({ kind }) => kinds[kind] },
                {
                  title: 'وضعیت',
                  cell: ({ state: one }) => (
                    <StateBadge tone={taxStates[one].tone}>{taxStates[one].title}</StateBadge>
                  ),
                },
                { title: 'مبلغ', cell: ({ bill }) => <Amount value={Math.round(bill / 10)} /> },
                {
                  title: 'شمارهٔ مالیاتی و پیگیری',
                  cell: ({ taxId, reference }) => (
                    <>
                      <bdi dir="ltr">{taxId ?? '—'}</bdi>
                      <br />
                      <small>
                        <bdi dir="ltr">{reference}</bdi>
                      </small>
                    </>
                  ),
                },
                {
                  title: 'خطا و هشدار',
                  wraps: true,
                  cell: ({ faults }) =>
                    faults.map(({ code, message }) => (
                      <div key={`${code}${message}`}>
                        {message} {/^\d+$/.test(code) && <bdi dir="ltr">({toPersianDigits(code)})</bdi>}
                      </div>
                    )),
                },
                {
                  title: 'مهلت ارسال',
                  cell: ({ state: one, deadline }) =>
                    openStates.has(one) ? formatMoment(Date.parse(deadline)) : '—',
                },
                {
                  title: 'پرداخت قسط‌ها',
                  wraps: true,
                  cell: ({ payments }) =>
                    payments.length === 0
                      ? '—'
                      : payments.map((one) => <PaymentLine key={one.paidAt} {...one} />),
                },
                {
                  cell: ({ state: one, orderId, payments }) =>
                    office &&
                    (openStates.has(one) || payments.some(({ state: paid }) => openStates.has(paid))) && (
                      <ChangeRowButton
                        disabled={saving}
                        aria-label={`دوباره بفرست: سفارش ${toPersianDigits(orderId)}`}
                        onClick={() =>
                          send({ what: 'taxInvoice', id: orderId, decision: { verdict: 'resend' } })
                        }
                      >
                        دوباره بفرست
                      </ChangeRowButton>
                    ),
                },
              ]}
            />
            <DeskPager cursor={cursor} nextCursor={nextCursor} onTurn={turn} />
            <TaxDay canSend={office !== null} />
          </>
        )}
      </DeskData>
    </>
  );
}

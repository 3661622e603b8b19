import { useState } from 'react';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskPager } from '@/components/desk/kit/DeskPager';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { Toolbar } from '@/components/desk/kit/Toolbar.styles';
import { Button } from '@/components/ui/kit/Button';
import { Amount } from '@/components/ui/kit/Price';
import { SelectField } from '@/components/ui/kit/SelectField';
import { TextLink } from '@/components/ui/kit/TextButton';
import { Actions } from '@/components/ui/layout/Actions';
import type { DeskInstalment, InstalmentTab } from '@/contract/desk/instalment';
import { useDeskRead } from '@/hooks/desk';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { maySee } from '@/rules/deskRights';
import { noonOf } from '@/rules/jalali/jalali';
import { deskFilesSlice, downloadFile, selectDeskFiles } from '@/store/deskFiles';
import { selectProfile } from '@/store/profile';
import { formatDay, formatShortDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';

const tabs: readonly { value: InstalmentTab; title: string }[] = [
  { value: 'late', title: 'گذشته از سررسید' },
  { value: 'due', title: 'پیش از سررسید' },
  { value: 'paid', title: 'پرداخت‌شده' },
];
const all = 'all';
const spans = [
  { value: all, title: 'هر زمان' },
  ...[7, 30, 90, 365].map((days) => ({ value: String(days), title: `تا ${toPersianDigits(days)} روز` })),
];

function LateFee({ lateFee, feeWaived, saving }: DeskInstalment) {
  if (feeWaived) return 'بخشیده شد';
  if (saving > 0)
    return (
      <>
        تسویهٔ زودهنگام، <Amount value={saving} /> کمتر
      </>
    );
  return lateFee > 0 ? <Amount value={lateFee} /> : '—';
}

/** `/admin/orders?part=instalments`: what customers owe, owe late, and have paid. */
export function InstalmentList() {
  const dispatch = useAppDispatch();
  useSlice(deskFilesSlice);
  const { isDownloading, downloadFailure } = useAppSelector(selectDeskFiles);
  const role = useAppSelector(selectProfile)?.deskRole;
  const [tab, setTab] = useState<InstalmentTab>('late');
  const [days, setDays] = useState(all);
  const [plan, setPlan] = useState(all);
  const [cursor, setCursor] = useState<string | null>(null);
  const filter = {
    tab,
    ...(days === all ? {} : { days: Number(days) }),
    ...(plan === all ? {} : { planId: Number(plan) }),
  };
  const read = useDeskRead('instalments', { ...filter, ...(cursor ? { cursor } : {}) });
  const plans = (read.data?.plans ?? []).map(({ id, title }) => ({ value: String(id), title }));
  const choose = (set: (value: string) => void) => (value: string) => {
    set(value);
    setCursor(null);
  };
  const chooseTab = choose((value) => setTab(tabs.find((one) => one.value === value)?.value ?? 'late'));
  const chooseDays = choose(setDays);
  const choosePlan = choose(setPlan);
  return (
    <>
      <Toolbar>
        <SelectField
          label="وضعیت"
          placeholder="وضعیت"
          options={tabs}
          value={tab}
          onChange={({ currentTarget }) => chooseTab(currentTarget.value)}
        />
        <SelectField
          label="فاصله تا امروز"
          placeholder="فاصله تا امروز"
          options={spans}
          value={days}
          onChange={({ currentTarget }) => chooseDays(currentTarget.value)}
        />
        <SelectField
          label="طرح"
          placeholder="طرح"
          options={[{ value: all, title: 'همهٔ طرح‌ها' }, ...plans]}
          value={plan}
          onChange={({ currentTarget }) => choosePlan(currentTarget.value)}
        />
      </Toolbar>
      {role && maySee(role, 'numbers') && (
        <Actions>
          <Button
            variant="secondary"
            size="bar"
            disabled={isDownloading}
            onClick={() =>
              dispatch(
                downloadFile.request({
                  file: { kind: 'instalments', query: filter },
                  name: 'instalments.csv',
                }),
              )
            }
          >
            دریافت CSV (برای اکسل)
          </Button>
          <span role="status">{isDownloading ? 'در حال آماده‌سازی پرونده…' : ''}</span>
        </Actions>
      )}
      <ChangeFailure failure={downloadFailure} />
      <DeskData read={read} name="قسط‌ها">
        {({ instalments, nextCursor }) => (
          <>
            <DeskTable
              caption="قسط‌ها"
              rows={instalments}
              keyOf={({ orderId, number }) => `${orderId}-${number}`}
              empty="قسطی در این وضعیت نیست."
              columns={[
                {
                  key: 'order',
                  title: 'سفارش',
                  cell: ({ orderId }) => (
                    <TextLink href={`/admin/orders?id=${orderId}`}>{toPersianDigits(orderId)}</TextLink>
                  ),
                },
                {
                  key: 'number',
                  title: 'قسط',
                  cell: ({ number, of }) => `${toPersianDigits(number)} از ${toPersianDigits(of)}`,
                },
                { key: 'plan', title: 'طرح', cell: (one) => <bdi>{one.plan}</bdi> },
                {
                  key: 'customer',
                  title: 'مشتری',
                  cell: ({ customer }) => (
                    <>
                      {customer.name || 'بی‌نام'}
                      <br />
                      <bdi dir="ltr">{toPersianDigits(customer.mobile ?? '')}</bdi>
                    </>
                  ),
                },
                { key: 'due', title: 'سررسید', cell: ({ dueDate }) => formatDay(noonOf(dueDate)) },
                { key: 'amount', title: 'مبلغ', cell: ({ amount }) => <Amount value={amount} /> },
                { key: 'fee', title: 'دیرکرد', cell: (one) => <LateFee {...one} /> },
                {
                  key: 'paid',
                  title: 'پرداخت',
                  cell: ({ paidAt }) => (paidAt === null ? '—' : formatShortDate(Date.parse(paidAt))),
                },
              ]}
            />
            <DeskPager cursor={cursor} nextCursor={nextCursor} onTurn={setCursor} />
          </>
        )}
      </DeskData>
    </>
  );
}

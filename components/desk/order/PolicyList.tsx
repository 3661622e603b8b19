import { useState } from 'react';
import { ChangeRowButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskPager } from '@/components/desk/kit/DeskPager';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { FileDownloads } from '@/components/desk/kit/FileDownloads';
import { FilterField } from '@/components/desk/kit/FilterField';
import { Toolbar } from '@/components/desk/kit/Toolbar.styles';
import { useCommand } from '@/components/desk/kit/useCommand';
import { useCursor } from '@/components/desk/kit/useCursor';
import { Note } from '@/components/ui/kit/Note';
import { Amount } from '@/components/ui/kit/Price';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { TextLink } from '@/components/ui/kit/TextButton';
import type { DeskPolicy, DeskPolicyPage, PolicyTab } from '@/contract/desk/policy';
import { useDeskRead } from '@/hooks/desk';
import { useToday } from '@/hooks/useToday';
import { addJalaliMonths, dateOfJalali, jalaliOf, noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { jalaliMonths } from '@/rules/jalali/jalaliBirth';
import { formatShortDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { policyStates } from './policyStates';

const tabs: readonly { value: PolicyTab; title: string }[] = [
  { value: 'issued', title: 'صادرشده در ماه' },
  { value: 'cancelled', title: 'لغوشده در ماه' },
  { value: 'open', title: 'صادرنشده و ناتمام' },
];
const all = 'all';
/** Months that can be looked back. */
const monthCount = 24;

/** The first days of the month of a moment and of those before it, with their titles. @param today ms */
function monthsUntil(today: number) {
  return Array.from({ length: monthCount }, (_, index) => {
    const { year, month } = jalaliOf(noonOf(addJalaliMonths(tehranDateOf(today), -index)));
    const title = `${jalaliMonths[month - 1]} ${toPersianDigits(year)}`;
    return { value: dateOfJalali(year, month, 1), title };
  });
}

function InsurerNote({ insurer }: Pick<DeskPolicyPage, 'insurer'>) {
  if (!insurer)
    return (
      <Note kind="warning">
        بیمه‌گری وصل نیست و شمارهٔ بیمه‌نامه‌ها در صفحهٔ سفارش ثبت می‌شود. برای صدور خودکار،{' '}
        <TextLink href="/admin/setup?tab=services">اتصال‌ها</TextLink> را باز کنید.
      </Note>
    );
  return insurer.isDemo ? (
    <Note kind="warning">این بیمه‌گر نمایشی است و بیمه‌نامه‌هایش اعتباری ندارند.</Note>
  ) : null;
}

/** What is to be settled with each company for the month. */
function PolicySums({ sums }: Pick<DeskPolicyPage, 'sums'>) {
  if (sums.length === 0) return null;
  return (
    <DeskTable
      caption="جمع ماه"
      rows={sums}
      keyOf={({ provider }) => provider ?? ''}
      empty=""
      columns={[
        { title: 'شرکت', cell: ({ provider }) => provider ?? '—' },
        { title: 'صادرشده', cell: ({ issued }) => toPersianDigits(issued) },
        { title: 'مبلغ فروش', cell: ({ amount }) => <Amount value={amount} /> },
        { title: 'لغوشده', cell: ({ cancelled }) => toPersianDigits(cancelled) },
        { title: 'مبلغ برگشت‌شده', cell: ({ returned }) => <Amount value={returned} /> },
      ]}
    />
  );
}

function PolicyRows({ policies }: { policies: DeskPolicy[] }) {
  const { send, saving, failure } = useCommand();
  return (
    <>
      <ChangeFailure failure={failure} />
      <DeskTable
        caption="بیمه‌نامه‌ها"
        rows={policies}
        keyOf={({ id }) => id}
        empty="بیمه‌نامه‌ای در این فهرست نیست."
        columns={[
          {
            title: 'سفارش',
            cell: ({ orderId }) => (
              <TextLink href={`/admin/orders?id=${orderId}`}>{toPersianDigits(orderId)}</TextLink>
            ),
          },
          { title: 'شماره', cell: ({ number }) => <bdi dir="ltr">{number ?? '—'}</bdi> },
          {
            title: 'بیمه',
            wraps: true,
            cell: ({ title, product, provider }) => (
              <>
                {title} برای <bdi>{product}</bdi>
                <br />
                <small>{provider}</small>
              </>
            ),
          },
          {
            title: 'وضعیت',
            wraps: true,
            cell: ({ state, error }) => (
              <>
                <StateBadge tone={policyStates[state].tone}>{policyStates[state].title}</StateBadge>
                {error && <div>{error}</div>}
              </>
            ),
          },
          {
            title: 'صدور',
            cell: ({ issuedAt }) => (issuedAt === null ? '—' : formatShortDate(Date.parse(issuedAt))),
          },
          { title: 'مبلغ', cell: ({ amount }) => <Amount value={amount} /> },
          { title: 'برگشت‌شده', cell: ({ returned }) => (returned > 0 ? <Amount value={returned} /> : '—') },
          {
            cell: ({ orderId, itemId, serviceId, state, error }) =>
              (state === 'waiting' || error !== null) && (
                <ChangeRowButton
                  disabled={saving}
                  aria-label={`دوباره بفرست: سفارش ${toPersianDigits(orderId)}`}
                  onClick={() =>
                    send({ what: 'order', id: orderId, change: { step: 'retryPolicy', itemId, serviceId } })
                  }
                >
                  دوباره بفرست
                </ChangeRowButton>
              ),
          },
        ]}
      />
    </>
  );
}

/** `/admin/orders?part=policies`: the policies that were issued or cancelled in a month, by company, and those that are open. */
export function PolicyList() {
  const months = monthsUntil(useToday());
  const [tab, setTab] = useState<PolicyTab>('issued');
  const [chosen, setMonth] = useState<string | null>(null);
  const [provider, setProvider] = useState(all);
  const { cursor, turn, choose } = useCursor();
  const month = chosen ?? months[0]?.value ?? '';
  const filter = { tab, month, ...(provider === all ? {} : { provider }) };
  const read = useDeskRead('policies', { ...filter, ...(cursor ? { cursor } : {}) });
  const providers = (read.data?.sums ?? []).flatMap((sum) =>
    sum.provider === null ? [] : [{ value: sum.provider, title: sum.provider }],
  );
  return (
    <>
      <Toolbar>
        <FilterField label="فهرست" options={tabs} value={tab} onChoose={choose(setTab)} />
        <FilterField label="ماه" options={months} value={month} onChoose={choose(setMonth)} />
        <FilterField
          label="شرکت"
          options={[{ value: all, title: 'همهٔ شرکت‌ها' }, ...providers]}
          value={provider}
          onChoose={choose(setProvider)}
        />
      </Toolbar>
      <FileDownloads
        files={[
          {
            title: 'دریافت CSV (برای اکسل)',
            file: { kind: 'policies', query: filter },
            name: `policies-${month}.csv`,
          },
        ]}
      />
      <DeskData read={read} name="بیمه‌نامه‌ها">
        {({ insurer, policies, sums, nextCursor }) => (
          <>
            <InsurerNote insurer={insurer} />
            <PolicySums sums={sums} />
            <PolicyRows policies={policies} />
            <DeskPager cursor={cursor} nextCursor={nextCursor} onTurn={turn} />
          </>
        )}
      </DeskData>
    </>
  );
}

import { useState } from 'react';
import { ChangeButton } from '@/components/desk/kit/ChangeButton';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { RowButton } from '@/components/desk/kit/RowButton';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Actions } from '@/components/ui/layout/Actions';
import { Heading } from '@/components/ui/layout/Heading';
import type { DeskPlan, DeskService } from '@/contract/desk/facility';
import { useDeskRead } from '@/hooks/desk';
import { useMayChange } from '@/hooks/deskRights';
import { toPersianDigits } from '@/utils/digits';
import { formatMillions, formatNumber } from '@/utils/money';
import { PlanForm } from './PlanForm';
import { methods } from './planForm.schema';
import { ServiceForm } from './ServiceForm';

type Opened = { plan: DeskPlan | null } | { service: DeskService | null };

const percent = (value: number) => `${toPersianDigits(String(value)).replace('.', '٫')}٪`;
const state = ({ active }: { active: boolean }) => (
  <StateBadge tone={active ? 'success' : 'plain'}>{active ? 'فعال' : 'غیرفعال'}</StateBadge>
);

/** `/admin/plans`: instalment plans, loan plans, insurances and services. */
export default function PlansScreen() {
  const read = useDeskRead('plans', {});
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const open = useMayChange() ? 'ویرایش' : 'دیدن';

  return (
    <DeskData read={read} name="طرح‌ها">
      {({ providers, plans, services }) =>
        opened && 'plan' in opened ? (
          <PlanForm
            plan={opened.plan}
            providers={providers}
            nextSort={Math.max(0, ...plans.map(({ sort }) => sort)) + 1}
            onClose={close}
          />
        ) : opened ? (
          <ServiceForm service={opened.service} onClose={close} />
        ) : (
          <>
            <Actions justify="between">
              <Heading>طرح‌های قسطی و وام</Heading>
              <ChangeButton size="small" onClick={() => setOpened({ plan: null })}>
                طرح جدید
              </ChangeButton>
            </Actions>
            <DeskTable
              caption="طرح‌های قسطی و وام"
              rows={plans}
              keyOf={({ id }) => id}
              empty="هنوز طرحی نیست و فروشگاه فقط نقدی می‌فروشد. با «طرح جدید» نخستین طرح قسطی را بسازید."
              columns={[
                {
                  title: 'طرح',
                  wraps: true,
                  cell: ({ name, provider, loan, leasing }) => (
                    <>
                      <b>{name}</b>
                      <br />
                      {provider}
                      {loan && '، وام با درخواست'}
                      {leasing && '، لیزینگ'}
                    </>
                  ),
                },
                {
                  title: 'روش و نرخ',
                  cell: ({ method, rate }) => (
                    <>
                      {methods.find(({ value }) => value === method)?.title}
                      <br />
                      {percent(rate)} {method === 'flatMonthly' ? 'در ماه' : 'در سال'}
                    </>
                  ),
                },
                { title: 'ماه‌ها', cell: ({ months }) => months.map(formatNumber).join('، ') },
                { title: 'پیش‌پرداخت', cell: ({ prepaymentPercent }) => percent(prepaymentPercent) },
                { title: 'سقف', cell: ({ ceiling }) => formatMillions(ceiling) },
                {
                  title: 'وضعیت',
                  cell: (plan) => (
                    <>
                      {state(plan)} {plan.isDefault && <StateBadge tone="info">پیش‌فرض</StateBadge>}
                    </>
                  ),
                },
                {
                  cell: (plan) => (
                    <RowButton aria-label={`${open} ${plan.name}`} onClick={() => setOpened({ plan })}>
                      {open}
                    </RowButton>
                  ),
                },
              ]}
            />
            <Actions justify="between">
              <Heading>بیمه‌ها و خدمات</Heading>
              <ChangeButton size="small" onClick={() => setOpened({ service: null })}>
                بیمه یا خدمت جدید
              </ChangeButton>
            </Actions>
            <DeskTable
              caption="بیمه‌ها و خدمات"
              rows={services}
              keyOf={({ id }) => id}
              empty="هنوز بیمه یا خدمتی نیست. با «بیمه یا خدمت جدید» آنچه همراه کالا می‌فروشید را بسازید."
              columns={[
                {
                  title: 'عنوان',
                  wraps: true,
                  cell: ({ title, provider }) => (
                    <>
                      <b>{title}</b>
                      <br />
                      {provider}
                    </>
                  ),
                },
                { title: 'نوع', cell: ({ kind }) => (kind === 'insurance' ? 'بیمه' : 'خدمت') },
                {
                  title: 'مدت',
                  cell: ({ months }) => (months === null ? '—' : `${formatNumber(months)} ماه`),
                },
                { title: 'پله‌های قیمت', cell: ({ tiers }) => formatNumber(tiers.length) },
                { title: 'وضعیت', cell: state },
                {
                  cell: (service) => (
                    <RowButton aria-label={`${open} ${service.title}`} onClick={() => setOpened({ service })}>
                      {open}
                    </RowButton>
                  ),
                },
              ]}
            />
          </>
        )
      }
    </DeskData>
  );
}

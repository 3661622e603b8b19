import { useState } from 'react';
import { ChequeTable } from '@/components/credit/facility/ChequeTable';
import { PlanConditions } from '@/components/credit/facility/PlanConditions';
import { StairChart } from '@/components/credit/facility/StairChart';
import { AmountField } from '@/components/ui/form/AmountField';
import { DescriptionList } from '@/components/ui/kit/DescriptionList';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { Note } from '@/components/ui/kit/Note';
import { Segments } from '@/components/ui/kit/Segments';
import { SelectField } from '@/components/ui/kit/SelectField';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import type { ListedPlan } from '@/contract/facility';
import { chequeSum, listCheques } from '@/rules/facility/cheques';
import { scheduleOf } from '@/rules/facility/schedule';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';

const firstPrice = 40_000_000;

type Props = {
  plans: readonly ListedPlan[];
  /** The day of the contract, ms. */
  startsAt: number;
};

/** Number, date and amount of every cheque for a price, by the module that the basket uses. */
export function ChequeCalculator({ plans, startsAt }: Props) {
  const [planId, setPlanId] = useState(plans[0]?.id ?? 0);
  const [price, setPrice] = useState<number | null>(firstPrice);
  const [wanted, setWanted] = useState<number | null>(null);
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];
  if (!plan?.cheque) return null;
  const months = wanted !== null && plan.months.includes(wanted) ? wanted : plan.defaultMonths;
  const { quote, instalments } = scheduleOf(plan, price ?? 0, { months }, tehranDateOf(startsAt));
  const cheques = listCheques(plan.cheque, instalments);
  const owed = instalments.map((row) => row.balance + row.principal);

  return (
    <Card aria-labelledby="cheque-calculator" gap={4}>
      <Heading id="cheque-calculator">چک‌هایتان را حساب کنید</Heading>
      <Grid columnsMd={2} gap={6}>
        <Stack gap={4}>
          {plans.length > 1 && (
            <SelectField
              label="طرح"
              placeholder="طرح"
              options={plans.map(({ id, name, parentTitle }) => ({
                value: id,
                title: `${name}، ${parentTitle}`,
              }))}
              value={plan.id}
              onChange={({ currentTarget }) => setPlanId(Number(currentTarget.value))}
            />
          )}
          <AmountField label="قیمت خرید" value={price} onChange={setPrice} hint="قیمت کالاها را بنویسید." />
          <Segments
            label="تعداد ماه‌ها"
            choices={plan.months.map((value) => ({ value, title: `${toPersianDigits(value)} ماه` }))}
            value={months}
            onChange={setWanted}
          />
          <PlanConditions plan={plan} />
        </Stack>
        {quote.eligible ? (
          <Stack gap={4} aria-live="polite">
            <DescriptionList>
              <DescriptionRow name="پرداخت امروز">{formatToman(quote.payToday)}</DescriptionRow>
              <DescriptionRow name="جمع قسط‌ها">{formatToman(quote.refund)}</DescriptionRow>
              <DescriptionRow name="سود اقساط">{formatToman(quote.costOverCash)}</DescriptionRow>
            </DescriptionList>
            <StairChart owed={owed} height={96} />
            <ChequeTable
              cheques={cheques}
              caption={`${toPersianDigits(cheques.length)} برگ چک، جمعاً ${formatToman(chequeSum(cheques))}`}
            />
          </Stack>
        ) : (
          <Note kind="warning">
            وام این طرح از {formatToman(plan.minimumLoan)} آغاز می‌شود. قیمت بیشتری بنویسید.
          </Note>
        )}
      </Grid>
    </Card>
  );
}

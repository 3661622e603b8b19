import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { ChequeDecisions } from '@/components/desk/kit/ChequeDecisions';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DetailHead } from '@/components/desk/kit/DetailHead';
import { FactList } from '@/components/desk/kit/FactList';
import { useCommand } from '@/components/desk/kit/useCommand';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import type { DeskLeasing } from '@/contract/desk/request';
import { useDeskRead } from '@/hooks/desk';
import { noonOf } from '@/rules/jalali/jalali';
import { leasingStates } from '@/rules/leasing/texts';
import { formatDate, formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import { LeasingDecisions } from './LeasingDecisions';

function Leasing({ leasing }: { leasing: DeskLeasing }) {
  const decision = useCommand();
  const judgement = useCommand();
  const saving = decision.saving || judgement.saving;
  const { request, customer, nationalCode, enquiry, chequeOwners } = leasing;
  const { id, state, plan, amount, granted, months, score, createdAt, useBefore, reason, cheques, credit } =
    request;
  const look = leasingStates[state];
  return (
    <>
      <Card gap={4} aria-labelledby="desk-leasing-step">
        <Heading id="desk-leasing-step">
          <StateBadge tone={look.tone}>{look.title}</StateBadge>
        </Heading>
        <FactList
          facts={[
            ['متقاضی', customer.name],
            ['موبایل', toPersianDigits(customer.mobile ?? '')],
            ['کد ملی', toPersianDigits(nationalCode ?? '')],
            ['طرح', plan.name],
            ['مبلغ درخواستی', formatToman(amount)],
            ['مبلغ تأییدشده', granted !== null && formatToman(granted)],
            ['قسط‌ها', `${toPersianDigits(months)} ماهه`],
            [
              'امتیاز اعتباری',
              score !== null &&
                `${toPersianDigits(score)}${enquiry?.isDemo ? ' (نمایشی)' : ''}، کمینهٔ طرح ${toPersianDigits(plan.leastScore)}`,
            ],
            ['رضایت به استعلام', enquiry && formatMoment(Date.parse(enquiry.consentedAt))],
            ['تاریخ درخواست', formatMoment(Date.parse(createdAt))],
            ['مهلت چک و خرید', useBefore && formatDate(noonOf(useBefore))],
            ['ماندهٔ اعتبار', credit && formatToman(credit.left)],
            ['دلیل', reason],
          ]}
        />
        <ChangeFailure failure={decision.failure} />
        <LeasingDecisions
          request={request}
          saving={saving}
          onDecide={(decided) => {
            judgement.reset();
            decision.send({ what: 'leasing', id, decision: decided });
          }}
        />
      </Card>
      {cheques.length > 0 && (
        <ChequeDecisions
          cheques={cheques}
          owners={chequeOwners}
          saving={saving}
          failure={judgement.failure}
          onJudge={(number, judged) => {
            decision.reset();
            judgement.send({ what: 'leasingCheque', id, number, judged });
          }}
        />
      )}
    </>
  );
}

/** A leasing request at the desk: its facts, the next decision, and the cheques of its contract. */
export function LeasingDesk({ id }: { id: number }) {
  const read = useDeskRead('leasing', { id });
  return (
    <>
      <DetailHead title={`درخواست لیزینگ ${toPersianDigits(id)}`} back="/admin/requests?part=leasings" />
      <DeskData read={read} name="این درخواست">
        {(leasing) => <Leasing leasing={leasing} />}
      </DeskData>
    </>
  );
}

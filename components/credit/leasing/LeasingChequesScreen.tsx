import { ChequeList } from '@/components/credit/cheque/ChequeList';
import { ButtonLink } from '@/components/ui/kit/Button';
import { DiscList } from '@/components/ui/kit/DiscList';
import { Note } from '@/components/ui/kit/Note';
import { StateCard } from '@/components/ui/kit/StateCard';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { LeasingRequest } from '@/contract/leasing';
import { useChange } from '@/hooks/useCalls';
import { useToday } from '@/hooks/useToday';
import { noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { areChequesIn } from '@/rules/leasing/texts';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import { LeasingFrame } from './LeasingFrame';
import { LeasingTimeline } from './RequestStatus';

/** Why there are no cheques to register, with the way on. */
function NoCheques({ request: { state, reason } }: { request: LeasingRequest }) {
  if (state === 'inReview') {
    return (
      <StateCard
        art="envelope"
        title="درخواست شما در حال بررسی است"
        text="پس از تأیید، مبلغ و تاریخ چک‌ها همین‌جا می‌آید و خبر آن را به شما می‌دهیم."
      >
        <ButtonLink href="/leasingloanrequest">دیدن درخواست</ButtonLink>
      </StateCard>
    );
  }
  return (
    <StateCard
      art="envelope"
      title="این درخواست به قرارداد نرسید"
      text={reason ?? 'چکی برای ثبت نیست. می‌توانید دوباره درخواست دهید.'}
    >
      <ButtonLink href="/leasingloanrequest">درخواست جدید</ButtonLink>
    </StateCard>
  );
}

const conditions = [
  'پیش از فرستادن، هر چک را در سامانهٔ صیاد بانک مرکزی به نام فروشگاه ثبت کنید.',
  'مبلغ و تاریخ هر چک همان است که در فهرست آمده است.',
  'تصویر باید روشن و کامل و شمارهٔ صیاد خوانا باشد.',
  'تا همهٔ چک‌ها نرسیده، هر کدام را می‌توانید عوض کنید.',
] as const;

function Contract({ request }: { request: LeasingRequest }) {
  const handing = useChange('handInLeasingCheques');
  const today = tehranDateOf(useToday());
  const { plan, granted, amount, months, state, cheques, useBefore } = request;
  const isLate = state === 'approved' && (useBefore ?? '') < today;
  const refused = cheques.filter((cheque) => cheque.state === 'refused').length;
  return (
    <>
      <Stack gap={4}>
        <Card aria-labelledby="leasing-cheques" gap={4}>
          <header>
            <Heading id="leasing-cheques">چک‌های قرارداد</Heading>
            <Text size="small" ink="muted">
              {plan.name}، {formatToman(granted ?? amount)}، {toPersianDigits(months)} قسط
            </Text>
          </header>
          {state === 'approved' && isLate && <Note kind="danger">مهلت ثبت چک‌های این قرارداد گذشته است.</Note>}
          {state === 'approved' && !isLate && refused > 0 && (
            <Note kind="danger">
              {toPersianDigits(refused)} چک پذیرفته نشد. دلیل را ببینید، اصلاح کنید و دوباره بفرستید.
            </Note>
          )}
          {state === 'approved' && !isLate && refused === 0 && areChequesIn(request) && (
            <Note kind="warning">همهٔ چک‌ها رسید. تا یک روز کاری بررسی و نتیجه همین‌جا دیده می‌شود.</Note>
          )}
          {state === 'approved' && !isLate && refused === 0 && !areChequesIn(request) && (
            <Note kind="warning">
              چک‌ها را تا {useBefore && formatDay(noonOf(useBefore))} ثبت کنید؛ پس از آن قرارداد بسته می‌شود.
            </Note>
          )}
          {state === 'active' && <Note kind="success">همهٔ چک‌ها پذیرفته شد و اعتبار شما آماده است.</Note>}
          <ChequeList
            cheques={cheques}
            open={state === 'approved' && !isLate}
            form={handing}
            handIn={(cheque) => handing.send({ cheques: [cheque] })}
          />
          {state === 'active' && (
            <Actions>
              <ButtonLink href="/leasingloanrequest/checkout" size="bar">
                استفاده برای سبد خرید
              </ButtonLink>
            </Actions>
          )}
        </Card>
      </Stack>
      <Card as="aside" gap={4} aria-label="مرحله‌ها و شرایط چک">
        <LeasingTimeline request={request} />
        <DiscList>
          {conditions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </DiscList>
      </Card>
    </>
  );
}

/** `/leasingloanrequest/check`: registers the Sayad cheques of the customer's leasing contract. */
export function LeasingChequesScreen() {
  return (
    <LeasingFrame title="ثبت چک‌های لیزینگ">
      {(request) =>
        request.cheques.length > 0 ? (
          <Contract request={request} />
        ) : (
          <div data-cell="whole">
            <NoCheques request={request} />
          </div>
        )
      }
    </LeasingFrame>
  );
}

import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { BasketEmpty, BasketNotice, BasketUnreachable } from '@/components/buy/basket/BasketStates';
import { KeptBasket } from '@/components/buy/basket/KeptBasket';
import { InstalmentRows } from '@/components/credit/facility/InstalmentRows';
import { LargeSum } from '@/components/credit/facility/LargeSum';
import { StairChart } from '@/components/credit/facility/StairChart';
import * as S from '@/components/credit/leasing/Leasing.styles';
import { LeasingFrame } from '@/components/credit/leasing/LeasingFrame';
import { Button, ButtonLink } from '@/components/ui/kit/Button';
import { DescriptionList } from '@/components/ui/kit/DescriptionList';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Mark } from '@/components/ui/kit/Mark';
import { Note } from '@/components/ui/kit/Note';
import { ProgressBar } from '@/components/ui/kit/ProgressBar';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { StateCard } from '@/components/ui/kit/StateCard';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { LeasingRequest } from '@/contract/leasing';
import type { BasketView } from '@/contract/view';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { useToday } from '@/hooks/useToday';
import { payableOf } from '@/rules/facility/basket';
import { scheduleOf } from '@/rules/facility/schedule';
import { noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { isUsable } from '@/rules/leasing/texts';
import { effectivePrice } from '@/rules/pricing';
import { selectBasketAnswer, selectBasketLines, selectBasketUnknown } from '@/store/basket';
import { choosePlan, selectChoosingPlan } from '@/store/facility';
import { selectShownAsKept } from '@/store/keptBasket';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatToman } from '@/utils/money';

type Usable = LeasingRequest & { credit: NonNullable<LeasingRequest['credit']> };

/** Replaces the page of a request without usable credit. */
function NoCredit({ request: { state, credit } }: { request: LeasingRequest }) {
  const isUsed = credit !== null && credit.left === 0;
  return (
    <StateCard
      art="wallet"
      title={
        isUsed
          ? 'اعتبار شما مصرف شده است'
          : state === 'active'
            ? 'مهلت اعتبار گذشته است'
            : 'اعتبار هنوز آماده نیست'
      }
      text={
        state === 'approved'
          ? 'قرارداد تأیید شده است. چک‌ها را ثبت کنید تا اعتبار آماده شود.'
          : 'وضعیت درخواست خود را ببینید یا درخواست جدیدی بفرستید.'
      }
    >
      <ButtonLink href={state === 'approved' ? '/leasingloanrequest/check' : '/leasingloanrequest'}>
        {state === 'approved' ? 'ثبت چک‌ها' : 'دیدن درخواست'}
      </ButtonLink>
    </StateCard>
  );
}

function CreditCard({ request: { plan, credit, useBefore } }: { request: Usable }) {
  return (
    <Card gap={4} aria-labelledby="leasing-credit">
      <Row as={Heading} id="leasing-credit">
        <Mark size={16} />
        اعتبار {plan.name}
      </Row>
      <LargeSum before="مانده" sum={formatToman(credit.left)} />
      <ProgressBar aria-label="ماندهٔ اعتبار" value={credit.left} max={credit.granted} />
      <Text size="small" ink="muted">
        از {formatToman(credit.granted)}
        {useBefore && `، تا ${formatDay(noonOf(useBefore))}`}
      </Text>
    </Card>
  );
}

function Lines() {
  const lines = useAppSelector(selectBasketLines);
  const now = useToday();
  return (
    <ul>
      {lines.map((line) => (
        <Row as={S.Line} key={line.id} gap={3}>
          <Image src={line.imageUrl} alt="" width={56} />
          <span>
            {line.title}
            {line.qty > 1 && ` × ${toPersianDigits(line.qty)}`}
          </span>
          <b>{formatNumber(effectivePrice(line, now) * line.qty)}</b>
        </Row>
      ))}
    </ul>
  );
}

/** The basket on the credit: its instalments, and the button that chooses the plan and leads to the checkout. */
function BasketOnCredit({ request, answer }: { request: Usable; answer: BasketView }) {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const choosing = useAppSelector(selectChoosingPlan);
  const today = tehranDateOf(useToday());
  const [wanted, setWanted] = useState(false);
  const { plan, credit, months } = request;
  const { choice } = answer.extraObject.facility;
  const isChosen = choice?.chosen === true && choice.plan.id === plan.id;
  const payable = payableOf(answer.data);
  const terms = { ...plan, ceiling: credit.left, minimumLoan: 0, months: [months], defaultMonths: months };
  const { quote, instalments } = scheduleOf(terms, payable, { months }, today);
  const busy = wanted && choosing !== null;
  const reason = isChosen ? choice.reason : null;

  useEffect(() => {
    if (wanted && isChosen && choosing === null && reason === null) void router.push('/order');
  }, [wanted, isChosen, choosing, reason, router]);

  function use() {
    if (busy) return;
    setWanted(true);
    if (!isChosen) dispatch(choosePlan.request({ planId: plan.id, months }));
  }

  return (
    <>
      <Stack gap={4}>
        <Card gap={4} aria-labelledby="leasing-basket">
          <Row as="header" justify="between" wrap>
            <Heading id="leasing-basket">سبد شما</Heading>
            <ButtonLink href="/cart" variant="quiet" size="small">
              تغییر سبد
            </ButtonLink>
          </Row>
          <Lines />
          <DescriptionList>
            <DescriptionRow name="قابل پرداخت، بی‌هزینهٔ ارسال">{formatToman(payable)}</DescriptionRow>
          </DescriptionList>
        </Card>
        <Card gap={4} aria-labelledby="leasing-schedule">
          <Heading id="leasing-schedule">قسط‌های این خرید</Heading>
          <StairChart owed={instalments.map(({ balance, principal }) => balance + principal)} height={96} />
          <InstalmentRows instalments={instalments} />
          <Text size="small" ink="muted">
            تاریخ قسط‌ها از روز ثبت سفارش حساب می‌شود و در گام آخر خرید دوباره می‌بینید.
          </Text>
        </Card>
      </Stack>
      <Stack gap={4}>
        <CreditCard request={request} />
        <Card gap={4} aria-label="استفاده از اعتبار">
          <LargeSum
            live
            before="ماهی"
            sum={formatNumber(quote.amountPerMonth)}
            after={`تومان، ${toPersianDigits(months)} قسط`}
          />
          <DescriptionList>
            <DescriptionRow name="از اعتبار">{formatNumber(quote.loan)}</DescriptionRow>
            <DescriptionRow name="پرداخت امروز">
              {quote.payToday > 0 ? formatNumber(quote.payToday) : 'فقط هزینهٔ ارسال'}
            </DescriptionRow>
            <DescriptionRow name="جمع قسط‌ها">{formatNumber(quote.refund)}</DescriptionRow>
            <DescriptionRow name="سود اقساط">{formatNumber(quote.costOverCash)}</DescriptionRow>
          </DescriptionList>
          {quote.aboveCeiling > 0 && (
            <Note kind="warning">
              سبد از ماندهٔ اعتبار بیشتر است؛ {formatToman(quote.aboveCeiling)} را امروز می‌پردازید.
            </Note>
          )}
          <BasketNotice />
          {reason && <Note kind="danger">{reason}</Note>}
          <Button wide aria-busy={busy || undefined} onClick={use}>
            {busy ? 'در حال انتخاب…' : isChosen ? 'ادامهٔ خرید با اعتبار' : 'استفاده از اعتبار و ادامهٔ خرید'}
          </Button>
        </Card>
      </Stack>
    </>
  );
}

function Checkout({ request }: { request: LeasingRequest }) {
  const answer = useAppSelector(selectBasketAnswer);
  const unknown = useAppSelector(selectBasketUnknown);
  const asKept = useAppSelector(selectShownAsKept);
  const lines = useAppSelector(selectBasketLines);
  const today = tehranDateOf(useToday());
  if (!isUsable(request, today)) {
    return (
      <div data-cell="whole">
        <NoCredit request={request} />
      </div>
    );
  }
  if (unknown === 'waiting') {
    return (
      <div data-cell="whole" role="status" aria-label="در حال دریافت سبد شما">
        <Skeleton block={420} radius="xl" />
      </div>
    );
  }
  if (asKept) return <KeptBasket />;
  if (unknown === 'unreachable' || lines.length === 0 || !answer) {
    return (
      <>
        <div>{unknown === 'unreachable' ? <BasketUnreachable /> : <BasketEmpty />}</div>
        <CreditCard request={request} />
      </>
    );
  }
  return <BasketOnCredit request={request} answer={answer} />;
}

/** `/leasingloanrequest/checkout`: uses the customer's leasing credit for the basket. */
export function LeasingCheckoutScreen() {
  return (
    <LeasingFrame title="خرید با اعتبار لیزینگ">{(request) => <Checkout request={request} />}</LeasingFrame>
  );
}

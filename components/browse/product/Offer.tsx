import { useId, useState } from 'react';
import { StairChart } from '@/components/credit/facility/StairChart';
import { DescriptionList } from '@/components/ui/kit/DescriptionList';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { ChevronLeft } from '@/components/ui/kit/icons';
import { Mark } from '@/components/ui/kit/Mark';
import { Amount, OldPrice, PercentPill } from '@/components/ui/kit/Price';
import { Segments } from '@/components/ui/kit/Segments';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { listInstalments, roundUp } from '@/rules/facility/instalments';
import { quotePlan } from '@/rules/facility/quote';
import { addJalaliMonths, noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatPercent } from '@/utils/money';
import * as S from './Offer.styles';
import type { PurchaseTerms } from './usePurchaseTerms';

const InstalmentSheet = onDemand(
  () => import(/* webpackChunkName: 'facility' */ '@/components/credit/facility/PublicInstalmentSheet'),
);

type Props = {
  /** Price of one piece before the discount, toman, and the discount in percent. */
  listPrice: number;
  percent: number;
  /** The product's category and those above it. */
  categories: readonly { slug: string }[];
  purchase: PurchaseTerms;
  /** Time of the server render, ms: the first render counts instalment dates from it. */
  renderedAt: number;
};

/** The choice of cash or instalments, with the monthly amount, the cash price and the cost beyond it. */
export default function Offer({
  listPrice,
  percent,
  categories,
  purchase: { terms, change },
  renderedAt,
}: Props) {
  const { plan, price, way, months, prepaymentPercent } = terms;
  const quote = plan && quotePlan(plan, price, terms);
  const [sheetOpen, setSheetOpen] = useState(false);
  const name = useId();
  const before = percent > 0 && (
    <Row as="span" className="before">
      <OldPrice value={listPrice} />
      <PercentPill percent={percent} />
    </Row>
  );

  const cash = (
    <div className="simple cash">
      {before}
      <Text as="strong" size="display" weight="black">
        {formatNumber(price)}
      </Text>{' '}
      <small>تومان</small>
    </div>
  );

  if (!plan || !quote?.eligible) return <S.Offer>{cash}</S.Offer>;
  const owed = listInstalments(plan, quote.loan, months).map((row) => row.balance + row.principal);

  return (
    <S.Offer>
      <Segments
        label="شیوهٔ خرید"
        value={way}
        onChange={(chosen) => change({ way: chosen })}
        choices={[
          { value: 'cash', title: 'خرید نقدی' },
          {
            value: 'instalment',
            title: (
              <>
                <Mark size={14} /> خرید قسطی
              </>
            ),
          },
        ]}
      />
      {way === 'cash' ? (
        cash
      ) : (
        <>
          <div className="body">
            <Row align="end" justify="between" gap={3}>
              <Text as={Stack} size="small" ink="muted" gap={0}>
                <span>ماهی</span>
                <Text as="strong" size="display" ink="plain" weight="black">
                  {formatNumber(quote.amountPerMonth)}
                </Text>
                <span>{`تومان، ${toPersianDigits(months)} قسط`}</span>
              </Text>
              <div className="cash">
                {before}
                <Text as="b" size="title">
                  <Amount value={price} />
                </Text>{' '}
                نقد
              </div>
            </Row>
            <Row as="fieldset" className="months">
              <Text as="legend" size="caption" ink="muted">
                چند ماهه؟
              </Text>
              {plan.months.map((choice) => (
                <label key={choice}>
                  <input
                    type="radio"
                    name={name}
                    checked={choice === months}
                    onChange={() => change({ months: choice })}
                    aria-label={`${toPersianDigits(choice)} ماه`}
                  />
                  <span aria-hidden="true">{toPersianDigits(choice)}</span>
                </label>
              ))}
            </Row>
            <Text as="small" size="caption" ink="muted">
              {`ماندهٔ بدهی، ماه به ماه: ${formatNumber(owed[0] ?? 0)} تا ${formatNumber(roundUp(owed.at(-1) ?? 0, plan.roundingUnit))}`}
            </Text>
            <StairChart owed={owed} height={72} />
          </div>
          <div className="terms">
            <DescriptionList>
              <DescriptionRow name="اولین قسط">
                <Text as="span" ink="accent">
                  {formatDate(noonOf(addJalaliMonths(tehranDateOf(renderedAt), 1)))}
                </Text>
              </DescriptionRow>
              <DescriptionRow name={`پیش‌پرداخت ${formatPercent(prepaymentPercent)}`}>
                <Amount value={quote.prepayment} />
              </DescriptionRow>
              {quote.aboveCeiling > 0 && (
                <>
                  <DescriptionRow name="بیشتر از اعتبار شما؛ پرداخت امروز">
                    <Amount value={quote.aboveCeiling} />
                  </DescriptionRow>
                  <DescriptionRow name={<b>امروز می‌پردازید</b>} className="total">
                    <Text as="span" size="title">
                      <Amount value={quote.payToday} />
                    </Text>
                  </DescriptionRow>
                </>
              )}
              <DescriptionRow name="سود اقساط نسبت به خرید نقدی">
                <Amount value={roundUp(quote.costOverCash, plan.roundingUnit)} />
              </DescriptionRow>
            </DescriptionList>
            <TextButton onClick={() => setSheetOpen(true)}>
              جدول کامل {toPersianDigits(months)} قسط
              <ChevronLeft size={16} />
            </TextButton>
          </div>
          {sheetOpen && (
            <InstalmentSheet
              plan={plan}
              payable={price}
              categories={categories.map(({ slug }) => slug)}
              months={months}
              prepaymentPercent={prepaymentPercent}
              onTerms={({ planId, ...chosen }) => planId === plan.id && change(chosen)}
              onClose={() => setSheetOpen(false)}
              startsAt={renderedAt}
            />
          )}
        </>
      )}
    </S.Offer>
  );
}

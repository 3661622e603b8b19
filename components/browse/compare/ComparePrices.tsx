import type { ReactNode } from 'react';
import { StairChart } from '@/components/credit/facility/StairChart';
import { ChevronLeft } from '@/components/ui/kit/icons';
import { Mark } from '@/components/ui/kit/Mark';
import { Amount } from '@/components/ui/kit/Price';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Text } from '@/components/ui/layout/Text';
import type { ProductView } from '@/contract/view';
import { useAppSelector } from '@/hooks/useStore';
import { listInstalments, roundUp } from '@/rules/facility/instalments';
import { quotePlan } from '@/rules/facility/quote';
import { selectFacilityPlan } from '@/store/site';
import { toPersianDigits } from '@/utils/digits';
import { formatPercent, formatToman } from '@/utils/money';

type RowProps = {
  title: ReactNode;
  /** An amount for each product, toman; null where there is none. The lowest of several is marked. */
  amounts: readonly (number | null)[];
  byInstalments?: boolean;
  empty: boolean;
  /** Shown under the amount of a column. */
  more?: (index: number) => ReactNode;
};

function AmountRow({ title, amounts, byInstalments, empty, more }: RowProps) {
  const known = amounts.flatMap((amount) => amount ?? []);
  const lowest = known.length > 1 && new Set(known).size > 1 ? Math.min(...known) : null;
  return (
    <tr className={byInstalments ? 'byInstalments' : undefined}>
      <th scope="row">
        {byInstalments && <Mark size={16} />}
        <span>{title}</span>
      </th>
      {amounts.map((amount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
        <td key={index} className="amount">
          {amount === null ? (
            <Text as="span" size="small" ink="muted" weight="regular">
              قسطی ندارد
            </Text>
          ) : (
            <>
              <Amount value={amount} />
              {amount === lowest && (
                <Text as="span" size="caption" ink="success" weight="bold" className="lowest">
                  کمترین
                </Text>
              )}
              {more?.(index)}
            </>
          )}
        </td>
      ))}
      {empty && <td className="free" />}
    </tr>
  );
}

/** A compared product with its price now, toman. */
export type PricedProduct = { product: ProductView; price: number };

type Props = {
  columns: readonly PricedProduct[];
  empty: boolean;
  /** Opens the instalment sheet of a product. */
  onSchedule: (column: PricedProduct) => void;
};

/** Cash price, instalment and the total cost by instalments of each product, on the plan's default terms. */
export function ComparePrices({ columns, empty, onSchedule }: Props) {
  const plan = useAppSelector(selectFacilityPlan);
  const prices = columns.map(({ price }) => price);
  if (!plan) return <AmountRow title="قیمت نقد" amounts={prices} empty={empty} />;

  const quotes = prices.map((price) => {
    const quote = quotePlan(plan, price);
    return quote.eligible ? quote : null;
  });
  const terms = `${toPersianDigits(plan.defaultMonths)} ماهه، ${formatPercent(plan.prepaymentPercent)} پیش‌پرداخت`;
  return (
    <>
      <AmountRow title="قیمت نقد" amounts={prices} empty={empty} />
      <AmountRow
        title={
          <>
            قسط ماهانه<small>{terms}</small>
          </>
        }
        amounts={quotes.map((quote) => quote?.amountPerMonth ?? null)}
        byInstalments
        empty={empty}
      />
      <AmountRow
        title="جمع پرداخت قسطی"
        amounts={quotes.map((quote) => (quote ? roundUp(quote.totalPaid, plan.roundingUnit) : null))}
        byInstalments
        empty={empty}
        more={(index) => {
          const quote = quotes[index];
          const column = columns[index];
          if (!quote || !column) return null;
          const rows = listInstalments(plan, quote.loan, quote.months);
          return (
            <>
              <small>سود اقساط: {formatToman(roundUp(quote.costOverCash, plan.roundingUnit))}</small>
              <StairChart owed={rows.map(({ balance, principal }) => balance + principal)} height={40} />
              <TextButton onClick={() => onSchedule(column)}>
                جدول قسط‌ها
                <span className="visually-hidden"> برای {column.product.title}</span>
                <ChevronLeft size={16} />
              </TextButton>
            </>
          );
        }}
      />
    </>
  );
}

import { useState } from 'react';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { Plus } from '@/components/ui/kit/icons';
import { TextButton } from '@/components/ui/kit/TextButton';
import type { ProductView } from '@/contract/view';
import { useServerNow } from '@/hooks/useServerNow';
import { useAppSelector } from '@/hooks/useStore';
import { type CompareRow, compareRow, compareSpecs } from '@/rules/compareRows';
import { defaultVariant, effectivePrice } from '@/rules/pricing';
import { selectFacilityPlan } from '@/store/site';
import * as S from './Compare.styles';
import { ComparePrices, type PricedProduct } from './ComparePrices';
import { CompareProduct } from './CompareProduct';

const InstalmentSheet = onDemand(
  () => import(/* webpackChunkName: 'facility' */ '@/components/credit/facility/PublicInstalmentSheet'),
);

/** The ends of all promotions of the products, ms. */
const endsOf = (products: readonly ProductView[]) =>
  products.flatMap(({ properties }) =>
    properties.flatMap(({ promotionTo }) => (promotionTo ? [Date.parse(promotionTo)] : [])),
  );

function SpecRow({ row, empty }: { row: CompareRow; empty: boolean }) {
  return (
    <tr>
      <th scope="row">
        <span>{row.title}</span>
      </th>
      {row.values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
        <td key={index}>{value ?? '—'}</td>
      ))}
      {empty && <td className="free" />}
    </tr>
  );
}

type Props = {
  products: readonly ProductView[];
  differencesOnly: boolean;
  /** Opens the choice of another product; null when there is no room for one. */
  onAdd: (() => void) | null;
};

/** The comparison as one table: a column for each product. Prices change in the second in which a promotion ends. */
export function CompareTable({ products, differencesOnly, onAdd }: Props) {
  const ends = endsOf(products);
  const now = useServerNow(ends.length > 0 ? Math.max(...ends) : null);
  const columns = products.map((product) => {
    const variant = defaultVariant(product.properties, now);
    return { product, variant, price: variant ? effectivePrice(variant, now) : 0 };
  });
  const plan = useAppSelector(selectFacilityPlan);
  const [scheduled, setScheduled] = useState<PricedProduct | null>(null);
  const ids = products.map(({ id }) => id);
  const isShown = ({ differs }: CompareRow) => differs || !differencesOnly;
  const offer = [
    compareRow(
      'گارانتی',
      columns.map(({ variant }) => variant?.guarantee ?? null),
    ),
    compareRow(
      'موجودی',
      columns.map(({ variant }) => (variant && variant.stock > 0 ? 'موجود' : 'ناموجود')),
    ),
  ].filter(isShown);
  const groups = compareSpecs(products)
    .map(({ group, rows }) => ({ group, rows: rows.filter(isShown) }))
    .filter(({ rows }) => rows.length > 0);
  const span = products.length + 1 + (onAdd ? 1 : 0);

  return (
    <>
      <S.Scroll
        tabIndex={0}
        role="region"
        aria-label="جدول مقایسه"
        style={{ '--columns': products.length + (onAdd ? 1 : 0) }}
      >
        <table>
          <thead>
            <tr>
              <td className="corner" />
              {columns.map(({ product, variant }) => (
                <th scope="col" key={product.id}>
                  <CompareProduct product={product} variant={variant} ids={ids} />
                </th>
              ))}
              {onAdd && (
                <td className="free">
                  <TextButton onClick={onAdd}>
                    <Plus size={24} />
                    افزودن کالا
                  </TextButton>
                </td>
              )}
            </tr>
          </thead>
          <tbody>
            <ComparePrices columns={columns} empty={onAdd !== null} onSchedule={setScheduled} />
            {offer.map((row) => (
              <SpecRow key={row.title} row={row} empty={onAdd !== null} />
            ))}
          </tbody>
          {groups.map(({ group, rows }) => (
            <tbody key={group}>
              <tr className="group">
                <th scope="rowgroup" colSpan={span}>
                  <span>{group}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <SpecRow key={row.title} row={row} empty={onAdd !== null} />
              ))}
            </tbody>
          ))}
        </table>
      </S.Scroll>
      {scheduled && plan && (
        <InstalmentSheet
          plan={plan}
          payable={scheduled.price}
          categories={scheduled.product.breadcrumb.map(({ slug }) => slug)}
          months={plan.defaultMonths}
          prepaymentPercent={plan.prepaymentPercent}
          onClose={() => setScheduled(null)}
          startsAt={now}
        />
      )}
    </>
  );
}

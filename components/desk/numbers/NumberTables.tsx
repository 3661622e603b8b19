import { TextLink } from '@/components/ui/kit/TextButton';
import { Grid } from '@/components/ui/layout/Grid';
import type { ShopNumbers } from '@/contract/desk/numbers';
import { mostCountedProducts } from '@/contract/desk/numbers';
import { formatNumber, formatToman } from '@/utils/money';
import { NumberTable } from './NumberTable';

/** The numbers of a range as tables. */
export function NumberTables({ numbers }: { numbers: ShopNumbers }) {
  const { bestSellers, outOfStock, missedSearches } = numbers;
  const soldOut = `${formatNumber(outOfStock.count)}${outOfStock.count === mostCountedProducts ? '+' : ''}`;
  return (
    <Grid columnsMd={2}>
      <NumberTable
        title="پرفروش‌ترین کالاها"
        rows={bestSellers}
        keyOf={({ productId, title }) => productId ?? title}
        empty="در این بازه چیزی فروخته نشده است."
        columns={[
          {
            title: 'کالا',
            wraps: true,
            cell: ({ title }) => <bdi>{title}</bdi>,
            value: ({ title }) => title,
          },
          { title: 'تعداد', cell: ({ pieces }) => formatNumber(pieces), value: ({ pieces }) => pieces },
          {
            title: 'مرجوعی',
            cell: ({ returnedPieces }) => formatNumber(returnedPieces),
            value: ({ returnedPieces }) => returnedPieces,
          },
          { title: 'فروش خالص', cell: ({ net }) => formatToman(net), value: ({ net }) => net },
        ]}
      />
      <NumberTable
        title={`کالاهای ناموجود (${soldOut})`}
        rows={outOfStock.products}
        keyOf={({ id }) => id}
        empty="همهٔ کالاها موجودند."
        columns={[
          {
            title: 'کالا',
            wraps: true,
            cell: ({ id, slug, title }) => (
              <TextLink href={`/products/${id}/${slug}`}>
                <bdi>{title}</bdi>
              </TextLink>
            ),
            value: ({ title }) => title,
          },
        ]}
      />
      <NumberTable
        title="جست‌وجوهای بی‌نتیجه"
        rows={missedSearches}
        keyOf={({ term }) => term}
        empty="جست‌وجویی که چند نفر کرده باشند و نتیجه نداشته باشد، ثبت نشده است."
        columns={[
          { title: 'عبارت', wraps: true, cell: ({ term }) => <bdi>{term}</bdi>, value: ({ term }) => term },
          { title: 'بار', cell: ({ count }) => formatNumber(count), value: ({ count }) => count },
        ]}
      />
    </Grid>
  );
}

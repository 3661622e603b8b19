import { useState } from 'react';
import styled from 'styled-components';
import { ChangePart, ChangeRowButton } from '@/components/desk/kit/ChangeButton';
import { categoryOptions } from '@/components/desk/kit/categoryOptions';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { RowButton } from '@/components/desk/kit/RowButton';
import { SavedViews } from '@/components/desk/kit/SavedViews';
import { Toolbar } from '@/components/desk/kit/Toolbar.styles';
import { useChoice } from '@/components/desk/kit/useChoice';
import { useSearchedList } from '@/components/desk/kit/useSearchedList';
import { ButtonLink } from '@/components/ui/kit/Button';
import { TextField } from '@/components/ui/kit/Field';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount } from '@/components/ui/kit/Price';
import { SelectField } from '@/components/ui/kit/SelectField';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { TextLink } from '@/components/ui/kit/TextButton';
import { Actions } from '@/components/ui/layout/Actions';
import { Row } from '@/components/ui/layout/Row';
import type { DeskProductQuery, DeskProductRow } from '@/contract/desk/catalogue';
import { useDeskRead } from '@/hooks/desk';
import { effectivePrice } from '@/rules/pricing';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import { BulkProducts } from './BulkProducts';
import { OfferDialog } from './OfferDialog';

/** The small picture of a product. */
const Thumb = styled.span`
  flex: none;
  inline-size: 48px;
`;

const states = [
  { value: 'all', title: 'همهٔ کالاها' },
  { value: 'active', title: 'فعال' },
  { value: 'hidden', title: 'پنهان' },
  { value: 'soldOut', title: 'ناموجود' },
  { value: 'promotion', title: 'با قیمت ویژه' },
] as const;

const shown = ({ variants }: DeskProductRow) => variants.filter(({ active }) => active);

function PriceRange({ row }: { row: DeskProductRow }) {
  const prices = shown(row).map((variant) => effectivePrice(variant, Date.now()));
  if (prices.length === 0) return <>—</>;
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return (
    <>
      <Amount value={low} />
      {high > low && (
        <small>
          <br />
          تا <Amount value={high} />
        </small>
      )}
    </>
  );
}

/** The products with filters, and the quick change of their prices and stocks. */
export function ProductList() {
  const [filters, setFilters] = useState<Omit<DeskProductQuery, 'search' | 'page'>>({});
  const { search, cursor, form, field, show, turn } = useSearchedList();
  // The products have numbered pages, whose numbers serve as cursors.
  const page = Number(cursor ?? 1);
  const showPage = (next: number) => turn(String(next));
  const [changed, setChanged] = useState<DeskProductRow | null>(null);
  const read = useDeskRead('products', { ...filters, ...(search ? { search } : {}), page });
  const choice = useChoice(read.data?.products ?? [], ({ title }) => title);
  const { data: choices } = useDeskRead('catalogueChoices', {});

  function filter(change: Partial<Record<keyof typeof filters, string | number | undefined>>) {
    const next = Object.entries({ ...filters, ...change }).filter(([, value]) => value !== undefined);
    setFilters(Object.fromEntries(next));
    turn(null);
  }
  const numberOf = (value: string) => (value === 'all' ? undefined : Number(value));

  return (
    <>
      <Toolbar as="form" {...form}>
        <TextField label="نام، نشانی، شماره یا کد کالا" {...field} />
        <SelectField
          label="دسته"
          placeholder="دسته"
          options={[{ value: 'all', title: 'همهٔ دسته‌ها' }, ...categoryOptions(choices?.categories ?? [])]}
          value={filters.categoryId ?? 'all'}
          onChange={({ currentTarget }) => filter({ categoryId: numberOf(currentTarget.value) })}
        />
        <SelectField
          label="برند"
          placeholder="برند"
          options={[
            { value: 'all', title: 'همهٔ برندها' },
            ...(choices?.brands ?? []).map(({ id, title }) => ({ value: id, title })),
          ]}
          value={filters.brandId ?? 'all'}
          onChange={({ currentTarget }) => filter({ brandId: numberOf(currentTarget.value) })}
        />
        <SelectField
          label="وضعیت"
          placeholder="وضعیت"
          options={states}
          value={filters.state ?? 'all'}
          onChange={({ currentTarget: { value } }) => filter({ state: value === 'all' ? undefined : value })}
        />
        <Actions className="end">
          <ButtonLink href="/admin/catalogue?view=stock" variant="secondary" size="bar">
            گردش انبار
          </ButtonLink>
          <ButtonLink href="/admin/catalogue?view=files" variant="secondary" size="bar">
            ورود و خروج کالا
          </ButtonLink>
          <ChangePart>
            <ButtonLink href="/admin/catalogue?view=new" size="bar">
              کالای جدید
            </ButtonLink>
          </ChangePart>
        </Actions>
      </Toolbar>
      <SavedViews
        list="products"
        filters={{ ...filters, ...(search ? { search } : {}) }}
        onChoose={({ search: saved = '', ...rest }) => {
          setFilters(rest);
          show(String(saved));
        }}
      />
      <BulkProducts products={choice.chosen} onClear={choice.clear} />
      <DeskData read={read} name="کالاها">
        {({ products, total, pages }) => (
          <>
            <DeskTable
              caption={`${formatNumber(total)} کالا`}
              rows={products}
              keyOf={({ id }) => id}
              empty={
                search || Object.keys(filters).length > 0
                  ? 'کالایی با این مشخصات پیدا نشد.'
                  : 'هنوز کالایی نیست. با «کالای جدید» نخستین کالا را بسازید، یا از «ورود و خروج کالا» فایل بفرستید.'
              }
              columns={[
                choice.column,
                {
                  title: 'کالا',
                  wraps: true,
                  cell: ({ id, title, imageUrl }) => (
                    <Row gap={3}>
                      <Thumb>{imageUrl && <Picture src={imageUrl} alt="" width={48} />}</Thumb>
                      <TextLink href={`/admin/catalogue?id=${id}`}>
                        <bdi>{title}</bdi>
                      </TextLink>
                    </Row>
                  ),
                },
                {
                  title: 'دسته و برند',
                  cell: ({ category, brand }) => (
                    <>
                      {category}
                      <br />
                      {brand}
                    </>
                  ),
                },
                { title: 'قیمت', cell: (row) => <PriceRange row={row} /> },
                {
                  title: 'موجودی',
                  cell: (row) => formatNumber(shown(row).reduce((sum, { stock }) => sum + stock, 0)),
                },
                {
                  title: 'وضعیت',
                  cell: (row) =>
                    !row.active ? (
                      <StateBadge tone="plain">پنهان</StateBadge>
                    ) : shown(row).some(({ stock }) => stock > 0) ? (
                      <StateBadge tone="success">فعال</StateBadge>
                    ) : (
                      <StateBadge tone="warning">ناموجود</StateBadge>
                    ),
                },
                {
                  cell: (row) => (
                    <ChangeRowButton
                      aria-label={`قیمت و موجودی ${row.title}`}
                      disabled={row.variants.length === 0}
                      onClick={() => setChanged(row)}
                    >
                      قیمت و موجودی
                    </ChangeRowButton>
                  ),
                },
              ]}
            />
            {pages > 1 && (
              <Row as="nav" gap={3} justify="center" aria-label="صفحه‌ها">
                <RowButton disabled={page <= 1} onClick={() => showPage(page - 1)}>
                  صفحهٔ پیش
                </RowButton>
                <span>
                  صفحهٔ {toPersianDigits(page)} از {toPersianDigits(pages)}
                </span>
                <RowButton disabled={page >= pages} onClick={() => showPage(page + 1)}>
                  صفحهٔ بعد
                </RowButton>
              </Row>
            )}
          </>
        )}
      </DeskData>
      {changed && <OfferDialog product={changed} onClose={() => setChanged(null)} />}
    </>
  );
}

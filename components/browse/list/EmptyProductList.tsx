import styled from 'styled-components';
import { ProductCard } from '@/components/browse/productCard/ProductCard';
import { Grid } from '@/components/browse/productCard/ProductList';
import { searchHref } from '@/components/browse/search/searchHref';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Pill } from '@/components/ui/kit/Pill';
import { StateCard } from '@/components/ui/kit/StateCard';
import { TextLink } from '@/components/ui/kit/TextButton';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import type { ProductCard as Card } from '@/contract/product';
import { countFilters, shopHref, withoutFilters } from '@/rules/shopQuery';
import { toPersianDigits } from '@/utils/digits';
import { messages } from '@/utils/messages';
import type { ShopControls } from './useShopQuery';

const Categories = styled(Row)`
  margin-block-start: var(--space-4);
`;

const BestSellers = styled(Stack)`
  justify-self: stretch;
  margin-block-start: var(--space-6);
  text-align: start;
`;

type Props = {
  controls: ShopControls;
  categories: readonly { id: number; title: string; link: string }[];
  /** A word of the shop's products that resembles the searched text, or null. */
  similarWord: string | null;
  /** Best sellers, for a search without results. */
  suggested: readonly Card[];
};

/** Replaces an empty list: advice, one action, and for a search the categories and best sellers. */
export function EmptyProductList({ controls, similarWord, categories, suggested }: Props) {
  const filters = countFilters(controls.wanted);
  const all = withoutFilters(controls.wanted);
  if (filters > 0) {
    return (
      <StateCard
        art="empty-search"
        title={messages.noSearchResult}
        text="کالایی با همهٔ این فیلترها نداریم. یکی را بردارید، یا همه را پاک کنید."
      >
        <ButtonLink
          href={shopHref(all)}
          onClick={(event) => {
            event.preventDefault();
            controls.apply(all);
          }}
        >
          پاک‌کردن {toPersianDigits(filters)} فیلتر
        </ButtonLink>
      </StateCard>
    );
  }
  return (
    <StateCard
      art="empty-search"
      title={messages.noSearchResult}
      text={
        <>
          {similarWord && (
            <>
              منظورتان «<TextLink href={searchHref(similarWord)}>{similarWord}</TextLink>» بود؟
              <br />
            </>
          )}
          املای واژه را بررسی کنید، یا با نام برند و مدل جست‌وجو کنید؛ فارسی و لاتین هر دو پذیرفته است.
        </>
      }
    >
      <ButtonLink href="/shop">دیدن همهٔ کالاها</ButtonLink>
      <Categories forwardedAs="nav" wrap justify="center" aria-label="دسته‌ها">
        {categories.map(({ id, title, link }) => (
          <Pill key={id} href={link}>
            {title}
          </Pill>
        ))}
      </Categories>
      {suggested.length > 0 && (
        <BestSellers gap={4}>
          <Heading size="heading">پرفروش‌ها</Heading>
          <Grid style={{ '--columns-md': 3, '--columns-lg': 4 }}>
            {suggested.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </Grid>
        </BestSellers>
      )}
    </StateCard>
  );
}

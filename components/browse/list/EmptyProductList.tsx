import { ProductCard } from '@/components/browse/productCard/ProductCard';
import { Grid } from '@/components/browse/productCard/ProductList.styles';
import { searchHref } from '@/components/browse/search/searchHref';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { StateCard } from '@/components/ui/kit/StateCard';
import type { ProductCard as Card } from '@/contract/product';
import { countFilters, shopHref, withoutFilters } from '@/rules/shopQuery';
import { toPersianDigits } from '@/utils/digits';
import { messages } from '@/utils/messages';
import * as S from './EmptyProductList.styles';
import type { ShopControls } from './useShopQuery';

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
              منظورتان «<S.SimilarWord href={searchHref(similarWord)}>{similarWord}</S.SimilarWord>» بود؟
              <br />
            </>
          )}
          املای واژه را بررسی کنید، یا با نام برند و مدل جست‌وجو کنید؛ فارسی و لاتین هر دو پذیرفته است.
        </>
      }
    >
      <ButtonLink href="/shop">دیدن همهٔ کالاها</ButtonLink>
      <S.Categories aria-label="دسته‌ها">
        {categories.map(({ id, title, link }) => (
          <Link key={id} href={link}>
            {title}
          </Link>
        ))}
      </S.Categories>
      {suggested.length > 0 && (
        <S.BestSellers>
          <h2>پرفروش‌ها</h2>
          <Grid style={{ '--columns-md': 3, '--columns-lg': 4 }}>
            {suggested.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </Grid>
        </S.BestSellers>
      )}
    </StateCard>
  );
}

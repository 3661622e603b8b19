import { ProductCard } from '@/components/productCard/ProductCard';
import { Grid } from '@/components/productCard/ProductList.styles';
import { searchHref } from '@/components/search/searchHref';
import { ButtonLink } from '@/components/ui/Button';
import { Image } from '@/components/ui/firstLoad/Image';
import { Link } from '@/components/ui/firstLoad/Link';
import type { ProductCard as Card } from '@/contract/product';
import { toPersianDigits } from '@/utils/digits';
import { countFilters, shopHref, withoutFilters } from '@/utils/shopQuery';
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
  return (
    <S.Empty>
      <div className="scene">
        <Image src="/art/extra-empty-search.webp" alt="" width={240} />
      </div>
      <h2>نتیجه ای یافت نشد</h2>
      {filters > 0 ? (
        <>
          <p>کالایی با همهٔ این فیلترها نداریم. یکی را بردارید، یا همه را پاک کنید.</p>
          <ButtonLink
            href={shopHref(all)}
            onClick={(event) => {
              event.preventDefault();
              controls.apply(all);
            }}
          >
            پاک‌کردن {toPersianDigits(filters)} فیلتر
          </ButtonLink>
        </>
      ) : (
        <>
          {similarWord && (
            <p>
              منظورتان «<Link href={searchHref(similarWord)}>{similarWord}</Link>» بود؟
            </p>
          )}
          <p>املای واژه را بررسی کنید، یا با نام برند و مدل جست‌وجو کنید؛ فارسی و لاتین هر دو پذیرفته است.</p>
          <ButtonLink href="/shop">دیدن همهٔ کالاها</ButtonLink>
          <nav aria-label="دسته‌ها">
            {categories.map(({ id, title, link }) => (
              <Link key={id} href={link}>
                {title}
              </Link>
            ))}
          </nav>
          {suggested.length > 0 && (
            <div className="suggested">
              <h2>پرفروش‌ها</h2>
              <Grid style={{ '--columns-md': 3, '--columns-lg': 4 }}>
                {suggested.map((product) => (
                  <li key={product.id}>
                    <ProductCard product={product} />
                  </li>
                ))}
              </Grid>
            </div>
          )}
        </>
      )}
    </S.Empty>
  );
}

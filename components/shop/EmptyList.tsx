import { ButtonLink } from '@/components/ui/Button';
import { Image } from '@/components/ui/Image';
import type { ShopControls } from '@/hooks/useShopQuery';
import { toPersianDigits } from '@/utils/digits';
import { countFilters, shopHref, withoutFilters } from '@/utils/shopQuery';
import * as S from './EmptyList.styles';

/** Nothing fits: what to try, and one way out. */
export function EmptyList({ controls }: { controls: ShopControls }) {
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
          <p>املای واژه را بررسی کنید، یا با نام برند و مدل جست‌وجو کنید؛ فارسی و لاتین هر دو پذیرفته است.</p>
          <ButtonLink href="/shop">دیدن همهٔ کالاها</ButtonLink>
        </>
      )}
    </S.Empty>
  );
}

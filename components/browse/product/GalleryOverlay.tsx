import { useRouter } from 'next/router';
import { BasketBadge } from '@/components/browse/productCard/BasketBadge';
import FavoriteButton from '@/components/browse/productCard/FavoriteButton';
import { CompareArrows } from '@/components/ui/kit/customerIcons';
import { IconButton } from '@/components/ui/kit/IconButton';
import { ArrowRight, Clock3, Share2, ShoppingBag } from '@/components/ui/kit/icons';
import { TimeLeft } from '@/components/ui/kit/TimeLeft';
import { Row } from '@/components/ui/layout/Row';
import type { Pricing } from '@/contract/common';
import type { ProductView } from '@/contract/view';
import { usePricing } from '@/hooks/usePricing';
import { useShare } from '@/hooks/useShare';
import { useAppSelector } from '@/hooks/useStore';
import { compareHref } from '@/rules/compareQuery';
import { selectCatalogMode } from '@/store/site';
import { formatWeekday } from '@/utils/firstLoad/weekday';
import { formatPercent } from '@/utils/money';
import * as S from './GalleryOverlay.styles';

type Props = { product: ProductView; pricing: Pricing };

/**
 * Buttons over the picture and the promotion's countdown. Phones, which have neither header nor bottom bar here, get the way
 * back and the basket among them.
 */
export default function GalleryOverlay({ product, pricing }: Props) {
  const router = useRouter();
  const share = useShare(product.title);
  const catalogMode = useAppSelector(selectCatalogMode);
  const { percent, remaining } = usePricing(pricing);
  const category = product.breadcrumb.at(-1);

  /** Goes back in the history, or to the product's category when the page was opened directly. */
  function goBack() {
    if (window.history.length > 1) router.back();
    else router.push(category ? `/shop/${category.slug}` : '/');
  }

  return (
    <>
      <S.Tools>
        <IconButton label="بازگشت" round className="back phone" onClick={goBack}>
          <ArrowRight size={20} />
        </IconButton>
        <IconButton label="هم‌رسانی" round onClick={share}>
          <Share2 size={20} />
        </IconButton>
        <FavoriteButton productId={product.id} />
        <S.RoundLink href={compareHref([product.id])} aria-label="مقایسه با کالاهای دیگر">
          <CompareArrows size={20} />
        </S.RoundLink>
        {!catalogMode && (
          <S.RoundLink className="phone" href="/cart" aria-label="سبد خرید">
            <span>
              <ShoppingBag size={20} />
              <BasketBadge />
            </span>
          </S.RoundLink>
        )}
      </S.Tools>
      {remaining !== null && pricing.promotionTo !== null && (
        <Row as={S.Countdown}>
          <Clock3 size={16} />
          <span>
            {formatPercent(percent)} ارزان‌تر تا {formatWeekday(Date.parse(pricing.promotionTo))} شب
          </span>
          <TimeLeft remaining={remaining} />
        </Row>
      )}
    </>
  );
}

import Head from 'next/head';
import { still } from '@/components/ui/kit/firstLoad/still';
import { Container } from '@/components/ui/layout/Container';
import type { Site } from '@/contract/site';
import type { ProductPageView } from '@/contract/view';
import { usePricing } from '@/hooks/usePricing';
import { useAppSelector } from '@/hooks/useStore';
import { shopAddress } from '@/utils/firstLoad/shopAddress';
import { formatToman } from '@/utils/money';
import { BuyBox } from './BuyBox';
import { Gallery } from './Gallery';
import * as S from './ProductScreen.styles';
import { usePurchaseTerms } from './usePurchaseTerms';
import { useVariant } from './useVariant';

const InstalmentPlans = still(() => import('./InstalmentPlans'), { wakes: true });
const RelatedProducts = still(() => import('./RelatedProducts'), { wakes: true });
const ReviewSummary = still(
  () => import(/* webpackChunkName: 'buy' */ '@/components/browse/review/ReviewSummary'),
  {
    wakes: true,
  },
);
const ProductTabs = still(() => import(/* webpackChunkName: 'buy' */ './ProductTabs'), { wakes: true });
const ProductBreadcrumb = still(() => import(/* webpackChunkName: 'product' */ './ProductBreadcrumb'));
const Highlights = still(() => import(/* webpackChunkName: 'product' */ './Highlights'));
const ProductStory = still(() => import(/* webpackChunkName: 'product' */ './ProductStory'));
const ProductSpecs = still(() => import(/* webpackChunkName: 'product' */ './ProductSpecs'));

type Props = ProductPageView & { site: Site; renderedAt: number };

/** Lets the hook run for a product without variants, which the server never sends. */
const zeroPricing = { price: 0, discount: 0, promotion: 0, promotionPrice: null, promotionTo: null };

export function ProductScreen({ product, similar, site, renderedAt }: Props) {
  const plan = site.facilityPlan;
  const { current, chooseColour, chooseOption } = useVariant(product.properties, renderedAt);
  const pricing = usePricing(current ?? zeroPricing);
  const purchase = usePurchaseTerms(plan, pricing.price);
  // The selector is written here because `store/profile.ts` is in the engine chunk.
  const seller = useAppSelector((state) => state.profile?.user?.noCheck === true);
  if (!current) return null;

  const buyable = current.stock > 0 || seller;
  const address = `/products/${product.id}/${product.slug}`;
  const colour = current.colour.value;
  const images = product.images.filter((image) => image.colour === null || image.colour === colour);
  const variant = {
    productPropertyId: current.productPropertyId,
    title: product.title,
    stock: current.stock,
    maxBuy: current.maxBuy,
    productId: product.id,
    slug: product.slug,
    imageUrl: images[0]?.imageUrl ?? '',
    terms: purchase.terms,
  };
  const title = `${product.title} | قیمت ${formatToman(pricing.price)}${plan ? '، نقد و قسط' : ''} | ${site.company.companyName}`;

  return (
    <>
      <Head>
        <title>{title}</title>
        <meta name="description" content={product.summary} />
        <link rel="canonical" href={shopAddress(address)} />
      </Head>
      <Container>
        <ProductBreadcrumb product={product} />
        <S.Top data-own-bar="">
          <Gallery product={product} images={images} pricing={current} />
          <BuyBox
            product={product}
            current={current}
            variant={variant}
            buyable={buyable}
            delivery={site.delivery}
            purchase={purchase}
            onColour={chooseColour}
            onOption={chooseOption}
            renderedAt={renderedAt}
          />
          <div className="highlights">
            <Highlights items={product.highlights} licences={site.company.licences} />
          </div>
        </S.Top>
        {!buyable && <RelatedProducts title="کالاهای مشابه" similar={similar} />}
        <S.Tabs data-bar="">
          <ProductTabs
            product={product}
            variant={buyable ? variant : null}
            plans={buyable && plan !== null}
            similar={buyable && similar.length > 0}
          />
        </S.Tabs>
        <ProductStory product={product} />
        {buyable && plan && <InstalmentPlans plan={plan} purchase={purchase} />}
        <ProductSpecs product={product} />
        <ReviewSummary productId={product.id} rating={product.rating} />
        <RelatedProducts title="کالاهای مشابه" similar={buyable ? similar : []} last />
      </Container>
    </>
  );
}

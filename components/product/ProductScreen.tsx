import Head from 'next/head';
import { useState } from 'react';
import { Container, Section } from '@/components/ui/Section';
import { still } from '@/components/ui/still';
import type { ProductPage } from '@/contract/product';
import type { Site } from '@/contract/site';
import { usePricing } from '@/hooks/usePricing';
import { useShare } from '@/hooks/useShare';
import { useVariant } from '@/hooks/useVariant';
import { toPersianDigits } from '@/utils/digits';
import { formatClock } from '@/utils/duration';
import { formatPercent, formatToman } from '@/utils/money';
import { formatWeekday } from '@/utils/weekday';
import { BuyBox } from './BuyBox';
import { Gallery } from './Gallery';
import * as S from './ProductScreen.styles';

const Plans = still(() => import('./Plans'), { wakes: true });
const ProductRail = still(() => import('./ProductRail'), { wakes: true });
const Breadcrumb = still(() => import('./Breadcrumb'));
const Highlights = still(() => import('./Highlights'));
const ProductDetails = still(() => import('./ProductDetails'));

type Props = ProductPage & { site: Site; renderedAt: number };

/** A product exists only with at least one property, so there is always a current one. */
const none = { price: 0, discount: 0, promotion: 0, promotionPrice: null, promotionTo: null };

export function ProductScreen({ product, similar, site, renderedAt }: Props) {
  const plan = site.facilityPlan;
  const [months, setMonths] = useState(plan.defaultMonths);
  const { current, chooseColour, chooseOption } = useVariant(product.properties);
  const pricing = usePricing(current ?? none);
  const share = useShare(product.title);
  if (!current) return null;

  const address = `/products/${product.id}/${product.slug}`;
  const colour = current.atrributeOne.value;
  const images = product.images.filter((image) => image.colour === null || image.colour === colour);
  const title = `${product.title} | قیمت ${formatToman(pricing.price)}، نقد و قسط | ${site.company.companyName}`;

  return (
    <>
      <Head>
        <title>{title}</title>
        <meta name="description" content={product.summary} />
        <link rel="canonical" href={address} />
        <meta property="og:title" content={product.title} />
        {images[0] && <meta property="og:image" content={images[0].imageUrl} />}
      </Head>
      <Container>
        <Breadcrumb product={product} />
        <S.Top>
          <div>
            <Gallery
              productId={product.id}
              images={images}
              onShare={share}
              promotion={
                pricing.remaining !== null && current.promotionTo !== null ? (
                  <>
                    {formatPercent(pricing.percent)} ارزان‌تر تا{' '}
                    {formatWeekday(Date.parse(current.promotionTo))} شب
                    <bdi>{toPersianDigits(formatClock(pricing.remaining))}</bdi>
                  </>
                ) : null
              }
            />
          </div>
          <div className="highlights">
            <Highlights items={product.highlights} />
          </div>
          <BuyBox
            product={product}
            current={current}
            plan={plan}
            months={months}
            onMonths={setMonths}
            onColour={chooseColour}
            onOption={chooseOption}
            renderedAt={renderedAt}
          />
        </S.Top>
        <Plans plan={plan} price={pricing.price} months={months} onMonths={setMonths} />
        <ProductDetails product={product} address={address} now={renderedAt} />
        {similar.length > 0 && (
          <Section title="کنار این کالا">
            <ProductRail products={similar} />
          </Section>
        )}
      </Container>
    </>
  );
}

import Head from 'next/head';
import { Fragment, type ReactNode } from 'react';
import { still } from '@/components/ui/firstLoad/still';
import { Container, Section } from '@/components/ui/Section';
import type { Category } from '@/contract/category';
import type { Showcase } from '@/contract/product';
import type { Banner, Brand, HomeModule, Site } from '@/contract/site';
import { toPersianDigits } from '@/utils/digits';
import { formatPercent } from '@/utils/money';

const Hero = still(() => import(/* webpackChunkName: 'home' */ './Hero'));
const HeroDots = still(() => import(/* webpackChunkName: 'homeTop' */ './HeroDots'), { wakes: true });
const CategoryRail = still(() => import(/* webpackChunkName: 'home' */ './CategoryRail'));
const Calculator = still(() => import(/* webpackChunkName: 'homeEnd' */ './Calculator'), { wakes: true });
const PromotionBand = still(() => import(/* webpackChunkName: 'homeTop' */ './PromotionBand'), {
  wakes: true,
});
const ProductRail = still(() => import('@/components/product/ProductRail'), { wakes: true });
const BestSellers = still(() => import(/* webpackChunkName: 'homeEnd' */ './BestSellers'), { wakes: true });
const BannerModule = still(() => import(/* webpackChunkName: 'home' */ '@/components/banner/BannerModule'));
const BrandStrip = still(() => import(/* webpackChunkName: 'home' */ './BrandStrip'));
const HomeRecent = still(() => import(/* webpackChunkName: 'homeEnd' */ './HomeRecent'), { wakes: true });
const TrustRow = still(() => import(/* webpackChunkName: 'home' */ './TrustRow'));

/** Banner modules of the home page: the hero's slides, a pair after the newest products, and one strip. */
const heroModule = 1;
const pairModule = 2;
const stripModule = 3;

/** The data of the home page besides the site data. */
export type HomeData = {
  showcases: Showcase[];
  categories: Pick<Category, 'slug' | 'title' | 'imageUrl'>[];
  brands: Brand[];
  banners: Banner[];
  /** The modules to show, in their order. */
  modules: HomeModule[];
};

/** The home page. The operator decides which modules it shows, and in which order. */
export function HomeScreen({ site, renderedAt, ...data }: HomeData & { site: Site; renderedAt: number }) {
  const plan = site.facilityPlan;
  const showcase = (key: Showcase['key']) => data.showcases.find((one) => one.key === key);
  const stair = showcase('stair');
  const promotion = showcase('promotion');
  const newest = showcase('newest');
  const bestSelling = showcase('bestSelling');
  const slides = data.banners.filter((banner) => banner.moduleNumber === heroModule);
  /** Slides visible at one width: the stair and the banners, each of which exists once per width. */
  const slideCount = 1 + slides.filter((banner) => banner.linkType === 1).length;

  const parts: Record<HomeModule, ReactNode> = {
    hero: stair && (
      <div data-hero="" style={{ position: 'relative' }}>
        <Hero products={stair.products} banners={slides} plan={plan} renderedAt={renderedAt} />
        {slideCount > 1 && <HeroDots count={slideCount} />}
      </div>
    ),
    categories: (
      <Container>
        <CategoryRail categories={data.categories} />
      </Container>
    ),
    promotion: promotion && <PromotionBand showcase={promotion} months={plan.defaultMonths} />,
    calculator: (
      <Container>
        <Section
          id="calculator"
          title="قسط شما چقدر می‌شود؟"
          note="عددها همان است که در قرارداد می‌آید، بدون هزینهٔ پنهان."
        >
          <Calculator plan={plan} renderedAt={renderedAt} />
        </Section>
      </Container>
    ),
    newest: newest && (
      <Container>
        <Section
          title="تازه‌رسیده‌ها"
          note="این هفته به انبار پله آمد"
          link={{ title: 'همهٔ تازه‌ها', href: newest.link }}
        >
          <ProductRail products={newest.products.slice(0, 5)} />
        </Section>
      </Container>
    ),
    pair: (
      <Container>
        <BannerModule banners={data.banners} moduleNumber={pairModule} />
      </Container>
    ),
    bestSelling: bestSelling && (
      <Container>
        <Section
          title={bestSelling.title}
          note={`قسط‌ها ${toPersianDigits(plan.defaultMonths)} ماهه، با ${formatPercent(plan.prepaymentPercent)} پیش‌پرداخت`}
          link={{ title: 'همهٔ پرفروش‌ها', href: bestSelling.link }}
        >
          <BestSellers products={bestSelling.products.slice(0, 6)} plan={plan} />
        </Section>
      </Container>
    ),
    strip: (
      <Container>
        <BannerModule banners={data.banners} moduleNumber={stripModule} />
      </Container>
    ),
    brands: (
      <Container>
        <BrandStrip brands={data.brands} />
      </Container>
    ),
    trust: (
      <Container>
        <TrustRow items={site.trust} />
      </Container>
    ),
  };

  return (
    <>
      <Head>
        {/* Delays the first paint until the calculator is parsed: otherwise half a hero is painted, and then moves. */}
        {data.modules.includes('calculator') && <link rel="expect" href="#calculator" blocking="render" />}
        <title>{`${site.company.companyName} | خرید نقدی و قسطی گوشی، لپ‌تاپ و کالای دیجیتال`}</title>
        <meta
          name="description"
          content="خرید نقدی و قسطی گوشی موبایل، لپ‌تاپ، هدفون، ساعت هوشمند و کنسول بازی؛ تاریخ و مبلغ هر قسط پیش از خرید."
        />
      </Head>
      {data.modules.map((key) => (
        <Fragment key={key}>{parts[key]}</Fragment>
      ))}
      <HomeRecent />
    </>
  );
}

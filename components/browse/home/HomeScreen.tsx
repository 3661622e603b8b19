import Head from 'next/head';
import { type ComponentProps, Fragment, type ReactNode, useState } from 'react';
import { still } from '@/components/ui/kit/firstLoad/still';
import { Container } from '@/components/ui/layout/Container';
import { Section } from '@/components/ui/layout/Section';
import type { Category } from '@/contract/category';
import type { Showcase } from '@/contract/product';
import type { Banner, Brand, HomeModule, Site } from '@/contract/site';
import { toPersianDigits } from '@/utils/digits';
import { bannerModules } from '@/utils/firstLoad/bannerModules';
import { formatPercent } from '@/utils/money';

const EmptyHome = still(() => import(/* webpackChunkName: 'homeEmpty' */ './EmptyHome'));
const Hero = still(() => import(/* webpackChunkName: 'home' */ './Hero'));
const HeroDots = still(() => import(/* webpackChunkName: 'homeTop' */ './HeroDots'), { wakes: true });
const HeroClock = still(() => import(/* webpackChunkName: 'homeTop' */ './HeroClock'), { wakes: true });
const CategoryRail = still(() => import(/* webpackChunkName: 'home' */ './CategoryRail'));
const Calculator = still(() => import(/* webpackChunkName: 'homeEnd' */ './Calculator'), { wakes: true });
const PromotionBand = still(() => import(/* webpackChunkName: 'homeTop' */ './PromotionBand'), {
  wakes: true,
});
const ProductRail = still(() => import('@/components/browse/product/ProductRail'), { wakes: true });
const BestSellers = still(() => import(/* webpackChunkName: 'homeEnd' */ './BestSellers'), { wakes: true });
const BannerModule = still(
  () => import(/* webpackChunkName: 'home' */ '@/components/browse/banner/BannerModule'),
);
const BrandStrip = still(() => import(/* webpackChunkName: 'home' */ './BrandStrip'));
const HomeRecent = still(() => import(/* webpackChunkName: 'homeEnd' */ './HomeRecent'), { wakes: true });
const TrustRow = still(() => import(/* webpackChunkName: 'home' */ './TrustRow'));

/**
 * The hero at current prices. It stays as the server rendered it until the first promotion of its products ends, and is drawn
 * anew then.
 */
function CurrentHero({ renderedAt, ...hero }: ComponentProps<typeof Hero>) {
  const [drawnAt, setDrawnAt] = useState(renderedAt);
  return (
    <>
      <Hero key={drawnAt} {...hero} renderedAt={drawnAt} />
      <HeroClock products={hero.products} drawnAt={drawnAt} onEnd={setDrawnAt} />
    </>
  );
}

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
  const slides = data.banners.filter((banner) => banner.moduleNumber === bannerModules.hero);
  /** Slides visible at one width: the stair and the banners, each of which exists once per width. */
  const slideCount = (stair ? 1 : 0) + slides.filter((banner) => banner.linkType === 1).length;
  const { companyName } = site.company;
  if (data.showcases.length === 0 && data.categories.length === 0 && data.banners.length === 0)
    return (
      <>
        <HomeHead site={site} />
        <EmptyHome company={site.company} />
        <Container>
          <TrustRow items={site.trust} />
        </Container>
      </>
    );

  const parts: Record<HomeModule, ReactNode> = {
    hero: (stair || slides.length > 0) && (
      <div data-hero="" style={{ position: 'relative' }}>
        <CurrentHero
          company={site.company}
          products={stair?.products ?? []}
          banners={slides}
          plan={plan}
          renderedAt={renderedAt}
        />
        {slideCount > 1 && <HeroDots count={slideCount} />}
      </div>
    ),
    categories: (
      <Container>
        <CategoryRail categories={data.categories} />
      </Container>
    ),
    promotion: promotion && <PromotionBand showcase={promotion} months={plan?.defaultMonths ?? null} />,
    calculator: plan && (
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
          note={`تازه به ${companyName} آمد`}
          link={{ title: 'همهٔ تازه‌ها', href: newest.link }}
        >
          <ProductRail products={newest.products} isFar />
        </Section>
      </Container>
    ),
    pair: (
      <Container>
        <BannerModule banners={data.banners} moduleNumber={bannerModules.pair} />
      </Container>
    ),
    bestSelling: bestSelling && (
      <Container>
        <Section
          title={bestSelling.title}
          note={
            plan
              ? `قسط‌ها ${toPersianDigits(plan.defaultMonths)} ماهه، با ${formatPercent(plan.prepaymentPercent)} پیش‌پرداخت`
              : undefined
          }
          link={{ title: 'همهٔ پرفروش‌ها', href: bestSelling.link }}
        >
          <BestSellers products={bestSelling.products} plan={plan} />
        </Section>
      </Container>
    ),
    strip: (
      <Container>
        <BannerModule banners={data.banners} moduleNumber={bannerModules.strip} />
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
      <HomeHead site={site}>
        {/* Delays the first paint until the calculator is parsed: otherwise half a hero is painted, and then moves. */}
        {plan && data.modules.includes('calculator') && (
          <link rel="expect" href="#calculator" blocking="render" />
        )}
      </HomeHead>
      {data.modules.map((key) => (
        <Fragment key={key}>{parts[key]}</Fragment>
      ))}
      <HomeRecent />
    </>
  );
}

/** Title and description of the home page: what the shop says about itself. */
function HomeHead({ site, children }: { site: Site; children?: ReactNode }) {
  const { companyName, slogan } = site.company;
  return (
    <Head>
      {children}
      <title>{`${companyName} | ${slogan ?? (site.facilityPlan ? 'خرید نقدی و قسطی' : 'خرید آنلاین')}`}</title>
      <meta name="description" content={slogan ?? `خرید آنلاین از ${companyName}`} />
    </Head>
  );
}

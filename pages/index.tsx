import type { GetStaticProps } from 'next';
import { type HomeData, HomeScreen } from '@/components/browse/home/HomeScreen';
import type { Showcase } from '@/contract/product';
import { fetchShowcase } from '@/services/product';
import { type SiteProps, staticPage } from '@/services/server/pageData';
import { fetchBrands, fetchStaticsData } from '@/services/site';

const maxBrands = 8;
/** Products that the page shows of each row. The rest would only be data that nobody sees. */
const shownProducts: Record<Showcase['key'], number> = { stair: 5, promotion: 4, newest: 5, bestSelling: 6 };

export const getStaticProps: GetStaticProps<Partial<HomeData> & SiteProps> = () =>
  staticPage(async (api): Promise<HomeData> => {
    const [showcases, statics, brands] = await Promise.all([
      fetchShowcase(api),
      fetchStaticsData(api),
      fetchBrands(api),
    ]);
    return {
      showcases: showcases.map((row) => ({
        ...row,
        products: row.products.slice(0, shownProducts[row.key]),
      })),
      categories: statics.categories.map(({ slug, title, imageUrl }) => ({ slug, title, imageUrl })),
      brands: brands.slice(0, maxBrands),
      banners: statics.banners,
      modules: statics.homeModules,
    };
  });

export default function HomePage({ site, ...data }: HomeData & SiteProps) {
  return site && <HomeScreen site={site} {...data} />;
}

import type { GetStaticProps } from 'next';
import { type HomeData, HomeScreen } from '@/components/browse/home/HomeScreen';
import { fetchShowcase } from '@/services/product';
import { type SiteProps, staticPage } from '@/services/server/pageData';
import { fetchBrands, fetchStaticsData } from '@/services/site';

const maxBrands = 8;

export const getStaticProps: GetStaticProps<Partial<HomeData> & SiteProps> = () =>
  staticPage(async (api): Promise<HomeData> => {
    const [showcases, statics, brands] = await Promise.all([
      fetchShowcase(api),
      fetchStaticsData(api),
      fetchBrands(api),
    ]);
    return {
      showcases,
      categories: statics.categories.map(({ slug, title, imageUrl }) => ({ slug, title, imageUrl })),
      brands: brands.slice(0, maxBrands),
      banners: statics.banners,
      modules: statics.homeModules,
    };
  });

export default function HomePage({ site, ...data }: HomeData & SiteProps) {
  return site && <HomeScreen site={site} {...data} />;
}

import type { GetStaticPaths, GetStaticProps } from 'next';
import { TextPageScreen } from '@/components/browse/content/TextPageScreen';
import type { TextPage, TextPageLink } from '@/contract/content';
import type { ShippingCompany } from '@/contract/site';
import { fetchTextPage, fetchTextPages } from '@/services/content';
import { type SiteProps, staticPage } from '@/services/server/pageData';
import { fetchShippingCompanies } from '@/services/site';

type Data = { page: TextPage; pages: TextPageLink[]; companies: ShippingCompany[] };

/** The page that also shows the shipping companies. */
const shippingSlug = 'shipping';

/** The pages are rows of the database, so each is rendered on its first visit and then cached. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<Partial<Data> & SiteProps> = async ({ params }) => {
  const slug = String(params?.slug);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return { notFound: true };
  return staticPage(async (api) => {
    const [page, pages, companies] = await Promise.all([
      fetchTextPage(api, slug),
      fetchTextPages(api),
      slug === shippingSlug ? fetchShippingCompanies(api) : [],
    ]);
    return { page, pages, companies };
  });
};

export default function InfoPage({ site, page, pages = [], companies = [] }: Partial<Data> & SiteProps) {
  return site && page ? <TextPageScreen site={site} page={page} pages={pages} companies={companies} /> : null;
}

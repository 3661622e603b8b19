import Head from 'next/head';
import type { Site } from '@/contract/site';
import { isIndexable, shopHref } from '@/rules/shopQuery';
import { toPersianDigits } from '@/utils/digits';
import { shopAddress } from '@/utils/firstLoad/shopAddress';
import { formatToman } from '@/utils/money';
import { totalTitle } from './filterTitles';
import type { ShopData } from './shopData';

/** Title and description of the list for search engines and the browser's tab. */
export function ShopHead({ query, list, site }: ShopData & { site: Site }) {
  const subject = query.search
    ? `جست‌وجوی «${query.search}»`
    : `خرید ${site.facilityPlan ? 'نقدی و قسطی ' : ''}${list.title}`;
  const page = list.page > 1 ? ` | صفحهٔ ${toPersianDigits(list.page)}` : '';
  const { from } = list.facets.price;
  const price = from > 0 ? `، از ${formatToman(from)}` : '';
  return (
    <Head>
      <title>{`${subject}${page} | ${site.company.companyName}`}</title>
      <meta
        name="description"
        content={`${list.title}: ${totalTitle(list)}${price}.${site.facilityPlan ? ' مبلغ و تاریخ هر قسط را پیش از خرید ببینید.' : ''}`}
      />
      <link rel="canonical" href={shopAddress(shopHref(query))} />
      {(!isIndexable(query) || list.total === 0) && <meta name="robots" content="noindex, follow" />}
    </Head>
  );
}

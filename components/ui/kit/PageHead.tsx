import Head from 'next/head';
import type { ReactNode } from 'react';
import { shopAddress } from '@/utils/firstLoad/shopAddress';

type Props = {
  title: string;
  /** For search engines. */
  description: string;
  /** Path under which search engines list the page. */
  canonical: string;
  /** Further elements of the head. */
  children?: ReactNode;
};

/** Title, description and canonical address of a public page. */
export function PageHead({ title, description, canonical, children }: Props) {
  return (
    <Head>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={shopAddress(canonical)} />
      {children}
    </Head>
  );
}

import Head from 'next/head';
import { useAppSelector } from '@/hooks/useStore';
import { selectCompanyName } from '@/store/site';

/** The title of a page that search engines leave out, with the shop's name; a page without site data has the common noun. */
export function NoIndexHead({ title }: { title: string }) {
  const name = useAppSelector(selectCompanyName);
  return (
    <Head>
      <title>{`${title} | ${name}`}</title>
      <meta name="robots" content="noindex" />
    </Head>
  );
}

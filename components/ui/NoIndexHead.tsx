import Head from 'next/head';

/** The title of a page that search engines leave out. */
export function NoIndexHead({ title }: { title: string }) {
  return (
    <Head>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </Head>
  );
}

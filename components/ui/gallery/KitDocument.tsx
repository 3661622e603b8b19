import { Head, Html, Main, NextScript } from 'next/document';
import { globalCss } from '@/styles/global';

/** The document of the gallery: the shop's font, tokens and shared styles, without its scripts and the colours of an operator. */
export const KitDocument = () => (
  <Html lang="fa" dir="rtl">
    <Head>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant style sheet of the shop. */}
      <style dangerouslySetInnerHTML={{ __html: globalCss }} />
    </Head>
    <body>
      <Main />
      <NextScript />
    </body>
  </Html>
);

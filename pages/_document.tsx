import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import { cloneElement, type JSX } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { LostNotice } from '@/components/layout/frame/LostNotice';
import { endpoints } from '@/services/http/endpoints';
import { globalCss } from '@/styles/global';
import { themeColours } from '@/styles/tokens';

/** Removes comments, and the white space and semicolons that CSS does not need. A selector keeps the space before a colon. */
const minifyCss = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/([{;][\w-]+): /g, '$1:')
    .replaceAll(';}', '}');

type Scripts = Parameters<Head['getScripts']>[0];

/** A script of this type is neither fetched nor run. `public/early.js` puts it in the document again without a type. */
const waiting = (script: JSX.Element) => cloneElement(script, { type: 'waiting', defer: undefined });

/**
 * The head with scripts that wait until the page has loaded or the shopper acts: on a slow phone they would delay the first
 * pictures and the font.
 */
class PatientHead extends Head {
  override getPreloadMainLinks() {
    return null;
  }

  override getDynamicChunks(files: Scripts) {
    return super.getDynamicChunks(files).map((script) => script && waiting(script));
  }

  override getScripts(files: Scripts) {
    return super.getScripts(files).map(waiting);
  }
}

// The development server expects its scripts to run at once.
const ShopHead = process.env.NODE_ENV === 'production' ? PatientHead : Head;

const apiBase = process.env.NEXT_PUBLIC_API_BASE_URL ?? '/api';

export default class ShopDocument extends Document {
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    try {
      context.renderPage = () =>
        renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
      const initial = await Document.getInitialProps(context);
      return { ...initial, styles: [initial.styles, sheet.getStyleElement()] };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    return (
      <Html lang="fa" dir="rtl">
        <ShopHead>
          <link
            rel="preload"
            href="/fonts/vazirmatn.woff2"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <meta name="theme-color" content={themeColours.light} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant style sheet of the shop. */}
          <style dangerouslySetInnerHTML={{ __html: minifyCss(globalCss) }} />
          <script src="/early.js" />
        </ShopHead>
        <body>
          <Main />
          <LostNotice />
          <NextScript />
          {/* Overrides colours of the tokens. At the end of the body, so that a slow backend does not delay the paint. */}
          <link rel="stylesheet" href={apiBase + endpoints.themeCss} />
        </body>
      </Html>
    );
  }
}

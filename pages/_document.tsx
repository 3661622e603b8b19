import Document, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import { cloneElement, type JSX } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { LostNotice } from '@/components/layout/frame/LostNotice';
import { FoundHead } from '@/components/layout/head/FoundHead';
import { endpoints } from '@/services/http/endpoints';
import { attachedReviews } from '@/services/server/newestReviews';
import { withoutStillProps } from '@/services/server/stillProps';
import { globalCss } from '@/styles/global';
import { dividePageStyles } from '@/styles/pageStyles';
import { sharedSheet } from '@/styles/sharedSheet';
import { themeColours } from '@/styles/tokens';
import { configuredShop } from '@/utils/firstLoad/shopAddress';

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

const isBuilt = process.env.NODE_ENV === 'production';

// The development server expects its scripts to run at once.
const ShopHead = isBuilt ? PatientHead : Head;

/**
 * The styles of the parts of the page, which stay where the server has written them. In the browser styled-components would take
 * a style element of its own apart, remove it, and insert its rules one by one into another. It finds notes instead, of a type that
 * no browser reads as a style, so that it inserts only the styles of parts that come later.
 */
function pageStyles(sheet: ServerStyleSheet): JSX.Element[] {
  const [element] = sheet.getStyleElement();
  if (!element) return [];
  const { css, notes } = dividePageStyles(element.props.dangerouslySetInnerHTML.__html);
  return [
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the styles of the shop.
    <style key="page" dangerouslySetInnerHTML={{ __html: css }} />,
    cloneElement(element, { type: 'notes', dangerouslySetInnerHTML: { __html: notes } }),
  ];
}

// The development server replaces styles when a file changes.
const writeStyles = isBuilt ? pageStyles : (sheet: ServerStyleSheet) => sheet.getStyleElement();

const apiBase = process.env.NEXT_PUBLIC_API_BASE_URL ?? '/api';

export default class ShopDocument extends Document {
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    try {
      context.renderPage = () =>
        renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) });
      const initial = await Document.getInitialProps(context);
      return { ...initial, styles: [initial.styles, writeStyles(sheet)] };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { __NEXT_DATA__: data, head = [] } = this.props;
    const shop = configuredShop();
    const props = data.props.pageProps ?? {};
    const reviews = attachedReviews(props.product);
    // `NextScript` writes this object. The props themselves are also the data of a soft navigation.
    data.props = { ...data.props, pageProps: withoutStillProps(data.page, props) };
    return (
      <Html lang="fa" dir="rtl" data-shop={shop || undefined}>
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
          <script src="/early.js" />
          {/* Behind the script, which would otherwise wait for it, and which asks for it again when it does not come. */}
          {isBuilt ? (
            <link rel="stylesheet" href={`/_next/${sharedSheet.file}`} />
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant style sheet of the shop.
            <style dangerouslySetInnerHTML={{ __html: globalCss }} />
          )}
          <FoundHead page={data.page} pageProps={{ ...props, reviews }} head={head} shop={shop} />
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

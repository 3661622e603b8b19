import type { AppProps } from 'next/app';
import { useEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { BrokenPage } from '@/components/layout/frame/BrokenPage';
import { Layout } from '@/components/layout/frame/Layout';
import { ErrorBoundary } from '@/components/ui/kit/ErrorBoundary';
import { useAskForMissing } from '@/hooks/firstLoad/useAskForMissing';
import { useEngine } from '@/hooks/firstLoad/useEngine';
import { useLostRoute } from '@/hooks/firstLoad/useLostRoute';
import { useSoftLinks } from '@/hooks/firstLoad/useSoftLinks';
import { useRouteProgress } from '@/hooks/useRouteProgress';
import type { SiteProps } from '@/services/server/pageData';
import { makeStore } from '@/store/makeStore';
import { siteReceived } from '@/store/site';

const apiBase = process.env.NEXT_PUBLIC_API_BASE_URL ?? '/api';

/** Loads the engine chunk after hydration. */
const loadEngine = async () => (await import('@/sagas/engineSteps')).loadEngine(apiBase);

const brokenPage = (tryAgain: () => void) => <BrokenPage onTryAgain={tryAgain} />;

/** The pages 404 and 500 have no site data. */
type Props = AppProps<Partial<SiteProps>>;

export default function ShopApp({ Component, pageProps, router }: Props) {
  const { site = null, renderedAt = 0 } = pageProps;
  const [store] = useState(() => makeStore({ site, renderedAt }));
  const [serverState] = useState(() => store.getState());
  useEngine(store, loadEngine);
  useAskForMissing();
  useRouteProgress(store);
  useLostRoute();
  useSoftLinks();
  useEffect(() => {
    if (site) store.dispatch(siteReceived({ site, renderedAt }));
  }, [store, site, renderedAt]);
  // Next renders the app a second time right after hydration, because `proxy.ts` matches every page. The page need not be.
  const page = useMemo(() => <Component {...pageProps} />, [Component, pageProps]);

  return (
    <Provider store={store} serverState={serverState}>
      <ErrorBoundary resetOn={router.asPath} fallback={brokenPage}>
        <Layout>{page}</Layout>
      </ErrorBoundary>
    </Provider>
  );
}

import { useRouter } from 'next/router';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { Header } from '@/components/layout/header/Header';
import { ErrorBoundary } from '@/components/ui/kit/ErrorBoundary';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { still } from '@/components/ui/kit/firstLoad/still';
import { ToastOutlet } from '@/components/ui/kit/ToastOutlet';
import { useAppSelector } from '@/hooks/useStore';
import { selectSignedIn } from '@/store/session/session';
import { selectSite, selectStaticsData } from '@/store/site';
import { layers } from '@/styles/layers';
import { BrokenPage } from './BrokenPage';
import { layoutFor } from './layoutFor';
import { Overlays } from './Overlays';

const MaintenanceScreen = onDemand(() => import('./MaintenanceScreen'));
const BottomBar = still(() => import(/* webpackChunkName: 'bars' */ '@/components/layout/menu/BottomBar'), {
  wakes: true,
});
const Support = still(() => import(/* webpackChunkName: 'bars' */ './Support'), {
  wakes: true,
  scriptOnly: true,
});
const Footer = still(() => import(/* webpackChunkName: 'frame' */ '@/components/layout/footer/Footer'));
const CustomerNotices = onDemand(
  () => import(/* webpackChunkName: 'customer' */ '@/components/account/customer/CustomerNotices'),
);
const Popups = onDemand(() => import('@/components/browse/banner/Popups'));

const SkipLink = styled.a`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: ${layers.toast};
  padding: var(--space-3) var(--space-6);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-lifted);
  font-weight: 600;
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** Layers of still parts with a fixed position. They are on the screen from the start, so that the parts wake without a scroll. */
const fixedLayer = { position: 'fixed', insetBlockEnd: 0, insetInline: 0 } as const;

/** The frame around every page, chosen by its path. During maintenance only a supervisor sees pages. */
export function Layout({ children }: { children: ReactNode }) {
  const { asPath, pathname } = useRouter();
  const signedIn = useAppSelector(selectSignedIn);
  const site = useAppSelector(selectSite);
  // The selector is written here because `store/profile.ts` is in the engine chunk.
  const supervisor = useAppSelector((state) => state.profile?.user?.role === 'supervisor');
  const popups = useAppSelector(selectStaticsData)?.notification.some((banner) => banner.type === 1);
  // The 404 page is rendered once for all unknown addresses, so its frame must not depend on the address.
  const layout = layoutFor(pathname === '/404' ? pathname : (asPath.split(/[?#]/)[0] ?? '/'));
  const main = useRef<HTMLElement>(null);

  /** Focuses the content. A client-side navigation to `#main` would leave the focus on the link. */
  function focusMain(event: MouseEvent) {
    event.preventDefault();
    main.current?.focus();
  }

  // `proxy.ts` sends visitors to this page, which needs no frame. Open pages learn of the mode from the site data.
  if (pathname === '/maintenance') return children;
  // The login and the start of the desk stay open, so that a supervisor can sign in. They show nothing of the shop.
  const isClosed = site?.company.maintenanceMode && !supervisor;
  const underMaintenance = isClosed && pathname !== '/login' && pathname !== '/admin';
  if (underMaintenance) return <MaintenanceScreen company={site.company} />;
  const showsHeader = layout.header === 'shown' || (layout.header === 'signedIn' && signedIn);
  const hasNoBars = layout.header === 'hidden';
  const hasBottomBar = layout.bottomBar === 'shown';
  return (
    <>
      <SkipLink href="#main" onClick={focusMain}>
        رفتن به محتوای صفحه
      </SkipLink>
      {signedIn && <CustomerNotices />}
      {showsHeader && <Header />}
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        data-frame={layout.frame}
        data-bottom-bar={hasBottomBar || undefined}
      >
        <ErrorBoundary resetOn={asPath} fallback={(tryAgain) => <BrokenPage onTryAgain={tryAgain} />}>
          {children}
        </ErrorBoundary>
      </main>
      {site && layout.footer === 'shown' && <Footer site={site} />}
      {hasBottomBar && (
        <div data-bar="" style={{ ...fixedLayer, zIndex: layers.bottomBar }}>
          <BottomBar />
        </div>
      )}
      {!hasNoBars && (
        <div data-bar="" style={{ ...fixedLayer, zIndex: layers.stickyBar }}>
          <Support />
        </div>
      )}
      {/* No popups over personal pages and the payment result. */}
      {!hasNoBars && layout.frame === 'general' && popups && <Popups />}
      <Overlays />
      <ToastOutlet />
    </>
  );
}

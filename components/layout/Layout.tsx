import { useRouter } from 'next/router';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { onDemand } from '@/components/ui/firstLoad/onDemand';
import { still } from '@/components/ui/firstLoad/still';
import { ToastPlace } from '@/components/ui/ToastPlace';
import { useAppSelector } from '@/hooks/useStore';
import { selectSignedIn } from '@/store/session/session';
import { selectSite, selectStaticsData } from '@/store/site';
import { layers } from '@/styles/layers';
import { BrokenPage } from './BrokenPage';
import { Header } from './Header';
import { layoutFor } from './layoutFor';
import { Overlays } from './Overlays';

const MaintenanceScreen = onDemand(() => import('./MaintenanceScreen'));
const BottomBar = still(() => import('@/components/menu/BottomBar'), { wakes: true });
const Support = still(() => import('./Support'), { wakes: true });
const Footer = still(() => import('./Footer'));
const CustomerNotices = onDemand(() => import('@/components/customer/CustomerNotices'));
const Popups = onDemand(() => import('@/components/banner/Popups'));

const SkipLink = styled.a`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: ${layers.toast};
  padding: 12px 24px;
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-lifted);
  font-weight: 600;
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** Where parts that float stand: on the screen from the start, so that they come to life without a scroll. */
const Afloat = styled.div`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
`;

/** The frame around every page, chosen by its path. In maintenance only a supervisor sees more than its screen. */
export function Layout({ children }: { children: ReactNode }) {
  const { asPath, pathname } = useRouter();
  const signedIn = useAppSelector(selectSignedIn);
  const site = useAppSelector(selectSite);
  // Named here and not in `store/profile.ts`, which comes with the engine.
  const supervisor = useAppSelector((state) => state.profile?.user?.role === 'supervisor');
  const popups = useAppSelector(selectStaticsData)?.notification.some((banner) => banner.type === 1);
  // The page of an unknown address is rendered once for all of them, so its frame cannot follow the address.
  const layout = layoutFor(pathname === '/404' ? pathname : (asPath.split(/[?#]/)[0] ?? '/'));
  const main = useRef<HTMLElement>(null);

  /** Takes the focus along, which a soft navigation would leave behind. */
  function skip(event: MouseEvent) {
    event.preventDefault();
    main.current?.focus();
  }

  // The proxy leads to this page, which is nothing but the screen; others may find the mode on while they are read.
  if (pathname === '/maintenance') return children;
  // A supervisor must be able to sign in; the login shows nothing of the shop.
  const closed = site?.company.maintenanceMode && !supervisor && pathname !== '/login';
  if (closed) return <MaintenanceScreen company={site.company} />;
  const header = layout.header === 'shown' || (layout.header === 'signedIn' && signedIn);
  const bare = layout.header === 'hidden';
  return (
    <>
      <SkipLink href="#main" onClick={skip}>
        رفتن به محتوای صفحه
      </SkipLink>
      {signedIn && <CustomerNotices />}
      {header && <Header />}
      <main id="main" ref={main} tabIndex={-1} data-frame={layout.frame} data-bare={bare || undefined}>
        <ErrorBoundary resetOn={asPath} fallback={(tryAgain) => <BrokenPage onTryAgain={tryAgain} />}>
          {children}
        </ErrorBoundary>
      </main>
      {site && layout.footer === 'shown' && <Footer site={site} />}
      {!bare && (
        <Afloat data-bar="" style={{ zIndex: layers.bottomBar }}>
          <BottomBar />
        </Afloat>
      )}
      {!bare && (
        <Afloat data-bar="" style={{ zIndex: layers.stickyBar }}>
          <Support />
        </Afloat>
      )}
      {/* Nothing is advertised over personal pages and the result of a payment. */}
      {!bare && layout.frame === 'general' && popups && <Popups />}
      <Overlays />
      <ToastPlace />
    </>
  );
}

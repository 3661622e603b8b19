import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/kit/IconButton';
import { X } from '@/components/ui/kit/icons';
import type { NotificationBanner } from '@/contract/site';
import { useModalDialog } from '@/hooks/useModalDialog';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import {
  bannerSlice,
  pageVisited,
  popupDismissed,
  popupShown,
  popupsAsked,
  selectWaitingPopups,
} from '@/store/banner';
import { selectStaticsData } from '@/store/site';
import { selectOverlay } from '@/store/ui';
import { breakpoints } from '@/styles/media';
import { PopupCard } from './PopupCard';

const Dialog = styled.dialog`
  inline-size: min(400px, calc(100vw - 32px));
  max-block-size: calc(100dvh - 32px);
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: var(--radius-xl);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-lifted);
  overflow: hidden auto;
  &::backdrop {
    background: var(--scrim);
  }

  .close {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-end: 12px;
    z-index: 1;
  }
`;

/** Lists, comparison, basket and product pages show no popup. `Layout` leaves popups out of login, checkout and dashboard. */
const pagesWithoutPopups = /^\/(shop|brand|compare|cart|products)(\/|$)/;

/** Pressing one of these starts an action, which a popup must not cover. */
const controls = 'a, button, input, select, textarea, label, summary, dialog, [role="slider"]';

/** Events that may show that the shopper reads the page. */
const readingEvents = ['scroll', 'pointerdown', 'keydown'] as const;

/** Whether the shopper reads on. A press on a control does not count, nor the scroll to the top after a navigation. */
function showsReading({ type, target }: Event): boolean {
  return type === 'scroll' ? window.scrollY > 0 : !(target instanceof Element && target.closest(controls));
}

/** Whether another dialog is open or a field has the focus. */
function isShopperBusy(): boolean {
  const field = document.activeElement?.matches('input, textarea, select, [contenteditable="true"]');
  return field || document.querySelector('dialog[open]') !== null;
}

/** Mobile banners are for narrow screens and desktop banners for wide ones. Widths between the two show none. */
function fitsScreen(banner: NotificationBanner): boolean {
  return banner.mobileView ? window.innerWidth <= breakpoints.banner : window.innerWidth > breakpoints.md;
}

/**
 * Shows at most one popup banner a visit, each banner as often as the shop has set. A popup never opens on the first
 * page, before the shopper has begun to read, or over another dialog. Its picture is loaded only then, too.
 */
export default function Popups() {
  const path = useRouter().asPath.split(/[?#]/)[0] ?? '/';
  const dispatch = useAppDispatch();
  useSlice(bannerSlice);
  const banners = useAppSelector(selectStaticsData)?.notification;
  const waiting = useAppSelector(selectWaitingPopups);
  const overlay = useAppSelector(selectOverlay);

  useEffect(() => {
    if (!banners) return;
    dispatch(pageVisited(path));
    if (pagesWithoutPopups.test(path)) return;
    const requestPopup = (event: Event) => {
      if (!showsReading(event)) return;
      stopListening();
      dispatch(popupsAsked());
    };
    const stopListening = () => {
      for (const type of readingEvents) window.removeEventListener(type, requestPopup);
    };
    for (const type of readingEvents) window.addEventListener(type, requestPopup, { passive: true });
    return stopListening;
  }, [dispatch, banners, path]);

  const next = banners?.find((banner) => waiting.includes(banner.id) && fitsScreen(banner));
  return next && overlay === null ? <Popup key={next.id} banner={next} /> : null;
}

/** Opens when its picture has loaded, unless the shopper is busy then. Only a shown popup counts as shown. */
function Popup({ banner }: { banner: NotificationBanner }) {
  const dispatch = useAppDispatch();
  const [isReady, setReady] = useState(false);
  const dismiss = () => dispatch(popupDismissed(banner.id));
  const dialog = useModalDialog(dismiss, isReady);

  function openUnlessBusy() {
    if (isReady) return;
    if (isShopperBusy()) return dismiss();
    setReady(true);
    dispatch(popupShown(banner.id));
  }

  return (
    <Dialog {...dialog} aria-label={banner.alt}>
      <div className="close">
        <IconButton label="بستن" round onClick={() => dialog.ref.current?.close()}>
          <X size={20} />
        </IconButton>
      </div>
      <PopupCard
        banner={banner}
        onFollow={() => dialog.ref.current?.close()}
        onPictureLoad={openUnlessBusy}
        onPictureError={dismiss}
      />
    </Dialog>
  );
}

import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/IconButton';
import { Image } from '@/components/ui/Image';
import { X } from '@/components/ui/icons';
import { Link } from '@/components/ui/Link';
import type { NotificationBanner } from '@/contract/site';
import { useAppDispatch, useAppSelector, useAppStore } from '@/hooks/useStore';
import { popupDismissed, popupShown, popupSlice, popupsAsked, selectWaitingPopups } from '@/store/popup';
import { selectStaticsData } from '@/store/site';
import { selectOverlay } from '@/store/ui';
import { breakpoints } from '@/styles/media';

const Dialog = styled.dialog`
  inline-size: min(440px, calc(100vw - 32px));
  max-block-size: calc(100dvh - 32px);
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: var(--radius-xl);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-lifted);
  overflow: hidden auto;
  &::backdrop { background: var(--scrim); }

  .close { position: absolute; inset-block-start: 12px; inset-inline-end: 12px; z-index: 1; }
  a { display: block; }
  .art { display: grid; place-items: end center; aspect-ratio: 4 / 3; background: var(--hero-ground); }
  .art img { inline-size: 76%; block-size: 92%; object-fit: contain; }
  .words { display: block; padding: 20px 24px 24px; font-size: 16px; font-weight: 700; line-height: 1.7; text-align: center; }
`;

/** A mobile banner belongs to narrow screens, a desktop one to wide ones; screens between see neither. */
function fits(banner: NotificationBanner): boolean {
  return banner.mobileView ? window.innerWidth <= breakpoints.banner : window.innerWidth > breakpoints.md;
}

/** Popup banners, one at a time, each as often as the shop wishes. Nothing is shown over another overlay. */
export default function Popups() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  useState(() => store.inject(popupSlice));
  const banners = useAppSelector(selectStaticsData)?.notification;
  const waiting = useAppSelector(selectWaitingPopups);
  const overlay = useAppSelector(selectOverlay);

  useEffect(() => {
    if (banners) dispatch(popupsAsked());
  }, [dispatch, banners]);

  const next = banners?.find((banner) => waiting.includes(banner.id) && fits(banner));
  return next && overlay === null ? <Popup key={next.id} banner={next} /> : null;
}

/** Opens once its picture is there; a picture that never comes is never shown, nor counted. */
function Popup({ banner }: { banner: NotificationBanner }) {
  const dispatch = useAppDispatch();
  const dialog = useRef<HTMLDialogElement>(null);
  const dismiss = () => dispatch(popupDismissed(banner.id));

  function open() {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    dispatch(popupShown(banner.id));
  }

  const content = (
    <>
      {banner.imageUrl && (
        <span className="art">
          <Image src={banner.imageUrl} alt="" width={334} priority onLoad={open} onError={dismiss} />
        </span>
      )}
      <span className="words">{banner.alt}</span>
    </>
  );
  return (
    <Dialog ref={dialog} aria-label={banner.alt} onClose={dismiss}>
      <div className="close">
        <IconButton label="بستن" round onClick={() => dialog.current?.close()}>
          <X size={20} />
        </IconButton>
      </div>
      {banner.link ? (
        <Link href={banner.link} onClick={() => dialog.current?.close()}>
          {content}
        </Link>
      ) : (
        content
      )}
    </Dialog>
  );
}

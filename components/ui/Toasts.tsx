import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { type Id, toast as show, ToastContainer } from 'react-toastify';
import { Link } from '@/components/ui/firstLoad/Link';
import { Bell, CircleCheck, CircleX, TriangleAlert } from '@/components/ui/icons';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectToasts, type Toast, toastShown } from '@/store/ui';
import * as S from './Toasts.styles';

const icons = { success: CircleCheck, warning: TriangleAlert, danger: CircleX, info: Bell } as const;
const toastMs = 5000;
/** Time for a toast with a link or a button, which the shopper must be able to reach. */
const toastWithActionMs = 7000;

/**
 * Moves the toasts above an open dialog. The browser draws the latest element of the top layer above the others, so the
 * popover is hidden and shown again. Browsers without popovers show toasts under dialogs.
 */
function raiseAboveDialogs(place: HTMLElement | null) {
  if (!place?.isConnected || !place.showPopover) return;
  const isOpen = place.matches(':popover-open');
  // Without a dialog nothing is above the toasts, and showing them again would repeat their entrance animation.
  if (isOpen && !document.querySelector('dialog[open]')) return;
  if (isOpen) place.hidePopover();
  place.showPopover();
}

/**
 * Shows the toasts of the store, newest first, at the top right and on phones above the bars. A press or a swipe closes a
 * toast.
 */
export default function Toasts() {
  const dispatch = useAppDispatch();
  const raised = useAppSelector(selectToasts);
  /** The library's toast ids by the shop's ids. They differ, since the library ignores the id of a closing toast. */
  const shown = useRef(new Map<string, Id>());
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (raised.length > 0) raiseAboveDialogs(place.current);
    for (const toast of raised) {
      const content = <ToastContent toast={toast} onAction={dispatch} />;
      const options = {
        className: `toast-${toast.kind}`,
        autoClose: toast.link || toast.action ? toastWithActionMs : toastMs,
        role: toast.kind === 'danger' || toast.kind === 'warning' ? 'alert' : 'status',
        ariaLabel: toast.text,
      };
      const before = shown.current.get(toast.id);
      if (before !== undefined && show.isActive(before)) show.update(before, { ...options, render: content });
      else shown.current.set(toast.id, show(content, options));
      dispatch(toastShown(toast.id));
    }
  }, [dispatch, raised]);

  return (
    <S.Place ref={place} popover="manual">
      <ToastContainer
        position="top-right"
        rtl
        closeOnClick
        draggable
        newestOnTop
        closeButton={false}
        icon={false}
        aria-label="پیام‌ها"
      />
    </S.Place>
  );
}

function ToastContent({ toast, onAction }: { toast: Toast; onAction: (action: UnknownAction) => void }) {
  const { action } = toast;
  const Icon = icons[toast.kind];
  return (
    <>
      <span className="tile">
        <Icon size={20} />
      </span>
      <span className="words">
        <b>{toast.text}</b>
        {toast.detail && <small>{toast.detail}</small>}
      </span>
      {toast.link && <Link href={toast.link.href}>{toast.link.title}</Link>}
      {action && (
        <button type="button" onClick={() => onAction(action.dispatch)}>
          {action.title}
        </button>
      )}
    </>
  );
}

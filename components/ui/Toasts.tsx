import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { type Id, toast as show, ToastContainer } from 'react-toastify';
import { Link } from '@/components/ui/firstLoad/Link';
import { Bell, CircleCheck, CircleX, TriangleAlert } from '@/components/ui/icons';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectToasts, type Toast, toastShown } from '@/store/ui';
import * as S from './Toasts.styles';

const icons = { success: CircleCheck, warning: TriangleAlert, danger: CircleX, info: Bell } as const;
/** How long a toast stays (ms); one with a link or a button gives time to reach it. */
const shortStay = 5000;
const longStay = 7000;

/**
 * Puts the toasts over everything, an open dialog too: the browser draws the latest of the top layer above the others,
 * so the place leaves it and enters again. Browsers without popovers show toasts under dialogs.
 */
function raisePlace(place: HTMLElement | null) {
  if (!place?.isConnected || !place.showPopover) return;
  const isOpen = place.matches(':popover-open');
  // Without a dialog nothing lies above, and entering again would play the toasts' entrance once more.
  if (isOpen && !document.querySelector('dialog[open]')) return;
  if (isOpen) place.hidePopover();
  place.showPopover();
}

/**
 * Shows what was raised, newest first: top right, and on phones above the bars. A press closes one, a swipe throws it
 * away.
 */
export default function Toasts() {
  const dispatch = useAppDispatch();
  const raised = useAppSelector(selectToasts);
  /** The library's id of each toast by the shop's. A new one each time, since the library swallows one that is closing. */
  const shown = useRef(new Map<string, Id>());
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (raised.length > 0) raisePlace(place.current);
    for (const toast of raised) {
      const words = <Words toast={toast} onAction={dispatch} />;
      const options = {
        className: `toast-${toast.kind}`,
        autoClose: toast.link || toast.action ? longStay : shortStay,
        role: toast.kind === 'danger' || toast.kind === 'warning' ? 'alert' : 'status',
        ariaLabel: toast.text,
      };
      const before = shown.current.get(toast.id);
      if (before !== undefined && show.isActive(before)) show.update(before, { ...options, render: words });
      else shown.current.set(toast.id, show(words, options));
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

function Words({ toast, onAction }: { toast: Toast; onAction: (action: UnknownAction) => void }) {
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

import type { UnknownAction } from '@reduxjs/toolkit';
import { useRouter } from 'next/router';
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { type Id, toast as show, ToastContainer } from 'react-toastify';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Bell, CircleCheck, CircleX, TriangleAlert, X } from '@/components/ui/kit/icons';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectToasts, type Toast, toastShown } from '@/store/ui';
import * as S from './Toasts.styles';

const icons = { success: CircleCheck, warning: TriangleAlert, danger: CircleX, info: Bell } as const;
const toastMs = 5000;
/** Toasts with a link or a button that can be open at once. A further one closes the oldest. */
const mostLasting = 2;

/** Whether a toast has something to press. It stays open then, because nobody knows how long the way to it takes. */
const isLasting = ({ link, action }: Toast) => link !== undefined || action !== undefined;

/** The toast around an element. */
const toastAround = (target: Element) => target.closest<HTMLElement>('.Toastify__toast');

/**
 * Moves the toasts above an open dialog. The browser draws the latest element of the top layer above the others, so the
 * popover is hidden and shown again. Its source is the focused element, so that Tab leads from there into the toasts and then
 * on. Browsers without popovers show toasts under dialogs, and without a source Tab reaches them after the page.
 */
function raiseAboveDialogs(place: HTMLElement | null) {
  if (!place?.isConnected || !place.showPopover) return;
  const isOpen = place.matches(':popover-open');
  const hasToasts = place.querySelector('.Toastify__toast') !== null;
  // Without a dialog nothing is above the toasts, and showing them again would repeat their entrance animation.
  if (isOpen && hasToasts && !document.querySelector('dialog[open]')) return;
  if (isOpen) place.hidePopover();
  const { activeElement } = document;
  const source =
    activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
  place.showPopover(source ? { source } : {});
}

/**
 * Shows the toasts of the store, newest first, at the top right and on phones above the bars. A press, a swipe or Escape
 * closes a toast. It waits while the pointer or the focus is on it. A toast with a link or a button stays until it is closed,
 * the focus has left it, or another page opens.
 */
export default function Toasts() {
  const dispatch = useAppDispatch();
  const raised = useAppSelector(selectToasts);
  const path = useRouter().asPath.split(/[?#]/)[0];
  /** The library's toast ids by the shop's ids. They differ, since the library ignores the id of a closing toast. */
  const shown = useRef(new Map<string, Id>());
  /** Toasts with a link or a button, oldest first. */
  const lasting = useRef<Id[]>([]);
  const place = useRef<HTMLDivElement>(null);
  /** The element that had the focus before it moved into a toast. */
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (raised.length > 0) raiseAboveDialogs(place.current);
    for (const toast of raised) {
      const content = <ToastContent toast={toast} onAction={dispatch} before={before} />;
      const options = {
        className: `toast-${toast.kind}`,
        autoClose: isLasting(toast) ? (false as const) : toastMs,
        role: toast.kind === 'danger' || toast.kind === 'warning' ? 'alert' : 'status',
        ariaLabel: toast.text,
      };
      const earlier = shown.current.get(toast.id);
      const id = earlier !== undefined && show.isActive(earlier) ? earlier : show(content, options);
      if (id === earlier) show.update(earlier, { ...options, render: content });
      shown.current.set(toast.id, id);
      if (isLasting(toast)) {
        const open = lasting.current.filter((one) => one !== id && show.isActive(one));
        for (const oldest of open.splice(0, open.length + 1 - mostLasting)) show.dismiss(oldest);
        lasting.current = [...open, id];
      }
      dispatch(toastShown(toast.id));
    }
  }, [dispatch, raised]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another path.
  useEffect(
    () => () => {
      for (const id of lasting.current.splice(0)) show.dismiss(id);
    },
    [path],
  );

  function waitForFocus({ target, relatedTarget }: FocusEvent<HTMLElement>) {
    const toast = toastAround(target);
    if (!toast) return;
    show.pause({ id: toast.id });
    if (relatedTarget instanceof HTMLElement && !place.current?.contains(relatedTarget))
      before.current = relatedTarget;
  }

  function leaveToast({ target, relatedTarget }: FocusEvent<HTMLElement>) {
    const toast = toastAround(target);
    if (!toast || toast.contains(relatedTarget)) return;
    // A window in the background keeps its focused element.
    if (relatedTarget === null && !document.hasFocus()) return;
    if (lasting.current.includes(toast.id)) show.dismiss(toast.id);
    else show.play({ id: toast.id });
  }

  function closeByEscape({ key, target }: KeyboardEvent<HTMLElement>) {
    const toast = key === 'Escape' && target instanceof Element ? toastAround(target) : null;
    if (toast) show.dismiss(toast.id);
  }

  return (
    <S.Place
      ref={place}
      popover="manual"
      onFocus={waitForFocus}
      onBlur={leaveToast}
      onKeyDown={closeByEscape}
    >
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

type ContentProps = {
  toast: Toast;
  onAction: (action: UnknownAction) => void;
  /** The element that gets the focus back when a toast closes with the focus in it. */
  before: { readonly current: HTMLElement | null };
};

function ToastContent({ toast, onAction, before }: ContentProps) {
  const { action } = toast;
  const Icon = icons[toast.kind];
  const tile = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const around = tile.current && toastAround(tile.current);
    return () => {
      if (around?.contains(document.activeElement)) before.current?.focus();
    };
  }, [before]);
  return (
    <>
      <span className="tile" ref={tile}>
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
      {/* A press anywhere in a toast closes it. This button says so, and the keyboard reaches it. */}
      {isLasting(toast) && (
        <button type="button" className="close" aria-label="بستن پیام">
          <X size={20} />
        </button>
      )}
    </>
  );
}

import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Props of a `dialog` element that is modal from the moment it is ready until its component is unmounted. Focus stays inside
 * and returns to the opener.
 * @param close called by Escape; it must unmount the component sooner or later
 * @param isReady false keeps the dialog closed, for content that loads first
 */
export function useModalDialog(close: () => void, isReady = true) {
  const ref = useRef<HTMLDialogElement>(null);
  const isUnmounting = useRef(false);

  // A layout effect closes the dialog while it is still in the document, so that the browser returns the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    isUnmounting.current = false;
    return () => {
      isUnmounting.current = true;
      dialog?.close();
    };
  }, []);
  useEffect(() => {
    if (isReady && !ref.current?.open) ref.current?.showModal();
  }, [isReady]);

  // Events of a dialog inside this one bubble through React, so each handler checks its target.
  return {
    ref,
    onCancel(event: SyntheticEvent) {
      if (event.target !== ref.current) return;
      event.preventDefault();
      close();
    },
    // The browser lets a page prevent one Escape; at the second one it closes the dialog itself.
    onClose(event: SyntheticEvent) {
      if (event.target === ref.current && !ref.current.open && !isUnmounting.current) close();
    },
  };
}

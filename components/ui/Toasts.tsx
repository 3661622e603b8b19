import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { toast as show, ToastContainer } from 'react-toastify';
import { Bell, CircleCheck, CircleX, TriangleAlert } from '@/components/ui/icons';
import { Link } from '@/components/ui/Link';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectToasts, type Toast, toastShown } from '@/store/ui';
import * as S from './Toasts.styles';

const icons = { success: CircleCheck, warning: TriangleAlert, danger: CircleX, info: Bell } as const;
/** How long a toast stays (ms); one with a link or a button gives time to reach it. */
const shortStay = 5000;
const longStay = 7000;

/** Shows what was raised, top right, newest first; a press closes one, a swipe throws it away. */
export default function Toasts() {
  const dispatch = useAppDispatch();
  const raised = useAppSelector(selectToasts);

  useEffect(() => {
    for (const toast of raised) {
      const words = <Words toast={toast} onAction={dispatch} />;
      const options = {
        toastId: toast.id,
        className: `toast-${toast.kind}`,
        autoClose: toast.link || toast.action ? longStay : shortStay,
        role: toast.kind === 'danger' || toast.kind === 'warning' ? 'alert' : 'status',
        ariaLabel: toast.text,
      };
      if (show.isActive(toast.id)) show.update(toast.id, { ...options, render: words });
      else show(words, options);
      dispatch(toastShown(toast.id));
    }
  }, [dispatch, raised]);

  return (
    <S.Place>
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

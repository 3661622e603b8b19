import { useAppDispatch } from '@/hooks/useStore';
import { toastRaised } from '@/store/ui';

/** Shares the page's address with the device's share sheet, or copies it if the device has none. */
export function useShare(title: string) {
  const dispatch = useAppDispatch();
  return async () => {
    const url = window.location.href;
    try {
      if (navigator.share) {
        await navigator.share({ title, url });
      } else {
        await navigator.clipboard.writeText(url);
        dispatch(toastRaised({ kind: 'success', text: 'پیوند این صفحه کپی شد' }));
      }
    } catch {
      // The shopper closed the sheet or the device refused: there is nothing to undo.
    }
  };
}

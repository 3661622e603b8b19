import { useAppDispatch } from '@/hooks/useStore';
import { toastRaised } from '@/store/ui';

/** Shares the page's address through the device, or copies it where the device cannot. */
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
      // The shopper closed the sheet, or the device refused: nothing is lost.
    }
  };
}

import { useEffect } from 'react';
import { askForMissing, raiseLostNotice, showLostNotice } from '@/services/browser/firstLoad/loadAgain';

/**
 * Loads missing chunks again when the network is back, when the tab becomes visible and when the button of the notice is
 * pressed. Shows the notice while there is no network.
 */
export function useAskForMissing() {
  useEffect(() => {
    const onPress = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-ask-again]')) askForMissing(true);
    };
    let dialog: Element | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      const within = target instanceof Element ? target.closest('dialog') : null;
      if (within !== dialog) raiseLostNotice();
      dialog = within;
    };
    const onReturn = () => document.visibilityState === 'visible' && askForMissing();
    window.addEventListener('online', onReturn);
    window.addEventListener('offline', showLostNotice);
    document.addEventListener('visibilitychange', onReturn);
    document.addEventListener('click', onPress);
    document.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('online', onReturn);
      window.removeEventListener('offline', showLostNotice);
      document.removeEventListener('visibilitychange', onReturn);
      document.removeEventListener('click', onPress);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}

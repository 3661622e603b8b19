import { useEffect } from 'react';
import { Modal } from '@/components/ui/kit/Modal';
import { useAppDispatch, useAppStore } from '@/hooks/useStore';
import { loginShown, selectLogin } from '@/store/session/login';
import { LoginPanel } from './LoginPanel';
import { loginTitleId } from './loginTitle';
import { useStepFocus } from './useStepFocus';

/** The login over the page: a dialog with the stair on desktop, a bottom sheet on phones. */
export default function LoginModal({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const root = useStepFocus();
  useEffect(() => {
    dispatch(loginShown({ target: null }));
  }, [dispatch]);
  return (
    <Modal kind="dialog" wide="scene" titleId={loginTitleId} onClose={onClose}>
      {(close) => (
        <>
          <LoginPanel ref={root} onClose={close} />
          <CloseAfterLogin close={close} />
        </>
      )}
    </Modal>
  );
}

/**
 * Closes the dialog after the last step. It subscribes to the store, because the state may change again in the same tick
 * and React would not render the state in between.
 */
function CloseAfterLogin({ close }: { close: () => void }) {
  const store = useAppStore();
  useEffect(() => {
    const unsubscribe = store.subscribe(() => {
      if (selectLogin(store.getState()).step !== -1) return;
      // Unsubscribes first: closing changes the store, and closing twice would go back over the page itself.
      unsubscribe();
      close();
    });
    return unsubscribe;
  }, [store, close]);
  return null;
}

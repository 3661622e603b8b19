import { useEffect } from 'react';
import { Modal } from '@/components/ui/Modal';
import { useAppDispatch, useAppStore } from '@/hooks/useStore';
import { loginShown, selectLogin } from '@/store/session/login';
import { LoginPanel } from './LoginPanel';
import { loginTitleId } from './StepForm';
import { useStepFocus } from './useStepFocus';

/** The login over the page: a dialog with the stair on desktop, a sheet on phones. It closes once it is done. */
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
          <WhenDone close={close} />
        </>
      )}
    </Modal>
  );
}

/**
 * Goes back over the dialog's own history entry when the last step is over. Listens to the store itself: what comes
 * after the last step may come in the same tick, and React would not see it.
 */
function WhenDone({ close }: { close: () => void }) {
  const store = useAppStore();
  useEffect(() => {
    const stop = store.subscribe(() => {
      if (selectLogin(store.getState()).step !== -1) return;
      // Once: closing changes the store too, and a second step back would leave the page.
      stop();
      close();
    });
    return stop;
  }, [store, close]);
  return null;
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppSelector } from '@/hooks/useStore';
import { selectLogin } from '@/store/session/login';

/** Calls `onFailure` each time the server refuses the step. */
export function useLoginFailure(onFailure: () => void) {
  const { error } = useAppSelector(selectLogin);
  const before = useRef(error);
  const announceFailure = useEffectEvent(onFailure);

  useEffect(() => {
    if (error !== null && before.current === null) announceFailure();
    before.current = error;
  }, [error]);
}

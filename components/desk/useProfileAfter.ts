import { useEffect } from 'react';
import { useAppDispatch } from '@/hooks/useStore';
import { loadProfile } from '@/store/profile';

/** Loads the user again once a change has been made that decides what the desk shows. @param answer undefined until then */
export function useProfileAfter(answer: null | undefined): void {
  const dispatch = useAppDispatch();
  const done = answer !== undefined;
  useEffect(() => {
    if (done) dispatch(loadProfile.request());
  }, [done, dispatch]);
}

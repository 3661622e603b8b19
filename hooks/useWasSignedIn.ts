import { useState } from 'react';
import { selectSignedIn } from '@/store/session/session';
import { useAppSelector } from './useStore';

/** Whether a customer was signed in while this part was on screen. It distinguishes a sign-out from a guest who opens the page. */
export function useWasSignedIn(): boolean {
  const signedIn = useAppSelector(selectSignedIn);
  const [wasSignedIn, setWasSignedIn] = useState(signedIn);
  if (signedIn && !wasSignedIn) setWasSignedIn(true);
  return wasSignedIn;
}

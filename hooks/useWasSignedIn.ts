import { useState } from 'react';
import { selectSignedIn } from '@/store/session/session';
import { useAppSelector } from './useStore';

/** Whether the customer has been signed in since the part is on screen, so that a sign-out is told from a guest who arrives. */
export function useWasSignedIn(): boolean {
  const signedIn = useAppSelector(selectSignedIn);
  const [wasSignedIn, setWasSignedIn] = useState(signedIn);
  if (signedIn && !wasSignedIn) setWasSignedIn(true);
  return wasSignedIn;
}

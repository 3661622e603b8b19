import type { ReactNode } from 'react';
import { useSoftLinks } from '@/hooks/firstLoad/useSoftLinks';

/** Makes the links of a screen under test navigate as they do in the shop. */
export function SoftLinks({ children }: { children: ReactNode }) {
  useSoftLinks();
  return children;
}

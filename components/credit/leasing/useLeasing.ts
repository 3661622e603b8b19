import { useRead } from '@/hooks/useCalls';
import { useAppSelector } from '@/hooks/useStore';
import { reviewPauseMs, useWhileVisible } from '@/hooks/useWhileVisible';
import { isOpenLeasing } from '@/rules/leasing/texts';
import { selectRestored, selectToken } from '@/store/session/session';

/** The leasing request of the customer, which is loaded and, while it is open, asked for again. */
export function useLeasing() {
  const token = useAppSelector(selectToken);
  const restored = useAppSelector(selectRestored);
  const { data: request = null, ...read } = useRead('leasing', {});
  useWhileVisible(read.load, token !== null && request && isOpenLeasing(request) ? reviewPauseMs : null);
  return { ...read, request, isGuest: restored && token === null, isCustomer: token !== null };
}

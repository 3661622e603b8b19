import { useCustomerLoad } from '@/hooks/useCustomerLoad';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { reviewPauseMs, useWhileVisible } from '@/hooks/useWhileVisible';
import { isOpenLeasing } from '@/rules/leasing/texts';
import { leasingSlice, loadLeasing, selectLeasing } from '@/store/leasing';
import { selectRestored, selectToken } from '@/store/session/session';

/** The leasing request of the customer, which is loaded and, while it is open, asked for again. */
export function useLeasing() {
  const dispatch = useAppDispatch();
  useSlice(leasingSlice);
  const token = useAppSelector(selectToken);
  const restored = useAppSelector(selectRestored);
  const { request, status } = useAppSelector(selectLeasing);
  const load = () => void dispatch(loadLeasing.request());
  useCustomerLoad(loadLeasing.request());
  useWhileVisible(load, token !== null && request && isOpenLeasing(request) ? reviewPauseMs : null);
  return { request, status, load, isGuest: restored && token === null, isCustomer: token !== null };
}

import type { PayloadAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { selectToken } from '@/store/session/session';
import { useAppDispatch, useAppSelector } from './useStore';

/**
 * Requests data of the customer once the customer is signed in, and again for another customer.
 * @param request its payload is a primitive value; a new one, such as the id of another order, is requested too
 */
export function useCustomerLoad({ type, payload }: PayloadAction<unknown>): void {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  useEffect(() => {
    if (token !== null) dispatch({ type, payload });
  }, [dispatch, token, type, payload]);
}

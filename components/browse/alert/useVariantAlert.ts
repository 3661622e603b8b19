import { useEffect } from 'react';
import type { AlertKind } from '@/contract/alert';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { alertSlice, changeAlert, loadAlerts, selectAlert, selectAlertChanging } from '@/store/alert';
import { selectSignedIn } from '@/store/session/session';
import { personNeeded } from '@/store/session/signIn';

/** The customer's alert of this kind for a variant, and the function that asks for it or ends it. A guest signs in first. */
export function useVariantAlert(productPropertyId: number, kind: AlertKind) {
  const dispatch = useAppDispatch();
  useSlice(alertSlice);
  const signedIn = useAppSelector(selectSignedIn);
  const alert = useAppSelector((state) => selectAlert(state, productPropertyId, kind));
  const changing = useAppSelector(selectAlertChanging);

  useEffect(() => {
    if (signedIn) dispatch(loadAlerts.request());
  }, [dispatch, signedIn]);

  /** @param target the price that the customer waits for, toman; null for any change */
  const change = (wanted: boolean, target: number | null = null) =>
    dispatch(personNeeded(changeAlert.request({ productPropertyId, kind, target, wanted })));
  return { alert, changing, change };
}

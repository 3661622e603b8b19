import type { AlertKind } from '@/contract/alert';
import { useChange, useRead } from '@/hooks/useCalls';
import { useAppDispatch } from '@/hooks/useStore';
import { personNeeded } from '@/store/session/signIn';

/** The customer's alert of this kind for a variant, and the function that asks for it or ends it. A guest signs in first. */
export function useVariantAlert(productPropertyId: number, kind: AlertKind) {
  const dispatch = useAppDispatch();
  const { data: alerts } = useRead('alerts', {});
  const alert = alerts?.find((one) => one.productPropertyId === productPropertyId && one.kind === kind);
  const { request, saving } = useChange('changeAlert');

  /** @param target the price that the customer waits for, toman; null for any change */
  const change = (wanted: boolean, target: number | null = null) =>
    dispatch(personNeeded(request({ productPropertyId, kind, target, wanted })));
  return { alert, changing: saving, change };
}

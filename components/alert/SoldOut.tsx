import { useEffect } from 'react';
import { Button } from '@/components/ui/Button';
import { Bell, CircleCheck } from '@/components/ui/icons';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { alertsSlice, changeAlert, loadAlerts, selectAlert, selectAlertChanging } from '@/store/alert';
import { selectSignedIn } from '@/store/session/session';
import { personNeeded } from '@/store/session/signIn';
import * as S from './SoldOut.styles';

type Props = {
  productPropertyId: number;
  /** Whether another variant of the product is in stock. */
  othersLeft: boolean;
};

/** Replaces the offer when the chosen variant is sold out. The shopper can ask for a message when it is back. */
export default function SoldOut({ productPropertyId, othersLeft }: Props) {
  const dispatch = useAppDispatch();
  useSlice(alertsSlice);
  const signedIn = useAppSelector(selectSignedIn);
  const waiting = useAppSelector((state) => selectAlert(state, productPropertyId, 'stock') !== undefined);
  const changing = useAppSelector(selectAlertChanging);

  useEffect(() => {
    if (signedIn) dispatch(loadAlerts.request());
  }, [dispatch, signedIn]);

  const change = (wanted: boolean) =>
    dispatch(personNeeded(changeAlert.request({ productPropertyId, kind: 'stock', target: null, wanted })));

  return (
    <S.SoldOut>
      <b>{othersLeft ? 'این رنگ و مدل فعلاً موجود نیست' : 'این کالا فعلاً موجود نیست'}</b>
      {othersLeft && <p>رنگ یا نوع دیگری را ببینید.</p>}
      {waiting ? (
        <>
          <p role="status">
            <CircleCheck size={16} />
            موجود شد، با پیامک خبرتان می‌کنیم.
          </p>
          <Button variant="quiet" size="small" disabled={changing} onClick={() => change(false)}>
            دیگر خبر ندهید
          </Button>
        </>
      ) : (
        <Button variant="secondary" wide disabled={changing} onClick={() => change(true)}>
          <Bell size={20} />
          موجود شد، خبرم کنید
        </Button>
      )}
    </S.SoldOut>
  );
}

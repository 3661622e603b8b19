import { useEffect } from 'react';
import { Note } from '@/components/ui/kit/Note';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { favoriteSlice, favoritesAsked, selectFavoriteIds } from '@/store/favorite';
import { selectSignedIn } from '@/store/session/session';
import { formatNumber } from '@/utils/money';

/** Tells a guest how many favorites this device stores; null when there are none. */
export function KeptFavorites() {
  const dispatch = useAppDispatch();
  useSlice(favoriteSlice);
  const signedIn = useAppSelector(selectSignedIn);
  const count = useAppSelector(selectFavoriteIds)?.length ?? 0;
  useEffect(() => {
    dispatch(favoritesAsked());
  }, [dispatch]);
  if (signedIn || count === 0) return null;
  return (
    <Note kind="success">
      {formatNumber(count)} کالا روی این دستگاه نگه داشته شده است. با ورود، به حساب شما افزوده می‌شود.
    </Note>
  );
}

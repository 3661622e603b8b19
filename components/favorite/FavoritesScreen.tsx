import { useEffect, useRef, useState } from 'react';
import { DashboardLayout } from '@/components/layout/personal/DashboardLayout';
import { MoreButton } from '@/components/layout/personal/MoreButton';
import { LoadFailed, StateCard } from '@/components/layout/personal/StateCard';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { Switch } from '@/components/ui/Switch';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { favoriteList, favoriteListSlice, favoriteRemoved, selectFavoriteList } from '@/store/favorite';
import { selectToken } from '@/store/session/session';
import { FavoriteRow } from './FavoriteRow';
import * as S from './Favorites.styles';
import { KeptFavorites } from './KeptFavorites';

const waiting = ['a', 'b', 'c', 'd', 'e', 'f'];

function Waiting() {
  return (
    <S.Waiting role="status" aria-label="علاقه‌مندی‌های شما در حال آمدن است">
      {waiting.map((key) => (
        <li key={key}>
          <Skeleton />
        </li>
      ))}
    </S.Waiting>
  );
}

/** What the customer likes, what has become cheaper since, and what is there again. */
export function FavoritesScreen() {
  const dispatch = useAppDispatch();
  useSlice(favoriteListSlice);
  const token = useAppSelector(selectToken);
  const { items, status, nextCursor, query } = useAppSelector(selectFavoriteList);
  // Who comes back from a product finds the switch as it was left.
  const [cheaper, setCheaper] = useState(query?.cheaper ?? false);
  const region = useRef<HTMLElement>(null);
  const load = (cursor: string | null) =>
    dispatch(favoriteList.load.request({ query: cheaper ? { cheaper } : {}, cursor }));

  useEffect(() => {
    if (token === null) return;
    dispatch(favoriteList.load.request({ query: cheaper ? { cheaper } : {}, cursor: null }));
  }, [dispatch, token, cheaper]);

  const empty = items.length === 0;
  const nothing = empty && status === 'ready' && nextCursor === null;
  return (
    <DashboardLayout
      title="علاقه‌مندی‌ها"
      guestNote={<KeptFavorites />}
      action={
        (!nothing || cheaper) && (
          <Switch
            label="فقط ارزان‌شده‌ها"
            checked={cheaper}
            onChange={(event) => setCheaper(event.target.checked)}
          />
        )
      }
    >
      <S.Region ref={region} tabIndex={-1} aria-label="کالاهایی که پسندیده‌اید">
        {!empty && (
          <>
            {/* The cards' own headings are of the third level. */}
            <h2 className="visually-hidden">کالاهایی که پسندیده‌اید</h2>
            <S.List>
              {items.map((favorite, index) => (
                <FavoriteRow
                  key={favorite.product.id}
                  favorite={favorite}
                  onRemove={() => {
                    region.current?.focus();
                    dispatch(favoriteRemoved({ favorite, index }));
                  }}
                />
              ))}
            </S.List>
          </>
        )}
        {empty && status !== 'ready' && status !== 'failed' && <Waiting />}
        {empty && status === 'failed' && <LoadFailed what="علاقه‌مندی‌های شما" onRetry={() => load(null)} />}
        {nothing &&
          (cheaper ? (
            <StateCard
              art="empty-search"
              title="هنوز چیزی ارزان نشده است"
              text="هر کالایی که از زمان پسندیدن شما ارزان‌تر شود، اینجا دیده می‌شود."
            >
              <Button onClick={() => setCheaper(false)}>همهٔ علاقه‌مندی‌ها</Button>
            </StateCard>
          ) : (
            <StateCard
              art="heart"
              title="هنوز کالایی را نپسندیده‌اید"
              text="قلب کنار کالا را بزنید تا اینجا بماند و ارزان شدنش را ببینید."
            >
              <ButtonLink href="/shop">دیدن کالاها</ButtonLink>
            </StateCard>
          ))}
        {(!empty || status !== 'failed') && (
          <MoreButton status={status} nextCursor={nextCursor} onMore={load} />
        )}
      </S.Region>
    </DashboardLayout>
  );
}

import { useRef, useState } from 'react';
import { AlertList } from '@/components/browse/alert/AlertList';
import { Button, ButtonLink } from '@/components/ui/kit/Button';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { StateCard } from '@/components/ui/kit/StateCard';
import { Switch } from '@/components/ui/kit/Switch';
import { DashboardLayout } from '@/components/ui/panel/DashboardLayout';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import { MoreButton } from '@/components/ui/panel/MoreButton';
import { useLastQuery, usePages } from '@/hooks/useCalls';
import { useAppDispatch } from '@/hooks/useStore';
import { favoriteRemoved } from '@/store/favorite';
import { FavoriteRow } from './FavoriteRow';
import * as S from './Favorites.styles';
import { KeptFavorites } from './KeptFavorites';

const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f'];

function FavoriteListSkeleton() {
  return (
    <S.ListSkeleton role="status" aria-label="در حال دریافت علاقه‌مندی‌های شما">
      {skeletonKeys.map((key) => (
        <li key={key}>
          <Skeleton />
        </li>
      ))}
    </S.ListSkeleton>
  );
}

/** The customer's favorites, with marks on those that became cheaper or are back in stock. */
export function FavoritesScreen() {
  const dispatch = useAppDispatch();
  // A shopper who returns from a product finds the switch unchanged.
  const [cheaper, setCheaper] = useState(useLastQuery('favorites')?.cheaper ?? false);
  const { items, status, failure, nextCursor, phase, load } = usePages(
    'favorites',
    cheaper ? { cheaper } : {},
  );
  const region = useRef<HTMLElement>(null);
  return (
    <DashboardLayout
      title="علاقه‌مندی‌ها"
      guestNote={<KeptFavorites />}
      action={
        (phase !== 'empty' || cheaper) && (
          <Switch
            label="فقط ارزان‌شده‌ها"
            checked={cheaper}
            onChange={(event) => setCheaper(event.target.checked)}
          />
        )
      }
    >
      <S.Region forwardedAs="section" gap={4} ref={region} tabIndex={-1} aria-label="کالاهایی که پسندیده‌اید">
        {items.length > 0 && (
          <>
            {/* The cards have third-level headings, so the list needs one of the second level. */}
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
        {phase === 'waiting' && <FavoriteListSkeleton />}
        {phase === 'failed' && (
          <LoadFailure name="علاقه‌مندی‌های شما" failure={failure} onRetry={() => load()} />
        )}
        {phase === 'empty' &&
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
        {phase !== 'failed' && <MoreButton status={status} nextCursor={nextCursor} onMore={load} />}
      </S.Region>
      <AlertList />
    </DashboardLayout>
  );
}

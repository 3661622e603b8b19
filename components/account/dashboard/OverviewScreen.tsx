import FavoriteButton from '@/components/browse/productCard/FavoriteButton';
import { ProductCard } from '@/components/browse/productCard/ProductCard';
import { EmptyOrderList } from '@/components/buy/order/list/EmptyOrderList';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ChevronLeft } from '@/components/ui/kit/icons';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { DashboardLayout } from '@/components/ui/panel/DashboardLayout';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import { PanelSkeleton } from '@/components/ui/panel/PanelSkeleton';
import type { Overview } from '@/contract/order';
import { useRead } from '@/hooks/useCalls';
import { LatestOrders } from './LatestOrders';
import { NextInstalmentCard } from './NextInstalmentCard';
import * as S from './Overview.styles';

function OverviewSections({ nextInstalment, orders, cheaperFavorites }: Overview) {
  return (
    <>
      {nextInstalment && <NextInstalmentCard next={nextInstalment} />}
      {orders.length > 0 ? <LatestOrders orders={orders} /> : <EmptyOrderList />}
      {cheaperFavorites.length > 0 && (
        <S.OverviewSection aria-labelledby="cheaper-favorites">
          <header>
            <h2 id="cheaper-favorites">علاقه‌مندی‌هایی که ارزان شد</h2>
            <Link href="/dashboard/favorites">
              همه
              <ChevronLeft size={16} />
            </Link>
          </header>
          <S.CheaperRail>
            {cheaperFavorites.map((favorite) => (
              <li key={favorite.product.id}>
                <ProductCard product={favorite.product} seenPrice={favorite.seenPrice} />
                <FavoriteButton productId={favorite.product.id} title={favorite.product.title} />
              </li>
            ))}
          </S.CheaperRail>
        </S.OverviewSection>
      )}
    </>
  );
}

function OverviewSkeleton() {
  return (
    <>
      <S.NextSkeleton role="status" aria-label="در حال دریافت حساب شما">
        <div className="what">
          <Skeleton className="chip" />
          <Skeleton className="title" />
          <Skeleton className="sum" />
          <Skeleton className="button" />
        </div>
        <Skeleton className="stair" />
      </S.NextSkeleton>
      <PanelSkeleton rows={3} />
    </>
  );
}

/** The first page of the dashboard: the next instalment, the latest orders and the favorites that became cheaper. */
export function OverviewScreen() {
  const { data: overview, failure, load } = useRead('overview', {});
  return (
    <DashboardLayout title="پیشخوان" overview>
      {overview && <OverviewSections {...overview} />}
      {!overview && failure && <LoadFailure name="خلاصهٔ حساب شما" failure={failure} onRetry={load} />}
      {!overview && !failure && <OverviewSkeleton />}
    </DashboardLayout>
  );
}

import FavoriteButton from '@/components/browse/productCard/FavoriteButton';
import { ProductCard } from '@/components/browse/productCard/ProductCard';
import { EmptyOrderList } from '@/components/buy/order/list/EmptyOrderList';
import { ChevronLeft } from '@/components/ui/kit/icons';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { TextLink } from '@/components/ui/kit/TextButton';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
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
        <Stack as="section" gap={2} aria-labelledby="cheaper-favorites">
          <Row as="header" justify="between" gap={4}>
            <Heading id="cheaper-favorites">علاقه‌مندی‌هایی که ارزان شد</Heading>
            <TextLink href="/dashboard/favorites">
              همه
              <ChevronLeft size={16} />
            </TextLink>
          </Row>
          <S.CheaperRail>
            {cheaperFavorites.map((favorite) => (
              <li key={favorite.product.id}>
                <ProductCard product={favorite.product} seenPrice={favorite.seenPrice} />
                <FavoriteButton productId={favorite.product.id} title={favorite.product.title} />
              </li>
            ))}
          </S.CheaperRail>
        </Stack>
      )}
    </>
  );
}

function OverviewSkeleton() {
  return (
    <>
      <S.Next role="status" aria-label="در حال دریافت حساب شما">
        <Stack gap={2}>
          <Skeleton inline={130} block={28} radius="l" />
          <Skeleton inline={180} block={22} />
          <Skeleton inline={220} block={40} />
          <Skeleton inline={140} block={48} radius="m" />
        </Stack>
        <Skeleton block={200} />
      </S.Next>
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

import { useRouter } from 'next/router';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { StateCard } from '@/components/ui/kit/StateCard';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { DashboardLayout } from '@/components/ui/panel/DashboardLayout';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import { MoreButton } from '@/components/ui/panel/MoreButton';
import { usePages } from '@/hooks/useCalls';
import { EmptyOrderList } from './EmptyOrderList';
import { OrderRow } from './OrderRow';
import { OrderSearch } from './OrderSearch';
import * as S from './Orders.styles';
import { OrderTabs } from './OrderTabs';
import { type OrdersQuery, ordersHref, parseOrdersQuery } from './ordersQuery';

const skeletonKeys = ['a', 'b', 'c', 'd'];

function OrderListSkeleton() {
  return (
    <S.List role="status" aria-label="در حال دریافت سفارش‌های شما">
      {skeletonKeys.map((key) => (
        <Stack as="li" key={key}>
          <Row gap={3} wrap>
            <Skeleton inline={110} block={28} radius="m" />
            <Skeleton inline={150} block={16} />
            <span className="total">
              <Skeleton inline={120} block={20} />
            </span>
          </Row>
          <div className="products">
            <Row as="span" className="pictures">
              <Skeleton />
              <Skeleton />
            </Row>
            <Skeleton inline="min(100%, 320px)" block={30} />
            <Skeleton inline={130} block={44} />
          </div>
        </Stack>
      ))}
    </S.List>
  );
}

/** Explains an empty list: no order yet, none in this tab, or none with the searched text. */
function EmptyResult({ query: { tab, search }, any }: { query: OrdersQuery; any: boolean }) {
  if (search) {
    return (
      <StateCard
        art="empty-search"
        title="سفارشی با این نام یا شماره پیدا نشد"
        text="املای واژه یا رقم‌های شماره را بررسی کنید."
      >
        <ButtonLink href={ordersHref({ tab, search: '' })} replace scroll={false}>
          پاک‌کردن جست‌وجو
        </ButtonLink>
      </StateCard>
    );
  }
  return any ? (
    <StateCard art="parcel" title="در این بخش سفارشی نیست" text="سفارش‌های دیگرتان در بخش‌های کناری است.">
      <ButtonLink href={ordersHref({ tab: 'all', search })} replace scroll={false}>
        همهٔ سفارش‌ها
      </ButtonLink>
    </StateCard>
  ) : (
    <EmptyOrderList />
  );
}

/** All orders of the customer. The address holds tab and searched text; a change replaces the history entry. */
export function OrdersScreen() {
  const router = useRouter();
  const query = parseOrdersQuery(router.query);
  const { tab, search } = query;
  // A static page knows its address only after the first render.
  const { items, extra, status, failure, nextCursor, phase, load } = usePages(
    'orders',
    router.isReady ? { tab, ...(search && { search }) } : null,
  );

  function searchFor(text: string) {
    void router.replace(ordersHref({ tab, search: text }), undefined, { shallow: true, scroll: false });
  }

  return (
    <DashboardLayout title="سفارش‌ها">
      <OrderSearch value={search} onSearch={searchFor} />
      <S.Sheet>
        <OrderTabs query={query} counts={extra?.counts ?? null} />
        {phase === 'waiting' && <OrderListSkeleton />}
        {phase === 'rows' && (
          <S.List aria-label="سفارش‌ها">
            {items.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </S.List>
        )}
      </S.Sheet>
      {phase === 'failed' && <LoadFailure name="سفارش‌های شما" failure={failure} onRetry={() => load()} />}
      {phase === 'empty' && <EmptyResult query={query} any={(extra?.counts.all ?? 0) > 0} />}
      <MoreButton status={status} nextCursor={nextCursor} onMore={load} />
    </DashboardLayout>
  );
}

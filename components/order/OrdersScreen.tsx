import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { DashboardLayout } from '@/components/layout/personal/DashboardLayout';
import { MoreButton } from '@/components/layout/personal/MoreButton';
import { LoadFailed, StateCard } from '@/components/layout/personal/StateCard';
import { ButtonLink } from '@/components/ui/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { type OrderListQuery, orderList, orderListSlice, selectOrderList } from '@/store/orderList';
import { selectToken } from '@/store/session/session';
import { NoOrders } from './NoOrders';
import { OrderRow } from './OrderRow';
import { OrderSearch } from './OrderSearch';
import * as S from './Orders.styles';
import { OrderTabs } from './OrderTabs';
import { ordersHref, parseOrdersQuery } from './ordersQuery';

const waiting = ['a', 'b', 'c', 'd'];

function Waiting() {
  return (
    <S.Waiting role="status" aria-label="سفارش‌های شما در حال آمدن است">
      {waiting.map((key) => (
        <li key={key}>
          <div className="first">
            <Skeleton className="chip" />
            <Skeleton className="number" />
            <Skeleton className="total" />
          </div>
          <div className="goods">
            <span className="pictures">
              <Skeleton />
              <Skeleton />
            </span>
            <Skeleton className="strokes" />
            <Skeleton className="go" />
          </div>
        </li>
      ))}
    </S.Waiting>
  );
}

/** Nothing to show: no order yet, none in this tab, or none that fits the text. */
function Nothing({ query: { tab, search }, any }: { query: OrderListQuery; any: boolean }) {
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
    <NoOrders />
  );
}

/** All orders of the customer. Tab and text stand in the address, each in the place of the one before. */
export function OrdersScreen() {
  const router = useRouter();
  const dispatch = useAppDispatch();
  useSlice(orderListSlice);
  const token = useAppSelector(selectToken);
  const { items, extra, status, nextCursor } = useAppSelector(selectOrderList);
  const query = parseOrdersQuery(router.query);
  const { tab, search } = query;
  const load = (cursor: string | null) =>
    dispatch(orderList.load.request({ query: { tab, search }, cursor }));

  // A static page learns the address after its first render.
  useEffect(() => {
    if (token !== null && router.isReady)
      dispatch(orderList.load.request({ query: { tab, search }, cursor: null }));
  }, [dispatch, token, router.isReady, tab, search]);

  function searchFor(text: string) {
    void router.replace(ordersHref({ tab, search: text }), undefined, { shallow: true, scroll: false });
  }

  const empty = items.length === 0;
  return (
    <DashboardLayout title="سفارش‌ها">
      <OrderSearch value={search} onSearch={searchFor} />
      <S.Sheet>
        <OrderTabs query={query} counts={extra?.counts ?? null} />
        {empty && status !== 'ready' && status !== 'failed' && <Waiting />}
        {!empty && (
          <S.List aria-label="سفارش‌ها">
            {items.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </S.List>
        )}
      </S.Sheet>
      {empty && status === 'failed' && <LoadFailed what="سفارش‌های شما" onRetry={() => load(null)} />}
      {empty && status === 'ready' && <Nothing query={query} any={(extra?.counts.all ?? 0) > 0} />}
      <MoreButton status={status} nextCursor={nextCursor} onMore={load} />
    </DashboardLayout>
  );
}

import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { overlayClosed, selectOverlay } from '@/store/ui';

const BasketDrawer = onDemand(() => import('@/components/buy/basket/BasketDrawer'));
const CategoryDrawer = onDemand(
  () => import(/* webpackChunkName: 'menu' */ '@/components/layout/menu/CategoryDrawer'),
);
const FacilityDialog = onDemand(
  () => import(/* webpackChunkName: 'facility' */ '@/components/credit/facility/FacilityDialog'),
);
const LoginModal = onDemand(() => import('@/components/account/session/LoginModal'));
const SearchScreen = onDemand(
  () => import(/* webpackChunkName: 'search' */ '@/components/browse/search/SearchScreen'),
);

/** The open drawer, dialog or full screen over the page. Each one's code loads when it is first opened. */
export function Overlays() {
  const dispatch = useAppDispatch();
  const overlay = useAppSelector(selectOverlay);
  const close = () => dispatch(overlayClosed());
  return (
    <>
      {overlay === 'basket' && <BasketDrawer />}
      {overlay === 'categories' && <CategoryDrawer onClose={close} />}
      {overlay === 'facility' && <FacilityDialog onClose={close} />}
      {overlay === 'login' && <LoginModal onClose={close} />}
      {overlay === 'search' && <SearchScreen onClose={close} />}
    </>
  );
}

import { useReadyQuery } from '@/hooks/useReadyQuery';
import { OrderDesk } from './OrderDesk';
import { OrderList } from './OrderList';

/** `/admin/orders`: the shop's orders, and with `?id=` one of them. */
export default function DeskOrdersScreen() {
  const query = useReadyQuery();
  if (query === null) return null;
  const id = Number(query.id);
  return Number.isSafeInteger(id) && id > 0 ? <OrderDesk key={id} id={id} /> : <OrderList />;
}

import { useReadyQuery } from '@/hooks/useReadyQuery';
import { CustomerDesk } from './CustomerDesk';
import { CustomerList } from './CustomerList';

/** `/admin/customers`: the shop's customers, and with `?id=` one of them. */
export default function CustomersScreen() {
  const query = useReadyQuery();
  if (query === null) return null;
  const id = Number(query.id);
  return Number.isSafeInteger(id) && id > 0 ? <CustomerDesk key={id} id={id} /> : <CustomerList />;
}

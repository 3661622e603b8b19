import { useReadyQuery } from '@/hooks/useReadyQuery';
import { ImportDesk } from './ImportDesk';
import { ProductDesk } from './ProductDesk';
import { ProductList } from './ProductList';
import { StockDesk } from './StockDesk';

/** `/admin/catalogue`: the products; `?id=` one of them, `?view=new` a new one, `?view=files` import and export, `?view=stock` the ledger of stocks. */
export default function CatalogueScreen() {
  const query = useReadyQuery();
  if (query === null) return null;
  if (query.view === 'files') return <ImportDesk />;
  if (query.view === 'stock') return <StockDesk />;
  if (query.view === 'new') return <ProductDesk key="new" id={null} />;
  const id = Number(query.id);
  return Number.isSafeInteger(id) && id > 0 ? <ProductDesk key={id} id={id} /> : <ProductList />;
}

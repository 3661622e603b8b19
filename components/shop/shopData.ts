import type { ProductCard } from '@/contract/product';
import type { ShopPage, ShopQuery } from '@/contract/shop';

/** What the shop list shows beside the site itself. */
export type ShopData = {
  query: ShopQuery;
  list: ShopPage;
  /** Best sellers, when a search found nothing. */
  suggested?: readonly ProductCard[];
};

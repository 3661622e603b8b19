import type { ShopPage, ShopQuery } from '@/contract/list';
import type { ProductCard } from '@/contract/product';

/** The data of the shop list besides the site data. */
export type ShopData = {
  query: ShopQuery;
  list: ShopPage;
  /** Best sellers, for a search without results. */
  suggested?: readonly ProductCard[];
};

import type { Orm } from '@/backend/db/connect';
import { refreshListings } from '@/backend/db/listings';
import { nameStockMove } from '@/backend/domains/browse/catalogue/nameStockMove';
import { refreshSearchTexts } from '@/backend/domains/browse/catalogue/searchTexts';
import { writeProducts, writeVariants } from '@/backend/domains/browse/catalogue/writeProducts';
import type { PlannedProduct } from './plan';

/**
 * Writes a plan with a fixed number of statements, whatever the number of its lines. Call `holdCatalogue` first.
 * @param now ms since the epoch @returns ids of the products that shoppers see changed
 */
export async function applyPlan(tx: Orm, planned: readonly PlannedProduct[], now: number): Promise<number[]> {
  if (planned.length === 0) return [];
  const productIds = await writeProducts(tx, planned, now);
  const variants = planned.flatMap(({ variants }, index) =>
    variants.flatMap(({ isChanged, saysStock, ...variant }, sort) =>
      isChanged ? [{ ...variant, productId: productIds[index] ?? 0, sort, keepsStock: !saysStock }] : [],
    ),
  );
  await nameStockMove(tx, { reason: 'import', operator: null });
  await writeVariants(tx, variants, now);
  await refreshListings({ orm: tx }, productIds);
  await refreshSearchTexts(tx, productIds);
  return productIds;
}

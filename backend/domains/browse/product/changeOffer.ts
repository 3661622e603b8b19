import { eq, sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { refreshListings } from '@/backend/db/listings';
import { productProperties, products } from '@/backend/db/schema/catalogue';
import { Id, Instant, Nullable, Toman } from '@/contract/common';
import { highestStock } from '@/contract/limits';

/** A change of a variant's offer. A field that is left out stays as it is; `promotion: null` ends the promotion. */
export const OfferChange = Type.Object(
  {
    productPropertyId: Id,
    price: Type.Optional(Toman),
    /** Taken off the price outside promotions. */
    discount: Type.Optional(Toman),
    stock: Type.Optional(Type.Integer({ minimum: 0, maximum: highestStock })),
    promotion: Type.Optional(
      Nullable(Type.Object({ price: Toman, to: Instant }, { additionalProperties: false })),
    ),
  },
  { additionalProperties: false, minProperties: 2 },
);
export type OfferChange = Static<typeof OfferChange>;

/** Why nothing has changed: there is no such variant, or the prices contradict each other. */
export type OfferRefusal = 'unknown' | 'prices';

/** The SQLSTATE of a check of the table: the discount or promotion is not below the price. */
const checkViolation = '23514';

/**
 * Changes a price, a stock or a promotion and the listings of the product, in one transaction. Publish the product
 * afterwards (`publishProducts`). Triggers continue the price history and queue the alerts that may be due.
 * @returns the product's id, or why nothing has changed
 */
export async function changeOffer(
  { orm }: Pick<Database, 'orm'>,
  { productPropertyId, promotion, ...numbers }: OfferChange,
): Promise<{ productId: number } | { refused: OfferRefusal }> {
  const promoted =
    promotion === undefined
      ? {}
      : { promotionPrice: promotion?.price ?? null, promotionTo: promotion && new Date(promotion.to) };
  try {
    return await orm.transaction(async (tx) => {
      const [row] = await tx
        .select({ productId: productProperties.productId })
        .from(productProperties)
        .where(eq(productProperties.id, productPropertyId));
      if (!row) return { refused: 'unknown' };
      const { productId } = row;
      // The product comes first: its triggers take the version of the public data before any other row (note_public_change.sql).
      await tx
        .update(products)
        .set({ revision: sql`${products.revision} + 1` })
        .where(eq(products.id, productId));
      await tx
        .update(productProperties)
        .set({ ...numbers, ...promoted })
        .where(eq(productProperties.id, productPropertyId));
      await refreshListings({ orm: tx }, [productId]);
      return { productId };
    });
  } catch (error) {
    if (codeOf(error) !== checkViolation) throw error;
    return { refused: 'prices' };
  }
}

/** The SQLSTATE of an error that Drizzle may have wrapped. */
function codeOf(error: unknown): unknown {
  const { code, cause }: { code?: unknown; cause?: unknown } = Object(error);
  return code ?? (cause === undefined ? undefined : codeOf(cause));
}

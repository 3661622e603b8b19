import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { rewriteOffer } from '@/backend/domains/browse/catalogue/changeVariant';
import { Id, Instant, Nullable, Strict, Toman } from '@/contract/common';
import { findFieldErrors } from '@/contract/desk/fields';
import { findVariantConflicts, offerFields } from '@/contract/desk/variantFields';
import { highestStock } from '@/contract/limits';

/** A change of a variant's offer. A field that is left out stays as it is; `promotion: null` ends the promotion. */
export const OfferChange = Type.Object(
  {
    productPropertyId: Id,
    price: Type.Optional(Toman),
    /** Taken off the price outside promotions. */
    discount: Type.Optional(Toman),
    stock: Type.Optional(Type.Integer({ minimum: 0, maximum: highestStock })),
    promotion: Type.Optional(Nullable(Strict({ price: Toman, to: Instant }))),
  },
  { additionalProperties: false, minProperties: 2 },
);
export type OfferChange = Static<typeof OfferChange>;

/** Why nothing has changed: there is no such variant, or the prices contradict each other. */
export type OfferRefusal = 'unknown' | 'prices';

class WrongPrices extends Error {}

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
      : { promotionPrice: promotion?.price ?? null, promotionTo: promotion?.to ?? null };
  const change = { ...numbers, ...promoted };
  try {
    return await orm.transaction(async (tx) => {
      const rewritten = await rewriteOffer(
        tx,
        productPropertyId,
        (variant) => {
          const errors = {
            ...findVariantConflicts({ ...variant, ...change }),
            ...findFieldErrors(offerFields, change),
          };
          if (Object.keys(errors).length > 0) throw new WrongPrices();
          return change;
        },
        Date.now(),
      );
      return rewritten ? { productId: rewritten.productId } : { refused: 'unknown' };
    });
  } catch (error) {
    if (!(error instanceof WrongPrices)) throw error;
    return { refused: 'prices' };
  }
}

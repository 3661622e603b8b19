import { type Static, Type } from 'typebox';
import { Id, Nullable, Strict, Toman } from './common';
import { mostPieces, mostServices } from './limits';

/**
 * An insurance or a service that a line of the basket has or can have. Prices are those of one piece, in toman; the list price
 * of the product decides them.
 */
export const ServiceItem = Type.Object({
  serviceId: Id,
  kind: Type.Enum(['insurance', 'service']),
  title: Type.String(),
  /** The company that insures, or that does the work. */
  provider: Type.String(),
  imageUrl: Type.String(),
  /** Id of the picture in the media library of a merchant. */
  galeryId: Nullable(Type.Integer()),
  /** The insurance that this service is: its id, title and price; null for other services. */
  insuranceId: Nullable(Id),
  insuranceTitle: Nullable(Type.String()),
  insurancePrice: Nullable(Toman),
  price: Toman,
  /** Price of one piece after the discount. */
  discountPrice: Toman,
  /** Money taken off the price: `price - discountPrice`. */
  discount: Toman,
  /** Number of pieces of the line that have it; 0 when it was not added. */
  count: Type.Integer({ minimum: 0 }),
  /** The lines of the card. */
  description: Type.Array(Type.String()),
  /** Cases that it covers, or the work that it contains. */
  coverage: Type.Array(Type.String()),
  exclusions: Type.Array(Type.String()),
  /** The most that one claim is paid, in toman; null for other services than insurance. */
  ceiling: Nullable(Toman),
  /** The share of a claim that the customer pays; null when there is none. */
  deductible: Nullable(Type.String()),
  /** Until when a claim or the work can be asked for. */
  claimDeadline: Type.String(),
  /** Length of the cover; null for work that is done once. */
  months: Nullable(Type.Integer({ minimum: 1 })),
  termsAndConditions: Type.String(),
});
export type ServiceItem = Static<typeof ServiceItem>;

/** The prices that a shopper saw. The backend computes its own. */
const seenPrices = { price: Type.Optional(Toman), discountPrice: Type.Optional(Toman) };

const serviceItems = (count: { minimum: number }) =>
  Type.Array(
    Strict({ serviceId: Id, count: Type.Integer({ ...count, maximum: mostPieces }), ...seenPrices }),
    { minItems: 1, maxItems: mostServices },
  );

/** `AddService`: sets each named service of the line to `count` pieces, which may be more or fewer than it has. */
export const AddService = Strict({ productPropertyId: Id, serviceItems: serviceItems({ minimum: 1 }) });
export type AddService = Static<typeof AddService>;

/** `RemoveService`: takes each named service off the line, whatever its count. */
export const RemoveService = Strict({ productPropertyId: Id, serviceItems: serviceItems({ minimum: 0 }) });
export type RemoveService = Static<typeof RemoveService>;

/**
 * `removeInsurancefromBasket`, form data: takes every insurance off one line and leaves its other services. `basketId` is the
 * field of the same name of a basket item, the id of its line: the basket itself is named by the session or by the header
 * `CartId`, as in every basket call, so its id would be said twice.
 */
export const RemoveInsurance = Strict({ basketId: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }) });
export type RemoveInsurance = Static<typeof RemoveInsurance>;

import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import { longestSentPassword, longestSlug } from './limits';

/** A positive id that fits a PostgreSQL integer, so that a larger number is refused before it reaches the database. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A whole number of toman. Rial exists only inside gateway adapters. */
export const Toman = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/**
 * A text that a person has typed and that must not be empty. White space and invisible characters at its ends are taken off before it
 * is judged (`utils/trimTexts.ts`), so that a text of spaces is an empty one.
 */
export const TypedText = (maxLength: number) => Type.String({ minLength: 1, maxLength, 'x-trimmed': true });

/**
 * An instant, ISO 8601, which the server answers in UTC. The format alone also accepts the year 0, leap seconds, offsets of
 * 23 hours and names of time zones, which PostgreSQL or JavaScript cannot read.
 */
export const Instant = Type.String({
  format: 'date-time',
  pattern: String.raw`^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$`,
});

/** A day of the Gregorian calendar, such as `2026-11-23`. PostgreSQL has no year 0. */
export const Day = Type.String({ format: 'date', pattern: '^[12]' });

export const Slug = Type.String({
  minLength: 1,
  maxLength: longestSlug,
  pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
});

/** A password as it was typed, not yet checked. */
export const Password = Type.String({ minLength: 1, maxLength: longestSentPassword });
/** A code that was sent to a number, as it was typed. */
export const Code = Type.String({ minLength: 1, maxLength: 20 });

/** An attribute of a variant: type 1 is a colour with its hex in `value`, type 2 has an icon name in `value`. */
export const Attribute = Type.Object({
  type: Type.Union([Type.Literal(1), Type.Literal(2)]),
  title: Type.String(),
  value: Type.String(),
  imageUrl: Type.Union([Type.String(), Type.Null()]),
  attrImageUrl: Type.Union([Type.String(), Type.Null()]),
});
export type Attribute = Static<typeof Attribute>;

/**
 * The price of one piece. The effective price is `promotionPrice` while now < `promotionTo`, else `price - discount`
 * (see `rules/pricing.ts`). All amounts in toman.
 */
export const pricingFields = {
  /** List price. */
  price: Toman,
  /** Money taken off the list price outside promotions. */
  discount: Toman,
  /** Percent off the list price while the promotion runs; 0 without one. */
  promotion: Type.Number({ minimum: 0, maximum: 100 }),
  promotionPrice: Type.Union([Toman, Type.Null()]),
  promotionTo: Type.Union([Instant, Type.Null()]),
};
export const Pricing = Type.Object(pricingFields);
export type Pricing = Static<typeof Pricing>;

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** An object that is refused with a field that is not listed here, so that a misspelt one is not passed over in silence. */
export const Strict = <Fields extends TProperties>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });

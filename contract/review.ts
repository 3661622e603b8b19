import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Strict, TypedText } from './common';
import { StoredFile } from './file';
import { mostReviewPictures, mostReviewPoints, reviewLengths } from './limits';

/** Empty points are dropped, because the form has a field more than a customer needs. */
const Points = Type.Array(Type.String({ minLength: 1, maxLength: reviewLengths.point }), {
  maxItems: mostReviewPoints,
});
const Stars = Type.Integer({ minimum: 1, maximum: 5 });

/** A published review, as everybody sees it. */
export const Review = Type.Object({
  id: Id,
  author: Type.String(),
  stars: Stars,
  pros: Type.Array(Type.String()),
  cons: Type.Array(Type.String()),
  text: Type.String(),
  writtenAt: Instant,
  /** Addresses of its pictures on the shop. */
  pictures: Type.Array(Type.String(), { maxItems: mostReviewPictures }),
  /** Customers who found it helpful. */
  helpful: Type.Integer({ minimum: 0 }),
});
export type Review = Static<typeof Review>;

/** A picture of a published review, as `GET /product/{id}/reviewPictures` lists the newest of all reviews. */
export const BuyerPicture = Type.Object({ picture: Type.String(), author: Type.String() });
export type BuyerPicture = Static<typeof BuyerPicture>;

/** `PUT /user/products/{id}/review`. A new text replaces the customer's earlier one and is reviewed again. */
export const WriteReview = Strict({
  stars: Stars,
  pros: Points,
  cons: Points,
  text: TypedText(reviewLengths.text),
  /** Ids of files of the purpose `review`, in their order: new uploads, and pictures that the review has already. */
  pictures: Type.Array(Type.String({ format: 'uuid' }), {
    maxItems: mostReviewPictures,
    uniqueItems: true,
  }),
});
export type WriteReview = Static<typeof WriteReview>;

/** The customer's own review, with links to its pictures. */
export const WrittenReview = Type.Object({
  ...WriteReview.properties,
  pictures: Type.Array(StoredFile, { maxItems: mostReviewPictures }),
  state: Type.Enum(['pending', 'published', 'refused']),
  reason: Nullable(Type.String()),
});

/** Rights of the customer about a product's reviews. */
export const OwnReview = Type.Object({
  /** Whether a delivered order of the customer has the product. */
  bought: Type.Boolean(),
  review: Nullable(WrittenReview),
  /** Ids of the reviews of this product that the customer found helpful. */
  helpful: Type.Array(Id, { maxItems: 200 }),
});
export type OwnReview = Static<typeof OwnReview>;

/** `PUT /user/reviews/{id}/helpful`. */
export const ReviewVote = Strict({ helpful: Type.Boolean() });
/** The number of customers who find the review helpful now. */
export const VotedReview = Type.Object({ id: Id, helpful: Type.Integer({ minimum: 0 }) });
export type VotedReview = Static<typeof VotedReview>;

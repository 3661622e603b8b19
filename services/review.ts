import type { AxiosInstance } from 'axios';
import type { Page } from '@/contract/paging';
import type { OwnReview, Review, VotedReview, WriteReview } from '@/contract/review';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

/** A page of the published reviews of a product. */
export async function fetchReviews(
  api: AxiosInstance,
  productId: number,
  cursor: string | null,
): Promise<Page<Review>> {
  const params = cursor === null ? {} : { cursor };
  return (await api.get<Page<Review>>(endpoints.reviews(productId), { params })).data;
}

/** The customer's own review of a product, and whether the customer may write one. */
export async function fetchOwnReview(api: AxiosInstance, productId: number): Promise<OwnReview> {
  return (await api.get<Answer<OwnReview>>(endpoints.ownReview(productId))).data.data;
}

export async function writeReview(
  api: AxiosInstance,
  productId: number,
  review: WriteReview,
): Promise<OwnReview> {
  return (await api.put<Answer<OwnReview>>(endpoints.ownReview(productId), review)).data.data;
}

/** Adds or removes the customer's vote for a review. */
export async function voteForReview(api: AxiosInstance, id: number, helpful: boolean): Promise<VotedReview> {
  return (await api.put<Answer<VotedReview>>(endpoints.reviewVote(id), { helpful })).data.data;
}

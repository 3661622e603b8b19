import type { AxiosInstance } from 'axios';
import type { Review } from '@/contract/review';
import type { ProductView } from '@/contract/view';
import { sendRequest } from '@/services/http/callRows';
import { reads } from '@/services/shopReads';
import { summariseRating } from '@/utils/rating';

/** Reviews in the data for search engines. */
const mostReviews = 3;

/** Not a field by name: the browser, which loads reviews when they come near, does not get it with the props of the page. */
const key = Symbol.for('pelle.newestReviews');
type Reviewed = ProductView & { [key]?: readonly Review[] };

/** Reads the newest reviews of a product for its document alone. A failure leaves them out. */
export async function attachReviews(api: AxiosInstance, product: Reviewed): Promise<void> {
  if (summariseRating(product.rating).count === 0) return;
  const read = sendRequest(api, reads.reviews.request({ productId: product.id })) as Promise<Review[]>;
  const value = (await read.catch(() => [])).slice(0, mostReviews);
  // The props of the page stay what JSON can carry.
  Object.defineProperty(product, key, { value, enumerable: false });
}

/** The reviews that `attachReviews` has read. */
export const attachedReviews = (product: Reviewed | undefined): readonly Review[] => product?.[key] ?? [];

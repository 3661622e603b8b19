import { returnTermsGroup } from '@/contract/product';

/** Texts of products that shoppers read. */
export const messages = {
  /** Title of the group of specifications about returns, and of its row. */
  returnTerms: returnTermsGroup,
  changeOfMind: 'انصراف از خرید',
  productRemoved: 'این کالا دیگر عرضه نمی‌شود.',
} as const;

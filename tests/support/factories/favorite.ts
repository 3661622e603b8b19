import type { Favorite } from '@/contract/favorite';
import { aCard } from './product';

export const aFavorite = (over: Partial<Favorite> = {}): Favorite => ({
  product: aCard(),
  createdAt: '2026-11-01T08:00:00.000Z',
  seenPrice: 59_500_000,
  cheaper: false,
  backInStock: false,
  ...over,
});

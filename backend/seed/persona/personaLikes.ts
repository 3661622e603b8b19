import type { Orm } from '@/backend/db/connect';
import { favorites } from '@/backend/db/schema/customer';
import { dayMs } from '@/utils/timeUnits';
import type { Offer } from './personaProducts';

/** The state of a product when it was liked: as now, dearer than now, or sold out. */
type Then = 'same' | 'dearer' | 'absent';

/** The demo shopper's favorites, newest first. */
const likes: readonly (readonly [key: string, then: Then])[] = [
  ['sony-wh-1000xm5', 'dearer'],
  ['asus-tuf-gaming-a15-fa507nv', 'dearer'],
  ['logitech-mx-keys-s', 'same'],
  ['samsung-galaxy-watch7', 'dearer'],
  ['xiaomi-14t-pro', 'dearer'],
  ['apple-ipad-mini-a17-pro', 'absent'],
  ['apple-iphone-16', 'same'],
  ['oneplus-13', 'same'],
  ['google-pixel-9a', 'dearer'],
  ['amazon-kindle-scribe-2024', 'absent'],
  ['jbl-charge-5', 'same'],
  ['samsung-galaxy-s25-ultra', 'same'],
];

export const likedKeys: readonly string[] = likes.map(([key]) => key);

/** Writes the demo shopper's favorites. Returns those that cost less now. @param now ms since the epoch */
export async function seedFavorites(
  orm: Orm,
  userId: number,
  offers: ReadonlyMap<string, Offer>,
  now: number,
): Promise<Offer[]> {
  const rows = likes.flatMap(([key, then], place) => {
    const offer = offers.get(key);
    return offer ? [{ offer, then, at: now - (3 + place * 11) * dayMs }] : [];
  });
  await orm.insert(favorites).values(
    rows.map(({ offer: { productId, effective }, then, at }) => ({
      userId,
      productId,
      seenPrice: then === 'dearer' ? Math.ceil((effective * 1.08) / 100_000) * 100_000 : effective,
      seenInStock: then !== 'absent',
      createdAt: new Date(at),
    })),
  );
  return rows.filter(({ offer, then }) => then === 'dearer' && offer.inStock).map(({ offer }) => offer);
}

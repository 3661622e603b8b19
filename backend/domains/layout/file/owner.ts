import type { Caller } from '@/backend/server/callers';

/** The owner of a file: a customer, or a guest by the hash of the key in a cookie. Exactly one of the two is not null. */
export type FileOwner = {
  userId: number | null;
  guestKeyHash?: string | null;
  /** The role of a supervisor at the desk; null and undefined for everybody else. */
  deskRole?: Caller['deskRole'];
};

/** SQL condition: the row of a file or an upload is the owner's. */
export const isOwned = '(user_id = $customer OR guest_key_hash = $guest)';

/** The parameters of `isOwned`. */
export const ownerValues = ({ userId, guestKeyHash = null }: FileOwner) => ({
  customer: userId,
  guest: guestKeyHash,
});

/** The name of an owner as a key: the id of the customer or the hash of the guest. */
export const nameOwner = ({ userId, guestKeyHash }: FileOwner): string => String(userId ?? guestKeyHash);

/** The viewer in links for guests, who have no id. Such a link serves only files without a customer. */
export const guestViewer = 0;

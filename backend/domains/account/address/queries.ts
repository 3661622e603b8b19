import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import type { CleanUp } from '@/backend/server/cleanUps';
import { Address, type EditAddress } from '@/contract/address';
import { Nullable } from '@/contract/common';
import { mostAddresses } from '@/contract/limits';

/** A deleted address can be restored this long (SQL interval). */
const undoPeriod = '10 minutes';

/** How a change ended; all but `done` are refusals that changed nothing. */
const Outcome = Type.Enum(['done', 'no_address', 'no_city', 'full']);
export type Outcome = Static<typeof Outcome>;
const ChangedAddress = Type.Object({ outcome: Outcome });
const SavedAddress = Type.Object({ outcome: Outcome, saved: Nullable(Type.Integer()) });

const listAddresses = declareStatement({
  name: 'addresses',
  text: `SELECT a.id, a.title, a.province_id AS "provinceId", a.city_id AS "cityId", a.address, a.plaque, a.unit,
      a.postal_code AS "postalCode", a.receiver_name AS "receiverName", a.receiver_mobile AS "receiverMobile",
      a.is_default AS "isDefault", a.latitude, a.longitude, p.title AS "provinceTitle", c.title AS "cityTitle"
    FROM addresses a JOIN provinces p ON p.id = a.province_id JOIN cities c ON c.id = a.city_id
    WHERE a.user_id = $1 AND a.removed_at IS NULL ORDER BY a.is_default DESC, a.id DESC`,
  row: Address,
});

// The SQL functions are in `functions/`. They lock the customer, check and write in one call.
const saveStatement = declareStatement({
  name: 'save_address',
  text: 'SELECT outcome, saved FROM save_address($customer, $address, $fields::jsonb, $most, $now)',
  row: SavedAddress,
});
const chooseDefaultStatement = declareStatement({
  name: 'choose_default_address',
  text: 'SELECT outcome FROM choose_default_address($1, $2)',
  row: ChangedAddress,
});
const removeStatement = declareStatement({
  name: 'remove_address',
  text: `SELECT outcome FROM remove_address($1, $2, '${undoPeriod}', $3)`,
  row: ChangedAddress,
});
const restoreStatement = declareStatement({
  name: 'restore_address',
  text: `SELECT outcome FROM restore_address($1, $2, $3, '${undoPeriod}', $4)`,
  row: ChangedAddress,
});

/** Deleted addresses that can no longer be restored, of all customers. */
export const removedAddresses: CleanUp = {
  table: 'addresses',
  isOld: `removed_at < $1::timestamptz - interval '${undoPeriod}'`,
};

type Change = { outcome: Outcome; id: number };

/** Reads all addresses of a customer, the default first. */
export function readAddresses(db: Database, userId: number): Promise<Address[]> {
  return db.query(listAddresses, [userId]);
}

/** Adds an address (`id` null) or edits one. @param now ms since the epoch */
export async function saveAddress(
  db: Database,
  userId: number,
  id: number | null,
  address: EditAddress,
  now: number,
): Promise<Change> {
  const values = {
    customer: userId,
    address: id,
    fields: JSON.stringify(address),
    most: mostAddresses,
    now: toIso(now),
  };
  const [row] = await db.query(saveStatement, values);
  return { outcome: row?.outcome ?? 'no_address', id: row?.saved ?? 0 };
}

/** Makes an address the default. */
export function chooseDefault(db: Database, userId: number, id: number): Promise<Change> {
  return changeAddress(db, chooseDefaultStatement, id, [userId, id]);
}

/** Deletes an address, which can be restored for ten minutes. @param now ms since the epoch */
export function removeAddress(db: Database, userId: number, id: number, now: number): Promise<Change> {
  return changeAddress(db, removeStatement, id, [userId, id, toIso(now)]);
}

/** Restores a deleted address. @param now ms since the epoch */
export function restoreAddress(db: Database, userId: number, id: number, now: number): Promise<Change> {
  return changeAddress(db, restoreStatement, id, [userId, id, mostAddresses, toIso(now)]);
}

const toIso = (now: number) => new Date(now).toISOString();

async function changeAddress(
  db: Database,
  statement: typeof chooseDefaultStatement,
  id: number,
  values: unknown[],
): Promise<Change> {
  const [row] = await db.query(statement, values);
  return { outcome: row?.outcome ?? 'no_address', id };
}

import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import { declareStatement } from '@/backend/db/statement';
import type { Caller } from '@/backend/server/callers';
import { mostCounted } from '@/contract/limits';
import { User } from '@/contract/profile';
import { hasMainData } from './mainData';
import type { Profile } from './rules';

const read = declareStatement({
  name: 'user',
  text: `SELECT u.mobile, u.f_name AS "fName", u.l_name AS "lName", u.national_code AS "nationalCode",
    to_char(u.birth_date, 'YYYY-MM-DD') || 'T00:00:00.000Z' AS "birthDate",
    u.province_id AS "provinceId", u.city_id AS "cityId", u.no_check AS "noCheck", u.role,
    u.password_hash IS NOT NULL AS "hasPassword",
    ${hasMainData},
    coalesce((SELECT balance FROM wallet_entries WHERE user_id = u.id ORDER BY sequence DESC LIMIT 1), 0) AS wallet,
    (SELECT count(*) FROM (SELECT 1 FROM notifications WHERE user_id = u.id AND seen_at IS NULL LIMIT ${mostCounted}) few)
      AS "newNotifications"
    FROM users u WHERE u.id = $1`,
  row: Type.Omit(User, ['deskRole', 'deskLocked']),
});
const save = declareStatement({
  name: 'user_save',
  text: `SELECT outcome FROM save_profile($customer, $fName, $lName, $nationalCode, $birthDate::date, $provinceId, $cityId)`,
  row: Type.Object({ outcome: Type.Enum(['done', 'city', 'taken']) }),
});

/** Reads a customer with one statement. */
export async function readUser(
  db: Database,
  { userId, deskRole, deskLocked }: Pick<Caller, 'userId' | 'deskRole' | 'deskLocked'>,
): Promise<User> {
  const [user] = await db.query(read, [userId]);
  if (!user) throw new Error('The caller has no account.');
  return { ...user, deskRole, deskLocked };
}

/** Saves a profile. @returns the outcome of `save_profile` */
export async function saveProfile(db: Database, userId: number, profile: Profile) {
  const { fName, lName, nationalCode, birthDate, provinceId, cityId } = profile;
  const values = { customer: userId, fName, lName, nationalCode, birthDate, provinceId, cityId };
  const row = await readOne(db, save, values);
  return row.outcome;
}

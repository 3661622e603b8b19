import type { Orm } from '@/backend/db/connect';
import { vatRates } from '@/backend/db/schema/order';
import { dateOfJalali } from '@/rules/jalali/jalali';

/** The general rates of value added tax of the last years; those of single products would name the product. */
export async function seedVat(orm: Orm): Promise<void> {
  await orm.insert(vatRates).values([
    { percent: 9, validFrom: dateOfJalali(1394, 1, 1) },
    { percent: 10, validFrom: dateOfJalali(1403, 1, 1) },
  ]);
}

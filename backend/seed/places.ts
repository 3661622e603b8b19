import { ostan, shahr } from 'iran-cities-json';
import type { Orm } from '@/backend/db/connect';
import { cities, provinces } from '@/backend/db/schema/site';
import { tidyPlaceName } from './placeNames';

/** Four districts of Tabriz («تبریز1-»…) that the source lists as cities. */
const districts = new Set([364, 365, 366, 367]);

const inPersianOrder = new Intl.Collator('fa').compare;
const byName = (a: { name: string }, b: { name: string }) => inPersianOrder(a.name, b.name);

/** The 31 provinces and their cities, in Persian alphabetical order, with the ids of the source. */
export async function seedPlaces(orm: Orm): Promise<void> {
  const sorted = ostan.map(({ id, name }) => ({ id, name: tidyPlaceName(name) })).sort(byName);
  await orm.insert(provinces).values(sorted.map(({ id, name }, sort) => ({ id, title: name, sort })));
  const towns = shahr
    .filter(({ id }) => !districts.has(id))
    .map((town) => ({ ...town, name: tidyPlaceName(town.name) }))
    .sort(byName);
  await orm
    .insert(cities)
    .values(towns.map(({ id, name, ostan: provinceId }, sort) => ({ id, provinceId, title: name, sort })));
}

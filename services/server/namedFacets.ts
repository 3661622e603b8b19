import type { AxiosInstance } from 'axios';
import type { Category } from '@/contract/category';
import type { ShopQuery } from '@/contract/list';
import { fetchBrands, fetchStaticsData } from '@/services/site';
import { foldText, removeSpaces } from '@/utils/searchFold';

const flatten = (categories: readonly Category[]): Category[] =>
  categories.flatMap((one) => [one, ...flatten(one.childs)]);

/** Finds the slug of what a name means, whichever letters and separators it is written with. */
function findSlug(all: readonly { slug: string; titles: readonly string[] }[], name: string) {
  const plain = (text: string) => removeSpaces(foldText(text));
  const wanted = plain(name);
  return all.find(({ slug, titles }) => [slug, ...titles].some((text) => plain(text) === wanted))?.slug;
}

/**
 * The list that the names in a path mean, such as `/shop/گوشی-موبایل/سامسونگ`; null when the shop has no such category or brand.
 * @param facets a category and a brand of it @param brandAlone the brand of a path without a category
 * @throws when the backend does not answer
 */
export async function findNamedFacets(
  api: AxiosInstance,
  [categoryName, brandOfCategory]: readonly string[],
  brandAlone?: string,
): Promise<ShopQuery | null> {
  const [{ categories }, brands] = await Promise.all([fetchStaticsData(api), fetchBrands(api)]);
  const namedCategories = flatten(categories).map(({ slug, title }) => ({ slug, titles: [title] }));
  const namedBrands = brands.map(({ slug, title, latinTitle }) => ({ slug, titles: [title, latinTitle] }));
  const brandName = brandAlone ?? brandOfCategory;
  const category = categoryName && findSlug(namedCategories, categoryName);
  const brand = brandName && findSlug(namedBrands, brandName);
  if ((categoryName && !category) || (brandName && !brand)) return null;
  return { ...(category && { category }), ...(brand && { brand }) };
}

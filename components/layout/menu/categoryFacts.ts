import type { Category } from '@/contract/category';

export type CategoryFacts = { count: number; imageUrl: string };

/** Product count and picture of each category, by both forms of the link to it. A link with further filters has no entry. */
export function categoryFacts(categories: readonly Category[]): ReadonlyMap<string, CategoryFacts> {
  const facts = new Map<string, CategoryFacts>();
  const collect = (list: readonly Category[]) => {
    for (const { slug, count, imageUrl, childs } of list) {
      for (const link of [`/shop/${slug}`, `/shop?category=${slug}`]) facts.set(link, { count, imageUrl });
      collect(childs);
    }
  };
  collect(categories);
  return facts;
}

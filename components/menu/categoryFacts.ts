import type { Category } from '@/contract/category';

export type CategoryFacts = { count: number; imageUrl: string };

/** What is known of the category that a menu link leads to; a link with more than a category in it has none. */
export function categoryFacts(categories: readonly Category[]): ReadonlyMap<string, CategoryFacts> {
  const facts = new Map<string, CategoryFacts>();
  const collect = (list: readonly Category[]) => {
    for (const { slug, count, imageUrl, childs } of list) {
      facts.set(`/shop?category=${slug}`, { count, imageUrl });
      collect(childs);
    }
  };
  collect(categories);
  return facts;
}

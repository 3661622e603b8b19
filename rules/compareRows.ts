import type { Product } from '@/contract/product';

/** A row of the comparison: one value for each product, null where a product lacks it. */
export type CompareRow = { title: string; values: (string | null)[]; differs: boolean };
export type CompareGroup = { group: string; rows: CompareRow[] };

/** A row with whether its values differ. */
export function compareRow(title: string, values: (string | null)[]): CompareRow {
  return { title, values, differs: new Set(values).size > 1 };
}

/**
 * The specifications of products side by side. Groups and rows stand in the order of the first product that has them; rows
 * of the same title in the same group are one row.
 */
export function compareSpecs(products: readonly Pick<Product, 'specs'>[]): CompareGroup[] {
  const groups = new Map<string, Set<string>>();
  for (const { group, rows } of products.flatMap(({ specs }) => specs)) {
    const titles = groups.get(group) ?? new Set();
    for (const { title } of rows) titles.add(title);
    groups.set(group, titles);
  }
  const readValue = ({ specs }: Pick<Product, 'specs'>, group: string, title: string) =>
    specs
      .filter((one) => one.group === group)
      .flatMap(({ rows }) => rows)
      .find((row) => row.title === title)?.value ?? null;
  return [...groups].map(([group, titles]) => ({
    group,
    rows: [...titles].map((title) =>
      compareRow(
        title,
        products.map((product) => readValue(product, group, title)),
      ),
    ),
  }));
}

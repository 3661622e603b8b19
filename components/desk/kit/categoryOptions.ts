type Category = { id: number; parentId: number | null; title: string };

/** The category tree as options, each below its parent and indented by its depth. */
export function categoryOptions(categories: readonly Category[]): { value: number; title: string }[] {
  const below = (parent: number | null, depth: number): { value: number; title: string }[] =>
    categories
      .filter(({ parentId }) => parentId === parent)
      .flatMap(({ id, title }) => [
        { value: id, title: `${'\u2003'.repeat(depth)}${title}` },
        ...below(id, depth + 1),
      ]);
  return below(null, 0);
}

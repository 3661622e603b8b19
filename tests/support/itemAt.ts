/** Item at a place from 0. @throws when the list is shorter, so that a test needs no cast */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`The list has no item ${index}.`);
  return item;
}

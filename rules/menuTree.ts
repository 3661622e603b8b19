/** An item of a menu that is being edited. Its id is unique in the tree; an item that is not published has a negative one. */
type Node<Item> = { id: number; childs: Item[] };

/** Levels that a menu may have. */
const menuLevels = 3;

type Place<Item> = { parent: Item | null; siblings: readonly Item[]; index: number; level: number };

/** Finds the place of an item: its parent, its siblings, its index among them and its level, from 1. Null for an unknown id. */
export function findPlace<Item extends Node<Item>>(
  tree: readonly Item[],
  id: number,
  parent: Item | null = null,
  level = 1,
): Place<Item> | null {
  const index = tree.findIndex((item) => item.id === id);
  if (index >= 0) return { parent, siblings: tree, index, level };
  for (const item of tree) {
    const place = findPlace(item.childs, id, item, level + 1);
    if (place) return place;
  }
  return null;
}

/** Number of levels of an item with what is below it. */
const heightOf = <Item extends Node<Item>>({ childs }: Item): number =>
  1 + Math.max(0, ...childs.map((child) => heightOf(child)));

/** Replaces the list in which an item stands. */
function changeSiblings<Item extends Node<Item>>(
  tree: readonly Item[],
  id: number,
  change: (siblings: readonly Item[], index: number) => Item[],
): Item[] {
  const index = tree.findIndex((item) => item.id === id);
  if (index >= 0) return change(tree, index);
  return tree.map((item) =>
    findPlace(item.childs, id) ? { ...item, childs: changeSiblings(item.childs, id, change) } : item,
  );
}

export function changeItem<Item extends Node<Item>>(
  tree: readonly Item[],
  id: number,
  fields: Partial<Item>,
): Item[] {
  return changeSiblings(tree, id, (siblings, index) =>
    siblings.map((item, at) => (at === index ? { ...item, ...fields } : item)),
  );
}

export function removeItem<Item extends Node<Item>>(tree: readonly Item[], id: number): Item[] {
  return changeSiblings(tree, id, (siblings, index) => siblings.toSpliced(index, 1));
}

/** Adds an item after another one, or at the end of the first level when that is not in the tree. */
export function addAfter<Item extends Node<Item>>(
  tree: readonly Item[],
  id: number | null,
  item: Item,
): Item[] {
  if (id === null || !findPlace(tree, id)) return [...tree, item];
  return changeSiblings(tree, id, (siblings, index) => siblings.toSpliced(index + 1, 0, item));
}

/** A way to move an item: among its siblings, below the item before it, or beside its parent. */
export type MenuMove = 'up' | 'down' | 'in' | 'out';

/** Whether an item can be moved in this way. */
export function canMove<Item extends Node<Item>>(tree: readonly Item[], id: number, move: MenuMove): boolean {
  const place = findPlace(tree, id);
  const item = place?.siblings[place.index];
  if (!place || !item) return false;
  if (move === 'up') return place.index > 0;
  if (move === 'down') return place.index < place.siblings.length - 1;
  if (move === 'in') return place.index > 0 && place.level + heightOf(item) <= menuLevels;
  return place.parent !== null;
}

/** The tree after a move; the same tree when the move is not possible. */
export function moveItem<Item extends Node<Item>>(
  tree: readonly Item[],
  id: number,
  move: MenuMove,
): readonly Item[] {
  const place = findPlace(tree, id);
  const item = place?.siblings[place.index];
  if (!place || !item || !canMove(tree, id, move)) return tree;
  const { index, parent } = place;
  if (move === 'out' && parent) return addAfter(removeItem(tree, id), parent.id, item);
  if (move === 'in') {
    return changeSiblings(tree, id, (siblings) =>
      siblings.flatMap((one, at) =>
        at === index ? [] : at === index - 1 ? [{ ...one, childs: [...one.childs, item] }] : [one],
      ),
    );
  }
  return changeSiblings(tree, id, (siblings) =>
    siblings.toSpliced(index, 1).toSpliced(move === 'up' ? index - 1 : index + 1, 0, item),
  );
}

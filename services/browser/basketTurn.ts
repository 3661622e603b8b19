/** Name of the lock that the tabs of one browser share. */
const lockName = 'pelle-basket';

let lastTurn: Promise<void> = Promise.resolve();

/** Waits for the turn within this tab only, for browsers without the Web Locks API. */
async function takeTurnInTab(): Promise<() => void> {
  let release = () => {};
  const before = lastTurn;
  lastTurn = new Promise((resolve) => {
    release = resolve;
  });
  await before;
  return release;
}

/**
 * Waits for the turn to create a basket, so that two tabs or two quick clicks do not create two baskets. Returns the
 * function that ends the turn.
 */
export function takeTurn(): Promise<() => void> {
  if (typeof navigator === 'undefined' || !navigator.locks) return takeTurnInTab();
  return new Promise((granted, refused) => {
    navigator.locks
      .request(lockName, () => new Promise<void>((release) => granted(() => release())))
      .catch(refused);
  });
}

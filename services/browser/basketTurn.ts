/** Names of the locks that the tabs of one browser share. */
type Turn = 'pelle-basket' | 'pelle-basket-waiting';

const lastTurns = new Map<Turn, Promise<void>>();

/** Waits for the turn within this tab only, for browsers without the Web Locks API. */
async function waitInTab(turn: Turn): Promise<() => void> {
  let release = () => {};
  const before = lastTurns.get(turn);
  lastTurns.set(
    turn,
    new Promise((resolve) => {
      release = resolve;
    }),
  );
  await before;
  return release;
}

/** Waits for a turn, in the order of the calls. Returns the function that ends it. */
function waitForTurn(turn: Turn): Promise<() => void> {
  if (typeof navigator === 'undefined' || !navigator.locks) return waitInTab(turn);
  return new Promise((granted, refused) => {
    navigator.locks
      .request(turn, () => new Promise<void>((release) => granted(() => release())))
      .catch(refused);
  });
}

/** The turn to create a basket, so that two tabs or two quick clicks do not create two baskets. */
export const takeTurn = () => waitForTurn('pelle-basket');

/** The turn to send a change that waited for the network, so that no two tabs send it. */
export const takeWaitingTurn = () => waitForTurn('pelle-basket-waiting');

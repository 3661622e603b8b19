/** The states that can follow each state. The database enforces the tables that `backend/db/stateMoves.ts` names. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

/** The states from which a row can come into a state. */
export const statesBefore = <State extends string>(
  transitions: Transitions<State>,
  state: NoInfer<State>,
): string[] =>
  Object.entries<readonly State[]>(transitions).flatMap(([from, next]) =>
    next.includes(state) ? [from] : [],
  );

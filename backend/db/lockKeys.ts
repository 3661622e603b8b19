/**
 * Keys of the advisory locks and the leases of the database. They are in one table, because two locks with the same key would wait
 * for each other. The numbers have no meaning.
 */
export const lockKeys = {
  /** A single instance migrates; the others wait. */
  migration: 7_355_305,
  /** A single instance seeds; the others wait. */
  seed: 7_355_306,
  /** A single instance cleans up; the others skip their batch. */
  cleanUp: 7_355_307,
  /** The instance that has this lease runs the worker; the other instances wait for it. */
  worker: 7_355_308,
} as const;

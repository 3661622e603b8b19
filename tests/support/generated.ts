/**
 * How many generated cases a test takes: all on the embedded database, a fifth where PostgreSQL repeats them. For tests
 * whose cases differ by their input and not by the timing of the database.
 */
export const generatedCases = (all: number): number =>
  process.env.TEST_DATABASE_URL ? Math.ceil(all / 5) : all;

/**
 * How many generated cases a test takes: all on the embedded database, a fifth where PostgreSQL repeats them. For tests
 * whose cases differ by their input and not by the timing of the database.
 */
export const generatedCases = (all: number): number =>
  process.env.TEST_DATABASE_URL ? Math.ceil(all / 5) : all;

/**
 * Number of random traces of a property test. Every run draws new ones, so few a run find over time what many would; set `TRACES=5000` for a
 * longer search.
 */
export const traces = (usual: number): number => Number(process.env.TRACES ?? usual);

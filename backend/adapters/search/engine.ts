/** The address of a search server, and the name of the index of this shop on it. */
export type SearchEnv = { url: string; index: string };

/** A folded word of a search. With `begins`, words that begin with it count too. */
export type SearchTerm = { word: string; begins: boolean };

/** A stage of a search. A product fits by its words or, with `joined`, by its text without spaces. */
export type SearchStage = {
  terms: readonly SearchTerm[];
  /** Whether one of the words is enough. */
  anyTerm: boolean;
  /** A folded text without spaces, of three letters or more, that the text of the product contains; null without one. */
  joined: string | null;
  /** A text that is similar to words of the product; null without one. Such a stage has neither words nor `joined`. */
  alike: string | null;
};

/** The texts of a product for the engine, those of `searchDocument`, and what decides which products come first. */
export type SearchEntry = {
  id: number;
  /** When the database was read (microseconds). The engine refuses an entry that is older than its own. */
  version: number;
  /** Null when the product is no longer offered. */
  document: { n: string; c: string; popularity: number } | null;
};

/**
 * A server beside PostgreSQL that finds candidates in very large shops. What it knows may be some seconds old and it may find too much,
 * so PostgreSQL checks every candidate and ranks them. Each call rejects when the server does not answer as it should.
 */
export type SearchEngine = {
  /** For each stage the ids of at most `most` products, the best known first. */
  find(stages: readonly SearchStage[], most: number): Promise<number[][]>;
  /** Writes entries, also into an index that is being filled. Older ones than those that are known are left out. */
  write(entries: readonly SearchEntry[]): Promise<void>;
  /** Fills a new index and then puts it in the place of the others. */
  fill(batches: AsyncIterable<readonly SearchEntry[]>): Promise<void>;
  /** Products that can be found. */
  count(): Promise<number>;
};

/**
 * How the index is built, for OpenSearch 2 and Elasticsearch 8. The texts come folded from the database and the words of a search come
 * folded from the shop, so the server folds nothing: it only cuts texts at spaces, and into threes of letters.
 */
const analysis = {
  // Marks where a word begins and ends, so that its threes are those of pg_trgm.
  char_filter: { pad: { type: 'pattern_replace', pattern: '(\\S+)', replacement: '__$1_' } },
  tokenizer: {
    threes: {
      type: 'ngram',
      min_gram: 3,
      max_gram: 3,
      token_chars: ['letter', 'digit', 'custom'],
      custom_token_chars: '_',
    },
  },
  analyzer: {
    words: { type: 'custom', tokenizer: 'whitespace' },
    threes: { type: 'custom', tokenizer: 'threes' },
    paddedThrees: { type: 'custom', char_filter: ['pad'], tokenizer: 'threes' },
  },
};

/** A text of which the index only needs to know which products have a word, and not where. */
const textOf = (analyzer: keyof typeof analysis.analyzer) => ({
  type: 'text',
  analyzer,
  norms: false,
  index_options: 'docs',
});

export const indexSettings = {
  settings: {
    analysis,
    // In this order a search has its best-known products first and can end after them, however many there are.
    index: { sort: { field: ['popularity', 'id'], order: ['desc', 'asc'] } },
  },
  mappings: {
    dynamic: 'strict',
    properties: {
      id: { type: 'integer' },
      popularity: { type: 'integer' },
      n: { ...textOf('words'), index_prefixes: {}, fields: { threes: textOf('paddedThrees') } },
      c: textOf('threes'),
    },
  },
};

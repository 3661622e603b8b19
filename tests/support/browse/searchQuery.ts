/** Thrown for a query that a server refuses with status 400, because no part of the shop may use it. */
export class Unknown extends Error {}

/** An object without other keys than these. @throws Unknown */
function requireKeys(value: unknown, ...keys: readonly string[]) {
  const other = Object.keys(Object(value)).find((key) => !keys.includes(key));
  if (other !== undefined || typeof value !== 'object') throw new Unknown(`unknown key [${other}]`);
  return Object(value);
}

/** The only key of an object, with its value. @throws Unknown */
function readSingle(value: unknown): [key: string, value: unknown] {
  const [entry, ...others] = Object.entries(Object(value));
  if (!entry || others.length > 0) throw new Unknown('one key is expected');
  return entry;
}

type Analyse = (text: string) => string[];

const tokenKinds: Readonly<Record<string, string>> = { letter: '\\p{L}', digit: '\\p{Nd}' };

/** The tokenizers that the shop uses: at spaces, and all pieces of a length inside runs of some characters. */
function tokenizerOf(settings: unknown): Analyse {
  if (settings === 'whitespace') return (text) => text.split(/\s+/).filter(Boolean);
  const known = requireKeys(settings, 'type', 'min_gram', 'max_gram', 'token_chars', 'custom_token_chars');
  if (known.type !== 'ngram' || known.min_gram !== known.max_gram) throw new Unknown('unknown tokenizer');
  const size = Number(known.min_gram);
  const kinds: string[] = known.token_chars;
  const custom = [...String(known.custom_token_chars)].map(
    (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`,
  );
  const runs = new RegExp(`[${kinds.map((kind) => tokenKinds[kind] ?? custom.join('')).join('')}]+`, 'gu');
  return (text) =>
    (text.match(runs) ?? []).flatMap((run) =>
      Array.from({ length: Math.max(0, run.length - size + 1) }, (_, at) => run.slice(at, at + size)),
    );
}

/** The analyzers of the settings of an index, by their names. */
function analyzersOf(analysis: unknown): Map<string, Analyse> {
  const { analyzer, tokenizer, char_filter } = requireKeys(analysis, 'analyzer', 'tokenizer', 'char_filter');
  return new Map(
    Object.entries(analyzer).map(([name, settings]) => {
      const one = requireKeys(settings, 'type', 'tokenizer', 'char_filter');
      const filters: string[] = one.char_filter ?? [];
      const tokens = tokenizerOf(tokenizer[one.tokenizer] ?? one.tokenizer);
      const replaced = filters.map((filter) => {
        const known = requireKeys(char_filter[filter], 'type', 'pattern', 'replacement');
        if (known.type !== 'pattern_replace') throw new Unknown('unknown char_filter');
        const pattern = new RegExp(known.pattern, 'gu');
        return (text: string) => text.replace(pattern, known.replacement);
      });
      return [name, (text: string) => tokens(replaced.reduce((before, replace) => replace(before), text))];
    }),
  );
}

type Value = string | number;
export type Entry = Readonly<Record<string, Value>>;

/** The fields of an index: `tokens` are what a document is found by, null for a field that it does not have. */
export function fieldsOf({ settings, mappings }: { settings: unknown; mappings: unknown }) {
  const { analysis, index } = requireKeys(settings, 'analysis', 'index');
  const { sort } = requireKeys(index, 'sort');
  const { dynamic, properties } = requireKeys(mappings, 'dynamic', 'properties');
  const analyzers = analyzersOf(analysis);
  const fields = new Map<string, { from: string; analyse: Analyse | null }>();
  const add = (name: string, from: string, settings: unknown) => {
    const keys = ['type', 'analyzer', 'norms', 'index_options', 'index_prefixes', 'fields'];
    const { type, analyzer, fields: others = {} } = requireKeys(settings, ...keys);
    const analyse = type === 'text' ? analyzers.get(analyzer) : null;
    if (analyse === undefined || (analyse === null && type !== 'integer')) throw new Unknown('unknown field');
    fields.set(name, { from, analyse });
    for (const [part, more] of Object.entries(others)) add(`${name}.${part}`, from, more);
  };
  for (const [name, settings] of Object.entries(properties)) add(name, name, settings);
  const sorted: string[] = requireKeys(sort, 'field', 'order').field;
  if (dynamic !== 'strict' || !sorted.every((name) => fields.has(name))) throw new Unknown('unknown mapping');
  const fieldOf = (name: string) => {
    const field = fields.get(name);
    if (!field) throw new Unknown(`unknown field [${name}]`);
    return field;
  };
  /** The tokens of each entry by the names of the fields, because cutting a text is slow. */
  const kept = new WeakMap<Entry, Map<string, string[] | null>>();
  return {
    /** @throws Unknown for a document with a field that the mapping does not have */
    check: (entry: Entry) => {
      for (const name of Object.keys(entry))
        if (fieldOf(name).from !== name) throw new Unknown('unknown field');
    },
    analyse: (name: string, text: string) => fieldOf(name).analyse?.(text) ?? [text],
    tokens: (name: string, entry: Entry) => {
      const known = kept.get(entry) ?? new Map<string, string[] | null>();
      kept.set(entry, known);
      const { from, analyse } = fieldOf(name);
      const value = entry[from];
      const made = known.get(name);
      if (made !== undefined) return made;
      const tokens = value === undefined ? null : (analyse?.(String(value)) ?? [String(value)]);
      known.set(name, tokens);
      return tokens;
    },
  };
}

type Fields = ReturnType<typeof fieldsOf>;

type Score = (entry: Entry) => number | null;

/**
 * A function that says how well an entry fits a query; null when it does not fit. Each word or part of a word that is found counts
 * one. @throws Unknown for a query that the shop may not use
 */
export function readQuery(query: unknown, fields: Fields): Score {
  const [kind, settings] = readSingle(query);
  if (kind === 'bool') {
    const keys = ['filter', 'should', 'minimum_should_match'];
    const { filter = [], should = [], minimum_should_match: least = 0 } = requireKeys(settings, ...keys);
    const readAll = (queries: unknown[]) => queries.map((one) => readQuery(one, fields));
    const [needed, wished] = [readAll(filter), readAll(should)];
    return (entry) => {
      if (needed.some((score) => score(entry) === null)) return null;
      const found = wished.map((score) => score(entry)).filter((score) => score !== null);
      return found.length < least ? null : found.reduce((sum, one) => sum + one, 0);
    };
  }
  if (kind === 'exists') {
    const { field } = requireKeys(settings, 'field');
    return (entry) => (fields.tokens(field, entry) ? 1 : null);
  }
  const [field, asked] = readSingle(settings);
  const tokensOf = (entry: Entry) => fields.tokens(field, entry) ?? [];
  if (kind === 'term' || kind === 'prefix') {
    const value = String(requireKeys(asked, 'value').value);
    const fits = (token: string) => (kind === 'term' ? token === value : token.startsWith(value));
    return (entry) => (tokensOf(entry).some(fits) ? 1 : null);
  }
  if (kind !== 'match') throw new Unknown(`unknown query [${kind}]`);
  const keys = ['query', 'operator', 'minimum_should_match'];
  const { query: text, operator = 'or', minimum_should_match: part = '0%' } = requireKeys(asked, ...keys);
  const wanted = fields.analyse(field, text);
  const share = operator === 'and' ? 100 : Number.parseInt(part, 10);
  const least = Math.max(1, Math.floor((wanted.length * share) / 100));
  return (entry) => {
    const tokens = tokensOf(entry);
    const found = wanted.filter((token) => tokens.includes(token)).length;
    return found >= least ? found : null;
  };
}

/** The hits of a search in its order, as the values of that order. */
export function findHits(body: unknown, entries: readonly Entry[], fields: Fields): { sort: Value[] }[] {
  const { query, size, sort, stored_fields, track_total_hits, timeout } = requireKeys(
    body,
    ...['query', 'size', 'sort', 'stored_fields', 'track_total_hits', 'timeout'],
  );
  if (stored_fields !== '_none_' || track_total_hits !== false || !/^\d+ms$/.test(timeout) || size > 10_000)
    throw new Unknown('unknown search');
  const orders: [string, unknown][] = sort.map(readSingle);
  const scoreOf = readQuery(query, fields);
  const hits = entries.flatMap((entry) => {
    const score = scoreOf(entry);
    if (score === null) return [];
    return [orders.map(([field]) => (field === '_score' ? score : (entry[field] ?? 0)))];
  });
  const compare = (a: Value[], b: Value[]) => {
    const at = orders.findIndex((_, index) => a[index] !== b[index]);
    return Number(a[at] ?? 0) < Number(b[at] ?? 0) === (orders[at]?.[1] === 'asc') ? -1 : 1;
  };
  return hits
    .sort(compare)
    .slice(0, size)
    .map((values) => ({ sort: values }));
}

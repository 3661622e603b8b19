import { removeSpaces } from '@/utils/searchFold';
import { holds, isSpellingOf, spellings, wordsOf } from './words';

/** What is known of a product when it is indexed. */
export type SearchSource = {
  title: string;
  latinTitle: string;
  aliases: readonly string[];
  brand: { title: string; latinTitle: string; aliases: readonly string[] };
  /** Category titles, root first. */
  categories: readonly string[];
  /** Colours, options and the like. */
  attributes?: readonly string[];
};

/** Groups of words that mean the same to a shopper, as `search_synonyms` keeps them. */
export type Synonyms = readonly (readonly string[])[];

/**
 * The searchable text of a product: `n` for the columns of words, `c` for the one without spaces. `n` has four parts
 * between bars, which ranking reads: `names | kind | brand, categories, synonyms | attributes`. The kind is the first
 * word of the title («گوشی», «قاب») and its synonyms. A name that ends in its model is closed by a semicolon, one that
 * ends in its brand («مودم هوآوی») by a comma.
 */
export function searchDocument(source: SearchSource, synonyms: Synonyms = []): { n: string; c: string } {
  const { title, latinTitle, aliases, brand, categories, attributes = [] } = source;
  const names = unique([title, latinTitle, ...aliases].flatMap(spellings));
  const brandNames = unique(
    [brand.title, brand.latinTitle, ...brand.aliases.filter((alias) => spells(brand, alias))].flatMap(
      spellings,
    ),
  );
  const context = unique([...brandNames, ...categories.flatMap(spellings)]);
  const known = [...names, ...context];
  const said = unique([
    ...context,
    ...synonymsOf(synonyms, (phrase) => known.some((text) => holds(text, phrase))),
  ]);
  const head = spellings(title.split(' ')[0] ?? '');
  const kind = unique([...head, ...synonymsOf(synonyms, (phrase) => head.includes(phrase))]);
  return {
    n: [
      names.map((name) => `${name} ${endsWith(name, brandNames) ? ',' : ';'}`).join(' '),
      kind.join(' ; '),
      said.join(' ; '),
      unique(attributes.flatMap(wordsOf)).join(' '),
    ].join(' | '),
    c: unique([...names, ...said].map(removeSpaces)).join(' '),
  };
}

/** A brand's aliases also hold names of its goods («آیفون»); only other spellings of the brand stand for all it makes. */
function spells(brand: SearchSource['brand'], alias: string): boolean {
  return isSpellingOf(brand.title, alias) || isSpellingOf(brand.latinTitle, alias);
}

function endsWith(name: string, endings: readonly string[]): boolean {
  return endings.some((ending) => ` ${name}`.endsWith(` ${ending}`));
}

/** Folded spellings of each group. They are kept, because a seed indexes hundreds of products with the same groups. */
const spelledGroups = new WeakMap<Synonyms, string[][]>();

function synonymsOf(synonyms: Synonyms, isSaid: (phrase: string) => boolean): string[] {
  const groups = spelledGroups.get(synonyms) ?? synonyms.map((group) => group.flatMap(spellings));
  spelledGroups.set(synonyms, groups);
  return groups.filter((group) => group.some(isSaid)).flat();
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter(Boolean);
}

import { removeSpaces } from '@/utils/searchFold';
import { containsPhrase, isSpellingOf, spellings, wordsOf } from './words';

/** The data of a product from which its search document is built. */
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

/** Groups of words with the same meaning, as stored in `search_synonyms`. */
export type Synonyms = readonly (readonly string[])[];

/**
 * The search document of a product: `n` for the columns of words, `c` for the column without spaces. Bars divide `n` into
 * four parts, which the ranking reads: `names | kind | brand, categories, synonyms | attributes`. The kind is the first
 * word of the title («گوشی», «قاب») and its synonyms. A semicolon ends a name that ends with its model, and a comma one
 * that ends with its brand («مودم هوآوی»).
 */
export function searchDocument(source: SearchSource, synonyms: Synonyms = []): { n: string; c: string } {
  const { title, latinTitle, aliases, brand, categories, attributes = [] } = source;
  const names = unique([title, latinTitle, ...aliases].flatMap(spellings));
  const brandNames = unique(
    [
      brand.title,
      brand.latinTitle,
      ...brand.aliases.filter((alias) => isBrandSpelling(brand, alias)),
    ].flatMap(spellings),
  );
  const context = unique([...brandNames, ...categories.flatMap(spellings)]);
  const known = [...names, ...context];
  const said = unique([
    ...context,
    ...synonymsOf(synonyms, (phrase) => known.some((text) => containsPhrase(text, phrase))),
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

/** Whether an alias is a spelling of the brand. Other aliases name products («آیفون») and must not match the whole brand. */
function isBrandSpelling(brand: SearchSource['brand'], alias: string): boolean {
  return isSpellingOf(brand.title, alias) || isSpellingOf(brand.latinTitle, alias);
}

function endsWith(name: string, endings: readonly string[]): boolean {
  return endings.some((ending) => ` ${name}`.endsWith(` ${ending}`));
}

/** Cache of the folded spellings of each group, because a seed indexes hundreds of products with the same groups. */
const spelledGroups = new WeakMap<Synonyms, string[][]>();

function synonymsOf(synonyms: Synonyms, isSaid: (phrase: string) => boolean): string[] {
  const groups = spelledGroups.get(synonyms) ?? synonyms.map((group) => group.flatMap(spellings));
  spelledGroups.set(synonyms, groups);
  return groups.filter((group) => group.some(isSaid)).flat();
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter(Boolean);
}

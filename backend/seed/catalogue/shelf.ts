import type { ArtModel } from '../art';
import { type BrandKey, brandOf } from '../brands';
import type { CategoryKey } from '../categories';
import type { ColourKey } from '../colours';
import type { SeedHighlightIcon, SeedProduct, SeedVariantOption } from './model';

export type Panel = SeedProduct['story'][number];

/** One specification line; the first four with an icon are the highlights of the product. */
export type Fact = readonly [title: string, value: string, icon?: SeedHighlightIcon];

/** What the products of one shelf have in common. */
export type Shelf = {
  readonly category: CategoryKey;
  readonly noun: string;
  readonly group: string;
  readonly art: ArtModel;
  readonly guarantee: string;
};

/** Choices of the second attribute with their prices in million toman, ascending. */
export type Choices = {
  readonly icon: SeedVariantOption['icon'];
  readonly of: readonly (readonly [string, number])[];
};

/** Where a row departs from its shelf or from the names derived from brand and model. */
export type Departure = Partial<Shelf> & {
  readonly key?: string;
  readonly title?: string;
  readonly latinTitle?: string;
  readonly choices?: Choices;
  readonly more?: readonly Fact[];
};

/** A product in one line: the price is in million toman, the facts are what its shelf asks for. */
export type Row<Facts> = readonly [
  brand: BrandKey,
  model: string,
  released: string,
  price: number,
  popularity: number,
  colours: readonly ColourKey[],
  aliases: readonly string[],
  about: string,
  facts: Facts,
  departure?: Departure,
];

/** The stable latin name of a product: «galaxy-buds3-pro». */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\+/g, '-plus-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function toman(million: number): number {
  return Math.round(million * 1000) * 1000;
}

function optionsOf(price: number, guarantee: string, choices?: Choices): SeedVariantOption[] {
  if (!choices) return [{ title: guarantee, icon: 'guarantee', price: toman(price) }];
  return choices.of.map(([title, million]) => ({ title, icon: choices.icon, price: toman(million) }));
}

/**
 * Puts one row on its shelf. `facts` and `story` come from the shelf's own builder; rows with fewer than four facts
 * marked by an icon are a mistake in the table and throw.
 */
export function place<Facts>(
  shelf: Shelf,
  row: Row<Facts>,
  facts: readonly Fact[],
  story: readonly [Panel, Panel],
): SeedProduct {
  const [brand, model, released, price, popularity, colours, aliases, about, , departure = {}] = row;
  const { key, title, latinTitle, choices, more = [], ...own } = departure;
  const here = { ...shelf, ...own };
  const rows = [...facts, ...more];
  const highlights = rows
    .flatMap(([name, value, icon]) => (icon ? [{ icon, title: value, value: name }] : []))
    .slice(0, 4);
  if (highlights.length < 4) throw new RangeError(`${model} has ${highlights.length} highlights`);
  const names = brandOf(brand);
  return {
    key: key ?? slugOf(`${brand} ${model}`),
    category: here.category,
    brand,
    title: title ?? `${here.noun} ${names.title} ${model}`,
    latinTitle: latinTitle ?? `${names.latinTitle} ${model}`,
    aliases: [...aliases],
    released,
    art: here.art,
    colours: [...colours],
    options: optionsOf(price, here.guarantee, choices),
    guarantee: here.guarantee,
    summary: about,
    highlights,
    specs: [
      { group: here.group, rows: rows.map(([name, value]) => ({ title: name, value })) },
      { group: 'فروش', rows: [{ title: 'گارانتی', value: here.guarantee }] },
    ],
    story: [...story],
    popularity,
  };
}

/** Facts of a shelf whose products differ too much for one set of figures: the row brings its own lines and story. */
export type Told = { readonly facts: readonly Fact[]; readonly story: readonly [Panel, Panel] };

/** A builder for rows that bring their own lines and story. */
export function told(shelf: Shelf): (row: Row<Told>) => SeedProduct {
  return (row) => place(shelf, row, row[8].facts, row[8].story);
}

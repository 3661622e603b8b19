import { type Static, Type } from 'typebox';
import { Strict } from '@/contract/common';

/** Schemas of the lines of the catalogue files. A field that is not listed here is refused. */

const text = Type.String({ minLength: 1 });
const key = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
const toman = Type.Integer({ minimum: 1000, multipleOf: 1000 });

/** A colour that products can have: the key names picture files, the title is shown, the hex paints the swatch. */
export const ColourLine = Strict({ key, title: text, hex: Type.String({ pattern: '^#[0-9A-F]{6}$' }) });
export type SeedColour = Static<typeof ColourLine>;

/** The sides that a model is drawn from, in the order of the gallery. The first is that of the card. */
export const views = ['pair', 'front', 'back', 'side', 'detail'] as const;
const View = Type.Enum([...views]);
export type View = Static<typeof View>;

/** A drawn model with its colours and views. */
export const PictureLine = Strict({
  model: key,
  /** The model of an earlier line that shows the colours and views that are not drawn for this one. */
  base: Type.Optional(key),
  colours: Type.Array(key, { minItems: 1, uniqueItems: true }),
  views: Type.Array(View, { minItems: 1, uniqueItems: true }),
});
export type SeedPicture = Static<typeof PictureLine>;

/** A brand. `aliases` are the other ways people write it in Persian letters. */
export const BrandLine = Strict({ key, title: text, latinTitle: text, aliases: Type.Array(text) });
export type SeedBrand = Static<typeof BrandLine>;

/** A node of the category tree. It comes after its parent; a root has none. The icon is the name of a lucide icon. */
export const CategoryLine = Strict({
  key,
  parent: Type.Optional(key),
  title: text,
  icon: key,
  /** Model and colour, as «laptop-silk-silver». */
  picture: key,
  /** Products in and below this category have the names of other products in their titles. */
  namesOtherGoods: Type.Optional(Type.Literal(true)),
  /** Too large for a parcel. */
  bulky: Type.Optional(Type.Literal(true)),
  /** Why these products cannot be returned for a change of mind, as a Persian sentence. */
  noReturn: Type.Optional(Type.String({ minLength: 1 })),
});
export type CategoryLine = Static<typeof CategoryLine>;

const OptionIcon = Type.Enum(['storage', 'guarantee', 'size', 'edition', 'pack']);
const HighlightIcon = Type.Enum([
  ...['screen', 'camera', 'battery', 'chip', 'weight', 'audio', 'wireless'],
  ...['storage', 'shield', 'game', 'power', 'size'],
]);
const panel = Type.Tuple([text, text]);
const highlight = Type.Tuple([HighlightIcon, text, text]);

/** A product. Its id is its place in the catalogue, so new products are added at the end of the last file. */
export const ProductLine = Strict({
  /** Stable part of its address. */
  key,
  category: key,
  brand: key,
  title: text,
  latinTitle: text,
  /** Other ways people write the name in Persian letters. */
  aliases: Type.Array(text),
  /** Month of release. */
  released: Type.String({ pattern: '^(19|20)\\d\\d-(0[1-9]|1[0-2])$' }),
  popularity: Type.Integer({ minimum: 0, maximum: 1000 }),
  /** A phone whose IMEI is registered for Iran's networks. */
  registered: Type.Optional(Type.Literal(true)),
  /** The drawn model. */
  picture: key,
  colours: Type.Array(key, { minItems: 1, maxItems: 5, uniqueItems: true }),
  /** Choices of the second attribute with their list prices in toman, cheapest first. */
  optionIcon: OptionIcon,
  options: Type.Array(Type.Tuple([text, toman]), { minItems: 1 }),
  guarantee: text,
  summary: text,
  /** The four figures under the gallery: icon, title, value. */
  highlights: Type.Tuple([highlight, highlight, highlight, highlight]),
  /** Specification groups: title of the group, then title and value of each row. */
  specs: Type.Record(text, Type.Record(text, text)),
  /** Two short panels: title, text. */
  story: Type.Tuple([panel, panel]),
});
export type ProductLine = Static<typeof ProductLine>;

import { formatNumber } from '@/utils/money';
import { isShopPicture } from '@/utils/pictureAddress';
import { highestPrice, highestStock, productLengths } from '../limits';

/** Values of a field by its kind. */
export type FieldValues = {
  /** A text that is not blank. */
  text: string;
  /** A text that may be blank. */
  longText: string;
  /** Null without a value; a blank text is refused. */
  optionalText: string | null;
  /** Hex, such as `#1C1E26`. */
  colour: string;
  optionalColour: string | null;
  /** The name of an icon. */
  icon: string | null;
  /** The address of a picture of the shop. */
  image: string;
  optionalImage: string | null;
  /** The id of a row of another table, which a file names by its slug or title. */
  choice: number;
  /** Whole toman. */
  toman: number;
  optionalToman: number | null;
  count: number;
  /** ISO UTC. */
  instant: string | null;
  truth: boolean;
  /** Texts that are not blank. */
  texts: string[];
  /** Texts with a title each. */
  titled: { title: string; value: string }[];
  /** Entries with fields of their own. */
  parts: Readonly<Record<string, unknown>>[];
};
export type FieldKind = keyof FieldValues;

/**
 * The meaning of a column of a file, in Persian for the desk and in English for docs/operator.md. Columns that share a meaning stand in
 * one line.
 */
export type ColumnMeaning = { desk: string; english: string };

type FieldOf<Kind extends FieldKind> = {
  kind: Kind;
  /** The Persian name: a title of the column, and the label at the desk unless `label` says it more exactly. */
  title: string;
  label?: string;
  hint?: string;
  placeholder?: string;
  /** Shown from left to right at the desk. */
  isLatin?: true;
  /** The name of the column in a file, when it is another one than the name of the field. */
  column?: string;
  meaning?: ColumnMeaning;
  /** The value in a new product or variant. Without it, texts and lists are empty, numbers 0, and others null or false. */
  initial?: FieldValues[Kind];
  /** A new product or variant cannot do without it. */
  isNeeded?: true;
  /** Of a variant: the page of its product carries the field as it stands, or leaves it out when it has no value. */
  isOnPage?: true;
  /** Largest length of each text, in characters. */
  longest?: number;
  /** Largest number of entries. */
  most?: number;
  /** Smallest number; 0 without it. */
  least?: number;
  /** Says what is wrong with a value outside the range of its kind. */
  wrong?: string;
  /** Of a field with a text: the text to store, from the one that was typed or stands in a file, without spaces at its ends. */
  clean?: (text: string) => string;
  /** The rule of this field beside that of its kind: null, or a Persian sentence that says what is wrong. */
  rule?: (value: NonNullable<FieldValues[Kind]>) => string | null;
  /** The fields of an entry. */
  fields?: Fields;
};
export type Field = { [Kind in FieldKind]: FieldOf<Kind> }[FieldKind];
/** Fields by their names. */
export type Fields = Readonly<Record<string, Field>>;

export type ValueOf<One> = One extends { kind: 'parts'; fields: infer Inner }
  ? ValuesOf<Inner>[]
  : One extends { kind: infer Kind extends FieldKind }
    ? FieldValues[Kind]
    : never;
export type ValuesOf<Table> = { [Name in keyof Table]: ValueOf<Table[Name]> };

type OnPage<Table> = {
  [Name in keyof Table as Table[Name] extends { isOnPage: true } ? Name : never]: Table[Name];
};
/** The fields that the page of a product carries as they stand. */
export const fieldsOnPage = <Table extends Fields>(fields: Table) =>
  // The filter keeps what the type `OnPage` keeps.
  Object.fromEntries(Object.entries(fields).filter(([, { isOnPage }]) => isOnPage)) as OnPage<Table>;

/** Wrong fields by their names, each with a Persian sentence. */
export type FieldErrors = Record<string, string>;

export const deskFieldMessages = {
  needed: 'این فیلد لازم است.',
  tooLong: (most: number) => `حداکثر ${formatNumber(most)} نویسه.`,
  tooMany: (most: number) => `حداکثر ${formatNumber(most)} مورد.`,
  choose: (title: string) => `${title} را انتخاب کنید.`,
  picture: 'نشانی این عکس از فروشگاه نیست. عکس را به فروشگاه بفرستید.',
  colour: 'کد رنگ نویسهٔ # و شش رقم پایهٔ شانزده دارد.',
  optionalColour: 'رنگ عکس کد شش‌رقمی است، یا خالی.',
  number: 'این عدد درست نیست.',
  titled: 'هر سطر «عنوان: مقدار» است.',
  instant: 'زمان را مانند ۱۴۰۵/۰۹/۰۲ ۱۸:۳۰ بنویسید.',
} as const;

/** The earliest and the latest instant of a field (ms since the epoch). PostgreSQL has no year 0. */
const instants = [Date.UTC(2000, 0), Date.UTC(2200, 0)] as const;
const hexColour = /^#[0-9A-F]{6}$/;
const isBlank = (text: string) => text.trim() === '';
const isBetween = (value: number, least: number, most: number) =>
  Number.isInteger(value) && least <= value && value <= most;
const firstOf = (found: readonly (string | null)[]) => found.find((message) => message !== null) ?? null;

type Limits = Pick<Field, 'longest' | 'most' | 'least' | 'wrong' | 'fields' | 'title'>;

const limitText = (text: string, longest: number = productLengths.title) =>
  text.length > longest ? deskFieldMessages.tooLong(longest) : null;
const requireText = (text: string, longest?: number) =>
  isBlank(text) ? deskFieldMessages.needed : limitText(text, longest);
const limitCount = (list: readonly unknown[], most = 0) =>
  list.length > most ? deskFieldMessages.tooMany(most) : null;
const unless = (isRight: boolean, message: string) => (isRight ? null : message);
const imageRule = (url: string) =>
  unless(isShopPicture(url) && url.length <= productLengths.picture, deskFieldMessages.picture);

/** The rules of the kinds. Null passes where the kind has it. */
const kindRules: {
  [Kind in FieldKind]: (value: NonNullable<FieldValues[Kind]>, field: Limits) => string | null;
} = {
  text: (text, { longest }) => requireText(text, longest),
  longText: (text, { longest }) => limitText(text, longest),
  optionalText: (text, { longest }) => requireText(text, longest),
  colour: (value) => unless(hexColour.test(value), deskFieldMessages.colour),
  optionalColour: (value) => unless(hexColour.test(value), deskFieldMessages.optionalColour),
  icon: (name) => limitText(name, productLengths.short),
  image: imageRule,
  optionalImage: imageRule,
  choice: (id, { title }) => unless(isBetween(id, 1, 2_147_483_647), deskFieldMessages.choose(title)),
  toman: (amount, { least = 0, wrong = deskFieldMessages.number }) =>
    unless(isBetween(amount, least, highestPrice), wrong),
  optionalToman: (amount, { least = 0, wrong = deskFieldMessages.number }) =>
    unless(isBetween(amount, least, highestPrice), wrong),
  count: (count, { least = 0, wrong = deskFieldMessages.number }) =>
    unless(isBetween(count, least, highestStock), wrong),
  instant: (iso) => unless(isBetween(Date.parse(iso), ...instants), deskFieldMessages.instant),
  truth: () => null,
  texts: (texts, { most, longest }) =>
    firstOf([limitCount(texts, most), ...texts.map((text) => requireText(text, longest))]),
  titled: (rows, { most }) =>
    firstOf([
      limitCount(rows, most),
      unless(!rows.some(({ title, value }) => isBlank(title) || isBlank(value)), deskFieldMessages.titled),
      ...rows.flatMap(({ title, value }) => [
        limitText(title, productLengths.short),
        limitText(value, productLengths.value),
      ]),
    ]),
  parts: (entries, { most, fields = {} }) =>
    firstOf([
      limitCount(entries, most),
      ...entries.flatMap((entry) => Object.values(findWrong(fields, entry))),
    ]),
};

const checkKind = <Kind extends FieldKind>(field: FieldOf<Kind>, value: NonNullable<FieldValues[Kind]>) =>
  kindRules[field.kind](value, field) ?? field.rule?.(value) ?? null;

/** What is wrong with a value of a field, as a Persian sentence; null when nothing is. A missing value passes. */
export function checkField(field: Field, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  // The value has the type of its field's kind, but TypeScript loses this connection when both are read by a name.
  return checkKind(field as FieldOf<FieldKind>, value as NonNullable<FieldValues[FieldKind]>);
}

function findWrong(fields: Fields, values: Readonly<Record<string, unknown>>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, field] of Object.entries(fields)) {
    const message = checkField(field, values[name]);
    if (message) errors[name] = message;
  }
  return errors;
}

/** The wrong ones among the given values. Values that are left out pass. */
export const findFieldErrors = <Table extends Fields>(
  fields: Table,
  values: Partial<ValuesOf<Table>>,
): FieldErrors => findWrong(fields, { ...values });

const initials: FieldValues = {
  text: '',
  longText: '',
  optionalText: null,
  colour: '',
  optionalColour: null,
  icon: null,
  image: '',
  optionalImage: null,
  choice: 0,
  toman: 0,
  optionalToman: null,
  count: 0,
  instant: null,
  truth: false,
  texts: [],
  titled: [],
  parts: [],
};

/** The values of a new entry before anything is written into it. */
export function initialValues<Table extends Fields>(fields: Table): ValuesOf<Table> {
  const values = Object.entries<Field>(fields).map(([name, { kind, initial }]) => [
    name,
    initial ?? initials[kind],
  ]);
  // Each value has the type of its field's kind, which the type of `Object.fromEntries` loses.
  return Object.fromEntries(values) as ValuesOf<Table>;
}

/** The code of a colour as it is stored. */
export const cleanColour = (code: string) => code.toUpperCase();

/** The meaning of columns with a truth, of products and variants. */
export const truthMeaning: ColumnMeaning = {
  desk: 'بله یا خیر',
  english: '`true` or `false`, `بله` or `خیر`',
};

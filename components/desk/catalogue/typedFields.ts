import { array, mixed, type ObjectSchema, object } from 'yup';
import {
  checkField,
  type Field,
  type FieldKind,
  type Fields,
  type FieldValues,
  initialValues,
  type ValuesOf,
} from '@/contract/desk/fields';
import { readJalaliMoment, writeJalaliMoment } from '@/rules/jalali/jalaliMoment';
import { parseWholeNumber, toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';

/** The values of the controls of each kind: numbers in any digits, moments as Jalali dates, lists as lines. */
type TypedValues = Record<Exclude<FieldKind, 'truth' | 'optionalImage' | 'parts'>, string> & {
  truth: boolean;
  optionalImage: string | null;
  parts: Readonly<Record<string, unknown>>[];
};
type TypedOf<One> = One extends { kind: 'parts'; fields: infer Inner }
  ? TypedFields<Inner>[]
  : One extends { kind: infer Kind extends FieldKind }
    ? TypedValues[Kind]
    : never;
/** The values of a form with these fields. */
export type TypedFields<Table> = { [Name in keyof Table]: TypedOf<Table[Name]> };

type Control<Kind extends FieldKind> = {
  write: (value: FieldValues[Kind], field: Field) => TypedValues[Kind];
  /** A text that cannot be read becomes a value that the rules refuse. @param before the value with which the form began */
  read: (typed: TypedValues[Kind], field: Field, before: FieldValues[Kind]) => FieldValues[Kind];
};

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function readRow(line: string): { title: string; value: string } {
  const at = line.indexOf(':');
  return { title: line.slice(0, Math.max(0, at)).trim(), value: line.slice(at + 1).trim() };
}

function cleanText(typed: string, { clean }: Field): string {
  const text = typed.trim();
  return clean ? clean(text) : text;
}
const text = { write: (value: string) => value, read: cleanText };
const optionalText = {
  write: (value: string | null) => value ?? '',
  read: (typed: string, field: Field) => cleanText(typed, field) || null,
};
const readNumber = (typed: string) => parseWholeNumber(typed) ?? Number.NaN;

const controls: { [Kind in FieldKind]: Control<Kind> } = {
  text,
  longText: text,
  optionalText,
  colour: text,
  optionalColour: optionalText,
  icon: optionalText,
  image: text,
  optionalImage: { write: (value) => value, read: (typed) => typed },
  choice: { write: String, read: Number },
  toman: { write: formatNumber, read: readNumber },
  optionalToman: {
    write: (value) => (value === null ? '' : formatNumber(value)),
    read: (typed) => (typed.trim() === '' ? null : readNumber(typed)),
  },
  count: { write: toPersianDigits, read: readNumber },
  instant: {
    write: (value) => (value === null ? '' : writeJalaliMoment(value)),
    read(typed, _field, before) {
      if (typed.trim() === '') return null;
      // The moment stays exact while its minute is unchanged.
      if (before && writeJalaliMoment(before) === typed.trim()) return before;
      return readJalaliMoment(typed) ?? '';
    },
  },
  truth: { write: (value) => value, read: (typed) => typed },
  texts: { write: (texts) => texts.join('\n'), read: linesOf },
  titled: {
    write: (rows) => rows.map(({ title, value }) => `${title}: ${value}`).join('\n'),
    read: (typed) => linesOf(typed).map(readRow),
  },
  parts: {
    write: (entries, { fields = {} }) => entries.map((entry) => convert(fields, entry, writeValue)),
    read: (entries, { fields = {} }) => entries.map((entry) => convert(fields, entry, readValue)),
  },
};

// Each value has the type of its field's kind, but TypeScript loses this connection when both are read by a name.
const controlOf = ({ kind }: Field) => controls[kind] as Control<FieldKind>;
const writeValue = (field: Field, value: unknown) =>
  controlOf(field).write(value as FieldValues[FieldKind], field);
const readValue = (field: Field, typed: unknown, before: unknown = null) =>
  controlOf(field).read(typed as TypedValues[FieldKind], field, before as FieldValues[FieldKind]);

type Entry = Readonly<Record<string, unknown>>;

function convert(
  fields: Fields,
  entry: Entry,
  change: (field: Field, value: unknown, before?: unknown) => unknown,
  before: Entry = {},
): Entry {
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    change(field, entry[name], before[name]),
  ]);
  return Object.fromEntries(values);
}

/** The values of the controls that show an entry. */
export const writeFields = <Table extends Fields>(fields: Table, entry: ValuesOf<Table>) =>
  convert(fields, { ...entry }, writeValue) as TypedFields<Table>;

/** The entry that was typed. @param before the entry with which the form began; null for a new one */
export const readFields = <Table extends Fields>(
  fields: Table,
  typed: TypedFields<Table>,
  before: ValuesOf<Table> | null = null,
) => convert(fields, { ...typed }, readValue, { ...before }) as ValuesOf<Table>;

/** The values of the controls of a new entry: nothing where the operator must write something. */
export function newFields<Table extends Fields>(fields: Table): TypedFields<Table> {
  const written = writeFields(fields, initialValues(fields));
  const needed = Object.entries<Field>(fields).filter(([, { isNeeded }]) => isNeeded);
  return { ...written, ...Object.fromEntries(needed.map(([name]) => [name, ''])) };
}

/** The rules of the fields for a form. */
export function formSchema<Table extends Fields>(fields: Table): ObjectSchema<TypedFields<Table>> {
  const schemas = Object.entries<Field>(fields).map(([name, field]) => [name, schemaOf(field)]);
  return object(Object.fromEntries(schemas)) as ObjectSchema<TypedFields<Table>>;
}

const schemaOf = (field: Field) =>
  field.fields
    ? array(formSchema(field.fields))
    : mixed()
        .nullable()
        .test('field', (typed, { createError }) => {
          const message = checkField(field, readValue(field, typed));
          return message === null || createError({ message });
        });

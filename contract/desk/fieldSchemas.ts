import { type TObject, type TOptional, type TSchema, type TUnsafe, Type } from 'typebox';
import { Id, Instant, Nullable, Strict } from '../common';
import { highestPrice, highestStock, productLengths } from '../limits';
import { type Field, type FieldKind, type Fields, initialValues, type ValueOf } from './fields';

const Text = ({ longest = productLengths.title }: Field) => Type.String({ maxLength: longest });
const ShortText = () => Type.String({ maxLength: productLengths.short });
const Picture = () => Type.String({ maxLength: productLengths.picture });
const Money = () => Type.Integer({ minimum: 0, maximum: highestPrice });

/** Schemas of the kinds. They bound what may be sent; the rules of `fields.ts` say in Persian what is wrong within the bounds. */
const schemas: { [Kind in FieldKind]: (field: Field) => TSchema } = {
  text: Text,
  longText: Text,
  optionalText: (field) => Nullable(Text(field)),
  colour: ShortText,
  optionalColour: () => Nullable(ShortText()),
  icon: () => Nullable(ShortText()),
  image: Picture,
  optionalImage: () => Nullable(Picture()),
  choice: () => Id,
  toman: Money,
  optionalToman: () => Nullable(Money()),
  count: () => Type.Integer({ minimum: 0, maximum: highestStock }),
  instant: () => Nullable(Instant),
  truth: () => Type.Boolean(),
  texts: ({ most = 0, ...field }) => Type.Array(Text(field), { maxItems: most }),
  titled: ({ most = 0 }) =>
    Type.Array(Strict({ title: ShortText(), value: Type.String({ maxLength: productLengths.value }) }), {
      maxItems: most,
    }),
  parts: ({ most = 0, fields = {} }) => Type.Array(objectOf(fields), { maxItems: most }),
};

type Schemas<Table> = { [Name in keyof Table]: TUnsafe<ValueOf<Table[Name]>> };

/** The schema of an entry with these fields, and with no others. */
export function objectOf<Table extends Fields>(fields: Table): TObject<Schemas<Table>> {
  const properties = Object.entries<Field>(fields).map(([name, field]) => [name, schemas[field.kind](field)]);
  // Each schema describes the values of its field, which the type of `Object.fromEntries` loses.
  return Strict(Object.fromEntries(properties) as Schemas<Table>);
}

type PageSchemas<Table> = {
  [Name in keyof Table]: null extends ValueOf<Table[Name]>
    ? TOptional<TUnsafe<ValueOf<Table[Name]>>>
    : TUnsafe<ValueOf<Table[Name]>>;
};

/** The schemas of these fields on a page, which leaves out those without a value. */
export function pageSchemasOf<Table extends Fields>(fields: Table): PageSchemas<Table> {
  const found = Object.entries<Field>(fields).map(([name, field]) => {
    if (field.kind === 'count') return [name, Type.Integer({ minimum: field.least ?? 0 })];
    const schema = schemas[field.kind](field);
    return [name, initialValues({ name: field }).name === null ? Type.Optional(schema) : schema];
  });
  // Each schema describes the values of its field, which the type of `Object.fromEntries` loses.
  return Object.fromEntries(found) as PageSchemas<Table>;
}

import { type TSchema, Type } from 'typebox';

/**
 * A prepared statement. Its name is unique and its text constant, so that each connection parses it once. Tests check its
 * rows against the schema.
 */
export type Statement<Row extends TSchema = TSchema> = {
  name: string;
  text: string;
  /** Schema of a row; `noRow` for a statement without rows. */
  row: Row;
  /** Names of `$1`, `$2`… in this order; empty when the text numbers its parameters itself. */
  parameters: readonly string[];
};

/** Values by the names of the parameters, or in their order for a text that numbers them. */
export type Values = Readonly<Record<string, unknown>> | readonly unknown[];

/** The row schema of statements without rows. */
export const noRow = Type.Never();
/** The row schema of statements whose caller reads the number of rows only. */
export const anyRow = Type.Object({});

/**
 * Declares a statement. Its parameters may have names: each name becomes a number, `$now` for example `$1`, everywhere in
 * the text.
 */
export function declareStatement<Row extends TSchema>({
  name,
  text,
  row,
}: Omit<Statement<Row>, 'parameters'>): Statement<Row> {
  const parameters: string[] = [];
  const numbered = text.replace(/\$([a-z]\w*)/gi, (_, parameter: string) => {
    if (!parameters.includes(parameter)) parameters.push(parameter);
    return `$${parameters.indexOf(parameter) + 1}`;
  });
  return { name, text: numbered, row, parameters };
}

/** The values of the parameters of a statement, by their names, from an object that may have others too. */
export const pickValues = ({ parameters }: Pick<Statement, 'parameters'>, from: object): Values =>
  Object.fromEntries(parameters.map((name) => [name, Object(from)[name]]));

/**
 * The values in the order of the parameters.
 * @throws when a name is missing or unknown, because PostgreSQL would read a missing value as null
 */
export function orderedValues(
  { name, parameters }: Pick<Statement, 'name' | 'parameters'>,
  values: Values,
): unknown[] {
  if (Array.isArray(values)) return [...values];
  const given = new Map(Object.entries(values));
  const unknown = [...given.keys()].find((key) => !parameters.includes(key));
  if (unknown !== undefined) throw new Error(`The statement ${name} has no parameter $${unknown}.`);
  return parameters.map((parameter) => {
    if (given.get(parameter) === undefined)
      throw new Error(`The statement ${name} lacks a value for $${parameter}.`);
    return given.get(parameter);
  });
}

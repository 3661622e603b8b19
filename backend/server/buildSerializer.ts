import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

const buildFastify = SerializerSelector();

type Schema = Record<string, unknown>;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** The type of a form that allows only certain values, such as the words of a state. */
const typeOfValues = ({ const: only, enum: values = [only] }: Schema): string => {
  const types = new Set((values as unknown[]).map((value) => typeof value));
  return types.size === 1 ? String([...types]) : 'undefined';
};

/**
 * The same schema, for a serialiser, with fewer unions: of certain values, or of one form and null. For each union Fastify's
 * compiler builds a validator that chooses the form of every value, and that was most of the time of a route's first answer. What is
 * left of unions stays whole, because the values of a field may tell its forms apart.
 */
function withFewerUnions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withFewerUnions);
  if (!isSchema(schema)) return schema;
  const { anyOf, ...rest } = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withFewerUnions(value)]),
  );
  if (!Array.isArray(anyOf)) return rest;
  const forms: Schema[] = anyOf.filter(({ type }) => type !== 'null');
  const nullable = forms.length < anyOf.length ? { nullable: true } : {};
  const [type = 'undefined', ...others] = new Set(forms.map(typeOfValues));
  if (type !== 'undefined' && others.length === 0) return { ...rest, type, ...nullable };
  const [form = {}] = forms;
  return forms.length === 1 && 'type' in form
    ? { ...rest, ...form, ...nullable }
    : { ...rest, anyOf: schema.anyOf };
}

/**
 * Fastify's compiler of answers, run at the first answer of each route and status: to compile all of them takes a third of the
 * start of the backend.
 */
export const buildSerializer: typeof buildFastify = (...options) => {
  const compile = buildFastify(...options);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (answer) => {
      serialize ??= compile({ ...route, schema: withFewerUnions(route.schema) as typeof route.schema });
      return serialize(answer);
    };
  };
};

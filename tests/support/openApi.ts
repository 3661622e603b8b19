import type { FastifyInstance } from 'fastify';

/** The part of JSON Schema that the document uses for requests. */
export type Schema = {
  type?: string;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
};
export type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
export type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  security?: object[];
};
/** The part of the OpenAPI document that requests are generated from. */
export type OpenApi = { paths: Record<string, Record<string, Operation>> };

export type ListedOperation = {
  /** `POST /user/addresses`. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  parameters: Parameter[];
  /** Schema of the body; null when the operation takes none. */
  body: Schema | null;
  acceptsForm: boolean;
  /** Whether only customers may call it. */
  isPersonal: boolean;
  /** Whether it reads the token. Unless it is personal it also answers guests. */
  takesToken: boolean;
};

/** Every operation of the backend's document. The app must be opened with `docs: true`. */
export const listOperations = async (app: FastifyInstance): Promise<ListedOperation[]> =>
  listPathOperations((await app.inject('/docs/json')).json<OpenApi>());

/** Every operation of a document. */
export function listPathOperations({ paths }: OpenApi): ListedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([key, { parameters = [], requestBody, security = [] }]) => {
      const method = key.toUpperCase() as ListedOperation['method'];
      const content = requestBody?.content ?? {};
      const schemes = security.flatMap((scheme) => Object.keys(scheme));
      return {
        name: `${method} ${path}`,
        method,
        path,
        parameters,
        body: Object.values(content)[0]?.schema ?? null,
        acceptsForm: 'multipart/form-data' in content,
        isPersonal: schemes.length > 0 && schemes.length === security.length,
        takesToken: schemes.length > 0,
      };
    }),
  );
}

/** The uuid in all samples. */
export const sampleUuid = '00000000-0000-4000-8000-000000000000';

/** Values that the backend accepts beyond what the schemas say, by the name of the field. */
const examples: Readonly<Record<string, unknown>> = {
  basketId: 1,
  ids: '1,2',
  mobile: '09121112233',
  receiverMobile: '09123456789',
  postalCode: '1517963511',
  nationalCode: '0499370899',
  provinceId: 8,
  cityId: 301,
  birthDate: '1991-03-21T00:00:00.000Z',
  receiverName: 'مریم احمدی',
  latitude: null,
  longitude: null,
  gateway: 'sandbox',
  maintenanceUntil: null,
  photos: [],
  offset: 0,
  sayadNumber: '1234567890123456',
  dueDate: '2026-12-01',
  amount: 10_000,
  step: '1',
};

const sampleDay = '2027-01-01';

/** Values of path parameters that are texts. */
const pathExamples: Readonly<Record<string, string>> = { code: 'nationalCard', part: 'banners' };

/** A valid value for a field of a request. */
export function createSample(schema: Schema, name = ''): unknown {
  const example = examples[name];
  const isAllowed = (schema.enum ?? [schema.const ?? example]).includes(example);
  if (example === null) return null;
  const fits = schema.type !== 'array' || Array.isArray(example);
  if (example !== undefined && isAllowed && fits) return schema.type === 'string' ? String(example) : example;
  if (schema.anyOf) return createSample(schema.anyOf[0] ?? {}, name);
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  switch (schema.type) {
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return false;
    case 'array':
      return [createSample(schema.items ?? {})];
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      return Object.fromEntries(fields.map(([key, field]) => [key, createSample(field, key)]));
    }
    default:
      if (schema.format === 'date-time') return '2027-01-01T00:00:00.000Z';
      if (schema.format === 'date') return sampleDay;
      return schema.format === 'uuid' ? sampleUuid : 'خانه';
  }
}

/** The address of an operation with these values of its path and query, and samples for the query it requires. */
export function createUrl(
  { path, parameters }: ListedOperation,
  values: Readonly<Record<string, unknown>> = {},
): string {
  const byFormat: Readonly<Record<string, string>> = { uuid: sampleUuid, date: sampleDay };
  const sampleOf = (name: string) =>
    byFormat[parameters.find((one) => one.name === name)?.schema.format ?? ''] ?? 1;
  const url = path.replaceAll(/\{(\w+)\}/g, (_all, name) =>
    encodeURIComponent(String(values[name] ?? pathExamples[name] ?? sampleOf(name))),
  );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && (parameter.required || parameter.name in values))
    .map(({ name, schema }) => [name, String(values[name] ?? createSample(schema, name))]);
  return query.length > 0 ? `${url}?${new URLSearchParams(query)}` : url;
}

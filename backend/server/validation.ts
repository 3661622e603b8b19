import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { trimTexts } from '@/utils/trimTexts';
import { refuse } from './errors';
import { messages } from './messages';

/**
 * Checks a part of a request against its schema. Texts of a query string or a path are converted to the whole numbers and
 * booleans that their schema asks for. In a body only typed texts are trimmed.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  // Compiled at the first request, because the schemas of all routes together slow the start down.
  let compiled: ReturnType<typeof Compile<TSchema>> | undefined;
  const readsText = httpPart === 'querystring' || httpPart === 'params';
  return (input: unknown) => {
    compiled ??= Compile(schema);
    const check = compiled;
    const value = readsText ? convertTexts(schema, input) : trimTexts(schema, input);
    if (check.Check(value)) return { value };
    // An id that cannot exist is answered like one that does not exist.
    if (httpPart === 'params') return { error: refuse(404, 'not_found', messages.unknownPath) };
    const fields: Record<string, string> = {};
    for (const error of check.Errors(value)) Object.assign(fields, fieldMessagesOf(error));
    return { error: refuse(400, 'bad_input', messages.badInput, fields) };
  };
};

type Failure = { keyword: string; instancePath: string; params: object };

/** The wrong fields of one failure, each with a message. */
function fieldMessagesOf({ keyword, instancePath, params }: Failure): Record<string, string> {
  const toFields = (names: unknown, message: string) =>
    Object.fromEntries(
      (Array.isArray(names) ? names : []).map((name) => [String(name).slice(0, 60), message]),
    );
  if (keyword === 'required' && 'requiredProperties' in params) {
    return toFields(params.requiredProperties, messages.fieldMissing);
  }
  if (keyword === 'additionalProperties' && 'additionalProperties' in params) {
    return toFields(params.additionalProperties, messages.fieldUnknown);
  }
  const field = instancePath.split('/')[1];
  return field ? { [field.slice(0, 60)]: messages.fieldWrong } : {};
}

function convertTexts(schema: TSchema, input: unknown): unknown {
  if (!('properties' in schema) || typeof input !== 'object' || input === null) return input;
  const properties: Record<string, { type?: unknown }> = Object(schema.properties);
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      Object.hasOwn(properties, key) ? convertText(properties[key]?.type, value) : value,
    ]),
  );
}

function convertText(type: unknown, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (type === 'integer' && /^\d{1,16}$/.test(value)) return Number(value);
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

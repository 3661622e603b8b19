import { Value } from 'typebox/value';
import { type Promises, readReleased } from '@/backend/release/kept';

let released: Promises | undefined;

/** The operation of the last release that a call reaches. A path without parameters goes before one with them. */
function findOperation(method: string, path: string) {
  released ??= readReleased();
  const fitting = Object.entries(released.paths)
    .filter(([known]) => new RegExp(`^${known.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .sort(([one], [other]) => Number(one.includes('{')) - Number(other.includes('{')));
  return fitting[0]?.[1][method.toLowerCase()];
}

/** A schema of OpenAPI 3.0 as JSON Schema, which has no `nullable`. */
function plain(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(plain);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = schema as Record<string, unknown>;
  const own = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, plain(value)]));
  return nullable === true ? { anyOf: [own, { type: 'null' }] } : own;
}

/** Where an answer is not what a schema of the document says, at most three places. */
export const listErrors = (schema: object, answer: unknown) =>
  Value.Errors(Object(plain(schema)), answer).slice(0, 3);

/** Fields that a front of the last release misses in an answer of this backend; empty for a call that it does not know. */
export function listMissed(call: { method: string; path: string }, answer: unknown): unknown[] {
  const schema = findOperation(call.method, call.path)?.responses?.[200]?.content?.['application/json']
    ?.schema;
  return schema ? listErrors(schema, answer) : [];
}

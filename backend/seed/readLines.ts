import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** A line of a data file. `at` is its file and number for error messages: «backend/seed/data/brands.ndjson:12». */
export type Line<T> = { readonly at: string; readonly value: T };

/** The folder of the demo shop's data files. */
export const dataFolder = new URL('./data/', import.meta.url);

/**
 * Reads a data file: one JSON value a line.
 * @param name path below the folder, without `.ndjson`
 * @throws Error that names the file, the line and the field, when a line is not JSON or does not fit `schema`
 */
export function readLines<Schema extends TSchema>(
  name: string,
  schema: Schema,
  folder: URL = dataFolder,
): Line<Static<Schema>>[] {
  const check = Compile(schema);
  const path = fileURLToPath(new URL(`${name}.ndjson`, folder));
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      const at = `${relative(process.cwd(), path)}:${index + 1}`;
      const value = parseJson(line, at);
      if (check.Check(value)) return { at, value };
      // TypeBox first says of an unknown field that its schema is false; the error of the whole object names it.
      const errors = check.Errors(value);
      const error = errors.find(({ params }) => 'additionalProperties' in params) ?? errors[0];
      throw new Error(`${at}: ${error ? describeError(error, value) : 'the line has the wrong shape.'}`);
    });
}

/** The values of a data file, for files whose lines refer to no other file. */
export function readValues<Schema extends TSchema>(
  name: string,
  schema: Schema,
  folder?: URL,
): Static<Schema>[] {
  return readLines(name, schema, folder).map(({ value }) => value);
}

function parseJson(line: string, at: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new Error(`${at}: the line is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

type SchemaError = { keyword: string; instancePath: string; params: object; message: string };

/** «options/0/1 must be integer, not "59500000".» */
function describeError({ instancePath, params, message }: SchemaError, line: unknown): string {
  const field = instancePath.slice(1) || 'the line';
  if ('requiredProperties' in params) return `${field} lacks ${listed(params.requiredProperties)}.`;
  if ('additionalProperties' in params)
    return `${field} has the unknown field ${listed(params.additionalProperties)}.`;
  let value: unknown = line;
  for (const step of instancePath.split('/').slice(1))
    value = Object.entries(value ?? {}).find(([key]) => key === step)?.[1];
  const expected = 'allowedValues' in params ? `must be one of ${listed(params.allowedValues)}` : message;
  return `${field} ${expected}, not ${JSON.stringify(value)}.`;
}

const listed = (names: unknown) => (Array.isArray(names) ? names.join(', ') : String(names));

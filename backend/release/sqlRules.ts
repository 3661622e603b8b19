import { isOlder } from './version';

/** A statement of a migration that the programs of the release before do not bear while they run. */
export type Unbearable = { statement: string; why: string };

/** Stands in a statement that older programs bear nevertheless, with the first version of which that is true and the reason. */
const mark = /^-- borne since (\d+\.\d+\.\d+): \S/m;

const changesRows = 'it refuses rows that they write';
/** Why a part of `ALTER TABLE` is not borne, by its first words. All that stands nowhere here is unknown. */
const alterations: readonly (readonly [start: RegExp, why: string])[] = [
  [/^RENAME|^DROP COLUMN/, 'it takes away what they use'],
  [/^DROP CONSTRAINT/, 'they may name it in ON CONFLICT'],
  [/^ALTER COLUMN \S+ DROP NOT NULL/, 'they do not expect an empty value there'],
  [/^ALTER COLUMN \S+ DROP DEFAULT|^ADD COLUMN/, 'they write rows without it'],
  [/^ALTER COLUMN \S+ (?:SET DATA )?TYPE/, 'they read and write the old type'],
  [/^ADD CONSTRAINT|^ALTER COLUMN \S+ SET NOT NULL/, changesRows],
];

/** Statements that leave what the running programs use as it is. */
const harmless =
  /^(?:CREATE (?:TABLE|SEQUENCE|TYPE|EXTENSION|INDEX)|COMMENT ON|INSERT INTO|UPDATE|DELETE FROM|SELECT|WITH)\b/;
const onTable = /^(?:CREATE UNIQUE INDEX \S+ ON|ALTER TABLE)(?: IF EXISTS)?(?: ONLY)? (\w+)\s*(.*)$/;

/** A statement in one line, without comments, quotes of names and the name of the schema. */
const plain = (statement: string) =>
  statement
    .replace(/--.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replaceAll('"', '')
    .replaceAll('public.', '')
    .trim()
    .replace(/;$/, '');

/** The parts of an ALTER TABLE, which commas outside of brackets and texts divide. */
function partsOf(text: string): string[] {
  let depth = 0;
  let part = '';
  const parts: string[] = [];
  for (const sign of text.replace(/'[^']*'/g, `''`)) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += sign;
  }
  return [...parts, part.trim()];
}

/** Whether older programs write rows without a new column as before. */
const isOptional = (column: string) =>
  !/\b(?:UNIQUE|PRIMARY KEY|CHECK)\b/.test(column) &&
  (!/\bNOT NULL\b/.test(column) || /\b(?:DEFAULT|GENERATED)\b/.test(column));

function whyOfPart(part: string, newColumns: ReadonlySet<string>): string | null {
  if (/^ADD COLUMN/.test(part) && isOptional(part)) return null;
  if (/^ALTER COLUMN \S+ SET DEFAULT|^DROP CONSTRAINT \w+_fk$/.test(part)) return null;
  const [, columns = ''] = /^ADD CONSTRAINT \w+ FOREIGN KEY ?\(([^)]*)\)/.exec(part) ?? [];
  if (columns !== '' && columns.split(', ').every((column) => newColumns.has(column))) return null;
  return alterations.find(([start]) => start.test(part))?.[1] ?? 'it is not known to be borne';
}

/**
 * Finds the statements of migrations that programs of an older version do not bear. It knows statements by their words and not what the
 * programs do, so that it refuses what it does not know.
 * @param files the texts of the migrations in their order @param version of the programs that run
 */
export function listUnbearable(files: readonly string[], version: string): Unbearable[] {
  const newTables = new Set<string>();
  const newColumns = new Map<string, Set<string>>();

  function whyOf(statement: string): string | null {
    const [, created] = /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/.exec(statement) ?? [];
    if (created) newTables.add(created);
    if (harmless.test(statement)) return null;
    const [, table, rest = ''] = onTable.exec(statement) ?? [];
    if (!table)
      return /^DROP\b/.test(statement) ? 'it takes away what they use' : 'it is not known to be borne';
    if (newTables.has(table)) return null;
    if (!statement.startsWith('ALTER')) return changesRows;
    const columns = newColumns.get(table) ?? new Set();
    newColumns.set(table, columns);
    for (const part of partsOf(rest)) {
      const [, column] = /^ADD COLUMN (?:IF NOT EXISTS )?(\w+)/.exec(part) ?? [];
      if (column) columns.add(column);
      const why = whyOfPart(part, columns);
      if (why) return why;
    }
    return null;
  }

  return files
    .flatMap((file) => file.split('--> statement-breakpoint'))
    .flatMap((text) => {
      const statement = plain(text);
      const why = statement === '' ? null : whyOf(statement);
      const [, since] = mark.exec(text) ?? [];
      return why === null || (since && !isOlder(version, since)) ? [] : [{ statement, why }];
    });
}

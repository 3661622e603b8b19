import { readMigrations } from '@/backend/release/kept';
import { listUnbearable } from '@/backend/release/sqlRules';

const released = '0.2.0';
const whysOf = (...files: string[]) => listUnbearable(files, released).map(({ why }) => why);
const takesAway = 'it takes away what they use';
const refusesRows = 'it refuses rows that they write';

test.each([
  ['a dropped column', 'ALTER TABLE "shipping_methods" DROP COLUMN "city_id";', takesAway],
  ['a renamed column', 'ALTER TABLE "users" RENAME COLUMN "name" TO "fname";', takesAway],
  ['a renamed table', 'ALTER TABLE "users" RENAME TO "people";', takesAway],
  ['a dropped table', 'DROP TABLE "users" CASCADE;', takesAway],
  ['a dropped index', 'DROP INDEX "desk_proposals_waiting";', takesAway],
  [
    'a new column that must not be empty',
    'ALTER TABLE "users" ADD COLUMN "rank" integer NOT NULL;',
    'they write rows without it',
  ],
  [
    'a new column that is unique',
    `ALTER TABLE "users" ADD COLUMN "rank" integer DEFAULT 0 NOT NULL UNIQUE;`,
    'they write rows without it',
  ],
  [
    'a column without its default',
    'ALTER TABLE "users" ALTER COLUMN "rank" DROP DEFAULT;',
    'they write rows without it',
  ],
  [
    'a column that must not be empty any more',
    'ALTER TABLE "users" ALTER COLUMN "rank" SET NOT NULL;',
    refusesRows,
  ],
  [
    'a column that may be empty now',
    'ALTER TABLE "users" ALTER COLUMN "rank" DROP NOT NULL;',
    'they do not expect an empty value there',
  ],
  [
    'another type',
    'ALTER TABLE "users" ALTER COLUMN "rank" SET DATA TYPE smallint;',
    'they read and write the old type',
  ],
  [
    'a new check',
    `ALTER TABLE "users" ADD CONSTRAINT "known" CHECK ("users"."rank" IN (1, 2));`,
    refusesRows,
  ],
  ['a new unique constraint', 'ALTER TABLE "users" ADD CONSTRAINT "one" UNIQUE("rank","name");', refusesRows],
  [
    'a new unique index',
    'CREATE UNIQUE INDEX "one" ON "users" USING btree ("rank") WHERE "rank" > 0;',
    refusesRows,
  ],
  [
    'a reference from a column that they fill',
    'ALTER TABLE "users" ADD CONSTRAINT "x_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id");',
    refusesRows,
  ],
  [
    'a statement of no known kind',
    'ALTER TYPE "mood" RENAME VALUE $$a$$ TO $$b$$;',
    'it is not known to be borne',
  ],
  [
    'the second part of a statement',
    'ALTER TABLE "users" ADD COLUMN "a" integer DEFAULT (1 + (2)), DROP COLUMN "b";',
    takesAway,
  ],
])('%s is not borne by the programs that run', (_what, statement, why) => {
  expect(whysOf(statement)).toEqual([why]);
});

test('what only adds is borne: tables, columns that may be left out, indexes, rows', () => {
  const file = [
    'CREATE TABLE "visits" ("id" integer PRIMARY KEY, "user_id" integer NOT NULL, CONSTRAINT "one" UNIQUE("user_id"))',
    'ALTER TABLE "visits" ADD CONSTRAINT "v_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id")',
    'CREATE UNIQUE INDEX "visits_one" ON "visits" USING btree ("user_id")',
    'ALTER TABLE "users" ADD COLUMN "visit_id" integer',
    'ALTER TABLE "users" ADD CONSTRAINT "users_visit_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id")',
    `ALTER TABLE "users" ADD COLUMN "marks" numeric(3, 1)[] DEFAULT '{}' NOT NULL`,
    'CREATE INDEX "users_visit" ON "users" USING btree ("visit_id")',
    '-- Every customer has been here.\nINSERT INTO "visits" SELECT id, id FROM "users"',
  ];
  expect(whysOf(file.join(';--> statement-breakpoint\n'))).toEqual([]);
});

test('the last step of a change is borne once the release before does without what it takes away', () => {
  const statement = (since: string) =>
    `-- borne since ${since}: no program reads the column any more\nALTER TABLE "users" DROP COLUMN "rank";`;
  expect(whysOf(statement('0.2.0'))).toEqual([]);
  expect(whysOf(statement('0.1.9'))).toEqual([]);
  expect(whysOf(statement('0.3.0'))).toEqual([takesAway]);
  // A mark without a reason is none.
  expect(whysOf('-- borne since 0.2.0:\nALTER TABLE "users" DROP COLUMN "rank";')).toEqual([takesAway]);
});

test('of the migrations of this shop, those are found that took something away or asked for more', () => {
  const found = (name: string) =>
    listUnbearable([readMigrations().get(name) ?? ''], released).map(({ statement }) => statement);
  expect(found('0001_shop_setup')).toContain('ALTER TABLE shipping_methods DROP COLUMN city_id');
  expect(found('0004_desk_roles')).toEqual([expect.stringContaining('ADD CONSTRAINT desk_role_known CHECK')]);
  for (const name of [
    '0002_variant_gtin',
    '0003_product_rating',
    '0010_bundle_categories',
    '0015_shop_marks',
    '0016_leases',
    '0017_search_changes',
  ])
    expect([name, found(name)]).toEqual([name, []]);
});

import { type Static, Type } from 'typebox';
import type { Orm } from '@/backend/db/connect';
import { categories } from '@/backend/db/schema/catalogue';
import { services, serviceTiers } from '@/backend/db/schema/service';
import { Strict } from '@/contract/common';
import { known } from './productRows';
import { readValues } from './readLines';

const key = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
const text = Type.String({ minLength: 1 });
const texts = Type.Array(text, { minItems: 1 });
const toman = Type.Integer({ minimum: 1 });

/** A fixed price for one piece, or a percent of the product's list price, for products from `fromPrice` on. */
const tier = (price: { price: typeof toman } | { percent: ReturnType<typeof Type.Number> }) =>
  Strict({
    fromPrice: toman,
    ...price,
    discountPercent: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
    ceiling: Type.Optional(toman),
  });

/** An insurance or a service for the products in and below some categories. */
const ServiceLine = Strict({
  key,
  kind: Type.Enum(['insurance', 'service']),
  title: text,
  provider: text,
  /** A drawn picture: model, colour and view. */
  picture: key,
  categories: Type.Array(key, { minItems: 1, uniqueItems: true }),
  months: Type.Optional(Type.Integer({ minimum: 1 })),
  description: texts,
  coverage: texts,
  exclusions: texts,
  deductible: Type.Optional(text),
  claimDeadline: text,
  terms: text,
  tiers: Type.Array(
    Type.Union([tier({ price: toman }), tier({ percent: Type.Number({ minimum: 0.1, maximum: 50 }) })]),
    {
      minItems: 1,
    },
  ),
});

/** @throws Error that names the file, the line and the field, when a line is wrong */
function readServices(folder?: URL): Static<typeof ServiceLine>[] {
  return readValues('services', ServiceLine, folder);
}

/** Adds the insurances and services of the demo shop, after the categories. */
export async function seedServices(orm: Orm, lines = readServices()): Promise<void> {
  const ids = new Map(
    (await orm.select({ id: categories.id, slug: categories.slug }).from(categories)).map(({ id, slug }) => [
      slug,
      id,
    ]),
  );
  for (const [sort, { key: _, picture, categories: slugs, tiers, ...service }] of lines.entries()) {
    const [row] = await orm
      .insert(services)
      .values({
        ...service,
        imageUrl: `/art/${picture}.avif`,
        categoryIds: slugs.map((slug) => known(ids, slug)),
        sort,
      })
      .returning({ id: services.id });
    if (row) await orm.insert(serviceTiers).values(tiers.map((one) => ({ serviceId: row.id, ...one })));
  }
}

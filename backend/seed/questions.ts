import type { Orm } from '@/backend/db/connect';
import { products } from '@/backend/db/schema/catalogue';
import { productAnswers, productQuestions } from '@/backend/db/schema/question';
import { dayMs } from '@/utils/timeUnits';
import { QuestionLine } from './contentLines';
import { readValues } from './readLines';

/** Published questions and answers about some products, the newest with the highest id. @param now ms since the epoch */
export async function seedQuestions(orm: Orm, now: number): Promise<void> {
  const offered = await orm.select({ id: products.id, slug: products.slug }).from(products);
  const productIds = new Map(offered.map(({ id, slug }) => [slug, id]));
  const before = (days: number) => new Date(now - days * dayMs);
  // A test shop may have fewer products than the catalogue.
  const lines = readValues('questions', QuestionLine)
    .sort((a, b) => b.daysAgo - a.daysAgo)
    .flatMap((line) => {
      const productId = productIds.get(line.product);
      return productId === undefined ? [] : [{ ...line, productId }];
    });
  if (lines.length === 0) return;
  const state = 'published' as const;
  const rows = lines.map(({ productId, author, text, daysAgo }) => ({
    ...{ productId, author, text, state },
    askedAt: before(daysAgo),
  }));
  const asked = await orm.insert(productQuestions).values(rows).returning({ id: productQuestions.id });
  const answers = asked.flatMap(({ id }, index) =>
    (lines[index]?.answers ?? []).map(({ daysAgo, ...answer }) => ({
      ...answer,
      ...{ questionId: id, state },
      writtenAt: before(daysAgo),
    })),
  );
  if (answers.length > 0) await orm.insert(productAnswers).values(answers);
}

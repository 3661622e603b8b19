import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { products } from './catalogue';
import { instant, partOf, serialId } from './columns';
import { users } from './customer';

const states = ['pending', 'published', 'refused'] as const;

/** Questions of customers about products. A question is shown once an operator has published it. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: serialId(),
    productId: partOf('product_id', () => products.id),
    /** Null for a deleted account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The name that shoppers see: «مریم ر.». */
    author: text().notNull(),
    text: text().notNull(),
    state: text({ enum: states }).notNull().default('pending'),
    /** Why it was refused; its writer reads it. */
    reason: text(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [
    index('product_questions_shown')
      .on(table.productId, table.id.desc())
      .where(sql`${table.state} = 'published'`),
    index('product_questions_waiting').on(table.askedAt).where(sql`${table.state} = 'pending'`),
    index('product_questions_user').on(table.userId),
    check('product_question_state_known', sql`${table.state} IN ('pending', 'published', 'refused')`),
    check('product_question_reason', sql`(${table.state} = 'refused') = (${table.reason} IS NOT NULL)`),
  ],
);

/** Answers of buyers, once each, and of the shop. */
export const productAnswers = pgTable(
  'product_answers',
  {
    id: serialId(),
    questionId: partOf('question_id', () => productQuestions.id),
    /** Null for the shop, and for a deleted account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    by: text({ enum: ['buyer', 'shop'] }).notNull(),
    author: text().notNull(),
    text: text().notNull(),
    state: text({ enum: states }).notNull().default('pending'),
    reason: text(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    unique('product_answers_one_each').on(table.questionId, table.userId),
    index('product_answers_waiting').on(table.writtenAt).where(sql`${table.state} = 'pending'`),
    index('product_answers_user').on(table.userId),
    check('product_answer_by_known', sql`${table.by} IN ('buyer', 'shop')`),
    check('product_answer_state_known', sql`${table.state} IN ('pending', 'published', 'refused')`),
    check('product_answer_reason', sql`(${table.state} = 'refused') = (${table.reason} IS NOT NULL)`),
  ],
);

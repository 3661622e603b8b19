import { asc } from 'drizzle-orm';
import { faq as table } from '@/backend/db/schema/site';
import { type PartStore, withIds } from './part';

/** The questions and answers, in groups. */
export const faq: PartStore<'faq'> = {
  async read(orm) {
    const rows = await orm.select().from(table).orderBy(asc(table.sort), asc(table.id));
    const titles = [...new Set(rows.map(({ groupTitle }) => groupTitle))];
    return {
      groups: titles.map((title) => ({
        title,
        questions: rows
          .filter(({ groupTitle }) => groupTitle === title)
          .map(({ id, question, answer }) => ({ id, question, answer })),
      })),
    };
  },
  async write(orm, { groups }) {
    const flat = groups.flatMap(({ title, questions }) =>
      questions.map((question) => ({ ...question, groupTitle: title })),
    );
    const rows = await withIds(orm, 'faq', flat);
    await orm.delete(table);
    if (rows.length > 0) await orm.insert(table).values(rows.map((row, sort) => ({ ...row, sort })));
  },
};

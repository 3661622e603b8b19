import { bigint, customType, integer, numeric, timestamp } from 'drizzle-orm/pg-core';

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const serialId = () => integer().primaryKey().generatedByDefaultAsIdentity();
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** Whole toman; amounts stay far below 2^53. */
export const toman = (name: string) => bigint(name, { mode: 'number' });
export const percent = (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' });

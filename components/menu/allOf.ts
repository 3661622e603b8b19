import type { MenuItem } from '@/contract/site';

/** The words of a department's link to everything in it: its own («همهٔ گوشی‌ها»), else made of its title. */
export const allOf = ({ description, title }: MenuItem): string => description ?? `همهٔ کالاهای ${title}`;

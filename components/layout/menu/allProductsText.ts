import type { MenuItem } from '@/contract/site';

/** The text of a department's link to all its products: its own text («همهٔ گوشی‌ها»), else one made from its title. */
export const allProductsText = ({ description, title }: MenuItem): string =>
  description ?? `همهٔ کالاهای ${title}`;

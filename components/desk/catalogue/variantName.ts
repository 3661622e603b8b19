import type { DeskVariant } from '@/contract/desk/catalogue';

/** The name of a variant beside that of its product: «مشکی، ۲۵۶ گیگ، گارانتی ۱۸ ماهه». */
export const variantName = ({
  colourTitle,
  optionTitle,
  guarantee,
}: Pick<DeskVariant, 'colourTitle' | 'optionTitle' | 'guarantee'>): string =>
  [colourTitle, optionTitle, guarantee].filter(Boolean).join('، ');

/** A product with the name of one of its variants. */
export const variantTitle = (title: string, variant: Parameters<typeof variantName>[0]): string =>
  [title, variantName(variant)].filter(Boolean).join('، ');

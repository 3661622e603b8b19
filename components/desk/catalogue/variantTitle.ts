import type { DeskVariant } from '@/contract/desk/catalogue';

/** A product with the colour and the option of one of its variants. */
export const variantTitle = (title: string, { colourTitle, optionTitle }: DeskVariant) =>
  [title, colourTitle, optionTitle].filter(Boolean).join('، ');

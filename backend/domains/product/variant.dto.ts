import type { Attribute } from '@/contract/common';
import type { ProductProperty } from '@/contract/product';

/** The colour and the option of a variant, by the names that the code uses. */
export type AttributeRow = {
  colourTitle: string;
  colourValue: string;
  /** Null for a variant without an option. */
  optionTitle: string | null;
  optionIcon: string | null;
};

/** The two attributes of a variant by the names of the contract, which keep the spelling of the specification. */
export const attributesOf = (row: AttributeRow): Pick<ProductProperty, 'atrributeOne' | 'atrributeTwo'> => ({
  atrributeOne: colourOf(row),
  atrributeTwo: optionOf(row),
});

const noPictures = { imageUrl: null, attrImageUrl: null };

export function colourOf({ colourTitle, colourValue }: AttributeRow): Attribute {
  return { type: 1, title: colourTitle, value: colourValue, ...noPictures };
}

export function optionOf({ optionTitle, optionIcon }: AttributeRow): Attribute | null {
  return optionTitle === null
    ? null
    : { type: 2, title: optionTitle, value: optionIcon ?? '', ...noPictures };
}

import type { Attribute } from '@/contract/common';
import type { ProductProperty } from '@/contract/product';

/** The colour and the option of a variant, by the names that the code uses. */
export type AttributeRow = {
  colourTitle: string;
  colourValue: string;
  colourImageUrl: string | null;
  /** Null for a variant without an option. */
  optionTitle: string | null;
  optionIcon: string | null;
  optionImageUrl: string | null;
};

/** The two attributes of a variant by the names of the contract, which keep the spelling of the specification. */
export const attributesOf = (row: AttributeRow): Pick<ProductProperty, 'atrributeOne' | 'atrributeTwo'> => ({
  atrributeOne: colourOf(row),
  atrributeTwo: optionOf(row),
});

/** The specification has two names for the picture of an attribute. */
const picture = (url: string | null) => ({ imageUrl: url, attrImageUrl: url });

export function colourOf({ colourTitle, colourValue, colourImageUrl }: AttributeRow): Attribute {
  return { type: 1, title: colourTitle, value: colourValue, ...picture(colourImageUrl) };
}

export function optionOf({ optionTitle, optionIcon, optionImageUrl }: AttributeRow): Attribute | null {
  return optionTitle === null
    ? null
    : { type: 2, title: optionTitle, value: optionIcon ?? '', ...picture(optionImageUrl) };
}

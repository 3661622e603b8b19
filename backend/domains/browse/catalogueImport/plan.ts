import type { ProductFields, VariantFields } from '@/contract/desk/catalogue';
import type { ImportError } from '@/contract/desk/catalogueImport';

/** A product with the changes of the lines of a batch. */
export type PlannedProduct = {
  /** Null for a product that the batch creates. */
  id: number | null;
  /** Whether the dry run of an earlier batch would have created it, so that its fields are not known here. */
  isAssumed: boolean;
  isChanged: boolean;
  fields: ProductFields;
  variants: PlannedVariant[];
};

export type PlannedVariant = {
  id: number | null;
  isChanged: boolean;
  /** Whether the line has a value for the stock. Without one the import keeps the stock that sales have left. */
  saysStock: boolean;
  fields: VariantFields;
};

/** The changes of the lines of a batch, and the products with these changes. */
export type Plan = {
  products: PlannedProduct[];
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  newProducts: number;
  changedProducts: number;
  errors: ImportError[];
};

import type { BasketAnswer, BasketImportAnswer, BasketItem } from './basket';
import type { Attribute } from './common';
import type { Comparison, Product, ProductPage, ProductProperty } from './product';
import type { ServiceItem } from './service';

/**
 * The types of the storefront: answers of the backend in which the two attributes of a variant are called colour and option, and
 * the id of a service's picture `galleryId`. `services/variant.dto.ts` converts them. Only files named `*.dto.ts` and the schemas
 * use the spelling of the specification.
 */
type Named<Wire extends Pick<BasketItem, WireName>> = Omit<Wire, WireName> & {
  colour: Wire['atrributeOne'];
  option: Wire['atrributeTwo'];
};
type WireName = 'atrributeOne' | 'atrributeTwo';

/** An attribute of a variant. The specification has two names for its picture; most attributes have none. */
export type AttributeView = Omit<Attribute, 'imageUrl' | 'attrImageUrl'> & { imageUrl?: string | null };
export type VariantView = Omit<Named<ProductProperty>, 'colour' | 'option'> & {
  colour: AttributeView;
  option: AttributeView | null;
};
export type ProductView = Omit<Product, 'properties'> & { properties: VariantView[] };
export type ProductPageView = Omit<ProductPage, 'product'> & { product: ProductView };

export type ComparisonView = Omit<Comparison, 'products'> & { products: ProductView[] };

export type ServiceView = Omit<ServiceItem, 'galeryId'> & { galleryId: ServiceItem['galeryId'] };
export type LineView = Omit<Named<BasketItem>, 'allServiceItems' | 'serviceItems'> & {
  allServiceItems: ServiceView[];
  serviceItems: ServiceView[];
};

type WithLines<Answer extends BasketAnswer> = Omit<Answer, 'data'> & {
  data: Omit<Answer['data'], 'items'> & { items: LineView[] };
};
export type BasketView = WithLines<BasketAnswer>;
export type BasketImportView = WithLines<BasketImportAnswer>;

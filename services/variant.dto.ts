import type { BasketAnswer, BasketImportAnswer, BasketItem } from '@/contract/basket';
import type { Attribute } from '@/contract/common';
import type { Comparison, Product, ProductPage, ProductProperty } from '@/contract/product';
import type { ServiceItem } from '@/contract/service';
import type {
  AttributeView,
  BasketImportView,
  BasketView,
  ComparisonView,
  LineView,
  ProductPageView,
  ProductView,
  ServiceView,
  VariantView,
} from '@/contract/view';

/** Renames the two attributes of a variant: the wire uses the spelling of the specification, the storefront colour and option. */
const toVariant = ({ atrributeOne, atrributeTwo, ...rest }: ProductProperty): VariantView => ({
  ...rest,
  colour: toAttribute(atrributeOne),
  option: atrributeTwo && toAttribute(atrributeTwo),
});

/** Leaves out what would be in the HTML of every product for nothing. */
const toAttribute = ({ type, title, value, imageUrl }: Attribute): AttributeView => ({
  type,
  title,
  value,
  ...(imageUrl ? { imageUrl } : {}),
});

const toService = ({ galeryId, ...rest }: ServiceItem): ServiceView => ({ ...rest, galleryId: galeryId });

const toLine = ({ atrributeOne, atrributeTwo, ...rest }: BasketItem): LineView => ({
  ...rest,
  colour: atrributeOne,
  option: atrributeTwo,
  allServiceItems: rest.allServiceItems.map(toService),
  serviceItems: rest.serviceItems.map(toService),
});

export function toBasket(answer: BasketImportAnswer): BasketImportView;
export function toBasket(answer: BasketAnswer): BasketView;
export function toBasket(answer: BasketAnswer): BasketView {
  return { ...answer, data: { ...answer.data, items: answer.data.items.map(toLine) } };
}

const toProduct = (product: Product): ProductView => ({
  ...product,
  properties: product.properties.map(toVariant),
});

export function toProductPage({ product, similar }: ProductPage): ProductPageView {
  return { product: toProduct(product), similar };
}

export function toComparison({ products, similar }: Comparison): ComparisonView {
  return { products: products.map(toProduct), similar };
}

import type { BasketAnswer, BasketImportAnswer, BasketItem } from '@/contract/basket';
import type { ProductPage, ProductProperty } from '@/contract/product';
import type { ServiceItem } from '@/contract/service';
import type {
  BasketImportView,
  BasketView,
  LineView,
  ProductPageView,
  ServiceView,
  VariantView,
} from '@/contract/view';

/** Renames the two attributes of a variant: the wire uses the spelling of the specification, the storefront colour and option. */
const toVariant = ({ atrributeOne, atrributeTwo, ...rest }: ProductProperty): VariantView => ({
  ...rest,
  colour: atrributeOne,
  option: atrributeTwo,
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

export function toProductPage({ product, similar }: ProductPage): ProductPageView {
  return { product: { ...product, properties: product.properties.map(toVariant) }, similar };
}

import { colourOf, optionOf } from '@/backend/domains/browse/product/variant.dto';
import type { BasketItem } from '@/contract/basket';
import type { ServiceItem } from '@/contract/service';
import type { CompanionRow } from './queries';
import type { LineService, ServiceRow } from './serviceRows';

/** The fields that a line and its companion lines have in common. */
export function goodsOf(row: Omit<CompanionRow, 'companionPrice' | 'chosen' | 'bundle'>) {
  const image = row.imageUrl ?? '';
  return {
    productId: row.productId,
    productPropertyId: row.productPropertyId,
    slug: row.slug,
    title: row.title,
    image,
    imageUrl: image,
    maxBuy: row.maxBuy,
    stock: row.stock,
    atrributeOne: colourOf(row),
    atrributeTwo: optionOf(row),
    description: row.guarantee,
  };
}

/** The colour and the option of a line by the names that the code uses. */
export const optionsOf = ({
  atrributeOne,
  atrributeTwo,
}: Pick<BasketItem, 'atrributeOne' | 'atrributeTwo'>) => ({
  colourTitle: atrributeOne?.title ?? '',
  colourValue: atrributeOne?.value ?? '',
  optionTitle: atrributeTwo?.title ?? null,
});

/** Names every field: copies by spread take twenty times as long for objects of this size, and each line has several. */
export function serviceItem(
  { count, price, discountPrice, ceiling }: LineService,
  service: ServiceRow,
): ServiceItem {
  const insures = service.kind === 'insurance';
  return {
    serviceId: service.serviceId,
    kind: service.kind,
    title: service.title,
    provider: service.provider,
    imageUrl: service.imageUrl,
    galeryId: service.galleryId,
    description: service.description,
    insuranceId: insures ? service.serviceId : null,
    insuranceTitle: insures ? service.title : null,
    insurancePrice: insures ? price : null,
    price,
    discountPrice,
    discount: price - discountPrice,
    count,
    months: service.months,
    ceiling: insures ? ceiling : null,
    coverage: service.coverage,
    exclusions: service.exclusions,
    deductible: service.deductible,
    claimDeadline: service.claimDeadline,
    termsAndConditions: service.terms,
  };
}

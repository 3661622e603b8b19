import { type Static, Type } from 'typebox';
import { Id, Nullable, Toman } from '@/contract/common';
import { ServiceItem } from '@/contract/service';

/** A service of a line, or one that it can have, with its prices. */
export const LineService = Type.Object({
  serviceId: Id,
  count: Type.Integer({ minimum: 0 }),
  price: Toman,
  discountPrice: Toman,
  ceiling: Toman,
});
type LineService = Static<typeof LineService>;

/** The fields of a service that are the same on every line. */
export const ServiceRow = Type.Object({
  ...Type.Pick(ServiceItem, [
    ...(['serviceId', 'kind', 'title', 'provider', 'imageUrl', 'description'] as const),
    ...(['coverage', 'exclusions', 'deductible', 'claimDeadline', 'months'] as const),
  ]).properties,
  galleryId: Nullable(Type.Integer()),
  terms: Type.String(),
});
type ServiceRow = Static<typeof ServiceRow>;

/** The service fields of a basket item. */
export function serviceFields(own: readonly LineService[], services: readonly ServiceRow[]) {
  const allServiceItems = own.flatMap((line) => {
    const service = services.find(({ serviceId }) => serviceId === line.serviceId);
    return service ? [serviceItem(line, service)] : [];
  });
  const serviceItems = allServiceItems.filter(({ count }) => count > 0);
  const insurances = serviceItems.filter(({ kind }) => kind === 'insurance');
  return {
    allServiceItems,
    serviceItems,
    insuranceTotalPrice: sum(insurances, ({ price }) => price),
    insurancePriceWithDiscount: sum(insurances, ({ discountPrice }) => discountPrice),
  };
}

/** The price of a line's services after their discounts, in toman. */
export const servicePrice = (items: readonly ServiceItem[]) =>
  sum(items, ({ discountPrice }) => discountPrice);

const sum = (items: readonly ServiceItem[], of: (item: ServiceItem) => number) =>
  items.reduce((total, item) => total + of(item) * item.count, 0);

/** Names every field: copies by spread take twenty times as long for objects of this size, and each line has several. */
function serviceItem(
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

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

function serviceItem(
  { count, price, discountPrice, ceiling }: LineService,
  { galleryId, terms, ...service }: ServiceRow,
): ServiceItem {
  const insures = service.kind === 'insurance';
  return {
    ...service,
    galeryId: galleryId,
    insuranceId: insures ? service.serviceId : null,
    insuranceTitle: insures ? service.title : null,
    insurancePrice: insures ? price : null,
    price,
    discountPrice,
    discount: price - discountPrice,
    count,
    ceiling: insures ? ceiling : null,
    termsAndConditions: terms,
  };
}

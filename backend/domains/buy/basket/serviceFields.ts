import type { ServiceItem } from '@/contract/service';
import { serviceItem } from './line.dto';
import type { LineService, ServiceRow } from './serviceRows';

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

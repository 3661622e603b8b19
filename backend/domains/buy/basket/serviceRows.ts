import { type Static, Type } from 'typebox';
import { Id, Toman } from '@/contract/common';
import { ServiceItem } from '@/contract/service';

/** A service of a line, or one that it can have, with its prices. */
export const LineService = Type.Object({
  serviceId: Id,
  count: Type.Integer({ minimum: 0 }),
  price: Toman,
  discountPrice: Toman,
  ceiling: Toman,
});
export type LineService = Static<typeof LineService>;

/** The fields of a service that are the same on every line. */
export const ServiceRow = Type.Object({
  ...Type.Pick(ServiceItem, [
    ...(['serviceId', 'kind', 'title', 'provider', 'imageUrl', 'description'] as const),
    ...(['coverage', 'exclusions', 'deductible', 'claimDeadline', 'months'] as const),
  ]).properties,
  galleryId: Id,
  terms: Type.String(),
});
export type ServiceRow = Static<typeof ServiceRow>;

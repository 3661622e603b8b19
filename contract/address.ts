import { type Static, Type } from 'typebox';
import { Id, Nullable } from './common';

/** Addresses a customer may have. */
export const mostAddresses = 20;

/** `POST /user/addresses` and `PUT /user/addresses/{id}`; the server normalises digits and checks each field. */
export const EditAddress = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 40 }),
    provinceId: Id,
    cityId: Id,
    address: Type.String({ minLength: 1, maxLength: 300 }),
    plaque: Type.String({ minLength: 1, maxLength: 10 }),
    unit: Nullable(Type.String({ maxLength: 10 })),
    postalCode: Type.String({ minLength: 1, maxLength: 30 }),
    receiverName: Type.String({ minLength: 1, maxLength: 80 }),
    receiverMobile: Type.String({ minLength: 1, maxLength: 30 }),
    isDefault: Type.Boolean(),
    /** A pin on the map, degrees; both or neither. */
    latitude: Nullable(Type.Number({ minimum: 24, maximum: 40 })),
    longitude: Nullable(Type.Number({ minimum: 43, maximum: 64 })),
  },
  { additionalProperties: false },
);
export type EditAddress = Static<typeof EditAddress>;

export const Address = Type.Object({
  id: Id,
  ...EditAddress.properties,
  provinceTitle: Type.String(),
  cityTitle: Type.String(),
});
export type Address = Static<typeof Address>;

/**
 * `GET /user/addresses` and the answer of every change (add, edit, delete, default, restore): all of them, the default
 * one first, then the newest.
 */
export const Addresses = Type.Array(Address, { maxItems: mostAddresses });
/** Beside the answer of a change: the address it was about. */
export const ChangedAddress = Type.Object({ id: Id });
export type ChangedAddress = Static<typeof ChangedAddress>;

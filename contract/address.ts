import { type Static, Type } from 'typebox';
import { Id, Nullable, Strict } from './common';
import { addressLengths, mostAddresses, pinBounds } from './limits';

/** `POST /user/addresses` and `PUT /user/addresses/{id}`; the server normalises digits and checks each field. */
export const EditAddress = Strict({
  title: Type.String({ minLength: 1, maxLength: addressLengths.title }),
  provinceId: Id,
  cityId: Id,
  address: Type.String({ minLength: 1, maxLength: addressLengths.address }),
  plaque: Type.String({ minLength: 1, maxLength: addressLengths.plaque }),
  unit: Nullable(Type.String({ maxLength: addressLengths.unit })),
  postalCode: Type.String({ minLength: 1, maxLength: addressLengths.postalCode }),
  receiverName: Type.String({ minLength: 1, maxLength: addressLengths.receiverName }),
  receiverMobile: Type.String({ minLength: 1, maxLength: addressLengths.receiverMobile }),
  isDefault: Type.Boolean(),
  /** A position on the map in degrees. Latitude and longitude are both set or both null. */
  latitude: Nullable(Type.Number({ minimum: pinBounds.latitude[0], maximum: pinBounds.latitude[1] })),
  longitude: Nullable(Type.Number({ minimum: pinBounds.longitude[0], maximum: pinBounds.longitude[1] })),
});
export type EditAddress = Static<typeof EditAddress>;

export const Address = Type.Object({
  id: Id,
  ...EditAddress.properties,
  provinceTitle: Type.String(),
  cityTitle: Type.String(),
});
export type Address = Static<typeof Address>;

/**
 * `GET /user/addresses` and the answer of every change (add, edit, delete, default, restore): all addresses, the default
 * one first, then the newest first.
 */
export const Addresses = Type.Array(Address, { maxItems: mostAddresses });
/** `extraObject` of a change: the id of the changed address. */
export const ChangedAddress = Type.Object({ id: Id });
export type ChangedAddress = Static<typeof ChangedAddress>;

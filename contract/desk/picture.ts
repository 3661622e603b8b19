import { type Static, Type } from 'typebox';

/** `POST /admin/pictures`: makes an upload with the purpose `shop` a picture that everybody can see. */
export const PublishPicture = Type.Object(
  { fileId: Type.String({ format: 'uuid' }) },
  { additionalProperties: false },
);
export type PublishPicture = Static<typeof PublishPicture>;

/** A picture of the shop. Its address serves the same bytes for ever. */
export const ShopPicture = Type.Object({
  imageUrl: Type.String(),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
});
export type ShopPicture = Static<typeof ShopPicture>;

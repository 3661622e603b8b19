import { type Static, Type } from 'typebox';
import { Strict } from '../common';
import { longestFileName } from '../limits';

/**
 * `POST /admin/pictures`: makes an upload with the purpose `shop` a picture that everybody can see. With the name of its file, files of
 * products can name it so.
 */
export const PublishPicture = Strict({
  fileId: Type.String({ format: 'uuid' }),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: longestFileName })),
});
export type PublishPicture = Static<typeof PublishPicture>;

/** A picture of the shop. Its address serves the same bytes for ever. */
export const ShopPicture = Type.Object({
  imageUrl: Type.String(),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
});
export type ShopPicture = Static<typeof ShopPicture>;

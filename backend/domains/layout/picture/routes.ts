import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { DomainParts } from '@/backend/server/parts';
import { picturesOf } from './pictures';

/** The bytes under an id never change. */
const immutable = 'public, max-age=31536000, immutable';
const oneDay = 'public, max-age=86400';

/** The pictures of the shop and of published reviews, for everybody. The storefront serves them at `/media/{id}.webp`. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const pictures = picturesOf(parts);
  app.get(
    '/public/pictures/:id',
    { schema: { params: Type.Object({ id: Type.String({ format: 'uuid' }) }) } },
    async ({ params }, reply) => {
      const { bytes, isForever } = await pictures.read(params.id.toLowerCase());
      return reply
        .type('image/webp')
        .header('cache-control', isForever ? immutable : oneDay)
        .send(bytes);
    },
  );
};

export default routes;

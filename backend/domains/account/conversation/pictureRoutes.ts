import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { filesOf } from '@/backend/domains/layout/file/files';
import { messages as fileMessages } from '@/backend/domains/layout/file/messages';
import type { FileOwner } from '@/backend/domains/layout/file/owner';
import { uploadsOf } from '@/backend/domains/layout/file/uploads';
import { acceptBytes, readBytes } from '@/backend/server/bodies';
import { cacheNever } from '@/backend/server/caching';
import { refuse, TooSoon } from '@/backend/server/errors';
import { addressRanges } from '@/backend/server/limiter';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { BeginPicture } from '@/contract/conversation';
import { PartQuery, Upload } from '@/contract/file';
import { uploadPart } from '@/contract/limits';
import { hourMs } from '@/utils/timeUnits';
import { type Owner, ownersOf } from './owner';

/** Uploads from one address in an hour, over all guests and customers behind it. IPv6 addresses are counted by their range. */
const uploadsPerAddress = 60;

const fileOwner = ({ customer, guestKeyHash }: Owner): FileOwner => ({ userId: customer, guestKeyHash });

/**
 * The uploads of pictures for messages. They belong to the customer or, without one, to the key in the cookie of the conversation,
 * which the first upload of a guest creates. Another browser finds nothing under their ids.
 */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { limits, limiter } = parts;
  const owners = ownersOf(parts);
  app.addHook('onRequest', cacheNever);
  const files = filesOf(parts);
  const uploads = uploadsOf(parts, files);
  const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
  const response = { 200: answerOf(Upload) };

  async function findOwner(...[request, reply]: Parameters<typeof owners.find>): Promise<FileOwner> {
    const owner = await owners.find(request, reply);
    if (!owner) throw refuse(404, 'not_found', fileMessages.uploadGone);
    return fileOwner(owner);
  }

  app.post(
    '/public/conversation/uploads',
    { config: limits.writes, schema: { body: BeginPicture, response } },
    async (request, reply) => {
      for (const { key, times } of addressRanges(request.ip)) {
        const wait = await limiter.take(`conversation-upload:${key}`, uploadsPerAddress * times, hourMs);
        if (wait > 0) throw new TooSoon(wait);
      }
      const owner = fileOwner(await owners.findOrCreate(request, reply));
      return { data: await uploads.begin(owner, { purpose: 'conversation', size: request.body.size }) };
    },
  );
  app.get(
    '/public/conversation/uploads/:id',
    { config: limits.writes, schema: { params, response } },
    async (request, reply) => ({
      data: await uploads.read(await findOwner(request, reply), request.params.id),
    }),
  );
  acceptBytes(app);
  app.put(
    '/public/conversation/uploads/:id',
    {
      config: { ...limits.writes, readsBytes: true },
      schema: { params, querystring: PartQuery, consumes: ['application/octet-stream'], response },
    },
    async (request, reply) => {
      const place = { id: request.params.id, offset: request.query.offset };
      const readPart = () => readBytes(request, reply, { longest: uploadPart, ...fileMessages });
      return { data: await uploads.addPart(await findOwner(request, reply), place, readPart) };
    },
  );
  app.delete(
    '/public/conversation/uploads/:id',
    { config: limits.writes, schema: { params, response: { 200: answerOf(Type.Null()) } } },
    async (request, reply) => {
      await files.remove(await findOwner(request, reply), request.params.id);
      return { data: null };
    },
  );
};

export default routes;

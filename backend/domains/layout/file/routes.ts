import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { acceptBytes, readBytes } from '@/backend/server/bodies';
import { cacheNever } from '@/backend/server/caching';
import { refuse } from '@/backend/server/errors';
import { safeHeaders } from '@/backend/server/headers';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { BeginUpload, PartQuery, StoredFile, Upload } from '@/contract/file';
import { uploadPart } from '@/contract/limits';
import { filesOf, oldFileViews, unusedFiles } from './files';
import { linkPattern, readLink } from './link';
import { messages } from './messages';
import { oldUploads, uploadsOf } from './uploads';

/** A file is data: it runs nothing, and a browser does not guess another type from its content. */
const filePolicy = `${safeHeaders['content-security-policy']}; sandbox`;

const endings: Readonly<Record<StoredFile['contentType'], string>> = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { callers, limits, cleanUps, now } = parts;
  const files = filesOf(parts);
  const uploads = uploadsOf(parts, files);
  for (const cleanUp of [unusedFiles, oldUploads, oldFileViews]) cleanUps.add(cleanUp);
  app.addHook('onRequest', cacheNever);

  const response = { 200: answerOf(StoredFile) };
  const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
  const uploaded = { 200: answerOf(Upload) };
  const begin = { body: BeginUpload, response: uploaded };
  app.post('/user/uploads', { config: limits.writes, schema: begin }, async (request) => ({
    data: await uploads.begin(await callers.require(request), request.body),
  }));
  app.get('/user/uploads/:id', { schema: { params, response: uploaded } }, async (request) => ({
    data: await uploads.read(await callers.require(request), request.params.id),
  }));
  acceptBytes(app);
  const part = { params, querystring: PartQuery, consumes: ['application/octet-stream'], response: uploaded };
  app.put(
    '/user/uploads/:id',
    { config: { ...limits.writes, readsBytes: true }, schema: part },
    async (request, reply) => {
      const caller = await callers.require(request);
      const place = { id: request.params.id, offset: request.query.offset };
      const readPart = () => readBytes(request, reply, { longest: uploadPart, ...messages });
      return { data: await uploads.addPart(caller, place, readPart) };
    },
  );

  app.get('/user/files/:id', { schema: { params, response } }, async (request) => {
    const caller = await callers.require(request);
    return { data: await files.find(caller, request.params.id) };
  });

  const remove = { params, response: { 200: answerOf(Type.Null()) } };
  app.delete('/user/files/:id', { config: limits.writes, schema: remove }, async (request) => {
    await files.remove(await callers.require(request), request.params.id);
    return { data: null };
  });

  const link = { params: Type.Object({ token: Type.String({ pattern: linkPattern }) }) };
  app.get('/public/files/:token', { config: limits.search, schema: link }, async (request, reply) => {
    const named = readLink(parts.files.secret, request.params.token, now());
    if (!named) throw refuse(404, 'not_found', messages.notFound);
    if (named.isOver) throw refuse(403, 'forbidden', messages.linkOver);
    const { file, bytes } = await files.read(named);
    const place = file.contentType === 'application/pdf' ? 'attachment' : 'inline';
    return reply
      .type(file.contentType)
      .header('content-disposition', `${place}; filename="${file.id}.${endings[file.contentType]}"`)
      .header('content-security-policy', filePolicy)
      .send(bytes);
  });
};

export default routes;

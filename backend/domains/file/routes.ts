import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { readFile } from '@/backend/bodies';
import { cacheNever } from '@/backend/caching';
import { refuse } from '@/backend/errors';
import { safeHeaders } from '@/backend/headers';
import type { DomainParts } from '@/backend/parts';
import { answerOf } from '@/contract/answer';
import { FileQuery, StoredFile } from '@/contract/file';
import { filesOf, unusedFiles } from './files';
import { linkPattern, readLink } from './link';
import { messages } from './messages';

/** A file is data: it runs nothing, and a browser does not guess another type from its content. */
const filePolicy = `${safeHeaders['content-security-policy']}; sandbox`;

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { callers, limits, cleanUps, now } = parts;
  const files = filesOf(parts);
  cleanUps.add(unusedFiles);
  app.addHook('onRequest', cacheNever);

  const response = { 200: answerOf(StoredFile) };
  const upload = { querystring: FileQuery, consumes: ['multipart/form-data'], response };
  app.post(
    '/user/files',
    { config: { ...limits.writes, readsFile: true }, schema: upload },
    async (request, reply) => {
      const caller = await callers.require(request);
      await files.countUpload(caller);
      const bytes = await readFile(request, reply, messages);
      return { data: await files.add(caller, request.query.purpose, bytes) };
    },
  );

  const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
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
    const { file, bytes } = await files.read(named.fileId);
    const [place, ending] = file.contentType === 'image/jpeg' ? ['inline', 'jpg'] : ['attachment', 'pdf'];
    return reply
      .type(file.contentType)
      .header('content-disposition', `${place}; filename="${file.id}.${ending}"`)
      .header('content-security-policy', filePolicy)
      .send(bytes);
  });
};

export default routes;

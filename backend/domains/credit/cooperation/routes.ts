import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { Cooperation, GiveMerchantDocument, MerchantDocument, SaveCooperation } from '@/contract/cooperation';
import { isOpen, openDocuments, wrongFields } from '@/rules/cooperation/check';
import { cleanUpsOfCooperations } from './cleanUps';
import { messages } from './messages';
import { submitRequest } from './moves';
import { checkNames, giveFiles, readCooperation, readMerchantDocuments, saveFields } from './queries';
import { askShebaOwner } from './shebaOwner';

const documentRefusals = {
  closed: [409, 'conflict', messages.documentClosed],
  locked: [409, 'conflict', messages.documentClosed],
  not_found: [404, 'not_found', messages.unknownDocument],
  no_document: [404, 'not_found', messages.unknownDocument],
  too_many: [400, 'bad_input', messages.tooManyFiles],
  files: [409, 'conflict', messages.unusableFile],
} as const;

/** Requests of merchants to sell in the shop. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, now, callers, limits, cleanUps } = parts;
  for (const cleanUp of cleanUpsOfCooperations) cleanUps.add(cleanUp);
  const response = { 200: answerOf(Cooperation) };

  const kinds = { response: { 200: answerOf(Type.Array(MerchantDocument)) } };
  app.get('/public/merchantDocuments', { schema: kinds }, async () => ({
    data: await readMerchantDocuments(db),
  }));

  app.get('/user/cooperation', { schema: { response } }, async (request) => {
    const { userId } = await callers.require(request);
    return { data: await readCooperation(parts, userId) };
  });

  const save = { body: SaveCooperation, response };
  app.put('/user/cooperation', { config: limits.writes, schema: save }, async (request) => {
    const { userId } = await callers.require(request);
    const outcome = await saveFields(db, userId, request.body, now());
    if (outcome !== 'done') throw refuse(409, 'conflict', messages.closed);
    return { data: await readCooperation(parts, userId) };
  });

  const params = Type.Object({ code: Type.String({ pattern: '^[a-zA-Z0-9]{1,40}$' }) });
  const give = { params, body: GiveMerchantDocument, response };
  app.put('/user/cooperation/documents/:code', { config: limits.writes, schema: give }, async (request) => {
    const { userId } = await callers.require(request);
    const document = { code: request.params.code, files: request.body.fileIds };
    const outcome = await giveFiles(db, userId, document, now());
    if (outcome === 'done') return { data: await readCooperation(parts, userId) };
    const [status, reason, message] = documentRefusals[outcome];
    throw refuse(status, reason, message);
  });

  app.post('/user/cooperation/submit', { config: limits.writes, schema: { response } }, async (request) => {
    const { userId } = await callers.require(request);
    const found = await readCooperation(parts, userId);
    if (found.id === null || !isOpen(found.state)) throw refuse(409, 'conflict', messages.closed);
    const fields: Record<string, string> = wrongFields(found.form);
    const { isPlace, areCategories } = await checkNames(db, found.form);
    if (!isPlace) fields.cityId ??= messages.unknownPlace;
    if (!areCategories) fields.categories ??= messages.unknownCategory;
    if (Object.keys(fields).length > 0) throw refuse(400, 'bad_input', messages.wrongFields, fields);
    const missing = openDocuments(found).map(({ title }) => title);
    if (missing.length > 0) throw refuse(400, 'bad_input', messages.missingDocuments(missing));
    const owner = await askShebaOwner(parts, userId, found.form);
    const outcome = await submitRequest(parts, found.id, userId, found.form, owner);
    if (outcome === 'changed') throw refuse(409, 'changed', messages.changed);
    if (outcome !== 'done') throw refuse(409, 'conflict', messages.closed);
    return { data: await readCooperation(parts, userId) };
  });
};

export default routes;

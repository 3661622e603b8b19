import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { messages } from '@/backend/desk/messages';
import { requireSupervisor } from '@/backend/desk/supervisor';
import { listWaitingQuestions } from '@/backend/domains/browse/question/desk';
import { listWaitingReviews } from '@/backend/domains/browse/review/desk';
import { withLink } from '@/backend/domains/layout/file/files';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { Id } from '@/contract/common';
import {
  DeskConversation,
  DeskConversationPage,
  DeskConversationQuery,
  WaitingText,
} from '@/contract/desk/conversation';
import { conversationWork, readDeskConversation } from './desk';

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const list = { querystring: DeskConversationQuery, response: { 200: answerOf(DeskConversationPage) } };
  app.get('/admin/conversations', { schema: list }, async ({ query }) => {
    const { rows: conversations, nextCursor } = await conversationWork.readPage(parts.db, query);
    return { data: { conversations, nextCursor } };
  });

  /** Arguments that sign the links to private pictures for this supervisor. */
  const linksFor = async (request: FastifyRequest) => ({
    secret: parts.files.secret,
    viewer: (await requireSupervisor(parts.callers, request)).userId,
    now: parts.now(),
  });

  const one = { params: Type.Object({ id: Id }), response: { 200: answerOf(DeskConversation) } };
  app.get('/admin/conversations/:id', { schema: one }, async (request) => {
    const links = await linksFor(request);
    const data = await readDeskConversation(parts.db, request.params.id, links);
    if (!data) throw refuse(404, 'not_found', messages.refusals.not_found);
    return { data };
  });

  const texts = { response: { 200: answerOf(Type.Array(WaitingText)) } };
  app.get('/admin/waitingTexts', { schema: texts }, async (request) => {
    const links = await linksFor(request);
    const reviews = await listWaitingReviews(parts.db);
    const questions = await listWaitingQuestions(parts.db);
    const found = [
      ...reviews.map((review) => ({
        what: 'productReview' as const,
        ...review,
        pictures: review.pictures.map((file) => withLink(links, file)),
      })),
      ...questions.map((question) => ({ ...question, stars: null, points: '', pictures: [] })),
    ];
    return { data: found.sort((one, other) => one.writtenAt.localeCompare(other.writtenAt)) };
  });
};

export default routes;

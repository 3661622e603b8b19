import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { guestViewer } from '@/backend/domains/layout/file/owner';
import { cacheNever } from '@/backend/server/caching';
import { refuse, TooSoon } from '@/backend/server/errors';
import { addressRanges } from '@/backend/server/limiter';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import {
  Conversation,
  ConversationMessage,
  ConversationQuery,
  SeenMessage,
  SendMessage,
} from '@/contract/conversation';
import { minuteMs } from '@/utils/timeUnits';
import { messages } from './messages';
import { type Owner, ownersOf } from './owner';
import pictureRoutes from './pictureRoutes';
import { markSeen, oldGuestConversations, readConversation, sendMessage, withPictureLinks } from './queries';

/** Messages that one shopper, and one address without a session, may send in this time. */
const sendWindowMs = 5 * minuteMs;
const messagesPerShopper = 20;
const messagesPerAddress = 60;

const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, now, limiter, limits, cleanUps } = parts;
  const owners = ownersOf(parts);
  cleanUps.add(oldGuestConversations);
  await app.register(pictureRoutes, parts);
  app.addHook('onRequest', cacheNever);

  const linksFor = (owner: Owner) => ({
    secret: parts.files.secret,
    viewer: owner.customer ?? guestViewer,
    now: now(),
  });

  async function countMessage(shopper: string, address: string): Promise<void> {
    const waits = [await limiter.take(`message:${shopper}`, messagesPerShopper, sendWindowMs)];
    for (const { key, times } of addressRanges(address))
      waits.push(await limiter.take(`message:${key}`, messagesPerAddress * times, sendWindowMs));
    const wait = Math.max(...waits);
    if (wait > 0) throw new TooSoon(wait);
  }

  app.get(
    '/public/conversation',
    { schema: { querystring: ConversationQuery, response: { 200: answerOf(Conversation) } } },
    async (request, reply) => {
      const owner = await owners.find(request, reply);
      if (!owner) return { data: { messages: [], hasEarlier: false, unseen: 0 } };
      return { data: await readConversation(db, owner, linksFor(owner), request.query.before) };
    },
  );

  app.post(
    '/public/conversation/messages',
    {
      config: limits.writes,
      schema: { body: SendMessage, response: { 200: answerOf(ConversationMessage) } },
    },
    async (request, reply) => {
      const { body, ip } = request;
      const text = body.text.trim();
      if (text === '' && body.pictures.length === 0) throw refuse(400, 'bad_input', messages.empty);
      const owner = await owners.findOrCreate(request, reply);
      await countMessage(String(owner.customer ?? owner.guestKeyHash), ip);
      const sent = await sendMessage(db, owner, { ...body, text }, now());
      if (!sent && body.pictures.length > 0) throw refuse(409, 'conflict', messages.pictureGone);
      if (!sent && body.orderId === null) throw refuse(409, 'conflict', messages.signedInMeanwhile);
      if (!sent) throw refuse(404, 'not_found', messages.noOrder);
      return { data: withPictureLinks(sent, linksFor(owner)) };
    },
  );

  app.post(
    '/public/conversation/seen',
    { config: limits.writes, schema: { body: SeenMessage, response: { 200: answerOf(Type.Null()) } } },
    async (request, reply) => {
      const owner = await owners.find(request, reply);
      if (owner) await markSeen(db, owner, request.body.messageId);
      return { data: null };
    },
  );
};

export default routes;

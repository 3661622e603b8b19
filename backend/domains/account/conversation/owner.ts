import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { cookieOptions } from '@/backend/domains/account/session/cookies';
import { hashToken } from '@/backend/server/callers';
import type { DomainParts } from '@/backend/server/parts';

/** The shopper of a conversation: a customer, or the holder of a guest's key. Exactly one of the two is null. */
export type Owner = { customer: number | null; guestKeyHash: string | null };

const cookieName = 'conversation';
/** A guest's conversation is deleted this many days after its last message. */
export const guestConversationDays = 90;
const keyFormat = /^[\w-]{43}$/;

/** Gives the guest's conversation to a customer. Its messages join those that the customer has. */
const claim = declareStatement({
  name: 'conversation_claim',
  text: 'SELECT claim_conversation($customer, $guestKeyHash)',
  row: anyRow,
});

/** The key in the cookie of a guest's browser; null without one. */
function readKey({ cookies }: FastifyRequest): string | null {
  const key = cookies[cookieName] ?? '';
  return keyFormat.test(key) ? key : null;
}

/**
 * Gives the conversation that a browser had as a guest to its customer, at the sign-in and, when a call of the conversation was under
 * way meanwhile, at the next one.
 */
export async function claimConversation(
  { db }: Pick<DomainParts, 'db'>,
  request: FastifyRequest,
  reply: FastifyReply,
  customer: number,
): Promise<void> {
  const key = readKey(request);
  if (key === null) return;
  await db.query(claim, { customer, guestKeyHash: hashToken(key) });
  reply.clearCookie(cookieName, cookieOptions);
}

/** Finds and creates the owners of conversations. */
export function ownersOf({ db, callers }: Pick<DomainParts, 'db' | 'callers'>) {
  /** The owner of this browser's conversation; null for a guest who has written nothing yet. */
  async function find(request: FastifyRequest, reply: FastifyReply): Promise<Owner | null> {
    const caller = await callers.find(request);
    const key = readKey(request);
    if (!caller) return key === null ? null : { customer: null, guestKeyHash: hashToken(key) };
    await claimConversation({ db }, request, reply, caller.userId);
    return { customer: caller.userId, guestKeyHash: null };
  }

  return {
    find,

    /**
     * The owner of this browser's conversation. A guest without a conversation gets a new key. The cookie gets its full lifetime
     * again, because each message also extends the lifetime of the conversation.
     */
    async findOrCreate(request: FastifyRequest, reply: FastifyReply): Promise<Owner> {
      const owner = await find(request, reply);
      if (owner?.customer) return owner;
      const key = readKey(request) ?? randomBytes(32).toString('base64url');
      reply.setCookie(cookieName, key, { ...cookieOptions, maxAge: guestConversationDays * 86_400 });
      return { customer: null, guestKeyHash: hashToken(key) };
    },
  };
}

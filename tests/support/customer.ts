import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '@/backend/db/connect';
import { sessions, users } from '@/backend/db/schema/customer';
import { hashPassword } from '@/backend/domains/account/session/password';
import { hashToken, sessionLifetimeMs } from '@/backend/server/callers';
import type { ErrorAnswer } from '@/contract/answer';

type Options = Partial<Omit<typeof users.$inferInsert, 'id' | 'passwordHash'>> & {
  password?: string;
  /** When the session began, ms since the epoch. */
  now?: number;
};

export type Customer = { userId: number; token: string; mobile: string };

/** The lowest cost of scrypt. A hash contains its cost, so checking it is quick too. */
const lowCost = { N: 16, r: 1, p: 1 };

let numbers = 0;

/** Creates a customer who is signed in on one device. Without a given number the customer gets a unique one. */
export async function createCustomer(
  db: Database,
  { password, now = Date.now(), ...fields }: Options = {},
): Promise<Customer> {
  numbers += 1;
  const mobile = fields.mobile ?? `0935${String(numbers).padStart(7, '0')}`;
  const passwordHash = password === undefined ? null : await hashPassword(password, lowCost);
  const [user] = await db.orm
    .insert(users)
    .values({ ...fields, mobile, passwordHash })
    .returning();
  if (!user) throw new Error('The customer was not inserted.');
  return { userId: user.id, token: await openSession(db, user.id, now), mobile };
}

/** Signs a customer in on another device and returns its token. @param now ms since the epoch */
export async function openSession(db: Database, userId: number, now = Date.now()): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const moment = new Date(now);
  await db.orm.insert(sessions).values({
    id: randomUUID(),
    userId,
    credentials: sql`(SELECT credentials FROM users WHERE id = ${userId})`,
    tokenHash: hashToken(token),
    device: 'Chrome در Android',
    createdAt: moment,
    lastSeenAt: moment,
    expiresAt: new Date(now + sessionLifetimeMs),
  });
  return token;
}

/** An answer or a refusal. Fields that the answer lacks are undefined. */
export type Reply<Data, Extra> = {
  status: number;
  headers: Record<string, unknown>;
  data: Data;
  extraObject: Extra;
} & ErrorAnswer;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Calls the backend with a token; null calls without a session. A body is sent as JSON, or as a form when it is
 * `FormData` (see `formOf`).
 */
export function asCustomer(app: FastifyInstance, token: string | null, headers: Record<string, string> = {}) {
  async function call<Data, Extra>(
    method: Method,
    url: string,
    payload?: object,
    type?: string,
  ): Promise<Reply<Data, Extra>> {
    const answer = await app.inject({
      method,
      url,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
        ...(type ? { 'content-type': type } : {}),
      },
      ...(payload ? { payload } : {}),
    });
    return {
      ...answer.json<Omit<Reply<Data, Extra>, 'status' | 'headers'>>(),
      status: answer.statusCode,
      headers: answer.headers,
    };
  }

  return {
    get: <Data = unknown, Extra = unknown>(url: string) => call<Data, Extra>('GET', url),
    post: <Data = unknown, Extra = unknown>(url: string, body?: object) =>
      call<Data, Extra>('POST', url, body),
    put: <Data = unknown, Extra = unknown>(url: string, body?: object) => call<Data, Extra>('PUT', url, body),
    /** Puts bytes. */
    send: <Data = unknown>(url: string, bytes: Buffer) =>
      call<Data, unknown>('PUT', url, bytes, 'application/octet-stream'),
    delete: <Data = unknown, Extra = unknown>(url: string) => call<Data, Extra>('DELETE', url),
    /** Sends a command of the desk, which is carried out or waits for another operator. */
    command: (command: object) =>
      call<{ proposed: true } | null, unknown>('POST', '/admin/commands', { command }),
  };
}

/** A form as browsers send it. */
export function formOf(fields: Record<string, string | number>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
}

/** Reads a list of a customer page by page, until its last row. */
export async function readAllPages<Item>(
  caller: ReturnType<typeof asCustomer>,
  path: string,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const from: string = cursor && `${path.includes('?') ? '&' : '?'}cursor=${cursor}`;
    const page = await caller.get<Item[], { nextCursor: string | null }>(`${path}${from}`);
    expect(page.status).toBe(200);
    items.push(...page.data);
    cursor = page.extraObject.nextCursor;
  }
  return items;
}

import { messages as deskMessages } from '@/backend/desk/messages';
import { changeModes } from '@/backend/domains/layout/site/modes';
import type { TestApp } from './backend';
import { createCustomer } from './customer';
import { createDatabaseDigest, createOthersDigest } from './databaseDigest';
import { run } from './guest';
import type { OpenApi } from './openApi';
import { createOwner, ownersTexts } from './owner';
import type { GeneratedRequest } from './schemaRequests';
import { putIdsOf } from './schemaValues';

/** Stands in every generated request for the token of the caller. */
export const tokenOfCaller = 'token-of-the-caller';

/** Rights of the kinds of callers. A guest has no token; the owner is the customer whose ids all others try. */
const rights = {
  guest: null,
  owner: {},
  customer: {},
  seller: { noCheck: true },
  supervisor: { role: 'supervisor' },
} as const;
export type Caller = keyof typeof rights;
export const callers = Object.keys(rights) as Caller[];

/** An answer to a generated request. */
export type Sent = { caller: Caller; operation: string; status: number; ms: number; statements: number };
/** A rule that an answer broke, and what was sent and answered. */
export type Breach = { rule: string; caller: Caller; call: string; answer: string };

const persian = /[\u0600-\u06FF]/;
/** A value of a shopper or of the catalogue in a sentence may be Latin, and a Sheba number begins with IR. */
const latin = /[a-z]/i;

const writeCall = ({ method, url, headers, payload }: GeneratedRequest) =>
  `${method} ${String(url).slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${String(payload ?? '').slice(0, 500)}`;

/** The messages of an answer that a shopper reads. */
function messagesOf(text: string): string[] {
  try {
    const { message, fields = {} } = JSON.parse(text);
    return [message, ...Object.values(fields)].filter((one) => one !== undefined && one !== null).map(String);
  } catch {
    return [];
  }
}

/**
 * Sends generated requests to a small shop as five kinds of callers, and checks the rules of every call: none fails, messages are Persian,
 * a refused call changes nothing, and nobody but a supervisor changes or reads what belongs to another customer. The shop's clock stands still,
 * so that the time changes no row.
 */
export async function openRequestRun(shop: TestApp, now: number) {
  const document = (await shop.app.inject('/docs/json')).json<OpenApi>();
  const readDigest = await createDatabaseDigest(shop.db);
  const readOthers = await createOthersDigest(shop.db);
  let owner = await createOwner(shop, { now });
  const people = new Map<Caller, { token: string; userId: number }>([['owner', owner]]);
  const breaches: Breach[] = [];

  async function signIn(caller: Caller): Promise<void> {
    const right = rights[caller];
    if (caller === 'owner') owner = await createOwner(shop, { now });
    if (caller === 'owner') people.set(caller, owner);
    else if (right)
      people.set(caller, await createCustomer(shop.db, { ...right, now, password: 'Kabootar77' }));
  }
  for (const caller of callers) if (caller !== 'owner') await signIn(caller);

  /** Changes with every transaction that writes. It is read in place of digests, which take longer than most calls. */
  async function readWrites(): Promise<string> {
    const [row] = await run<{ writes: string }>(
      shop.db,
      'SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS writes',
    );
    return row?.writes ?? '';
  }
  const readState = async (caller: Caller) => ({
    writes: await readWrites(),
    digest: await readDigest(),
    others: caller === 'supervisor' ? null : await readOthers(people.get(caller)?.userId ?? 0),
  });

  /** Names that the shop has now. Messages may have them as they are. */
  async function readNames(): Promise<string[]> {
    const rows = await run<{ name: string }>(
      shop.db,
      'SELECT title AS name FROM products UNION SELECT title FROM services',
    );
    return rows.map(({ name }) => name).filter(Boolean);
  }
  async function isForeign(sentence: string): Promise<boolean> {
    // A conflict names what an earlier request has stored.
    const [before = '', after = ''] = deskMessages.changedTo('|').split('|');
    if (sentence.startsWith(before) && sentence.endsWith(after)) return false;
    if (!persian.test(sentence)) return true;
    if (!latin.test(sentence)) return false;
    const own = [...(await readNames()), 'IR'].reduce((text, name) => text.replaceAll(name, ''), sentence);
    return latin.test(own);
  }

  let state = await readState('guest');

  async function send(caller: Caller, request: GeneratedRequest): Promise<Sent> {
    const { operation, headers, payload, url, ...rest } = request;
    const person = people.get(caller);
    const put = (text: string) =>
      putIdsOf(owner.ids, text).replaceAll(`Bearer ${tokenOfCaller}`, person ? `Bearer ${person.token}` : '');
    const filled = JSON.parse(put(JSON.stringify(headers)));
    if (filled.authorization === '' && !person) delete filled.authorization;
    shop.statements.length = 0;
    const begun = performance.now();
    const answer = await shop.app.inject({
      ...rest,
      url: put(String(url)),
      headers: filled,
      ...(payload ? { payload: typeof payload === 'string' ? put(payload) : payload } : {}),
    });
    const ms = performance.now() - begun;
    const statements = shop.statements.length;
    const { statusCode: status, body } = answer;

    const breach = (rule: string, detail = body) =>
      breaches.push({ rule, caller, call: writeCall(request), answer: `${status} ${detail.slice(0, 300)}` });
    if (status >= 500) breach('no call fails');
    const sentences = messagesOf(body);
    if (status >= 400 && sentences.length === 0) breach('a refusal has a message');
    for (const sentence of sentences) if (await isForeign(sentence)) breach('messages are Persian', sentence);
    if (caller !== 'owner' && caller !== 'supervisor' && ownersTexts.test(body))
      breach('nobody reads what belongs to another customer');

    if ((await readWrites()) !== state.writes) {
      const before = state;
      state = await readState(caller);
      if (status >= 400 && state.digest !== before.digest)
        breach('a refused call changes nothing', differencesOf(before.digest, state.digest));
      if (before.others && JSON.stringify(state.others) !== JSON.stringify(before.others))
        breach(
          'nobody changes what belongs to another customer',
          differencesOf(before.others, state.others ?? {}),
        );
    }
    // A shop in maintenance answers 503 to everybody else.
    if (operation === 'POST /admin/site/modes' && status === 200) {
      await changeModes(shop.db, { catalogMode: false, maintenanceMode: false });
      state = await readState(caller);
    }
    // An earlier request signed the caller out, deleted the account, or took its right.
    const isLost = status === 401 || (status === 403 && caller === 'supervisor');
    if (isLost && person && filled.authorization === `Bearer ${person.token}`) {
      await signIn(caller);
      state = await readState(caller);
    }
    return { caller, operation, status, ms, statements };
  }

  return {
    document,
    breaches,
    /** Sends a round of requests as one caller, beside a new owner. */
    async sendRound(caller: Caller, requests: readonly GeneratedRequest[]): Promise<Sent[]> {
      // An earlier round may have used up what the owner had.
      await signIn('owner');
      state = await readState(caller);
      const sent: Sent[] = [];
      for (const request of requests) sent.push(await send(caller, request));
      return sent;
    },
  };
}

/** Names of the tables whose digests differ. */
function differencesOf(
  before: string | Record<string, string>,
  after: string | Record<string, string>,
): string {
  const toTables = (digests: typeof before): Record<string, string> =>
    typeof digests === 'string'
      ? Object.fromEntries(JSON.parse(digests).map((row: object) => Object.values(row)))
      : digests;
  const [first, second] = [toTables(before), toTables(after)];
  return Object.keys(second)
    .filter((name) => first[name] !== second[name])
    .join(', ');
}

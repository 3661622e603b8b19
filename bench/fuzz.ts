import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { changeModes } from '@/backend/domains/layout/site/modes';
import { openTestApp } from '@/tests/support/backend';
import { createCustomer } from '@/tests/support/customer';
import type { OpenApi } from '@/tests/support/openApi';
import { createRounds, type GeneratedRequest } from '@/tests/support/schemaRequests';
import { recordingSender } from '@/tests/support/sms';
import { quantile } from './support/numbers';

/** Replaced in every generated request by the token of the caller. */
const tokenPlaceholder = 'token-of-the-caller';
const persian = /[\u0600-\u06FF]/;
const slowMs = 1000;
const noLimit = 1_000_000;

/** The kinds of callers. A guest has no token. */
const callers = {
  guest: null,
  shopper: {},
  seller: { noCheck: true },
  supervisor: { role: 'supervisor' },
} as const;
type Role = keyof typeof callers;

/** The findings of one kind of caller. */
const emptyCount = () => ({ answered: 0, refused: 0, failed: 0, slow: 0, english: 0, times: [] as number[] });

/** Texts of requests in the findings, cut. */
const writeCall = ({ method, url, payload }: GeneratedRequest) =>
  `${method} ${String(url).slice(0, 200)} ${Buffer.from(String(payload ?? ''))
    .toString()
    .slice(0, 300)}`;

/**
 * Sends generated requests, valid and invalid, to every operation of the OpenAPI document as four kinds of callers. Prints how they
 * were answered, and every answer 5xx, above a second or without a Persian message. `--requests 60000 --seed 1` (the defaults are
 * smaller: ten rounds of every operation).
 */
export async function run(): Promise<void> {
  const { values } = parseArgs({ options: { requests: { type: 'string' }, seed: { type: 'string' } } });
  const signInLimits = { codes: noLimit, logins: 5, allCodes: noLimit };
  const shop = await openTestApp({
    docs: true,
    isWatched: false,
    sms: recordingSender().sender,
    signInLimits,
    logger: { level: 'error' },
  });
  const document = (await shop.app.inject('/docs/json')).json<OpenApi>();
  const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length;
  const wanted = Number(values.requests ?? operations * 10);
  const firstSeed = Number(values.seed ?? 1);
  const rounds = createRounds(document, tokenPlaceholder);
  const tokens = new Map<Role, string>();
  const counts = Object.fromEntries(Object.keys(callers).map((role) => [role, emptyCount()]));

  async function signIn(role: Role): Promise<void> {
    const customer = callers[role];
    if (customer)
      tokens.set(role, (await createCustomer(shop.db, { ...customer, password: 'Kabootar77' })).token);
  }

  async function send(role: Role, request: GeneratedRequest) {
    const count = counts[role] ?? emptyCount();
    const { operation, headers: generated = {}, ...rest } = request;
    const { authorization, ...headers } = generated;
    const isSignedIn = authorization === `Bearer ${tokenPlaceholder}`;
    const token = isSignedIn ? tokens.get(role) : undefined;
    const shown = isSignedIn ? (token ? `Bearer ${token}` : undefined) : authorization;
    const sent = shown === undefined ? {} : { authorization: shown };
    const begun = performance.now();
    const answer = await shop.app.inject({ ...rest, headers: { ...headers, ...sent } });
    const ms = performance.now() - begun;
    count.times.push(ms);
    const { statusCode } = answer;
    if (statusCode < 400) count.answered += 1;
    else if (statusCode < 500) count.refused += 1;
    else count.failed += 1;
    const isEnglish = statusCode >= 400 && !persian.test(answer.body);
    if (isEnglish) count.english += 1;
    if (ms > slowMs) count.slow += 1;
    if (statusCode >= 500 || isEnglish)
      console.log(`  ${statusCode} for ${role}: ${writeCall(request)} → ${answer.body.slice(0, 200)}`);
    if (ms > slowMs) console.log(`  ${Math.round(ms)} ms for ${role}: ${operation}`);
    // A shop in maintenance answers 503 to everybody else.
    if (operation === 'POST /admin/site/modes' && statusCode === 200)
      await changeModes(shop.db, { catalogMode: false, maintenanceMode: false });
    // An earlier request signed the caller out, deleted the account, or took its right.
    if (token && (statusCode === 401 || (statusCode === 403 && role === 'supervisor'))) await signIn(role);
  }

  try {
    for (const role of Object.keys(callers) as Role[]) await signIn(role);
    let sent = 0;
    for (let round = 0; sent < wanted; round += 1) {
      const [requests = []] = fc.sample(rounds, { numRuns: 1, seed: firstSeed * 1_000_003 + round });
      const role = (Object.keys(callers) as Role[])[round % 4] ?? 'guest';
      for (const request of requests) await send(role, request);
      sent += requests.length;
    }
    console.log(`${sent} requests to ${operations} operations, seeds ${firstSeed}`);
    for (const [role, { answered, refused, failed, slow, english, times }] of Object.entries(counts)) {
      const [median, p99] = [0.5, 0.99].map((part) => quantile(times, part).toFixed(1));
      console.log(
        `  ${role.padEnd(10)} ${times.length} sent, ${answered} × 2xx/3xx, ${refused} × 4xx, ${failed} × 5xx, ` +
          `${slow} over 1 s, ${english} without Persian, median ${median} ms, p99 ${p99} ms`,
      );
      if (failed + english > 0) process.exitCode = 1;
    }
  } finally {
    await shop.close();
  }
}

import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { openTestApp } from '@/tests/support/backend';
import { callers, openRequestRun, type Sent, tokenOfCaller } from '@/tests/support/requestRun';
import { createRounds } from '@/tests/support/schemaRequests';
import { recordingSender } from '@/tests/support/sms';
import { quantile } from './support/numbers';

const slowMs = 1000;
const noLimit = 1_000_000;
const now = Date.parse('2026-11-20T08:00:00Z');
/** Rounds that one shop gets, each as the next kind of caller. The supervisor comes last and may leave a shop that sells nothing. */
const roundsOfShop = callers.length;

/** Sends rounds of requests to a new shop. @returns the answers, and texts of what was found */
async function askShop(seed: number): Promise<{ sent: Sent[]; findings: string[] }> {
  const shop = await openTestApp({
    docs: true,
    isWatched: false,
    now: () => now,
    sms: recordingSender().sender,
    signInLimits: { codes: noLimit, logins: 5, allCodes: noLimit },
    logger: { level: 'error' },
  });
  try {
    const run = await openRequestRun(shop, now);
    const rounds = fc.sample(createRounds(run.document, tokenOfCaller), { numRuns: roundsOfShop, seed });
    const sent: Sent[] = [];
    for (const [place, round] of rounds.entries())
      sent.push(...(await run.sendRound(callers[place] ?? 'guest', round)));
    const slow = sent.filter(({ ms }) => ms > slowMs);
    const findings = [
      ...run.breaches.map(
        ({ rule, caller, call, answer }) => `«${rule}» as ${caller}\n    ${call}\n    → ${answer}`,
      ),
      ...slow.map(({ caller, operation, ms }) => `${Math.round(ms)} ms as ${caller}: ${operation}`),
    ];
    return { sent, findings };
  } finally {
    await shop.close();
  }
}

/**
 * Sends generated requests, valid and spoiled, to every operation of the OpenAPI document as five kinds of callers. Prints how they were
 * answered, and every answer that breaks a rule of `tests/support/requestRun.ts` or takes longer than a second, with the seed that repeats
 * it. The first answer of a route compiles it, so that a busy machine may pass the second. `--requests 100000 --seed 1 --minutes 30` are the defaults; `--requests 1 --seed 17` repeats the shop of seed 17.
 */
export async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { requests: text, seed: text, minutes: text } });
  const wanted = Number(values.requests ?? 100_000);
  const firstSeed = Number(values.seed ?? 1);
  const end = performance.now() + Number(values.minutes ?? 30) * 60_000;
  const all: Sent[] = [];
  let seed = firstSeed;
  for (; all.length < wanted && performance.now() < end; seed += 1) {
    const { sent, findings } = await askShop(seed);
    all.push(...sent);
    for (const finding of findings) console.log(`  seed ${seed}: ${finding}`);
    if (findings.length > 0) process.exitCode = 1;
  }
  const operations = new Set(all.map(({ operation }) => operation)).size;
  console.log(
    `${all.length} of ${wanted} requests to ${operations} operations, seeds ${firstSeed} to ${seed - 1}`,
  );
  for (const caller of callers) {
    const own = all.filter((one) => one.caller === caller);
    const count = (from: number, to: number) =>
      own.filter(({ status }) => status >= from && status < to).length;
    const [median, p99, longest] = [0.5, 0.99, 1].map((part) =>
      quantile(
        own.map(({ ms }) => ms),
        part,
      ).toFixed(1),
    );
    console.log(
      `  ${caller.padEnd(10)} ${own.length} sent, ${count(200, 400)} × 2xx/3xx, ${count(400, 500)} × 4xx, ` +
        `${count(500, 600)} × 5xx, median ${median} ms, p99 ${p99} ms, longest ${longest} ms`,
    );
  }
}

import { deflateSync } from 'node:zlib';
import { request } from 'undici';
import { uploadPart } from '@/contract/limits';
import { createCustomer } from '@/tests/support/customer';
import { aPdf, aPhoto } from '@/tests/support/layout/uploads';
import { quantile } from './support/numbers';
import { openShop } from './support/openShop';

const shoppers = 50;
/** Time (ms) between two calls of a shopper, on average. */
const thinkMs = 8000;
const roundMs = 24_000;
/** Requests of the attacker: their number a second, and the largest number of them without an answer. */
const attack = { aSecond: 80, atOnce: 40 };
const attacker = '203.0.113.66';
const goal = 1.5;
/** A visitor gives up after this time (ms). */
const patienceMs = 30_000;

type Call = {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};
type Kind = {
  name: string;
  /** The calls of a shopper's action, one after the other. @param turn counts the actions of all shoppers */
  visit: (turn: number, shopper: number) => Call[] | ((send: Send) => Promise<void>);
  /** A request of the attacker. */
  strike: (turn: number) => Call[] | ((send: Send) => Promise<void>);
};
type Send = (call: Call) => Promise<{ status: number; text: string }>;

const kinds = ['گوشی', 'لپ تاپ', 'ساعت', 'هدفون', 'تلویزیون', 'یخچال'];
const makers = ['سامسونگ', 'اپل', 'شیائومی', 'سونی', 'ایسوس'];
const texts = kinds.flatMap((kind) => makers.map((maker) => `${kind} ${maker}`));
const search = (text: string): Call[] => [{ path: `/api/product/search?search=${encodeURIComponent(text)}` }];
const letters = 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی';
const mistyped = () =>
  Array.from({ length: 8 }, () => letters[Math.floor(Math.random() * letters.length)]).join('');
const picture = (source: string, width: number): Call[] => [
  {
    path: `/_next/image?url=${encodeURIComponent(source)}&w=${width}&q=75`,
    headers: { accept: 'image/avif,image/webp,*/*' },
  },
];
const widths = [48, 96, 132, 184, 256, 384, 640, 828, 1200, 1600];

/** A PDF whose object stream unpacks to many escaped letters. */
function aDensePdf(): Buffer {
  const packed = deflateSync(Buffer.from('#41'.repeat(6_000_000))).toString('latin1');
  return aPdf(
    `9 0 obj<</Type/ObjStm/Filter/FlateDecode/Length ${packed.length}>>stream\n${packed}\nendstream endobj`,
  );
}

const json = { 'content-type': 'application/json' };

/** Uploads a file in parts, as the storefront does. */
const upload = (bytes: Buffer, token: string) => async (send: Send) => {
  const authorization = `Bearer ${token}`;
  const begun = await send({
    method: 'POST',
    path: '/api/user/uploads',
    headers: { ...json, authorization },
    body: JSON.stringify({ purpose: 'loan', size: bytes.length }),
  });
  const id = /"id":"([\w-]+)"/.exec(begun.text)?.[1];
  for (let offset = 0; id && offset < bytes.length; offset += uploadPart)
    await send({
      method: 'PUT',
      path: `/api/user/uploads/${id}?offset=${offset}`,
      headers: { authorization, 'content-type': 'application/octet-stream' },
      body: bytes.subarray(offset, offset + uploadPart),
    });
};

type Parts = { art: string[]; tokens: string[]; photo: Buffer; pdf: Buffer };

const createKinds = ({ art, tokens, photo, pdf }: Parts): Kind[] => [
  {
    name: 'search',
    visit: (turn) => search(`${texts[turn % texts.length]} ${turn}`),
    strike: () => search(Array.from({ length: 12 }, mistyped).join(' ')),
  },
  {
    name: 'list',
    visit: (turn) => [{ path: `/api/product/shop?inStock=true&priceFrom=${1000 * turn}` }],
    strike: (turn) => [
      { path: `${turn % 2 ? '/api/product' : ''}/shop?monthlyTo=${900_000 + turn}&priceFrom=${turn}` },
    ],
  },
  {
    name: 'picture',
    visit: (turn) => picture(art[turn % 20] ?? '', 256),
    strike: (turn) =>
      picture(
        `${art[20 + (turn % (art.length - 20))]}${turn % 3 ? '' : `#${turn}`}`,
        widths[turn % 12] ?? 96,
      ),
  },
  {
    name: 'upload',
    visit: (_turn, shopper) => upload(photo, tokens[shopper] ?? ''),
    strike: () => upload(pdf, tokens.at(-1) ?? ''),
  },
  {
    name: 'long query',
    visit: (turn) => [{ path: `/shop?inStock=true&priceFrom=${2_000_000 + turn}` }],
    strike: () => [{ path: `/shop?${'a&'.repeat(7500)}` }],
  },
];

/** Sends the calls of an action as a visitor of an address. @returns ms @throws when a call fails or is not answered */
async function play(url: string, address: string, action: ReturnType<Kind['visit']>, isChecked: boolean) {
  const begun = performance.now();
  const send: Send = async ({ method = 'GET', path, headers, body }) => {
    const answer = await request(url + path, {
      method,
      headers: { ...headers, 'x-forwarded-for': address },
      ...(body ? { body } : {}),
      headersTimeout: patienceMs,
      bodyTimeout: patienceMs,
    });
    const text = await answer.body.text();
    if (isChecked && answer.statusCode >= 400)
      throw new Error(`${path} answered ${answer.statusCode}: ${text}`);
    return { status: answer.statusCode, text };
  };
  if (typeof action === 'function') await action(send);
  else for (const call of action) await send(call);
  return performance.now() - begun;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The times (ms) of all actions of 50 shoppers, each from an address of its own, and how many failed. */
async function shop(url: string, { visit }: Kind, firstTurn: number) {
  const times: number[] = [];
  let failed = 0;
  // Each round asks for other things, so that it finds none of them in memory.
  let turn = firstTurn;
  const end = performance.now() + roundMs;
  async function shopper(place: number) {
    await sleep((thinkMs * place) / shoppers);
    while (performance.now() < end) {
      const time = await play(url, `10.0.0.${place + 1}`, visit(turn++, place), true).catch(() => null);
      if (time === null) failed += 1;
      times.push(time ?? patienceMs);
      await sleep(thinkMs * (0.5 + Math.random()));
    }
  }
  await Promise.all(Array.from({ length: shoppers }, (_, place) => shopper(place)));
  return { times, failed };
}

/** Strikes until `stop` is called, which resolves with the number of strikes. */
function startAttack(url: string, { strike }: Kind) {
  let isOn = true;
  let underWay = 0;
  let turn = 0;
  const timer = setInterval(() => {
    if (!isOn || underWay >= attack.atOnce) return;
    underWay += 1;
    play(url, attacker, strike(turn++), false)
      .catch(() => undefined)
      .finally(() => {
        underWay -= 1;
      });
  }, 1000 / attack.aSecond);
  return async () => {
    isOn = false;
    clearInterval(timer);
    while (underWay > 0) await sleep(20);
    return turn;
  };
}

/**
 * Measures 50 shoppers without and with an attacker from one address, who asks for the most expensive thing of the same kind 80 times a
 * second with 40 requests at once. Prints the slowest one of a hundred actions of the shoppers. Compare the ratios, not the numbers.
 */
export async function run(): Promise<void> {
  const tokens: string[] = [];
  const opened = await openShop({
    isLimited: true,
    prepare: async (db) => {
      for (let place = 0; place <= shoppers; place += 1) tokens.push((await createCustomer(db)).token);
    },
  });
  try {
    const { readdirSync } = await import('node:fs');
    const art = readdirSync('public/art').map((name) => `/art/${name}`);
    const parts = { art, tokens, photo: await aPhoto('jpeg', 1200, 900), pdf: aDensePdf() };
    console.log(
      `${opened.engine}, ${shoppers} shoppers, p99 in ms without and with an attacker (goal ≤ ${goal} ×)`,
    );
    for (const kind of createKinds(parts)) {
      for (let turn = 0; turn < 20; turn += 1)
        await play(opened.url, '10.0.1.1', kind.visit(turn, turn), false).catch(() => undefined);
      const calm = await shop(opened.url, kind, 100);
      const stop = startAttack(opened.url, kind);
      const attacked = await shop(opened.url, kind, 100 + calm.times.length);
      const strikes = await stop();
      const [before, after] = [calm, attacked].map(({ times }) => quantile(times, 0.99));
      const [half, halfAfter] = [calm, attacked].map(({ times }) => quantile(times, 0.5));
      console.log(
        `  ${kind.name.padEnd(12)} ${before?.toFixed(0).padStart(6)} → ${after?.toFixed(0).padStart(6)}  ${((after ?? 0) / (before ?? 1)).toFixed(2)} ×   ` +
          `median ${half?.toFixed(0)} → ${halfAfter?.toFixed(0)}, ${calm.times.length} and ${attacked.times.length} actions, ` +
          `${calm.failed} and ${attacked.failed} failed, ${strikes} strikes`,
      );
    }
  } finally {
    await opened.close();
  }
}

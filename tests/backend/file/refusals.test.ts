import { deflateSync } from 'node:zlib';
import { refuseUnsafePdf } from '@/backend/domains/file/pdf';
import type { StoredFile, Upload } from '@/contract/file';
import { largestFile } from '@/contract/limits';
import { formOf } from '@/tests/support/customer';
import { openFileShop } from '@/tests/support/fileShop';
import { countOf } from '@/tests/support/guest';
import { aPdf, aPhoto, aPictureBomb, packObject } from '@/tests/support/uploads';

let shop: Awaited<ReturnType<typeof openFileShop>>;
let owner: Awaited<ReturnType<typeof shop.signIn>>;
let stranger: Awaited<ReturnType<typeof shop.signIn>>;
beforeAll(async () => {
  shop = await openFileShop();
  owner = await shop.signIn();
  stranger = await shop.signIn();
});
afterAll(() => shop.close());
beforeEach(() => shop.empty());

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
const halfPhoto = async () => {
  const photo = await aPhoto();
  return photo.subarray(0, photo.length / 2);
};
const attachment = '3 0 obj<</Type/Filespec/EF<<>>>>endobj 4 0 obj<</Type/EmbeddedFile>>endobj';

type Answer = { status: number; message: string };
type Refusal = readonly [what: string, send: () => Promise<Answer>, status: number, message: RegExp];

const photo = (
  what: string,
  bytes: () => Buffer | Promise<Buffer>,
  message: RegExp,
  status = 400,
): Refusal => [what, async () => owner.upload(await bytes(), 'return'), status, message];
const pdf = (what: string, bytes: Buffer, message: RegExp): Refusal => [
  `a PDF ${what}`,
  () => owner.upload(bytes, 'loan'),
  400,
  message,
];

/** Sends these bytes as the first part of an upload of this size. */
async function sendPart(bytes: Buffer, size = bytes.length, query = 'offset=0'): Promise<Answer> {
  const { data } = await owner.call.post<Upload>('/user/uploads', { purpose: 'return', size });
  const answer = await owner.call.send(`/user/uploads/${data.id}?${query}`, bytes);
  await owner.call.delete(`/user/files/${data.id}`);
  return answer;
}

/** Opens a changed link of a stored file, and removes the file. */
async function openLink(
  change: (mine: StoredFile, other: StoredFile) => string,
  laterMs = 0,
): Promise<Answer> {
  const mine = await owner.store(await aPhoto());
  const other = await stranger.store(await aPhoto());
  const link = change(mine, other);
  const before = shop.clock.now;
  shop.clock.now += laterMs;
  const answer = await shop.app.inject(link);
  shop.clock.now = before;
  await owner.call.delete(`/user/files/${mine.id}`);
  await stranger.call.delete(`/user/files/${other.id}`);
  return { status: answer.statusCode, message: answer.json().message };
}

const refusals: Refusal[] = [
  photo('a page', () => Buffer.from('<html></html>'), /عکس نیست/),
  photo('an SVG with a script', () => Buffer.from(svg), /عکس نیست/),
  photo('a GIF', () => gif, /عکس نیست/),
  photo('a PDF where photos are asked', () => aPdf(), /عکس نیست/),
  photo('half a photo', halfPhoto, /خوانده نشد/),
  photo('the first bytes of a photo alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /خوانده نشد/),
  photo(
    'a page behind the first bytes of a photo',
    () => Buffer.from(`\xff\xd8\xff${svg}`, 'latin1'),
    /خوانده نشد/,
  ),
  photo('a picture bomb', () => aPictureBomb(), /ابعاد این عکس/),
  photo('an empty file', () => Buffer.alloc(0), /خالی است/),
  photo('more than five megabytes', () => Buffer.alloc(largestFile + 1), /حداکثر ۵ مگابایت/, 413),
  pdf('without an end', aPdf().subarray(0, 60), /کامل نیست/),
  pdf(
    'with another file behind its end',
    Buffer.concat([aPdf(), Buffer.from('PK\u0003\u0004 and more')]),
    /پروندهٔ دیگری/,
  ),
  pdf('with a script', aPdf('3 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj'), /برنامه/),
  pdf('with a script in other spelling', aPdf('3 0 obj<</S/J#61vaScript/JS(app.alert(1))>>endobj'), /برنامه/),
  pdf('with a packed script', aPdf(packObject('<</S/JavaScript/JS(app.alert(1))>>')), /برنامه/),
  pdf('with an attachment', aPdf(attachment), /پیوست/),
  pdf('behind a password', aPdf('3 0 obj<</Encrypt 4 0 R>>endobj'), /رمز/),
  pdf('that is a program', Buffer.from('MZ\u0090\u0000 program'), /پذیرفته نمی‌شود/),
  [
    'fewer bytes than were announced',
    () => sendPart(Buffer.from([0xff, 0xd8, 0xff]), 1000),
    400,
    /کامل نرسید/,
  ],
  ['more bytes than were announced', async () => sendPart(await aPhoto(), 10), 400, /کامل نرسید/],
  ['a part of a megabyte', () => sendPart(Buffer.alloc(1024 * 1024), largestFile), 413, /بیش از اندازه بزرگ/],
  [
    'a part before its turn',
    async () => sendPart(await aPhoto(), largestFile, 'offset=262144'),
    409,
    /بخش پیش از این/,
  ],
  [
    'a part between two parts',
    async () => sendPart(await aPhoto(), largestFile, 'offset=7'),
    409,
    /بخش پیش از این/,
  ],
  [
    'a path in place of an id',
    () => owner.call.send(`/user/uploads/${encodeURIComponent('../../etc/passwd')}?offset=0`, gif),
    404,
    /پیدا نشد/,
  ],
  ['a path as the purpose', () => owner.call.post('/user/uploads', { purpose: '../x', size: 9 }), 400, /./],
  [
    'a name',
    () => owner.call.post('/user/uploads', { purpose: 'loan', size: 9, name: '../a.html' }),
    400,
    /./,
  ],
  [
    'a form',
    () => owner.call.put(`/user/uploads/${crypto.randomUUID()}?offset=0`, formOf({ a: 1 })),
    400,
    /./,
  ],
  [
    'the link of somebody else’s file',
    () => openLink((mine, other) => other.link.replace(other.id, mine.id)),
    404,
    /پیدا نشد/,
  ],
  [
    'a link with another viewer',
    () => openLink(({ link }) => link.replace(`.${owner.userId}.`, `.${stranger.userId}.`)),
    404,
    /پیدا نشد/,
  ],
  [
    'a link with a later end',
    () => openLink(({ link }) => link.replace(/\.(\d{10})\./, (_all, until) => `.${Number(until) + 600}.`)),
    404,
    /پیدا نشد/,
  ],
  ['a cut link', () => openLink(({ link }) => link.slice(0, -1)), 404, /پیدا نشد/],
  [
    'a link with another signature',
    () => openLink(({ link }) => `${link.slice(0, -4)}AAAA`),
    404,
    /پیدا نشد/,
  ],
  ['an expired link', () => openLink(({ link }) => link, 10 * 60_000), 403, /مهلت این پیوند/],
];

test.each(refusals)(
  '%s is refused in Persian and leaves no file behind',
  async (_what, send, status, sentence) => {
    const answer = await send();
    expect([answer.status, answer.message]).toEqual([status, expect.stringMatching(sentence)]);
    expect(answer.message).toMatch(/[\u0600-\u06FF]/);
    expect([await countOf(shop.db, 'stored_files'), await countOf(shop.db, 'file_uploads')]).toEqual([0, 0]);
    expect(await shop.filesOnDisk()).toEqual([]);
  },
);

/** A PDF that begins these bytes again and again until it is as large as a file may be. */
function repeatInPdf(bytes: string): Buffer {
  const room = largestFile - aPdf().length - 10;
  return aPdf(bytes.repeat(Math.floor(room / bytes.length)));
}

const emptyPack = deflateSync(Buffer.alloc(0)).toString('latin1');

test.each([
  ['never end', `/ObjStm stream\n${emptyPack}`],
  ['are countless', packObject('')],
])('a large PDF whose packed objects %s does not keep the shop busy', (_what, bytes) => {
  const begun = performance.now();
  expect(() => refuseUnsafePdf(repeatInPdf(bytes))).toThrow(/کامل نیست/);
  expect(performance.now() - begun).toBeLessThan(5000);
});

test('packed objects that unpack the same bytes again and again are refused', () => {
  const head = Buffer.from('/ObjStm stream\n\x78\x9c', 'latin1');
  const stored = (content: Buffer) => {
    const { length } = content;
    const lengths = [length & 255, length >> 8, ~length & 255, (~length >> 8) & 255];
    return Buffer.concat([Buffer.from([0, ...lengths]), content]).toString('latin1');
  };
  const tail = stored(Buffer.alloc(0)).repeat(100_000);
  const nested = head.toString('latin1') + stored(head).repeat(1000);
  const pdf = aPdf(`${nested}${tail}\x01\0\0\xff\xff\0\0\0\x01\nendstream endobj`);
  expect(() => refuseUnsafePdf(pdf)).toThrow(/کامل نیست/);
});

test('a PDF with many packed objects is accepted', () => {
  expect(() => refuseUnsafePdf(aPdf(packObject('<</Type/Page>>').repeat(1500)))).not.toThrow();
});

test('a wrong content is refused with its first part, before the rest is sent', async () => {
  const { data } = await owner.call.post<Upload>('/user/uploads', { purpose: 'loan', size: largestFile });
  const answer = await owner.call.send(`/user/uploads/${data.id}?offset=0`, Buffer.alloc(256 * 1024, 'x'));
  expect([answer.status, answer.message]).toEqual([400, expect.stringContaining('پذیرفته نمی‌شود')]);
  expect((await owner.call.get(`/user/uploads/${data.id}`)).status).toBe(404);
  expect(await shop.filesOnDisk()).toEqual([]);
});

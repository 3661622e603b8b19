import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { StoredFile, Upload } from '@/contract/file';
import { largestFile } from '@/contract/limits';
import { forAllTests } from '@/tests/support/backend';
import { formOf } from '@/tests/support/customer';
import { countOf } from '@/tests/support/guest';
import { openFileShop } from '@/tests/support/layout/fileShop';
import { aPdf, aPhoto, aPictureBomb, packObject } from '@/tests/support/layout/uploads';

const shop = forAllTests(openFileShop);
let owner: Awaited<ReturnType<typeof shop.signIn>>;
let stranger: typeof owner;
beforeAll(async () => {
  owner = await shop.signIn();
  stranger = await shop.signIn();
});
beforeEach(() => shop.empty());

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
const halfPhoto = async () => {
  const photo = await aPhoto();
  return photo.subarray(0, photo.length / 2);
};
const script = '<</S/JavaScript/JS(app.alert(1))>>';
/** PNG predictor 'none' with rows of four bytes: each begins with the byte of its predictor. */
const predicted = {
  head: '/DecodeParms<</Predictor 10/Columns 4>>',
  pack: (bytes: Buffer) =>
    Buffer.concat(
      Array.from({ length: Math.ceil(bytes.length / 4) }, (_, row) =>
        Buffer.concat([Buffer.alloc(1), bytes.subarray(row * 4, row * 4 + 4)]),
      ),
    ),
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

type Change = (mine: StoredFile, other: StoredFile) => string;

/** Opens a changed link of a stored file, and removes the file. */
const link = (
  what: string,
  change: Change,
  { laterMs = 0, status = 404, message = /پیدا نشد/ } = {},
): Refusal => {
  const open = async () => {
    const mine = await owner.store(await aPhoto());
    const other = await stranger.store(await aPhoto());
    const before = shop.clock.now;
    shop.clock.now += laterMs;
    const answer = await shop.app.inject(change(mine, other));
    shop.clock.now = before;
    await owner.call.delete(`/user/files/${mine.id}`);
    await stranger.call.delete(`/user/files/${other.id}`);
    return { status: answer.statusCode, message: answer.json().message };
  };
  return [what, open, status, message];
};
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
  pdf('with a packed script', aPdf(packObject(script)), /برنامه/),
  pdf(
    'with a packed script whose type is spelled otherwise',
    aPdf(packObject(script, { type: '/Obj#53tm' })),
    /برنامه/,
  ),
  pdf(
    'with a packed script far behind its name',
    aPdf(packObject(script, { head: ' '.repeat(600) })),
    /برنامه/,
  ),
  pdf('with a script packed by a predictor', aPdf(packObject(script, predicted)), /کامل نیست/),
  pdf(
    'with a script in an unknown packing',
    aPdf(packObject(script).replace('/FlateDecode', '/LZWDecode')),
    /کامل نیست/,
  ),
  pdf(
    'with a script under a page',
    aPdf('', '/AA<</WC 4 0 R>>/OpenAction<</S/Named/Next<</S/Sound>>>>'),
    /برنامه/,
  ),
  pdf('that starts a program', aPdf('', '/OpenAction<</S/Launch/F(a.exe)>>'), /برنامه/),
  pdf('with an action that nobody knows', aPdf('', '/OpenAction<</S/Surprise>>'), /برنامه/),
  pdf(
    'with a link to a computer of the network',
    aPdf('3 0 obj<</S/GoToR/F(\\\\host\\share\\a.pdf)>>endobj'),
    /پیوند/,
  ),
  pdf('with a link to a file', aPdf('3 0 obj<</S/URI/URI(file://host/a)>>endobj'), /پیوند/),
  pdf(
    'whose picture stands in another file',
    aPdf('3 0 obj<</F(x)/Length 1>>stream\n1\nendstream endobj'),
    /پیوند/,
  ),
  pdf('with an object that cannot be read', aPdf('3 0 obj<</A'), /کامل نیست/),
  pdf(
    'without a page',
    Buffer.from(aPdf().toString('latin1').replace('[8 0 R]/Count 1', '[]/Count 0')),
    /کامل نیست/,
  ),
  pdf(
    'that unpacks to much more than it has',
    aPdf(packObject(`(${'a'.repeat(21 * 1024 * 1024)})`)),
    /کامل نیست/,
  ),
  pdf('with an attachment', aPdf(attachment), /پیوست/),
  pdf('behind a password', aPdf('4 0 obj<</Filter/Standard/V 1>>endobj', '/Encrypt 4 0 R'), /رمز/),
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
  link('the link of somebody else’s file', (mine, other) => other.link.replace(other.id, mine.id)),
  link('a link with another viewer', (mine) =>
    mine.link.replace(`.${owner.userId}.`, `.${stranger.userId}.`),
  ),
  link('a link with a later end', (mine) =>
    mine.link.replace(/\.(\d{10})\./, (_all, until) => `.${Number(until) + 600}.`),
  ),
  link('a cut link', (mine) => mine.link.slice(0, -1)),
  link('a link with another signature', (mine) => `${mine.link.slice(0, -4)}AAAA`),
  link('an expired link', (mine) => mine.link, {
    laterMs: 10 * 60_000,
    status: 403,
    message: /مهلت این پیوند/,
  }),
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

/** A PDF that repeats these bytes until it is as large as a file may be. */
function repeatInPdf(bytes: string): Buffer {
  const room = largestFile - aPdf().length - 10;
  return aPdf(bytes.repeat(Math.floor(room / bytes.length)));
}

/** A stream of nothing but escapes of names, which has 20 kB and unpacks to 20 MB. */
const escapes = packObject(`/${'#41'.repeat(6_900_000)}`);

test.each([
  ['escapes', aPdf(escapes)],
  ['escapes that are not packed', repeatInPdf('#41')],
  ['digits', repeatInPdf('1')],
  ['packed objects', repeatInPdf(packObject(''))],
])('a PDF of %s keeps no other call waiting', async (_what, bytes) => {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const answered: string[] = [];
  const upload = owner.upload(bytes, 'loan').then(({ status }) => answered.push(`upload ${status}`));
  for (let call = 0; call < 20; call += 1) await shop.app.inject('/healthz');
  answered.push('others');
  await upload;
  delay.disable();
  expect(answered).toEqual(['others', 'upload 400']);
  expect(delay.max / 1e6).toBeLessThan(2000);
});

test('a PDF with many packed objects, links and a form is accepted', async () => {
  const objects = Array.from({ length: 1500 }, () => '<</Type/Annot/Subtype/Link/F 4>>');
  const link = '3 0 obj<</Subtype/Link/A<</S/URI/URI(https://example.com)>>/AA<</E<</S/Hide>>>>>>endobj';
  const whole = aPdf(`${packObject(objects)}${link}`, '/OpenAction[8 0 R/Fit]/AcroForm<</Fields[]>>');
  expect((await owner.upload(whole, 'loan')).status).toBe(200);
});

test('a wrong content is refused with its first part, before the rest is sent', async () => {
  const { data } = await owner.call.post<Upload>('/user/uploads', { purpose: 'loan', size: largestFile });
  const answer = await owner.call.send(`/user/uploads/${data.id}?offset=0`, Buffer.alloc(256 * 1024, 'x'));
  expect([answer.status, answer.message]).toEqual([400, expect.stringContaining('پذیرفته نمی‌شود')]);
  expect((await owner.call.get(`/user/uploads/${data.id}`)).status).toBe(404);
  expect(await shop.filesOnDisk()).toEqual([]);
});

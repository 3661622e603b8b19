import { HttpResponse, http } from 'msw';
import type { Upload } from '@/contract/file';
import { uploadPart } from '@/contract/limits';
import { discardFile, fileSlice, pauseUpload, selectUploads, uploadFile } from '@/store/file';
import { calls, refusal } from '@/tests/support/answers';
import { aLeasingRequest } from '@/tests/support/factories/leasing';
import { anOrder } from '@/tests/support/factories/order';
import { openShop } from '@/tests/support/openShop';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { callsOf } from '@/tests/support/shopCalls';
import { until } from '@/tests/support/until';

const id = '00000000-0000-4000-8000-000000000001';
const key = 'file1';
/** A photo of three parts, the last of one byte. */
const size = 2 * uploadPart + 1;
const photo = `data:image/jpeg;base64,${Buffer.alloc(size, 'photo').toString('base64')}`;
const stored = { id, contentType: 'image/jpeg' as const, size, link: '/public/files/x' };

type Answer = (next: Upload) => Response | Promise<Response>;
const accept: Answer = (next) => HttpResponse.json({ data: next });
const cut: Answer = () => HttpResponse.error();
const never: Answer = () => new Promise<Response>(() => undefined);

/** A form with one picked file. The parts are answered in their order, the last answer again and again. */
function openForm(...answers: Answer[]) {
  const sent: string[] = [];
  const shop = { offset: 0, isGone: false };
  const store = openShop({
    as: 'customer',
    with: {
      'POST /user/uploads': ({ body }) => {
        sent.push(JSON.stringify(body));
        Object.assign(shop, { offset: 0, isGone: false });
        return { id, offset: 0, file: null };
      },
      'GET /user/uploads/:id': () => {
        sent.push('where?');
        return shop.isGone ? refusal(404, 'لغو شده است.') : { id, offset: shop.offset, file: null };
      },
      'DELETE /user/files/:id': null,
      'POST /user/orders/:id/returns': anOrder(),
      'POST /user/leasing/cheques': aLeasingRequest(),
    },
  });
  // The rows of the faked backend read no bytes.
  server.use(
    http.put(`${testApi}/user/uploads/:id`, async ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'));
      const { byteLength } = await request.arrayBuffer();
      sent.push(`${request.headers.get('content-type')} ${offset} ${byteLength}`);
      const next = { id, offset: offset + byteLength, file: offset + byteLength === size ? stored : null };
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? accept;
      const response = await answer(next);
      if (response.ok) shop.offset = next.offset;
      return response;
    }),
  );
  store.inject(fileSlice);
  const upload = () => selectUploads(store.getState())[key];
  const shares: number[] = [];
  store.subscribe(() => shares.push(upload()?.share ?? -1));
  const send = () => store.dispatch(uploadFile.request({ key, purpose: 'return', dataUrl: photo }));
  const isStored = () => until(() => expect(upload()?.file).toEqual(stored));
  /** Ids of the files that the server was asked to remove. */
  const removed = () => calls.filter(({ name }) => name.startsWith('DELETE')).map(({ params }) => params.id);
  return { store, sent, removed, shares, shop, upload, send, isStored };
}

const begin = JSON.stringify({ purpose: 'return', size });
const part = (number: number) =>
  `application/octet-stream ${number * uploadPart} ${number === 2 ? 1 : uploadPart}`;

test('sends a file part by part with its progress', async () => {
  const { sent, shares, upload, send, isStored } = openForm(accept);
  send();
  expect(upload()).toEqual({ share: 0, file: null, failure: null, id: null, activity: 'sending' });
  await isStored();
  expect(sent).toEqual([begin, part(0), part(1), part(2)]);
  expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test('says why the server refused a file, and begins anew when it is sent again', async () => {
  const { sent, upload, send, isStored } = openForm(() => refusal(400, 'این پرونده عکس نیست.'), accept);
  send();
  await until(() =>
    expect(upload()?.failure).toMatchObject({ status: 400, message: 'این پرونده عکس نیست.' }),
  );
  expect(upload()?.file).toBeNull();
  send();
  await isStored();
  expect(sent.filter((one) => one === begin)).toHaveLength(2);
});

test('goes on by itself where it was cut when the network returns', async () => {
  const { sent, upload, send, isStored } = openForm(accept, cut, accept);
  send();
  await until(() => expect(upload()?.activity).toBe('waiting'));
  expect(upload()?.failure).toBeNull();
  window.dispatchEvent(new Event('online'));
  await isStored();
  expect(sent).toEqual([begin, part(0), part(1), 'where?', part(1), part(2)]);
});

test('fails after many cuts without progress, and goes on when it is sent again', async () => {
  const answers = Array.from({ length: 9 }, () => cut);
  const { sent, upload, send, isStored } = openForm(accept, ...answers, accept);
  send();
  await until(() => {
    if (upload()?.activity === 'waiting') window.dispatchEvent(new Event('online'));
    expect(upload()?.failure?.code).toBe('network');
  });
  send();
  expect(upload()?.failure).toBeNull();
  await isStored();
  expect(sent.slice(-3)).toEqual(['where?', part(1), part(2)]);
});

test('pauses an upload and resumes it from where it stopped', async () => {
  const { store, sent, upload, send, isStored } = openForm(accept, never, accept);
  send();
  await until(() => expect(sent).toContain(part(1)));
  store.dispatch(pauseUpload(key));
  expect(upload()?.activity).toBe('paused');
  expect(upload()?.share).toBeGreaterThan(0);
  send();
  expect(upload()?.activity).toBe('sending');
  await isStored();
  expect(sent).toEqual([begin, part(0), part(1), 'where?', part(1), part(2)]);
});

test('begins anew when the server has discarded the upload meanwhile', async () => {
  const { sent, shop, upload, send } = openForm(accept, cut, accept);
  send();
  await until(() => expect(upload()?.activity).toBe('waiting'));
  shop.isGone = true;
  await until(() => {
    window.dispatchEvent(new Event('online'));
    expect(upload()?.file).toEqual(stored);
  });
  expect(sent.filter((one) => one === begin)).toHaveLength(2);
});

test('ends the upload of a discarded file, and removes what has arrived', async () => {
  const { store, sent, removed, upload, send } = openForm(accept, never);
  send();
  await until(() => expect(sent).toContain(part(1)));
  store.dispatch(discardFile({ key, purpose: 'return', id: upload()?.id ?? null }));
  await until(() => expect(removed()).toEqual([id]));
  expect(upload()).toBeUndefined();
});

test('forgets a photo that belongs to a return', async () => {
  const { store, upload, send, isStored } = openForm(accept);
  send();
  await isStored();
  const request = { lines: [{ itemId: 1, qty: 1 }], reason: 'defective' as const, note: '', photos: [id] };
  callsOf(store).send('requestReturn', { orderId: anOrder().id, request });
  await until(() => expect(upload()).toBeUndefined());
});

test('forgets the picture of a cheque that belongs to a leasing contract', async () => {
  const { store, removed, upload, send, isStored } = openForm(accept);
  send();
  await isStored();
  const cheque = { number: 1, amount: 10_000_000, dueDate: '2026-12-22', sayadNumber: '1234567890123456' };
  callsOf(store).send('handInLeasingCheques', { cheques: [{ ...cheque, owner: null, pictureId: id }] });
  await until(() => expect(upload()).toBeUndefined());
  expect(removed()).toEqual([]);
});

import { delay, HttpResponse, http } from 'msw';
import { discardFile, fileSlice, selectUploads, uploadFile } from '@/store/file';
import { orderReturnSlice, requestReturn } from '@/store/orderReturn';
import { anOrder } from '../support/factories/order';
import { testApi } from '../support/renderApp';
import { server } from '../support/server';
import { customerCalls, refusal, startSession } from '../support/signedIn';
import { until } from '../support/until';

const id = '00000000-0000-4000-8000-000000000001';
const key = 'file1';
const photo = `data:image/jpeg;base64,${Buffer.from('photo'.repeat(2000)).toString('base64')}`;
const stored = { id, contentType: 'image/jpeg', size: 10_000, link: '/public/files/x' };

/** A form with one picked file. The answers of the backend come in their order, the last one again and again. */
function openForm(...answers: (() => Response | Promise<Response>)[]) {
  const sent: string[] = [];
  const removed: unknown[] = [];
  server.use(
    ...customerCalls(),
    http.post(`${testApi}/user/files`, async ({ request }) => {
      const file = (await request.formData()).get('file');
      sent.push(`${new URL(request.url).search} ${file instanceof File ? file.size : 0}`);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer?.();
    }),
    http.delete(`${testApi}/user/files/:id`, ({ params }) => {
      removed.push(params.id);
      return HttpResponse.json({ data: null });
    }),
  );
  const store = startSession();
  store.inject(fileSlice);
  store.inject(orderReturnSlice);
  const upload = () => selectUploads(store.getState())[key];
  const shares: number[] = [];
  store.subscribe(() => shares.push(upload()?.share ?? -1));
  const send = () => store.dispatch(uploadFile.request({ key, purpose: 'return', dataUrl: photo }));
  return { store, sent, removed, shares, upload, send };
}

const accept = () => HttpResponse.json({ data: stored });

test('sends a file with its progress', async () => {
  const { sent, shares, upload, send } = openForm(accept);
  send();
  expect(upload()).toEqual({ share: 0, file: null, failure: null });
  await until(() => expect(upload()?.file).toEqual(stored));
  expect(sent).toEqual(['?purpose=return 10000']);
  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBe(1);
  expect(shares.length).toBeGreaterThan(2);
});

test('says why the server refused a file', async () => {
  const { upload, send } = openForm(() => refusal(400, 'این پرونده عکس نیست.'));
  send();
  await until(() =>
    expect(upload()?.failure).toMatchObject({ status: 400, message: 'این پرونده عکس نیست.' }),
  );
  expect(upload()?.file).toBeNull();
});

test('sends a file again after the network was lost', async () => {
  const { sent, upload, send } = openForm(() => HttpResponse.error(), accept);
  send();
  await until(() => expect(upload()?.failure?.code).toBe('network'));
  send();
  expect(upload()?.failure).toBeNull();
  await until(() => expect(upload()?.file).toEqual(stored));
  expect(sent).toHaveLength(2);
});

test('ends the upload of a discarded file, and removes one that has arrived', async () => {
  const { store, removed, upload, send } = openForm(async () => {
    await delay(50);
    return accept();
  });
  send();
  store.dispatch(discardFile({ key, id: null }));
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(upload()).toBeUndefined();
  send();
  await until(() => expect(upload()?.file).toEqual(stored));
  store.dispatch(discardFile({ key, id }));
  await until(() => expect(removed).toEqual([id]));
  expect(upload()).toBeUndefined();
});

test('forgets a photo that belongs to a return', async () => {
  const { store, upload, send } = openForm(accept);
  const order = anOrder();
  server.use(http.post(`${testApi}/user/orders/:id/returns`, () => HttpResponse.json({ data: order })));
  send();
  await until(() => expect(upload()?.file).toEqual(stored));
  const request = { lines: [{ itemId: 1, qty: 1 }], reason: 'defective' as const, note: '', photos: [id] };
  store.dispatch(requestReturn.request({ orderId: order.id, request }));
  await until(() => expect(upload()).toBeUndefined());
});

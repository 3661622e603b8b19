import { gatewaysOf } from '@/backend/adapters/payment/gateways';
import { runDesk } from '@/backend/desk/commands';
import { cleanUpsOfCooperations } from '@/backend/domains/credit/cooperation/cleanUps';
import { rejectLateCooperations, submitRequest } from '@/backend/domains/credit/cooperation/moves';
import { seedMerchantDocuments } from '@/backend/seed/cooperation';
import { cleanUpsOf } from '@/backend/server/cleanUps';
import type { Cooperation, CooperationForm } from '@/contract/cooperation';
import type { DeskCommand } from '@/contract/desk/command';
import type { DeskCooperation } from '@/contract/desk/request';
import type { FeedNotification } from '@/contract/notification';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer, createCustomer } from '@/tests/support/customer';
import { typist } from '@/tests/support/desk/runLine';
import { aCompanyForm, aCooperationForm } from '@/tests/support/factories/cooperation';
import { aPdf, aPhoto, storeFile } from '@/tests/support/layout/uploads';

const now = Date.parse('2026-11-22T09:00:00Z');
const shop = forAllTests(() => openTestApp({ seed: 'small', now: () => now }));
let place: { provinceId: number; cityId: number };
let photo: Buffer;
beforeAll(async () => {
  await seedMerchantDocuments(shop.db.orm);
  const [city] = await shop.run<typeof place>(
    'SELECT province_id AS "provinceId", id AS "cityId" FROM cities ORDER BY id LIMIT 1',
  );
  if (!city) throw new Error('There is no city.');
  place = city;
  photo = await aPhoto();
});

async function createMerchant() {
  const { token, userId } = await createCustomer(shop.db, { now });
  const call = asCustomer(shop.app, token);
  const path = '/user/cooperation';
  const read = async () => (await call.get<Cooperation>(path)).data;
  const give = (code: string, fileIds: string[]) =>
    call.put<Cooperation>(`${path}/documents/${code}`, { fileIds });
  const upload = async (bytes: Buffer = photo) => (await storeFile(call, 'cooperation', bytes)).id;
  return {
    userId,
    call,
    read,
    give,
    upload,
    save: (form: Partial<CooperationForm>) => call.put<Cooperation>(path, form),
    submit: () => call.post<Cooperation>(`${path}/submit`),
    /** Fills everything in that the business must give. */
    async fill(form: CooperationForm = aCooperationForm()) {
      const [option] = (await read()).categoryOptions;
      const { data } = await call.put<Cooperation>(path, { ...form, ...place, categories: [option?.id] });
      for (const { code, required } of data.documents)
        if (required.includes(form.kind)) await give(code, [await upload()]);
    },
    newestNotice: async () => (await call.get<FeedNotification[]>('/user/notifications')).data[0],
  };
}

const deskParts = () => ({ db: shop.db, now: () => now, payment: { gateways: gatewaysOf([]) } });

const desk = typist(deskParts);

/** Accepts every document that a request has. */
async function acceptDocuments(request: number): Promise<void> {
  const rows = await shop.run<{ number: number }>(
    'SELECT m.number FROM cooperation_documents d JOIN merchant_documents m USING (code) WHERE d.request_id = $1',
    [request],
  );
  for (const { number } of rows) expect(await desk(`merchantDocument accept ${request} ${number}`)).toBe('');
}

test('a request begins empty and is saved as it is typed, also when a value is not right yet', async () => {
  const { read, save } = await createMerchant();
  expect(await read()).toMatchObject({ id: null, state: 'draft', savedAt: null, form: { businessName: '' } });
  expect((await read()).documents).toHaveLength(11);
  await save({ businessName: 'موبایل آریا', nationalId: '04' });
  const { data } = await save({ kind: 'company', sheba: 'IR82' });
  expect(data.form).toMatchObject({
    kind: 'company',
    businessName: 'موبایل آریا',
    nationalId: '04',
    sheba: 'IR82',
  });
  expect(data.documents.map(({ code }) => code)).not.toContain('nationalCardFront');
  expect(data).toMatchObject({ history: [{ state: 'draft' }] });
});

test.each([aCooperationForm(), aCompanyForm()])(
  'a complete request is reviewed, and its merchant is told of each step: %#',
  async (form) => {
    const merchant = await createMerchant();
    await merchant.fill(form);
    const { status, data } = await merchant.submit();
    expect([status, data.state]).toEqual([200, 'submitted']);
    expect((await merchant.newestNotice())?.title).toContain('ثبت شد');
    const { id } = data;
    expect(await desk('list')).toContain(`cooperation ${id}  submitted  ${form.kind}  ${form.businessName}`);
    expect(await desk(`cooperation review ${id}`)).toBe('');
    expect((await merchant.newestNotice())?.title).toContain('بررسی');
    const given = (await merchant.read()).documents.filter(({ files }) => files.length > 0);
    // Nobody has looked at them.
    const refused = await desk(`cooperation approve ${id}`);
    for (const { title } of given) expect(refused).toContain(title);
    expect((await merchant.read()).state).toBe('inReview');
    await acceptDocuments(Number(id));
    expect(await desk(`cooperation approve ${id}`)).toBe('');
    expect(await merchant.newestNotice()).toMatchObject({
      title: expect.stringContaining('پذیرفته شد'),
      link: '/dashboard/cooperation',
    });
    const { state, history, documents } = await merchant.read();
    expect(state).toBe('approved');
    expect(history.map((event) => event.state)).toEqual(['draft', 'submitted', 'inReview', 'approved']);
    expect(documents.filter((one) => one.files.length > 0).every((one) => one.state === 'accepted')).toBe(
      true,
    );
    expect((await merchant.save({ description: 'x' })).status).toBe(409);
    expect(await desk(`cooperation approve ${id}`)).toContain('not in a state');
  },
);

test('an incomplete request is refused with every reason and keeps what was typed', async () => {
  const merchant = await createMerchant();
  expect((await merchant.submit()).status).toBe(409);
  await merchant.save({ businessName: 'آریا', sheba: 'IR820540102680020817909003' });
  const wrong = await merchant.submit();
  expect(wrong.status).toBe(400);
  expect(Object.keys(wrong.fields ?? {})).toEqual(
    expect.arrayContaining([
      'contactName',
      'nationalId',
      'sheba',
      'mobile',
      'cityId',
      'address',
      'categories',
    ]),
  );
  await merchant.save({ ...aCooperationForm(), ...place, categories: [987_654] });
  expect((await merchant.submit()).fields).toEqual({ categories: expect.stringMatching(/گروه/) });
  const [option] = (await merchant.read()).categoryOptions;
  await merchant.save({ categories: [option?.id ?? 0], provinceId: place.provinceId + 1 });
  expect((await merchant.submit()).fields).toEqual({ cityId: expect.stringMatching(/شهر/) });
  await merchant.save(place);
  const missing = await merchant.submit();
  expect([missing.status, missing.message]).toEqual([400, expect.stringContaining('روی کارت ملی مالک')]);
  expect((await merchant.read()).form.businessName).toBe('موبایل آریا');
});

test('documents are given, replaced and removed, and files that are left out are deleted', async () => {
  const { give, upload, call, userId } = await createMerchant();
  const [first, second, pdf] = [await upload(), await upload(), await upload(aPdf())];
  const { data } = await give('premises', [first, pdf]);
  const given = data.documents.find(({ code }) => code === 'premises');
  expect(given).toMatchObject({
    state: 'given',
    files: [{ id: first }, { id: pdf, contentType: 'application/pdf' }],
  });
  const link = given?.files[0]?.link ?? '';
  expect((await shop.app.inject(link)).statusCode).toBe(200);
  await give('premises', [pdf, second]);
  expect((await shop.app.inject(link)).statusCode).toBe(404);
  const { data: left } = await give('premises', []);
  expect(left.documents.find(({ code }) => code === 'premises')).toMatchObject({
    state: 'missing',
    files: [],
  });
  const files = await shop.run('SELECT FROM stored_files WHERE user_id = $1', [userId]);
  expect(files).toHaveLength(0);
  expect((await call.get('/user/cooperation')).status).toBe(200);
});

test('a document takes only unused files of its merchant, and no more than it has room for', async () => {
  const merchant = await createMerchant();
  const stranger = await createMerchant();
  const own = await merchant.upload();
  const used = await merchant.upload();
  await merchant.give('premises', [used]);
  const loan = await storeFile(merchant.call, 'loan', photo);
  const refused = [
    ['of a stranger', await merchant.give('taxCode', [await stranger.upload()]), 409],
    ['of another purpose', await merchant.give('taxCode', [loan.id]), 409],
    ['of another document', await merchant.give('taxCode', [used]), 409],
    ['twice', await merchant.give('premises', [used, own, own]), 409],
    ['two for one', await merchant.give('taxCode', [own, await merchant.upload()]), 400],
    ['of an unknown kind', await merchant.give('passport', [own]), 404],
  ] as const;
  for (const [what, { status, message }, expected] of refused)
    expect([what, status, message]).toEqual([what, expected, expect.stringMatching(/[\u0600-\u06FF]/)]);
  expect((await merchant.give('taxCode', [own])).status).toBe(200);
});

test('a request that another tab has changed after its check is not handed in', async () => {
  const merchant = await createMerchant();
  await merchant.fill();
  const { id, form } = await merchant.read();
  const parts = { db: shop.db, now: () => now };
  const submit = () => submitRequest(parts, id ?? 0, merchant.userId, form);
  await merchant.give('nationalCardFront', []);
  expect(await submit()).toBe('changed');
  await merchant.give('nationalCardFront', [await merchant.upload()]);
  await merchant.save({ sheba: 'IR00' });
  expect(await submit()).toBe('changed');
  expect(await merchant.read()).toMatchObject({ state: 'draft', form: { sheba: 'IR00' } });
  await merchant.save({ sheba: form.sheba });
  expect(await submit()).toBe('done');
});

test('a rejected document is replaced before the request is handed in again', async () => {
  const merchant = await createMerchant();
  await merchant.fill();
  const { data } = await merchant.submit();
  await desk(`cooperation review ${data.id}`);
  expect(await desk(`merchantDocument reject ${data.id} 1`, 'عکس تار است.')).toBe('');
  expect(await desk(`merchantDocument accept ${data.id} 2`)).toBe('');
  expect(await desk(`merchantDocument accept ${data.id} 16`)).toContain('nothing with this number');
  expect(await desk(`cooperation correct ${data.id}`, 'روی کارت ملی را دوباره بفرستید.')).toBe('');
  const asked = await merchant.read();
  expect(asked).toMatchObject({ state: 'needsCorrection', reason: 'روی کارت ملی را دوباره بفرستید.' });
  expect(asked.documents[0]).toMatchObject({ state: 'rejected', reason: 'عکس تار است.' });
  expect((await merchant.newestNotice())?.text).toBe('روی کارت ملی را دوباره بفرستید.');
  expect((await merchant.submit()).message).toContain('روی کارت ملی مالک');
  expect((await merchant.give('nationalCardBack', [])).status).toBe(409);
  await merchant.give('nationalCardFront', [await merchant.upload()]);
  expect((await merchant.submit()).data).toMatchObject({ state: 'submitted', reason: null });
});

test('a supervisor decides about neither the own request nor its documents', async () => {
  const merchant = await createMerchant();
  await merchant.fill();
  const { data } = await merchant.submit();
  await createCustomer(shop.db, { now, role: 'supervisor' });
  const id = data.id ?? 0;
  const decide = (command: DeskCommand) => runDesk(deskParts(), command, merchant.userId);
  expect(await decide({ what: 'cooperation', id, decision: { verdict: 'approve' } })).toBe('own');
  const judged = { verdict: 'accepted' } as const;
  expect(await decide({ what: 'merchantDocument', id, number: 1, judged })).toBe('own');
  expect(await merchant.read()).toMatchObject({ state: 'submitted' });
});

test('a rejected request says why, and a new one begins with its fields', async () => {
  const merchant = await createMerchant();
  await merchant.fill();
  const { data } = await merchant.submit();
  expect(await desk(`cooperation reject ${data.id}`, 'در شهر شما همکار داریم.')).toBe('');
  expect(await merchant.read()).toMatchObject({ state: 'rejected', reason: 'در شهر شما همکار داریم.' });
  const { data: again } = await merchant.save({});
  expect(again).toMatchObject({ state: 'draft', reason: null, form: { businessName: 'موبایل آریا' } });
  expect(again.id).not.toBe(data.id);
  expect(again.documents.every(({ state }) => state === 'missing')).toBe(true);
});

test('papers of old drafts and of rejected requests are deleted, and others stay', async () => {
  const [drafting, rejected, waiting] = [
    await createMerchant(),
    await createMerchant(),
    await createMerchant(),
  ];
  await drafting.give('premises', [await drafting.upload()]);
  for (const merchant of [rejected, waiting]) {
    await merchant.fill();
    await merchant.submit();
  }
  await desk(`cooperation reject ${(await rejected.read()).id}`, 'در شهر شما همکار داریم.');
  const cleanUpAfter = async (days: number) => {
    const cleanUps = cleanUpsOf(shop.db, () => now + days * 86_400_000);
    for (const cleanUp of cleanUpsOfCooperations) cleanUps.add(cleanUp);
    await cleanUps.run();
    const counts = [drafting, rejected, waiting].map(({ userId }) =>
      shop.run('SELECT FROM stored_files WHERE user_id = $1', [userId]),
    );
    return (await Promise.all(counts)).map((files) => files.length > 0);
  };
  expect(await cleanUpAfter(29)).toEqual([true, true, true]);
  expect(await cleanUpAfter(31)).toEqual([true, false, true]);
  expect(await cleanUpAfter(91)).toEqual([false, false, true]);
  expect(await drafting.read()).toMatchObject({ id: null, state: 'draft' });
  expect(await rejected.read()).toMatchObject({ state: 'rejected' });
});

test('saves at the same time make one request', async () => {
  const merchant = await createMerchant();
  await Promise.all(['الف', 'ب', 'پ'].map((businessName) => merchant.save({ businessName })));
  const rows = await shop.run('SELECT FROM cooperation_requests WHERE user_id = $1', [merchant.userId]);
  expect(rows).toHaveLength(1);
});

test('a submission deletes the papers of the other kind of business', async () => {
  const { fill, submit, call, read } = await createMerchant();
  await fill(aCompanyForm());
  const before = (await read()).documents.filter(({ kinds }) => !kinds.includes('person'));
  const hidden = before.flatMap(({ files }) => files.map(({ id }) => id));
  expect(hidden.length).toBeGreaterThan(0);
  await fill(aCooperationForm());
  for (const id of hidden) expect((await call.get(`/user/files/${id}`)).status).toBe(200);
  expect((await submit()).status).toBe(200);
  for (const id of hidden) expect((await call.get(`/user/files/${id}`)).status).toBe(404);
});

test('a request that is not corrected in time is rejected, and its merchant is told', async () => {
  const { fill, submit, read, newestNotice } = await createMerchant();
  await fill();
  await submit();
  const { id } = await read();
  await desk(`cooperation review ${id}`);
  await desk(`cooperation correct ${id}`, 'نشانی را کامل کنید.');
  const rejectAfter = (days: number) =>
    rejectLateCooperations({ db: shop.db, now: () => now + days * 86_400_000 });
  await rejectAfter(13.9);
  expect((await read()).state).toBe('needsCorrection');
  await rejectAfter(14.1);
  expect(await read()).toMatchObject({ state: 'rejected', reason: expect.stringContaining('مهلت') });
  expect((await newestNotice())?.title).toBe('درخواست همکاری شما پذیرفته نشد');
});

describe('the owner of the account', () => {
  /** Submits a filled-in request. @returns its id and what the desk reads of its account */
  async function submitAccount(changes: Partial<CooperationForm>) {
    const merchant = await createMerchant();
    await merchant.fill(aCooperationForm(changes));
    const { data } = await merchant.submit();
    const supervisor = await shop.customer({ role: 'supervisor' });
    const read = async () =>
      (await supervisor.get<DeskCooperation>(`/admin/cooperations/${data.id}`)).data.shebaOwner;
    return { id: Number(data.id), read };
  }

  test('is asked only with consent, compared with the merchant, and forgotten with the decision', async () => {
    expect(await (await submitAccount({})).read()).toBeNull();
    const other = await submitAccount({ asksShebaOwner: true, contactName: 'رضا نوری' });
    expect(await other.read()).toBe('differs');
    const own = await submitAccount({ asksShebaOwner: true, contactName: 'سارا  محمدی' });
    expect(await own.read()).toBe('matches');
    expect(await desk(`cooperation review ${own.id}`)).toBe('');
    expect(await own.read()).toBe('matches');
    await acceptDocuments(own.id);
    expect(await desk(`cooperation approve ${own.id}`)).toBe('');
    expect(await own.read()).toBeNull();
  });
});

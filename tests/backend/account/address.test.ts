import fc from 'fast-check';
import type { Address, ChangedAddress, EditAddress } from '@/contract/address';
import { mostAddresses } from '@/contract/limits';
import { aHomeAddress } from '@/tests/support/account/homeAddress';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { forAllAsync } from '@/tests/support/forAll';

let now = Date.parse('2026-11-20T08:00:00Z');
const minute = 60_000;
const shop = forAllTests(() => openTestApp({ now: () => now }));
beforeAll(async () => {
  await shop.run(`INSERT INTO provinces (id, title) VALUES (4, 'اصفهان')`);
  await shop.run(`INSERT INTO cities (id, province_id, title) VALUES (122, 4, 'اصفهان')`);
});

const home = aHomeAddress({ address: 'خیابان گاندی، کوچهٔ ۱۲' });

/** A customer and the address calls. Every change answers all addresses. */
async function aCustomer() {
  const me = await shop.customer();
  const add = (over: Partial<EditAddress> = {}) =>
    me.post<Address[], ChangedAddress>('/user/addresses', { ...home, ...over });
  const titles = async () =>
    (await me.get<Address[]>('/user/addresses')).data.map(({ title, isDefault }) =>
      isDefault ? `${title}*` : title,
    );
  const idOf = async (title: string) => (await add({ title })).extraObject.id;
  const remove = (id: number) => me.delete<Address[]>(`/user/addresses/${id}`);
  const restore = (id: number) => me.post<Address[]>(`/user/addresses/${id}/restore`);
  const choose = (id: number) => me.put<Address[]>(`/user/addresses/${id}/default`);
  return { ...me, add, titles, idOf, remove, restore, choose };
}

test('the first address always becomes the default, and the answer has all addresses', async () => {
  const me = await aCustomer();
  const { status, data, extraObject } = await me.add();
  expect(status).toBe(200);
  expect(data).toEqual([
    { ...home, id: extraObject.id, isDefault: true, provinceTitle: 'تهران', cityTitle: 'تهران' },
  ]);
  await me.add({ title: 'محل کار' });
  await me.add({ title: 'خانهٔ مادر', isDefault: true });
  expect(await me.titles()).toEqual(['خانهٔ مادر*', 'محل کار', 'خانه']);
});

test('digits and letters are stored normalized', async () => {
  const me = await aCustomer();
  const { data } = await me.add({
    title: '  خانه\u064a  من ',
    plaque: '۱۲/٣',
    unit: ' ',
    postalCode: '۱۵۱۷۹-۶۳۵۱۱',
    receiverMobile: '+98 ۹۱۲ ۳۴۵ ۶۷۸۹',
    receiverName: 'مريم  احمدي',
  });
  expect(data[0]).toMatchObject({
    title: 'خانهی من',
    plaque: '12/3',
    unit: null,
    postalCode: '1517963511',
    receiverMobile: '09123456789',
    receiverName: 'مریم احمدی',
  });
});

const wrong: [keyof EditAddress, Partial<EditAddress>, string][] = [
  ['title', { title: '  ' }, 'عنوان نشانی را وارد کنید.'],
  ['address', { address: ' ' }, 'نشانی کامل را وارد کنید.'],
  ['plaque', { plaque: ' ' }, 'پلاک را وارد کنید.'],
  ['postalCode', { postalCode: '۱۹۱۹-۱۱' }, 'کد پستی را در ۱۰ رقم وارد کنید.'],
  ['postalCode', { postalCode: '1207963511' }, 'این کد پستی درست نیست؛ پنج رقم اول آن صفر و دو ندارد.'],
  ['receiverName', { receiverName: ' ' }, 'نام تحویل‌گیرنده را وارد کنید.'],
  ['receiverMobile', { receiverMobile: '0912' }, 'شمارهٔ موبایل را با ۰۹ و در ۱۱ رقم وارد کنید.'],
  ['cityId', { cityId: 122 }, 'شهر باید از همان استان باشد.'],
  ['cityId', { cityId: 9999 }, 'شهر باید از همان استان باشد.'],
  ['latitude', { latitude: 35.7 }, 'طول و عرض جغرافیایی را با هم وارد کنید.'],
];
test.each(wrong)('a wrong %s is refused at its field, %j', async (field, over, sentence) => {
  const me = await aCustomer();
  const id = await me.idOf('خانه');
  for (const reply of [await me.add(over), await me.put(`/user/addresses/${id}`, { ...home, ...over })]) {
    expect(reply).toMatchObject({ status: 400, code: 'bad_input', fields: { [field]: sentence } });
  }
  expect(await me.titles()).toEqual(['خانه*']);
});

test('a refusal names all wrong fields', async () => {
  const me = await aCustomer();
  const { fields } = await me.add({ postalCode: '1', receiverMobile: '1', plaque: ' ' });
  expect(Object.keys(fields ?? {}).sort()).toEqual(['plaque', 'postalCode', 'receiverMobile']);
});

test('an edited default stays the default until another is chosen', async () => {
  const me = await aCustomer();
  const id = await me.idOf('خانه');
  const other = await me.idOf('محل کار');
  const pin = { latitude: 35.75, longitude: 51.41 };
  const { data } = await me.put<Address[]>(`/user/addresses/${id}`, {
    ...home,
    ...pin,
    unit: '۴',
    title: 'خانهٔ نو',
  });
  expect(data[0]).toMatchObject({ id, title: 'خانهٔ نو', unit: '4', isDefault: true, ...pin });
  await me.put(`/user/addresses/${other}`, { ...home, title: 'محل کار', isDefault: true });
  expect(await me.titles()).toEqual(['محل کار*', 'خانهٔ نو']);
  await me.choose(id);
  expect(await me.titles()).toEqual(['خانهٔ نو*', 'محل کار']);
});

test('deleting the default makes another address the default, and restoring it reverts that', async () => {
  const me = await aCustomer();
  const first = await me.idOf('خانه');
  await me.idOf('محل کار');
  await me.idOf('خانهٔ مادر');
  await me.remove(first);
  expect(await me.titles()).toEqual(['خانهٔ مادر*', 'محل کار']);
  expect((await me.restore(first)).status).toBe(200);
  expect((await me.restore(first)).status).toBe(200);
  expect(await me.titles()).toEqual(['خانه*', 'خانهٔ مادر', 'محل کار']);
});

test('a restored address does not replace a default that was chosen meanwhile', async () => {
  const me = await aCustomer();
  const first = await me.idOf('خانه');
  const second = await me.idOf('محل کار');
  await me.idOf('خانهٔ مادر');
  await me.remove(first);
  await me.choose(second);
  await me.restore(first);
  expect(await me.titles()).toEqual(['محل کار*', 'خانهٔ مادر', 'خانه']);
});

test('a deleted address cannot be restored after ten minutes', async () => {
  const me = await aCustomer();
  const [first, second] = [await me.idOf('خانه'), await me.idOf('محل کار')];
  await me.remove(first);
  now += 10 * minute;
  expect((await me.restore(first)).status).toBe(200);
  await me.remove(first);
  now += 10 * minute + 1;
  expect((await me.restore(first)).status).toBe(404);
  // The next deletion removes addresses that can no longer be restored.
  await me.remove(second);
  expect(await shop.run('SELECT id FROM addresses WHERE id = $1', [first])).toEqual([]);
  expect(await me.titles()).toEqual([]);
});

test('a customer has at most twenty addresses, also after concurrent additions and restores', async () => {
  const me = await aCustomer();
  const replies = await Promise.all(Array.from({ length: 24 }, () => me.add()));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(mostAddresses);
  const refused = replies.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({
    status: 409,
    code: 'conflict',
    message: 'بیش از ۲۰ نشانی نمی‌توان داشت. یکی را حذف کنید.',
  });
  const { data } = await me.get<Address[]>('/user/addresses');
  const last = data.at(-1)?.id ?? 0;
  await me.remove(last);
  await me.add();
  expect((await me.restore(last)).status).toBe(409);
});

test('every sequence of changes leaves exactly one default while an address exists', async () => {
  const steps = fc.array(
    fc.tuple(fc.constantFrom('add', 'addDefault', 'remove', 'restore', 'choose', 'edit'), fc.nat(5)),
    { minLength: 3, maxLength: 14 },
  );
  await forAllAsync({ numRuns: 25 }, steps, async (trace) => {
    const me = await aCustomer();
    const ids = [await me.idOf('۰')];
    const calls = trace.map(([step, at]) => () => {
      const id = ids[at % ids.length] ?? 0;
      if (step === 'remove') return me.remove(id);
      if (step === 'restore') return me.restore(id);
      if (step === 'choose') return me.choose(id);
      if (step === 'edit') return me.put(`/user/addresses/${id}`, home);
      return me.add({ isDefault: step === 'addDefault' }).then(({ extraObject }) => ids.push(extraObject.id));
    });
    // Three changes at a time, so that some are concurrent.
    for (let from = 0; from < calls.length; from += 3) {
      await Promise.all(calls.slice(from, from + 3).map((call) => call()));
      const { data } = await me.get<Address[]>('/user/addresses');
      expect(data.filter(({ isDefault }) => isDefault)).toHaveLength(Math.min(1, data.length));
    }
  });
});

import type { DeskPlans, SavedTerms, WritePlan } from '@/contract/desk/facility';
import type { SavedSetup } from '@/contract/desk/setup';
import type { ListedPlan } from '@/contract/facility';
import type { LeasingPlan } from '@/contract/leasing';
import type { LoanPlan } from '@/contract/planRequest';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer } from '@/tests/support/customer';
import { smallPlans, smallServices } from '@/tests/support/smallSeed';

const shop = forAllTests(openTestApp);
const desk = forAllTests(() => shop.customer({ role: 'supervisor' }));
beforeEach(() => shop.run('DELETE FROM desk_changes'));

const all = async () => (await desk.get<DeskPlans>('/admin/plans')).data;
async function plan(id: number) {
  const found = (await all()).plans.find((one) => one.id === id);
  if (!found) throw new Error(`There is no plan ${id}.`);
  const { id: _id, provider: _provider, ...fields } = found;
  return fields;
}
async function service(id: number) {
  const found = (await all()).services.find((one) => one.id === id);
  if (!found) throw new Error(`There is no service ${id}.`);
  const { id: _id, ...fields } = found;
  return fields;
}
const changes = () => shop.run('SELECT area, subject, before, after FROM desk_changes ORDER BY id');

test('shoppers see a changed plan at once, and the change is recorded by its fields', async () => {
  const fields = await plan(smallPlans.shop);
  const saved = await desk.put<SavedTerms>(`/admin/plans/${smallPlans.shop}`, { ...fields, rate: 24 });
  expect(saved).toMatchObject({ status: 200, data: { id: smallPlans.shop, revision: 2 } });
  const { data } = await asCustomer(shop.app, null).get<ListedPlan[]>('/public/facilityPlans');
  expect(data.find(({ id }) => id === smallPlans.shop)?.rate).toBe(24);
  expect(await changes()).toEqual([
    {
      area: 'plan',
      subject: String(smallPlans.shop),
      before: { rate: 23, revision: 1 },
      after: { rate: 24, revision: 2 },
    },
  ]);
});

test('wrong terms are named by their field, and nothing changes', async () => {
  const fields = await plan(smallPlans.bank);
  const answer = await desk.put(`/admin/plans/${smallPlans.bank}`, {
    ...fields,
    name: ' ',
    months: [6, 6],
    defaultMonths: 9,
    ceiling: 1000,
    minimumLoan: 2000,
  });
  expect(answer).toMatchObject({ status: 400, code: 'bad_input' });
  expect(Object.keys(answer.fields ?? {}).sort()).toEqual(['defaultMonths', 'minimumLoan', 'months', 'name']);
  const unknown = await desk.put(`/admin/plans/${smallPlans.bank}`, {
    ...fields,
    providerId: 99,
    categoryIds: [99],
  });
  expect(Object.keys(unknown.fields ?? {}).sort()).toEqual(['categoryIds', 'providerId']);
  expect(await changes()).toEqual([]);
});

test('the shop always has one default plan, which is active and open to everybody', async () => {
  const fields = await plan(smallPlans.shop);
  const url = `/admin/plans/${smallPlans.shop}`;
  expect((await desk.put(url, { ...fields, active: false })).fields).toHaveProperty('active');
  expect((await desk.put(url, { ...fields, isDefault: false })).fields).toHaveProperty('isDefault');
  const other = await plan(smallPlans.console);
  expect(
    (
      await desk.put(`/admin/plans/${smallPlans.console}`, {
        ...other,
        isDefault: true,
        customers: 'everyone',
      })
    ).status,
  ).toBe(200);
  const defaults = (await all()).plans.filter(({ isDefault }) => isDefault).map(({ id }) => id);
  expect(defaults).toEqual([smallPlans.console]);
});

test('the second of two operators is told that the plan has changed', async () => {
  const fields = await plan(smallPlans.bank);
  const url = `/admin/plans/${smallPlans.bank}`;
  const answers = await Promise.all([
    desk.put(url, { ...fields, rate: 20 }),
    desk.put(url, { ...fields, rate: 21 }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a service and its tiers are changed together, and a new one is offered', async () => {
  const fields = await service(smallServices.body);
  const tier = { fromPrice: 1, price: 500_000, percent: null, discountPercent: 0, ceiling: null };
  const url = `/admin/services/${smallServices.body}`;
  expect((await desk.put(url, { ...fields, tiers: [tier] })).status).toBe(200);
  expect((await service(smallServices.body)).tiers).toEqual([tier]);
  expect((await desk.put(url, { ...fields, tiers: [tier] })).status).toBe(409);
  const both = { ...tier, percent: 2 };
  const wrong = await desk.post('/admin/services', { ...fields, revision: null, title: '', tiers: [both] });
  expect(Object.keys(wrong.fields ?? {}).sort()).toEqual(['tiers', 'title']);
  const added = await desk.post<SavedTerms>('/admin/services', { ...fields, revision: null, tiers: [tier] });
  expect(added.status).toBe(200);
  expect((await all()).services.map(({ id }) => id)).toContain(added.data.id);
});

test('a service without a category or a picture is refused by name, because it would be offered nowhere', async () => {
  const fields = await service(smallServices.body);
  const refused = await desk.post('/admin/services', {
    ...fields,
    revision: null,
    categoryIds: [],
    imageUrl: '',
  });
  expect(refused).toMatchObject({
    status: 400,
    fields: {
      categoryIds: 'دست‌کم یک دسته را انتخاب کنید؛ تنها برای کالاهای آن دسته‌ها ارائه می‌شود.',
      imageUrl: 'یک عکس لازم است.',
    },
  });
});

const nobody = () => asCustomer(shop.app, null);
/** A new plan of customers who hold its credit, with the terms of another one. */
async function requested(over: Partial<WritePlan>): Promise<WritePlan> {
  const terms = await plan(smallPlans.bank);
  return {
    ...terms,
    revision: null,
    customers: 'creditHolder',
    cheque: null,
    documents: [],
    sort: 90,
    ...over,
  };
}

test('a loan plan is made with its kinds of documents, offered in their order, and stays a loan plan', async () => {
  const addKind = async (title: string, of: 'applicant' | 'guarantor') => {
    const fields = { title, hint: null, applicants: null, of, required: true, mostFiles: 2 };
    return String((await desk.post<SavedSetup>('/admin/setup/documentKinds', { fields })).data.id);
  };
  const [card, slip] = [await addKind('کارت ملی', 'applicant'), await addKind('فیش ضامن', 'guarantor')];
  const loan: WritePlan['loan'] = {
    audience: 'کارمند',
    applicants: ['employee'],
    highlights: ['بی‌پیش‌پرداخت'],
    guarantorAbove: 30_000_000,
    answerDays: 2,
    documentCodes: [slip, card],
  };
  const wrong = await requested({ loan: { ...loan, applicants: [], audience: ' ' }, customers: 'everyone' });
  expect(Object.keys((await desk.post('/admin/plans', wrong)).fields ?? {}).sort()).toEqual([
    'applicants',
    'audience',
    'customers',
  ]);
  for (const documentCodes of [
    [card, card],
    [card, 'unknown'],
  ])
    expect(
      Object.keys(
        (await desk.post('/admin/plans', await requested({ loan: { ...loan, documentCodes } }))).fields ?? {},
      ),
    ).toEqual(['documentCodes']);
  const saved = await desk.post<SavedTerms>('/admin/plans', await requested({ loan, name: 'وام نو' }));
  const { data } = await nobody().get<LoanPlan[]>('/public/loanPlans');
  expect(data).toMatchObject([
    { name: 'وام نو', documents: [{ code: slip, of: 'guarantor' }, { code: card }] },
  ]);
  expect((await desk.delete(`/admin/setup/documentKinds/${card}`)).code).toBe('conflict');

  const { id } = saved.data;
  const fields = await plan(id);
  const asInstalments = { ...fields, loan: null, customers: 'everyone' };
  expect((await desk.put(`/admin/plans/${id}`, asInstalments)).fields).toHaveProperty('kind');
  const { data: second } = await desk.put<SavedTerms>(`/admin/plans/${id}`, {
    ...fields,
    loan: { ...loan, documentCodes: [card] },
    active: false,
  });
  expect(second.revision).toBe(2);
  expect((await nobody().get('/public/loanPlans')).data).toEqual([]);
  expect((await desk.delete(`/admin/setup/documentKinds/${slip}`)).status).toBe(200);
  expect((await changes()).at(-2)).toMatchObject({ area: 'plan', after: { active: false } });
});

test('a leasing plan is made with its cheques and scores, and each wrong score is named', async () => {
  const leasing: WritePlan['leasing'] = {
    highlights: [],
    cheque: { pieces: 'perInstalment', coverPercent: 110 },
    leastScore: 400,
    instantScore: 500,
    instantCeiling: 1_000_000,
    useDays: 20,
    answerDays: 3,
  };
  const wrongNames = async (over: Partial<typeof leasing>, plan: Partial<WritePlan> = {}) =>
    Object.keys(
      (await desk.post('/admin/plans', await requested({ leasing: { ...leasing, ...over }, ...plan })))
        .fields ?? {},
    );
  expect(await wrongNames({ instantScore: null })).toEqual(['instantScore']);
  expect(await wrongNames({ instantScore: 399, instantCeiling: 10 ** 12 })).toEqual([
    'instantScore',
    'instantCeiling',
  ]);
  expect(await wrongNames({}, { cheque: leasing.cheque })).toEqual(['cheque']);
  await desk.post('/admin/plans', await requested({ leasing, name: 'لیزینگ نو' }));
  const { data } = await nobody().get<LeasingPlan[]>('/public/leasingPlans');
  expect(data).toMatchObject([{ name: 'لیزینگ نو', cheque: leasing.cheque, useDays: 20 }]);
});

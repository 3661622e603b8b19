import { readMigrationFiles } from 'drizzle-orm/migrator';
import { ServiceRefusal, ServiceSilent } from '@/backend/adapters/account/callService';
import type { Insurer } from '@/backend/adapters/insurer/insurer';
import { simulatedInsurer } from '@/backend/adapters/insurer/live';
import { simulateInsurer } from '@/backend/adapters/insurer/simulator';
import { webInsurer } from '@/backend/adapters/insurer/webInsurer';
import { policyJobs } from '@/backend/domains/buy/policy/jobs';
import { runOutbox } from '@/backend/server/outbox';
import type { DeskPolicyPage } from '@/contract/desk/policy';
import { forAllTests } from '@/tests/support/backend';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { small, smallServices } from '@/tests/support/smallSeed';
import { minuteMs } from '@/utils/timeUnits';

type Asked = Parameters<Insurer['issue']>[0];

const shop = forAllTests(() => openReturnShop());
const now = () => shop.clock.now;

/** An insurer that remembers what it was asked and can be in a bad mood. */
const office = {
  mood: 'well' as 'well' | 'refuses' | 'issuesAndBreaks',
  issued: new Map<number, Asked>(),
  cancelled: [] as number[],
};
const insurer: Insurer = {
  isDemo: false,
  async issue(policy) {
    if (office.mood === 'refuses') throw new ServiceRefusal('کد ملی لازم است.');
    office.issued.set(policy.id, policy);
    if (office.mood === 'issuesAndBreaks') throw new ServiceSilent('gone');
    return { number: `N-${policy.id}`, from: '2026-11-22', to: '2027-11-21' };
  },
  async cancel({ id }) {
    if (office.mood === 'refuses') throw new ServiceRefusal('مهلت لغو گذشته است.');
    office.cancelled.push(id);
  },
};
beforeEach(() => {
  Object.assign(office, { mood: 'well', issued: new Map(), cancelled: [] });
});

/** Lets minutes pass, and the worker does what is due then. @returns why jobs failed */
async function pass(minutes: number, connected: Insurer | null = insurer): Promise<unknown[]> {
  shop.clock.now += minutes * minuteMs;
  const failures: unknown[] = [];
  const handlers = policyJobs({ db: shop.db, now, insurer: { insurer: connected } });
  await runOutbox(shop.db, handlers, { now, onFailure: (error) => failures.push(error) });
  return failures;
}

/** A delivered order of some phones with their insurance. */
async function buyInsured(
  qty = 1,
  others: [variant: number, qty: number][] = [],
  services: [number, ...number[]] = [smallServices.body],
  beforeDelivery: () => Promise<unknown> = async () => {},
) {
  const sara = await shop.createShopper({ wallet: 400_000_000, lines: [[small.phone, qty], ...others] });
  const asked = services.map((serviceId) => ({ serviceId, count: qty }));
  await sara.basket.addService(small.phone, asked);
  const { orderId } = (await sara.place({ useWallet: true, gateway: null })).data;
  await beforeDelivery();
  const delivered = await shop.deliver(orderId, sara);
  const item = delivered.items[0];
  if (!item) throw new Error('The order has a line.');
  const named = { itemId: item.id, serviceId: services[0] };
  const service = async () => (await sara.order(orderId)).items[0]?.services[0];
  return {
    ...{ ...sara, ...delivered, orderId, service },
    ...{ named, price: (item.services[0]?.price ?? 0) * qty },
    policy: async () => (await service())?.policy,
    id: async () =>
      (await shop.run<{ id: number }>('SELECT id FROM policies WHERE item_id = $1', [item.id]))[0]?.id ?? 0,
    name: (number: string) =>
      shop.command({ what: 'order', id: orderId, change: { step: 'policy', ...named, number } }),
    retry: () => shop.command({ what: 'order', id: orderId, change: { step: 'retryPolicy', ...named } }),
    cancelPolicy: (reason = 'انصراف از بیمه') =>
      shop.command({ what: 'order', id: orderId, change: { step: 'cancelPolicy', ...named, reason } }),
  };
}
type Insured = Awaited<ReturnType<typeof buyInsured>>;

const desk = async () => shop.customer({ role: 'supervisor' });
const listOf = async (tab: string, month = '2026-11-22') =>
  (await (await desk()).get<DeskPolicyPage>(`/admin/policies?tab=${tab}&month=${month}`)).data;

test('a policy is issued an hour after the delivery, once, and the customer sees its number', async () => {
  const sara = await buyInsured();
  expect(await sara.policy()).toMatchObject({ state: 'waiting', number: null });
  await pass(59);
  expect(await sara.policy()).toMatchObject({ state: 'waiting' });
  await pass(1);
  const number = `N-${await sara.id()}`;
  expect(await sara.policy()).toEqual({
    state: 'issued',
    number,
    from: '2026-11-22',
    to: '2027-11-21',
    provider: expect.any(String),
    claim: expect.any(String),
  });
  expect(await sara.notice()).toMatchObject({
    title: 'بیمه‌نامهٔ شما صادر شد',
    text: expect.stringContaining(number),
  });
  expect(office.issued.get(await sara.id())).toMatchObject({
    amount: sara.price,
    holder: { mobile: sara.mobile, nationalCode: null },
    product: { pieces: 1, serials: [] },
  });
  office.issued.clear();
  await pass(24 * 60);
  expect(office.issued.size).toBe(0);
});

test('a crash between the insurer and the database issues no second policy, and the desk shows why it is open', async () => {
  const sara = await buyInsured();
  office.mood = 'issuesAndBreaks';
  expect(await pass(60)).toHaveLength(1);
  expect(await sara.policy()).toMatchObject({ state: 'failed', number: null });
  const [open] = (await listOf('open')).policies;
  expect(open).toMatchObject({
    orderId: sara.orderId,
    state: 'failed',
    error: expect.stringContaining('بیمه‌گر'),
  });

  office.mood = 'well';
  await pass(5);
  expect(await sara.policy()).toMatchObject({ state: 'issued', number: `N-${await sara.id()}` });
  expect([...office.issued.keys()]).toEqual([await sara.id()]);
  expect((await listOf('open')).policies).toEqual([]);
});

test('an operator has a refused policy tried again at once', async () => {
  const sara = await buyInsured();
  office.mood = 'refuses';
  await pass(60);
  expect((await listOf('open')).policies[0]).toMatchObject({ state: 'failed', error: 'کد ملی لازم است.' });
  office.mood = 'well';
  expect(await sara.retry()).toBe('done');
  await pass(0);
  expect(await sara.policy()).toMatchObject({ state: 'issued' });
  expect(await sara.retry()).toBe('wrong_state');
});

test('without an insurer a policy waits for its number, or for the insurer that is connected later', async () => {
  const [sara, reza] = [await buyInsured(), await buyInsured()];
  await pass(60, null);
  expect(await sara.policy()).toMatchObject({ state: 'waiting' });
  expect(await sara.name('BD-7')).toBe('done');
  expect(await sara.policy()).toMatchObject({ state: 'issued', number: 'BD-7' });
  expect(await reza.retry()).toBe('done');
  await pass(0);
  expect([(await sara.policy())?.number, (await reza.policy())?.state]).toEqual(['BD-7', 'issued']);
  expect([...office.issued.keys()]).toEqual([await reza.id()]);
});

test('a delivery that is taken back within the hour leaves no policy behind', async () => {
  const sara = await buyInsured();
  const takeBack = { what: 'order', id: sara.orderId, change: { step: 'takeBack' } } as const;
  expect(await shop.command(takeBack)).toBe('done');
  await pass(120);
  expect([await sara.policy(), office.issued.size]).toEqual([undefined, 0]);
  await shop.command({ what: 'order', id: sara.orderId, change: { step: 'deliver', serials: [] } });
  await pass(60);
  expect(await sara.policy()).toMatchObject({ state: 'issued' });
  expect(await shop.command(takeBack)).toBe('followed');
});

const returnedOf = async (sara: Insured) =>
  (
    await shop.run<{ returned: number }>('SELECT returned::int FROM policies WHERE id = $1', [
      await sara.id(),
    ])
  )[0]?.returned;

test('the return of a line cancels its policy at the insurer, with the last piece', async () => {
  const sara = await buyInsured(2);
  const before = await sara.balance();
  await pass(60);
  await sara.giveBack();
  await pass(0);
  expect(await sara.policy()).toMatchObject({ state: 'issued' });
  expect([await returnedOf(sara), office.cancelled]).toEqual([sara.price / 2, []]);
  office.mood = 'refuses';
  await sara.giveBack();
  await pass(0);
  expect(await sara.policy()).toMatchObject({ state: 'cancelled', number: `N-${await sara.id()}` });
  expect((await listOf('open')).policies[0]).toMatchObject({
    orderId: sara.orderId,
    state: 'cancelled',
    error: 'مهلت لغو گذشته است.',
  });
  office.mood = 'well';
  expect(await sara.retry()).toBe('done');
  await pass(0);
  await pass(24 * 60);
  expect(office.cancelled).toEqual([await sara.id()]);
  expect((await listOf('open')).policies).toEqual([]);
  expect(await returnedOf(sara)).toBe(sara.price);
  const order = await sara.order(sara.orderId);
  expect(order.state).toBe('returned');
  expect((await sara.balance()) - before).toBe(order.total);
});

test('a policy that was never issued ends without a word to the insurer', async () => {
  const sara = await buyInsured();
  await sara.giveBack();
  await pass(120);
  expect(await sara.policy()).toMatchObject({ state: 'cancelled', number: null });
  expect([office.issued.size, office.cancelled]).toEqual([0, []]);
});

test('a policy that is cancelled while the insurer issues it is cancelled there too', async () => {
  const sara = await buyInsured();
  const slow: Insurer = {
    ...insurer,
    async issue(policy) {
      await sara.giveBack();
      return insurer.issue(policy);
    },
  };
  await pass(60, slow);
  await pass(0);
  expect(await sara.policy()).toMatchObject({ state: 'cancelled' });
  expect(office.cancelled).toContain(await sara.id());
});

test('a number that is typed while the insurer is asked gives way to the one that the insurer issues', async () => {
  const sara = await buyInsured();
  const slow: Insurer = {
    ...insurer,
    async issue(policy) {
      expect(await sara.name('BD-8')).toBe('done');
      return insurer.issue(policy);
    },
  };
  expect(await pass(60, slow)).toEqual([]);
  const number = `N-${await sara.id()}`;
  expect(await sara.policy()).toMatchObject({ state: 'issued', number, to: '2027-11-21' });
  expect(await sara.notice()).toMatchObject({ text: expect.stringContaining(number) });
});

test('giving back the insurance alone returns its money, and the order stays delivered', async () => {
  const sara = await buyInsured(3);
  await pass(60);
  const before = await sara.balance();
  await sara.giveBack();
  const partly = await sara.balance();
  expect(await sara.cancelPolicy()).toBe('done');
  const refund = (await sara.balance()) - partly;
  expect(refund).toBe(sara.price - Math.floor(sara.price / 3));
  const order = await sara.order(sara.orderId);
  expect(order.returns[0]).toMatchObject({
    lines: [],
    service: order.items[0]?.services[0]?.title,
    state: 'refunded',
    note: 'انصراف از بیمه',
    toWallet: refund,
  });
  expect(order.events.filter(({ kind }) => kind === 'returned')).toHaveLength(1);
  expect(await sara.policy()).toMatchObject({ state: 'cancelled' });
  expect(await sara.cancelPolicy()).toBe('wrong_state');
  await pass(0);
  expect(office.cancelled).toEqual([await sara.id()]);
  // What is left comes back without the insurance, to the toman.
  await sara.giveBack();
  await sara.giveBack();
  expect((await sara.balance()) - before).toBe(order.total);
});

test('an insurance that is given back alone does not make the order a partly returned one', async () => {
  const sara = await buyInsured();
  await pass(60);
  const refund = sara.price;
  const before = await sara.balance();
  expect(await sara.cancelPolicy()).toBe('done');
  expect((await sara.balance()) - before).toBe(refund);
  expect((await sara.order(sara.orderId)).state).toBe('delivered');
  expect(await sara.notice()).toMatchObject({ text: 'انصراف از بیمه' });
  const { data } = await sara.preview();
  expect(data.refund.services).toBe(0);
});

/** Makes a delivery one of a time in which the shop had no policies. */
async function forgetPolicies() {
  await shop.run('DELETE FROM policies');
  await shop.run("DELETE FROM outbox WHERE kind = 'issue_policy'");
}

test('above the limit a second operator is needed also for the insurance of an order that is older than policies', async () => {
  const sara = await buyInsured();
  await forgetPolicies();
  const operator = await desk();
  await operator.post('/admin/commands', { command: { what: 'approvalLimit', limit: sara.price - 1 } });
  const change = { step: 'cancelPolicy', ...sara.named, reason: 'انصراف از بیمه' };
  const command = { what: 'order', id: sara.orderId, change };
  expect((await operator.post('/admin/commands', { command })).data).toEqual({ proposed: true });
  await shop.run('UPDATE settings SET approval_limit = NULL');
  expect(await sara.policy()).toMatchObject({ state: 'waiting' });
});

test('each policy of an order is proposed for a second operator by itself, once', async () => {
  const sara = await buyInsured(1, [], [smallServices.body, smallServices.golden]);
  const operator = await desk();
  await operator.post('/admin/commands', { command: { what: 'approvalLimit', limit: 1 } });
  const propose = (serviceId: number, reason: string) => {
    const change = { step: 'cancelPolicy', ...sara.named, serviceId, reason };
    return operator.post('/admin/commands', { command: { what: 'order', id: sara.orderId, change } });
  };
  const { body, golden } = smallServices;
  const sent = [await propose(body, 'یک'), await propose(golden, 'دو'), await propose(body, 'سه')];
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 409]);
  await shop.run('UPDATE settings SET approval_limit = NULL');
});

test('the migration opens the policies of deliveries that are older than policies, and sends nothing', async () => {
  const [sara, reza] = [await buyInsured(3), await buyInsured(1, [[small.controller, 1]])];
  await forgetPolicies();
  await sara.giveBack();
  await reza.giveBack();
  const steps = readMigrationFiles({ migrationsFolder: 'backend/db/migrations' }).flatMap(({ sql }) => sql);
  for (const step of steps.filter((text) => text.includes('-- Policies of older deliveries')))
    await shop.run(step);
  const open = (await listOf('open')).policies.filter(({ orderId }) => orderId >= sara.orderId);
  expect(open).toMatchObject([
    { orderId: sara.orderId, state: 'waiting', amount: sara.price, returned: sara.price / 3, error: null },
  ]);
  await pass(120);
  expect([(await sara.policy())?.state, office.issued.size]).toEqual(['waiting', 0]);
  expect(await sara.retry()).toBe('done');
  await pass(0);
  expect(await sara.policy()).toMatchObject({ state: 'issued' });
});

test('in an order that is older than policies a product that came back is not insured any more', async () => {
  const sara = await buyInsured(1, [[small.controller, 1]]);
  await forgetPolicies();
  await sara.giveBack();
  expect(await sara.name('BD-9')).toBe('wrong_state');
  await pass(120);
  expect([(await sara.policy())?.state, office.issued.size]).toEqual(['cancelled', 0]);
});

test('the desk lists the policies of a month with the sums of each company, and saves them as CSV', async () => {
  await shop.run('DELETE FROM policies');
  shop.clock.now = Date.parse('2027-02-01T09:00:00.000Z');
  const [sara, reza] = [await buyInsured(), await buyInsured()];
  await pass(60);
  await reza.cancelPolicy();
  const provider = (await sara.policy())?.provider;
  const page = await listOf('issued', '2027-02-01');
  expect(page.policies.map(({ orderId, state }) => [orderId, state])).toEqual([
    [reza.orderId, 'cancelled'],
    [sara.orderId, 'issued'],
  ]);
  expect(page.sums).toEqual([
    { provider, issued: 2, amount: 2 * sara.price, cancelled: 1, returned: sara.price },
  ]);
  expect((await listOf('cancelled', '2027-02-01')).policies.map(({ orderId }) => orderId)).toEqual([
    reza.orderId,
  ]);
  expect((await listOf('issued', '2027-03-01')).policies).toEqual([]);

  const { token } = await desk();
  const { payload, headers } = await shop.app.inject({
    url: '/admin/policies/export?tab=issued&month=2027-02-01',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(headers['content-type']).toContain('text/csv');
  const lines = payload.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain(`${sara.orderId},N-${await sara.id()},`);
});

test('an insurance that the shop deleted before the delivery gets its policy', async () => {
  const sara = await buyInsured(1, [], [smallServices.golden], () =>
    shop.run('DELETE FROM services WHERE id = $1', [smallServices.golden]),
  );
  await pass(60);
  expect(await sara.service()).toMatchObject({
    insurance: true,
    policy: { state: 'issued', provider: null, claim: null },
  });
  expect(office.issued.get(await sara.id())).toMatchObject({ months: 12, provider: null });
});

test('the web service of an insurer is called as its page says', async () => {
  const calls: string[] = [];
  let issues = () => Response.json({ number: 'A-1', from: '2026-11-22', to: '2027-11-21' });
  const web = webInsurer(
    { url: 'https://insurer.example/v1/', apiKey: 'secret' },
    {
      fetch: async ({ method, url, headers }) => {
        calls.push(`${method} ${url} ${headers.get('authorization')}`);
        return method === 'PUT' ? issues() : new Response(null, { status: 404 });
      },
    },
  );
  const asked: Asked = {
    ...{ id: 5, title: 'بیمهٔ بدنه', provider: 'بیمهٔ نمونه', months: 12, amount: 900_000 },
    holder: { name: 'سارا', mobile: '09120000000', nationalCode: null },
    product: { title: 'گوشی', price: 9_000_000, pieces: 1, serials: [] },
  };
  expect(await web.issue(asked)).toEqual({ number: 'A-1', from: '2026-11-22', to: '2027-11-21' });
  await web.cancel({ id: 5 });
  expect(calls).toEqual([
    'PUT https://insurer.example/v1/policies/5 Bearer secret',
    'DELETE https://insurer.example/v1/policies/5 Bearer secret',
  ]);
  issues = () => Response.json({ message: 'کد ملی لازم است.' }, { status: 422 });
  await expect(web.issue(asked)).rejects.toThrow(new ServiceRefusal('کد ملی لازم است.'));
  issues = () => Response.json({ number: '' });
  await expect(web.issue(asked)).rejects.toBeInstanceOf(ServiceSilent);
  issues = () => new Response(null, { status: 503 });
  await expect(web.issue(asked)).rejects.toBeInstanceOf(ServiceSilent);

  const demo = simulatedInsurer(() => Date.parse('2026-11-22T09:00:00.000Z'));
  expect(await demo.issue(asked)).toEqual({ number: 'DEMO-000005', from: '2026-11-22', to: '2027-11-21' });
  await expect(demo.issue({ ...asked, product: { ...asked.product, pieces: 6 } })).rejects.toThrow(
    '۵ دستگاه',
  );
  await demo.cancel({ id: 5 });
  const stranger = webInsurer(
    { url: 'https://i.invalid', apiKey: 'x' },
    { fetch: simulateInsurer('y', now) },
  );
  await expect(stranger.cancel({ id: 5 })).rejects.toThrow('اتصال‌ها');
});

import { ServiceRefusal, ServiceSilent } from '@/backend/adapters/account/callService';
import { finnotech } from '@/backend/adapters/identity/finnotech';
import { liveIdentity, simulatedIdentity } from '@/backend/adapters/identity/live';
import { forAllTests } from '@/tests/support/backend';
import { openChequeShop } from '@/tests/support/credit/chequeShop';
import { until } from '@/tests/support/until';

const shop = forAllTests(() => openChequeShop());

const account = { clientId: 'pelle', clientSecret: 'hidden', nationalId: '10100000000' };
const person = { mobile: '09121112233', nationalCode: '0499370899' };
const iban = 'IR820540102680020817909002';

/** Finnotech that answers by a part of the path, and the calls that it got. */
function openFinnotech(answers: Record<string, object>, status = 200) {
  const calls: { url: URL; authorization: string | null; body: unknown }[] = [];
  const clock = { now: 0 };
  const provider = finnotech(account, {
    now: () => clock.now,
    fetch: async (request) => {
      const url = new URL(request.url);
      const body = request.method === 'POST' ? await request.json() : null;
      calls.push({ url, authorization: request.headers.get('authorization'), body });
      if (url.pathname.endsWith('/token'))
        return Response.json({ status: 'DONE', result: { value: `t${calls.length}`, lifeTime: 3_600_000 } });
      const [, result] = Object.entries(answers).find(([part]) => url.pathname.endsWith(part)) ?? [];
      return Response.json({ status: status < 400 ? 'DONE' : 'FAILED', result }, { status });
    },
  });
  return { provider, calls, clock };
}

test('Finnotech is asked with one token for the number, the account and the cheques of a person', async () => {
  const { provider, calls, clock } = openFinnotech({
    'shahkar/verify': { isValid: false },
    ibanInquiry: { depositOwners: [{ firstName: 'سارا', lastName: 'محمدی' }] },
    chequeColorInquiry: { chequeColor: '3' },
  });
  expect(await provider.compare(person)).toBe('differs');
  expect(await provider.readIbanOwners(iban)).toEqual(['سارا محمدی']);
  expect(await provider.readChequeColour(person.nationalCode)).toBe('orange');
  const [token, ...asked] = calls;
  expect(token).toMatchObject({
    authorization: `Basic ${Buffer.from('pelle:hidden').toString('base64')}`,
    body: { grant_type: 'client_credentials', nid: account.nationalId, scopes: expect.any(String) },
  });
  expect(asked.map(({ url, authorization }) => [url.pathname, authorization])).toEqual([
    ['/facility/v2/clients/pelle/shahkar/verify', 'Bearer t1'],
    ['/oak/v2/clients/pelle/ibanInquiry', 'Bearer t1'],
    ['/credit/v2/clients/pelle/chequeColorInquiry', 'Bearer t1'],
  ]);
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toMatchObject(person);
  clock.now += 3_600_000;
  await provider.compare(person);
  expect(calls.filter(({ url }) => url.pathname.endsWith('/token'))).toHaveLength(2);
});

test('an answer that says nothing is no answer', async () => {
  const { provider } = openFinnotech({});
  await expect(provider.compare(person)).rejects.toBeInstanceOf(ServiceSilent);
  await expect(provider.readIbanOwners(iban)).rejects.toBeInstanceOf(ServiceSilent);
  await expect(provider.readChequeColour(person.nationalCode)).rejects.toBeInstanceOf(ServiceSilent);
  const refusing = openFinnotech({}, 400);
  await expect(refusing.provider.compare(person)).rejects.toBeInstanceOf(ServiceRefusal);
});

test('a failed enquiry says nothing to the shop, and the log of calls has neither the person nor the answer', async () => {
  const { provider } = openFinnotech({ 'shahkar/verify': { isValid: true } });
  const noted: object[] = [];
  const none = { find: () => undefined };
  const live = liveIdentity(
    provider,
    none,
    (_, values) => values,
    (call) => noted.push(call),
  );
  expect(await live.provider?.compare(person)).toBe('matches');
  expect(await live.provider?.readIbanOwners(iban)).toBeNull();
  expect(noted).toMatchObject([
    { service: 'identity', action: 'mobile', subject: null, outcome: 'done', error: null },
    { service: 'identity', action: 'iban', subject: null, outcome: 'failed' },
  ]);
  const written = JSON.stringify(noted);
  for (const word of [person.mobile, person.nationalCode, iban, 'hidden'])
    expect(written).not.toContain(word);
});

test('the demo shop has red, yellow and white cheques', async () => {
  const demo = simulatedIdentity();
  const colours = ['0000000001', '0000000002', '0000000003'].map((code) => demo.readChequeColour(code));
  expect(await Promise.all(colours)).toEqual(['red', 'yellow', 'white']);
  expect(await demo.readIbanOwners('IR1')).toEqual(['رضا کریمی']);
});

describe('the colour of cheques', () => {
  /** A customer with a national id whose cheques are red, and an order of three cheques. */
  async function buyByCheque() {
    const { sara, order } = await shop.buyByCheque();
    await shop.run(`UPDATE users SET f_name = 'سارا', l_name = 'محمدی', national_code = $2 WHERE id = $1`, [
      sara.userId,
      String(1_000_000_000 + sara.userId * 10 + 1),
    ]);
    const cheques = await shop.chequesOf(sara, order);
    const handIn = async (place: number, changes: object) => {
      const cheque = cheques[place];
      if (!cheque) throw new Error('The order has fewer cheques.');
      const { data } = await shop.handIn(sara, order, [await shop.handed(sara, cheque, changes)]);
      return data.cheques[place]?.colour;
    };
    return { sara, order, handIn };
  }
  const enquiries = async () =>
    (await shop.run<{ n: number }>(`SELECT count(*)::int AS n FROM outer_calls WHERE action = 'cheque'`))[0]
      ?.n;

  test('is asked for the own cheque of a customer who agrees, and forgotten with the decision', async () => {
    const { sara, order, handIn } = await buyByCheque();
    expect(await handIn(0, { owner: null })).toBeNull();
    expect(await handIn(1, { asksColour: true })).toBeNull();
    expect(await enquiries()).toBe(0);
    expect(await handIn(2, { owner: null, asksColour: true })).toBe('red');
    await until(async () => expect(await enquiries()).toBe(1));
    expect((await shop.requestOf(sara, order)).cheques[2]).toMatchObject({
      state: 'inReview',
      colour: 'red',
    });
    expect(await shop.accept(order, 3)).toBe('done');
    expect((await shop.requestOf(sara, order)).cheques[2]).toMatchObject({ state: 'accepted', colour: null });
  });
});

import { randomUUID } from 'node:crypto';
import { gatewaysOf } from '@/backend/adapters/payment/gateways';
import { readForOperator } from '@/backend/domains/account/conversation/desk';
import { oldGuestConversations } from '@/backend/domains/account/conversation/queries';
import { cleanUpsOf } from '@/backend/server/cleanUps';
import type { Conversation, ConversationMessage } from '@/contract/conversation';
import type { DeskConversationPage } from '@/contract/desk/conversation';
import type { StoredFile, Upload } from '@/contract/file';
import { mostListedMessages } from '@/contract/limits';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer } from '@/tests/support/customer';
import { parseDesk } from '@/tests/support/desk/parseDesk';
import { runLine } from '@/tests/support/desk/runLine';
import { aPhoto } from '@/tests/support/layout/uploads';

const clock = { now: Date.parse('2026-11-22T08:00:00Z') };
const shop = forAllTests(() => openTestApp({ now: () => clock.now }));
beforeEach(async () => {
  // Leaves the windows of the rate limits behind.
  clock.now += 3_600_000;
  await shop.run('DELETE FROM conversations');
});

/** A browser that keeps the cookie of the conversation. @param token null for a guest */
function browser(token: string | null = null) {
  let cookie = '';
  const caller = () => asCustomer(shop.app, token, cookie ? { cookie } : {});
  const call = async <Data>(method: 'get' | 'post' | 'delete', path: string, body?: object) => {
    const answer = await caller()[method]<Data>(path, body ?? {});
    const [kept = ''] = String(answer.headers['set-cookie'] ?? '').split(';');
    if (kept) cookie = kept.endsWith('=') ? '' : kept;
    return answer;
  };
  return {
    call,
    sendBytes: (id: string, bytes: Buffer) =>
      caller().send<Upload>(`/public/conversation/uploads/${id}?offset=0`, bytes),
    cookie: () => cookie,
    signIn: (next: string) => {
      token = next;
    },
    read: async (before?: number) =>
      (await call<Conversation>('get', `/public/conversation${before ? `?before=${before}` : ''}`)).data,
    send: (
      text: string,
      { key = randomUUID(), orderId = null as number | null, pictures = [] as string[] } = {},
    ) => call<ConversationMessage>('post', '/public/conversation/messages', { key, text, orderId, pictures }),
    see: (messageId: number) => call<null>('post', '/public/conversation/seen', { messageId }),
  };
}

type Browser = ReturnType<typeof browser>;

const texts = ({ messages }: Conversation) => messages.map(({ sender, text }) => `${sender}: ${text}`);

/** Types a command of the operator; a text is the last word. @returns the printed lines */
async function type(line: string, text?: string): Promise<string[]> {
  const words = [...line.split(' '), ...(text === undefined ? [] : ['--text', text])];
  const parts = { db: shop.db, now: () => clock.now, payment: { gateways: gatewaysOf([]) } };
  const { refused, lines } = await runLine(parts, parseDesk(words));
  return refused === null ? lines : [refused];
}
const waitingId = async () => Number(/conversation (\d+)/.exec((await type('list')).join('\n'))?.[1]);

describe('a guest', () => {
  test('writes, leaves, and finds the messages and the answer of the shop in the same browser', async () => {
    const guest = browser();
    expect(await guest.read()).toEqual({ messages: [], hasEarlier: false, unseen: 0 });
    expect(guest.cookie()).toBe('');
    expect((await guest.send('  سلام، A56 کی موجود می‌شود؟ ')).data).toMatchObject({
      sender: 'shopper',
      text: 'سلام، A56 کی موجود می‌شود؟',
      orderId: null,
    });
    expect(guest.cookie()).toMatch(/^conversation=[\w-]{43}$/);
    await type(`conversation reply ${await waitingId()}`, 'شنبهٔ آینده.');
    const read = await guest.read();
    expect(texts(read)).toEqual(['shopper: سلام، A56 کی موجود می‌شود؟', 'shop: شنبهٔ آینده.']);
    expect(read.unseen).toBe(1);
    await guest.see(read.messages[1]?.id ?? 0);
    expect((await guest.read()).unseen).toBe(0);
  });

  test('reads nothing of another browser, and an invented cookie opens nothing', async () => {
    await browser().send('محرمانه');
    expect(texts(await browser().read())).toEqual([]);
    const stranger = asCustomer(shop.app, null, { cookie: `conversation=${'a'.repeat(43)}` });
    expect((await stranger.get<Conversation>('/public/conversation')).data.messages).toEqual([]);
  });

  test('keeps the cookie as long as the conversation, which every message prolongs', async () => {
    const guest = browser();
    await guest.send('یک');
    const key = guest.cookie();
    const second = await guest.send('دو');
    expect(String(second.headers['set-cookie'])).toContain(`${key}; Max-Age=${90 * 86_400}`);
  });

  test('a sign-in while messages are on their way loses none that was answered as sent', async () => {
    const { token } = await shop.customer();
    const guest = browser();
    await guest.send('نخستین');
    const signedIn = asCustomer(shop.app, token, { cookie: guest.cookie() });
    const numbers = Array.from({ length: 12 }, (_one, number) => number);
    const answers = await Promise.all(
      numbers.map((number) =>
        number === 6 ? signedIn.get<Conversation>('/public/conversation') : guest.send(`پیام ${number}`),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
      [],
    );
    // The cookie may have begun another conversation after the first was given to the customer.
    const { messages } = (await signedIn.get<Conversation>('/public/conversation')).data;
    const sent = numbers.filter((number) => number !== 6 && answers[number]?.status === 200);
    expect(messages).toHaveLength(1 + sent.length);
  });

  test('sends no order and no empty message', async () => {
    const guest = browser();
    expect((await guest.send('دربارهٔ سفارشم', { orderId: 1 })).status).toBe(404);
    expect((await guest.send('   ')).status).toBe(400);
    expect(texts(await guest.read())).toEqual([]);
  });
});

describe('a message', () => {
  test('that is sent again with its key is stored once', async () => {
    const guest = browser();
    const key = randomUUID();
    const first = await guest.send('یک بار', { key });
    expect((await guest.send('یک بار', { key })).data).toEqual(first.data);
    expect((await guest.read()).messages).toHaveLength(1);
  });

  test('is refused when twenty were sent within five minutes', async () => {
    const guest = browser();
    for (let sent = 0; sent < 20; sent += 1) expect((await guest.send(`پیام ${sent}`)).status).toBe(200);
    const refused = await guest.send('پیام دیگر');
    expect([refused.status, refused.code]).toEqual([429, 'too_many']);
    clock.now += 5 * 60_000;
    expect((await guest.send('پیام دیگر')).status).toBe(200);
  });
});

describe('a customer', () => {
  test('finds the conversation on every device, and the messages written before the sign-in', async () => {
    const maryam = await shop.customer();
    const phone = browser(maryam.token);
    await phone.send('از گوشی');
    const laptop = browser();
    await laptop.send('پیش از ورود');
    laptop.signIn(maryam.token);
    expect(texts(await laptop.read())).toEqual(['shopper: از گوشی', 'shopper: پیش از ورود']);
    expect(laptop.cookie()).toBe('');
    expect(texts(await phone.read())).toEqual(['shopper: از گوشی', 'shopper: پیش از ورود']);
    expect(texts(await browser((await shop.customer()).token).read())).toEqual([]);
  });

  test('has a name at the desk once the guest who wrote has signed in', async () => {
    const supervisor = await shop.customer({ role: 'supervisor' });
    const atDesk = async () =>
      (await supervisor.get<DeskConversationPage>('/admin/conversations?tab=waiting')).data.conversations;
    const { token, userId, mobile } = await shop.customer();
    await shop.run("UPDATE users SET f_name = 'مریم', l_name = 'احمدی' WHERE id = $1", [userId]);
    const laptop = browser();
    await laptop.send('سفارش من کی می‌رسد؟');
    expect(await atDesk()).toMatchObject([{ name: '', mobile: null }]);
    laptop.signIn(token);
    await laptop.read();
    expect(await atDesk()).toMatchObject([{ name: 'مریم احمدی', mobile, text: 'سفارش من کی می‌رسد؟' }]);
  });

  test('begins one conversation with two first messages at once', async () => {
    const { token } = await shop.customer();
    const both = await Promise.all([browser(token).send('یک'), browser(token).send('دو')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await browser(token).read()).messages).toHaveLength(2);
  });

  test('reads older messages page by page', async () => {
    const { token, userId } = await shop.customer();
    await browser(token).send('نخستین');
    await shop.run(
      `INSERT INTO conversation_messages (conversation_id, sender, text, sent_at)
       SELECT c.id, 'shop', 'پاسخ ' || n, now() FROM conversations c, generate_series(1, $2) n WHERE c.user_id = $1`,
      [userId, mostListedMessages],
    );
    const newest = await browser(token).read();
    expect([newest.messages.length, newest.hasEarlier]).toEqual([mostListedMessages, true]);
    const earlier = await browser(token).read(newest.messages[0]?.id);
    expect([texts(earlier), earlier.hasEarlier]).toEqual([['shopper: نخستین'], false]);
  });
});

describe('the operator', () => {
  test('sees what waits for an answer, reads it, and answers it', async () => {
    const guest = browser();
    await guest.send('چک صیادی می‌پذیرید؟');
    const id = await waitingId();
    expect((await type(`conversation show ${id}`)).join()).toContain('چک صیادی می‌پذیرید؟');
    expect(await type(`conversation reply ${id}`, 'بله.')).toEqual([]);
    expect((await type('list')).join()).not.toContain('conversation');
    await guest.send('ممنون');
    expect(await waitingId()).toBe(id);
    expect((await type('conversation reply 999999', 'بله.')).join()).toContain('nothing with this number');
  });
});

test('a guest conversation without a message for ninety days is deleted, a customer keeps theirs', async () => {
  const guest = browser();
  const { token } = await shop.customer();
  await guest.send('مهمان');
  await browser(token).send('مشتری');
  clock.now += 91 * 86_400_000;
  const cleanUps = cleanUpsOf(shop.db, () => clock.now);
  cleanUps.add(oldGuestConversations);
  await cleanUps.run();
  expect(texts(await guest.read())).toEqual([]);
});

test('a message cannot steer the terminal of the operator or look like a line of another kind', async () => {
  await browser().send('سلام\norder 1040001  preparing\u001b[2J\u009b31m\u202eabc');
  const id = await waitingId();
  for (const lines of [await type('list'), await type(`conversation show ${id}`)]) {
    expect(lines.filter((line) => line.startsWith('order'))).toEqual([]);
    expect(lines.join('')).not.toMatch(/[\p{Cc}\u202e]/u);
  }
});

describe('pictures of messages', () => {
  const begin = (who: Browser, size: number) =>
    who.call<Upload>('post', '/public/conversation/uploads', { size });
  /** Uploads a small photo in one part. */
  async function upload(who: Browser): Promise<string> {
    const bytes = await aPhoto();
    const { data } = await begin(who, bytes.length);
    const answer = await who.sendBytes(data.id, bytes);
    expect(answer.status).toBe(200);
    return data.id;
  }
  const open = async (link = '') => (await shop.app.inject(link)).statusCode;

  test('a guest sends pictures, also without a text, and the shop sees that there are some', async () => {
    const guest = browser();
    const pictures = [await upload(guest), await upload(guest)];
    const { status, data } = await guest.send('', { pictures });
    expect([status, data.pictures.map(({ id }) => id)]).toEqual([200, pictures]);
    const [message] = (await guest.read()).messages;
    expect(await open(message?.pictures[0]?.link)).toBe(200);
    expect((await guest.send('', {})).status).toBe(400);
    expect((await readForOperator(shop.db, await waitingId()))[0]?.pictures).toHaveLength(2);
  });

  test('another guest, a stranger and a supervisor without a link: only the last may see a picture', async () => {
    const [guest, other] = [browser(), browser()];
    const id = await upload(guest);
    await other.send('سلام');
    expect((await other.call('get', `/public/conversation/uploads/${id}`)).status).toBe(404);
    expect((await other.call('delete', `/public/conversation/uploads/${id}`)).status).toBe(404);
    expect((await other.send('این هم عکس', { pictures: [id] })).status).toBe(409);
    expect((await browser().call('get', `/public/conversation/uploads/${id}`)).status).toBe(404);
    const stranger = await shop.customer();
    expect((await stranger.get(`/user/files/${id}`)).status).toBe(404);
    const supervisor = await shop.customer({ role: 'supervisor' });
    const seen = await supervisor.get<StoredFile>(`/user/files/${id}`);
    expect(await open(seen.data.link)).toBe(200);
  });

  test('a first message with a picture that is gone begins no conversation', async () => {
    const count = () => shop.run('SELECT count(*)::int AS count FROM conversations');
    const before = await count();
    expect((await browser().send('سلام', { pictures: [randomUUID()] })).status).toBe(409);
    expect(await count()).toEqual(before);
  });

  test('a link of a guest ends when the guest signs in, and the pictures go along', async () => {
    const guest = browser();
    const pictures = [await upload(guest)];
    await guest.send('عکس جعبه', { pictures });
    const unsent = await upload(guest);
    const [before] = (await guest.read()).messages;
    guest.signIn((await shop.customer()).token);
    const [after] = (await guest.read()).messages;
    expect(after?.pictures.map(({ id }) => id)).toEqual(pictures);
    expect([await open(before?.pictures[0]?.link), await open(after?.pictures[0]?.link)]).toEqual([404, 200]);
    expect((await guest.send('و این', { pictures: [unsent] })).status).toBe(200);
  });

  test('a repeated message keeps its pictures, and a picture belongs to one message', async () => {
    const guest = browser();
    const pictures = [await upload(guest)];
    const key = randomUUID();
    const first = await guest.send('یک', { key, pictures });
    expect((await guest.send('یک', { key, pictures })).data.id).toBe(first.data.id);
    expect((await guest.send('دو', { pictures })).status).toBe(409);
  });

  test('the files go with the conversation of a guest who does not come back', async () => {
    const guest = browser();
    const [id = ''] = [await upload(guest)];
    await guest.send('عکس', { pictures: [id] });
    await shop.run('DELETE FROM conversations');
    expect(await shop.run(`SELECT 1 FROM stored_files WHERE id = '${id}'`)).toEqual([]);
    expect(
      await shop.run(`SELECT 1 FROM outbox WHERE kind = 'delete_file' AND key = 'delete_file:${id}'`),
    ).toHaveLength(1);
  });

  test('a guest may begin a limited number of uploads, and an address too', async () => {
    const guest = browser();
    const statuses: number[] = [];
    for (let turn = 0; turn < 13; turn += 1) {
      const { status, data } = await begin(guest, 1000);
      statuses.push(status);
      if (status === 200) await guest.call('delete', `/public/conversation/uploads/${data.id}`);
    }
    expect(statuses).toEqual([...Array(12).fill(200), 429]);
    for (let turn = 0; turn < 47; turn += 1) await begin(browser(), 1000);
    expect((await begin(browser(), 1000)).status).toBe(429);
  });

  test('guests who take another IPv6 address of one household are counted together', async () => {
    const statuses: number[] = [];
    for (let turn = 1; turn <= 61; turn += 1) {
      const { statusCode } = await shop.app.inject({
        method: 'POST',
        url: '/public/conversation/uploads',
        headers: { 'x-forwarded-for': `2001:db8:1:2::${turn.toString(16)}` },
        payload: { size: 1000 },
      });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
  });
});

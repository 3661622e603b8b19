import { HttpResponse, http } from 'msw';
import type { Address, EditAddress } from '@/contract/address';
import {
  addressFormClosed,
  addressFormOpened,
  addressSlice,
  loadAddresses,
  preferAddress,
  removeAddress,
  saveAddress,
  selectAddressBook,
  shownAddresses,
} from '@/store/address';
import { userInfoChanged } from '@/store/session/session';
import { selectOverlay } from '@/store/ui';
import { refusal } from '@/tests/support/answers';
import { anAddress } from '@/tests/support/factories/address';
import { closedGate } from '@/tests/support/gate';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { customerCalls, startSession } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';

const home = anAddress();
const work = anAddress({ id: 2, title: 'محل کار', isDefault: false });

let saved: Address[] = [];
let removed: Address[] = [];
let calls: string[] = [];
let trouble: (() => Response) | null = null;
let latency = 0;

beforeEach(() => {
  [saved, removed, calls, trouble, latency] = [[home, work], [], [], null, 0];
  const answer = async (call: string, change: () => void) => {
    calls.push(`${call} begins`);
    await new Promise((resolve) => setTimeout(resolve, latency));
    calls.push(`${call} ends`);
    const wrong = trouble;
    trouble = null;
    if (wrong) return wrong();
    change();
    return HttpResponse.json({ data: saved, extraObject: { id: 1 } });
  };
  const prefer = (id: number) => {
    saved = saved.map((one) => ({ ...one, isDefault: one.id === id }));
  };
  server.use(
    ...customerCalls(),
    http.get(`${testApi}/user/addresses`, () => answer('load', () => {})),
    http.post(`${testApi}/user/addresses`, async ({ request }) => {
      const body = Object(await request.json()) as EditAddress; // the handler trusts its own test
      return answer('add', () => {
        saved = [...saved, anAddress({ ...body, id: 9 })];
        if (body.isDefault) prefer(9);
      });
    }),
    http.put(`${testApi}/user/addresses/:id`, async ({ params, request }) => {
      const body = Object(await request.json());
      return answer(`edit ${params.id}`, () => {
        saved = saved.map((one) => (one.id === Number(params.id) ? { ...one, ...body } : one));
      });
    }),
    http.put(`${testApi}/user/addresses/:id/default`, ({ params }) =>
      answer(`prefer ${params.id}`, () => prefer(Number(params.id))),
    ),
    http.delete(`${testApi}/user/addresses/:id`, ({ params }) =>
      answer(`remove ${params.id}`, () => {
        removed = saved.filter(({ id }) => id === Number(params.id));
        saved = saved.filter(({ id }) => id !== Number(params.id));
      }),
    ),
    http.post(`${testApi}/user/addresses/:id/restore`, ({ params }) =>
      answer(`restore ${params.id}`, () => {
        saved = [...saved, ...removed];
      }),
    ),
  );
});

async function open() {
  const store = startSession();
  store.inject(addressSlice);
  store.dispatch(loadAddresses.request());
  const book = () => selectAddressBook(store.getState());
  const titles = () => shownAddresses(book())?.map(({ title }) => title);
  const preferred = () => shownAddresses(book())?.find(({ isDefault }) => isDefault)?.title;
  const toasts = () => store.getState().ui.toasts;
  await until(() => expect(titles()).toEqual(['خانه', 'محل کار']));
  calls = [];
  return { store, book, titles, preferred, toasts };
}

const { id, provinceTitle, cityTitle, ...edit } = anAddress({ title: 'خانهٔ مادر', isDefault: false });

describe('the address book', () => {
  test('adds a new address and announces it', async () => {
    const { store, book, titles, toasts } = await open();
    store.dispatch(addressFormOpened());
    store.dispatch(saveAddress.request({ id: null, address: edit }));
    expect(book().form.status).toBe('busy');
    await until(() => expect(book().form.status).toBe('done'));
    expect(titles()).toEqual(['خانه', 'محل کار', 'خانهٔ مادر']);
    expect(toasts().map(({ text }) => text)).toEqual(['نشانی ثبت شد']);
  });

  test('changes an edited address', async () => {
    const { store, titles } = await open();
    store.dispatch(saveAddress.request({ id: 2, address: { ...edit, title: 'دفتر' } }));
    await until(() => expect(titles()).toEqual(['خانه', 'دفتر']));
  });

  test('keeps the field errors of a refused form and shows the message of the server in a toast', async () => {
    const { store, book, toasts } = await open();
    store.dispatch(addressFormOpened());
    trouble = () => refusal(400, 'نشانی درست نیست', { postalCode: 'کد پستی را در ۱۰ رقم وارد کنید.' });
    store.dispatch(saveAddress.request({ id: null, address: edit }));
    await until(() => expect(book().form.status).toBe('failed'));
    expect(book().form.failure?.fields).toEqual({ postalCode: 'کد پستی را در ۱۰ رقم وارد کنید.' });
    await until(() => expect(toasts().map(({ text }) => text)).toEqual(['نشانی درست نیست']));
    store.dispatch(addressFormOpened());
    expect(book().form.failure).toBeNull();
  });

  test('shows a refusal in a toast when the form was closed before', async () => {
    const { store, toasts } = await open();
    latency = 20;
    store.dispatch(addressFormOpened());
    trouble = () => refusal(409, 'جا نیست');
    store.dispatch(saveAddress.request({ id: null, address: edit }));
    store.dispatch(addressFormClosed());
    await until(() => expect(toasts().map(({ text }) => text)).toEqual(['جا نیست']));
  });

  test('moves the default at once, and back after a refusal', async () => {
    const { store, preferred, toasts } = await open();
    store.dispatch(preferAddress.request(2));
    expect(preferred()).toBe('محل کار');
    await until(() => expect(saved.find(({ isDefault }) => isDefault)?.id).toBe(2));
    trouble = () => HttpResponse.error();
    store.dispatch(preferAddress.request(1));
    expect(preferred()).toBe('خانه');
    await until(() => expect(toasts()).toHaveLength(1));
    expect(preferred()).toBe('محل کار');
  });

  test('removes an address at once, and the toast restores it', async () => {
    const { store, titles, toasts } = await open();
    store.dispatch(removeAddress.request(work));
    expect(titles()).toEqual(['خانه']);
    await until(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).toMatchObject({ text: 'نشانی حذف شد', detail: 'محل کار' });
    const undo = toasts()[0]?.action;
    if (undo) store.dispatch(undo.dispatch);
    await until(() => expect(titles()).toEqual(['خانه', 'محل کار']));
  });

  test('leaves out an address that was removed while the book was loaded again', async () => {
    const { store, titles } = await open();
    const earlier = closedGate();
    let answered = false;
    server.use(
      http.get(`${testApi}/user/addresses`, async () => {
        await earlier.opened;
        answered = true;
        return HttpResponse.json({ data: [home, work] });
      }),
    );
    store.dispatch(loadAddresses.request());
    store.dispatch(removeAddress.request(work));
    await until(() => expect(saved).toEqual([home]));
    await until(() => expect(selectAddressBook(store.getState()).removing).toEqual([]));
    earlier.open();
    await until(() => expect(answered).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(titles()).toEqual(['خانه']);
  });

  test('shows an address again with the reason when the server refuses to remove it', async () => {
    const { store, titles, toasts } = await open();
    trouble = () => refusal(503, 'بعداً');
    store.dispatch(removeAddress.request(work));
    await until(() => expect(titles()).toEqual(['خانه', 'محل کار']));
    expect(toasts()).toMatchObject([{ kind: 'danger', text: 'بعداً' }]);
  });

  test.each([
    ['removed', removeAddress.request(work)],
    ['preferred', preferAddress.request(2)],
    ['saved', saveAddress.request({ id: 2, address: { ...edit, title: 'دفتر' } })],
  ])(
    'opens the login without a toast when an address is %s after the session has ended',
    async (_what, change) => {
      const { store, titles, preferred, toasts } = await open();
      trouble = () => refusal(401, 'نشست شما پایان یافته است.');
      store.dispatch(change);
      await until(() => expect(selectOverlay(store.getState())).toBe('login'));
      expect(titles()).toEqual(['خانه', 'محل کار']);
      expect(preferred()).toBe('خانه');
      expect(toasts()).toEqual([]);
    },
  );

  test('shows an error when an address can no longer be restored', async () => {
    const { store, titles, toasts } = await open();
    store.dispatch(removeAddress.request(work));
    await until(() => expect(toasts()).toHaveLength(1));
    trouble = () => refusal(404, 'این نشانی دیگر نیست');
    const undo = toasts()[0]?.action;
    if (undo) store.dispatch(undo.dispatch);
    await until(() => expect(toasts().at(-1)?.text).toBe('این نشانی دیگر نیست'));
    expect(titles()).toEqual(['خانه']);
  });

  test('sends changes one after the other', async () => {
    const { store, preferred, titles } = await open();
    latency = 15;
    store.dispatch(preferAddress.request(2));
    store.dispatch(removeAddress.request(home));
    store.dispatch(saveAddress.request({ id: null, address: edit }));
    expect(titles()).toEqual(['محل کار']);
    await until(() => expect(titles()).toEqual(['محل کار', 'خانهٔ مادر']));
    expect(preferred()).toBe('محل کار');
    expect(calls).toEqual(
      ['prefer 2', 'remove 1', 'add'].flatMap((call) => [`${call} begins`, `${call} ends`]),
    );
  });

  test('shows an error when the list cannot be loaded, and loads it on another try', async () => {
    const { store, book, titles } = await open();
    trouble = () => HttpResponse.error();
    store.dispatch(loadAddresses.request());
    await until(() => expect(book().loadFailed).toBe(true));
    store.dispatch(loadAddresses.request());
    expect(book().loadFailed).toBe(false);
    await until(() => expect(titles()).toHaveLength(2));
  });

  test('is cleared at sign-out', async () => {
    const { store, titles } = await open();
    store.dispatch(userInfoChanged(null));
    expect(titles()).toBeUndefined();
  });
});

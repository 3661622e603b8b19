import { HttpResponse } from 'msw';
import type { Address } from '@/contract/address';
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
import { answer, answerOnce, type Call, calls, changes, page, refusal } from '@/tests/support/answers';
import { anAddress } from '@/tests/support/factories/address';
import { closedGate } from '@/tests/support/gate';
import { openShop, toastsOf } from '@/tests/support/openShop';
import { until } from '@/tests/support/until';
import { untilQuiet } from '@/tests/support/untilQuiet';

const home = anAddress();
const work = anAddress({ id: 2, title: 'محل کار', isDefault: false });

let saved: Address[] = [];

const book = () => page(saved, { id: 1 });
const idOf = ({ params }: Call) => Number(params.id);
const { id, provinceTitle, cityTitle, ...edit } = anAddress({ title: 'خانهٔ مادر', isDefault: false });

/** A customer at their two addresses, at home and at work. */
async function open() {
  saved = [home, work];
  const store = openShop({
    as: 'customer',
    with: {
      'GET /user/addresses': () => saved,
      'POST /user/addresses': ({ body }) => {
        saved = [...saved, anAddress({ ...body, id: 9 })];
        return book();
      },
      'PUT /user/addresses/:id': book,
      'PUT /user/addresses/:id/default': (call) => {
        saved = saved.map((one) => ({ ...one, isDefault: one.id === idOf(call) }));
        return book();
      },
      'DELETE /user/addresses/:id': (call) => {
        saved = saved.filter((one) => one.id !== idOf(call));
        return book();
      },
      'POST /user/addresses/:id/restore': () => {
        saved = [home, work];
        return book();
      },
    },
  });
  store.inject(addressSlice);
  store.dispatch(loadAddresses.request());
  const shown = () => shownAddresses(selectAddressBook(store.getState()));
  const titles = () => shown()?.map(({ title }) => title);
  const preferred = () => shown()?.find(({ isDefault }) => isDefault)?.title;
  /** Removes the address of work, and presses the button of the toast. */
  const removeAndRestore = async () => {
    store.dispatch(removeAddress.request(work));
    await until(() => expect(store.getState().ui.toasts).toHaveLength(1));
    const [toast] = store.getState().ui.toasts;
    expect(toast).toMatchObject({ text: 'نشانی حذف شد', detail: 'محل کار' });
    if (toast?.action) store.dispatch(toast.action.dispatch);
  };
  await until(() => expect(titles()).toEqual(['خانه', 'محل کار']));
  return { store, titles, preferred, removeAndRestore };
}

describe('the address book', () => {
  test('shows a refusal in a toast when the form was closed before, and an empty form after it', async () => {
    const { store } = await open();
    store.dispatch(addressFormOpened());
    answerOnce({ 'POST /user/addresses': refusal(409, 'جا نیست') });
    store.dispatch(saveAddress.request({ id: null, address: edit }));
    store.dispatch(addressFormClosed());
    await until(() => expect(toastsOf(store)).toEqual(['جا نیست']));
    store.dispatch(addressFormOpened());
    expect(selectAddressBook(store.getState()).form.failure).toBeNull();
  });

  test('moves the default at once, and back after a refusal', async () => {
    const { store, preferred } = await open();
    store.dispatch(preferAddress.request(2));
    expect(preferred()).toBe('محل کار');
    await until(() => expect(saved.find(({ isDefault }) => isDefault)?.id).toBe(2));
    answerOnce({ 'PUT /user/addresses/:id/default': HttpResponse.error() });
    store.dispatch(preferAddress.request(1));
    expect(preferred()).toBe('خانه');
    await until(() => expect(toastsOf(store)).toHaveLength(1));
    expect(preferred()).toBe('محل کار');
  });

  test('restores a removed address with the button of the toast', async () => {
    const { titles, removeAndRestore } = await open();
    await removeAndRestore();
    await until(() => expect(titles()).toEqual(['خانه', 'محل کار']));
  });

  test('shows an error when an address can no longer be restored', async () => {
    const { store, titles, removeAndRestore } = await open();
    answer({ 'POST /user/addresses/:id/restore': refusal(404, 'این نشانی دیگر نیست') });
    await removeAndRestore();
    await until(() => expect(toastsOf(store).at(-1)).toBe('این نشانی دیگر نیست'));
    expect(titles()).toEqual(['خانه']);
  });

  test('leaves out an address that was removed while the book was loaded again', async () => {
    const { store, titles } = await open();
    const earlier = closedGate();
    answerOnce({ 'GET /user/addresses': () => earlier.opened.then(() => [home, work]) });
    store.dispatch(loadAddresses.request());
    store.dispatch(removeAddress.request(work));
    await until(() => expect(saved).toEqual([home]));
    await until(() => expect(selectAddressBook(store.getState()).removing).toEqual([]));
    earlier.open();
    await untilQuiet();
    expect(titles()).toEqual(['خانه']);
  });

  test('shows an address again with the reason when the server refuses to remove it', async () => {
    const { store, titles } = await open();
    answer({ 'DELETE /user/addresses/:id': refusal(503, 'بعداً') });
    store.dispatch(removeAddress.request(work));
    expect(titles()).toEqual(['خانه']);
    await until(() => expect(titles()).toEqual(['خانه', 'محل کار']));
    expect(store.getState().ui.toasts).toMatchObject([{ kind: 'danger', text: 'بعداً' }]);
  });

  test.each([
    ['removed', removeAddress.request(work), 'DELETE /user/addresses/:id'],
    ['preferred', preferAddress.request(2), 'PUT /user/addresses/:id/default'],
    ['saved', saveAddress.request({ id: 2, address: edit }), 'PUT /user/addresses/:id'],
  ])(
    'opens the login without a toast when an address is %s after the session has ended',
    async (_what, change, call) => {
      const { store, titles, preferred } = await open();
      answer({ [call]: refusal(401, 'نشست شما پایان یافته است.') });
      store.dispatch(change);
      await until(() => expect(selectOverlay(store.getState())).toBe('login'));
      expect(titles()).toEqual(['خانه', 'محل کار']);
      expect(preferred()).toBe('خانه');
      expect(toastsOf(store)).toEqual([]);
    },
  );

  test('sends changes one after the other', async () => {
    const { store, preferred, titles } = await open();
    const first = closedGate();
    const all = ['PUT /user/addresses/:id/default', 'DELETE /user/addresses/:id', 'POST /user/addresses'];
    answerOnce({ 'PUT /user/addresses/:id/default': () => first.opened.then(book) });
    store.dispatch(preferAddress.request(2));
    store.dispatch(removeAddress.request(home));
    store.dispatch(saveAddress.request({ id: null, address: edit }));
    expect(titles()).toEqual(['محل کار']);
    await until(() => expect(changes()).toEqual(all.slice(0, 1)));
    saved = [home, work].map((one) => ({ ...one, isDefault: one === work }));
    first.open();
    await until(() => expect(titles()).toEqual(['محل کار', 'خانهٔ مادر']));
    expect(preferred()).toBe('محل کار');
    expect(changes()).toEqual(all);
  });

  test('shows an error when the list cannot be loaded, and loads it on another try', async () => {
    const { store } = await open();
    const failed = () => selectAddressBook(store.getState()).loadFailed;
    answerOnce({ 'GET /user/addresses': HttpResponse.error() });
    store.dispatch(loadAddresses.request());
    await until(() => expect(failed()).toBe(true));
    const before = calls.length;
    store.dispatch(loadAddresses.request());
    expect(failed()).toBe(false);
    await until(() => expect(calls.length).toBeGreaterThan(before));
    await untilQuiet();
    expect(failed()).toBe(false);
  });

  test('is cleared at sign-out', async () => {
    const { store, titles } = await open();
    store.dispatch(userInfoChanged(null));
    expect(titles()).toBeUndefined();
  });
});

import type { ShopChanges, ShopPages, ShopReads } from '@/contract/calls';
import type { Page } from '@/contract/paging';
import { readKey, unread } from '@/store/calls';
import { idleForm } from '@/store/formState';
import type { AppStore } from '@/store/makeStore';
import { selectShopCalls, shopCalls } from '@/store/shopCalls';

type Reads = ShopReads & { [Name in keyof ShopPages]: { query: ShopPages[Name]['query']; answer: unknown } };

/** The plain calls of a store, as the hooks of a screen make them. */
export function callsOf(store: AppStore) {
  store.inject(shopCalls.slice);
  const stateOf = <Name extends keyof Reads>(read: Name, query: Reads[Name]['query']) =>
    selectShopCalls(store.getState()).reads[readKey({ read, query })] ?? unread;
  return {
    /** A part shows the read. */
    show: <Name extends keyof Reads>(read: Name, query: Reads[Name]['query']) =>
      store.dispatch(shopCalls.readShown({ read, query })),
    load: <Name extends keyof Reads>(read: Name, query: Reads[Name]['query'], cursor?: string) =>
      store.dispatch(shopCalls.load.request({ read, query, ...(cursor && { cursor }) })),
    stateOf,
    answer: <Name extends keyof ShopReads>(read: Name, query: ShopReads[Name]['query']) =>
      stateOf(read, query).data as ShopReads[Name]['answer'] | undefined,
    page: <Name extends keyof ShopPages>(read: Name, query: ShopPages[Name]['query']) =>
      stateOf(read, query).data as Page<ShopPages[Name]['item'], ShopPages[Name]['extra']> | undefined,
    items: <Name extends keyof ShopPages>(read: Name, query: ShopPages[Name]['query']) =>
      (stateOf(read, query).data as Page<ShopPages[Name]['item']> | undefined)?.data ?? [],
    /** A form with this id sends a change. */
    send: <Name extends keyof ShopChanges>(change: Name, input: ShopChanges[Name]['input'], id = 'form') =>
      store.dispatch(shopCalls.change.request({ id, change, input })),
    form: (id = 'form') => selectShopCalls(store.getState()).forms[id] ?? idleForm,
  };
}

import type { Action } from '@reduxjs/toolkit';
import { put, select, takeEvery } from 'typed-redux-saga';
import type { ShopAnswers, ShopChanges, ShopPages } from '@/contract/calls';
import type { Page } from '@/contract/paging';
import { changes } from '@/services/shopChanges';
import { reads } from '@/services/shopReads';
import { loadBasket } from '@/store/basket';
import { readKey, readOfKey } from '@/store/calls';
import { changeFavorite } from '@/store/favorite';
import { profileSaved } from '@/store/profile';
import { selectShopCalls, shopCalls } from '@/store/shopCalls';
import { loadWallet } from '@/store/wallet';
import type { CallTable } from './calls';

/** The plain calls of the shop. */
export const shopTable: CallTable = {
  calls: shopCalls,
  rows: { reads, changes },
  selectCalls: selectShopCalls,
};

type Named<Name extends keyof ShopChanges> = { change: Name; input: ShopChanges[Name]['input'] };

// The name of a call determines its input and its answer, but the actions of all calls have one type.
/** Matches the request of a change. */
export const changeAsked =
  <Name extends keyof ShopChanges>(name: Name) =>
  (action: Action): action is Action<string> & { payload: Named<Name> } =>
    shopCalls.change.request.match(action) && action.payload.change === name;
/** Matches the success of a change. */
export const changeDone =
  <Name extends keyof ShopChanges>(name: Name) =>
  (
    action: Action,
  ): action is Action<string> & { payload: { args: Named<Name>; result: ShopChanges[Name]['answer'] } } =>
    shopCalls.change.success.match(action) && action.payload.args.change === name;
/** Matches the failure of a change. */
export const changeFailed =
  <Name extends keyof ShopChanges>(name: Name) =>
  (action: Action): action is Action<string> & { payload: { args: Named<Name> } } =>
    shopCalls.change.fail.match(action) && action.payload.args.change === name;
/** Matches an answer of a read. */
export const isAnswered =
  <Name extends keyof ShopAnswers>(name: Name) =>
  (action: Action): action is Action<string> & { payload: { result: ShopAnswers[Name] } } =>
    shopCalls.load.success.match(action) && action.payload.args.read === name;

/** Changes the rows of every list of this name that the store has. */
export function* editPages<Name extends keyof ShopPages>(
  name: Name,
  edit: (items: ShopPages[Name]['item'][]) => ShopPages[Name]['item'][],
) {
  const { reads: known } = yield* select(selectShopCalls);
  for (const [key, { data }] of Object.entries(known)) {
    const read = readOfKey(key);
    if (read.read !== name || data === undefined) continue;
    const page = data as Page<ShopPages[Name]['item']>;
    yield* put(shopCalls.readBrought({ ...read, data: { ...page, data: edit(page.data) } }));
  }
}

/** What a change concerns beyond the reads of its row. */
export function* shopCallsSaga() {
  // A cancelled order puts its lines back into the basket or its money into the wallet.
  yield* takeEvery(changeDone('cancelOrder'), function* () {
    yield* put(loadBasket.request());
    yield* put(loadWallet.request());
  });
  // The menu of the dashboard counts the favorites and asks for missing personal data.
  yield* takeEvery([profileSaved.type, changeFavorite.success.type], function* () {
    const menu = { read: 'dashboardMenu', query: {} };
    if ((yield* select(selectShopCalls)).reads[readKey(menu)]?.shown)
      yield* put(shopCalls.load.request(menu));
  });
}

import { Addresses } from '@/contract/address';
import { Alerts } from '@/contract/alert';
import { answerOf } from '@/contract/answer';
import { BasketExtra, BasketImportExtra } from '@/contract/basket';
import { Id } from '@/contract/common';
import { DashboardMenuItem } from '@/contract/dashboard';
import { Device } from '@/contract/device';
import { Favorite, FavoriteIds } from '@/contract/favorite';
import { FeedExtra, FeedNotification, UnseenLeft } from '@/contract/notification';
import { Overview } from '@/contract/order';
import { PageExtra } from '@/contract/paging';
import { User } from '@/contract/profile';
import { OwnReview, VotedReview } from '@/contract/review';
import { Reminders } from '@/contract/textMessage';
import { Wallet, WalletEntry } from '@/contract/wallet';
import * as address from '@/services/address';
import * as basket from '@/services/basket';
import * as favorite from '@/services/favorite';
import * as profile from '@/services/profile';
import * as service from '@/services/service';
import * as session from '@/services/session';
import * as wallet from '@/services/wallet';
import { aHomeAddress } from '@/tests/support/account/homeAddress';
import { basketWith, type Case, filled, maryam, nothing, pageOf } from './case';
import { api, identity, ids, publishedQuestion } from './liveBackend';
import { changeShop, readRows, readShop } from './plainCalls';

export const home = aHomeAddress({ cityId: 394 });

/** Number of the address that was saved last. */
export const newestAddress = async () => Math.max(...(await address.fetchAddresses(api)).map(({ id }) => id));

/** A basket of a guest with one line. @returns its id */
async function fillGuestBasket(): Promise<string> {
  const { token } = identity;
  Object.assign(identity, { token: null, cartId: null });
  const { data } = await basket.addToBasket(api, { productPropertyId: ids.variant, qty: 1 });
  identity.token = token;
  return data.cartId ?? '';
}

/** Calls of a signed-in customer about the account, the basket, favorites, addresses and notifications. */
export const customerCases = {
  getProfile: [answerOf(User), () => profile.getProfile(api)],
  editProfile: [
    answerOf(User),
    async () => {
      const { fName, lName, nationalCode, provinceId, cityId, birthDate } = await profile.getProfile(api);
      return changeShop('editProfile', {
        fname: fName ?? '',
        lname: lName ?? '',
        nationalCode: nationalCode ?? '',
        provinceId: provinceId ?? 0,
        cityId: cityId ?? 0,
        birthDate: birthDate ?? '',
      });
    },
  ],
  dashboardMenu: [answerOf(filled(DashboardMenuItem)), () => readShop('dashboardMenu', {})],
  overview: [answerOf(Overview), () => readShop('overview', {})],
  devices: [answerOf(filled(Device)), () => readShop('devices', {})],
  reminders: [answerOf(Reminders), () => readShop('reminders', {})],
  changeReminders: [
    answerOf(Reminders),
    () => changeShop('changeReminders', { channel: 'sms', basket: true }),
  ],
  signOutDevice: [
    nothing,
    async () => {
      const { mobile, password } = { mobile: maryam, password: 'Pelle1234' };
      await session.loginByPassword(api, { mobile, password });
      const other = (await readShop('devices', {})).find(({ current }) => !current);
      return changeShop('signOutDevice', { id: other?.id ?? '' });
    },
  ],
  signOutOthers: [nothing, () => changeShop('signOutOthers', {})],
  importBasket: [
    basketWith(BasketImportExtra),
    async () => basket.importBasket(api, await fillGuestBasket()),
  ],
  removeInsurance: [
    basketWith(BasketExtra),
    async () => {
      const { data } = await basket.getBasket(api);
      await service.removeInsurance(api, { basketId: data.items[0]?.basketId ?? '', signedIn: true });
      const { token } = identity;
      const cartId = await fillGuestBasket();
      Object.assign(identity, { token: null, cartId });
      const guests = await basket.getBasket(api);
      const basketId = guests.data.items[0]?.basketId ?? '';
      const answer = await service.removeInsurance(api, { basketId, signedIn: false });
      Object.assign(identity, { token, cartId: null });
      return answer;
    },
  ],
  undoImportBasket: [
    basketWith(BasketExtra),
    async () => {
      await basket.clearBasket(api);
      const { extraObject } = await basket.importBasket(api, await fillGuestBasket());
      return basket.undoImportBasket(api, extraObject.report?.id ?? '');
    },
  ],
  getWallet: [answerOf(Wallet), () => wallet.getWallet(api)],
  walletEntries: [pageOf(WalletEntry, PageExtra), () => readRows('walletEntries', { filter: 'in' })],
  addFavorites: [answerOf(FavoriteIds), () => favorite.addFavorites(api, [ids.product])],
  fetchFavoriteIds: [answerOf(filled(Id)), () => favorite.fetchFavoriteIds(api)],
  favorites: [pageOf(Favorite, PageExtra), () => readRows('favorites', {})],
  removeFavorite: [answerOf(FavoriteIds), () => favorite.removeFavorite(api, ids.product)],
  saveAddress: [
    answerOf(Addresses),
    async () => {
      await address.saveAddress(api, { id: null, address: home });
      return address.saveAddress(api, { id: await newestAddress(), address: { ...home, plaque: '9' } });
    },
  ],
  fetchAddresses: [answerOf(filled(Addresses.items)), () => address.fetchAddresses(api)],
  makeDefaultAddress: [
    answerOf(Addresses),
    async () => address.makeDefaultAddress(api, await newestAddress()),
  ],
  removeAddress: [answerOf(Addresses), async () => address.removeAddress(api, { id: await newestAddress() })],
  restoreAddress: [
    answerOf(Addresses),
    async () => {
      await address.saveAddress(api, { id: null, address: home });
      const id = await newestAddress();
      await address.removeAddress(api, { id });
      return address.restoreAddress(api, { id });
    },
  ],
  ownReview: [answerOf(OwnReview), () => readShop('ownReview', { productId: ids.bought })],
  writeReview: [
    answerOf(OwnReview),
    () =>
      changeShop('writeReview', {
        productId: ids.bought,
        review: { stars: 4, pros: ['سبک'], cons: [], pictures: [], text: 'از خریدم راضی هستم.' },
      }),
  ],
  voteForReview: [
    answerOf(VotedReview),
    () => changeShop('voteForReview', { productId: ids.reviewed, id: ids.review, helpful: true }),
  ],
  askQuestion: [
    nothing,
    () => changeShop('askQuestion', { productId: ids.bought, text: 'کابل در جعبه هست؟' }),
  ],
  answerQuestion: [
    nothing,
    async () =>
      changeShop('answerQuestion', {
        questionId: await publishedQuestion(ids.bought),
        text: 'در جعبهٔ من بود.',
      }),
  ],
  changeAlert: [
    answerOf(Alerts),
    async () => {
      const alert = { productPropertyId: ids.soldOut, kind: 'stock', target: null } as const;
      await changeShop('changeAlert', { ...alert, wanted: true });
      return changeShop('changeAlert', { ...alert, wanted: false });
    },
  ],
  alerts: [answerOf(Alerts), () => readShop('alerts', {})],
  notifications: [pageOf(FeedNotification, FeedExtra), () => readRows('notifications', {})],
  markSeen: [
    answerOf(UnseenLeft),
    async () => changeShop('markSeen', { id: (await readRows('notifications', {}))[0]?.id ?? 0 }),
  ],
  markAllSeen: [answerOf(UnseenLeft), () => changeShop('markAllSeen', {})],
} satisfies Record<string, Case>;

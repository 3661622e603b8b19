import { randomUUID } from 'node:crypto';
import { demoPassword } from '@/backend/seed/personas';
import { Addresses } from '@/contract/address';
import { answerOf } from '@/contract/answer';
import { BasketExtra, BasketImportExtra } from '@/contract/basket';
import { type CheckoutChoice, CheckoutReview, PlacedOrder, ShippingMethod } from '@/contract/checkout';
import { Id } from '@/contract/common';
import { DashboardMenuItem } from '@/contract/dashboard';
import { Device } from '@/contract/device';
import { Favorite, FavoriteIds } from '@/contract/favorite';
import { FeedExtra, FeedNotification, UnseenLeft } from '@/contract/notification';
import { Order, OrderSummary, OrdersExtra, Overview } from '@/contract/order';
import { PageExtra } from '@/contract/paging';
import { User } from '@/contract/profile';
import { StockAlerts } from '@/contract/stockAlert';
import { Wallet, WalletEntry } from '@/contract/wallet';
import * as address from '@/services/address';
import * as basket from '@/services/basket';
import * as checkout from '@/services/checkout';
import * as dashboard from '@/services/dashboard';
import * as device from '@/services/device';
import * as favorite from '@/services/favorite';
import * as notification from '@/services/notification';
import * as order from '@/services/order';
import * as profile from '@/services/profile';
import * as service from '@/services/service';
import * as session from '@/services/session';
import * as stockAlert from '@/services/stockAlert';
import * as wallet from '@/services/wallet';
import { basketWith, type Case, filled, maryam, nothing, pageOf, signal } from './case';
import { api, identity, ids } from './liveBackend';

export const home = {
  title: 'خانه',
  provinceId: 8,
  cityId: 394,
  address: 'خیابان گاندی',
  plaque: '8',
  unit: null,
  postalCode: '1517963511',
  receiverName: 'مریم احمدی',
  receiverMobile: '09123456789',
  isDefault: false,
  latitude: null,
  longitude: null,
};

const newestAddress = async () => Math.max(...(await address.fetchAddresses(api)).map(({ id }) => id));
/** The choice of a basket that is sent by post. */
async function choosePost(): Promise<CheckoutChoice> {
  const addressId = await newestAddress();
  const methods = await checkout.fetchShippingMethods(api, addressId, signal);
  const methodId = methods.find(({ kind }) => kind === 'post')?.id ?? 0;
  const shipping = { methodId, slotId: null, branchId: null };
  return { addressId, shipping, gateway: null, useWallet: false, coupon: null };
}

/** A basket of a guest with one line. @returns its id */
async function fillGuestBasket(): Promise<string> {
  const { token } = identity;
  Object.assign(identity, { token: null, cartId: null });
  const { data } = await basket.addToBasket(api, { productPropertyId: ids.variant, qty: 1 });
  identity.token = token;
  return data.cartId ?? '';
}

/** What a signed-in customer calls. */
export const customerCases = {
  getProfile: [answerOf(User), () => profile.getProfile(api)],
  editProfile: [
    answerOf(User),
    async () => {
      const { fName, lName, nationalCode, provinceId, cityId, birthDate } = await profile.getProfile(api);
      return profile.editProfile(api, {
        fname: fName ?? '',
        lname: lName ?? '',
        nationalCode: nationalCode ?? '',
        provinceId: provinceId ?? 0,
        cityId: cityId ?? 0,
        birthDate: birthDate ?? '',
      });
    },
  ],
  fetchDashboardMenu: [answerOf(filled(DashboardMenuItem)), () => dashboard.fetchDashboardMenu(api)],
  fetchOverview: [answerOf(Overview), () => dashboard.fetchOverview(api)],
  fetchDevices: [answerOf(filled(Device)), () => device.fetchDevices(api)],
  signOutDevice: [
    nothing,
    async () => {
      const { mobile, password } = { mobile: maryam, password: demoPassword };
      await session.loginByPassword(api, { mobile, password });
      const other = (await device.fetchDevices(api)).find(({ current }) => !current);
      return device.signOutDevice(api, other?.id ?? '');
    },
  ],
  signOutOtherDevices: [nothing, () => device.signOutOtherDevices(api)],

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
  fetchWalletEntries: [
    pageOf(WalletEntry, PageExtra),
    () => wallet.fetchWalletEntries(api, { query: { filter: 'in' }, cursor: null }, signal),
  ],
  fetchOrders: [
    pageOf(OrderSummary, OrdersExtra),
    () => order.fetchOrders(api, { query: { tab: 'all', search: '' }, cursor: null }, signal),
  ],
  fetchOrder: [
    answerOf(Order),
    async () => {
      const args = { query: { tab: 'all', search: '' }, cursor: null } as const;
      const { data } = await order.fetchOrders(api, args, signal);
      return order.fetchOrder(api, data[0]?.id ?? 0, signal);
    },
  ],

  fetchShippingMethods: [
    answerOf(filled(ShippingMethod)),
    async () => {
      await address.saveAddress(api, { id: null, address: home });
      await basket.clearBasket(api);
      await basket.addToBasket(api, { productPropertyId: ids.variant, qty: 1 });
      return checkout.fetchShippingMethods(api, await newestAddress(), signal);
    },
  ],
  reviewCheckout: [
    answerOf(CheckoutReview),
    async () => checkout.reviewCheckout(api, await choosePost(), signal),
  ],
  placeOrder: [
    answerOf(PlacedOrder),
    async () => {
      const choice = await choosePost();
      const { agreed } = await checkout.reviewCheckout(api, choice, signal);
      return checkout.placeOrder(api, {
        order: { ...choice, gateway: 'sandbox', agreed },
        key: randomUUID(),
      });
    },
  ],

  addFavorites: [answerOf(FavoriteIds), () => favorite.addFavorites(api, [ids.product])],
  fetchFavoriteIds: [answerOf(filled(Id)), () => favorite.fetchFavoriteIds(api)],
  fetchFavorites: [pageOf(Favorite, PageExtra), () => favorite.fetchFavorites(api, {}, signal)],
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

  askStockAlert: [answerOf(StockAlerts), () => stockAlert.askStockAlert(api, ids.soldOut)],
  fetchStockAlerts: [answerOf(StockAlerts), () => stockAlert.fetchStockAlerts(api)],
  cancelStockAlert: [answerOf(StockAlerts), () => stockAlert.cancelStockAlert(api, ids.soldOut)],

  fetchNotifications: [
    pageOf(FeedNotification, FeedExtra),
    () => notification.fetchNotifications(api, {}, signal),
  ],
  markNotificationSeen: [
    answerOf(UnseenLeft),
    async () => {
      const { data } = await notification.fetchNotifications(api, {}, signal);
      return notification.markNotificationSeen(api, data[0]?.id ?? 0);
    },
  ],
  markAllNotificationsSeen: [answerOf(UnseenLeft), () => notification.markAllNotificationsSeen(api)],
} satisfies Record<string, Case>;

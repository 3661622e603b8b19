import { demoPassword } from '@/backend/seed/personas';
import { Addresses } from '@/contract/address';
import { BasketExtra, BasketImportExtra } from '@/contract/basket';
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
import * as dashboard from '@/services/dashboard';
import * as device from '@/services/device';
import * as favorite from '@/services/favorite';
import * as notification from '@/services/notification';
import * as order from '@/services/order';
import * as profile from '@/services/profile';
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
  getProfile: [User, () => profile.getProfile(api)],
  editProfile: [
    User,
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
  fetchDashboardMenu: [filled(DashboardMenuItem), () => dashboard.fetchDashboardMenu(api)],
  fetchOverview: [Overview, () => dashboard.fetchOverview(api)],
  fetchDevices: [filled(Device), () => device.fetchDevices(api)],
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
  undoImportBasket: [
    basketWith(BasketExtra),
    async () => {
      await basket.clearBasket(api);
      const { extraObject } = await basket.importBasket(api, await fillGuestBasket());
      return basket.undoImportBasket(api, extraObject.report?.id ?? '');
    },
  ],

  getWallet: [Wallet, () => wallet.getWallet(api)],
  fetchWalletEntries: [
    pageOf(WalletEntry, PageExtra),
    () => wallet.fetchWalletEntries(api, { query: { filter: 'in' }, cursor: null }, signal),
  ],
  fetchOrders: [
    pageOf(OrderSummary, OrdersExtra),
    () => order.fetchOrders(api, { query: { tab: 'all', search: '' }, cursor: null }, signal),
  ],
  fetchOrder: [
    Order,
    async () => {
      const args = { query: { tab: 'all', search: '' }, cursor: null } as const;
      const { data } = await order.fetchOrders(api, args, signal);
      return order.fetchOrder(api, data[0]?.id ?? 0, signal);
    },
  ],

  addFavorites: [FavoriteIds, () => favorite.addFavorites(api, [ids.product])],
  fetchFavoriteIds: [filled(Id), () => favorite.fetchFavoriteIds(api)],
  fetchFavorites: [pageOf(Favorite, PageExtra), () => favorite.fetchFavorites(api, {}, signal)],
  removeFavorite: [FavoriteIds, () => favorite.removeFavorite(api, ids.product)],

  saveAddress: [
    Addresses,
    async () => {
      await address.saveAddress(api, { id: null, address: home });
      return address.saveAddress(api, { id: await newestAddress(), address: { ...home, plaque: '9' } });
    },
  ],
  fetchAddresses: [filled(Addresses.items), () => address.fetchAddresses(api)],
  makeDefaultAddress: [Addresses, async () => address.makeDefaultAddress(api, await newestAddress())],
  removeAddress: [Addresses, async () => address.removeAddress(api, { id: await newestAddress() })],
  restoreAddress: [
    Addresses,
    async () => {
      await address.saveAddress(api, { id: null, address: home });
      const id = await newestAddress();
      await address.removeAddress(api, { id });
      return address.restoreAddress(api, { id });
    },
  ],

  askStockAlert: [StockAlerts, () => stockAlert.askStockAlert(api, ids.soldOut)],
  fetchStockAlerts: [StockAlerts, () => stockAlert.fetchStockAlerts(api)],
  cancelStockAlert: [StockAlerts, () => stockAlert.cancelStockAlert(api, ids.soldOut)],

  fetchNotifications: [
    pageOf(FeedNotification, FeedExtra),
    () => notification.fetchNotifications(api, {}, signal),
  ],
  markNotificationSeen: [
    UnseenLeft,
    async () => {
      const { data } = await notification.fetchNotifications(api, {}, signal);
      return notification.markNotificationSeen(api, data[0]?.id ?? 0);
    },
  ],
  markAllNotificationsSeen: [UnseenLeft, () => notification.markAllNotificationsSeen(api)],
} satisfies Record<string, Case>;

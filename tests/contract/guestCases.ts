import { Type } from 'typebox';
import { demoPassword } from '@/backend/seed/personas';
import { BasketExtra } from '@/contract/basket';
import { ProductPage, Showcase } from '@/contract/product';
import { SearchExtra, SearchResult } from '@/contract/search';
import { CodeSent, MobileCheck, UserInfo } from '@/contract/session';
import { ShopPage } from '@/contract/shop';
import { Branch, Brand, FaqGroup, Province, Site, StaticsData } from '@/contract/site';
import * as basket from '@/services/basket';
import * as product from '@/services/product';
import * as profile from '@/services/profile';
import * as search from '@/services/search';
import * as session from '@/services/session';
import * as shop from '@/services/shop';
import * as site from '@/services/site';
import { basketWith, type Case, filled, maryam, nothing, signal, signIn } from './case';
import { api, identity, ids, phone } from './liveBackend';

/** A new customer: the number is free in the demo shop. */
const customer = { mobile: '09120000002', password: 'Kabootar77', secretKey: '' };

/** What a guest calls, and everybody who signs in. */
export const guestCases = {
  fetchSite: [Site, () => site.fetchSite(api)],
  fetchStaticsData: [StaticsData, () => site.fetchStaticsData(api)],
  fetchBrands: [filled(Brand), () => site.fetchBrands(api)],
  fetchProvinces: [filled(Province), () => site.fetchProvinces(api)],
  fetchBranches: [filled(Branch), () => site.fetchBranches(api)],
  fetchFaq: [filled(FaqGroup), () => site.fetchFaq(api)],
  fetchShowcase: [filled(Showcase), () => product.fetchShowcase(api)],
  fetchShop: [ShopPage, () => shop.fetchShop(api, { search: 'گوشی', inStock: true, page: 1 })],
  fetchSuggestions: [
    Type.Object({ ...SearchExtra.properties, results: filled(SearchResult) }),
    () => search.fetchSuggestions(api, 'گوشی', signal),
  ],
  fetchProduct: [ProductPage, () => product.fetchProduct(api, ids.product)],

  addToBasket: [
    basketWith(BasketExtra),
    async () => {
      const answer = await basket.addToBasket(api, { productPropertyId: ids.variant, qty: 1 });
      identity.cartId = answer.data.cartId;
      return answer;
    },
  ],
  updateBasket: [
    basketWith(BasketExtra),
    () => basket.updateBasket(api, { productPropertyId: ids.variant, qty: 2 }),
  ],
  getBasket: [basketWith(BasketExtra), () => basket.getBasket(api)],
  removeFromBasket: [
    basketWith(BasketExtra),
    () => basket.removeFromBasket(api, { productPropertyId: ids.variant }),
  ],
  clearBasket: [basketWith(BasketExtra), () => basket.clearBasket(api)],

  checkMobile: [MobileCheck, () => session.checkMobile(api, customer.mobile)],
  sendCode: [CodeSent, () => session.sendCode(api, { mobile: customer.mobile, isVoiceCall: false })],
  checkCode: [
    nothing,
    () => session.checkCode(api, { mobile: customer.mobile, code: phone.codeOf(customer.mobile) }),
  ],
  loginBySms: [
    UserInfo,
    async () => {
      const { mobile } = customer;
      const info = signIn(await session.loginBySms(api, { mobile, code: phone.codeOf(mobile) }));
      customer.secretKey = info.secretKey ?? '';
      return info;
    },
  ],
  resetPassword: [
    nothing,
    () => session.resetPassword(api, { password: 'Golabi88x', secretKey: customer.secretKey }),
  ],
  changePassword: [
    nothing,
    () => profile.changePassword(api, { currentPassword: 'Golabi88x', password: customer.password }),
  ],
  deleteAccount: [nothing, () => profile.deleteAccount(api, { password: customer.password })],
  verifyCode: [
    UserInfo,
    async () => {
      identity.token = null;
      await session.sendCode(api, { mobile: maryam, isVoiceCall: false });
      return signIn(await session.verifyCode(api, { mobile: maryam, code: phone.codeOf(maryam) }));
    },
  ],
  logout: [nothing, () => session.logout(api, identity.token ?? '')],
  loginByPassword: [
    UserInfo,
    async () => {
      identity.token = null;
      return signIn(await session.loginByPassword(api, { mobile: maryam, password: demoPassword }));
    },
  ],
} satisfies Record<string, Case>;

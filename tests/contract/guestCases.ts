import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { answerOf, answerWithExtraOf } from '@/contract/answer';
import { BasketExtra, BasketPlan } from '@/contract/basket';
import { BlogPage, PostPage, TextPage, TextPageLink } from '@/contract/content';
import { Conversation, ConversationMessage } from '@/contract/conversation';
import { ListedPlan } from '@/contract/facility';
import { ShopPage } from '@/contract/list';
import { PageExtra } from '@/contract/paging';
import {
  Comparison,
  PriceHistory,
  ProductCard,
  ProductPage,
  RemovedProduct,
  Showcase,
} from '@/contract/product';
import { Question } from '@/contract/question';
import { BuyerPicture, Review } from '@/contract/review';
import { PopularSearches, SearchExtra, SearchResult } from '@/contract/search';
import { CodeSent, MobileCheck, UserInfo } from '@/contract/session';
import { Branch, Brand, FaqGroup, Province, ShippingCompany, Site, StaticsData } from '@/contract/site';
import { Sitemap } from '@/contract/sitemap';
import * as basket from '@/services/basket';
import * as content from '@/services/content';
import * as conversation from '@/services/conversation';
import * as facility from '@/services/facility';
import * as shop from '@/services/list';
import * as product from '@/services/product';
import * as search from '@/services/search';
import * as service from '@/services/service';
import * as session from '@/services/session';
import * as site from '@/services/site';
import { basketWith, type Case, filled, maryam, nothing, pageOf, signal, signIn } from './case';
import { api, identity, ids, phone, removedProduct } from './liveBackend';
import { changeShop, readRows, readShop } from './plainCalls';

/** A new customer: the number is free in the demo shop. */
const customer = { mobile: '09120000002', password: 'Kabootar77', secretKey: '' };

/** Calls of a guest, and of everybody who signs in. */
export const guestCases = {
  fetchSite: [answerOf(Site), () => site.fetchSite(api)],
  fetchStaticsData: [answerOf(StaticsData), () => site.fetchStaticsData(api)],
  fetchBrands: [answerOf(filled(Brand)), () => site.fetchBrands(api)],
  fetchProvinces: [answerOf(filled(Province)), () => site.fetchProvinces(api)],
  fetchBranches: [answerOf(filled(Branch)), () => site.fetchBranches(api)],
  fetchSitemap: [answerOf(Sitemap), () => site.fetchSitemap(api)],
  fetchShippingCompanies: [answerOf(filled(ShippingCompany)), () => site.fetchShippingCompanies(api)],
  fetchFaq: [answerOf(filled(FaqGroup)), () => site.fetchFaq(api)],
  fetchTextPages: [answerOf(filled(TextPageLink)), () => content.fetchTextPages(api)],
  fetchTextPage: [answerOf(TextPage), () => content.fetchTextPage(api, 'terms')],
  fetchBlog: [answerOf(BlogPage), () => content.fetchBlog(api, { tag: 'mobile', page: 1 })],
  fetchPost: [answerOf(PostPage), () => content.fetchPost(api, 'battery-care-that-works')],
  fetchPlans: [answerOf(filled(ListedPlan)), () => facility.fetchPlans(api)],
  fetchShowcase: [answerOf(filled(Showcase)), () => product.fetchShowcase(api)],
  fetchShop: [answerOf(ShopPage), () => shop.fetchShop(api, { search: 'گوشی', inStock: true, page: 1 })],
  fetchSuggestions: [
    answerWithExtraOf(filled(SearchResult), SearchExtra),
    () => search.fetchSuggestions(api, 'گوشی', signal),
  ],
  fetchProduct: [answerOf(ProductPage), () => product.fetchProduct(api, ids.product)],
  fetchRemovedProduct: [
    answerOf(RemovedProduct),
    async () => product.fetchRemovedProduct(api, await removedProduct()),
  ],

  questions: [pageOf(Question, PageExtra), () => readRows('questions', { productId: ids.asked })],
  reviews: [pageOf(Review, PageExtra), () => readRows('reviews', { productId: ids.reviewed })],
  popularSearches: [answerOf(PopularSearches), () => readShop('popularSearches', {})],
  buyerPictures: [
    answerOf(Type.Array(BuyerPicture)),
    () => readShop('buyerPictures', { productId: ids.reviewed }),
  ],

  countProductView: [nothing, () => product.countProductView(api)],
  fetchCards: [answerOf(filled(ProductCard)), () => product.fetchCards(api, [ids.product, 2])],
  priceHistory: [answerOf(PriceHistory), () => readShop('priceHistory', { productPropertyId: ids.soldOut })],
  fetchComparison: [answerOf(Comparison), () => product.fetchComparison(api, [ids.product, 2])],

  sendMessage: [
    answerOf(ConversationMessage),
    () => conversation.sendMessage(api, { key: randomUUID(), text: 'سلام', orderId: null, pictures: [] }),
  ],
  fetchConversation: [answerOf(Conversation), () => conversation.fetchConversation(api, undefined, signal)],
  markConversationSeen: [nothing, () => conversation.markConversationSeen(api, { messageId: 1 })],

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
  addServices: [
    basketWith(BasketExtra),
    () =>
      service.addServices(api, {
        productPropertyId: ids.variant,
        serviceItems: [{ serviceId: ids.service, count: 2, price: 0, discountPrice: 0 }],
      }),
  ],
  removeServices: [
    basketWith(BasketExtra),
    () =>
      service.removeServices(api, {
        productPropertyId: ids.variant,
        serviceItems: [{ serviceId: ids.service, count: 2, price: 0, discountPrice: 0 }],
      }),
  ],
  getBasket: [basketWith(BasketExtra), () => basket.getBasket(api)],
  fetchBasketPlans: [answerOf(filled(BasketPlan)), () => facility.fetchBasketPlans(api)],
  choosePlan: [basketWith(BasketExtra), () => basket.choosePlan(api, { planId: 1, months: 6 })],
  removeFromBasket: [
    basketWith(BasketExtra),
    () => basket.removeFromBasket(api, { productPropertyId: ids.variant }),
  ],
  chooseCompanion: [
    basketWith(BasketExtra),
    () =>
      basket.chooseCompanion(api, {
        productPropertyId: ids.companion,
        bundleOf: ids.bundled,
        chosen: true,
      }),
  ],
  clearBasket: [basketWith(BasketExtra), () => basket.clearBasket(api)],

  checkMobile: [answerOf(MobileCheck), () => session.checkMobile(api, customer.mobile)],
  sendCode: [
    answerOf(CodeSent),
    () => session.sendCode(api, { mobile: customer.mobile, isVoiceCall: false }),
  ],
  checkCode: [
    nothing,
    () => session.checkCode(api, { mobile: customer.mobile, code: phone.codeOf(customer.mobile) }),
  ],
  loginBySms: [
    answerOf(UserInfo),
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
    () => changeShop('changePassword', { currentPassword: 'Golabi88x', password: customer.password }),
  ],
  deleteAccount: [nothing, () => changeShop('deleteAccount', { password: customer.password })],
  verifyCode: [
    answerOf(UserInfo),
    async () => {
      identity.token = null;
      await session.sendCode(api, { mobile: maryam, isVoiceCall: false });
      return signIn(await session.verifyCode(api, { mobile: maryam, code: phone.codeOf(maryam) }));
    },
  ],
  logout: [nothing, () => session.logout(api, identity.token ?? '')],
  loginByPassword: [
    answerOf(UserInfo),
    async () => {
      identity.token = null;
      return signIn(await session.loginByPassword(api, { mobile: maryam, password: 'Pelle1234' }));
    },
  ],
} satisfies Record<string, Case>;

import type { Basket, BasketChoice, BasketExtra, BasketItem, BasketPlan } from '@/contract/basket';
import { aPlan } from './facility';
import { pricing } from './product';

export const aListedPlan = (over: Partial<BasketPlan> = {}): BasketPlan => ({
  ...aPlan(),
  logoUrl: '/providers/pelle.svg',
  customers: 'everyone',
  categories: null,
  documents: ['تصویر کارت ملی'],
  cheque: null,
  debt: 0,
  reason: null,
  ...over,
});

export const aChoice = (over: Partial<BasketChoice> = {}): BasketChoice => ({
  plan: aPlan(),
  months: 12,
  prepaymentPercent: 20,
  fee: 0,
  chosen: false,
  debt: 0,
  reason: null,
  ...over,
});

export const aBasketItem = (over: Partial<BasketItem> = {}): BasketItem => ({
  id: '1',
  productId: 1,
  productPropertyId: 11,
  basketId: '1',
  slug: 'samsung-galaxy-s25',
  title: 'گوشی موبایل سامسونگ Galaxy S25',
  image: '/art/phone-triad-silk-ice-blue-pair.webp',
  imageUrl: '/art/phone-triad-silk-ice-blue-pair.webp',
  qty: 1,
  maxBuy: 5,
  stock: 9,
  ...pricing,
  bundleOf: null,
  isBundle: false,
  timedBundle: false,
  bundleToDate: null,
  bundles: [],
  bundleInfo: '',
  atrributeOne: { type: 1, title: 'آبی یخی', value: '#A3B9DA', imageUrl: null, attrImageUrl: null },
  atrributeTwo: { type: 2, title: '۲۵۶ گیگابایت', value: 'storage', imageUrl: null, attrImageUrl: null },
  description: 'گارانتی ۱۸ ماههٔ شرکتی',
  canDelete: true,
  insuranceTotalPrice: 0,
  insurancePriceWithDiscount: 0,
  allServiceItems: [],
  serviceItems: [],
  info: { message: null },
  ...over,
});

/** A basket answer whose sums fit its items. */
export function aBasketAnswer(over: Partial<Basket> = {}): { data: Basket; extraObject: BasketExtra } {
  const items = over.items ?? [aBasketItem()];
  const sum = (of: (item: BasketItem) => number) =>
    items.reduce((total, item) => total + of(item) * item.qty, 0);
  return {
    data: {
      cartId: '6f1c1f0e-6c1a-4d5a-9a53-0b4f4f0f7a11',
      revision: 1,
      items,
      qty: sum(() => 1),
      total: sum((item) => item.price),
      totalDiscount: sum((item) => item.discount),
      serviceTotalPrice: 0,
      message: null,
      ...over,
    },
    extraObject: {
      facility: { cartFacility: null, choice: null },
      showDetail: false,
      facilityDeference: 0,
      amountPerMonth: 0,
      sumOfFacilityBasket: 0,
      sumOfFacilityBasketDiscount: 0,
    },
  };
}

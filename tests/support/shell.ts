import { HttpResponse, http } from 'msw';
import type { SearchResult } from '@/contract/search';
import type { MenuItem, StaticsData } from '@/contract/site';
import { aBasketAnswer } from './factories/basket';
import { aCard } from './factories/product';
import { aStaticsData } from './factories/site';
import { testApi } from './renderApp';

/** The calls of every page on start. */
export const onStart = (statics: Partial<StaticsData> = {}) => [
  http.get(`${testApi}/public/getStaticsData`, () => HttpResponse.json({ data: aStaticsData(statics) })),
  http.get(`${testApi}/public/brands`, () => HttpResponse.json({ data: [] })),
  http.get(`${testApi}/public/provinces`, () => HttpResponse.json({ data: [] })),
  http.get(`${testApi}/public/branchs`, () => HttpResponse.json({ data: [] })),
  http.get(`${testApi}/v2/Cart/Get`, () =>
    HttpResponse.json(aBasketAnswer({ cartId: null, items: [], revision: 0 })),
  ),
];

let lastId = 100;
export const aMenuItem = (over: Partial<MenuItem> = {}): MenuItem => {
  lastId += 1;
  return {
    id: lastId,
    title: 'سامسونگ',
    link: '/shop?category=phones-samsung',
    imageUrl: null,
    itemType: 3,
    icon: null,
    description: null,
    childs: [],
    ...over,
  };
};

export const aResult = (over: Partial<SearchResult> = {}): SearchResult => {
  const { colours, isNew, ...card } = aCard();
  return { ...card, image: card.imageUrl, ...over };
};

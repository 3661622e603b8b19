import type { SearchResult } from '@/contract/search';
import type { MenuItem } from '@/contract/site';
import { aCard } from './factories/product';

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

import { findMenuItems } from '@/components/layout/menu/findMenuItems';
import type { MenuItem } from '@/contract/site';

const item = (id: number, title: string, childs: MenuItem[] = []): MenuItem => ({
  id,
  title,
  link: `/shop?category=c${id}`,
  imageUrl: null,
  itemType: 1,
  icon: null,
  description: null,
  childs,
});
const items = [
  item(1, 'هدفون و صدا', [item(2, 'هدفون توگوشی'), item(3, 'اسپیکر')]),
  item(4, 'لپ‌تاپ', [item(5, 'لپ‌تاپ ایسوس')]),
  item(6, 'ساعت هوشمند'),
];
const found = (typed: string) => findMenuItems(items, typed).map(({ title }) => title);

test.each([
  ['هدفن', ['هدفون و صدا', 'هدفون توگوشی']],
  ['لپ تاپ', ['لپ‌تاپ', 'لپ‌تاپ ایسوس']],
  ['لپتاب', ['لپ‌تاپ']],
  ['لب تاپ', ['لپ‌تاپ']],
  ['اسپیکير', ['اسپیکر']],
  ['صاعت', ['ساعت هوشمند']],
  ['یخچال', []],
])('the filter of the categories accepts the typing error «%s»', (typed, titles) => {
  expect(found(typed)).toEqual(titles);
});

import { searchDocument } from '@/backend/domains/browse/search/document';
import { Lexicon } from '@/backend/domains/browse/search/lexicon';
import { understand } from '@/backend/domains/browse/search/understand';
import { spellings } from '@/backend/domains/browse/search/words';
import { wordDistance } from '@/utils/wordDistance';

const apple = { title: 'اپل', latinTitle: 'Apple', aliases: ['ایفون'] };
const phone = {
  title: 'گوشی موبایل اپل iPhone 16',
  latinTitle: 'Apple iPhone 16',
  aliases: ['آیفون ۱۶'],
  brand: apple,
  categories: ['گوشی موبایل', 'گوشی اپل', 'آیفون ۱۶'],
  attributes: ['صورتی'],
};

const lexicon = new Lexicon({
  products: [
    {
      title: phone.title,
      latinTitle: phone.latinTitle,
      aliases: phone.aliases,
      popularity: 970,
      words: searchDocument(phone).n,
    },
    {
      title: 'دوربین گوپرو HERO13',
      latinTitle: 'GoPro HERO13',
      aliases: [],
      popularity: 300,
      words: 'دوربین گوپرو',
    },
    { title: 'لپ‌تاپ ایسوس', latinTitle: 'ASUS', aliases: [], popularity: 500, words: 'لپ تاپ ایسوس' },
  ],
  brands: [{ title: 'سامسونگ', latinTitle: 'Samsung' }],
  categories: [
    { id: 1, parentId: null, title: 'گوشی موبایل', slug: 'phones' },
    { id: 2, parentId: 1, title: 'گوشی اپل', slug: 'phones-apple' },
  ],
});
const corrections = (text: string) =>
  understand(text, lexicon).readings.flatMap(({ corrected }) => corrected ?? []);

test('a name is indexed in all its likely spellings', () => {
  expect(spellings('لپ‌تاپ')).toEqual(['لپ تاپ', 'لپتاپ']);
  expect(spellings('Galaxy S25+')).toEqual(['galaxy s25 plus', 'galaxy s 25 plus']);
  expect(spellings('پی‌اس ۵')).toEqual(expect.arrayContaining(['پی اس 5', 'پی اس5']));
  expect(spellings('iPhone16')).toEqual(['iphone 16']);
});

test('the document gets the synonyms of its words and of no others', () => {
  const { n } = searchDocument(phone, [
    ['گوشی', 'تلفن همراه'],
    ['تبلت', 'tablet'],
  ]);
  expect(n).toContain('تلفن همراه');
  expect(n).not.toContain('tablet');
});

test('an alias of a brand that names a product does not match all products of the brand', () => {
  const { n } = searchDocument({
    ...phone,
    title: 'لپ‌تاپ اپل MacBook',
    latinTitle: 'Apple MacBook',
    aliases: [],
  });
  expect(n.split('|')[2]).not.toContain('ایفون ;');
});

test('a slip of the finger costs more the further it is from the word', () => {
  expect(wordDistance('سامسونگ', 'سامسونگ')).toBe(0);
  expect(wordDistance('صامسونگ', 'سامسونگ')).toBe(0.5);
  expect(wordDistance('سامسنوگ', 'سامسونگ')).toBe(0.8);
  expect(wordDistance('سامسونق', 'سامسونگ')).toBe(1);
  expect(wordDistance('هدفن', 'هدفون')).toBe(1);
  expect(wordDistance('آب', 'سامسونگ', 2)).toBe(Number.POSITIVE_INFINITY);
});

test('a text is read as typed first, then with the other keyboard layout, then corrected', () => {
  expect(corrections('ایفون 16')).toEqual([]);
  expect(corrections('hdt,k 16')).toContain('آیفون ۱۶');
  expect(corrections('سامسوتگ')).toEqual(['سامسونگ']);
});

test('split and joined words are read as the shop writes them', () => {
  expect(understand('گو پرو', lexicon).readings[0]?.words).toEqual(['گوپرو']);
  expect(understand('سامسونگایفون', lexicon).readings[0]?.words).toEqual(['سامسونگ', 'ایفون']);
  expect(understand('ایفون16', lexicon).readings[0]?.words).toEqual(['ایفون', '16']);
});

test('noise words are ignored unless the text has no other words', () => {
  expect(understand('قیمت گوشی', lexicon).readings[0]?.words).toEqual(['گوشی']);
  expect(understand('قیمت', lexicon).readings[0]?.words).toEqual(['قیمت']);
  expect(understand('!؟ …', lexicon).readings).toEqual([]);
});

test('an unknown word is ignored when the others are known', () => {
  expect(corrections('گوشی سامسونگ zzzzqq')).toEqual(['گوشی سامسونگ']);
});

test('a typed text is completed from its first letters, with categories and brands first', () => {
  expect(lexicon.complete('گوشی ا', 5)).toEqual(['گوشی اپل']);
  expect(lexicon.complete('سام', 5)).toEqual(['سامسونگ']);
  expect(lexicon.complete('ایفون', 5)).toEqual(['آیفون ۱۶']);
  expect(lexicon.complete('iph', 5)).toEqual(['iPhone 16']);
  expect(lexicon.complete('سامسونگ', 5)).toEqual([]);
  expect(lexicon.complete('', 5)).toEqual([]);
});

import fc from 'fast-check';
import { Value } from 'typebox/value';
import { ShopQuery } from '@/contract/list';
import {
  changeQuery,
  countFilters,
  isIndexable,
  lastPageOf,
  parseShopQuery,
  shopHref,
  sortsOf,
  toggleValue,
  withoutFilters,
} from '@/rules/shopQuery';
import { forAll } from '@/tests/support/forAll';

/** The query of an address with the parts of its path, as the router parses it. */
const rawOf = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'http://shop.test');
  const [, page, ...parts] = pathname.split('/');
  return {
    ...Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)])),
    ...(parts.length > 0 && (page === 'brand' ? { brand: parts[0] } : { facets: parts })),
  };
};

describe('reading an address', () => {
  it('reads the links of the specification and the menus', () => {
    expect(parseShopQuery({ search: ' گوشی   سامسونگ ' })).toEqual({ search: 'گوشی سامسونگ' });
    expect(parseShopQuery({ monthlyTo: '2000000' })).toEqual({ monthlyTo: 2_000_000 });
    expect(parseShopQuery({ months: '۲۴', prepayment: '50' })).toEqual({ months: 24, prepayment: 50 });
    expect(parseShopQuery({ discounted: 'true', sort: 'newest' })).toEqual({
      discounted: true,
      sort: 'newest',
    });
  });

  it('reads digits of the three sets with separators', () => {
    expect(parseShopQuery({ priceFrom: '۱۵٬۰۰۰٬۰۰۰', priceTo: '٦٥,٠٠٠,٠٠٠', page: '۳' })).toEqual({
      priceFrom: 15_000_000,
      priceTo: 65_000_000,
      page: 3,
    });
  });

  it('reads repeated and comma-separated values', () => {
    const expected = { brand: 'samsung,xiaomi', colour: '#2B2D33,#A3B9DA' };
    expect(parseShopQuery({ brand: ['xiaomi', 'samsung'], colour: ['#a3b9da', '2B2D33'] })).toEqual(expected);
    expect(parseShopQuery({ brand: 'xiaomi,samsung,samsung', colour: 'A3B9DA,2b2d33' })).toEqual(expected);
  });

  it('swaps a reversed range and limits the page', () => {
    expect(parseShopQuery({ priceFrom: '900', priceTo: '5' })).toEqual({ priceFrom: 5, priceTo: 900 });
    expect(parseShopQuery({ page: '99999' })).toEqual({ page: 500 });
    expect(parseShopQuery({ page: '0' })).toEqual({});
  });

  it('drops invalid values', () => {
    const raw = {
      category: '../x',
      brand: 'A B,;',
      colour: 'red',
      priceFrom: 'abc',
      priceTo: '',
      inStock: 'maybe',
    };
    expect(
      parseShopQuery({
        ...raw,
        sort: 'random',
        page: '-3',
        monthlyTo: '9'.repeat(30),
        months: '61',
        prepayment: '71',
        other: 'x',
      }),
    ).toEqual({});
  });

  it('gives a query that the backend accepts for any address', () => {
    const value = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.array(fc.string()),
      fc.constant(undefined),
    );
    const names = [
      'search',
      'category',
      'brand',
      'colour',
      'attribute',
      'priceFrom',
      'priceTo',
      'monthlyTo',
      'months',
      'prepayment',
    ];
    const raw = fc.record(
      Object.fromEntries([...names, 'inStock', 'discounted', 'sort', 'page'].map((name) => [name, value])),
    );
    forAll(raw, (one) => Value.Check(ShopQuery, parseShopQuery(one)));
  });
});

describe('writing an address', () => {
  it('writes one address for each list, sorted and without defaults', () => {
    expect(shopHref({})).toBe('/shop');
    expect(shopHref({ sort: 'newest', brand: 'samsung,xiaomi', colour: '#2B2D33' })).toBe(
      '/shop?brand=samsung,xiaomi&colour=2B2D33&sort=newest',
    );
    expect(shopHref(parseShopQuery({ page: '1', sort: 'bestSelling' }))).toBe('/shop');
  });

  it('gives a path to a category, a brand, and a brand of a category, and a query to every other choice', () => {
    expect(shopHref({ category: 'phones' })).toBe('/shop/phones');
    expect(shopHref({ brand: 'samsung', page: 2 })).toBe('/brand/samsung?page=2');
    expect(shopHref({ category: 'phones', brand: 'samsung' })).toBe('/shop/phones/samsung');
    expect(shopHref({ category: 'phones', brand: 'apple,samsung' })).toBe(
      '/shop?brand=apple,samsung&category=phones',
    );
    expect(shopHref({ category: 'phones', inStock: true })).toBe('/shop?category=phones&inStock=true');
    expect(shopHref({ brand: 'samsung', search: 'گوشی' })).toMatch(/^\/shop\?brand=samsung&search=/);
  });

  it('reads back what it wrote', () => {
    const list = (one: fc.Arbitrary<string>) => fc.uniqueArray(one, { minLength: 1, maxLength: 4 });
    const slugs = list(fc.constantFrom('samsung', 'apple', 'tp-link', 'jbl'));
    const colours = list(fc.constantFrom('#2B2D33', '#F1F0EC', '#A3B9DA'));
    const options = list(fc.constantFrom('۲۵۶ گیگابایت', '۵۱۲ گیگابایت، رم ۱۲', 'A&B=C #1'));
    const amount = fc.integer({ min: 1, max: 900_000_000 });
    const raw = fc.record(
      {
        search: fc.constantFrom('گوشی', 'a+b & c=d', '100%', '؟ #'),
        category: fc.constant('phones'),
        brand: slugs,
        colour: colours,
        attribute: options,
        priceFrom: amount.map(String),
        priceTo: amount.map(String),
        inStock: fc.constant('1'),
        sort: fc.constantFrom('bestSelling', 'cheapest'),
        page: fc.integer({ min: 1, max: 40 }).map(String),
      },
      { requiredKeys: [] },
    );
    forAll(raw, (one) => {
      const query = parseShopQuery(one);
      expect(parseShopQuery(rawOf(shopHref(query)))).toEqual(query);
    });
  });
});

describe('changing a list', () => {
  it('returns to the first page, and removes a value that is chosen twice', () => {
    const query = { category: 'phones', page: 3 };
    const chosen = toggleValue(query, 'brand', 'samsung');
    expect(chosen).toEqual({ category: 'phones', brand: 'samsung' });
    expect(toggleValue(toggleValue(chosen, 'brand', 'apple'), 'brand', 'samsung')).toEqual({
      category: 'phones',
      brand: 'apple',
    });
    expect(toggleValue(chosen, 'brand', 'samsung')).toEqual({ category: 'phones' });
    expect(changeQuery(chosen, { page: 2 })).toEqual({ ...chosen, page: 2 });
  });

  it('counts each value, and a range once', () => {
    const query = {
      brand: 'apple,samsung',
      priceFrom: 1,
      priceTo: 9,
      inStock: true,
      search: 'x',
      sort: 'newest',
    } as const;
    expect(countFilters(query)).toBe(4);
    expect(withoutFilters(query)).toEqual({ search: 'x', sort: 'newest' });
  });

  it('excludes texts, sorts and combinations from search engines', () => {
    expect(isIndexable({ category: 'phones' })).toBe(true);
    expect(isIndexable({ category: 'phones', brand: 'samsung', page: 2 })).toBe(true);
    expect(isIndexable({ brand: 'samsung,apple' })).toBe(false);
    expect(isIndexable({ category: 'phones', inStock: true })).toBe(false);
    expect(isIndexable({ search: 'x' })).toBe(false);
    expect(isIndexable({ sort: 'newest' })).toBe(false);
  });

  it('offers relevance first only for a search', () => {
    expect(sortsOf({}).map(({ sort }) => sort)).toEqual([
      undefined,
      'newest',
      'cheapest',
      'dearest',
      'lowestInstalment',
    ]);
    expect(
      sortsOf({ search: 'x' })
        .map(({ sort }) => sort)
        .slice(0, 2),
    ).toEqual([undefined, 'bestSelling']);
  });

  it('computes the last page', () => {
    const list = (total: number, totalIsCapped = false) => lastPageOf({ total, totalIsCapped, pageSize: 24 });
    expect([list(0), list(24), list(25), list(1000, true)]).toEqual([1, 1, 2, 41]);
  });
});

// Answers of the example about the site and its products. The schemas are in contract/site.ts, product.ts, list.ts and search.ts.
import { categories, products } from './products.mjs';

const noPromotion = { promotion: 0, promotionPrice: null, promotionTo: null };

/** A refused call. The shop shows the message in a toast, and decides by the code what else to do. */
export class Refusal extends Error {
  constructor(status, code, message) {
    super(message);
    Object.assign(this, { status, code });
  }
}
export const notFound = () => new Refusal(404, 'not_found', 'آنچه می‌خواستید پیدا نشد.');

// --- What every page shows ---

const company = {
  companyName: 'فروشگاه نمونه',
  slogan: 'نمونه‌ای از یک فروشگاه با سرور خودش',
  companyLogoUrl: null,
  promotionGalleryUrl: null,
  footerCopyright: 'این فروشگاه فقط یک نمونه است.',
  catalogMode: false,
  maintenanceMode: false,
  maintenanceModeExpDateTime: null,
  companyAddresses: [],
  hours: '',
  validGateways: [],
  licences: [],
};
const shelfOf = (slug) => products.filter((product) => product.category === slug);
const links = categories.map(({ id, title, slug }) => ({
  id,
  title,
  link: `/shop/${slug}`,
  icon: null,
}));
/** The first entry of the header opens the menu of all categories. */
const allCategories = { id: 100, title: 'دسته‌بندی کالاها', link: '/shop', icon: 'layout-grid' };
const toMenuItem = (item) => ({ ...item, imageUrl: null, itemType: 1, description: null, childs: [] });
const menuItems = [
  { ...toMenuItem(allCategories), childs: links.map(toMenuItem) },
  ...links.map((link) => toMenuItem({ ...link, id: 100 + link.id })),
];
export const site = {
  company,
  // The first level of the menu; the rest comes with the static data.
  topMenu: menuItems.map(({ id, title, link, icon }) => ({ id, title, link, icon })),
  topBanners: [],
  footerLogo: null,
  siteLink: [],
  footer: [],
  trust: [],
  // Without a plan the shop sells for cash only and shows no instalments.
  facilityPlan: null,
  delivery: null,
};
export const staticsData = {
  // The shop keeps this answer until the version changes.
  version: '1',
  categories: categories.map((one) => ({ ...one, count: shelfOf(one.slug).length, childs: [] })),
  publicAttributes: [],
  notification: [],
  menus: [false, true].map((mobileView, index) => ({
    id: index + 1,
    position: 1,
    mobileView,
    menuItems,
  })),
  footerLogo: null,
  siteLink: [],
  loginImages: [],
  banners: [],
  departments: [],
  homeModules: ['categories', 'newest', 'bestSelling', 'brands'],
};
export const brands = [...new Map(products.map(({ brand }) => [brand.slug, brand])).values()].map(
  (brand, index) => ({
    id: index + 1,
    ...brand,
  }),
);

// --- Products ---

export const pricingOf = ({ price, discount }) => ({ price, discount, ...noPromotion });
const pictureOf = ({ pictures: [imageUrl], title }) => ({ imageUrl, alt: title });
export const toCard = (product) => ({
  ...{ id: product.id, slug: product.slug, title: product.title },
  ...pictureOf(product),
  colours: [product.colour],
  inStock: product.stock > 0,
  isNew: false,
  ...pricingOf(product),
});
export const colourOf = ({ colour }) => ({ type: 1, ...colour, imageUrl: null, attrImageUrl: null });
export const readPage = (product) => ({
  product: {
    ...{ id: product.id, slug: product.slug, title: product.title, latinTitle: product.latinTitle },
    ...{ brand: product.brand, summary: product.summary, specs: product.specs },
    breadcrumb: categories
      .filter(({ slug }) => slug === product.category)
      .map(({ title, slug }) => ({ title, slug })),
    registered: false,
    images: product.pictures.map((imageUrl) => ({
      imageUrl,
      alt: product.title,
      closeUp: false,
      colour: null,
    })),
    properties: [
      {
        // A basket holds variants; each product of the example has a single variant, with the product's own number.
        productPropertyId: product.id,
        atrributeOne: colourOf(product),
        atrributeTwo: null,
        ...{ guarantee: product.guarantee, stock: product.stock, maxBuy: product.maxBuy, companions: [] },
        ...pricingOf(product),
      },
    ],
    ...{ highlights: [], story: [], rating: [0, 0, 0, 0, 0] },
  },
  similar: shelfOf(product.category)
    .filter((one) => one !== product)
    .map(toCard),
});

export function findProduct(id) {
  const product = products.find((one) => one.id === Number(id));
  if (!product) throw notFound();
  return product;
}
const row = (key, title, sort, list) => ({
  ...{ key, title, link: `/shop?sort=${sort}`, total: list.length, promotionTo: null },
  products: list.map(toCard),
});
const payable = ({ price, discount }) => price - discount;
const sorts = {
  cheapest: (a, b) => payable(a) - payable(b),
  dearest: (a, b) => payable(b) - payable(a),
  newest: (a, b) => b.id - a.id,
};
const matches = ({ title, latinTitle }, text) =>
  `${title} ${latinTitle}`.toLowerCase().includes(text.toLowerCase());
const pageSize = 24;

export function readList(query) {
  const [search, slug, brand] = ['search', 'category', 'brand'].map((name) => query.get(name) ?? '');
  const category = categories.find((one) => one.slug === slug);
  if (slug && !category) throw notFound();
  const inCategory = (product) => !slug || product.category === slug;
  const ofBrand = (product) => !brand || brand.split(',').includes(product.brand.slug);
  const found = products.filter((one) => matches(one, search) && inCategory(one) && ofBrand(one));
  const sorted = found.toSorted(sorts[query.get('sort')] ?? (() => 0));
  const page = Number(query.get('page') ?? 1);
  const prices = found.map(payable);
  const choice = (of) => ({
    ...of,
    value: of.slug,
    count: found.filter((one) => one.brand.slug === of.slug).length,
  });
  return {
    title: category?.title ?? (search || 'همهٔ کالاها'),
    breadcrumb: category ? [{ title: category.title, slug }] : [],
    keptTo: null,
    products: sorted.slice((page - 1) * pageSize, page * pageSize).map(toCard),
    ...{ page, pageSize, total: found.length, totalIsCapped: false },
    facets: {
      categories: categories.map(({ slug: value, title }) => ({
        value,
        title,
        count: shelfOf(value).length,
      })),
      brands: brands.map(({ id, ...of }) => choice(of)),
      ...{ colours: [], attributes: [], discounted: found.filter(({ discount }) => discount > 0).length },
      price: { from: Math.min(...prices, 0), to: Math.max(...prices, 0), histogram: [] },
      inStock: found.filter(({ stock }) => stock > 0).length,
    },
    ...{ correctedSearch: null, similarWord: null },
  };
}

export const readShowcase = () => [
  row('newest', 'تازه‌ها', 'newest', products.toSorted(sorts.newest)),
  row('bestSelling', 'پرفروش‌ها', 'bestSelling', products),
];

export function suggest(query) {
  const found = products.filter((one) => matches(one, query.get('search') ?? ''));
  const results = found.map((one) => {
    const { imageUrl, alt } = pictureOf(one);
    const { id, slug, title, stock } = one;
    return { id, slug, title, image: imageUrl, imageUrl, alt, inStock: stock > 0, ...pricingOf(one) };
  });
  return { data: results, extraObject: { completions: [], category: null } };
}

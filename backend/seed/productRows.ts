import type { ProductWrite, VariantWrite } from '@/backend/domains/browse/catalogue/writeProducts';
import { type Synonyms, searchDocument } from '@/backend/domains/browse/search/document';
import { initialValues } from '@/contract/desk/fields';
import { productFields } from '@/contract/desk/productFields';
import { variantFields } from '@/contract/desk/variantFields';
import type { ProductImage } from '@/contract/product';
import { toPersianDigits } from '@/utils/digits';
import { type Catalogue, picturesOf, type SeedProduct } from './catalogue';
import type { View } from './catalogueLines';
import { lessPercent, maxBuyOf, offerOf, stockOf } from './offers';

const viewTitles: Record<View, string> = {
  pair: '',
  front: '، نمای جلو',
  back: '، نمای پشت',
  side: '، نمای کنار',
  detail: '، نمای نزدیک',
};

/** A product of the catalogue, or a variation of it. Only large test databases have variations. */
export type DemoProduct = { source: SeedProduct; key: string; variation: number };

/** The ids that the rows of a product refer to, and its date. */
export type Place = {
  id: number;
  categoryId: number;
  brandId: number;
  /** `YYYY-MM-DD`. */
  listedAt: string;
  /** Its searchable text; variations share that of their source. */
  document: { n: string; c: string };
};

/** The first `count` products: the catalogue, then variations of it until there are enough. */
export function demoProducts(catalogue: readonly SeedProduct[], count: number): DemoProduct[] {
  const variations = Math.ceil(count / catalogue.length);
  return Array.from({ length: variations }, (_, variation) =>
    catalogue.map((source) => ({
      source,
      variation,
      key: variation ? `${source.key}-v${variation}` : source.key,
    })),
  )
    .flat()
    .slice(0, count);
}

const titleOf = ({ source, variation }: DemoProduct) =>
  variation ? `${source.title} نسخهٔ ${toPersianDigits(variation)}` : source.title;

/** A product of the demo shop, as the writer of products takes it. */
export function productWrite(product: DemoProduct, place: Place, catalogue: Catalogue): ProductWrite {
  const { source, key, variation } = product;
  const { id, categoryId, brandId, listedAt, document } = place;
  const title = titleOf(product);
  return {
    id: null,
    fields: {
      ...initialValues(productFields),
      slug: key,
      title,
      latinTitle: source.latinTitle,
      aliases: source.aliases,
      categoryId,
      brandId,
      summary: source.summary,
      registered: source.registered ?? false,
      highlights: source.highlights,
      story: source.story,
      specs: source.specs,
      images: imagesOf(source, title, catalogue),
      active: true,
    },
    added: {
      id,
      popularity: variation ? Math.max(0, source.popularity - 100 - variation) : source.popularity,
      listedAt,
      searchN: document.n,
      searchC: document.c,
    },
  };
}

/** The searchable text of a product. @param categories titles from the root category to the leaf */
export function documentOf(
  source: SeedProduct,
  categories: readonly string[],
  { brands, colours }: Catalogue,
  synonyms: Synonyms,
) {
  const { title, latinTitle, aliases, options } = source;
  const attributes = [
    ...source.colours.map((colour) => known(colours, colour).title),
    ...options.map((one) => one.title),
  ];
  const brand = known(brands, source.brand);
  return searchDocument({ title, latinTitle, aliases, brand, categories, attributes }, synonyms);
}

/** The pictures of a product: every view in every colour, the picture of the card first. */
function imagesOf(
  { picture, colours: keys }: SeedProduct,
  title: string,
  { colours, pictures }: Catalogue,
): ProductImage[] {
  return keys.flatMap((key) => {
    const colour = known(colours, key);
    return picturesOf(picture, key, pictures).map(({ view, imageUrl }) => ({
      imageUrl,
      alt: `${title}، ${colour.title}${viewTitles[view]}`,
      closeUp: view === 'detail',
      colour: colour.hex,
    }));
  });
}

/** The variants of a product of the demo shop, every colour in every option, as their writer takes them. @param now ms since the epoch */
export function variantWrites(
  { source, key, variation }: DemoProduct,
  productId: number,
  now: number,
  { colours }: Catalogue,
): VariantWrite[] {
  const { discountPercent, promotion } = offerOf(key, now);
  const variants = source.colours.flatMap((colour) => source.options.map((option) => ({ colour, option })));
  return variants.map(({ colour, option }, sort) => {
    const price = option.price + (variation % 50) * 10_000;
    const isGuarantee = option.icon === 'guarantee';
    return {
      id: null,
      productId,
      sort,
      keepsStock: false,
      fields: {
        ...initialValues(variantFields),
        colourTitle: known(colours, colour).title,
        colourValue: known(colours, colour).hex,
        optionTitle: option.title,
        optionIcon: option.icon,
        guarantee: isGuarantee ? option.title : source.guarantee,
        price,
        discount: discountPercent ? price - lessPercent(price, discountPercent) : 0,
        promotionPrice: promotion ? lessPercent(price, promotion.percent) : null,
        promotionTo: promotion ? new Date(promotion.to).toISOString() : null,
        stock: stockOf(key, `${colour} ${option.title}`),
        maxBuy: maxBuyOf(key, price),
      },
    };
  });
}

/** Reads an entry whose presence `readCatalogue` has checked. */
export function known<T>(table: ReadonlyMap<string, T>, key: string): T {
  const found = table.get(key);
  if (found === undefined) throw new RangeError(`The catalogue does not know "${key}".`);
  return found;
}

import type { Product } from '@/contract/product';
import {
  BrandLine,
  CategoryLine,
  ColourLine,
  PictureLine,
  ProductLine,
  type SeedBrand,
  type SeedColour,
  type SeedPicture,
  type View,
  views,
} from './catalogueLines';
import { dataFolder, type Line, readLines } from './readLines';

/** Files of products. The order of the files and of their lines determines the id of every product. */
const productFiles = ['phones', 'laptops', 'sound', 'watches', 'gaming', 'tablets', 'accessories', 'home'];

/** A node of the category tree; a leaf has no children. */
export type SeedCategory = Pick<CategoryLine, 'key' | 'title' | 'icon'> & {
  imageUrl: string;
  namesOtherGoods: boolean;
  bulky: boolean;
  noReturnReason: string | null;
  children: SeedCategory[];
};

/** A product of the demo shop. */
export type SeedProduct = Omit<ProductLine, 'optionIcon' | 'options' | 'highlights' | 'specs' | 'story'> & {
  /** Choices of the second attribute, cheapest first. The price is the list price in toman. */
  options: { title: string; icon: ProductLine['optionIcon']; price: number }[];
} & Pick<Product, 'highlights' | 'specs' | 'story'>;

/** All products of the demo shop, with the colours, pictures, brands and categories that they refer to. */
export type Catalogue = {
  colours: ReadonlyMap<string, SeedColour>;
  pictures: ReadonlyMap<string, SeedPicture>;
  /** In the order of the shop. The first eight are in the brand strip. */
  brands: ReadonlyMap<string, SeedBrand>;
  /** The roots of the tree, in menu order. */
  categories: readonly SeedCategory[];
  products: readonly SeedProduct[];
};

/**
 * Reads the catalogue from its data files.
 * @throws Error that names the file, the line and the field, when a line is wrong or refers to something unknown
 */
export function readCatalogue(folder: URL = dataFolder): Catalogue {
  const colours = byKey(readLines('colours', ColourLine, folder), ({ key }) => key);
  const pictures = readPictures(folder);
  const brands = byKey(readLines('brands', BrandLine, folder), ({ key }) => key);
  const nodes = readCategories(pictures, folder);
  const lines = productFiles.flatMap((name) => readLines(`products/${name}`, ProductLine, folder));
  byKey(lines, ({ key }) => key);
  for (const line of lines) checkReferences(line, { colours, pictures, brands, nodes });
  return {
    colours,
    pictures,
    brands,
    categories: [...nodes.values()].filter(({ parent }) => parent === undefined).map(({ node }) => node),
    products: lines.map(({ value }) => productOf(value)),
  };
}

/** The pictures of a model in a colour, that of the card first. */
export function picturesOf(
  model: string,
  colour: string,
  pictures: Catalogue['pictures'],
): { view: View; imageUrl: string }[] {
  return views.flatMap((view) => {
    const drawn = drawnModel(model, { colour, view }, pictures);
    return drawn === undefined ? [] : [{ view, imageUrl: `/art/${drawn}-${colour}-${view}.avif` }];
  });
}

/** The nearest model, of this one and its bases, that is drawn in a colour from a side. */
function drawnModel(
  model: string,
  side: { colour: string; view: View },
  pictures: Catalogue['pictures'],
): string | undefined {
  const line = pictures.get(model);
  if (line?.colours.includes(side.colour) && line.views.includes(side.view)) return model;
  return line?.base === undefined ? undefined : drawnModel(line.base, side, pictures);
}

function readPictures(folder: URL): Map<string, SeedPicture> {
  const lines = readLines('pictures', PictureLine, folder);
  const pictures = byKey(lines, ({ model }) => model);
  const above = new Set<string>();
  for (const { at, value } of lines) {
    if (value.base !== undefined && !above.has(value.base))
      throw new Error(`${at}: base "${value.base}" does not stand above this line.`);
    above.add(value.model);
  }
  return pictures;
}

function byKey<T>(lines: readonly Line<T>[], keyOf: (value: T) => string): Map<string, T> {
  const found = new Map<string, T>();
  for (const { at, value } of lines) {
    if (found.has(keyOf(value))) throw new Error(`${at}: "${keyOf(value)}" stands in the data files twice.`);
    found.set(keyOf(value), value);
  }
  return found;
}

type Nodes = Map<string, { node: SeedCategory; parent: string | undefined }>;

function readCategories(pictures: Catalogue['pictures'], folder: URL): Nodes {
  const drawn = new Set(
    [...pictures.values()]
      .filter(({ views }) => views.includes('pair'))
      .flatMap(({ model, colours }) => colours.map((colour) => `${model}-${colour}`)),
  );
  const nodes: Nodes = new Map();
  const lines = readLines('categories', CategoryLine, folder);
  byKey(lines, ({ key }) => key);
  for (const { at, value } of lines) {
    const { key, parent, title, icon, picture, namesOtherGoods = false, bulky = false } = value;
    const { noReturn: noReturnReason = null } = value;
    if (!drawn.has(picture)) throw new Error(`${at}: picture "${picture}" is not in pictures.ndjson.`);
    const above = parent === undefined ? undefined : nodes.get(parent);
    if (parent !== undefined && !above)
      throw new Error(`${at}: parent "${parent}" does not stand above this line.`);
    const node = {
      key,
      title,
      icon,
      imageUrl: `/art/${picture}-pair.avif`,
      namesOtherGoods,
      bulky,
      noReturnReason,
      children: [],
    };
    above?.node.children.push(node);
    nodes.set(key, { node, parent });
  }
  return nodes;
}

type Known = Pick<Catalogue, 'colours' | 'pictures' | 'brands'> & { nodes: Nodes };

/** Checks what the schema of a line cannot check: names from other files, and the order of prices. */
function checkReferences({ at, value }: Line<ProductLine>, known: Known): void {
  const refuse = (problem: string) => new Error(`${at}: ${problem}`);
  const { brand, category, picture, colours, options } = value;
  if (!known.brands.has(brand)) throw refuse(`brand "${brand}" is not in brands.ndjson.`);
  const place = known.nodes.get(category);
  if (!place) throw refuse(`category "${category}" is not in categories.ndjson.`);
  if (place.node.children.length > 0) throw refuse(`category "${category}" has categories below it.`);
  if (!known.pictures.has(picture)) throw refuse(`picture "${picture}" is not in pictures.ndjson.`);
  for (const colour of colours) {
    if (!known.colours.has(colour)) throw refuse(`colour "${colour}" is not in colours.ndjson.`);
    if (drawnModel(picture, { colour, view: 'front' }, known.pictures) === undefined)
      throw refuse(`picture "${picture}" is not drawn in "${colour}".`);
  }
  for (const [index, [title, price]] of options.entries()) {
    const [, before = 0] = options[index - 1] ?? [];
    if (price <= before) throw refuse(`options/${index} (${title}) does not cost more than the one before.`);
  }
}

function productOf({ optionIcon, options, highlights, specs, story, ...line }: ProductLine): SeedProduct {
  return {
    ...line,
    options: options.map(([title, price]) => ({ title, icon: optionIcon, price })),
    highlights: highlights.map(([icon, title, value]) => ({ icon, title, value })),
    specs: Object.entries(specs).map(([group, rows]) => ({
      group,
      rows: Object.entries(rows).map(([title, value]) => ({ title, value })),
    })),
    story: story.map(([title, text]) => ({ title, text })),
  };
}

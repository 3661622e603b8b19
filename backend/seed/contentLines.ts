import { type Static, Type } from 'typebox';
import { Strict } from '@/contract/common';
import { Banner } from '@/contract/site';

/** Schemas of the lines of the content files. A field that is not listed here is refused. */

const text = Type.String({ minLength: 1 });
/** A path of the shop, with its query. */
const link = Type.String({ pattern: '^/' });
const item = { title: text, link };

/** A menu item of the data files. A missing field means null, a plain link, or no children. */
export type SeedMenuItem = {
  title: string;
  link: string;
  itemType?: 1 | 2 | 3 | 4;
  imageUrl?: string;
  icon?: string;
  description?: string;
  childs?: readonly SeedMenuItem[];
};

const plainLink = Strict({ ...item, itemType: Type.Literal(1) });
const tile = Strict({ ...item, itemType: Type.Literal(3), imageUrl: link });

/** A first-level category in the two-level panel; `description` is its link to everything in it. */
export const DepartmentLine = Strict({
  ...item,
  description: text,
  itemType: Type.Literal(2),
  icon: text,
  childs: Type.Array(tile),
});

/** A panel of the header: columns of links, then a promo image. */
export const PanelLine = Strict({
  ...item,
  itemType: Type.Literal(1),
  icon: Type.Optional(text),
  childs: Type.Array(
    Strict({
      ...item,
      itemType: Type.Union([Type.Literal(2), Type.Literal(4)]),
      icon: Type.Optional(text),
      description: Type.Optional(text),
      imageUrl: Type.Optional(link),
      childs: Type.Optional(Type.Array(plainLink)),
    }),
  ),
});

/** A plain page in the drawer of the phone. */
export const PageLine = Strict({ ...item, itemType: Type.Literal(1), icon: text });

/** Module 1 holds the hero slides after the stair, 2 the pair under the first rail, 3 the strip across the page. */
export const BannerLine = Strict({ ...Type.Omit(Banner, ['id']).properties, link, imageUrl: link });

/** A question with its answer. Figures in the answers are those of the demo's instalment plan. */
export const FaqLine = Strict({ groupTitle: text, question: text, answer: text });
export type FaqLine = Static<typeof FaqLine>;

/** Words that mean the same to a shopper. */
export const SynonymLine = Type.Array(text, { minItems: 2 });

const slug = Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' });

/** A page of text. Its Markdown stands in `pages/<slug>.md`. */
export const TextPageLine = Strict({ slug, title: text, summary: text });

export const TagLine = Strict({ slug, title: text });

/** A post of the blog. Its Markdown stands in `posts/<slug>.md`. `tags` and `products` name others by their keys. */
export const PostLine = Strict({
  slug,
  title: text,
  summary: text,
  /** Days between its publication and the seed. */
  daysAgo: Type.Integer({ minimum: 0 }),
  imageUrl: link,
  imageAlt: text,
  tags: Type.Array(slug, { minItems: 1 }),
  products: Type.Array(slug),
});

/** A published review of a product, which it names by its key. Its writer has no account in the demo shop. */
export const ReviewLine = Strict({
  product: slug,
  author: text,
  stars: Type.Integer({ minimum: 1, maximum: 5 }),
  daysAgo: Type.Integer({ minimum: 0 }),
  pros: Type.Array(text),
  cons: Type.Array(text),
  text,
});

/** A published question about a product, which it names by its key, with its answers. */
export const QuestionLine = Strict({
  product: slug,
  author: text,
  daysAgo: Type.Integer({ minimum: 0 }),
  text,
  answers: Type.Array(
    Strict({ by: Type.Enum(['buyer', 'shop']), author: text, daysAgo: Type.Integer({ minimum: 0 }), text }),
  ),
});

import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Slug, Strict } from './common';
import { highestPage } from './limits';
import { ProductCard } from './product';

/** A page of text, `/info/{slug}`. `html` is made from Markdown by the backend and has no scripts, frames or raw HTML. */
export const TextPage = Type.Object({
  slug: Slug,
  title: Type.String(),
  summary: Type.String(),
  html: Type.String(),
  updatedAt: Instant,
});
export type TextPage = Static<typeof TextPage>;

/** `GET /public/pages`: the pages of text in their order. */
export const TextPageLink = Type.Pick(TextPage, ['slug', 'title', 'summary']);
export type TextPageLink = Static<typeof TextPageLink>;

export const Tag = Type.Object({ slug: Slug, title: Type.String() });
export type Tag = Static<typeof Tag>;

/** A post in a list. */
export const PostCard = Type.Object({
  id: Id,
  slug: Slug,
  title: Type.String(),
  summary: Type.String(),
  imageUrl: Type.String(),
  imageAlt: Type.String(),
  publishedAt: Instant,
  /** Reading time, in minutes. */
  minutes: Type.Integer({ minimum: 1 }),
  tags: Type.Array(Tag),
});
export type PostCard = Static<typeof PostCard>;

/** Query of `GET /public/blog`. */
export const BlogQuery = Strict({
  tag: Type.Optional(Slug),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: highestPage })),
});
export type BlogQuery = Static<typeof BlogQuery>;

export const BlogPage = Type.Object({
  posts: Type.Array(PostCard),
  page: Type.Integer({ minimum: 1 }),
  /** Number of pages, at least 1. */
  pages: Type.Integer({ minimum: 1 }),
  /** The tag of the list; null for all posts. */
  tag: Nullable(Tag),
  /** The tags that have posts, with the number of their posts. */
  tags: Type.Array(Type.Object({ ...Tag.properties, count: Type.Integer() })),
});
export type BlogPage = Static<typeof BlogPage>;

/** `GET /public/blog/{slug}`. */
export const PostPage = Type.Object({
  post: Type.Object({ ...PostCard.properties, html: Type.String(), updatedAt: Instant }),
  related: Type.Array(PostCard),
  /** The products that the post recommends and the shop offers. */
  products: Type.Array(ProductCard),
});
export type PostPage = Static<typeof PostPage>;

import { type Static, Type } from 'typebox';
import { Id, Slug } from './common';

/**
 * `GET /public/sitemap`: slugs of what search engines may find, and the number of parts of `/public/sitemap/products?part=N`; also of
 * `/feeds/pictures-N.xml` in a backend that has these files.
 */
export const Sitemap = Type.Object({
  productParts: Type.Integer({ minimum: 0 }),
  pictureParts: Type.Optional(Type.Integer({ minimum: 0 })),
  categories: Type.Array(Slug),
  pages: Type.Array(Slug),
  posts: Type.Array(Slug),
});
export type Sitemap = Static<typeof Sitemap>;
export const SitemapQuery = Type.Object(
  { part: Type.Integer({ minimum: 1, maximum: 99_999 }) },
  { additionalProperties: false },
);
export const SitemapProduct = Type.Object({ id: Id, slug: Slug });
export type SitemapProduct = Static<typeof SitemapProduct>;

import { type Static, Type } from 'typebox';
import { Instant, Slug } from './common';

const Page = Type.Object({ slug: Slug, updatedAt: Instant });

/**
 * `GET /public/sitemap`: the pages of text that search engines may find, and the files of the site map that the backend answers itself
 * at `/sitemap/{name}.xml`, each with the time of its last change.
 */
export const Sitemap = Type.Object({
  files: Type.Array(Type.Object({ name: Slug, updatedAt: Instant })),
  pages: Type.Array(Page),
  posts: Type.Array(Page),
});
export type Sitemap = Static<typeof Sitemap>;

/** Ids of products of one file of the site map: file 1 has the products 1 to 5,000. Search engines accept 50,000 addresses. */
export const sitemapFileIds = 5000;

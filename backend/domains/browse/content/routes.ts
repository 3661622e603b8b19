import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { cacheShortly } from '@/backend/server/caching';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { answerOf } from '@/contract/answer';
import { Slug } from '@/contract/common';
import { BlogPage, BlogQuery, PostPage, TextPage, TextPageLink } from '@/contract/content';
import { messages } from './messages';
import { listTextPages, readBlog, readPost, readTextPage } from './queries';

const params = Type.Object({ slug: Slug });

/** Pages of text and the blog, which everybody may read. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, { db, now }) => {
  app.addHook('onSend', cacheShortly);

  app.get(
    '/public/pages',
    { schema: { response: { 200: answerOf(Type.Array(TextPageLink)) } } },
    async () => ({ data: await listTextPages(db) }),
  );

  app.get(
    '/public/pages/:slug',
    { schema: { params, response: { 200: answerOf(TextPage) } } },
    async ({ params: { slug } }) => {
      const page = await readTextPage(db, slug);
      if (!page) throw refuse(404, 'not_found', messages.pageNotFound);
      return { data: page };
    },
  );

  app.get(
    '/public/blog',
    { schema: { querystring: BlogQuery, response: { 200: answerOf(BlogPage) } } },
    async ({ query }) => {
      const list = await readBlog(db, query, now());
      if (!list) throw refuse(404, 'not_found', messages.tagNotFound);
      return { data: list };
    },
  );

  app.get(
    '/public/blog/:slug',
    { schema: { params, response: { 200: answerOf(PostPage) } } },
    async ({ params: { slug } }) => {
      const post = await readPost(db, slug, now());
      if (!post) throw refuse(404, 'not_found', messages.postNotFound);
      return { data: post };
    },
  );
};

export default routes;

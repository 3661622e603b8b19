import type { GetStaticPaths, GetStaticProps } from 'next';
import { BlogScreen } from '@/components/browse/content/BlogScreen';
import { parseBlogPath } from '@/components/browse/content/blogPaths';
import { PostScreen } from '@/components/browse/content/PostScreen';
import { Unreachable } from '@/components/layout/frame/Unreachable';
import type { BlogPage, PostPage } from '@/contract/content';
import { fetchBlog, fetchPost } from '@/services/content';
import { type SiteProps, staticPage } from '@/services/server/pageData';

type Data = { list: BlogPage } | { page: PostPage };

/** The build renders the first list; other lists and posts are rendered on their first visit and then cached. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: ['/blog'], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<Partial<Data> & SiteProps> = async ({ params }) => {
  const path = parseBlogPath([params?.path ?? []].flat());
  if (!path) return { notFound: true };
  const { post, tag, page = 1 } = 'post' in path ? { post: path.post } : { ...path, post: null };
  const result = await staticPage<{ list?: BlogPage; page?: PostPage }>(async (api) =>
    post === null
      ? { list: await fetchBlog(api, { page, ...(tag ? { tag } : {}) }) }
      : { page: await fetchPost(api, post) },
  );
  if (!('props' in result)) return result;
  const { list } = await result.props;
  return list && page > list.pages ? { notFound: true, revalidate: 60 } : result;
};

type Props = { list?: BlogPage; page?: PostPage } & SiteProps;

export default function BlogRoute({ site, list, page }: Props) {
  if (site && page) return <PostScreen key={page.post.id} site={site} {...page} />;
  return site && list ? <BlogScreen site={site} list={list} /> : <Unreachable />;
}

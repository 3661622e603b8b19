import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
import type { PostCard } from '@/contract/content';
import * as S from './Blog.styles';
import { PostFacts } from './PostFacts';
import { PostPicture } from './PostPicture';

type Props = {
  posts: readonly PostCard[];
  /** The level of the headings. */
  level: 2 | 3;
  /** Whether the first picture is at the top of the page. */
  priority?: boolean;
};

/** Posts side by side, each a link. */
export function PostCards({ posts, level, priority = false }: Props) {
  return (
    <Grid as={S.Cards} columnsTablet={2} columnsMd={3}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <Link href={`/blog/${post.slug}`}>
            <PostPicture>
              <Image
                src={post.imageUrl}
                alt=""
                width={420}
                sizes="(min-width: 1024px) 420px, (min-width: 768px) 45vw, 92vw"
                priority={priority && index === 0}
              />
            </PostPicture>
            <span className="text">
              {post.tags[0] && (
                <Text as="small" size="caption" ink="accent" weight="bold">
                  {post.tags[0].title}
                </Text>
              )}
              <Heading level={level} size="title">
                {post.title}
              </Heading>
              <Text as="span" ink="muted" className="summary">
                {post.summary}
              </Text>
              <PostFacts post={post} />
            </span>
          </Link>
        </li>
      ))}
    </Grid>
  );
}

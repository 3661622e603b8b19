import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import type { PostCard } from '@/contract/content';
import * as S from './Blog.styles';
import { PostFacts } from './PostFacts';

type Props = {
  posts: readonly PostCard[];
  /** The level of the headings. */
  level: 'h2' | 'h3';
  /** Whether the first picture is at the top of the page. */
  priority?: boolean;
};

/** Posts side by side, each a link. */
export function PostCards({ posts, level: Heading, priority = false }: Props) {
  return (
    <S.Cards>
      {posts.map((post, index) => (
        <li key={post.id}>
          <Link href={`/blog/${post.slug}`}>
            <span className="picture">
              <Image
                src={post.imageUrl}
                alt=""
                width={420}
                sizes="(min-width: 1024px) 420px, (min-width: 768px) 45vw, 92vw"
                priority={priority && index === 0}
              />
            </span>
            <span className="text">
              {post.tags[0] && <small>{post.tags[0].title}</small>}
              <Heading>{post.title}</Heading>
              <span className="summary">{post.summary}</span>
              <PostFacts post={post} />
            </span>
          </Link>
        </li>
      ))}
    </S.Cards>
  );
}

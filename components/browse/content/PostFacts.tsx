import { Row } from '@/components/ui/layout/Row';
import type { PostCard } from '@/contract/content';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';

/** The date of a post and its reading time. */
export function PostFacts({ post }: { post: PostCard }) {
  return (
    <Row as="span" gap={4} data-text="caption" data-ink="faint">
      <time dateTime={post.publishedAt}>{formatDate(Date.parse(post.publishedAt))}</time>
      <span>{toPersianDigits(post.minutes)} دقیقه خواندن</span>
    </Row>
  );
}

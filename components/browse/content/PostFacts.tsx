import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { PostCard } from '@/contract/content';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';

/** The date of a post and its reading time. */
export function PostFacts({ post }: { post: PostCard }) {
  return (
    <Row as="span" gap={4}>
      <Text as="time" size="caption" ink="faint" dateTime={post.publishedAt}>
        {formatDate(Date.parse(post.publishedAt))}
      </Text>
      <Text as="span" size="caption" ink="faint">
        {toPersianDigits(post.minutes)} دقیقه خواندن
      </Text>
    </Row>
  );
}

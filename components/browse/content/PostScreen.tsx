import { ProductCard } from '@/components/browse/productCard/ProductCard';
import * as P from '@/components/browse/productCard/ProductList';
import { Button } from '@/components/ui/kit/Button';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Share2 } from '@/components/ui/kit/icons';
import { PageHead } from '@/components/ui/kit/PageHead';
import { Pill } from '@/components/ui/kit/Pill';
import { TextLink } from '@/components/ui/kit/TextButton';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/layout/Heading';
import { PageColumn } from '@/components/ui/layout/PageColumn';
import { Row } from '@/components/ui/layout/Row';
import { Section } from '@/components/ui/layout/Section';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { PostPage } from '@/contract/content';
import type { Site } from '@/contract/site';
import { useShare } from '@/hooks/useShare';
import { blogHref } from './blogPaths';
import { PostCards } from './PostCards';
import { PostFacts } from './PostFacts';
import { PostPicture } from './PostPicture';
import { Prose } from './Prose.styles';

/** A post of the blog, with the products that it recommends and related posts. */
export function PostScreen({ site, post, related, products }: PostPage & { site: Site }) {
  const share = useShare(post.title);
  return (
    <>
      <PageHead
        title={`${post.title} | ${site.company.companyName}`}
        description={post.summary}
        canonical={`/blog/${post.slug}`}
      />
      <Container>
        <PageColumn>
          <Stack as="article" gap={4}>
            <Row as="nav" wrap aria-label="جای این نوشته">
              <TextLink href="/blog">نوشته‌ها</TextLink>
              {post.tags[0] && <TextLink href={blogHref(post.tags[0].slug)}>{post.tags[0].title}</TextLink>}
            </Row>
            <Heading level={1} size="display">
              {post.title}
            </Heading>
            <Text size="title" ink="muted">
              {post.summary}
            </Text>
            <Actions justify="between">
              <PostFacts post={post} />
              <Button variant="secondary" size="small" onClick={share}>
                <Share2 size={20} />
                هم‌رسانی
              </Button>
            </Actions>
            <PostPicture data-round="">
              <Image
                src={post.imageUrl}
                alt={post.imageAlt}
                width={920}
                sizes="(min-width: 1024px) 920px, 92vw"
                priority
              />
            </PostPicture>
            <Card as="div">
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the backend makes it from Markdown and lets no raw HTML through. */}
              <Prose dangerouslySetInnerHTML={{ __html: post.html }} />
            </Card>
            <Row as="nav" wrap aria-label="برچسب‌های نوشته">
              {post.tags.map(({ slug, title }) => (
                <Pill key={slug} href={blogHref(slug)}>
                  {title}
                </Pill>
              ))}
            </Row>
          </Stack>
        </PageColumn>
        {products.length > 0 && (
          <Section title="کالاهای این نوشته">
            <P.Rail style={{ '--visible': 5 }}>
              {products.map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} />
                </li>
              ))}
            </P.Rail>
          </Section>
        )}
        {related.length > 0 && (
          <Section title="نوشته‌های نزدیک" link={{ title: 'همهٔ نوشته‌ها', href: '/blog' }}>
            <PostCards posts={related} level={3} />
          </Section>
        )}
      </Container>
    </>
  );
}

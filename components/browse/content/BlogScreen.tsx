import { Link } from '@/components/ui/kit/firstLoad/Link';
import { PageHead } from '@/components/ui/kit/PageHead';
import { PageLinks } from '@/components/ui/kit/PageLinks';
import { Pill } from '@/components/ui/kit/Pill';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { BlogPage } from '@/contract/content';
import type { Site } from '@/contract/site';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Blog.styles';
import { blogHref } from './blogPaths';
import { PostCards } from './PostCards';

/** A page of the blog's posts, all of them or those of a tag. */
export function BlogScreen({ site, list }: { site: Site; list: BlogPage }) {
  const { companyName } = site.company;
  const { tag, tags, posts, page, pages } = list;
  const heading = tag ? `نوشته‌های «${tag.title}»` : 'نوشته‌ها';
  const place = page > 1 ? `، صفحهٔ ${toPersianDigits(page)}` : '';
  return (
    <>
      <PageHead
        title={`${heading}${place} | ${companyName}`}
        description={`راهنمای خرید، خرید قسطی و نگه‌داری کالای دیجیتال، از همکاران ${companyName}.`}
        canonical={blogHref(tag?.slug ?? null, page)}
      >
        <link
          rel="alternate"
          type="application/rss+xml"
          title={`نوشته‌های ${companyName}`}
          href="/blog/rss.xml"
        />
      </PageHead>
      <Container>
        <S.Blog>
          <Stack as="header" gap={2}>
            <Heading level={1} size="display">
              {heading}
            </Heading>
            <Text ink="muted" measure>
              راهنمای خرید، حساب قسط و نگه‌داری؛ نوشتهٔ کسانی که هر روز همین کالاها را می‌فروشند و تعمیر می‌کنند.
            </Text>
          </Stack>
          <S.Tags aria-label="برچسب‌ها">
            <ul>
              <li>
                <Pill href="/blog" aria-current={tag ? undefined : 'page'}>
                  همه
                </Pill>
              </li>
              {tags.map(({ slug, title, count }) => (
                <li key={slug}>
                  <Pill href={blogHref(slug)} aria-current={slug === tag?.slug ? 'page' : undefined}>
                    {title}
                    <small>{toPersianDigits(count)}</small>
                  </Pill>
                </li>
              ))}
            </ul>
          </S.Tags>
          {posts.length > 0 ? (
            <PostCards posts={posts} level={2} priority />
          ) : (
            <p role="status">هنوز نوشته‌ای در این بخش نیست.</p>
          )}
          {pages > 1 && (
            <PageLinks aria-label="صفحه‌ها">
              {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
                <Link
                  key={number}
                  href={blogHref(tag?.slug ?? null, number)}
                  aria-label={`صفحهٔ ${toPersianDigits(number)}`}
                  aria-current={number === page ? 'page' : undefined}
                >
                  {toPersianDigits(number)}
                </Link>
              ))}
            </PageLinks>
          )}
        </S.Blog>
      </Container>
    </>
  );
}

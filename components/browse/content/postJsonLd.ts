import type { PostPage } from '@/contract/content';

/** A post as a schema.org BlogPosting for search engines, escaped for a script element. */
export function postJsonLd({ post }: PostPage, companyName: string): string {
  const publisher = { '@type': 'Organization', name: companyName };
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    image: post.imageUrl,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    inLanguage: 'fa-IR',
    keywords: post.tags.map(({ title }) => title).join('، '),
    mainEntityOfPage: `/blog/${post.slug}`,
    author: publisher,
    publisher,
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

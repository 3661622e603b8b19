import type { BlogPosting } from 'schema-dts';
import type { PostPage } from '@/contract/content';
import { pictureUrl } from '@/utils/jsonLd';

/** A post as schema.org data. @param shop the shop's address */
export function postJsonLd({ post }: Pick<PostPage, 'post'>, companyName: string, shop: string): BlogPosting {
  const publisher = { '@type': 'Organization', name: companyName, url: `${shop}/` } as const;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    image: pictureUrl(shop, post.imageUrl),
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    inLanguage: 'fa-IR',
    keywords: post.tags.map(({ title }) => title).join('، '),
    mainEntityOfPage: `${shop}/blog/${post.slug}`,
    author: publisher,
    publisher,
  };
}

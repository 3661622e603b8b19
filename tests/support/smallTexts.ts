import type { Database } from '@/backend/db/connect';
import { postProducts, posts, postTags, tags, textPages } from '@/backend/db/schema/content';

/** Before every test. */
const publishedAt = new Date('2026-01-05T08:00:00Z');

/** A page of text and eight posts, of which the last is not published before 2099. */
export async function seedSmallTexts({ orm }: Database): Promise<void> {
  await orm.insert(textPages).values({
    slug: 'terms',
    title: 'شرایط خرید',
    summary: 'پیمان خرید.',
    body: '## قیمت\n\nقیمت‌ها به تومان است.',
    updatedAt: publishedAt,
  });
  await orm.insert(tags).values([
    { slug: 'mobile', title: 'گوشی موبایل' },
    { slug: 'care', title: 'نگه‌داری', sort: 1 },
    { slug: 'empty', title: 'بی‌نوشته', sort: 2 },
  ]);
  const post = (number: number) => ({
    slug: `post-${number}`,
    title: `نوشتهٔ ${number}`,
    summary: 'خلاصه',
    body: `## بخش\n\n${'واژه '.repeat(number * 100)}`,
    imageUrl: '/art/phone-triad-silk-black-pair.avif',
    imageAlt: 'گوشی',
    publishedAt: new Date(publishedAt.getTime() + number * 3_600_000),
    updatedAt: publishedAt,
  });
  await orm
    .insert(posts)
    .values([
      ...[1, 2, 3, 4, 5, 6, 7].map(post),
      { ...post(8), publishedAt: new Date('2099-01-01T00:00:00Z') },
    ]);
  await orm.insert(postTags).values([
    { postId: 1, tag: 'mobile' },
    { postId: 7, tag: 'mobile' },
    { postId: 7, tag: 'care' },
    { postId: 8, tag: 'care' },
  ]);
  await orm.insert(postProducts).values([
    { postId: 7, productId: 3, sort: 1 },
    { postId: 7, productId: 1 },
  ]);
}

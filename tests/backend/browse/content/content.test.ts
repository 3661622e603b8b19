import type { BlogPage, PostPage, TextPage } from '@/contract/content';
import { forAllTests, openSandboxPayment, openTestApp } from '@/tests/support/backend';
import { memoryStorage } from '@/tests/support/memoryStorage';
import { runWorkerOnce } from '@/tests/support/worker';

const now = Date.parse('2026-11-22T08:00:00Z');
const shop = forAllTests(() => openTestApp({ now: () => now }));

async function read<Data>(path: string): Promise<Data> {
  const answer = await shop.app.inject(path);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

test('a page of text is answered as HTML, and an unknown one is not found', async () => {
  expect(await read<TextPage>('/public/pages/terms')).toMatchObject({
    title: 'شرایط خرید',
    html: expect.stringContaining('<h2 id="part-1">قیمت</h2>'),
  });
  expect(await read('/public/pages')).toEqual([
    { slug: 'terms', title: 'شرایط خرید', summary: 'پیمان خرید.' },
  ]);
  const missing = await shop.app.inject('/public/pages/nothing');
  expect([missing.statusCode, missing.json().message]).toEqual([404, 'این صفحه پیدا نشد.']);
});

test('the blog has its newest posts first, in pages, and only published ones', async () => {
  const first = await read<BlogPage>('/public/blog');
  expect(first).toMatchObject({ page: 1, pages: 2, tag: null });
  expect(first.posts.map(({ slug }) => slug)).toEqual([7, 6, 5, 4, 3, 2].map((number) => `post-${number}`));
  expect((await read<BlogPage>('/public/blog?page=2')).posts.map(({ slug }) => slug)).toEqual(['post-1']);
  expect((await read<BlogPage>('/public/blog?page=3')).posts).toEqual([]);
  expect(first.tags).toEqual([
    { slug: 'mobile', title: 'گوشی موبایل', count: 2 },
    { slug: 'care', title: 'نگه‌داری', count: 1 },
  ]);
  expect(first.posts[0]).toMatchObject({ minutes: 4, tags: [{ slug: 'mobile' }, { slug: 'care' }] });
});

test('the posts of a tag, and no list for an unknown tag', async () => {
  const list = await read<BlogPage>('/public/blog?tag=mobile');
  expect(list).toMatchObject({ tag: { slug: 'mobile', title: 'گوشی موبایل' }, pages: 1 });
  expect(list.posts.map(({ slug }) => slug)).toEqual(['post-7', 'post-1']);
  expect((await read<BlogPage>('/public/blog?tag=empty')).posts).toEqual([]);
  expect((await shop.app.inject('/public/blog?tag=none')).statusCode).toBe(404);
  expect((await shop.app.inject('/public/blog?page=0')).statusCode).toBe(400);
});

test('a post has related posts of the same tag first, and its products in their order', async () => {
  const { post, related, products } = await read<PostPage>('/public/blog/post-7');
  expect(post).toMatchObject({ title: 'نوشتهٔ 7', html: expect.stringContaining('<h2') });
  expect(related.map(({ slug }) => slug)).toEqual(['post-1', 'post-6', 'post-5']);
  expect(products.map(({ id }) => id)).toEqual([1, 3]);
  expect((await shop.app.inject('/public/blog/post-8')).statusCode).toBe(404);
});

test('a change of a text renews its page at the storefront, once for each change', async () => {
  const renewed: string[][] = [];
  const payment = openSandboxPayment(shop.db, () => now);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const work = () =>
    runWorkerOnce({
      db: shop.db,
      now: () => Date.now() + 1000,
      storage: memoryStorage(),
      payment: { ...payment, log },
      sms: { hasVoice: false, sendCode: async () => undefined, sendMessage: async () => undefined },
      publish: async (change) => {
        if ('paths' in change) renewed.push(change.paths);
      },
    });
  await shop.run(`UPDATE text_pages SET body = 'تازه' WHERE slug = 'terms'`);
  await shop.run(`UPDATE posts SET slug = 'post-new' WHERE slug = 'post-2'`);
  await shop.run(`UPDATE faq SET answer = 'تازه'`);
  await work();
  await work();
  expect(renewed.flat().sort()).toEqual(['/blog/post-2', '/blog/post-new', '/faq', '/info/terms']);
  await shop.run(`UPDATE text_pages SET body = 'تازه‌تر' WHERE slug = 'terms'`);
  await work();
  expect(renewed.at(-1)).toEqual(['/info/terms']);
});

import { screen, waitFor, within } from '@testing-library/react';
import { BlogScreen } from '@/components/browse/content/BlogScreen';
import { parseBlogPath } from '@/components/browse/content/blogPaths';
import { PostScreen } from '@/components/browse/content/PostScreen';
import { ShippingCompanies } from '@/components/browse/content/ShippingCompanies';
import { TextPageScreen } from '@/components/browse/content/TextPageScreen';
import { FaqScreen } from '@/components/browse/faq/FaqScreen';
import type { PostCard, PostPage } from '@/contract/content';
import { aCard } from '@/tests/support/factories/product';
import { aSite } from '@/tests/support/factories/site';
import { hrefOf } from '@/tests/support/hrefOf';
import { openScreen } from '@/tests/support/openShop';
import { toPersianDigits } from '@/utils/digits';

const care = { slug: 'care', title: 'نگه‌داری' };
const aPost = (id: number): PostCard => ({
  id,
  slug: `post-${id}`,
  title: `نوشتهٔ </script> ${id}`,
  summary: 'خلاصهٔ نوشته',
  imageUrl: '/art/charger-white-pair.avif',
  imageAlt: 'شارژر',
  publishedAt: '2026-03-20T08:00:00.000Z',
  minutes: 4,
  tags: [care],
});
const page: PostPage = {
  post: { ...aPost(1), html: '<h2 id="part-1">بخش</h2>', updatedAt: '2026-03-20T08:00:00.000Z' },
  related: [aPost(2)],
  products: [aCard({ id: 9, title: 'شارژر Nano' })],
};

test('a page of text has its text and links to the others', () => {
  const terms = { slug: 'terms', title: 'شرایط', summary: 'پیمان' };
  openScreen(
    <TextPageScreen
      site={aSite()}
      page={{ ...terms, html: '<h2>قیمت</h2>', updatedAt: '2026-03-20T08:00:00.000Z' }}
      companies={[]}
      pages={[terms, { slug: 'privacy', title: 'حریم خصوصی', summary: '' }]}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'قیمت' })).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'صفحه‌های فروشگاه' }));
  expect(links.getByRole('link', { name: 'شرایط' })).toHaveAttribute('aria-current', 'page');
  expect(hrefOf('حریم خصوصی', links)).toBe('/info/privacy');
  expect(screen.getByText('۲۹ اسفند ۱۴۰۴')).toBeVisible();
});

test('the page about accessibility says whom to call, and a page of another subject does not', () => {
  const site = aSite();
  const phone = toPersianDigits(site.company.companyAddresses[0]?.tell ?? '');
  const open = (slug: string) => {
    const page = { slug, title: slug, summary: '', html: '', updatedAt: '2026-03-20T08:00:00.000Z' };
    return openScreen(<TextPageScreen site={site} page={page} companies={[]} pages={[]} />);
  };
  const { unmount } = open('terms');
  expect(screen.queryByRole('link', { name: phone })).toBeNull();
  unmount();
  open('accessibility');
  expect(hrefOf(phone)).toMatch(/^tel:\d+$/);
});

test('the blog links to posts, tags and pages', () => {
  const list = { posts: [aPost(1)], page: 2, pages: 3, tag: care, tags: [{ ...care, count: 13 }] };
  openScreen(<BlogScreen site={aSite()} list={list} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('نوشته‌های «نگه‌داری»');
  expect(hrefOf(/خلاصهٔ نوشته/)).toBe('/blog/post-1');
  expect(screen.getByRole('link', { name: /خلاصهٔ نوشته/ })).toHaveTextContent('۴ دقیقه خواندن');
  expect(hrefOf('صفحهٔ ۱')).toBe('/blog/tag/care');
  expect(hrefOf('صفحهٔ ۳')).toBe('/blog/tag/care/page/3');
  expect(screen.getByRole('link', { name: 'صفحهٔ ۲' })).toHaveAttribute('aria-current', 'page');
});

test('a post has its text, its products and related posts', () => {
  openScreen(<PostScreen site={aSite()} {...page} />);
  expect(screen.getByRole('heading', { level: 2, name: 'بخش' })).toBeVisible();
  expect(hrefOf(/شارژر Nano/)).toEqual(expect.stringMatching('/9/'));
  const related = screen.getByRole('region', { name: 'نوشته‌های نزدیک' });
  expect(hrefOf(/خلاصهٔ نوشته/, within(related))).toBe('/blog/post-2');
});

test('copies the link of a post with a message on a device that cannot share', async () => {
  const { user, store } = openScreen(<PostScreen site={aSite()} {...page} />);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'هم‌رسانی' }));
  await waitFor(() =>
    expect(store.getState().ui.toasts).toMatchObject([{ kind: 'success', text: 'پیوند این صفحه کپی شد' }]),
  );
  expect(write).toHaveBeenCalledWith(window.location.href);
});

test.each([
  [[], { tag: null, page: 1 }],
  [['page', '2'], { tag: null, page: 2 }],
  [['tag', 'care'], { tag: 'care', page: 1 }],
  [['tag', 'care', 'page', '12'], { tag: 'care', page: 12 }],
  [['post-1'], { post: 'post-1' }],
  [['page', '1'], null],
  [['page', '01'], null],
  [['tag'], null],
  [['tag', 'Care'], null],
  [['a', 'b'], null],
  [['rss.xml'], null],
])('the path %j of the blog is %j', (segments, path) => {
  expect(parseBlogPath(segments)).toEqual(path);
});

test('a shipping company has its time, its cost and the page to follow a parcel', () => {
  const post = {
    kind: 'post' as const,
    title: 'پست',
    text: 'کد را بنویسید.',
    tell: '193',
    trackingUrl: 'https://tracking.post.ir/',
    cost: 145_000,
    daysFrom: 2,
    daysTo: 4,
  };
  const freight = {
    ...post,
    kind: 'freight' as const,
    title: 'باربری',
    trackingUrl: null,
    tell: null,
    cost: null,
  };
  openScreen(<ShippingCompanies companies={[post, freight]} />);
  const [first, second] = screen.getAllByRole('heading', { level: 2 }).map((title) => title.closest('li'));
  if (!first || !second) throw new Error('A company is missing.');
  expect(first).toHaveTextContent('۲ تا ۴ روز کاری');
  expect(first).toHaveTextContent('۱۴۵٬۰۰۰ تومان');
  expect(hrefOf('پیگیری مرسوله', within(first))).toBe(post.trackingUrl);
  expect(second).toHaveTextContent('با گیرنده');
  expect(within(second).queryByRole('link')).toBeNull();
});

describe('the frequent questions', () => {
  const groups = [
    { title: 'سفارش', questions: [{ question: 'چگونه سفارش بدهم؟', answer: 'کالا را به سبد بیفزایید.' }] },
    {
      title: 'خرید قسطی',
      questions: [{ question: 'سقف وام چقدر است؟', answer: 'تا </script> میلیون تومان.' }],
    },
  ];

  test('each group can be reached by its link and each answer unfolds', async () => {
    const { user } = openScreen(<FaqScreen groups={groups} site={aSite()} />);
    const link = screen.getByRole('link', { name: /خرید قسطی/ });
    const group = screen.getByRole('region', { name: 'خرید قسطی' });
    expect(link).toHaveAttribute('href', `#${group.id}`);
    const answer = within(group).getByText(/میلیون تومان/);
    expect(answer).not.toBeVisible();
    await user.click(within(group).getByText('سقف وام چقدر است؟'));
    expect(answer).toBeVisible();
  });

  test('the search finds questions by Persian letters of every keyboard, and says when there are none', async () => {
    const { user } = openScreen(<FaqScreen groups={groups} site={aSite()} />);
    const field = screen.getByRole('searchbox', { name: 'جست‌وجو در پرسش‌ها' });
    await user.type(field, 'مليون');
    expect(screen.getByRole('status')).toHaveTextContent('پرسشی با این واژه‌ها پیدا نشد.');
    await user.clear(field);
    await user.type(field, 'ميليون وام');
    expect(screen.getByRole('status')).toHaveTextContent('۱ پرسش پیدا شد.');
    expect(screen.queryByText('چگونه سفارش بدهم؟')).toBeNull();
    expect(screen.getByText(/میلیون تومان/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'پاک‌کردن متن' }));
    expect(screen.getByText('چگونه سفارش بدهم؟')).toBeVisible();
  });

  test('the server shows the questions that a browser without JavaScript searched for', () => {
    openScreen(<FaqScreen groups={groups} site={aSite()} query="سفارش" />);
    expect(screen.getByText('کالا را به سبد بیفزایید.')).toBeVisible();
    expect(screen.queryByText('سقف وام چقدر است؟')).toBeNull();
    expect(screen.getByRole('search', { name: 'جست‌وجو در پرسش‌ها' })).toHaveAttribute('action', '/faq/search');
  });
});

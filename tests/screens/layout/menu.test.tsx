import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import type { ReactNode } from 'react';
import BottomBar from '@/components/layout/menu/BottomBar';
import CategoryDrawer from '@/components/layout/menu/CategoryDrawer';
import { TopMenu } from '@/components/layout/menu/TopMenu';
import type { MenuItem } from '@/contract/site';
import { selectStaticsData } from '@/store/site';
import { aSite, aStaticsData } from '@/tests/support/factories/site';
import { closedGate } from '@/tests/support/gate';
import { openScreen } from '@/tests/support/openShop';
import { aMenuItem } from '@/tests/support/shell';
import { messages } from '@/utils/messages';

const items = aSite().topMenu;
const phones = aMenuItem({
  title: 'گوشی موبایل',
  link: '/shop?category=mobile',
  childs: [
    aMenuItem({ title: 'سامسونگ' }),
    aMenuItem({ title: 'آیفون ۱۶', link: '/shop?category=iphone-16' }),
  ],
});
const laptops = aMenuItem({
  title: 'لپ‌تاپ',
  link: '/shop?category=laptops',
  childs: [aMenuItem({ title: 'مک‌بوک', link: '/shop?category=macbooks' })],
});
const menus = [
  {
    id: 1,
    position: 1,
    mobileView: false,
    menuItems: [
      aMenuItem({ id: 1, title: 'دسته‌بندی کالاها', link: '/shop', childs: [phones, laptops] }),
      aMenuItem({ id: 2, title: 'گوشی موبایل', link: '/shop?category=mobile', childs: [phones] }),
    ],
  },
  { id: 2, position: 1, mobileView: true, menuItems: [phones, laptops, aMenuItem({ title: 'تازه‌ها' })] },
];
const categories = [
  { id: 1, slug: 'mobile', title: 'گوشی موبایل', icon: '', imageUrl: '/art/a.avif', count: 139, childs: [] },
];
// The menu row is for desktops, and media queries do not apply here.
const hidden = { hidden: true };
const hrefOfHidden = (name: string) => screen.getByRole('link', { name, ...hidden }).getAttribute('href');
const trigger = (name: string) => screen.getByRole('button', { name, ...hidden });

const statics = aStaticsData({ menus, categories });
const openMenu = (answer: object = statics) =>
  openScreen(<TopMenu items={items} />, { with: { 'GET /public/getStaticsData': answer } });

/** The drawer once its departments are there. */
async function openDrawer(onClose = () => {}) {
  const app = openScreen(<CategoryDrawer onClose={onClose} />, {
    with: { 'GET /public/getStaticsData': statics },
  });
  await screen.findByRole('tab', { name: 'لپ‌تاپ' });
  return app;
}

describe('the mega menu', () => {
  test('opens the two-level panel with counts and instalments from its first item', async () => {
    const { user } = openMenu();
    await user.click(trigger('دسته‌بندی کالاها'));
    expect(trigger('دسته‌بندی کالاها')).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText('۱۳۹ کالا')).toBeInTheDocument();
    expect(hrefOfHidden('تا ۲ میلیون')).toBe('/shop?category=mobile&monthlyTo=2000000');
    await user.click(screen.getByRole('tab', { name: 'لپ‌تاپ', ...hidden }));
    expect(hrefOfHidden('مک‌بوک')).toBe('/shop?category=macbooks');
  });

  test('opens columns of links from the other items', async () => {
    const { user } = openMenu();
    await user.click(trigger('گوشی موبایل'));
    expect(await screen.findByRole('link', { name: 'آیفون ۱۶', ...hidden })).toHaveAttribute(
      'href',
      '/shop?category=iphone-16',
    );
  });

  test('closes on Escape and returns the focus', async () => {
    const { user } = openMenu();
    await user.click(trigger('دسته‌بندی کالاها'));
    await user.click(await screen.findByRole('tab', { name: 'لپ‌تاپ', ...hidden }));
    await user.keyboard('{Escape}');
    expect(trigger('دسته‌بندی کالاها')).toHaveAttribute('aria-expanded', 'false');
    expect(trigger('دسته‌بندی کالاها')).toHaveFocus();
  });

  test('opens with the keyboard', async () => {
    const { user } = openMenu();
    trigger('دسته‌بندی کالاها').focus();
    await user.keyboard(' ');
    expect(trigger('دسته‌بندی کالاها')).toHaveAttribute('aria-expanded', 'true');
  });

  test('opens for a resting pointer after a delay, not for a passing one', async () => {
    const { user } = openMenu();
    await user.hover(trigger('گوشی موبایل'));
    expect(trigger('گوشی موبایل')).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(trigger('گوشی موبایل')).toHaveAttribute('aria-expanded', 'true'));
    await user.unhover(trigger('گوشی موبایل'));
    await waitFor(() => expect(trigger('گوشی موبایل')).toHaveAttribute('aria-expanded', 'false'));
  });

  test('shows a skeleton while the menus load', async () => {
    const menusMayCome = closedGate();
    const { user } = openMenu(() => menusMayCome.opened.then(() => statics));
    await user.click(trigger('دسته‌بندی کالاها'));
    expect(await screen.findByText('منو در راه است')).toBeInTheDocument();
    menusMayCome.open();
    expect(await screen.findByRole('tab', { name: 'لپ‌تاپ', ...hidden })).toBeInTheDocument();
  });

  test('closes when a new page opens', async () => {
    const { user } = openMenu();
    await user.click(trigger('گوشی موبایل'));
    act(() => void mockRouter.push('/faq'));
    await waitFor(() => expect(trigger('گوشی موبایل')).toHaveAttribute('aria-expanded', 'false'));
  });
});

describe('the category drawer', () => {
  const filter = () => screen.getByRole('searchbox', { name: 'گشتن در دسته‌ها' });
  const tiles = () =>
    within(screen.getByRole('status'))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  test('shows the tiles of the chosen department and replaces its history entry', async () => {
    const { user } = await openDrawer();
    await user.click(screen.getByRole('tab', { name: 'لپ‌تاپ' }));
    const panel = screen.getByRole('tabpanel', { name: 'لپ‌تاپ' });
    expect(within(panel).getByRole('link', { name: 'مک‌بوک' })).toHaveAttribute('data-replace');
  });

  test('filters both levels with any letters and digits', async () => {
    const { user } = await openDrawer();
    await user.type(filter(), 'لپ تاپ');
    expect(tiles()).toEqual(['لپ‌تاپ']);
    await user.clear(filter());
    await user.type(filter(), 'ايفون 16');
    expect(tiles()).toEqual(['آیفون ۱۶']);
  });

  test('shows a message when no option matches, and its clear button empties the filter and focuses it', async () => {
    const { user } = await openDrawer();
    await user.type(filter(), 'یخچال');
    expect(screen.getByText(messages.noOption)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'پاک‌کردن متن' }));
    expect(filter()).toHaveValue('');
    expect(filter()).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'لپ‌تاپ' })).toBeVisible();
  });

  test('removes its history entry with the close button', async () => {
    const onClose = jest.fn();
    const { user } = await openDrawer(onClose);
    await user.click(screen.getByRole('button', { name: 'بستن' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});

describe('the pictures of the menu', () => {
  /** Pictures that the page has asked for without showing them. */
  let asked: string[] = [];
  /** Whether pictures come. */
  let arrives = true;
  const hasAsked = (picture: string) => asked.some((one) => one.includes(encodeURIComponent(picture)));

  const department = (title: string, picture: string) =>
    aMenuItem({
      title,
      description: `همهٔ ${title}‌ها`,
      childs: [aMenuItem({ title: `${title} سامسونگ`, imageUrl: picture })],
    });

  beforeAll(() => import('@/components/layout/menu/MegaMenu'));
  beforeEach(() => {
    [asked, arrives] = [[], true];
    jest.spyOn(HTMLImageElement.prototype, 'srcset', 'set').mockImplementation(function (
      this: HTMLImageElement,
      value: string,
    ) {
      asked.push(value);
      queueMicrotask(() => arrives && this.onload?.(new Event('load')));
    });
  });
  afterEach(() => jest.restoreAllMocks());

  /** A part of a shop with these departments, once its menus are known. */
  async function open(part: ReactNode, ...departments: MenuItem[]) {
    const desktop = [aMenuItem({ id: 1, childs: departments }), aMenuItem({ id: 2, childs: [] })];
    const menus = [
      { id: 1, position: 1, mobileView: false, menuItems: desktop },
      { id: 2, position: 1, mobileView: true, menuItems: departments },
    ];
    const app = openScreen(part, { with: { 'GET /public/getStaticsData': aStaticsData({ menus }) } });
    await waitFor(() => expect(selectStaticsData(app.store.getState())).not.toBeNull());
    return app;
  }
  const openTopMenu = (...departments: MenuItem[]) =>
    open(<TopMenu items={aSite().topMenu} />, ...departments);
  const trigger = () => screen.getByRole('button', { name: 'دسته‌بندی کالاها', hidden: true });

  test('loads the pictures of the menu when a pointer reaches its button', async () => {
    await openTopMenu(department('گوشی', '/art/one.avif'), department('لپ‌تاپ', '/art/two.avif'));
    expect(hasAsked('/art/one.avif')).toBe(false);
    fireEvent.pointerEnter(trigger(), { pointerType: 'touch' });
    await waitFor(() => expect(hasAsked('/art/one.avif')).toBe(true));
    expect(hasAsked('/art/two.avif')).toBe(false);
  });

  test('loads the pictures of the menu when the focus reaches its button', async () => {
    await openTopMenu(department('گوشی', '/art/three.avif'));
    // jsdom applies no media queries, so the menu row for desktops is hidden and Tab would skip it.
    fireEvent.focus(trigger());
    await waitFor(() => expect(hasAsked('/art/three.avif')).toBe(true));
  });

  test('loads the pictures of a hovered department and of the next one, each once', async () => {
    const { user } = await openTopMenu(
      department('گوشی', '/art/four.avif'),
      department('لپ‌تاپ', '/art/five.avif'),
      department('تبلت', '/art/six.avif'),
    );
    await user.click(trigger());
    const tab = await screen.findByRole('tab', { name: 'لپ‌تاپ', hidden: true });
    fireEvent.pointerEnter(tab);
    fireEvent.pointerEnter(tab);
    expect(hasAsked('/art/five.avif')).toBe(true);
    expect(hasAsked('/art/six.avif')).toBe(true);
    expect(asked.filter((one) => one.includes('five'))).toHaveLength(1);
  });

  test('loads the pictures of the drawer when a finger touches its button', async () => {
    await open(<BottomBar />, department('گوشی', '/art/seven.avif'));
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'دسته‌بندی' }), { pointerType: 'touch' });
    expect(hasAsked('/art/seven.avif')).toBe(true);
  });

  test('names the link to all products of a department in natural words', async () => {
    const wearables = aMenuItem({ title: 'پوشیدنی', childs: [aMenuItem()] });
    const { user } = await open(
      <CategoryDrawer onClose={() => {}} />,
      department('گوشی', '/art/eight.avif'),
      wearables,
    );
    expect(await screen.findByRole('link', { name: 'همهٔ گوشی‌ها' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'پوشیدنی' }));
    expect(screen.getByRole('link', { name: 'همهٔ کالاهای پوشیدنی' })).toBeInTheDocument();
  });

  test('keeps connections free for the shopper while pictures load slowly', async () => {
    arrives = false;
    const tiles = Array.from({ length: 9 }, (_, index) => aMenuItem({ imageUrl: `/art/slow-${index}.avif` }));
    await open(<BottomBar />, aMenuItem({ title: 'گوشی', childs: tiles }));
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'دسته‌بندی' }), { pointerType: 'touch' });
    expect(asked).toHaveLength(2);
  });
});

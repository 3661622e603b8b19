import '@/tests/support/dialog';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import BottomBar from '@/components/layout/menu/BottomBar';
import CategoryDrawer from '@/components/layout/menu/CategoryDrawer';
import { TopMenu } from '@/components/layout/menu/TopMenu';
import type { MenuItem } from '@/contract/site';
import { selectStaticsData } from '@/store/site';
import { aSite, aStaticsData } from '@/tests/support/factories/site';
import { openScreen } from '@/tests/support/openShop';
import { aMenuItem } from '@/tests/support/shell';

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
const openTopMenu = (...departments: MenuItem[]) => open(<TopMenu items={aSite().topMenu} />, ...departments);
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

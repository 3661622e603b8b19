// The pictures of the Persian handbook in docs/fa: what the script opens for each, and what the test of the house counts.

/** Where the pictures are, from the root. */
export const pictureFolder = 'docs/images/fa';

/** The largest number of pictures, and of bytes of all of them together. */
export const mostPictures = 16;
export const mostPictureBytes = 900_000;

const press = (scope, name) => scope.getByRole('button', { name, exact: true }).click();
/** Opens the first row of the table on the page by its link. */
const openFirst = (page) => page.getByRole('table').getByRole('link').first().click();
const card = (name) => (page) => page.getByRole('region', { name, exact: true });
const dialog = (page) => page.getByRole('dialog');
/** A product with several variants. */
const product = 'گوشی موبایل سامسونگ Galaxy S25';

async function findProduct(page) {
  await page.getByLabel('نام، نشانی، شماره یا کد کالا').fill(product);
  await page.keyboard.press('Enter');
}

/** Opens the first order that waits in a state. */
const openOrder = (state) => async (page) => {
  const row = page.getByRole('row').filter({ hasText: state });
  await row.getByRole('link').first().click();
  await card('گام بعدی')(page).waitFor();
};

/** A file with a product that can be imported, and one with a wrong price. */
const productFile = [
  'slug,title,latinTitle,category,brand,images,colourTitle,colourValue,guarantee,price,stock,maxBuy',
  'usb-c-cable,کابل USB-C,USB-C Cable,accessories,anker,/art/action-camera-black-front.avif,مشکی,#1C1E26,گارانتی ۱۸ ماهه,۱۲۰۰۰۰,۵,۲',
  'usb-a-cable,کابل USB-A,USB-A Cable,accessories,anker,/art/action-camera-black-front.avif,مشکی,#1C1E26,گارانتی ۱۸ ماهه,صد هزار,۵,۲',
].join('\n');

async function checkFile(page) {
  const file = { name: 'cables.csv', mimeType: 'text/csv', buffer: Buffer.from(productFile) };
  await page.getByLabel('انتخاب پروندهٔ کالاها').setInputFiles(file);
  await page.getByRole('button', { name: 'شروع ورود' }).waitFor({ timeout: 60_000 });
}

/**
 * The pictures in the order of the pages: name of the file, path of the desk, what is done there before the picture is taken (`act`)
 * and after it (`undo`), the element that it shows (`clip`; the window without one), and the height of the window (px). Nothing
 * is saved, so that a shop stays as it is.
 */
export const handbookPictures = [
  { name: 'setup', path: '/admin/setup?tab=delivery', height: 620 },
  {
    name: 'delivery',
    path: '/admin/setup?tab=delivery',
    act: async (page) => {
      await press(page, 'روش ارسال جدید');
      await press(page, 'افزودن بازه');
    },
    clip: (page) => page.getByRole('form', { name: 'روش ارسال جدید' }),
    height: 1420,
  },
  {
    name: 'offer',
    path: '/admin/catalogue',
    act: async (page) => {
      await findProduct(page);
      await press(page, `قیمت و موجودی ${product}`);
      await dialog(page).waitFor();
    },
    clip: dialog,
    height: 1240,
  },
  {
    name: 'variants',
    path: '/admin/catalogue',
    act: async (page) => {
      await findProduct(page);
      await page.getByRole('link', { name: product, exact: true }).click();
      await card('تنوع‌ها و قیمت‌ها')(page).waitFor();
    },
    clip: (page) => card('تنوع‌ها و قیمت‌ها')(page).locator('fieldset').first(),
    height: 1000,
  },
  {
    name: 'import',
    path: '/admin/catalogue?view=files',
    act: checkFile,
    clip: card('ورود cables.csv'),
    undo: (page) => press(page, 'لغو'),
    height: 1000,
  },
  { name: 'orders', path: '/admin/orders', height: 560 },
  { name: 'ship', path: '/admin/orders', act: openOrder('آماده‌سازی'), height: 700 },
  {
    name: 'customer',
    path: '/admin/customers',
    act: async (page) => {
      await page.getByRole('row').filter({ hasText: 'مریم احمدی' }).getByRole('link').click();
      await card('دسترسی‌ها')(page).waitFor();
    },
    clip: card('دسترسی‌ها'),
  },
  {
    name: 'plan',
    path: '/admin/plans',
    act: (page) => press(page, 'طرح جدید'),
    clip: (page) => page.getByRole('form', { name: 'طرح جدید' }),
    height: 1900,
  },
  { name: 'cheques', path: '/admin/orders', act: openOrder('در حال بررسی'), clip: card('چک‌ها'), height: 900 },
  {
    name: 'loan',
    path: '/admin/requests',
    act: async (page) => {
      await page.getByRole('radio', { name: 'همه', exact: true }).press('Space');
      await openFirst(page);
      await card('مدارک')(page).waitFor();
    },
    height: 860,
  },
  { name: 'site', path: '/admin/customize', height: 840 },
  {
    name: 'publish',
    path: '/admin/customize?part=company',
    act: async (page) => {
      await page.getByLabel('شعار (دلخواه)').fill('گوشی و لپ‌تاپ، نقدی یا پله‌پله.');
      await press(page, 'انتشار');
      await dialog(page).waitFor();
    },
    clip: dialog,
  },
  {
    name: 'menu',
    path: '/admin/customize?part=menus',
    act: (page) => page.getByRole('treeitem', { name: /^لپ‌تاپ/ }).click(),
    height: 1000,
  },
  { name: 'theme', path: '/admin/customize?part=theme', height: 720 },
  { name: 'numbers', path: '/admin/numbers', height: 1180 },
];

/** The pixels of a picture for one of the window on a phone, whose screens are dense. */
const phone = { form: 'narrow', width: 390, height: 844, density: 2 } as const;
const desktop = { form: 'wide', width: 1280, height: 800, density: 1 } as const;

const home = { page: 'home', path: '/', label: 'صفحهٔ نخست: دسته‌ها، پیشنهادها و کالاها' } as const;
const list = { page: 'list', path: '/shop', label: 'فهرست کالاها با قیمت نقدی و قسطی' } as const;

/**
 * The pictures of the shop that a browser shows when it offers to install it: the page, its window (CSS px), and a Persian sentence for
 * those who do not see them. `npm run handbook -- --app` takes them into `public/app`.
 */
export const appPictures = [phone, desktop].flatMap((window) =>
  [home, list].map((page) => ({ ...window, ...page, file: `${page.page}-${window.form}.webp` })),
);

/** The largest size of one of them, bytes. */
export const mostAppPictureBytes = 120_000;

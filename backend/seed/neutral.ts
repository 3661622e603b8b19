import { eq, sql } from 'drizzle-orm';
import { knownGateways } from '@/backend/adapters/payment/configured';
import type { Database, Orm } from '@/backend/db/connect';
import { lockKeys } from '@/backend/db/lockKeys';
import { textPages } from '@/backend/db/schema/content';
import { outbox } from '@/backend/db/schema/payment';
import { menuItems, menus, settings } from '@/backend/db/schema/site';
import { unnamedShop as name } from '@/backend/domains/layout/site/settings';
import { helpLinks, ownLinks } from './commonSettings';
import { seedHolidays } from './holidays';
import { seedPlaces } from './places';
import { readText } from './texts';
import { seedVat } from './vat';

/**
 * The settings of a shop without products: nothing that its owner has not said, such as an address, hours or promises. Only operators
 * see it until one of them opens it.
 */
const neutralSettings: typeof settings.$inferInsert = {
  company: {
    companyName: name,
    slogan: null,
    companyLogoUrl: null,
    promotionGalleryUrl: null,
    footerCopyright: `همهٔ حقوق برای ${name} محفوظ است.`,
    companyAddresses: [],
    hours: '',
    // Whatever is configured may be used, until the owner says otherwise.
    validGateways: [...knownGateways],
    licences: [],
  },
  maintenanceMode: true,
  footer: [helpLinks, ownLinks],
  trust: [],
  statics: {
    footerLogo: null,
    siteLink: [],
    loginImages: [],
    departments: [],
  },
};

const readPages = () => [
  {
    slug: 'terms',
    title: 'شرایط خرید و استفاده',
    summary: `پیمانی که با ثبت سفارش میان شما و ${name} بسته می‌شود: قیمت، پرداخت، قسط، تحویل و مسئولیت‌ها.`,
    body: readText('pages/terms.md').replaceAll('{name}', name),
  },
  {
    slug: 'shipping',
    title: 'ارسال و پیگیری',
    summary: 'شیوهٔ ارسال، زمان و هزینه، و راه پیگیری مرسوله با کد رهگیری.',
    body: readText('../neutral/shipping.md'),
  },
  {
    slug: 'returns',
    title: 'بازگرداندن کالا',
    summary: 'حق انصراف هفت روز کاری، کالای معیوب، هزینه‌ها و زمان بازگشت پول، به زبان ساده.',
    body: readText('../neutral/returns.md'),
  },
  {
    slug: 'privacy',
    title: 'حریم خصوصی',
    summary: 'چه داده‌ای از شما نگه می‌داریم، برای چه، تا کی، و چگونه می‌توانید پاکش کنید.',
    body: readText('pages/privacy.md'),
  },
  {
    slug: 'accessibility',
    title: 'دسترس‌پذیری',
    summary: 'چه چیزی در این فروشگاه برای همه کار می‌کند، چه چیزی هنوز نه، و مانع را به چه کسی بگویید.',
    body: readText('pages/accessibility.md'),
  },
];

/** Rows that every shop has from its first day: provinces and cities, public holidays, and the rates of value added tax. */
export async function seedCountry(orm: Orm): Promise<void> {
  await seedPlaces(orm);
  await seedHolidays(orm);
  await seedVat(orm);
}

/**
 * Makes a shop without products of a database that has no settings yet, in one transaction; any other database stays as it is.
 * @param now ms since the epoch @returns whether the shop was made
 */
export async function openEmptyShop({ orm }: Database, now: number): Promise<boolean> {
  return orm.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockKeys.seed})`);
    const made = await tx
      .insert(settings)
      .values(neutralSettings)
      .onConflictDoNothing()
      .returning({ id: settings.id });
    if (made.length === 0) return false;
    await seedCountry(tx);
    for (const mobileView of [false, true]) {
      const [menu] = await tx.insert(menus).values({ position: 1, mobileView }).returning({ id: menus.id });
      const item = { title: 'همهٔ کالاها', link: '/shop', itemType: 1, icon: 'layout-grid' };
      await tx.insert(menuItems).values({ ...item, menuId: menu?.id ?? 0 });
    }
    const updatedAt = new Date(now);
    await tx.insert(textPages).values(readPages().map((page, sort) => ({ ...page, sort, updatedAt })));
    // The start renews every page of the storefront once; see `main.ts`.
    await tx.delete(outbox).where(eq(outbox.kind, 'publish_paths'));
    return true;
  });
}

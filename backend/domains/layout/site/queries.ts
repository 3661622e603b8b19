import { createHash } from 'node:crypto';
import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { readCategories } from '@/backend/domains/layout/category/queries';
import { Nullable } from '@/contract/common';
import {
  Banner,
  Branch,
  Brand,
  type Company,
  DeliveryPromise,
  FaqGroup,
  Menu,
  MenuItem,
  NotificationBanner,
  Province,
  ShippingCompany,
  Site,
  StaticsData,
} from '@/contract/site';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { addDays, holidayDays } from '@/rules/workingDays';
import { placeHomeModules } from './parts/home';
import { readSettings, type Settings } from './settings';

const notification = `json_build_object('id', id, 'type', type, 'active', active, 'mobileView', mobile_view,
  'imageUrl', image_url, 'link', link, 'alt', alt, 'viewCount', view_count)`;

const MenuItemRow = Type.Object({
  ...Type.Omit(MenuItem, ['childs']).properties,
  menuId: Type.Integer(),
  parentId: Nullable(Type.Integer()),
});
type MenuItemRow = Static<typeof MenuItemRow>;
const StaticsRow = Type.Object({
  notification: Type.Array(NotificationBanner),
  menus: Type.Array(Type.Omit(Menu, ['menuItems'])),
  menuItems: Type.Array(MenuItemRow),
  banners: Type.Array(Banner),
  filters: StaticsData.properties.publicAttributes,
});

/** Lists are filtered by these of every variant, and by the specifications that the desk names. */
const variantAttributes = [
  { key: 'colour', title: 'رنگ' },
  { key: 'attribute', title: 'گزینه' },
];

const statements = {
  top: declareStatement({
    name: 'site_top',
    text: `SELECT
      (SELECT coalesce(json_agg(json_build_object('id', i.id, 'title', i.title, 'link', i.link, 'icon', i.icon)
          ORDER BY i.sort, i.id), '[]')
        FROM menu_items i JOIN menus m ON m.id = i.menu_id
        WHERE m.position = 1 AND NOT m.mobile_view AND i.parent_id IS NULL) AS "topMenu",
      (SELECT coalesce(json_agg(${notification} ORDER BY mobile_view), '[]') FROM (
        SELECT DISTINCT ON (mobile_view) * FROM notification_banners
        WHERE type = 0 AND active ORDER BY mobile_view, id) first) AS "topBanners",
      (SELECT coalesce(json_agg(h.date ORDER BY h.date), '[]') FROM holidays h
        WHERE h.date >= $today::date AND h.date <= $lastHoliday::date) AS holidays,
      (SELECT max(m.cost)::int FROM shipping_methods m WHERE m.active AND NOT m.postpaid) AS "costTo"`,
    row: Type.Object({
      ...Type.Pick(Site, ['topMenu', 'topBanners']).properties,
      holidays: DeliveryPromise.properties.holidays,
      costTo: Nullable(Type.Integer()),
    }),
  }),
  statics: declareStatement({
    name: 'site_statics',
    text: `SELECT
      (SELECT coalesce(json_agg(${notification} ORDER BY id), '[]') FROM notification_banners) AS notification,
      (SELECT coalesce(json_agg(json_build_object('id', id, 'position', position, 'mobileView', mobile_view)
          ORDER BY id), '[]') FROM menus) AS menus,
      (SELECT coalesce(json_agg(json_build_object('id', id, 'menuId', menu_id, 'parentId', parent_id, 'title', title,
          'link', link, 'imageUrl', image_url, 'itemType', item_type, 'icon', icon, 'description', description)
          ORDER BY sort, id), '[]') FROM menu_items) AS "menuItems",
      (SELECT coalesce(json_agg(json_build_object('id', id, 'moduleNumber', module_number, 'linkType', link_type,
          'link', link, 'imageUrl', image_url, 'title', title, 'text', text, 'tone', tone)
          ORDER BY module_number, sort, id), '[]') FROM banners) AS banners,
      (SELECT coalesce(json_agg(json_build_object('key', title, 'title', title) ORDER BY title), '[]') FROM filter_attributes) AS filters`,
    row: StaticsRow,
  }),
  brands: declareStatement({
    name: 'brands',
    text: 'SELECT id, slug, title, latin_title AS "latinTitle" FROM brands ORDER BY sort, id',
    row: Brand,
  }),
  provinces: declareStatement({
    name: 'provinces',
    text: `SELECT p.id, p.title,
        coalesce(json_agg(json_build_object('id', c.id, 'title', c.title) ORDER BY c.sort, c.id)
          FILTER (WHERE c.id IS NOT NULL), '[]') AS cities
      FROM provinces p LEFT JOIN cities c ON c.province_id = p.id GROUP BY p.id ORDER BY p.sort, p.id`,
    row: Province,
  }),
  branches: declareStatement({
    name: 'branches',
    text: `SELECT id, title, province_title AS "provinceTitle", city_title AS "cityTitle", address, tell, hours,
        latitude, longitude
      FROM branches ORDER BY sort, id`,
    row: Branch,
  }),
  shippingCompanies: declareStatement({
    name: 'shipping_companies',
    text: `SELECT c.kind, c.title, c.text, c.tell, replace(c.tracking_url, '{code}', '') AS "trackingUrl",
        CASE WHEN NOT bool_or(m.postpaid) THEN max(m.cost)::int END AS cost,
        min(m.days_from) AS "daysFrom", max(m.days_to) AS "daysTo"
      FROM shipping_companies c JOIN shipping_methods m ON m.kind = c.kind AND m.active
      WHERE c.active GROUP BY c.id ORDER BY c.sort, c.id`,
    row: ShippingCompany,
  }),
  faq: declareStatement({
    name: 'faq',
    text: `SELECT group_title AS title,
        json_agg(json_build_object('question', question, 'answer', answer) ORDER BY sort, id) AS questions
      FROM faq GROUP BY group_title ORDER BY min(sort), min(id)`,
    row: FaqGroup,
  }),
};

/** The company as the contract defines it. A company stored by an old version has neither slogan nor licences. */
function companyOf({ company, catalogMode, maintenanceMode, maintenanceUntil }: Settings): Company {
  return {
    ...company,
    slogan: company.slogan ?? null,
    licences: company.licences ?? [],
    catalogMode,
    maintenanceMode,
    maintenanceModeExpDateTime: maintenanceUntil,
  };
}

/** Reads the small part of the site data that every server render needs, with two statements. @param now ms since the epoch */
export async function readSite(db: Database, now: number): Promise<Site> {
  const today = tehranDateOf(now);
  const dates = { today, lastHoliday: addDays(today, holidayDays) };
  const [settings, [row]] = await Promise.all([readSettings(db), db.query(statements.top, dates)]);
  const { footer, trust, facilityPlan, delivery, statics } = settings;
  return {
    company: companyOf(settings),
    topMenu: row?.topMenu ?? [],
    topBanners: row?.topBanners ?? [],
    footerLogo: statics.footerLogo,
    siteLink: statics.siteLink,
    footer,
    trust,
    facilityPlan,
    delivery: delivery && {
      ...delivery,
      holidays: row?.holidays ?? [],
      ...(row?.costTo != null && { costTo: row.costTo }),
    },
  };
}

/** Everything public that seldom changes. The version is a digest of the content, so it cannot be forgotten. */
export async function readStatics(db: Database): Promise<StaticsData> {
  const [{ statics, home }, categories, [row]] = await Promise.all([
    readSettings(db),
    readCategories(db),
    db.query(statements.statics),
  ]);
  const { notification = [], menus = [], menuItems = [], banners = [], filters = [] } = row ?? {};
  const content = {
    ...statics,
    categories,
    publicAttributes: [...variantAttributes, ...filters],
    notification,
    banners,
    homeModules: placeHomeModules(home).flatMap(({ key, visible }) => (visible ? key : [])),
    menus: menus.map((menu) => ({ ...menu, menuItems: menuItemsOf(menuItems, menu.id, null) })),
  };
  const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
  return { version, ...content };
}

function menuItemsOf(rows: MenuItemRow[], menu: number, parent: number | null): MenuItem[] {
  return rows
    .filter(({ menuId, parentId }) => menuId === menu && parentId === parent)
    .map(({ menuId: _menu, parentId: _parent, ...item }) => ({
      ...item,
      childs: menuItemsOf(rows, menu, item.id),
    }));
}

export const readBrands = (db: Database): Promise<Brand[]> => db.query(statements.brands);
export const readProvinces = (db: Database): Promise<Province[]> => db.query(statements.provinces);
export const readBranches = (db: Database): Promise<Branch[]> => db.query(statements.branches);
export const readFaq = (db: Database): Promise<FaqGroup[]> => db.query(statements.faq);
export const readShippingCompanies = (db: Database): Promise<ShippingCompany[]> =>
  db.query(statements.shippingCompanies);

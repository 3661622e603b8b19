import { Compile } from 'typebox/compile';
import { type SiteDocuments, type SitePart, siteDocuments } from '@/contract/desk/siteDocuments';
import { homeModules } from '@/contract/site';
import { findLowContrasts } from '@/utils/contrast';
import { darkPalette, lightPalette, type Palette } from '@/utils/palette';
import { messages } from './draftMessages';

/** Messages by the path of the field, such as `banners.2.link`. */
export type Problems = Record<string, string>;

const checks = Object.fromEntries(
  Object.entries(siteDocuments).map(([part, schema]) => [part, Compile(schema)]),
);
/** Problems that are listed at most, so that an answer stays small. */
const mostProblems = 50;

/** Whether a document has the shape of its part. The type is the one that the schema of the part describes. */
export function isDocumentOf<Part extends SitePart>(
  part: Part,
  document: unknown,
): document is SiteDocuments[Part] {
  return checks[part]?.Check(document) ?? false;
}

/** Why a document has not the shape of its part: too long, too deep, a strange link… Empty when it has. */
export function findShapeProblems(part: SitePart, document: unknown): Problems {
  const problems: Problems = {};
  for (const error of checks[part]?.Errors(document) ?? []) {
    const path = error.instancePath.split('/').slice(1).join('.').slice(0, 120);
    // The errors of the alternatives of a union come before that of the union itself.
    problems[path] ??= messageOf(path, error.keyword, error.params);
    if (Object.keys(problems).length >= mostProblems) break;
  }
  return problems;
}

function messageOf(path: string, keyword: string, params: object): string {
  const limit = 'limit' in params ? Number(params.limit) : 0;
  const field = path.split('.').at(-1) ?? '';
  if (keyword === 'maxLength') return messages.tooLong(limit);
  if (keyword === 'maxItems') return field === 'childs' ? messages.tooDeep : messages.tooMany(limit);
  if (field === 'link') return messages.link;
  if (/imageUrl|LogoUrl|GalleryUrl|footerLogo|loginImages/.test(path)) return messages.picture;
  if (field === 'slug') return messages.slug;
  return messages.wrong;
}

/** Why a document of the right shape cannot be published. Empty when it can. */
export function findProblems<Part extends SitePart>(
  part: Part,
  document: SiteDocuments[Part],
  gateways: readonly string[],
): Problems {
  const problems: Problems = {};
  findEmptyTexts(document, '', problems);
  const rules: { [P in SitePart]: (document: SiteDocuments[P], problems: Problems) => void } = {
    company: (one, found) => checkCompany(one, gateways, found),
    home: checkHome,
    banners: () => undefined,
    notices: checkNotices,
    menus: checkMenus,
    faq: ({ groups }, found) => markRepeated(groups, ({ title }) => title, 'groups', 'title', found),
    posts: checkPosts,
    pages: ({ pages }, found) => markRepeated(pages, ({ slug }) => slug, 'pages', 'slug', found),
    theme: checkTheme,
  };
  rules[part](document, problems);
  return Object.fromEntries(Object.entries(problems).slice(0, mostProblems));
}

/** Every text of a document is required but the company's hours; one that may be missing is null instead. */
function findEmptyTexts(value: unknown, path: string, problems: Problems): void {
  if (typeof value === 'string' && value.trim() === '' && path !== 'hours') problems[path] = messages.missing;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    findEmptyTexts(inner, path === '' ? key : `${path}.${key}`, problems);
}

function markRepeated<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  path: string,
  field: string,
  problems: Problems,
): void {
  const seen = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const key = keyOf(entry);
    if (key !== '' && seen.has(key)) problems[`${path}.${index}.${field}`] = messages.repeated;
    seen.add(key);
  }
}

function checkCompany(
  { validGateways }: SiteDocuments['company'],
  gateways: readonly string[],
  problems: Problems,
): void {
  for (const [index, gateway] of validGateways.entries())
    if (!gateways.includes(gateway)) problems[`validGateways.${index}`] = messages.unknownGateway;
}

function checkHome({ modules }: SiteDocuments['home'], problems: Problems): void {
  const keys = new Set(modules.map(({ key }) => key));
  if (keys.size !== homeModules.length || modules.length !== homeModules.length)
    problems.modules = messages.homeModules;
  else if (modules.every(({ visible }) => !visible)) problems.modules = messages.homeEmpty;
}

function checkNotices({ notices }: SiteDocuments['notices'], problems: Problems): void {
  for (const [index, { type, active, imageUrl, viewCount }] of notices.entries()) {
    if (type !== 1 || !active) continue;
    if (imageUrl === null) problems[`notices.${index}.imageUrl`] = messages.popupPicture;
    if (viewCount === 0) problems[`notices.${index}.viewCount`] = messages.popupCount;
  }
}

function checkMenus({ menus }: SiteDocuments['menus'], problems: Problems): void {
  markRepeated(
    menus,
    ({ position, mobileView }) => `${position} ${mobileView}`,
    'menus',
    'position',
    problems,
  );
  const checkItems = (items: SiteDocuments['menus']['menus'][number]['menuItems'], path: string) => {
    for (const [index, { itemType, imageUrl, childs }] of items.entries()) {
      if (itemType === 4 && imageUrl === null) problems[`${path}.${index}.imageUrl`] = messages.promoPicture;
      checkItems(childs, `${path}.${index}.childs`);
    }
  };
  for (const [index, { menuItems }] of menus.entries()) checkItems(menuItems, `menus.${index}.menuItems`);
}

function checkPosts({ posts, tags }: SiteDocuments['posts'], problems: Problems): void {
  markRepeated(posts, ({ slug }) => slug, 'posts', 'slug', problems);
  markRepeated(tags, ({ slug }) => slug, 'tags', 'slug', problems);
  const known = new Set(tags.map(({ slug }) => slug));
  for (const [index, post] of posts.entries())
    if (post.tags.some((tag) => !known.has(tag))) problems[`posts.${index}.tags`] = messages.unknownTag;
}

function checkTheme({ light, dark }: SiteDocuments['theme'], problems: Problems): void {
  const palettes: [string, Palette][] = [
    ['light', { ...lightPalette, ...light }],
    ['dark', { ...darkPalette, ...dark }],
  ];
  for (const [theme, palette] of palettes)
    for (const { front, back, contrast, lowest } of findLowContrasts(palette))
      problems[`${theme}.${front}`] ??= messages.contrast(front, back, contrast, lowest);
}

import { type Static, Type } from 'typebox';
import { lightPalette, radii } from '@/utils/palette';
import { shopPicturePattern } from '@/utils/pictureAddress';
import { Id, Instant, Nullable, Slug, Strict } from '../common';
import { CompanyLegal } from '../invoice';
import { mostSiteEntries as most, siteLengths } from '../limits';
import { DeliveryRule, HomeModule, LowStock } from '../site';

// The documents of the parts of the site that the desk edits. An empty text is allowed in a draft and refused when it is
// published.

const list = <T extends Parameters<typeof Type.Array>[0]>(item: T, maxItems: number) =>
  Type.Array(item, { maxItems });

const Title = Type.String({ maxLength: siteLengths.title });
const Text = Type.String({ maxLength: siteLengths.text });
const Answer = Type.String({ maxLength: siteLengths.answer });
export const Markdown = Type.String({ maxLength: siteLengths.markdown });
/** A path of the shop or an address that begins with https. */
const Link = Type.String({
  maxLength: siteLengths.link,
  pattern: '^(?:/(?![/\\\\])[^\\s\\\\<>"]*|https://[^\\s\\\\<>"]+)?$',
});
/** A picture of the shop. */
const Picture = Type.String({
  maxLength: siteLengths.link,
  pattern: `^${shopPicturePattern}?$`,
});
/** A picture of the shop, or of one of the two sites that give seals. */
const SealPicture = Type.String({
  maxLength: siteLengths.link,
  pattern: `^(?:${shopPicturePattern}|https://(?:trustseal\\.enamad\\.ir|logo\\.samandehi\\.ir)/[^\\s\\\\<>"]*)?$`,
});
const Icon = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });
/** Null for an entry that has not been published yet. */
const EntryId = Nullable(Id);

const NamedLink = Strict({ title: Title, link: Link });

const CompanyDocument = Strict({
  companyName: Title,
  slogan: Nullable(Text),
  companyLogoUrl: Nullable(Picture),
  promotionGalleryUrl: Nullable(Picture),
  footerLogo: Nullable(Picture),
  footerCopyright: Text,
  hours: Title,
  lowStock: Type.Optional(LowStock),
  companyAddresses: list(
    Strict({ title: Title, address: Text, tell: Type.String({ maxLength: 30, pattern: '^[\\d+() -]*$' }) }),
    most.addresses,
  ),
  legal: Nullable(Strict(CompanyLegal.properties)),
  validGateways: list(Type.String({ maxLength: 40 }), 20),
  licences: list(Strict({ title: Title, imageUrl: SealPicture, link: Link }), 8),
  trust: list(Strict({ icon: Icon, title: Title, text: Text }), 8),
  footer: list(Strict({ title: Title, links: list(NamedLink, most.footerLinks) }), most.footerColumns),
  siteLink: list(Strict({ title: Title, link: Link, linkType: Type.Integer({ minimum: 1, maximum: 9 }) }), 8),
  loginImages: list(Picture, 8),
  departments: list(Strict({ id: Id, title: Title }), 20),
  delivery: Nullable(
    Strict({
      ...DeliveryRule.properties,
      city: Strict({ id: Id, title: Title }),
    }),
  ),
});

const HomeDocument = Strict({
  modules: list(Strict({ key: HomeModule, visible: Type.Boolean() }), 20),
});

const BannerDocument = Strict({
  id: EntryId,
  moduleNumber: Type.Integer({ minimum: 1, maximum: 20 }),
  linkType: Type.Union([Type.Literal(1), Type.Literal(2)]),
  link: Link,
  imageUrl: Picture,
  title: Title,
  text: Nullable(Text),
  tone: Type.Enum(['night', 'sand', 'sky', 'mint']),
});

const NoticeDocument = Strict({
  id: EntryId,
  type: Type.Union([Type.Literal(0), Type.Literal(1)]),
  active: Type.Boolean(),
  mobileView: Type.Boolean(),
  imageUrl: Nullable(Picture),
  link: Nullable(Link),
  alt: Text,
  viewCount: Type.Integer({ minimum: 0, maximum: 100 }),
});

const menuItemFields = {
  id: EntryId,
  title: Title,
  link: Link,
  imageUrl: Nullable(Picture),
  itemType: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4)]),
  icon: Nullable(Icon),
  description: Nullable(Text),
};
/** Levels of a menu. They are written out, so that a deeper item is refused. */
const MenuLevel3 = Strict({ ...menuItemFields, childs: Type.Array(Type.Unknown(), { maxItems: 0 }) });
const MenuLevel2 = Strict({ ...menuItemFields, childs: list(MenuLevel3, most.menuItems) });
const MenuLevel1 = Strict({ ...menuItemFields, childs: list(MenuLevel2, most.menuItems) });
/** An item of a menu in a document; its levels are those of `MenuLevel1`. */
export type SiteMenuItem = {
  id: number | null;
  title: string;
  link: string;
  imageUrl: string | null;
  itemType: 1 | 2 | 3 | 4;
  icon: string | null;
  description: string | null;
  childs: SiteMenuItem[];
};

const MenusDocument = Strict({
  menus: list(
    Strict({
      id: EntryId,
      position: Type.Integer({ minimum: 1, maximum: 9 }),
      mobileView: Type.Boolean(),
      menuItems: list(MenuLevel1, most.menuItems),
    }),
    most.menus,
  ),
});
type MenusDocument = {
  menus: { id: number | null; position: number; mobileView: boolean; menuItems: SiteMenuItem[] }[];
};

const FaqDocument = Strict({
  groups: list(
    Strict({
      title: Title,
      questions: list(Strict({ id: EntryId, question: Text, answer: Answer }), most.faqQuestions),
    }),
    most.faqGroups,
  ),
});

/** The address of a page or post; empty in a draft. */
const DraftSlug = Type.Union([Slug, Type.Literal('')]);

const PostsDocument = Strict({
  tags: list(Strict({ slug: DraftSlug, title: Title }), most.tags),
  posts: list(
    Strict({
      id: EntryId,
      slug: DraftSlug,
      title: Title,
      summary: Text,
      body: Markdown,
      imageUrl: Picture,
      imageAlt: Text,
      /** Shoppers see the post from this instant on. */
      publishedAt: Instant,
      tags: list(Slug, most.postTags),
      productIds: list(Id, most.postProducts),
    }),
    most.posts,
  ),
});

const PagesDocument = Strict({
  pages: list(Strict({ slug: DraftSlug, title: Title, summary: Text, body: Markdown }), most.pages),
});

const Colours = Type.Record(
  Type.String({ pattern: `^(?:${Object.keys(lightPalette).join('|')})$` }),
  Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' }),
  { additionalProperties: false },
);
/** Only the values that differ from the shop's own. */
const ThemeDocument = Strict({
  light: Colours,
  dark: Colours,
  /** CSS px. */
  radius: Type.Record(
    Type.String({ pattern: `^(?:${Object.keys(radii).join('|')})$` }),
    Type.Integer({ minimum: 0, maximum: 40 }),
    { additionalProperties: false },
  ),
});

/** The schema of the document of each part. */
export const siteDocuments = {
  company: CompanyDocument,
  home: HomeDocument,
  banners: Strict({ banners: list(BannerDocument, most.banners) }),
  notices: Strict({ notices: list(NoticeDocument, most.notices) }),
  menus: MenusDocument,
  faq: FaqDocument,
  posts: PostsDocument,
  pages: PagesDocument,
  theme: ThemeDocument,
};
export const siteParts = [
  'company',
  'home',
  'banners',
  'notices',
  'menus',
  'faq',
  'posts',
  'pages',
  'theme',
] as const;
export const SitePart = Type.Enum([...siteParts]);
export type SitePart = (typeof siteParts)[number];
type Documents = typeof siteDocuments;
export type SiteDocuments = { [Part in Exclude<SitePart, 'menus'>]: Static<Documents[Part]> } & {
  menus: MenusDocument;
};

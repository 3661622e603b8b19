import { type Static, Type } from 'typebox';
import { Instant, Nullable, Toman } from './common';

export const User = Type.Object({
  mobile: Type.String(),
  fName: Nullable(Type.String()),
  lName: Nullable(Type.String()),
  nationalCode: Nullable(Type.String()),
  /** A calendar date as `YYYY-MM-DDT00:00:00.000Z`; read its first ten characters. */
  birthDate: Nullable(Type.String()),
  provinceId: Nullable(Type.Integer()),
  cityId: Nullable(Type.Integer()),
  /** Balance of the wallet. */
  wallet: Toman,
  /** Unseen notifications; at most 99 are counted. */
  newNotifications: Type.Integer({ minimum: 0 }),
  /** A seller: no quantity or stock limit holds. */
  noCheck: Type.Boolean(),
  role: Type.Enum(['customer', 'supervisor']),
  hasMainData: Type.Boolean(),
  hasPassword: Type.Boolean(),
});
export type User = Static<typeof User>;

/** An id as form data carries it; the server says in the form's own words when nothing was chosen. */
const FormId = Type.String({ maxLength: 20 });

/** `PUT /user/user`, form data: texts as they were typed; the server normalises and checks each. */
export const EditUser = Type.Object(
  {
    fname: Type.String({ maxLength: 60 }),
    lname: Type.String({ maxLength: 60 }),
    /** Ignored once it is set. */
    nationalCode: Type.String({ maxLength: 40 }),
    provinceId: FormId,
    cityId: FormId,
    /** `YYYY-MM-DDT00:00:00.000Z`. */
    birthDate: Type.String({ maxLength: 40 }),
  },
  { additionalProperties: false },
);
/** What the profile form sends; ids as numbers, which form data turns into text. */
export type UserEdit = {
  fname: string;
  lname: string;
  nationalCode: string;
  provinceId: number;
  cityId: number;
  birthDate: string;
};

/** An entry of the dashboard's menu, for this customer. The screen shows the active ones, sorted by `order`. */
export const DashboardMenuItem = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  link: Type.String(),
  /** Name of an icon of the storefront's set. */
  icon: Type.String(),
  order: Type.Number(),
  active: Type.Boolean(),
  /** A short mark: a count («۱۲»), a state («۱ در راه»), days («۹ روز»). */
  badge: Nullable(
    Type.Object({ text: Type.String(), tone: Type.Enum(['plain', 'accent', 'warning', 'dot']) }),
  ),
});
export type DashboardMenuItem = Static<typeof DashboardMenuItem>;

/** Lists by cursor: pass `nextCursor` on as `cursor` for the next page; null ends the list. */
export const Cursor = Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_.:-]+$' });
export const PageExtra = Type.Object({ nextCursor: Nullable(Type.String()) });
export type PageExtra = Static<typeof PageExtra>;
export const PageQuery = Type.Object({ cursor: Type.Optional(Cursor) }, { additionalProperties: false });
export type PageQuery = Static<typeof PageQuery>;

/** A page of a list as services answer it. */
export type Page<Item, Extra = unknown> = { data: Item[]; extraObject: PageExtra & Extra };

/** What the shop tells a customer. */
export const FeedNotification = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(['order', 'instalment', 'wallet', 'favorite', 'stock', 'facility', 'general']),
  title: Type.String(),
  text: Type.String(),
  link: Nullable(Type.String()),
  /** While unseen, opens the «continue facility purchase» dialog. */
  isModal: Type.Boolean(),
  seen: Type.Boolean(),
  /** Id of the order it is about. */
  value: Nullable(Type.String()),
  createdAt: Instant,
});
export type FeedNotification = Static<typeof FeedNotification>;
export const FeedExtra = Type.Object({ ...PageExtra.properties, unseen: Type.Integer({ minimum: 0 }) });
export type FeedExtra = Static<typeof FeedExtra>;

/** The answer of `POST /user/notifications/seen?id=` and `/allSeen`: how many are unseen now, at most 99. */
export const UnseenLeft = Type.Pick(FeedExtra, ['unseen']);
export type UnseenLeft = Static<typeof UnseenLeft>;

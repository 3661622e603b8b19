import { type Static, type TSchema, Type } from 'typebox';
import { ShippingKind } from '../checkout';
import { Day, Id, Instant, Nullable, Strict, Toman } from '../common';
import { MerchantDocument } from '../cooperation';
import { highestSort, longestSlug, mostInstalments, pinBounds, setupCounts, setupLengths } from '../limits';
import { DocumentKind } from '../planRequest';
import { Province } from '../site';
import { offerFields } from './setupOffers';
import { SerialKind } from './stock';

const { title, text, link } = setupLengths;
const Text = (maxLength: number) => Type.String({ maxLength });
const Sort = Type.Integer({ minimum: 0, maximum: highestSort });
const Days = Type.Integer({ minimum: 0, maximum: 60 });
const Clock = Text(5);
const Seats = Type.Integer({ minimum: 0, maximum: 10_000 });
const _Uses = Type.Integer({ minimum: 1, maximum: 10_000_000 });

/**
 * The simple lists of the shop, each with the fields of an entry. The schemas bound the lengths; `rules/setupRules.ts` names the wrong
 * fields in Persian, for the desk's forms and for the backend.
 */
export const setupFields = {
  categories: Strict({
    parentId: Nullable(Id),
    slug: Text(longestSlug),
    title: Text(title),
    latinTitle: Text(title),
    icon: Text(title),
    imageUrl: Text(link),
    /** Products of the category are too large for a parcel. */
    bulky: Type.Boolean(),
    /** Products name other products in their titles: a case names the phone it fits. */
    namesOtherGoods: Type.Boolean(),
    /** Why products cannot be returned for a changed mind; null when they can. */
    noReturnReason: Nullable(Text(text)),
    serials: SerialKind,
    /** Stuff id at the tax office of products that have none of their own; 13 digits. */
    stuffId: Nullable(Text(13)),
    sort: Sort,
  }),
  brands: Strict({
    slug: Text(longestSlug),
    title: Text(title),
    latinTitle: Text(title),
    aliases: Type.Array(Text(title), { maxItems: setupCounts.aliases }),
  }),
  /** Titles of specifications by whose values shoppers filter. */
  filterAttributes: Strict({ title: Text(title) }),
  /** Words that mean the same to a shopper, so that each finds the products of the others. */
  synonyms: Strict({ words: Type.Array(Text(title), { maxItems: setupCounts.aliases }) }),
  /** Products of the stair on the home page, which stand there by their prices. */
  stairProducts: Strict({ productId: Id }),
  deliveryMethods: Strict({
    kind: ShippingKind,
    title: Text(title),
    cost: Toman,
    /** The receiver pays the carrier. */
    postpaid: Type.Boolean(),
    /** Payable amount of the products from which it is free; null when it never is. */
    freeFrom: Nullable(Toman),
    /** Working days from the order to the door. */
    daysFrom: Days,
    daysTo: Days,
    /** Where it is offered; the whole country when both are empty. */
    provinceIds: Type.Array(Id, { maxItems: setupCounts.places }),
    cityIds: Type.Array(Id, { maxItems: setupCounts.places }),
    /** Periods of every working day; empty for a method without them. */
    slots: Type.Array(Strict({ from: Clock, to: Clock, capacity: Seats }), {
      maxItems: setupCounts.slots,
    }),
    bulkyOnly: Type.Boolean(),
    active: Type.Boolean(),
    sort: Sort,
  }),
  /** Days without delivery, by their date. */
  holidays: Strict({ date: Day, title: Text(title) }),
  branches: Strict({
    title: Text(title),
    provinceTitle: Text(title),
    cityTitle: Text(title),
    address: Text(text),
    tell: Text(title),
    hours: Text(text),
    latitude: Nullable(Type.Number({ minimum: pinBounds.latitude[0], maximum: pinBounds.latitude[1] })),
    longitude: Nullable(Type.Number({ minimum: pinBounds.longitude[0], maximum: pinBounds.longitude[1] })),
    /** Orders can be picked up here. */
    pickup: Type.Boolean(),
    /** The time and the seats of each day on which documents are examined; null when they are not. */
    appointments: Nullable(Strict({ time: Clock, capacity: Seats })),
    sort: Sort,
  }),
  /** Rates of value added tax, for everything or for one product, from a day on. */
  vatRates: Strict({
    productId: Nullable(Id),
    percent: Type.Number({ minimum: 0, maximum: 100 }),
    validFrom: Day,
  }),
  /** Lenders of instalment plans. */
  providers: Strict({ title: Text(title), logoUrl: Nullable(Text(link)) }),
  ...offerFields,
  /** Kinds of documents that loan plans can ask for. */
  documentKinds: Strict({
    title: Text(title),
    hint: Nullable(Text(text)),
    ...Type.Pick(DocumentKind, ['applicants', 'of', 'required', 'mostFiles']).properties,
  }),
  /** Beta programmes of loans. The newest active one takes registrations. */
  betaProgrammes: Strict({
    title: Text(title),
    /** The loan plan that only invited persons may request; null while it is not decided. */
    planId: Nullable(Id),
    places: Seats,
    minimumAmount: Toman,
    ceiling: Toman,
    months: Type.Array(Type.Integer({ minimum: 1, maximum: mostInstalments }), { maxItems: 30 }),
    closesAt: Nullable(Instant),
    active: Type.Boolean(),
  }),
  /** Documents that merchants give, by their number in the list. */
  /** When customers are reminded of an open instalment: days before its due date, or after it when `late`. */
  reminderSteps: Strict({ days: Days, late: Type.Boolean() }),
  merchantDocuments: Strict({
    number: Type.Integer({ minimum: 1, maximum: 1000 }),
    title: Text(title),
    hint: Nullable(Text(text)),
    /** Of businesses: those that give it and those that must. Nobody gives a document without any. */
    ...Type.Pick(MerchantDocument, ['kinds', 'required', 'mostFiles']).properties,
  }),
} satisfies Record<string, TSchema>;

export type SetupTable = keyof typeof setupFields;
export type SetupFields = { [Table in SetupTable]: Static<(typeof setupFields)[Table]> };

/** An entry is named by its id; a holiday by its date, a kind of document by its code, a merchant's document by its number. */
const DocumentCode = Type.String({ pattern: '^[a-z][A-Za-z]{1,39}$' });
export const SetupKey = Type.Union([Id, Day, DocumentCode]);
const rowOf = <Fields extends TSchema>(fields: Fields) =>
  Type.Array(Type.Intersect([Type.Object({ id: SetupKey }), fields]));
export type SetupId = number | string;
export type SetupRow<Table extends SetupTable> = { id: SetupId } & SetupFields[Table];

/** `GET /admin/setup`: every list, and the places that deliveries can name. */
export const DeskSetup = Type.Object({
  categories: rowOf(Type.Object(setupFields.categories.properties)),
  brands: rowOf(Type.Object(setupFields.brands.properties)),
  filterAttributes: rowOf(Type.Object(setupFields.filterAttributes.properties)),
  synonyms: rowOf(Type.Object(setupFields.synonyms.properties)),
  stairProducts: rowOf(Type.Object(setupFields.stairProducts.properties)),
  deliveryMethods: rowOf(Type.Object(setupFields.deliveryMethods.properties)),
  holidays: rowOf(Type.Object(setupFields.holidays.properties)),
  branches: rowOf(Type.Object(setupFields.branches.properties)),
  vatRates: rowOf(Type.Object(setupFields.vatRates.properties)),
  providers: rowOf(Type.Object(setupFields.providers.properties)),
  shippingCompanies: rowOf(Type.Object(setupFields.shippingCompanies.properties)),
  coupons: rowOf(Type.Object(setupFields.coupons.properties)),
  bundles: rowOf(Type.Object(setupFields.bundles.properties)),
  documentKinds: rowOf(Type.Object(setupFields.documentKinds.properties)),
  betaProgrammes: rowOf(Type.Object(setupFields.betaProgrammes.properties)),
  reminderSteps: rowOf(Type.Object(setupFields.reminderSteps.properties)),
  merchantDocuments: rowOf(Type.Object(setupFields.merchantDocuments.properties)),
  provinces: Type.Array(Province),
  /** Orders that use a coupon, and what it took off them, in toman. Coupons without orders are left out. */
  couponUses: Type.Array(
    Type.Object({ couponId: Id, orders: Type.Integer({ minimum: 1 }), discount: Toman }),
  ),
  /** The names of the products and variants that the lists have. */
  productNames: Type.Array(Type.Object({ productId: Id, propertyId: Nullable(Id), title: Type.String() })),
});
export type DeskSetup = Static<typeof DeskSetup>;

/** The entry that was saved. */
export const SavedSetup = Type.Object({ id: SetupKey });
export type SavedSetup = Static<typeof SavedSetup>;

/**
 * `POST /admin/setup/{table}` sends the fields of a new entry, `PUT /admin/setup/{table}/{id}` also those that the operator saw: what
 * another operator has changed meanwhile is refused with 409 `changed`.
 */
export type SaveSetup = {
  [Table in SetupTable]: {
    table: Table;
    id: SetupId | null;
    before: SetupFields[Table] | null;
    fields: SetupFields[Table];
  };
}[SetupTable];

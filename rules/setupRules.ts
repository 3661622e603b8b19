import type { SetupFields, SetupTable } from '@/contract/desk/setup';
import { longestSlug } from '@/contract/limits';
import { foldCoupon } from '@/rules/checkout/coupon';
import { isShopPicture } from '@/utils/pictureAddress';

type Messages = Record<string, string>;

/** Sentences about wrong fields, which the desk's forms and the backend share. */
const setupMessages = {
  needed: 'این فیلد لازم است.',
  slug: 'نشانی فقط حرف کوچک لاتین، رقم و خط تیره دارد.',
  picture: 'این عکس از فروشگاه نیست. عکس را از دستگاه خود بفرستید.',
  days: 'روز پایان نمی‌تواند پیش از روز آغاز باشد.',
  clock: 'ساعت را مانند ۰۹:۰۰ بنویسید.',
  slotOrder: 'پایان بازه باید پس از آغاز آن باشد.',
  slotTaken: 'دو بازه در یک ساعت آغاز می‌شوند.',
  seats: 'ظرفیت دست‌کم ۱ است.',
  pin: 'عرض و طول جغرافیایی با هم نوشته می‌شوند.',
  twoWords: 'دست‌کم دو واژه بنویسید.',
  code: 'کد تخفیف ۳ تا ۳۰ حرف لاتین، رقم یا خط تیره دارد.',
  amount: 'مبلغی بیشتر از صفر بنویسید.',
  ends: 'پایان باید پس از آغاز باشد.',
  moment: 'این زمان درست نیست.',
  product: 'کالایی انتخاب کنید.',
  stuffId: 'شناسهٔ کالا ۱۳ رقم دارد.',
  noProducts: 'دست‌کم یک کالا یا یک دسته انتخاب کنید.',
  noOffers: 'دست‌کم یک همراه اضافه کنید.',
  chosenTwice: 'این کالا دو بار آمده است.',
  oneWay: 'یا قیمت بنویسید یا درصد تخفیف.',
  secure: 'این نشانی امن نیست. نشانی کامل صفحهٔ رهگیری را بنویسید.',
  programmePlaces: 'گنجایش دست‌کم ۱ است.',
  programmeCeiling: 'سقف باید بیش از صفر و دست‌کم به اندازهٔ کمینه باشد.',
  months: 'مدت‌ها را از کم به زیاد، هر کدام یک بار بنویسید.',
  applicants: 'دست‌کم یک گروه را انتخاب کنید.',
  required: 'مدرک تنها برای کسی الزامی است که آن را می‌دهد.',
  lateDays: 'دیرکرد از یک روز پس از سررسید آغاز می‌شود.',
  postpaid: 'هزینه‌ای که گیرنده می‌دهد اینجا صفر است.',
} as const;

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const clockShape = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function findMissing<Fields extends object>(
  fields: Fields,
  names: readonly (keyof Fields & string)[],
): Messages {
  const missing = names.filter((name) => String(fields[name]).trim() === '');
  return Object.fromEntries(missing.map((name) => [name, setupMessages.needed]));
}
const unless = (right: boolean, name: string, message: string): Messages =>
  right ? {} : { [name]: message };
const isAscending = (numbers: readonly number[]) =>
  numbers.length > 0 && numbers.every((one, index) => index === 0 || one > (numbers[index - 1] ?? 0));
const slugRule = (slug: string) =>
  unless(slugShape.test(slug) && slug.length <= longestSlug, 'slug', setupMessages.slug);

const momentRule = (name: string, moment: string | null) =>
  unless(moment === null || !Number.isNaN(Date.parse(moment)), name, setupMessages.moment);
const couponShape = /^[A-Z0-9-]{3,30}$/;
const isAddress = (link: string) => link.startsWith('https://') && URL.canParse(link);

const rules: { [Table in SetupTable]: (fields: SetupFields[Table]) => Messages } = {
  categories: (one) => ({
    ...findMissing(one, ['title', 'icon']),
    ...slugRule(one.slug),
    // A category may have no picture.
    ...unless(one.imageUrl === '' || isShopPicture(one.imageUrl), 'imageUrl', setupMessages.picture),
    ...unless(one.stuffId === null || /^\d{13}$/.test(one.stuffId), 'stuffId', setupMessages.stuffId),
    ...unless(one.noReturnReason?.trim() !== '', 'noReturnReason', setupMessages.needed),
  }),
  brands: (one) => ({ ...findMissing(one, ['title', 'latinTitle']), ...slugRule(one.slug) }),
  filterAttributes: (one) => findMissing(one, ['title']),
  synonyms: (one) => unless(one.words.length > 1, 'words', setupMessages.twoWords),
  deliveryMethods: (one) => ({
    ...findMissing(one, ['title']),
    ...unless(one.daysFrom <= one.daysTo, 'daysTo', setupMessages.days),
    ...unless(!one.postpaid || one.cost === 0, 'cost', setupMessages.postpaid),
    ...slotRules(one.slots),
  }),
  holidays: (one) => findMissing(one, ['title']),
  branches: (one) => ({
    ...findMissing(one, ['title', 'provinceTitle', 'cityTitle', 'address', 'tell', 'hours']),
    ...unless((one.latitude === null) === (one.longitude === null), 'longitude', setupMessages.pin),
    ...unless(
      !one.appointments || clockShape.test(one.appointments.time),
      'appointments.time',
      setupMessages.clock,
    ),
  }),
  stairProducts: (one) => unless(one.productId > 0, 'productId', setupMessages.product),
  vatRates: () => ({}),
  providers: (one) => ({
    ...findMissing(one, ['title']),
    ...unless(one.logoUrl === null || isShopPicture(one.logoUrl), 'logoUrl', setupMessages.picture),
  }),
  shippingCompanies: (one) => ({
    ...findMissing(one, ['title', 'text']),
    ...unless(one.trackingUrl === null || isAddress(one.trackingUrl), 'trackingUrl', setupMessages.secure),
  }),
  coupons: (one) => ({
    ...findMissing(one, ['title']),
    ...unless(one.code === null || couponShape.test(foldCoupon(one.code)), 'code', setupMessages.code),
    ...unless(one.amount > 0, 'amount', setupMessages.amount),
    ...unless(Date.parse(one.validFrom) < Date.parse(one.validTo), 'validTo', setupMessages.ends),
    ...momentRule('validFrom', one.validFrom),
    ...momentRule('validTo', one.validTo),
  }),
  bundles: (one) => ({
    ...findMissing(one, ['title']),
    ...unless(
      one.productIds.length > 0 || one.categoryIds.length > 0,
      'productIds',
      setupMessages.noProducts,
    ),
    ...unless(one.offers.length > 0, 'offers', setupMessages.noOffers),
    ...offerRules(one.offers),
    ...momentRule('endsAt', one.endsAt),
  }),
  documentKinds: (one) => ({
    ...findMissing(one, ['title']),
    ...unless(one.applicants?.length !== 0, 'applicants', setupMessages.applicants),
  }),
  betaProgrammes: (one) => ({
    ...findMissing(one, ['title']),
    ...unless(one.places > 0, 'places', setupMessages.programmePlaces),
    ...unless(one.ceiling > 0 && one.minimumAmount <= one.ceiling, 'ceiling', setupMessages.programmeCeiling),
    ...unless(isAscending(one.months), 'months', setupMessages.months),
  }),
  // On the due day itself nothing is late yet.
  reminderSteps: (one) => unless(!one.late || one.days > 0, 'days', setupMessages.lateDays),
  merchantDocuments: (one) => ({
    ...findMissing(one, ['title']),
    ...unless(
      one.required.every((kind) => one.kinds.includes(kind)),
      'required',
      setupMessages.required,
    ),
  }),
};

function slotRules(slots: SetupFields['deliveryMethods']['slots']): Messages {
  const found: Messages = {};
  for (const [index, { from, to, capacity }] of slots.entries()) {
    const path = `slots.${index}`;
    if (!clockShape.test(from)) found[`${path}.from`] = setupMessages.clock;
    else if (slots.findIndex((one) => one.from === from) < index)
      found[`${path}.from`] = setupMessages.slotTaken;
    if (!clockShape.test(to)) found[`${path}.to`] = setupMessages.clock;
    else if (to <= from) found[`${path}.to`] = setupMessages.slotOrder;
    if (capacity < 1) found[`${path}.capacity`] = setupMessages.seats;
  }
  return found;
}

function offerRules(offers: SetupFields['bundles']['offers']): Messages {
  const found: Messages = {};
  for (const [index, { propertyId, price, percent }] of offers.entries()) {
    if (offers.findIndex((one) => one.propertyId === propertyId) < index)
      found[`offers.${index}.propertyId`] = setupMessages.chosenTwice;
    if ((price === null) === (percent === null)) found[`offers.${index}.price`] = setupMessages.oneWay;
  }
  return found;
}

/** Why an entry of a list cannot be saved, by the names of its fields. Empty when it can, as far as the entry alone shows. */
export function findSetupErrors<Table extends SetupTable>(
  table: Table,
  fields: SetupFields[Table],
): Messages {
  return rules[table](fields);
}

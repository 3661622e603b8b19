/** A brand of the demo shop; `aliases` are the other ways people write it in Persian letters. */
export type SeedBrand = {
  readonly title: string;
  readonly latinTitle: string;
  readonly aliases: readonly string[];
};

// In the order the shop shows them: the first eight stand in the brand strip.
const brandTable = {
  samsung: { title: 'سامسونگ', latinTitle: 'Samsung', aliases: ['سامسنگ', 'گلکسی'] },
  apple: { title: 'اپل', latinTitle: 'Apple', aliases: ['ایفون', 'آیفون'] },
  xiaomi: { title: 'شیائومی', latinTitle: 'Xiaomi', aliases: ['شیاومی', 'شیایومی', 'ردمی', 'پوکو'] },
  sony: { title: 'سونی', latinTitle: 'Sony', aliases: ['پلی‌استیشن', 'پلی استیشن'] },
  asus: { title: 'ایسوس', latinTitle: 'ASUS', aliases: ['اسوس', 'آسوس'] },
  lenovo: { title: 'لنوو', latinTitle: 'Lenovo', aliases: ['لنوا', 'لنو'] },
  jbl: { title: 'جی‌بی‌ال', latinTitle: 'JBL', aliases: ['جی بی ال', 'جیبیال'] },
  anker: { title: 'انکر', latinTitle: 'Anker', aliases: ['آنکر', 'ساندکور'] },
  google: { title: 'گوگل', latinTitle: 'Google', aliases: ['پیکسل'] },
  honor: { title: 'آنر', latinTitle: 'HONOR', aliases: ['انر', 'هانر'] },
  huawei: { title: 'هوآوی', latinTitle: 'Huawei', aliases: ['هواوی', 'هووای'] },
  motorola: { title: 'موتورولا', latinTitle: 'Motorola', aliases: ['موترولا', 'موتو'] },
  nothing: { title: 'ناتینگ', latinTitle: 'Nothing', aliases: ['ناثینگ', 'سی‌ام‌اف'] },
  realme: { title: 'ریلمی', latinTitle: 'realme', aliases: ['ریل می', 'رئلمی'] },
  oneplus: { title: 'وان‌پلاس', latinTitle: 'OnePlus', aliases: ['وان پلاس', 'وانپلاس'] },
  nokia: { title: 'نوکیا', latinTitle: 'Nokia', aliases: ['نکیا'] },
  hp: { title: 'اچ‌پی', latinTitle: 'HP', aliases: ['اچ پی', 'هیولت پاکارد'] },
  dell: { title: 'دل', latinTitle: 'Dell', aliases: [] },
  acer: { title: 'ایسر', latinTitle: 'Acer', aliases: [] },
  msi: { title: 'ام‌اس‌آی', latinTitle: 'MSI', aliases: ['ام اس ای', 'ام اس آی'] },
  microsoft: {
    title: 'مایکروسافت',
    latinTitle: 'Microsoft',
    aliases: ['ماکروسافت', 'ایکس‌باکس', 'ایکس باکس'],
  },
  amazon: { title: 'آمازون', latinTitle: 'Amazon', aliases: ['امازون', 'کیندل'] },
  kobo: { title: 'کوبو', latinTitle: 'Kobo', aliases: ['راکوتن کوبو'] },
  pocketbook: { title: 'پاکت‌بوک', latinTitle: 'PocketBook', aliases: ['پاکت بوک'] },
  amazfit: { title: 'امیزفیت', latinTitle: 'Amazfit', aliases: ['امزفیت', 'آمیزفیت', 'آمازفیت'] },
  garmin: { title: 'گارمین', latinTitle: 'Garmin', aliases: ['گارمن'] },
  bose: { title: 'بوز', latinTitle: 'Bose', aliases: [] },
  sennheiser: { title: 'سنهایزر', latinTitle: 'Sennheiser', aliases: ['سن‌هایزر', 'زنهایزر'] },
  marshall: { title: 'مارشال', latinTitle: 'Marshall', aliases: ['مارشل'] },
  beats: { title: 'بیتس', latinTitle: 'Beats', aliases: ['بیتز'] },
  edifier: { title: 'ادیفایر', latinTitle: 'Edifier', aliases: ['ادیفایز'] },
  rode: { title: 'رود', latinTitle: 'RØDE', aliases: [] },
  shure: { title: 'شور', latinTitle: 'Shure', aliases: ['شوور'] },
  hyperx: { title: 'هایپرایکس', latinTitle: 'HyperX', aliases: ['هایپر ایکس'] },
  nintendo: {
    title: 'نینتندو',
    latinTitle: 'Nintendo',
    aliases: ['نینتندوسوییچ', 'نینتندو سوییچ', 'نیتندو'],
  },
  valve: { title: 'ولو', latinTitle: 'Valve', aliases: ['استیم'] },
  logitech: { title: 'لاجیتک', latinTitle: 'Logitech', aliases: ['لاجیتِک', 'لوجیتک'] },
  razer: { title: 'ریزر', latinTitle: 'Razer', aliases: [] },
  steelseries: { title: 'استیل‌سریز', latinTitle: 'SteelSeries', aliases: ['استیل سریز'] },
  eightbitdo: { title: 'ایت‌بیت‌دو', latinTitle: '8BitDo', aliases: ['ایت بیت دو'] },
  thrustmaster: { title: 'تراست‌مستر', latinTitle: 'Thrustmaster', aliases: ['تراست مستر'] },
  meta: { title: 'متا', latinTitle: 'Meta', aliases: ['اوکولوس'] },
  ea: { title: 'ای‌ای', latinTitle: 'Electronic Arts', aliases: ['الکترونیک آرتس', 'ای ای'] },
  rockstar: { title: 'راک‌استار', latinTitle: 'Rockstar Games', aliases: ['راک استار', 'راکستار'] },
  ubisoft: { title: 'یوبی‌سافت', latinTitle: 'Ubisoft', aliases: ['یوبیسافت', 'یوبی سافت'] },
  capcom: { title: 'کپکام', latinTitle: 'Capcom', aliases: ['کپ‌کام'] },
  bandai: { title: 'باندای نامکو', latinTitle: 'Bandai Namco', aliases: ['بندای نامکو'] },
  warner: { title: 'وارنر', latinTitle: 'Warner Bros. Games', aliases: ['برادران وارنر'] },
  lg: { title: 'ال‌جی', latinTitle: 'LG', aliases: ['ال جی', 'الجی'] },
  canon: { title: 'کانن', latinTitle: 'Canon', aliases: ['کنون', 'کانون'] },
  nikon: { title: 'نیکون', latinTitle: 'Nikon', aliases: ['نایکون'] },
  fujifilm: { title: 'فوجی‌فیلم', latinTitle: 'FUJIFILM', aliases: ['فوجی فیلم', 'فوجی'] },
  gopro: { title: 'گوپرو', latinTitle: 'GoPro', aliases: ['گو پرو'] },
  dji: { title: 'دی‌جی‌آی', latinTitle: 'DJI', aliases: ['دی جی ای', 'دی جی آی'] },
  insta360: { title: 'اینستا ۳۶۰', latinTitle: 'Insta360', aliases: ['اینستا۳۶۰'] },
  tplink: { title: 'تی‌پی‌لینک', latinTitle: 'TP-Link', aliases: ['تی پی لینک', 'تیپی لینک', 'تاپو'] },
  dlink: { title: 'دی‌لینک', latinTitle: 'D-Link', aliases: ['دی لینک', 'دیلینک'] },
  mikrotik: { title: 'میکروتیک', latinTitle: 'MikroTik', aliases: ['میکرو تیک'] },
  philips: { title: 'فیلیپس', latinTitle: 'Philips', aliases: ['فیلیپز', 'فلیپس'] },
  roborock: { title: 'روبوراک', latinTitle: 'Roborock', aliases: ['ربوراک'] },
  epson: { title: 'اپسون', latinTitle: 'Epson', aliases: [] },
  baseus: { title: 'بیسوس', latinTitle: 'Baseus', aliases: ['باسئوس', 'بیسئوس'] },
  ugreen: { title: 'یوگرین', latinTitle: 'UGREEN', aliases: ['یو گرین'] },
  sandisk: { title: 'سن‌دیسک', latinTitle: 'SanDisk', aliases: ['سندیسک', 'سن دیسک'] },
  kingston: { title: 'کینگستون', latinTitle: 'Kingston', aliases: ['کینگ استون'] },
  wd: { title: 'وسترن دیجیتال', latinTitle: 'Western Digital', aliases: ['دبلیو دی', 'وسترن'] },
  crucial: { title: 'کروشال', latinTitle: 'Crucial', aliases: ['کروشیال'] },
  spigen: { title: 'اسپیگن', latinTitle: 'Spigen', aliases: ['اسپیژن'] },
  nillkin: { title: 'نیلکین', latinTitle: 'Nillkin', aliases: ['نیلکن'] },
} as const satisfies Record<string, SeedBrand>;

export type BrandKey = keyof typeof brandTable;

function brandKeys(): readonly BrandKey[] {
  return Object.keys(brandTable).filter((key): key is BrandKey => key in brandTable);
}

/** Every brand with its key and address part. */
export const brands: readonly (SeedBrand & { readonly key: BrandKey; readonly slug: string })[] =
  brandKeys().map((key) => ({ key, slug: key, ...brandTable[key] }));

/** The brand with this key. */
export function brandOf(key: BrandKey): SeedBrand {
  return brandTable[key];
}

import { readCatalogue, type SeedCategory, type SeedProduct } from '@/backend/seed/catalogue';

/** Whether a product is a wanted result. */
export type Wanted = (product: SeedProduct) => boolean;

/** A typed text and its wanted results. */
type Labelled = readonly [text: string, wanted: Wanted];

const leavesOf = (category: SeedCategory): string[] =>
  category.children.length === 0 ? [category.key] : category.children.flatMap(leavesOf);
const everyCategory = (level: readonly SeedCategory[]): SeedCategory[] =>
  level.flatMap((category) => [category, ...everyCategory(category.children)]);
const leaves = new Map(
  everyCategory(readCatalogue().categories).map((category) => [category.key, leavesOf(category)]),
);

/** Exactly these products. */
const these =
  (keys: string): Wanted =>
  ({ key }) =>
    keys.split(' ').includes(key);

/** Any product in these categories, and of this brand when one is given. */
const anyIn =
  (keys: string, brand?: string): Wanted =>
  (product) =>
    keys.split(' ').some((key) => leaves.get(key)?.includes(product.category)) &&
    (brand === undefined || product.brand === brand);

const anyOf =
  (brand: string): Wanted =>
  (product) =>
    product.brand === brand;

/** Any product in these categories whose Latin title matches. */
const named =
  (keys: string, name: RegExp): Wanted =>
  (product) =>
    anyIn(keys)(product) && name.test(product.latinTitle);

const headphones = 'earbuds over-ear neckbands gaming-headsets';
const s25 =
  'samsung-galaxy-s25 samsung-galaxy-s25-plus samsung-galaxy-s25-ultra samsung-galaxy-s25-fe samsung-galaxy-s25-edge';
const iphone16 =
  'apple-iphone-16 apple-iphone-16-pro apple-iphone-16-pro-max apple-iphone-16-plus apple-iphone-16e';
const ps5 = named('playstation', /PlayStation 5/);

/** Texts that shoppers type, in groups, with « | » between those that want the same products. */
const groups: Record<string, readonly (readonly [wanted: Wanted, texts: string])[]> = {
  'names of phones in Persian and Latin letters': [
    [these(iphone16), 'آیفون ۱۶ | ایفون 16 | iphone 16'],
    [these('apple-iphone-16-pro'), 'Apple iPhone 16 Pro'],
    [these('apple-iphone-16-pro-max'), 'آیفون ۱۶ پرو مکس | ایفون پرو مکس 16'],
    [these('apple-iphone-13'), 'آیفون ۱۳'],
    [named('iphone-17', /17/), 'iphone 17'],
    [these('apple-iphone-air'), 'آیفون ایر'],
    [these(s25), 'گلکسی اس ۲۵ | اس ۲۵ | s25'],
    [these('samsung-galaxy-s25-ultra'), 'اس ۲۵ اولترا | گلکسی s25 ultra'],
    [these('samsung-galaxy-a56'), 'سامسونگ a56'],
    [these('samsung-galaxy-a16'), 'galaxy a16'],
    [these('samsung-galaxy-a17 samsung-galaxy-a17-5g'), 'گلکسی ای ۱۷'],
    [these('samsung-galaxy-z-flip7 samsung-galaxy-z-flip7-fe'), 'زد فلیپ ۷'],
    [these('samsung-galaxy-z-fold7'), 'z fold 7'],
    [these('xiaomi-15-ultra'), 'شیائومی ۱۵ اولترا'],
    [named('redmi-note', /Note 14/), 'ردمی نوت ۱۴'],
    [these('xiaomi-redmi-note-14-pro-plus-5g'), 'redmi note 14 pro plus'],
    [these('xiaomi-poco-x7-pro'), 'پوکو ایکس ۷ پرو'],
    [these('xiaomi-poco-f7 xiaomi-poco-f7-pro xiaomi-poco-f7-ultra'), 'poco f7'],
    [these('google-pixel-10-pro google-pixel-10-pro-xl'), 'پیکسل ۱۰ پرو'],
    [these('google-pixel-9a'), 'pixel 9a'],
    [named('honor-number', /400/), 'آنر ۴۰۰'],
    [these('honor-magic7-pro'), 'honor magic 7 pro'],
    [these('motorola-moto-g85'), 'موتو جی ۸۵'],
    [named('nothing-phone', /Phone \(?3/), 'ناتینگ فون ۳'],
    [named('huawei-flagship', /Pura 70/), 'هواوی پورا ۷۰'],
    [these('oneplus-13 oneplus-13r'), 'وان پلاس ۱۳'],
    [these('nokia-g22'), 'نوکیا g22'],
    [these('realme-gt-7'), 'ریلمی جی تی ۷'],
  ],
  'names written together, apart, with ZWNJ or other digits': [
    [these(iphone16), 'ایفون۱۶ | iphone16 | آيفون ١٦'],
    [these('apple-iphone-16-pro-max'), 'iphone16promax'],
    [these('samsung-galaxy-s25-ultra'), 's 25 ultra'],
    [these(s25), 'اس25 | گلکسی‌اس۲۵'],
    [these('samsung-galaxy-a56'), 'سامسونگa56'],
    [named('redmi-note', /Note 14/), 'ردمی‌نوت۱۴'],
    [anyIn('laptops'), 'لپ‌تاپ | لپ تاپ | لپتاپ'],
    [anyIn('macbooks'), 'مک بوک'],
    [anyIn('macbook-air'), 'مکبوک ایر'],
    [ps5, 'پلی استیشن ۵ | پلی‌استیشن5'],
    [named('playstation handheld', /PlayStation/), 'پلیاستیشن'],
    [anyIn('oneplus'), 'وانپلاس | وان‌پلاس'],
    [anyIn('gopro'), 'گو پرو | گوپرو'],
    [anyOf('insta360'), 'اینستا360'],
    [anyOf('jbl'), 'جی بی ال | جیبیال'],
    [anyIn('powerbank'), 'پاور بانک'],
    [anyIn('keyboard gaming-keyboard'), 'صفحه کلید | كيبورد'],
    [anyIn('webcams'), 'وب کم'],
    [anyOf('tplink'), 'تی پی لینک'],
    [these('sony-wh-1000xm5'), 'wh1000xm5 | wh-1000 xm5'],
  ],
  'second spellings and synonyms': [
    [anyOf('huawei'), 'هواوی | هوآوی'],
    [anyIn('phones-huawei'), 'گوشی هواوی'],
    [anyOf('xiaomi'), 'شیاومی'],
    [anyOf('asus'), 'اسوس'],
    [anyOf('samsung'), 'سامسنگ'],
    [anyIn('phones-samsung'), 'موبایل سامسونگ | mobile samsung'],
    [anyIn('phones'), 'تلفن همراه'],
    [anyIn('laptops', 'asus'), 'نوت بوک ایسوس'],
    [anyIn('laptops'), 'laptop'],
    [anyIn('earbuds neckbands'), 'هندزفری'],
    [anyIn('earbuds neckbands', 'xiaomi'), 'هندزفری شیائومی'],
    [named('sound', /AirPods/), 'ایرپادز'],
    [these('apple-airpods-pro-2 apple-airpods-pro-3'), 'airpods pro'],
    [anyIn('speakers'), 'بلندگو'],
    [named('phone-case', /iPhone 16/), 'کاور آیفون ۱۶'],
    [these('spigen-glastr-ez-fit-galaxy-s25'), 'گلس s25'],
    [anyIn('printers'), 'پرینتر'],
    [anyIn('keyboard gaming-keyboard'), 'کیبورد'],
    [anyIn('mouse gaming-mouse'), 'موس'],
    [named('ssd', /T7|Extreme|X9|XS1000/), 'هارد اکسترنال'],
    [anyIn('drones'), 'کوادکوپتر | هلی شات'],
    [anyIn('watches'), 'اسمارت واچ'],
    [named('gaming', /PlayStation|DualS/), 'پلی استیشن'],
    [ps5, 'ps5 | پی اس ۵ | ps 5'],
    [these('sony-playstation-5-pro'), 'playstation 5 pro'],
    [named('xbox pad-xbox', /Xbox/), 'ایکس باکس'],
    [these('sony-dualsense sony-dualsense-edge'), 'کنترلر ps5'],
    [anyIn('pad-playstation'), 'دسته پلی استیشن'],
    [named('nintendo-switch', /Switch 2/), 'سوییچ ۲'],
    [these('ea-ea-sports-fc-26-ps5 sony-playstation-5-slim-plus-ea-sports-fc-26'), 'فیفا ۲۶'],
    [these('rockstar-grand-theft-auto-v-ps5'), 'gta'],
    [anyIn('tv-box'), 'تی وی باکس'],
    [anyIn('security-camera'), 'دوربین مداربسته'],
    [anyIn('memory-card'), 'micro sd'],
    [anyIn('ssd'), 'ssd'],
    [anyIn('mic-usb'), 'میکروفون usb'],
  ],
  categories: [
    [anyIn('phones'), 'گوشی | موبایل | گوشی موبایل'],
    [anyIn(headphones), 'هدفون | هدفون بی سیم'],
    [anyIn('gaming-headsets virtual-reality'), 'هدست'],
    [anyIn('speakers'), 'اسپیکر'],
    [anyIn('soundbar'), 'ساندبار'],
    [anyIn('microphones'), 'میکروفون'],
    [anyIn('ipads galaxy-tabs other-tablets'), 'تبلت'],
    [anyIn('ipads'), 'آیپد'],
    [anyIn('e-readers'), 'کتابخوان'],
    [anyIn('apple-watches galaxy-watches other-watches'), 'ساعت هوشمند'],
    [anyIn('bands'), 'دستبند هوشمند'],
    [anyIn('consoles'), 'کنسول | کنسول بازی'],
    [named('games', /PS5/), 'بازی ps5'],
    [anyIn('controllers'), 'دسته بازی'],
    [anyIn('racing-wheel'), 'فرمان بازی'],
    [anyIn('gaming-monitor office-monitor'), 'مانیتور'],
    [anyIn('gaming-monitor'), 'مانیتور گیمینگ'],
    [anyIn('gaming-mouse'), 'ماوس گیمینگ'],
    [anyIn('laptops-gaming'), 'لپ تاپ گیمینگ'],
    [anyIn('asus-gaming'), 'لپ تاپ گیمینگ ایسوس'],
    [anyIn('cameras security-camera'), 'دوربین'],
    [anyIn('photo-cameras'), 'دوربین عکاسی'],
    [anyIn('drones'), 'پهپاد'],
    [anyIn('modem'), 'مودم'],
    [anyIn('router mesh'), 'روتر'],
    [anyIn('smart-light'), 'لامپ هوشمند'],
    [anyIn('robot-vacuum'), 'جارو رباتیک'],
    [anyIn('tv tv-box'), 'تلویزیون'],
    [anyIn('projector'), 'پروژکتور'],
    [anyIn('phone-case'), 'قاب گوشی'],
    [anyIn('screen-guard'), 'محافظ صفحه'],
    [anyIn('wall-charger wireless-charger'), 'شارژر'],
    [anyIn('wireless-charger'), 'شارژر بی سیم'],
    [anyIn('charge-cable'), 'کابل'],
    [anyIn('flash-drive'), 'فلش مموری'],
    [anyIn('memory-card'), 'کارت حافظه'],
    [anyIn('holders'), 'نگهدارنده موبایل'],
  ],
  'a brand, or a brand with a category': [
    [anyOf('samsung'), 'سامسونگ | samsung'],
    [anyOf('apple'), 'اپل'],
    [anyOf('xiaomi'), 'xiaomi'],
    [anyOf('sony'), 'سونی'],
    [anyOf('anker'), 'انکر'],
    [anyIn('phones', 'samsung'), 'گوشی سامسونگ'],
    [anyIn('phones', 'apple'), 'گوشی اپل'],
    [anyIn('phones', 'xiaomi'), 'گوشی شیائومی'],
    [anyIn('phones', 'nokia'), 'گوشی نوکیا'],
    [anyIn('tablets', 'samsung'), 'تبلت سامسونگ'],
    [anyIn('tablets', 'lenovo'), 'تبلت لنوو'],
    [anyIn('laptops', 'lenovo'), 'لپ تاپ لنوو'],
    [anyIn('laptops', 'hp'), 'لپ تاپ hp | لپ تاپ اچ پی'],
    [anyIn('laptops', 'dell'), 'لپ تاپ دل'],
    [anyIn(headphones, 'sony'), 'هدفون سونی'],
    [anyIn('speakers', 'jbl'), 'اسپیکر jbl'],
    [anyIn('watches', 'samsung'), 'ساعت سامسونگ'],
    [anyIn('watches', 'xiaomi'), 'ساعت شیائومی'],
    [anyIn('apple-watches'), 'اپل واچ'],
    [anyIn('galaxy-watches'), 'گلکسی واچ'],
    [anyIn('wall-charger wireless-charger', 'samsung'), 'شارژر سامسونگ'],
    [anyIn('powerbank', 'xiaomi'), 'پاوربانک شیائومی'],
    [anyIn('powerbank', 'anker'), 'پاوربانک انکر'],
    [anyIn('modem', 'huawei'), 'مودم هواوی'],
    [anyIn('mouse gaming-mouse', 'logitech'), 'ماوس لاجیتک'],
    [anyIn('gaming-monitor office-monitor', 'lg'), 'مانیتور ال جی'],
    [anyIn('tv', 'samsung'), 'تلویزیون سامسونگ'],
    [anyIn('printers', 'hp'), 'پرینتر اچ پی'],
    [anyIn('photo-cameras', 'canon'), 'دوربین کانن'],
    [named('phone-case', /Galaxy/), 'قاب سامسونگ'],
  ],
  'accessories and games by what they are for': [
    [named('phone-case', /iPhone 16/), 'قاب آیفون ۱۶'],
    [named('phone-case', /S25/), 'قاب s25'],
    [named('screen-guard', /iPhone 16/), 'گلس آیفون ۱۶'],
    [named('screen-guard', /A56/), 'محافظ صفحه a56'],
    [anyIn('wall-charger wireless-charger', 'apple'), 'شارژر آیفون'],
    [anyIn('charge-cable', 'apple'), 'کابل آیفون'],
    [named('wall-charger', /65W/), 'شارژر ۶۵ وات'],
    [named('accessories', /MagSafe|MagGo/), 'مگ سیف'],
    [named('games', /Switch/), 'بازی سوییچ'],
    [these('sony-god-of-war-ragnar-k-ps5'), 'خدای جنگ'],
    [named('games', /Zelda/), 'زلدا'],
    [these('sony-dualsense sony-dualsense-edge'), 'دوال سنس'],
    [these('sony-pulse-elite'), 'هدست ps5'],
    [these('logitech-mx-master-3s'), 'mx master'],
    [these('logitech-g502-hero'), 'جی ۵۰۲'],
  ],
  'words around the name': [
    [these(iphone16), 'قیمت آیفون ۱۶'],
    [anyIn('phones', 'samsung'), 'خرید گوشی سامسونگ | گوشی‌های سامسونگ | گوشی سامسونگ s99'],
    [anyIn('phones', 'samsung'), 'گوشی هوشمند سامسونگ'],
    [ps5, 'خرید قسطی ps5'],
    [anyIn('phones', 'xiaomi'), 'گوشی های شیائومی'],
    [anyIn('laptops'), 'بهترین لپ تاپ'],
    [anyIn('phones', 'apple'), 'گوشی آیفون'],
  ],
  'not finished yet': [
    [anyIn('phones'), 'گوش'],
    [anyIn('phones', 'apple'), 'آیف | iph'],
    [anyOf('samsung'), 'سامس'],
    [anyIn(headphones), 'هدفو'],
    [anyIn('laptops'), 'لپ'],
    [named('galaxy-s', /S2/), 'galaxy s2'],
    [anyIn('powerbank'), 'پاور'],
    [named('accessories speakers', /Charg|Adapter|EP-|W$|Combo|15W/), 'شارژ'],
  ],
  'slips of the finger': [
    [anyOf('samsung'), 'سامسونق | سامسوتگ | صامسونگ | samsugn'],
    [named('phones tablets sound watches', /Galaxy/), 'سمسونگ گلکسی'],
    [these(iphone16), 'آیفن ۱۶ | ایقون 16 | iphnoe 16'],
    [anyOf('xiaomi'), 'شیاعومی | shiaomi'],
    [anyIn(headphones, 'sony'), 'هدفن سونی'],
    [anyIn('laptops'), 'لپتاب'],
    [anyIn('laptops', 'lenovo'), 'لپ تاب لنوو'],
    [named('gaming', /PlayStation|DualS/), 'پلی استشن'],
    [anyIn('phone-case'), 'گاب گوشی'],
    [named('phone-case', /iPhone/), 'غاب آیفون'],
    [anyIn('speakers'), 'اسپکیر'],
    [anyIn('powerbank'), 'پاوربنک'],
    [anyIn('gaming-monitor office-monitor'), 'مانیتر'],
    [anyOf('logitech'), 'لاجتک'],
    [these(s25), 'galxy s25'],
    [named('sound', /AirPods/), 'ایرپات'],
    [anyIn('tv tv-box'), 'تلوزیون'],
    [anyIn('gopro'), 'دروبین گوپرو'],
  ],
  'Persian in Latin letters': [
    [anyIn('phones', 'apple'), 'ayfon | ayfone | ayphone'],
    [these(iphone16), 'aifon 16'],
    [anyIn('phones'), 'goshi | gooshi | gushi | mobayl | mobail | mobile'],
    [anyIn('phones', 'samsung'), 'goshi samsung'],
    [anyIn('phones', 'xiaomi'), 'goshi xiaomi'],
    [anyOf('samsung'), 'samsoong | samsong'],
    [anyOf('xiaomi'), 'shiaomi | shiyaomi | xiaumi'],
    [anyOf('huawei'), 'havavi | huavei'],
    [anyOf('nokia'), 'nokiya'],
    [anyOf('lenovo'), 'lenowo'],
    [anyOf('sony'), 'soni'],
    [anyIn(headphones), 'hedfon | hedphone | hansfree'],
    [anyIn(headphones, 'sony'), 'hedfon soni'],
    [named('sound', /AirPods/), 'airpod | eyrpad'],
    [anyIn('laptops'), 'laptop | labtab'],
    [anyIn('laptops', 'asus'), 'laptab asus'],
    [anyIn('macbooks'), 'makbook'],
    [anyIn('tablets'), 'tablet | tablat'],
    [anyIn('wall-charger wireless-charger'), 'shajer | sharjer | sharzher'],
    [anyIn('charge-cable'), 'kabel'],
    [anyIn('powerbank'), 'paverbank'],
    [anyIn('phone-case'), 'ghab | qab'],
    [named('phone-case', /iPhone/), 'ghab ayfon'],
    [anyIn('watches'), 'saat | saat hoshmand | dastband'],
    [named('gaming', /PlayStation|DualS/), 'playstation'],
    [named('gaming', /PlayStation|DualS|PS5/), 'pley estation'],
    [anyIn('controllers'), 'daste bazi'],
    [anyIn('tv tv-box'), 'telvizion'],
    [anyIn('gopro photo-cameras security-cameras instant-cameras cameras smart-home'), 'dorbin'],
    [anyIn('keyboard gaming-keyboard'), 'kibord'],
    [anyIn('speakers'), 'espiker'],
    [anyIn('printers'), 'perinter'],
    [anyIn('modem'), 'modem'],
  ],
  'the wrong keyboard': [
    [anyOf('samsung'), "shls,k' | سشپسعدل"],
    [these(iphone16), 'hdt,k 16 | هحاخدث 16'],
    [anyIn('phones'), "',ad"],
    [anyIn(headphones), 'int,k'],
    [anyIn('laptops'), 'مشحفخح'],
    [these(s25), 'س۲۵'],
    [ps5, 'حس۵'],
    [anyIn('gaming-monitor office-monitor'), 'lhkdj,v'],
  ],
};

/** Every typed text with its wanted results, in groups. Tests compute recall and rank over all of them. */
export const searchQueries: Record<string, Labelled[]> = Object.fromEntries(
  Object.entries(groups).map(([group, rows]) => [
    group,
    rows.flatMap(([wanted, texts]) => texts.split(' | ').map((text): Labelled => [text, wanted])),
  ]),
);

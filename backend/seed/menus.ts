import { artUrl } from './art';
import type { SeedMenuItem } from './contentModel';
import { inCategory } from './links';

type Link = readonly [title: string, link: string];

function tile(title: string, link: string, picture: string): SeedMenuItem {
  return { title, link, itemType: 3, imageUrl: picture };
}

/** A first-level category in the two-level panel. @param all the words of its link to everything in it */
function department(
  title: string,
  all: string,
  slug: string,
  icon: string,
  tiles: readonly SeedMenuItem[],
): SeedMenuItem {
  return { title, description: all, link: inCategory(slug), itemType: 2, icon, childs: tiles };
}

/** One column of a five-column panel; «همه» leads where the heading leads. */
function column(title: string, icon: string, link: string, links: readonly Link[]): SeedMenuItem {
  const childs = [...links, ['همه', link] as const].map(
    ([name, to]): SeedMenuItem => ({ title: name, link: to, itemType: 1 }),
  );
  return { title, link, itemType: 2, icon, childs };
}

function promo(title: string, description: string, link: string, picture: string): SeedMenuItem {
  return { title, description, link, itemType: 4, imageUrl: picture };
}

function panel(title: string, link: string, childs: readonly SeedMenuItem[], icon?: string): SeedMenuItem {
  return { title, link, itemType: 1, childs, ...(icon && { icon }) };
}

// biome-ignore format: one tile a row
const departments: readonly SeedMenuItem[] = [
  department('گوشی موبایل', 'همهٔ گوشی‌ها', 'phones', 'smartphone', [
    tile('سامسونگ', inCategory('phones-samsung'), artUrl('phone-triad-silk', 'ice-blue')),
    tile('اپل', inCategory('phones-apple'), artUrl('phone-island-silk', 'orange')),
    tile('شیائومی', inCategory('phones-xiaomi'), artUrl('phone-island-dunes', 'green')),
    tile('گوگل', inCategory('phones-google'), artUrl('phone-bar-dunes', 'white')),
    tile('آنر', inCategory('phones-honor'), artUrl('phone-ring-beams', 'green')),
    tile('موتورولا', inCategory('phones-motorola'), artUrl('phone-duo-flower', 'pink')),
    tile('گوشی پرچم‌دار', inCategory('phones', 'priceFrom=60000000&sort=dearest'), artUrl('phone-triad-beams', 'graphite')),
    tile('گوشی اقتصادی', inCategory('phones', 'priceTo=20000000&sort=cheapest'), artUrl('phone-duo-dunes', 'mint')),
    tile('قاب و محافظ', inCategory('protection'), artUrl('case', 'orange')),
    tile('شارژ و کابل', inCategory('power'), artUrl('charger', 'white')),
    tile('پاوربانک', inCategory('powerbank'), artUrl('powerbank', 'white')),
    tile('هدفون گوشی', inCategory('earbuds'), artUrl('earbuds', 'white')),
  ]),
  department('لپ‌تاپ', 'همهٔ لپ‌تاپ‌ها', 'laptops', 'laptop', [
    tile('مک‌بوک', inCategory('macbooks'), artUrl('laptop-silk', 'silver')),
    tile('ایسوس', inCategory('laptops', 'brand=asus'), artUrl('laptop-flower', 'graphite')),
    tile('لنوو', inCategory('laptops', 'brand=lenovo'), artUrl('laptop-dunes', 'silver')),
    tile('اچ‌پی', inCategory('laptops', 'brand=hp'), artUrl('laptop-dunes', 'gold')),
    tile('دل', inCategory('laptops', 'brand=dell'), artUrl('laptop-flower', 'black')),
    tile('ایسر', inCategory('laptops', 'brand=acer'), artUrl('laptop-dunes', 'black')),
    tile('باریک و سبک', inCategory('laptops-thin'), artUrl('laptop-flower', 'silver')),
    tile('دانشجویی', inCategory('laptops-everyday'), artUrl('laptop-silk', 'navy')),
    tile('اداری', inCategory('laptops-business'), artUrl('laptop-flower', 'white')),
    tile('لپ‌تاپ بازی', inCategory('laptops-gaming'), artUrl('laptop-gaming', 'black')),
    tile('صفحه‌کلید و ماوس', inCategory('desk'), artUrl('keyboard', 'white')),
    tile('حافظهٔ SSD', inCategory('ssd'), artUrl('ssd', 'blue')),
  ]),
  department('هدفون و صدا', 'همهٔ هدفون‌ها و اسپیکرها', 'sound', 'headphones', [
    tile('هدفون توگوشی', inCategory('earbuds'), artUrl('earbuds', 'white')),
    tile('ایرپاد', inCategory('airpods'), artUrl('earbuds', 'white', 'front')),
    tile('گلکسی بادز', inCategory('galaxy-buds'), artUrl('earbuds', 'lavender')),
    tile('هدفون روگوشی', inCategory('over-ear'), artUrl('headphone', 'black')),
    tile('حذف نویز', inCategory('noise-cancelling'), artUrl('headphone', 'navy')),
    tile('هندزفری گردنی', inCategory('neckbands'), artUrl('neckband', 'blue')),
    tile('هدست بازی', inCategory('gaming-headsets'), artUrl('gaming-headset', 'red')),
    tile('اسپیکر قابل‌حمل', inCategory('speaker-portable'), artUrl('speaker', 'navy')),
    tile('اسپیکر مهمانی', inCategory('speaker-party'), artUrl('party-speaker', 'black')),
    tile('اسپیکر خانگی', inCategory('speaker-home'), artUrl('home-speaker', 'graphite')),
    tile('ساندبار', inCategory('soundbar'), artUrl('soundbar', 'black')),
    tile('میکروفون', inCategory('microphones'), artUrl('microphone', 'black')),
  ]),
  department('ساعت هوشمند', 'همهٔ ساعت‌ها', 'watches', 'watch', [
    tile('اپل واچ', inCategory('apple-watches'), artUrl('watch-square', 'black')),
    tile('اپل واچ سری', inCategory('apple-watch-series'), artUrl('watch-square', 'pink')),
    tile('اپل واچ اولترا', inCategory('apple-watch-ultra'), artUrl('watch-square', 'orange')),
    tile('گلکسی واچ', inCategory('galaxy-watches'), artUrl('watch-round', 'green')),
    tile('کلاسیک و اولترا', inCategory('galaxy-watch-top'), artUrl('watch-round', 'brown')),
    tile('شیائومی', inCategory('xiaomi-watch'), artUrl('watch-round', 'black')),
    tile('هوآوی', inCategory('huawei-watch'), artUrl('watch-round', 'gold')),
    tile('امیزفیت', inCategory('amazfit-watch'), artUrl('watch-square', 'ice-blue')),
    tile('گارمین', inCategory('garmin-watch'), artUrl('watch-round', 'silver')),
    tile('دستبند هوشمند', inCategory('bands'), artUrl('band', 'black')),
    tile('دستبند شیائومی', inCategory('band-xiaomi'), artUrl('band', 'mint')),
    tile('ساعت اقتصادی', inCategory('watches', 'priceTo=10000000&sort=cheapest'), artUrl('watch-square', 'white')),
  ]),
  department('بازی و کنسول', 'همهٔ کنسول‌ها و بازی‌ها', 'gaming', 'gamepad-2', [
    tile('پلی‌استیشن ۵', inCategory('playstation'), artUrl('console-tower', 'white')),
    tile('ایکس‌باکس', inCategory('xbox'), artUrl('console-box', 'black')),
    tile('نینتندو سوییچ', inCategory('nintendo-switch'), artUrl('console-handheld', 'red')),
    tile('کنسول دستی', inCategory('handheld'), artUrl('console-handheld', 'black')),
    tile('دستهٔ بازی', inCategory('controllers'), artUrl('controller', 'blue')),
    tile('فرمان و پدال', inCategory('racing-wheel'), artUrl('racing-wheel', 'black')),
    tile('بازی', inCategory('games'), artUrl('game-box', 'blue')),
    tile('واقعیت مجازی', inCategory('virtual-reality'), artUrl('vr-headset', 'white')),
    tile('مانیتور بازی', inCategory('gaming-monitor'), artUrl('monitor-beams', 'black')),
    tile('صفحه‌کلید بازی', inCategory('gaming-keyboard'), artUrl('keyboard', 'black')),
    tile('ماوس بازی', inCategory('gaming-mouse'), artUrl('mouse', 'black')),
    tile('هدست بازی', inCategory('gaming-headsets'), artUrl('gaming-headset', 'black')),
  ]),
  department('تبلت', 'همهٔ تبلت‌ها', 'tablets', 'tablet', [
    tile('آیپد', inCategory('ipads'), artUrl('tablet-silk', 'ice-blue')),
    tile('آیپد پرو', inCategory('ipad-pro'), artUrl('tablet-silk', 'graphite')),
    tile('آیپد ایر', inCategory('ipad-air'), artUrl('tablet-silk', 'silver')),
    tile('آیپد و مینی', inCategory('ipad-standard'), artUrl('tablet-silk', 'pink')),
    tile('سامسونگ', inCategory('galaxy-tabs'), artUrl('tablet-flower', 'silver')),
    tile('تب سری S', inCategory('galaxy-tab-s'), artUrl('tablet-flower', 'lavender')),
    tile('تب سری A', inCategory('galaxy-tab-a'), artUrl('tablet-flower', 'black')),
    tile('شیائومی', inCategory('xiaomi-pad'), artUrl('tablet-flower', 'mint')),
    tile('لنوو', inCategory('lenovo-tab'), artUrl('tablet-silk', 'green')),
    tile('هوآوی و آنر', inCategory('huawei-honor-pad'), artUrl('tablet-flower', 'lavender', 'front')),
    tile('کتاب‌خوان', inCategory('e-readers'), artUrl('e-reader', 'black')),
    tile('تبلت اقتصادی', inCategory('tablets', 'priceTo=20000000&sort=cheapest'), artUrl('tablet-flower', 'black', 'front')),
  ]),
  department('دوربین', 'همهٔ دوربین‌ها', 'cameras', 'camera', [
    tile('دوربین عکاسی', inCategory('photo-cameras'), artUrl('camera', 'black')),
    tile('سونی', inCategory('camera-sony'), artUrl('camera', 'black', 'front')),
    tile('کانن', inCategory('camera-canon'), artUrl('camera', 'black', 'side')),
    tile('نیکون و فوجی‌فیلم', inCategory('camera-other'), artUrl('camera', 'silver')),
    tile('گوپرو', inCategory('gopro'), artUrl('action-camera', 'black')),
    tile('دی‌جی‌آی و اینستا ۳۶۰', inCategory('action-other'), artUrl('action-camera', 'white')),
    tile('پهپاد سبک', inCategory('drone-light'), artUrl('drone', 'white')),
    tile('پهپاد حرفه‌ای', inCategory('drone-pro'), artUrl('drone', 'graphite')),
    tile('وب‌کم', inCategory('webcams'), artUrl('webcam', 'black')),
    tile('وب‌کم 4K', inCategory('webcam-4k'), artUrl('webcam', 'white')),
    tile('کارت حافظه', inCategory('memory-card'), artUrl('memory-card', 'red')),
    tile('میکروفون', inCategory('microphones'), artUrl('microphone', 'white')),
  ]),
  department('شبکه و خانهٔ هوشمند', 'همهٔ کالاهای شبکه و خانه', 'home', 'router', [
    tile('روتر بی‌سیم', inCategory('router'), artUrl('router', 'black')),
    tile('مودم', inCategory('modem'), artUrl('router', 'white')),
    tile('مش خانگی', inCategory('mesh'), artUrl('mesh-router', 'white')),
    tile('دوربین نظارتی', inCategory('security-camera'), artUrl('security-camera', 'white')),
    tile('لامپ هوشمند', inCategory('smart-light'), artUrl('smart-bulb', 'white')),
    tile('پریز هوشمند', inCategory('smart-plug'), artUrl('smart-plug', 'white')),
    tile('جاروی رباتیک', inCategory('robot-vacuum'), artUrl('robot-vacuum', 'white')),
    tile('تصفیهٔ هوا', inCategory('air-purifier'), artUrl('air-purifier', 'white')),
    tile('تلویزیون', inCategory('tv'), artUrl('tv-dunes', 'black')),
    tile('ویدئوپروژکتور', inCategory('projector'), artUrl('projector', 'white')),
    tile('پخش‌کنندهٔ تلویزیون', inCategory('tv-box'), artUrl('tv-box', 'black')),
    tile('چاپگر', inCategory('printers'), artUrl('printer', 'white')),
  ]),
  department('لوازم جانبی', 'همهٔ لوازم جانبی', 'accessories', 'cable', [
    tile('قاب گوشی', inCategory('phone-case'), artUrl('case', 'orange')),
    tile('محافظ صفحه', inCategory('screen-guard'), artUrl('screen-guard', 'black')),
    tile('پاوربانک', inCategory('powerbank'), artUrl('powerbank', 'white')),
    tile('شارژر دیواری', inCategory('wall-charger'), artUrl('charger', 'white')),
    tile('شارژر بی‌سیم', inCategory('wireless-charger'), artUrl('wireless-charger', 'black')),
    tile('کابل', inCategory('charge-cable'), artUrl('cable', 'orange')),
    tile('حافظهٔ SSD', inCategory('ssd'), artUrl('ssd', 'blue')),
    tile('فلش مموری', inCategory('flash-drive'), artUrl('flash-drive', 'silver')),
    tile('کارت حافظه', inCategory('memory-card'), artUrl('memory-card', 'red')),
    tile('صفحه‌کلید', inCategory('keyboard'), artUrl('keyboard', 'white')),
    tile('ماوس', inCategory('mouse'), artUrl('mouse', 'white')),
    tile('پایه و نگهدارنده', inCategory('holders'), artUrl('holder', 'silver')),
  ]),
];

/** The header: the first item opens the two-level panel, the others four columns and a promo image. */
// biome-ignore format: one link a row
export const headerMenu: readonly SeedMenuItem[] = [
  panel('دسته‌بندی کالاها', '/shop', departments, 'layout-grid'),
  panel('گوشی موبایل', inCategory('phones'), [
    column('سامسونگ', 'smartphone', inCategory('phones-samsung'), [
      ['سری S', inCategory('galaxy-s')],
      ['سری Z', inCategory('galaxy-z')],
      ['سری A', inCategory('galaxy-a')],
      ['سری M و F', inCategory('galaxy-m-f')],
    ]),
    column('اپل', 'smartphone', inCategory('phones-apple'), [
      ['آیفون ۱۷', inCategory('iphone-17')],
      ['آیفون ۱۶', inCategory('iphone-16')],
      ['آیفون ۱۵', inCategory('iphone-15')],
      ['آیفون ۱۴ و ۱۳', inCategory('iphone-earlier')],
    ]),
    column('شیائومی', 'smartphone', inCategory('phones-xiaomi'), [
      ['ردمی نوت', inCategory('redmi-note')],
      ['پوکو', inCategory('poco')],
      ['سری عددی', inCategory('xiaomi-number')],
      ['ردمی', inCategory('redmi')],
    ]),
    column('برندهای دیگر', 'smartphone', inCategory('phones'), [
      ['گوگل پیکسل', inCategory('phones-google')],
      ['آنر', inCategory('phones-honor')],
      ['ناتینگ', inCategory('phones-nothing')],
      ['موتورولا', inCategory('phones-motorola')],
      ['هوآوی', inCategory('phones-huawei')],
    ]),
    promo('Galaxy S25، سبک در دست', 'ماهی ۴٬۴۷۹٬۰۰۰ تومان، ۱۲ قسط', inCategory('galaxy-s'), artUrl('phone-triad-silk', 'ice-blue')),
  ]),
  panel('لپ‌تاپ', inCategory('laptops'), [
    column('مک‌بوک', 'laptop-minimal', inCategory('macbooks'), [
      ['مک‌بوک ایر', inCategory('macbook-air')],
      ['مک‌بوک پرو', inCategory('macbook-pro')],
    ]),
    column('کار و دانشگاه', 'graduation-cap', inCategory('laptops-everyday'), [
      ['ویووبوک ایسوس', inCategory('vivobook')],
      ['آیدیاپد لنوو', inCategory('ideapad')],
      ['پاویلیون اچ‌پی', inCategory('hp-everyday')],
      ['اینسپایرون دل', inCategory('inspiron')],
      ['اسپایر ایسر', inCategory('aspire')],
    ]),
    column('باریک و اداری', 'feather', inCategory('laptops-thin'), [
      ['زن‌بوک ایسوس', inCategory('zenbook')],
      ['یوگا لنوو', inCategory('yoga')],
      ['ایکس‌پی‌اس دل', inCategory('xps')],
      ['سرفیس', inCategory('surface-laptop')],
      ['تینک‌پد لنوو', inCategory('thinkpad')],
    ]),
    column('لپ‌تاپ بازی', 'gamepad-2', inCategory('laptops-gaming'), [
      ['راگ و تاف ایسوس', inCategory('asus-gaming')],
      ['لیجن و لاک لنوو', inCategory('lenovo-gaming')],
      ['ویکتوس اچ‌پی', inCategory('hp-gaming')],
      ['نیترو ایسر', inCategory('acer-gaming')],
      ['ام‌اس‌آی', inCategory('msi-gaming')],
    ]),
    promo('لپ‌تاپ ترم تازه', '۲۰٪ پیش‌پرداخت، تا ۲۴ قسط', inCategory('laptops-everyday'), artUrl('laptop-dunes', 'gold')),
  ]),
  panel('هدفون و صدا', inCategory('sound'), [
    column('توگوشی', 'ear', inCategory('earbuds'), [
      ['ایرپاد', inCategory('airpods')],
      ['گلکسی بادز', inCategory('galaxy-buds')],
      ['رده‌بالا', inCategory('earbuds-premium')],
      ['اقتصادی', inCategory('earbuds-value')],
      ['ورزشی', inCategory('sport-earbuds')],
    ]),
    column('روگوشی', 'headphones', inCategory('over-ear'), [
      ['حذف نویز', inCategory('noise-cancelling')],
      ['روزمره', inCategory('over-ear-everyday')],
      ['استودیویی', inCategory('over-ear-studio')],
      ['هدست بازی', inCategory('gaming-headsets')],
    ]),
    column('اسپیکر', 'speaker', inCategory('speakers'), [
      ['قابل‌حمل', inCategory('speaker-portable')],
      ['مهمانی', inCategory('speaker-party')],
      ['خانگی', inCategory('speaker-home')],
      ['ساندبار', inCategory('soundbar')],
    ]),
    column('برندها', 'badge-check', inCategory('sound'), [
      ['سونی', inCategory('sound', 'brand=sony')],
      ['جی‌بی‌ال', inCategory('sound', 'brand=jbl')],
      ['اپل', inCategory('sound', 'brand=apple')],
      ['انکر', inCategory('sound', 'brand=anker')],
      ['مارشال', inCategory('sound', 'brand=marshall')],
    ]),
    promo('سکوت در شلوغی', 'هدفون‌های حذف نویز، تا ۲۴ قسط', inCategory('noise-cancelling'), artUrl('headphone', 'navy')),
  ]),
  panel('ساعت هوشمند', inCategory('watches'), [
    column('اپل واچ', 'watch', inCategory('apple-watches'), [
      ['سری', inCategory('apple-watch-series')],
      ['اولترا', inCategory('apple-watch-ultra')],
      ['اس‌ای', inCategory('apple-watch-se')],
    ]),
    column('گلکسی واچ', 'watch', inCategory('galaxy-watches'), [
      ['گلکسی واچ', inCategory('galaxy-watch')],
      ['کلاسیک و اولترا', inCategory('galaxy-watch-top')],
    ]),
    column('برندهای دیگر', 'watch', inCategory('other-watches'), [
      ['شیائومی', inCategory('xiaomi-watch')],
      ['هوآوی', inCategory('huawei-watch')],
      ['امیزفیت', inCategory('amazfit-watch')],
      ['گارمین', inCategory('garmin-watch')],
    ]),
    column('دستبند', 'activity', inCategory('bands'), [
      ['شیائومی', inCategory('band-xiaomi')],
      ['هوآوی', inCategory('band-huawei')],
      ['برندهای دیگر', inCategory('band-other')],
    ]),
    promo('گام‌ها را بشمارید', 'ساعت‌های گلکسی، تا ۲۴ قسط', inCategory('galaxy-watches'), artUrl('watch-round', 'green')),
  ]),
  panel('بازی و کنسول', inCategory('gaming'), [
    column('کنسول', 'gamepad-2', inCategory('consoles'), [
      ['پلی‌استیشن ۵', inCategory('playstation')],
      ['ایکس‌باکس', inCategory('xbox')],
      ['نینتندو سوییچ', inCategory('nintendo-switch')],
      ['کنسول دستی', inCategory('handheld')],
    ]),
    column('دسته و فرمان', 'joystick', inCategory('controllers'), [
      ['دستهٔ پلی‌استیشن', inCategory('pad-playstation')],
      ['دستهٔ ایکس‌باکس', inCategory('pad-xbox')],
      ['دستهٔ نینتندو', inCategory('pad-nintendo')],
      ['دستهٔ رایانه', inCategory('pad-pc')],
      ['فرمان و پدال', inCategory('racing-wheel')],
    ]),
    column('بازی', 'disc-3', inCategory('games'), [
      ['اکشن و ماجرایی', inCategory('game-action')],
      ['ورزشی و مسابقه‌ای', inCategory('game-sport')],
      ['نقش‌آفرینی', inCategory('game-role')],
      ['خانوادگی', inCategory('game-family')],
    ]),
    column('میز بازی', 'monitor', inCategory('gaming-desk'), [
      ['مانیتور بازی', inCategory('gaming-monitor')],
      ['صفحه‌کلید بازی', inCategory('gaming-keyboard')],
      ['ماوس بازی', inCategory('gaming-mouse')],
      ['واقعیت مجازی', inCategory('virtual-reality')],
    ]),
    promo('پلی‌استیشن ۵ اسلیم با یک دستهٔ همراه', '۲۰٪ پیش‌پرداخت، تا ۲۴ قسط', inCategory('playstation'), artUrl('console-tower', 'white')),
  ]),
  panel('تبلت', inCategory('tablets'), [
    column('آیپد', 'tablet', inCategory('ipads'), [
      ['آیپد پرو', inCategory('ipad-pro')],
      ['آیپد ایر', inCategory('ipad-air')],
      ['آیپد و مینی', inCategory('ipad-standard')],
    ]),
    column('سامسونگ', 'tablet', inCategory('galaxy-tabs'), [
      ['تب سری S', inCategory('galaxy-tab-s')],
      ['تب سری A', inCategory('galaxy-tab-a')],
    ]),
    column('برندهای دیگر', 'tablet', inCategory('other-tablets'), [
      ['شیائومی', inCategory('xiaomi-pad')],
      ['لنوو', inCategory('lenovo-tab')],
      ['هوآوی و آنر', inCategory('huawei-honor-pad')],
    ]),
    column('کتاب‌خوان', 'book-open', inCategory('e-readers'), [
      ['کیندل', inCategory('kindle')],
      ['کوبو و پاکت‌بوک', inCategory('e-reader-other')],
    ]),
    promo('صفحه‌ای برای همه‌جا', 'آیپد ایر، تا ۲۴ قسط', inCategory('ipad-air'), artUrl('tablet-silk', 'ice-blue')),
  ]),
  panel('لوازم جانبی', inCategory('accessories'), [
    column('محافظت و شارژ', 'shield', inCategory('protection'), [
      ['قاب گوشی', inCategory('phone-case')],
      ['محافظ صفحه', inCategory('screen-guard')],
    ]),
    column('انرژی', 'plug-zap', inCategory('power'), [
      ['پاوربانک', inCategory('powerbank')],
      ['شارژر دیواری', inCategory('wall-charger')],
      ['شارژر بی‌سیم', inCategory('wireless-charger')],
      ['کابل', inCategory('charge-cable')],
    ]),
    column('حافظه', 'hard-drive', inCategory('storage'), [
      ['حافظهٔ SSD', inCategory('ssd')],
      ['فلش مموری', inCategory('flash-drive')],
      ['کارت حافظه', inCategory('memory-card')],
    ]),
    column('میز کار', 'keyboard', inCategory('desk'), [
      ['صفحه‌کلید', inCategory('keyboard')],
      ['ماوس', inCategory('mouse')],
      ['مانیتور اداری', inCategory('office-monitor')],
      ['وب‌کم', inCategory('webcams')],
    ]),
    promo('سفر با باتری پر', 'پاوربانک‌های ۲۰ هزار', inCategory('powerbank'), artUrl('powerbank', 'blue')),
  ]),
  panel(
    'خرید قسطی',
    '/#calculator',
    [
      column('با قسط ماهانه', 'wallet', '/shop?sort=lowestInstalment', [
        ['تا ۱ میلیون تومان', '/shop?monthlyTo=1000000'],
        ['تا ۲ میلیون تومان', '/shop?monthlyTo=2000000'],
        ['تا ۴ میلیون تومان', '/shop?monthlyTo=4000000'],
        ['تا ۸ میلیون تومان', '/shop?monthlyTo=8000000'],
      ]),
      column('گوشی قسطی', 'smartphone', inCategory('phones', 'sort=lowestInstalment'), [
        ['ماهی تا ۲ میلیون', inCategory('phones', 'monthlyTo=2000000')],
        ['ماهی تا ۴ میلیون', inCategory('phones', 'monthlyTo=4000000')],
        ['آیفون قسطی', inCategory('phones-apple', 'sort=lowestInstalment')],
        ['سامسونگ قسطی', inCategory('phones-samsung', 'sort=lowestInstalment')],
      ]),
      column('کالای دیجیتال قسطی', 'laptop', inCategory('laptops', 'sort=lowestInstalment'), [
        ['لپ‌تاپ ماهی تا ۴ میلیون', inCategory('laptops', 'monthlyTo=4000000')],
        ['تبلت ماهی تا ۳ میلیون', inCategory('tablets', 'monthlyTo=3000000')],
        ['کنسول ماهی تا ۴ میلیون', inCategory('consoles', 'monthlyTo=4000000')],
        ['ساعت ماهی تا ۱ میلیون', inCategory('watches', 'monthlyTo=1000000')],
      ]),
      column('راهنما', 'circle-help', '/faq', [
        ['محاسبهٔ قسط', '/#calculator'],
        ['شرایط و مدارک', '/faq'],
        ['پرسش‌های خرید قسطی', '/faq'],
      ]),
      promo('امروز بردارید، پله‌پله بپردازید', '۲۰٪ پیش‌پرداخت، ۶ تا ۲۴ ماه', '/#calculator', artUrl('phone-island-silk', 'gold')),
    ],
    'stairs',
  ),
];

/** The drawer of the phone: the nine departments, then the plain pages. */
export const mobileMenu: readonly SeedMenuItem[] = [
  ...departments,
  { title: 'خرید قسطی', link: '/#calculator', itemType: 1, icon: 'stairs' },
  { title: 'کالاهای تخفیف‌دار', link: '/shop?discounted=true', itemType: 1, icon: 'badge-percent' },
  { title: 'تازه‌ها', link: '/shop?sort=newest', itemType: 1, icon: 'sparkles' },
  { title: 'پرسش‌های پرتکرار', link: '/faq', itemType: 1, icon: 'circle-help' },
];

import { fa, type SeedProduct } from './model';
import { type Fact, type Panel, place, type Row, type Shelf, type Told, told } from './shelf';

const year = 'گارانتی ۱۲ ماههٔ شرکتی';
const yearAndHalf = 'گارانتی ۱۸ ماههٔ شرکتی';

const overEarShelf: Shelf = {
  category: 'over-ear-everyday',
  noun: 'هدفون بی‌سیم',
  group: 'مشخصات صدا',
  art: 'headphone',
  guarantee: yearAndHalf,
};

/** Hours of play, driver in millimetres, weight in grams, minutes of charge that give hours of play. */
type Headphone = {
  hours: number;
  driver?: number;
  bluetooth: string;
  noise?: boolean;
  weight?: number;
  quick?: readonly [minutes: number, hours: number];
  codec?: string;
};

function headphone(row: Row<Headphone>): SeedProduct {
  const { hours, driver, bluetooth, noise, weight, quick, codec } = row[8];
  const facts: Fact[] = [
    ['باتری', `${fa(hours)} ساعت پخش`, 'battery'],
    ['نویز', noise ? 'حذف نویز فعال' : 'عایق صدای ساده', 'audio'],
    ['اتصال', `بلوتوث ${fa(bluetooth)}`, 'wireless'],
    ...(weight ? [['وزن', `${fa(weight)} گرم`, 'weight'] as const] : []),
    ...(driver ? [['درایور', `${fa(driver)} میلی‌متر`, 'audio'] as const] : []),
    ...(quick ? [['شارژ سریع', `${fa(quick[0])} دقیقه برای ${fa(quick[1])} ساعت پخش`] as const] : []),
    ...(codec ? [['کدک باکیفیت', codec] as const] : []),
    ['میکروفون', 'دارد'],
  ];
  const calm: Panel = noise
    ? {
        title: 'شلوغی بیرون، آهنگ درون',
        text: 'حذف نویز فعال صدای یکنواخت خیابان و موتور را می‌گیرد تا در راه هم جزئیات را بشنوید.',
      }
    : {
        title: 'ساده روی گوش، آمادهٔ پخش',
        text: `با بلوتوث ${fa(bluetooth)} به گوشی وصل می‌شود${driver ? ` و درایور ${fa(driver)} میلی‌متری صدا را پر می‌کند` : ''}.`,
      };
  const long: Panel = {
    title: `یک شارژ، ${fa(hours)} ساعت`,
    text: quick
      ? `باتری پر ${fa(hours)} ساعت پخش می‌کند؛ اگر عجله دارید، ${fa(quick[0])} دقیقه شارژ برای ${fa(quick[1])} ساعت بس است.`
      : `باتری پر تا ${fa(hours)} ساعت پخش می‌کند و برای چند روز رفت‌وآمد کافی است.`,
  };
  const shelf: Shelf = noise ? { ...overEarShelf, category: 'noise-cancelling' } : overEarShelf;
  return place(shelf, row, facts, [calm, long]);
}

const onEar = { noun: 'هدفون روگوشی بی‌سیم' } as const;

// biome-ignore format: one product a row
const headphones: readonly Row<Headphone>[] = [
  ['sony', 'WH-1000XM6', '2025-05', 41.9, 905, ['black', 'navy'], ['سونی ایکس‌ام ۶', 'xm6'], 'پرچم‌دار تازهٔ سونی که برخلاف نسل پیش دوباره تا می‌شود و حذف نویز قوی‌تری دارد.', { hours: 30, driver: 30, bluetooth: '5.3', noise: true, weight: 254, quick: [3, 3], codec: 'LDAC' }],
  ['sony', 'WH-1000XM5', '2022-05', 24.6, 960, ['black', 'cream', 'navy'], ['سونی ایکس‌ام ۵', 'xm5'], 'هدفون سبک سونی با هشت میکروفون برای حذف نویز و تماس روشن.', { hours: 30, driver: 30, bluetooth: '5.2', noise: true, weight: 250, quick: [3, 3], codec: 'LDAC' }],
  ['sony', 'WH-1000XM4', '2020-08', 19.9, 720, ['black', 'navy', 'white'], ['سونی ایکس‌ام ۴', 'xm4'], 'نسل چهارم سری هزار سونی که تا می‌شود و هم‌زمان به دو دستگاه وصل می‌ماند.', { hours: 30, driver: 40, bluetooth: '5.0', noise: true, weight: 254, quick: [10, 5], codec: 'LDAC' }],
  ['sony', 'WH-CH720N', '2023-02', 9.4, 780, ['black', 'white', 'blue'], ['سونی سی‌اچ ۷۲۰'], 'یکی از سبک‌ترین هدفون‌های دورگوش سونی با حذف نویز.', { hours: 35, driver: 30, bluetooth: '5.2', noise: true, weight: 192, quick: [3, 1] }],
  ['sony', 'WH-CH520', '2023-02', 4.65, 810, ['black', 'white', 'blue', 'cream'], ['سونی سی‌اچ ۵۲۰'], 'هدفون روگوشی اقتصادی سونی که با یک شارژ چند روز کار می‌کند.', { hours: 50, driver: 30, bluetooth: '5.2', weight: 147, quick: [3, 1.5] }, onEar],
  ['sony', 'ULT WEAR', '2024-04', 16.8, 560, ['black', 'white'], ['سونی یو‌ال‌تی', 'wh-ult900n'], 'هدفونی برای دوستداران بیس با دکمهٔ ULT برای دو سطح تقویت صدای بم.', { hours: 30, driver: 40, bluetooth: '5.2', noise: true, weight: 255, quick: [3, 1.5], codec: 'LDAC' }],
  ['bose', 'QuietComfort Ultra', '2023-10', 38.9, 640, ['black', 'white'], ['بوز کیوسی اولترا'], 'پرچم‌دار بوز با حذف نویز قوی و صدای فراگیر Immersive Audio.', { hours: 24, bluetooth: '5.3', noise: true, weight: 254, quick: [15, 2.5], codec: 'aptX Adaptive' }],
  ['bose', 'QuietComfort Headphones', '2023-09', 28.7, 480, ['black', 'white', 'blue'], ['بوز کیوسی'], 'هدفون راحت بوز با بالشتک نرم، حذف نویز و دکمه‌های واقعی.', { hours: 24, bluetooth: '5.1', noise: true, weight: 240, quick: [15, 2.5] }],
  ['apple', 'AirPods Max', '2024-09', 54.5, 610, ['black', 'cream', 'blue'], ['ایرپاد مکس', 'ایرپادز مکس'], 'هدفون دورگوش اپل با بدنهٔ آلومینیومی، پارچهٔ توری و درگاه USB-C.', { hours: 20, driver: 40, bluetooth: '5.0', noise: true, weight: 386, quick: [5, 1.5] }, { latinTitle: 'Apple AirPods Max USB-C', more: [['تراشه', 'Apple H1 در هر گوشی'], ['درگاه', 'USB-C']] }],
  ['sennheiser', 'Momentum 4 Wireless', '2022-08', 27.9, 450, ['black', 'white'], ['سنهایزر مومنتوم ۴'], 'هدفون آلمانی با صدای دقیق و باتری بسیار بلند.', { hours: 60, driver: 42, bluetooth: '5.2', noise: true, weight: 293, quick: [10, 6], codec: 'aptX Adaptive' }],
  ['sennheiser', 'Accentum Wireless', '2023-10', 15.4, 330, ['black', 'white'], ['سنهایزر اکسنتوم'], 'برادر سبک‌تر Momentum با همان خانوادهٔ صدا و حذف نویز ترکیبی.', { hours: 50, driver: 37, bluetooth: '5.2', noise: true, weight: 222, quick: [10, 5], codec: 'aptX HD' }],
  ['jbl', 'Tune 520BT', '2023-03', 4.35, 830, ['black', 'white', 'blue', 'pink'], ['جی‌بی‌ال تیون ۵۲۰'], 'هدفون روگوشی پرفروش جی‌بی‌ال با صدای Pure Bass و بدنهٔ تاشو.', { hours: 57, driver: 33, bluetooth: '5.3', weight: 157, quick: [5, 3] }, onEar],
  ['jbl', 'Tune 720BT', '2023-03', 6.25, 690, ['black', 'white', 'blue'], ['جی‌بی‌ال تیون ۷۲۰'], 'هدفون دورگوش جی‌بی‌ال با باتری چندروزه و اتصال به دو دستگاه.', { hours: 76, driver: 40, bluetooth: '5.3', weight: 220, quick: [5, 3] }],
  ['jbl', 'Tune 770NC', '2023-05', 8.9, 740, ['black', 'white', 'blue'], ['جی‌بی‌ال تیون ۷۷۰'], 'حذف نویز تطبیقی در هدفونی سبک و تاشو.', { hours: 70, driver: 40, bluetooth: '5.3', noise: true, weight: 232, quick: [5, 3] }],
  ['jbl', 'Live 770NC', '2023-08', 13.6, 420, ['black', 'white', 'blue'], ['جی‌بی‌ال لایو ۷۷۰'], 'سری Live با حذف نویز تطبیقی واقعی و صدای فضایی.', { hours: 65, driver: 40, bluetooth: '5.3', noise: true, weight: 256, quick: [5, 4] }],
  ['anker', 'Soundcore Space One', '2023-08', 8.6, 590, ['black', 'cream', 'blue'], ['ساندکور اسپیس وان'], 'هدفون دورگوش ساندکور با حذف نویز تطبیقی و پشتیبانی LDAC.', { hours: 55, driver: 40, bluetooth: '5.3', noise: true, weight: 265, quick: [5, 4], codec: 'LDAC' }],
  ['anker', 'Soundcore Life Q30', '2020-10', 6.4, 520, ['black', 'blue', 'pink'], ['ساندکور کیو ۳۰'], 'هدفون خوش‌قیمت ساندکور با سه حالت حذف نویز برای سفر، خیابان و خانه.', { hours: 60, driver: 40, bluetooth: '5.0', noise: true, weight: 260, quick: [5, 4] }],
  ['edifier', 'W820NB Plus', '2023-01', 5.4, 340, ['black', 'white'], ['ادیفایر دبلیو ۸۲۰'], 'هدفون دورگوش ادیفایر با حذف نویز و کدک LDAC به قیمتی میانه.', { hours: 49, driver: 40, bluetooth: '5.2', noise: true, quick: [10, 7], codec: 'LDAC' }],
  ['beats', 'Studio Pro', '2023-07', 26.8, 380, ['black', 'navy', 'cream'], ['بیتس استودیو پرو'], 'هدفون بیتس با پخش بی‌اتلاف از راه USB-C و صدای فضایی.', { hours: 40, driver: 40, bluetooth: '5.3', noise: true, weight: 260, quick: [10, 4] }],
  ['beats', 'Solo 4', '2024-05', 15.2, 360, ['black', 'blue', 'pink'], ['بیتس سولو ۴'], 'هدفون روگوشی تاشوی بیتس که با آیفون و اندروید یک‌باره جفت می‌شود.', { hours: 50, driver: 40, bluetooth: '5.3', weight: 217, quick: [10, 5] }, onEar],
  ['marshall', 'Major V', '2024-04', 14.3, 400, ['black', 'cream'], ['مارشال میجر ۵'], 'هدفون روگوشی مارشال با باتری صدساعته و شارژ بی‌سیم.', { hours: 100, driver: 40, bluetooth: '5.3', weight: 186 }, { ...onEar, more: [['شارژ بی‌سیم', 'دارد']] }],
  ['nothing', 'Headphone (1)', '2025-07', 29.5, 470, ['black', 'white'], ['ناتینگ هدفون ۱'], 'نخستین هدفون دورگوش ناتینگ با بدنهٔ شفاف و صدای تنظیم‌شدهٔ KEF.', { hours: 80, driver: 40, bluetooth: '5.3', noise: true, weight: 329, codec: 'LDAC' }],
];

const studioShelf: Shelf = {
  category: 'over-ear-studio',
  noun: 'هدفون استودیویی',
  group: 'مشخصات صدا',
  art: 'headphone',
  guarantee: yearAndHalf,
};

/** Impedance in ohms, weight without cable in grams. */
type Studio = { back: 'باز' | 'بسته'; ohms: number; weight: number; range: string; cable: string };

function studio(row: Row<Studio>): SeedProduct {
  const { back, ohms, weight, range, cable } = row[8];
  const facts: Fact[] = [
    ['طراحی پشت', back, 'audio'],
    ['امپدانس', `${fa(ohms)} اهم`, 'power'],
    ['وزن', `${fa(weight)} گرم`, 'weight'],
    ['کابل', cable, 'size'],
    ['پاسخ بسامدی', range],
  ];
  return place(studioShelf, row, facts, [
    {
      title: 'شنیدن، بی‌آرایش',
      text: `پشت ${back} و صدای بی‌رنگ‌آمیزی، کاستی‌های میکس را همان‌گونه که هست نشان می‌دهد.`,
    },
    {
      title: 'سبک روی سر، ساعت‌ها',
      text: `با ${fa(weight)} گرم وزن برای نشست‌های بلند ضبط و تدوین ساخته شده است.`,
    },
  ]);
}

// biome-ignore format: one product a row
const studioRows: readonly Row<Studio>[] = [
  ['sennheiser', 'HD 560S', '2020-09', 18.9, 260, ['black'], ['سنهایزر اچ‌دی ۵۶۰'], 'هدفون پشت‌باز سنهایزر برای شنیدن تحلیلی و میکس خانگی.', { back: 'باز', ohms: 120, weight: 240, range: '۶ هرتز تا ۳۸ کیلوهرتز', cable: '۳ متر، جداشدنی' }],
  ['sony', 'MDR-7506', '1991-01', 11.6, 300, ['black'], ['سونی ام‌دی‌آر ۷۵۰۶'], 'هدفون باسیم استودیوهای جهان با کابل فنری و بدنهٔ تاشو.', { back: 'بسته', ohms: 63, weight: 230, range: '۱۰ هرتز تا ۲۰ کیلوهرتز', cable: 'فنری' }],
  ['rode', 'NTH-100', '2022-03', 15.7, 180, ['black'], ['رود ان‌تی‌اچ ۱۰۰'], 'هدفون پشت‌بستهٔ رُد با بالشتک خنک CoolTech.', { back: 'بسته', ohms: 32, weight: 350, range: '۵ هرتز تا ۳۵ کیلوهرتز', cable: '۲٫۴ متر، جداشدنی' }],
];

const earbudShelf: Shelf = {
  category: 'earbuds-value',
  noun: 'هدفون بی‌سیم',
  group: 'مشخصات صدا',
  art: 'earbuds',
  guarantee: year,
};

/** Hours of one charge and with the case, weight of one bud in grams, driver in millimetres. */
type Earbuds = {
  each: number;
  total: number;
  bluetooth: string;
  water?: string;
  noise?: boolean;
  weight?: number;
  driver?: number;
};

function earbuds(row: Row<Earbuds>): SeedProduct {
  const { each, total, bluetooth, water, noise, weight, driver } = row[8];
  const facts: Fact[] = [
    ['باتری', `${fa(total)} ساعت با جعبه`, 'battery'],
    ['نویز', noise ? 'حذف نویز فعال' : 'بدون حذف نویز', 'audio'],
    ['مقاومت', water ?? 'در برابر تعریق', 'shield'],
    ['اتصال', `بلوتوث ${fa(bluetooth)}`, 'wireless'],
    ['پخش با یک شارژ', `${fa(each)} ساعت`],
    ...(weight ? [['وزن هر گوشی', `${fa(weight)} گرم`] as const] : []),
    ...(driver ? [['درایور', `${fa(driver)} میلی‌متر`] as const] : []),
    ['جعبهٔ شارژ', 'دارد'],
  ];
  const first: Panel = noise
    ? {
        title: 'صدای شما، بی‌مزاحم',
        text: 'حذف نویز فعال همهمهٔ مترو و خیابان را کم می‌کند و حالت شفاف شما را از پیرامون بی‌خبر نمی‌گذارد.',
      }
    : {
        title: 'کوچک در گوش، سبک در جیب',
        text: `با بلوتوث ${fa(bluetooth)} وصل می‌شود و همراه جعبه به‌آسانی در جیب جا می‌گیرد.`,
      };
  const second: Panel = {
    title: `${fa(each)} ساعت، سپس جعبه`,
    text: `هر گوشی ${fa(each)} ساعت پخش می‌کند و جعبهٔ شارژ این زمان را به ${fa(total)} ساعت می‌رساند.`,
  };
  // From eight million toman up, earbuds stand among the better ones.
  const shelf: Shelf = row[3] >= 8 ? { ...earbudShelf, category: 'earbuds-premium' } : earbudShelf;
  return place(shelf, row, facts, [first, second]);
}

const airpods = { category: 'airpods', guarantee: yearAndHalf } as const;
const galaxyBuds = { category: 'galaxy-buds', guarantee: yearAndHalf } as const;

// biome-ignore format: one product a row
const earbudRows: readonly Row<Earbuds>[] = [
  ['apple', 'AirPods Pro 3', '2025-09', 27.9, 930, ['white'], ['ایرپاد پرو ۳', 'ایرپادز پرو ۳'], 'ایرپاد تازهٔ اپل با حذف نویز قوی‌تر، حسگر ضربان قلب و مقاومت IP57.', { each: 8, total: 24, bluetooth: '5.3', water: 'IP57', noise: true, weight: 5.6 }, { ...airpods, more: [['تراشه', 'Apple H2'], ['حسگر ضربان قلب', 'دارد']] }],
  ['apple', 'AirPods Pro 2', '2023-09', 19.8, 985, ['white'], ['ایرپاد پرو ۲', 'ایرپادز پرو ۲', 'ایرپاد پرو'], 'ایرپاد پرو نسل دوم با درگاه USB-C، حذف نویز فعال و تراشهٔ H2.', { each: 6, total: 30, bluetooth: '5.3', water: 'IP54', noise: true, weight: 5.3 }, { ...airpods, latinTitle: 'Apple AirPods Pro 2 USB-C', more: [['تراشه', 'Apple H2'], ['درگاه', 'USB-C']] }],
  ['apple', 'AirPods 4', '2024-09', 13.9, 840, ['white'], ['ایرپاد ۴', 'ایرپادز ۴'], 'ایرپاد نسل چهارم بدون سری سیلیکونی، با تراشهٔ H2 و جعبهٔ کوچک‌تر.', { each: 5, total: 30, bluetooth: '5.3', water: 'IP54', weight: 4.3 }, { ...airpods, more: [['تراشه', 'Apple H2']] }],
  ['apple', 'AirPods 4 ANC', '2024-09', 17.6, 700, ['white'], ['ایرپاد ۴ نویز کنسلینگ', 'ایرپادز ۴ با حذف نویز'], 'ایرپاد نسل چهارم با حذف نویز فعال و جعبه‌ای با شارژ بی‌سیم.', { each: 5, total: 30, bluetooth: '5.3', water: 'IP54', noise: true, weight: 4.3 }, { ...airpods, more: [['تراشه', 'Apple H2'], ['شارژ بی‌سیم جعبه', 'دارد']] }],
  ['samsung', 'Galaxy Buds3 Pro', '2024-07', 16.4, 800, ['white', 'black'], ['گلکسی بادز ۳ پرو', 'بادز ۳ پرو'], 'پرچم‌دار صوتی سامسونگ با بلندگوی دوراهه و نور روی ساقه.', { each: 7, total: 30, bluetooth: '5.4', water: 'IP57', noise: true, weight: 5.4 }, galaxyBuds],
  ['samsung', 'Galaxy Buds3', '2024-07', 11.8, 690, ['white', 'black'], ['گلکسی بادز ۳', 'بادز ۳'], 'بادز بدون سری سیلیکونی سامسونگ با حذف نویز تطبیقی.', { each: 6, total: 30, bluetooth: '5.4', water: 'IP57', noise: true, weight: 4.7, driver: 11 }, galaxyBuds],
  ['samsung', 'Galaxy Buds3 FE', '2025-09', 9.9, 730, ['black', 'white'], ['گلکسی بادز ۳ اف‌ای', 'بادز ۳ fe'], 'نسخهٔ اقتصادی خانوادهٔ Buds3 با حذف نویز و ساقهٔ لمسی.', { each: 8.5, total: 30, bluetooth: '5.4', water: 'IP54', noise: true, weight: 5 }, galaxyBuds],
  ['samsung', 'Galaxy Buds FE', '2023-10', 6.9, 760, ['black', 'white'], ['گلکسی بادز اف‌ای', 'بادز fe'], 'بادز خوش‌قیمت سامسونگ با حذف نویز فعال و پرهٔ نگه‌دارنده.', { each: 8.5, total: 30, bluetooth: '5.2', water: 'IPX2', noise: true, weight: 5.6 }, galaxyBuds],
  ['samsung', 'Galaxy Buds2 Pro', '2022-08', 10.6, 540, ['lavender', 'white', 'black'], ['گلکسی بادز ۲ پرو', 'بادز ۲ پرو'], 'بادز سامسونگ با پخش ۲۴ بیتی روی گوشی‌های گلکسی.', { each: 8, total: 29, bluetooth: '5.3', water: 'IPX7', noise: true, weight: 5.5 }, galaxyBuds],
  ['sony', 'WF-1000XM5', '2023-07', 21.9, 620, ['black', 'cream'], ['سونی دبلیو‌اف ایکس‌ام ۵'], 'هدفون توگوشی پرچم‌دار سونی با درایور Dynamic Driver X و LDAC.', { each: 8, total: 24, bluetooth: '5.3', water: 'IPX4', noise: true, weight: 5.9, driver: 8.4 }],
  ['sony', 'WF-C700N', '2023-04', 8.8, 430, ['white', 'black', 'lavender'], ['سونی دبلیو‌اف سی ۷۰۰'], 'هدفون کوچک سونی با حذف نویز و دکمهٔ واقعی روی گوشی.', { each: 7.5, total: 15, bluetooth: '5.2', water: 'IPX4', noise: true, weight: 4.6, driver: 5 }],
  ['sony', 'WF-C510', '2024-09', 5.2, 470, ['white', 'black', 'blue'], ['سونی دبلیو‌اف سی ۵۱۰'], 'هدفون توگوشی اقتصادی سونی با باتری یازده‌ساعته.', { each: 11, total: 22, bluetooth: '5.3', water: 'IPX4', weight: 4.6, driver: 6 }],
  ['xiaomi', 'Redmi Buds 6', '2024-09', 3.15, 870, ['white', 'black', 'blue'], ['ردمی بادز ۶'], 'هدفون دودرایورهٔ ردمی با حذف نویز تا ۴۹ دسی‌بل.', { each: 10, total: 42, bluetooth: '5.4', water: 'IP54', noise: true, driver: 12.4 }],
  ['xiaomi', 'Redmi Buds 6 Lite', '2024-08', 1.95, 880, ['white', 'black', 'blue'], ['ردمی بادز ۶ لایت'], 'حذف نویز تا ۴۰ دسی‌بل با قیمتی پایین.', { each: 7, total: 38, bluetooth: '5.3', water: 'IP54', noise: true, driver: 12.4 }],
  ['xiaomi', 'Redmi Buds 6 Play', '2024-08', 1.25, 890, ['white', 'black', 'blue'], ['ردمی بادز ۶ پلی'], 'هدفون سبک و ارزان ردمی برای آهنگ و تماس روزانه.', { each: 7.5, total: 36, bluetooth: '5.4', water: 'IPX4', weight: 3.6, driver: 10 }],
  ['xiaomi', 'Redmi Buds 6 Pro', '2024-11', 5.6, 560, ['black', 'white', 'lavender'], ['ردمی بادز ۶ پرو'], 'بادز سه‌درایورهٔ ردمی با حذف نویز تا ۵۵ دسی‌بل.', { each: 9.5, total: 36, bluetooth: '5.3', water: 'IP54', noise: true }],
  ['xiaomi', 'Buds 5', '2024-09', 7.1, 410, ['white', 'black'], ['شیائومی بادز ۵'], 'هدفون نیمه‌توگوشی شیائومی با حذف نویز تا ۴۶ دسی‌بل و صدای Harman.', { each: 6.5, total: 39, bluetooth: '5.4', water: 'IP54', noise: true, driver: 11 }],
  ['huawei', 'FreeBuds 6i', '2024-05', 5.9, 570, ['black', 'white', 'lavender'], ['هواوی فری‌بادز ۶ آی'], 'فری‌بادز میان‌رده با حذف نویز پویا و اتصال به دو دستگاه.', { each: 8, total: 35, bluetooth: '5.3', water: 'IP54', noise: true, weight: 5.4, driver: 11 }],
  ['huawei', 'FreeBuds SE 2', '2023-06', 2.6, 640, ['white', 'blue'], ['هواوی فری‌بادز اس‌ای ۲'], 'هدفون سبک هوآوی با باتری چهل‌ساعته همراه جعبه.', { each: 9, total: 40, bluetooth: '5.3', water: 'IP54', weight: 3.8, driver: 10 }],
  ['huawei', 'FreeClip', '2023-12', 13.4, 450, ['black', 'lavender'], ['هواوی فری‌کلیپ'], 'هدفون باز گیره‌ای که گوش را نمی‌بندد و چپ و راست ندارد.', { each: 8, total: 36, bluetooth: '5.3', water: 'IP54', weight: 5.6, driver: 10.8 }],
  ['nothing', 'Ear', '2024-04', 10.2, 440, ['white', 'black'], ['ناتینگ ایر'], 'هدفون شفاف ناتینگ با حذف نویز تا ۴۵ دسی‌بل و LDAC.', { each: 8.5, total: 40.5, bluetooth: '5.3', water: 'IP54', noise: true, weight: 5.2, driver: 11 }],
  ['nothing', 'CMF Buds Pro 2', '2024-07', 5.3, 520, ['black', 'blue'], ['سی‌ام‌اف بادز پرو ۲'], 'هدفون دودرایورهٔ CMF که روی جعبه‌اش پیچ صدا دارد.', { each: 11, total: 43, bluetooth: '5.3', water: 'IP55', noise: true, weight: 4.9, driver: 11 }],
  ['jbl', 'Wave Beam', '2023-01', 4.1, 600, ['black', 'white', 'blue'], ['جی‌بی‌ال ویو بیم'], 'هدفون ساقه‌دار جی‌بی‌ال با صدای Deep Bass.', { each: 8, total: 32, bluetooth: '5.2', water: 'IP54', driver: 8 }],
  ['jbl', 'Tune Beam', '2023-03', 6.7, 550, ['black', 'white', 'blue'], ['جی‌بی‌ال تیون بیم'], 'هدفون توگوشی جی‌بی‌ال با حذف نویز فعال و چهار میکروفون.', { each: 12, total: 48, bluetooth: '5.3', water: 'IP54', noise: true, driver: 6 }],
  ['jbl', 'Live Beam 3', '2024-05', 13.9, 390, ['black', 'blue'], ['جی‌بی‌ال لایو بیم ۳'], 'هدفون جی‌بی‌ال با صفحهٔ لمسی روی جعبهٔ شارژ.', { each: 12, total: 48, bluetooth: '5.3', water: 'IP55', noise: true, driver: 10 }],
  ['anker', 'Soundcore P40i', '2024-04', 4.9, 650, ['black', 'white', 'blue'], ['ساندکور پی ۴۰ آی'], 'هدفون ساندکور با حذف نویز تطبیقی و جعبه‌ای که پایهٔ گوشی می‌شود.', { each: 12, total: 60, bluetooth: '5.3', water: 'IPX5', noise: true, driver: 11 }],
  ['anker', 'Soundcore R50i', '2024-02', 2.2, 710, ['black', 'white', 'blue'], ['ساندکور آر ۵۰ آی'], 'هدفون کوچک و ارزان ساندکور با بند نگه‌دارندهٔ جعبه.', { each: 10, total: 30, bluetooth: '5.3', water: 'IPX5', driver: 10 }],
  ['anker', 'Soundcore Liberty 4 NC', '2023-08', 8.3, 510, ['black', 'white', 'blue'], ['ساندکور لیبرتی ۴'], 'هدفون ساندکور با حذف نویز تطبیقی و کدک LDAC.', { each: 10, total: 50, bluetooth: '5.3', water: 'IPX4', noise: true, driver: 11 }],
  ['google', 'Pixel Buds Pro 2', '2024-09', 19.2, 300, ['white', 'black'], ['پیکسل بادز پرو ۲'], 'هدفون کوچک گوگل با تراشهٔ Tensor A1 برای حذف نویز.', { each: 12, total: 48, bluetooth: '5.4', water: 'IP54', noise: true, weight: 4.7, driver: 11 }],
  ['beats', 'Powerbeats Pro 2', '2025-02', 28.4, 310, ['black', 'lavender'], ['پاوربیتس پرو ۲'], 'هدفون ورزشی بیتس با قلاب گوش و حسگر ضربان قلب.', { each: 10, total: 45, bluetooth: '5.3', water: 'IPX4', noise: true, weight: 8.7 }, { category: 'sport-earbuds', more: [['حسگر ضربان قلب', 'دارد']] }],
  ['jbl', 'Endurance Peak 3', '2022-09', 8.9, 330, ['black', 'blue', 'white'], ['جی‌بی‌ال اندورنس پیک ۳'], 'هدفون ورزشی جی‌بی‌ال با قلاب TwistLock که هنگام دویدن نمی‌افتد.', { each: 10, total: 50, bluetooth: '5.2', water: 'IP68', driver: 10 }, { category: 'sport-earbuds' }],
  ['beats', 'Studio Buds+', '2023-05', 14.1, 340, ['black', 'white'], ['بیتس استودیو بادز پلاس'], 'هدفون کوچک بیتس با سه میکروفون در هر گوشی و باتری سی‌وشش‌ساعته.', { each: 9, total: 36, bluetooth: '5.3', water: 'IPX4', noise: true, weight: 5 }],
];

const neckbandShelf: Shelf = {
  category: 'neckband',
  noun: 'هندزفری گردنی',
  group: 'مشخصات صدا',
  art: 'neckband',
  guarantee: year,
};

type Neckband = { hours: number; driver?: number; bluetooth: string; weight?: number; water?: string };

function neckband(row: Row<Neckband>): SeedProduct {
  const { hours, driver, bluetooth, weight, water } = row[8];
  const facts: Fact[] = [
    ['باتری', `${fa(hours)} ساعت پخش`, 'battery'],
    ['اتصال', `بلوتوث ${fa(bluetooth)}`, 'wireless'],
    ['شکل', 'گردنی با گوشی مغناطیسی', 'size'],
    ...(weight ? [['وزن', `${fa(weight)} گرم`, 'weight'] as const] : []),
    ...(driver ? [['درایور', `${fa(driver)} میلی‌متر`, 'audio'] as const] : []),
    ...(water ? [['مقاومت', water, 'shield'] as const] : []),
    ['میکروفون', 'روی بند'],
  ];
  return place(neckbandShelf, row, facts, [
    { title: 'دور گردن، نزدیک گوش', text: 'گوشی‌ها به هم می‌چسبند و وقتی گوش نمی‌دهید، روی گردن می‌مانند.' },
    {
      title: `${fa(hours)} ساعت، یک شارژ`,
      text: `تا ${fa(hours)} ساعت پخش با یک شارژ، بی‌آنکه جعبه‌ای همراه ببرید.`,
    },
  ]);
}

// biome-ignore format: one product a row
const neckbands: readonly Row<Neckband>[] = [
  ['sony', 'WI-C100', '2022-03', 2.75, 430, ['black', 'blue'], ['سونی دبلیو‌آی سی ۱۰۰'], 'هندزفری گردنی سونی با باتری بیست‌وپنج‌ساعته و مقاومت در برابر پاشش آب.', { hours: 25, driver: 9, bluetooth: '5.0', weight: 20, water: 'IPX4' }],
  ['jbl', 'Tune 215BT', '2020-06', 2.95, 380, ['black', 'blue'], ['جی‌بی‌ال تیون ۲۱۵'], 'هندزفری گردنی جی‌بی‌ال با درایور بزرگ و شارژ سریع.', { hours: 16, driver: 12.5, bluetooth: '5.0' }],
  ['beats', 'Flex', '2020-10', 5.4, 290, ['black', 'blue'], ['بیتس فلکس'], 'هندزفری گردنی بیتس با تراشهٔ W1 که با چسبیدن گوشی‌ها پخش را می‌ایستاند.', { hours: 12, bluetooth: '5.0', weight: 18.6 }],
];

const speakerShelf: Shelf = {
  category: 'speaker-portable',
  noun: 'اسپیکر بلوتوثی قابل‌حمل',
  group: 'مشخصات صدا',
  art: 'speaker',
  guarantee: yearAndHalf,
};

/** Power in watts, play hours, weight in kilograms. */
type Speaker = { watts?: number; hours: number; bluetooth: string; water: string; weight?: number };

function speaker(row: Row<Speaker>): SeedProduct {
  const { watts, hours, bluetooth, water, weight } = row[8];
  const mass = weight && (weight < 1 ? `${fa(Math.round(weight * 1000))} گرم` : `${fa(weight)} کیلوگرم`);
  const facts: Fact[] = [
    ...(watts ? [['توان', `${fa(watts)} وات`, 'audio'] as const] : []),
    ['باتری', `${fa(hours)} ساعت پخش`, 'battery'],
    ['مقاومت', water, 'shield'],
    ...(mass ? [['وزن', mass, 'weight'] as const] : []),
    ['اتصال', `بلوتوث ${fa(bluetooth)}`, 'wireless'],
    ['منبع برق', 'باتری شارژی'],
  ];
  const dustproof = water.startsWith('IP6');
  return place(speakerShelf, row, facts, [
    {
      title: dustproof ? 'باران بیاید، آهنگ می‌ماند' : 'مهمانی بزرگ، صدای بزرگ',
      text: dustproof
        ? `بدنهٔ ${water} گردوغبار و آب را به درون راه نمی‌دهد؛ کنار استخر و در سفر خیال‌تان راحت است.`
        : `بدنهٔ ${water} پاشش آب را تاب می‌آورد${watts ? ` و ${fa(watts)} وات توان فضای باز را هم پر می‌کند` : ''}.`,
    },
    {
      title: `${fa(hours)} ساعت، بی‌پریز`,
      text: `باتری تا ${fa(hours)} ساعت پخش می‌کند و با بلوتوث ${fa(bluetooth)} به هر گوشی وصل می‌شود.`,
    },
  ]);
}

const party = { category: 'speaker-party', noun: 'اسپیکر مهمانی', art: 'party-speaker' } as const;

// biome-ignore format: one product a row
const speakers: readonly Row<Speaker>[] = [
  ['jbl', 'Charge 6', '2025-03', 16.9, 790, ['navy', 'black', 'red', 'blue'], ['جی‌بی‌ال شارژ ۶'], 'نسل تازهٔ Charge با دستهٔ جداشدنی، پخش بی‌اتلاف از USB-C و پاوربانک درونی.', { watts: 45, hours: 24, bluetooth: '5.4', water: 'IP68', weight: 0.99 }],
  ['jbl', 'Charge 5', '2021-04', 11.35, 950, ['navy', 'red', 'black', 'green', 'blue'], ['جی‌بی‌ال شارژ ۵'], 'اسپیکر محبوب جی‌بی‌ال که گوشی را هم شارژ می‌کند.', { watts: 40, hours: 20, bluetooth: '5.1', water: 'IP67', weight: 0.96 }],
  ['jbl', 'Flip 7', '2025-03', 12.4, 680, ['black', 'blue', 'red'], ['جی‌بی‌ال فلیپ ۷'], 'اسپیکر استوانه‌ای جی‌بی‌ال با بند تعویض‌پذیر و Auracast.', { watts: 35, hours: 14, bluetooth: '5.4', water: 'IP68', weight: 0.56 }],
  ['jbl', 'Flip 6', '2021-12', 8.6, 860, ['black', 'blue', 'red', 'green'], ['جی‌بی‌ال فلیپ ۶'], 'اسپیکر دوراههٔ جی‌بی‌ال که در دست جا می‌گیرد.', { watts: 30, hours: 12, bluetooth: '5.1', water: 'IP67', weight: 0.55 }],
  ['jbl', 'Go 4', '2024-05', 4.2, 900, ['black', 'blue', 'red'], ['جی‌بی‌ال گو ۴'], 'اسپیکر جیبی جی‌بی‌ال برای همه‌جا.', { watts: 4.2, hours: 7, bluetooth: '5.3', water: 'IP67', weight: 0.19 }],
  ['jbl', 'Clip 5', '2024-05', 6.3, 610, ['black', 'blue', 'red'], ['جی‌بی‌ال کلیپ ۵'], 'اسپیکر گیره‌دار جی‌بی‌ال که به کوله آویزان می‌شود.', { watts: 7, hours: 12, bluetooth: '5.3', water: 'IP67', weight: 0.285 }],
  ['jbl', 'Xtreme 4', '2024-03', 26.5, 420, ['black', 'blue'], ['جی‌بی‌ال اکستریم ۴'], 'اسپیکر نیرومند جی‌بی‌ال با بند شانه و باتری تعویض‌پذیر.', { watts: 100, hours: 24, bluetooth: '5.3', water: 'IP67', weight: 2.1 }],
  ['jbl', 'Boombox 3', '2022-08', 37.8, 370, ['black'], ['جی‌بی‌ال بوم‌باکس ۳'], 'بوم‌باکس سه‌راههٔ جی‌بی‌ال با دستهٔ فلزی.', { watts: 180, hours: 24, bluetooth: '5.3', water: 'IP67', weight: 6.7 }],
  ['sony', 'ULT FIELD 1', '2024-04', 9.3, 380, ['black', 'green'], ['سونی یو‌ال‌تی فیلد ۱'], 'اسپیکر سونی با دکمهٔ ULT برای بیس عمیق‌تر.', { hours: 12, bluetooth: '5.3', water: 'IP67', weight: 0.65 }],
  ['sony', 'SRS-XB100', '2023-05', 4.4, 540, ['black', 'blue'], ['سونی ایکس‌بی ۱۰۰'], 'اسپیکر کوچک سونی با بند آویز و صدای پخش‌شونده.', { hours: 16, bluetooth: '5.3', water: 'IP67', weight: 0.274 }],
  ['marshall', 'Emberton III', '2024-08', 15.8, 430, ['black', 'cream'], ['مارشال امبرتون ۳'], 'اسپیکر مارشال با صدای ۳۶۰ درجه و باتری سی‌ودوساعته.', { hours: 32, bluetooth: '5.3', water: 'IP67', weight: 0.67 }],
  ['marshall', 'Willen II', '2024-08', 9.9, 300, ['black', 'cream'], ['مارشال ویلن ۲'], 'کوچک‌ترین اسپیکر مارشال با بند پشتی.', { watts: 10, hours: 17, bluetooth: '5.3', water: 'IP67', weight: 0.36 }],
  ['xiaomi', 'Sound Outdoor', '2024-09', 4.7, 500, ['black', 'red', 'blue'], ['شیائومی ساوند اوت‌دور'], 'اسپیکر استوانه‌ای شیائومی با دو رادیاتور غیرفعال.', { watts: 30, hours: 12, bluetooth: '5.4', water: 'IP67', weight: 0.597 }],
  ['jbl', 'PartyBox 110', '2021-07', 34.9, 460, ['black'], ['جی‌بی‌ال پارتی‌باکس ۱۱۰'], 'اسپیکر مهمانی با رقص نور، ورودی میکروفون و گیتار.', { watts: 160, hours: 12, bluetooth: '5.1', water: 'IPX4', weight: 10.84 }, party],
  ['jbl', 'PartyBox 310', '2020-09', 52.8, 330, ['black'], ['جی‌بی‌ال پارتی‌باکس ۳۱۰'], 'پارتی‌باکس چرخ‌دار با دستهٔ تلسکوپی و رقص نور.', { watts: 240, hours: 18, bluetooth: '5.1', water: 'IPX4', weight: 17.42 }, party],
  ['jbl', 'PartyBox Encore Essential', '2022-06', 23.6, 310, ['black'], ['جی‌بی‌ال پارتی‌باکس انکور'], 'اسپیکر مهمانی جمع‌وجور با دستهٔ حمل و نور حلقه‌ای.', { watts: 100, hours: 6, bluetooth: '5.1', water: 'IPX4' }, party],
];

const homeSpeakerShelf: Shelf = {
  category: 'speaker-home',
  noun: 'اسپیکر خانگی هوشمند',
  group: 'مشخصات صدا',
  art: 'home-speaker',
  guarantee: year,
};

// biome-ignore format: one product a row
const homeSpeakers: readonly Row<Told>[] = [
  ['apple', 'HomePod 2', '2023-02', 36.9, 320, ['white', 'graphite'], ['هوم‌پاد ۲'], 'اسپیکر خانگی اپل با پنج توییتر، صدای فضایی و حسگر دما و رطوبت.', {
    facts: [['بلندگو', 'پنج توییتر و یک ووفر', 'audio'], ['اتصال', 'Wi-Fi و AirPlay 2', 'wireless'], ['وزن', '۲٫۳ کیلوگرم', 'weight'], ['بلندی', '۱۶۸ میلی‌متر', 'size'], ['دستیار صوتی', 'Siri'], ['خانهٔ هوشمند', 'HomeKit و Matter']],
    story: [{ title: 'اتاق را می‌سنجد، صدا می‌سازد', text: 'میکروفون‌ها بازتاب دیوارها را می‌سنجند و صدا با جای اسپیکر هماهنگ می‌شود.' }, { title: 'خانه، زیر فرمان صدا', text: 'چراغ و پریز سازگار با HomeKit و Matter را با Siri روشن و خاموش می‌کنید.' }],
  }],
  ['apple', 'HomePod mini', '2020-11', 13.9, 420, ['white', 'graphite', 'blue'], ['هوم‌پاد مینی'], 'هوم‌پاد کوچک با تراشهٔ S5 و صدای ۳۶۰ درجه.', {
    facts: [['صدا', '۳۶۰ درجه', 'audio'], ['اتصال', 'Wi-Fi و AirPlay 2', 'wireless'], ['وزن', '۳۴۵ گرم', 'weight'], ['بلندی', '۸۴٫۳ میلی‌متر', 'size'], ['تراشه', 'Apple S5'], ['دستیار صوتی', 'Siri']],
    story: [{ title: 'یک گوی، همهٔ اتاق', text: 'بلندگوی رو به پایین صدا را به همهٔ سوها پخش می‌کند.' }, { title: 'دو تا، یک استریو', text: 'دو HomePod mini در یک اتاق جفت استریو می‌شوند.' }],
  }],
  ['amazon', 'Echo Dot 5', '2022-10', 5.6, 560, ['graphite', 'white', 'blue'], ['اکو دات ۵', 'الکسا'], 'اسپیکر گرد آمازون با دستیار Alexa و حسگر دما.', {
    facts: [['بلندگو', '۱٫۷۳ اینچ', 'audio'], ['اتصال', 'Wi-Fi و بلوتوث', 'wireless'], ['وزن', '۳۰۴ گرم', 'weight'], ['دستیار صوتی', 'Alexa', 'chip'], ['حسگر دما', 'دارد'], ['خانهٔ هوشمند', 'Matter']],
    story: [{ title: 'بپرسید، پاسخ بشنوید', text: 'ساعت، هوا و آهنگ را با Alexa بپرسید یا چراغ سازگار را با صدا روشن کنید.' }, { title: 'گرد و کوچک، روی هر میز', text: 'با وزن ۳۰۴ گرم روی پاتختی و میز کار جا می‌گیرد.' }],
  }],
  ['google', 'Nest Audio', '2020-10', 12.2, 240, ['graphite', 'white'], ['نست آدیو', 'گوگل نست'], 'اسپیکر خانگی گوگل با ووفر ۷۵ میلی‌متری و دستیار صوتی.', {
    facts: [['بلندگو', 'ووفر ۷۵ و توییتر ۱۹ میلی‌متر', 'audio'], ['اتصال', 'Wi-Fi و بلوتوث ۵٫۰', 'wireless'], ['وزن', '۱٫۲ کیلوگرم', 'weight'], ['دستیار صوتی', 'Google Assistant', 'chip'], ['پارچهٔ بدنه', 'بازیافتی'], ['منبع برق', 'آداپتور']],
    story: [{ title: 'ووفر بزرگ، صدای گرم', text: 'ووفر ۷۵ میلی‌متری بم را پر می‌کند و توییتر ۱۹ میلی‌متری گفتار را روشن نگه می‌دارد.' }, { title: 'چند اتاق، یک آهنگ', text: 'با اسپیکرهای دیگر گوگل گروه می‌شود و آهنگ را در همهٔ خانه پخش می‌کند.' }],
  }],
];

const soundbarShelf: Shelf = {
  category: 'soundbar',
  noun: 'ساندبار',
  group: 'مشخصات صدا',
  art: 'soundbar',
  guarantee: yearAndHalf,
};

type Soundbar = { channels: string; watts: number; sub: string; atmos?: boolean };

function soundbar(row: Row<Soundbar>): SeedProduct {
  const { channels, watts, sub, atmos } = row[8];
  const facts: Fact[] = [
    ['کانال', fa(channels), 'audio'],
    ['توان', `${fa(watts)} وات`, 'power'],
    ['ساب‌ووفر', sub, 'size'],
    ['اتصال', 'بلوتوث و HDMI ARC', 'wireless'],
    ['قالب صدا', atmos ? 'Dolby Atmos' : 'Dolby Digital'],
    ['نصب', 'روی میز یا دیوار'],
  ];
  return place(soundbarShelf, row, facts, [
    atmos
      ? {
          title: 'صدا از بالا، از همه‌سو',
          text: 'Dolby Atmos صدا را به سقف هم می‌برد تا باران فیلم واقعاً از بالا ببارد.',
        }
      : {
          title: 'گفتار روشن، بم پر',
          text: `آرایش ${fa(channels)} کاناله گفت‌وگو را جدا می‌کند و بم را به ساب‌ووفر می‌سپارد.`,
        },
    {
      title: `${fa(watts)} وات، یک کابل`,
      text: 'یک کابل HDMI ساندبار را به تلویزیون می‌رساند و کنترل تلویزیون صدا را کم و زیاد می‌کند.',
    },
  ]);
}

// biome-ignore format: one product a row
const soundbars: readonly Row<Soundbar>[] = [
  ['samsung', 'HW-Q990D', '2024-03', 98.5, 260, ['black'], ['ساندبار سامسونگ کیو ۹۹۰'], 'ساندبار پرچم‌دار سامسونگ با ساب‌ووفر و دو اسپیکر پشتی بی‌سیم.', { channels: '11.1.4', watts: 656, sub: 'بی‌سیم', atmos: true }],
  ['samsung', 'HW-B650', '2022-05', 24.9, 380, ['black'], ['ساندبار سامسونگ بی ۶۵۰'], 'ساندبار ۳٫۱ کانالهٔ سامسونگ با کانال میانی برای گفتار.', { channels: '3.1', watts: 430, sub: 'بی‌سیم' }],
  ['samsung', 'HW-C450', '2023-05', 16.8, 420, ['black'], ['ساندبار سامسونگ سی ۴۵۰'], 'ساندبار ساده و جمع‌وجور سامسونگ برای تلویزیون نشیمن.', { channels: '2.1', watts: 300, sub: 'بی‌سیم' }],
  ['sony', 'HT-S400', '2022-04', 22.7, 310, ['black'], ['ساندبار سونی اس ۴۰۰'], 'ساندبار ۲٫۱ کانالهٔ سونی با ساب‌ووفر بی‌سیم قوی.', { channels: '2.1', watts: 330, sub: 'بی‌سیم' }],
  ['jbl', 'Bar 500', '2022-09', 44.6, 350, ['black'], ['ساندبار جی‌بی‌ال ۵۰۰'], 'ساندبار ۵٫۱ کانالهٔ جی‌بی‌ال با ساب‌ووفر ده‌اینچی و MultiBeam.', { channels: '5.1', watts: 590, sub: 'ده‌اینچی بی‌سیم', atmos: true }],
];

const microphoneShelf: Shelf = {
  category: 'mic-usb',
  noun: 'میکروفون',
  group: 'مشخصات ضبط',
  art: 'microphone',
  guarantee: year,
};

type Microphone = { capsule: string; patterns: string; quality: string; port: string; extra: string };

function microphone(row: Row<Microphone>): SeedProduct {
  const { capsule, patterns, quality, port, extra } = row[8];
  const facts: Fact[] = [
    ['کپسول', capsule, 'audio'],
    ['الگوی دریافت', patterns, 'size'],
    ['درگاه', port, 'power'],
    ['کیفیت ضبط', quality, 'chip'],
    ['ویژگی', extra],
  ];
  return place(microphoneShelf, row, facts, [
    {
      title: 'وصل کنید، ضبط کنید',
      text: `از راه ${port} به رایانه وصل می‌شود و برای پادکست، کلاس و پخش زنده آماده است.`,
    },
    {
      title: 'صدای شما، نه اتاق',
      text: `کپسول ${capsule} و الگوی ${patterns} گفتار را پیش می‌آورد. ویژگی دیگر: ${extra}.`,
    },
  ]);
}

// biome-ignore format: one product a row
const microphones: readonly Row<Microphone>[] = [
  ['hyperx', 'QuadCast S', '2021-01', 14.9, 420, ['black', 'white'], ['هایپرایکس کوادکست'], 'میکروفون نورپردازی‌شدهٔ هایپرایکس با ضربه‌گیر و فیلتر درونی.', { capsule: 'خازنی', patterns: 'چهارگانه', quality: '۴۸ کیلوهرتز، ۱۶ بیت', port: 'USB-C', extra: 'لمس برای قطع صدا' }],
  ['hyperx', 'SoloCast', '2021-01', 5.4, 510, ['black', 'white'], ['هایپرایکس سولوکست'], 'میکروفون کوچک رومیزی با پایهٔ چرخان.', { capsule: 'خازنی', patterns: 'کاردیوئید', quality: '۴۸ کیلوهرتز، ۱۶ بیت', port: 'USB-C', extra: 'لمس برای قطع صدا' }],
  ['logitech', 'Yeti', '2009-12', 12.3, 450, ['black', 'white'], ['بلو یتی'], 'میکروفون پرآوازهٔ Yeti با سه کپسول و چهار الگوی دریافت.', { capsule: 'خازنی سه‌تایی', patterns: 'چهارگانه', quality: '۴۸ کیلوهرتز، ۱۶ بیت', port: 'USB', extra: 'خروجی هدفون بی‌تأخیر' }, { latinTitle: 'Logitech Blue Yeti' }],
  ['rode', 'NT-USB+', '2023-01', 17.8, 250, ['black'], ['رود ان‌تی یو‌اس‌بی'], 'میکروفون استودیویی رُد با پردازندهٔ صدای درونی.', { capsule: 'خازنی', patterns: 'کاردیوئید', quality: '۴۸ کیلوهرتز، ۲۴ بیت', port: 'USB-C', extra: 'خروجی هدفون' }, { key: 'rode-nt-usb-plus' }],
  ['shure', 'MV7+', '2024-02', 31.5, 270, ['black', 'white'], ['شور ام‌وی ۷ پلاس'], 'میکروفون پویای شور برای پادکست با خروجی USB-C و XLR.', { capsule: 'پویا', patterns: 'کاردیوئید', quality: '۴۸ کیلوهرتز، ۲۴ بیت', port: 'USB-C و XLR', extra: 'نوار لمسی نورانی' }],
];

const studioMicrophone = { category: 'mic-studio', noun: 'میکروفون استودیویی' } as const;

// biome-ignore format: one product a row
const studioMicrophones: readonly Row<Told>[] = [
  ['shure', 'SM7B', '2001-01', 39.8, 240, ['black'], ['شور اس‌ام ۷'], 'میکروفون پویای پخش و پادکست با فیلتر درونی و سپر در برابر نویز برق.', {
    facts: [['کپسول', 'پویا', 'audio'], ['الگوی دریافت', 'کاردیوئید', 'size'], ['درگاه', 'XLR', 'power'], ['وزن', '۷۶۵ گرم', 'weight'], ['پاسخ بسامدی', '۵۰ هرتز تا ۲۰ کیلوهرتز']],
    story: [{ title: 'همان صدای رادیو', text: 'کپسول پویا همهمهٔ اتاق را کمتر می‌گیرد و گفتار را گرم و نزدیک می‌رساند.' }, { title: 'برق و موتور، بی‌اثر', text: 'سیم‌پیچ ضدهام نویز نمایشگر و برق را خنثی می‌کند.' }],
  }, studioMicrophone],
  ['shure', 'SM58', '1966-01', 10.9, 350, ['black'], ['شور اس‌ام ۵۸'], 'میکروفون آوازخوانی صحنه که به سرسختی شناخته می‌شود.', {
    facts: [['کپسول', 'پویا', 'audio'], ['الگوی دریافت', 'کاردیوئید', 'size'], ['درگاه', 'XLR', 'power'], ['وزن', '۲۹۸ گرم', 'weight'], ['پاسخ بسامدی', '۵۰ هرتز تا ۱۵ کیلوهرتز']],
    story: [{ title: 'روی صحنه، سال‌ها', text: 'توری فولادی و ضربه‌گیر هوایی، افتادن و جابه‌جایی را تاب می‌آورد.' }, { title: 'صدای خواننده، جلوتر', text: 'الگوی کاردیوئید صدای پشت سر را کنار می‌گذارد و آواز را پیش می‌آورد.' }],
  }, studioMicrophone],
];

const headsetShelf: Shelf = {
  category: 'headset-wired',
  noun: 'هدست بازی',
  group: 'مشخصات هدست',
  art: 'gaming-headset',
  guarantee: year,
};

/** Driver in millimetres, battery hours (none when wired), weight in grams. */
type Headset = {
  link: string;
  driver: number | 'صفحه‌ای';
  hours?: number;
  weight?: number;
  mic: string;
  fits: string;
};

function headset(row: Row<Headset>): SeedProduct {
  const { link, driver, hours, weight, mic, fits } = row[8];
  const size = driver === 'صفحه‌ای' ? driver : `${fa(driver)} میلی‌متری`;
  const facts: Fact[] = [
    ['اتصال', link, 'wireless'],
    ['درایور', size, 'audio'],
    ...(hours ? [['باتری', `${fa(hours)} ساعت`, 'battery'] as const] : []),
    ...(weight ? [['وزن', `${fa(weight)} گرم`, 'weight'] as const] : []),
    ['سازگار با', fits, 'game'],
    ['میکروفون', mic, 'audio'],
  ];
  const shelf: Shelf = hours
    ? { ...headsetShelf, category: 'headset-wireless', noun: 'هدست بی‌سیم بازی' }
    : headsetShelf;
  return place(shelf, row, facts, [
    { title: 'گام حریف، پیش از دیدن', text: `درایور ${size} جهت صدا را روشن می‌رساند؛ با ${fits} کار می‌کند.` },
    hours
      ? {
          title: `${fa(hours)} ساعت، بی‌سیم بازی`,
          text: `باتری تا ${fa(hours)} ساعت دوام می‌آورد و اتصال ${link} تأخیر را کم نگه می‌دارد.`,
        }
      : { title: 'سیم یعنی بی‌تأخیر', text: `با اتصال ${link} کار می‌کند؛ نه شارژ می‌خواهد و نه تأخیر دارد.` },
  ]);
}

// biome-ignore format: one product a row
const headsets: readonly Row<Headset>[] = [
  ['hyperx', 'Cloud II', '2015-03', 8.4, 650, ['black', 'red'], ['هایپرایکس کلود ۲'], 'هدست ماندگار هایپرایکس با صدای ۷٫۱ مجازی و بدنهٔ آلومینیومی.', { link: '۳٫۵ میلی‌متری و USB', driver: 53, mic: 'جداشدنی', fits: 'PC، PS5 و Xbox' }],
  ['hyperx', 'Cloud III', '2023-06', 10.2, 580, ['black', 'red'], ['هایپرایکس کلود ۳'], 'نسل سوم Cloud با درایور زاویه‌دار و میکروفون بهتر.', { link: 'USB و ۳٫۵ میلی‌متری', driver: 53, mic: 'جداشدنی', fits: 'PC، PS5 و Xbox' }],
  ['hyperx', 'Cloud Alpha Wireless', '2022-02', 18.6, 420, ['black'], ['هایپرایکس کلود آلفا'], 'هدست بی‌سیمی که با یک شارژ تا سیصد ساعت کار می‌کند.', { link: 'بی‌سیم ۲٫۴ گیگاهرتز', driver: 50, hours: 300, mic: 'جداشدنی', fits: 'PC و PS5' }],
  ['hyperx', 'Cloud Stinger 2', '2022-08', 4.9, 540, ['black'], ['هایپرایکس استینگر ۲'], 'هدست سبک و اقتصادی با گوشی چرخان.', { link: '۳٫۵ میلی‌متری', driver: 50, weight: 275, mic: 'چرخان با قطع خودکار', fits: 'PC و کنسول‌ها' }],
  ['logitech', 'G PRO X 2 LIGHTSPEED', '2023-05', 24.3, 460, ['black', 'white'], ['لاجیتک جی پرو ایکس ۲'], 'هدست حرفه‌ای لاجیتک با درایور گرافن.', { link: 'LIGHTSPEED، بلوتوث و سیم', driver: 50, hours: 50, weight: 345, mic: 'جداشدنی', fits: 'PC، PS5 و Switch' }],
  ['logitech', 'G435', '2021-09', 6.3, 600, ['black', 'white'], ['لاجیتک جی ۴۳۵'], 'هدست بسیار سبک لاجیتک با دو میکروفون درونی.', { link: 'LIGHTSPEED و بلوتوث', driver: 40, hours: 18, weight: 165, mic: 'درونی', fits: 'PC، PS5 و گوشی' }],
  ['logitech', 'G733', '2020-08', 13.6, 430, ['black', 'white'], ['لاجیتک جی ۷۳۳'], 'هدست رنگی لاجیتک با نورپردازی و سربند پارچه‌ای.', { link: 'بی‌سیم LIGHTSPEED', driver: 40, hours: 29, weight: 278, mic: 'جداشدنی', fits: 'PC و PS5' }],
  ['razer', 'BlackShark V2 X', '2020-07', 5.7, 620, ['black', 'white'], ['ریزر بلک‌شارک وی ۲ ایکس'], 'هدست سیمی سبک ریزر با درایور TriForce.', { link: '۳٫۵ میلی‌متری', driver: 50, weight: 240, mic: 'خمش‌پذیر', fits: 'PC و کنسول‌ها' }],
  ['razer', 'BlackShark V2 Pro', '2023-04', 20.8, 410, ['black', 'white'], ['ریزر بلک‌شارک وی ۲ پرو'], 'هدست بی‌سیم رقابتی ریزر با میکروفون پهن‌باند.', { link: 'HyperSpeed و بلوتوث', driver: 50, hours: 70, weight: 320, mic: 'جداشدنی', fits: 'PC و PS5' }],
  ['razer', 'Barracuda X', '2022-06', 10.9, 360, ['black'], ['ریزر باراکودا ایکس'], 'هدستی برای بازی و خیابان با باتری پنجاه‌ساعته.', { link: '۲٫۴ گیگاهرتز و بلوتوث', driver: 40, hours: 50, weight: 250, mic: 'جداشدنی', fits: 'PC، PS5، Switch و گوشی' }],
  ['steelseries', 'Arctis Nova 7', '2022-08', 19.4, 400, ['black', 'white'], ['استیل‌سریز آرکتیس نوا ۷'], 'هدست بی‌سیمی که هم‌زمان به بازی و گوشی وصل می‌ماند.', { link: '۲٫۴ گیگاهرتز و بلوتوث', driver: 40, hours: 38, weight: 325, mic: 'جمع‌شونده', fits: 'PC، PS5 و Switch' }],
  ['sony', 'PULSE Elite', '2024-02', 17.9, 520, ['white'], ['پالس الیت', 'هدست پلی‌استیشن ۵'], 'هدست PS5 با درایور صفحه‌ای و پایهٔ شارژ.', { link: 'PlayStation Link و بلوتوث', driver: 'صفحه‌ای', hours: 30, weight: 347, mic: 'جمع‌شونده', fits: 'PS5، PC و PlayStation Portal' }, { latinTitle: 'Sony PULSE Elite' }],
];

/** Headphones, earbuds, speakers, soundbars, microphones and gaming headsets. */
export const sound: readonly SeedProduct[] = [
  ...headphones.map(headphone),
  ...studioRows.map(studio),
  ...earbudRows.map(earbuds),
  ...neckbands.map(neckband),
  ...speakers.map(speaker),
  ...homeSpeakers.map(told(homeSpeakerShelf)),
  ...soundbars.map(soundbar),
  ...microphones.map(microphone),
  ...studioMicrophones.map(told(microphoneShelf)),
  ...headsets.map(headset),
];

import type { ArtModel } from '../art';
import { type BrandKey, brandOf } from '../brands';
import type { CategoryKey } from '../categories';
import type { ColourKey } from '../colours';
import { persianAliases } from './aliases';
import {
  fa,
  gigabytes,
  grouped,
  guaranteeOf,
  guaranteeOptions,
  optionalFa,
  type SeedHighlight,
  type SeedProduct,
  slugOf,
  specGroup,
} from './model';
import { pickStory, turnOf } from './story';

/** A tablet in one row; a 0 or '' is a figure left out. */
type TabletRow = readonly [
  model: string,
  released: string,
  /** RAM in GB (0 when its maker does not say), storage in GB, price in thousand toman. */
  stores: readonly (readonly [ram: number, storage: number, thousands: number])[],
  popularity: number,
  art: ArtModel,
  colours: readonly ColourKey[],
  inches: number,
  panel: string,
  hertz: number,
  chip: string,
  rear: number,
  front: number,
  /** mAh; 0 for makers that publish no capacity. */
  battery: number,
  watts: number,
  grams: number,
  /** Pen it works with. */
  pen: string,
  system: string,
  note: string,
];

// biome-ignore format: one tablet a row
const ipadPro: readonly TabletRow[] = [
  ['iPad Pro 13 M4', '2024-05', [[8, 256, 118000], [8, 512, 134000]], 420, 'tablet-silk', ['graphite', 'silver'], 13, 'Ultra Retina XDR', 120, 'Apple M4', 12, 12, 0, 0, 579, 'Apple Pencil Pro', 'iPadOS 17', 'باریک‌ترین فرآوردهٔ اپل در زمان عرضه با صفحهٔ OLED دولایه.'],
  ['iPad Pro 11 M4', '2024-05', [[8, 256, 89900], [8, 512, 104500]], 520, 'tablet-silk', ['graphite', 'silver'], 11, 'Ultra Retina XDR', 120, 'Apple M4', 12, 12, 0, 0, 444, 'Apple Pencil Pro', 'iPadOS 17', 'توان کاری M4 با صفحهٔ OLED در بدنهٔ ۵٫۳ میلی‌متری.'],
  ['iPad Pro 11 M2', '2022-10', [[8, 128, 66500], [8, 256, 72900]], 230, 'tablet-silk', ['graphite', 'silver'], 11, 'Liquid Retina', 120, 'Apple M2', 12, 12, 0, 0, 466, 'Apple Pencil 2', 'iPadOS 16', 'تراشهٔ M2 و صفحهٔ ۱۲۰ هرتز برای طراحی و تدوین.'],
];

// biome-ignore format: one tablet a row
const ipadAir: readonly TabletRow[] = [
  ['iPad Air 13 M3', '2025-03', [[8, 128, 72900], [8, 256, 79900]], 430, 'tablet-silk', ['ice-blue', 'graphite', 'silver'], 13, 'Liquid Retina', 60, 'Apple M3', 12, 12, 0, 0, 616, 'Apple Pencil Pro', 'iPadOS 18', 'صفحهٔ ۱۳ اینچی برای کار هم‌زمان با دو برنامه.'],
  ['iPad Air 11 M3', '2025-03', [[8, 128, 56900], [8, 256, 63900]], 720, 'tablet-silk', ['ice-blue', 'graphite', 'silver'], 11, 'Liquid Retina', 60, 'Apple M3', 12, 12, 0, 0, 460, 'Apple Pencil Pro', 'iPadOS 18', 'تعادل توان و وزن برای دانشجو و طراح.'],
  ['iPad Air 11 M2', '2024-05', [[8, 128, 51900], [8, 256, 58500]], 380, 'tablet-silk', ['ice-blue', 'graphite', 'silver'], 11, 'Liquid Retina', 60, 'Apple M2', 12, 12, 0, 0, 462, 'Apple Pencil Pro', 'iPadOS 17', 'آیپد ایر با دوربین جلو در لبهٔ بلند.'],
];

// biome-ignore format: one tablet a row
const ipadStandard: readonly TabletRow[] = [
  ['iPad A16', '2025-03', [[0, 128, 36900], [0, 256, 43500]], 880, 'tablet-silk', ['ice-blue', 'pink', 'silver'], 11, 'Liquid Retina', 60, 'Apple A16', 12, 12, 0, 0, 477, 'Apple Pencil USB-C', 'iPadOS 18', 'آیپد پایه با حافظهٔ ۱۲۸ گیگابایتی و درگاه USB-C.'],
  ['iPad 10', '2022-10', [[0, 64, 29900], [0, 256, 37900]], 610, 'tablet-silk', ['ice-blue', 'pink', 'silver'], 10.9, 'Liquid Retina', 60, 'Apple A14 Bionic', 12, 12, 0, 0, 477, 'Apple Pencil USB-C', 'iPadOS 16', 'تبلت خانوادگی اپل با صفحهٔ تمام‌نما.'],
  ['iPad mini A17 Pro', '2024-10', [[8, 128, 48900], [8, 256, 55500]], 450, 'tablet-silk', ['ice-blue', 'graphite', 'silver'], 8.3, 'Liquid Retina', 60, 'Apple A17 Pro', 12, 12, 0, 0, 293, 'Apple Pencil Pro', 'iPadOS 18', 'کوچک‌ترین آیپد برای خواندن و یادداشت در سفر.'],
];

// biome-ignore format: one tablet a row
const galaxyTabS: readonly TabletRow[] = [
  ['Galaxy Tab S11 Ultra', '2025-09', [[12, 256, 92500], [12, 512, 101000]], 360, 'tablet-flower', ['black', 'silver'], 14.6, 'Dynamic AMOLED 2X', 120, 'Dimensity 9400+', 13, 12, 11600, 45, 692, 'S Pen', 'Android 16', 'بزرگ‌ترین تبلت سامسونگ با قلم S Pen در جعبه.'],
  ['Galaxy Tab S11', '2025-09', [[12, 128, 61900], [12, 256, 66500]], 420, 'tablet-flower', ['black', 'silver'], 11, 'Dynamic AMOLED 2X', 120, 'Dimensity 9400+', 13, 12, 8400, 45, 469, 'S Pen', 'Android 16', 'پرچم‌دار ۱۱ اینچی با صفحهٔ AMOLED و گواهی IP68.'],
  ['Galaxy Tab S10 Ultra', '2024-10', [[12, 256, 79900], [12, 512, 87500]], 330, 'tablet-flower', ['black', 'silver'], 14.6, 'Dynamic AMOLED 2X', 120, 'Dimensity 9300+', 13, 12, 11200, 45, 718, 'S Pen', 'Android 14', 'صفحهٔ ۱۴٫۶ اینچی ضدبازتاب برای کار و تماشا.'],
  ['Galaxy Tab S10+', '2024-10', [[12, 256, 65900]], 310, 'tablet-flower', ['black', 'silver'], 12.4, 'Dynamic AMOLED 2X', 120, 'Dimensity 9300+', 13, 12, 10090, 45, 571, 'S Pen', 'Android 14', 'صفحهٔ ضدبازتاب با قلم S Pen در جعبه.'],
  ['Galaxy Tab S10 FE', '2025-04', [[8, 128, 34500], [12, 256, 39900]], 560, 'tablet-flower', ['black', 'silver', 'lavender'], 10.9, 'TFT LCD', 90, 'Exynos 1580', 13, 12, 8000, 45, 497, 'S Pen', 'Android 15', 'تبلت قلم‌دار با گواهی IP68 برای دانشجو.'],
  ['Galaxy Tab S9 FE', '2023-10', [[6, 128, 27900], [8, 256, 31900]], 590, 'tablet-flower', ['black', 'silver', 'lavender', 'mint'], 10.9, 'TFT LCD', 90, 'Exynos 1380', 8, 12, 8000, 45, 523, 'S Pen', 'Android 13', 'به‌صرفه‌ترین تبلت قلم‌دار ضدآب سامسونگ.'],
  ['Galaxy Tab S6 Lite 2024', '2024-04', [[4, 64, 19900], [4, 128, 22500]], 480, 'tablet-flower', ['black', 'mint', 'lavender'], 10.4, 'TFT LCD', 60, 'Exynos 1280', 8, 5, 7040, 15, 0, 'S Pen', 'Android 14', 'تبلت سبک برای یادداشت‌برداری با قلم.'],
];

// biome-ignore format: one tablet a row
const galaxyTabA: readonly TabletRow[] = [
  ['Galaxy Tab A11', '2025-09', [[4, 64, 11900], [8, 128, 14200]], 680, 'tablet-flower', ['black', 'silver'], 8.7, 'TFT LCD', 90, 'Helio G99', 8, 5, 5100, 15, 0, '', 'Android 15', 'تبلت جمع‌وجور برای مطالعه و کودک.'],
  ['Galaxy Tab A9+', '2023-10', [[4, 64, 15900], [8, 128, 18900]], 790, 'tablet-flower', ['black', 'silver'], 11, 'TFT LCD', 90, 'Snapdragon 695', 8, 5, 7040, 15, 480, '', 'Android 13', 'صفحهٔ بزرگ ۹۰ هرتز با چهار بلندگو.'],
  ['Galaxy Tab A9', '2023-10', [[4, 64, 10900], [8, 128, 13300]], 740, 'tablet-flower', ['black', 'silver'], 8.7, 'TFT LCD', 60, 'Helio G99', 8, 2, 5100, 15, 332, '', 'Android 13', 'تبلت کوچک و محکم برای خانواده.'],
];

// biome-ignore format: one tablet a row
const xiaomiPad: readonly TabletRow[] = [
  ['Xiaomi Pad 7 Pro', '2025-03', [[8, 256, 36900], [12, 512, 42900]], 400, 'tablet-flower', ['black', 'mint'], 11.2, 'IPS LCD', 144, 'Snapdragon 8s Gen 3', 50, 32, 8850, 67, 500, 'Xiaomi Focus Pen', 'Android 15', 'صفحهٔ ۳٫۲K با نرخ ۱۴۴ هرتز و شارژ ۶۷ واتی.'],
  ['Xiaomi Pad 7', '2025-03', [[8, 128, 26900], [8, 256, 29500]], 570, 'tablet-flower', ['black', 'mint'], 11.2, 'IPS LCD', 144, 'Snapdragon 7+ Gen 3', 13, 8, 8850, 45, 500, 'Xiaomi Focus Pen', 'Android 15', 'صفحهٔ ۳٫۲K و بدنهٔ فلزی با قیمت میانه.'],
  ['Xiaomi Pad 6', '2023-06', [[6, 128, 21500], [8, 256, 24500]], 430, 'tablet-flower', ['black', 'mint'], 11, 'IPS LCD', 144, 'Snapdragon 870', 13, 8, 8840, 33, 490, 'Xiaomi Smart Pen', 'Android 13', 'صفحهٔ ۱۴۴ هرتز و چهار بلندگو در بدنهٔ فلزی.'],
  ['Redmi Pad Pro', '2024-05', [[6, 128, 18900], [8, 256, 21900]], 490, 'tablet-flower', ['black', 'mint'], 12.1, 'IPS LCD', 120, 'Snapdragon 7s Gen 2', 8, 8, 10000, 33, 571, 'Redmi Smart Pen', 'Android 14', 'صفحهٔ ۱۲٫۱ اینچی با باتری ده هزار میلی‌آمپری.'],
  ['Redmi Pad SE', '2023-08', [[4, 128, 12500], [8, 256, 15200]], 650, 'tablet-flower', ['black', 'lavender', 'mint'], 11, 'IPS LCD', 90, 'Snapdragon 680', 8, 5, 8000, 10, 478, '', 'Android 13', 'تبلت اقتصادی با صفحهٔ ۱۱ اینچی و چهار بلندگو.'],
];

// biome-ignore format: one tablet a row
const lenovoTab: readonly TabletRow[] = [
  ['Tab P12', '2023-07', [[8, 128, 23900], [8, 256, 26500]], 300, 'tablet-silk', ['graphite'], 12.7, 'LTPS LCD', 60, 'Dimensity 7050', 8, 13, 10200, 30, 615, 'Lenovo Tab Pen Plus', 'Android 13', 'صفحهٔ ۱۲٫۷ اینچی سه‌کی با چهار بلندگوی JBL.'],
  ['Tab M11', '2024-01', [[4, 128, 13900], [8, 128, 15500]], 410, 'tablet-silk', ['graphite', 'green'], 11, 'IPS LCD', 90, 'Helio G88', 8, 8, 7040, 15, 465, 'Lenovo Tab Pen', 'Android 13', 'تبلت درسی با صفحهٔ ۹۰ هرتز.'],
  ['Tab Plus', '2024-07', [[8, 128, 19900], [8, 256, 21500]], 330, 'tablet-silk', ['graphite'], 11.5, 'IPS LCD', 90, 'Helio G99', 8, 8, 8600, 45, 650, '', 'Android 14', 'هشت بلندگوی JBL و پایهٔ سرخود برای تماشا.'],
];

// biome-ignore format: one tablet a row
const matePad: readonly TabletRow[] = [
  ['MatePad 11.5 S', '2024-05', [[8, 256, 29900]], 260, 'tablet-flower', ['black', 'lavender'], 11.5, 'IPS LCD', 144, 'Kirin 9000WL', 13, 8, 8800, 22.5, 510, 'M-Pencil 3', 'HarmonyOS 4.2', 'صفحهٔ کاغذی ضدبازتاب برای نوشتن و طراحی.'],
];

// biome-ignore format: one tablet a row
const honorPad: readonly TabletRow[] = [
  ['Pad 9', '2024-02', [[8, 256, 21500], [12, 256, 23200]], 330, 'tablet-flower', ['silver', 'lavender'], 12.1, 'IPS LCD', 120, 'Snapdragon 6 Gen 1', 13, 8, 8300, 35, 555, 'Magic-Pencil 3', 'Android 13', 'صفحهٔ ۱۲٫۱ اینچی با هشت بلندگو.'],
];

/** An e-reader in one row: prices are its storages in GB with thousand toman. */
type ReaderRow = readonly [
  brand: BrandKey,
  model: string,
  released: string,
  stores: readonly (readonly [storage: number, thousands: number])[],
  popularity: number,
  colours: readonly ColourKey[],
  inches: number,
  panel: string,
  ppi: number,
  grams: number,
  protection: string,
  note: string,
];

// biome-ignore format: one reader a row
const readers: readonly ReaderRow[] = [
  ['amazon', 'Kindle 2024', '2024-10', [[16, 12900]], 420, ['black'], 6, 'E Ink Carta', 300, 158, '', 'سبک‌ترین کیندل با صفحهٔ ۳۰۰ پیکسل بر اینچ.'],
  ['amazon', 'Kindle Paperwhite 2024', '2024-10', [[16, 18900]], 610, ['black'], 7, 'E Ink Carta 1300', 300, 211, 'IPX8', 'صفحهٔ هفت اینچی با ورق‌زدن تندتر و نور گرم.'],
  ['amazon', 'Kindle Paperwhite Signature 2024', '2024-10', [[32, 22900]], 350, ['black'], 7, 'E Ink Carta 1300', 300, 214, 'IPX8', 'شارژ بی‌سیم و نور خودکار کنار حافظهٔ دوبرابر.'],
  ['amazon', 'Kindle Colorsoft Signature', '2024-10', [[32, 31900]], 280, ['black'], 7, 'E Ink Kaleido 3', 300, 219, 'IPX8', 'نخستین کیندل رنگی برای جلد و کتاب مصور.'],
  ['amazon', 'Kindle Scribe 2024', '2024-12', [[16, 43900], [32, 46500]], 230, ['black'], 10.2, 'E Ink Carta 1200', 300, 433, '', 'خواندن و نوشتن با قلم روی صفحهٔ ۱۰٫۲ اینچی.'],
  ['kobo', 'Kobo Clara BW', '2024-04', [[16, 15200]], 240, ['black', 'white'], 6, 'E Ink Carta 1300', 300, 174, 'IPX8', 'کتاب‌خوان ضدآب با پشتیبانی کامل از EPUB.'],
  ['kobo', 'Kobo Libra Colour', '2024-04', [[32, 24900]], 270, ['black', 'white'], 7, 'E Ink Kaleido 3', 300, 199.5, 'IPX8', 'کتاب‌خوان رنگی با دکمهٔ ورق‌زدن.'],
  ['pocketbook', 'PocketBook Verse Pro', '2023-05', [[16, 16500]], 190, ['black'], 6, 'E Ink Carta', 300, 182, 'IPX8', 'کتاب‌خوان جمع‌وجور که قالب‌های گوناگون را باز می‌کند.'],
];

function tabletProduct(brand: BrandKey, category: CategoryKey, row: TabletRow): SeedProduct {
  const [model, released, stores, popularity, art, colours, inches, panel, hertz, chip, rear, front] = row;
  const [battery, watts, grams, pen, system, note] = [row[12], row[13], row[14], row[15], row[16], row[17]];
  const names = brandOf(brand);
  const branded = model.toLowerCase().startsWith(brand);
  const latinTitle = branded ? model : `${names.latinTitle} ${model}`;
  const rams = [...new Set(stores.map(([ram]) => ram))].filter((ram) => ram > 0);
  const storages = [...new Set(stores.map(([, storage]) => storage))].map(gigabytes).join(' یا ');
  const power: SeedHighlight =
    battery > 0
      ? { icon: 'battery', title: 'باتری', value: `${grouped(battery)} میلی‌آمپر ساعت` }
      : { icon: 'battery', title: 'باتری', value: 'تا ۱۰ ساعت وب‌گردی' };
  return {
    key: slugOf(latinTitle),
    category,
    brand,
    title: `تبلت ${names.title} ${model}`,
    latinTitle,
    aliases: persianAliases(model),
    released,
    art,
    colours: [...colours],
    options: stores.map(([ram, storage, thousands]) => ({
      title: rams.length > 1 ? `${gigabytes(storage)}، رم ${fa(ram)}` : gigabytes(storage),
      icon: 'storage',
      price: thousands * 1000,
    })),
    guarantee: guaranteeOf(18),
    summary: `${note} صفحهٔ ${fa(inches)} اینچی و پردازندهٔ ${chip} دارد.`,
    highlights: [
      { icon: 'screen', title: 'صفحه', value: `${fa(inches)} اینچ، ${fa(hertz)} هرتز` },
      { icon: 'chip', title: 'پردازنده', value: chip },
      power,
      grams > 0
        ? { icon: 'weight', title: 'وزن', value: `${fa(grams)} گرم` }
        : { icon: 'storage', title: 'حافظه', value: storages },
    ],
    specs: [
      specGroup('صفحه‌نمایش', [
        ['اندازه', `${fa(inches)} اینچ`],
        ['نوع', panel],
        ['نرخ نوسازی', `${fa(hertz)} هرتز`],
      ]),
      specGroup('پردازنده و حافظه', [
        ['پردازنده', chip],
        ['رم', rams.length > 0 ? `${rams.map(fa).join(' یا ')} گیگابایت` : undefined],
        ['حافظهٔ داخلی', storages],
      ]),
      specGroup('دوربین', [
        ['دوربین پشت', `${fa(rear)} مگاپیکسل`],
        ['دوربین جلو', `${fa(front)} مگاپیکسل`],
      ]),
      specGroup('باتری و بدنه', [
        [battery > 0 ? 'ظرفیت باتری' : 'ماندگاری باتری', power.value],
        ['توان شارژ', optionalFa(watts, 'وات')],
        ['وزن', optionalFa(grams, 'گرم')],
      ]),
      specGroup('کار با تبلت', [
        ['سیستم‌عامل هنگام عرضه', system],
        ['قلم سازگار', pen || undefined],
      ]),
    ],
    story: pickStory(turnOf(model), [
      {
        fits: pen !== '',
        title: 'قلم در دست، ایده همراه',
        text: `با ${pen} سازگار است و نوشتن و طراحی را به صفحه می‌آورد.`,
      },
      {
        fits: hertz >= 90,
        title: `${fa(hertz)} هرتز، حرکت نرم`,
        text: `صفحهٔ ${fa(inches)} اینچی ${panel} پیمایش را یکدست نشان می‌دهد.`,
      },
      {
        fits: inches >= 11,
        title: 'صفحهٔ بزرگ، دو برنامه',
        text: `${fa(inches)} اینچ جا برای دو برنامه کنار هم، فیلم و جزوه.`,
      },
      {
        fits: inches < 11,
        title: 'سبک در کیف، آماده همیشه',
        text: `صفحهٔ ${fa(inches)} اینچی اندازه‌ای برای خواندن و سفر است.`,
      },
      {
        fits: battery >= 8000,
        title: 'باتری بزرگ، روز بلند',
        text: `باتری ${grouped(battery)} میلی‌آمپر ساعتی برای کلاس و فیلم جا دارد.`,
      },
      {
        fits: battery === 0,
        title: 'ده ساعت، بدون پریز',
        text: 'اپل تا ۱۰ ساعت وب‌گردی با Wi-Fi را اعلام کرده است.',
      },
      {
        fits: true,
        title: 'درس، کار، تماشا',
        text: `پردازندهٔ ${chip} و ${system} برنامه‌های روزانه را اجرا می‌کنند.`,
      },
    ]),
    popularity,
  };
}

function readerProduct(row: ReaderRow): SeedProduct {
  const [brand, model, released, stores, popularity, colours, inches, panel, ppi, grams, protection, note] =
    row;
  const names = brandOf(brand);
  const storages = stores.map(([storage]) => gigabytes(storage)).join(' یا ');
  const [first] = stores;
  const sole = stores.length === 1 && first ? guaranteeOptions(first[1], 12) : undefined;
  return {
    key: slugOf(model.toLowerCase().startsWith(brand) ? model : `${brand} ${model}`),
    category: brand === 'amazon' ? 'kindle' : 'e-reader-other',
    brand,
    title: `کتاب‌خوان ${names.title} ${model}`,
    latinTitle: model.toLowerCase().startsWith(brand) ? model : `${names.latinTitle} ${model}`,
    aliases: persianAliases(model),
    released,
    art: 'e-reader',
    colours: [...colours],
    options:
      sole ??
      stores.map(([storage, price]) => ({ title: gigabytes(storage), icon: 'storage', price: price * 1000 })),
    guarantee: guaranteeOf(12),
    summary: `${note} صفحهٔ ${fa(inches)} اینچی ${panel} مانند کاغذ خوانده می‌شود.`,
    highlights: [
      { icon: 'screen', title: 'صفحه', value: `${fa(inches)} اینچ` },
      { icon: 'size', title: 'تراکم', value: `${fa(ppi)} پیکسل بر اینچ` },
      { icon: 'weight', title: 'وزن', value: `${fa(grams)} گرم` },
      { icon: 'storage', title: 'حافظه', value: storages },
    ],
    specs: [
      specGroup('صفحه‌نمایش', [
        ['اندازه', `${fa(inches)} اینچ`],
        ['نوع', panel],
        ['تراکم متن سیاه‌وسفید', `${fa(ppi)} پیکسل بر اینچ`],
        ['نور صفحه', 'دارد'],
      ]),
      specGroup('بدنه', [
        ['حافظهٔ داخلی', storages],
        ['وزن', `${fa(grams)} گرم`],
        ['درگاه', 'USB-C'],
        ['گواهی ضدآب', protection || undefined],
      ]),
    ],
    story: pickStory(turnOf(model), [
      {
        fits: true,
        title: 'مانند کاغذ، بدون خستگی',
        text: `جوهر الکترونیکی ${panel} در آفتاب هم خوانا می‌ماند.`,
      },
      {
        fits: protection !== '',
        title: 'کنار استخر، بی‌نگرانی',
        text: `گواهی ${protection} دارد و از پاشیدن آب آسیب نمی‌بیند.`,
      },
      {
        fits: true,
        title: `${fa(grams)} گرم، یک کتابخانه`,
        text: `حافظهٔ ${storages} هزاران کتاب را در خود جا می‌دهد.`,
      },
    ]),
    popularity,
  };
}

const families: readonly (readonly [BrandKey, CategoryKey, readonly TabletRow[]])[] = [
  ['apple', 'ipad-pro', ipadPro],
  ['apple', 'ipad-air', ipadAir],
  ['apple', 'ipad-standard', ipadStandard],
  ['samsung', 'galaxy-tab-s', galaxyTabS],
  ['samsung', 'galaxy-tab-a', galaxyTabA],
  ['xiaomi', 'xiaomi-pad', xiaomiPad],
  ['lenovo', 'lenovo-tab', lenovoTab],
  ['huawei', 'huawei-honor-pad', matePad],
  ['honor', 'huawei-honor-pad', honorPad],
];

/** The tablets and e-readers of the demo shop. */
export const tablets: SeedProduct[] = [
  ...families.flatMap(([brand, category, rows]) => rows.map((row) => tabletProduct(brand, category, row))),
  ...readers.map(readerProduct),
];

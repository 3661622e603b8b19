import type { ArtModel } from '../art';
import { type BrandKey, brandOf } from '../brands';
import type { CategoryKey } from '../categories';
import type { ColourKey } from '../colours';
import { persianAliases } from './aliases';
import { fa, guaranteeOf, guaranteeOptions, optionalFa, type SeedProduct, slugOf, specGroup } from './model';
import { pickStory, turnOf } from './story';

/** A watch or band in one row; a 0 is a figure left out. */
type WatchRow = readonly [
  model: string,
  released: string,
  /** Case in millimetres (0 when sold in one size) and price in thousand toman. */
  sizes: readonly (readonly [millimetres: number, thousands: number])[],
  popularity: number,
  art: ArtModel,
  colours: readonly ColourKey[],
  panel: string,
  /** Inches of the largest size. */
  inches: number,
  /** Hours of ordinary use, or days, or 0 with a capacity in mAh. */
  battery: readonly [value: number, unit: 'ساعت' | 'روز' | 'میلی‌آمپر ساعت'],
  water: string,
  grams: number,
  gps: boolean,
  works: string,
  note: string,
];

const withPhones = 'Android و iOS';

// biome-ignore format: one watch a row
const appleSeries: readonly WatchRow[] = [
  ['Apple Watch Series 11', '2025-09', [[42, 46900], [46, 50500]], 760, 'watch-square', ['black', 'pink', 'white'], 'LTPO OLED', 0, [24, 'ساعت'], '50 m', 37.8, true, 'iPhone', 'تازه‌ترین اپل واچ با شیشهٔ سخت‌تر و شارژدهی یک‌روزه.'],
  ['Apple Watch Series 10', '2024-09', [[42, 39900], [46, 43500]], 720, 'watch-square', ['black', 'pink', 'white'], 'LTPO OLED', 0, [18, 'ساعت'], '50 m', 36.4, true, 'iPhone', 'باریک‌تر از نسل پیش با صفحهٔ بازتر از کنار.'],
  ['Apple Watch Series 9', '2023-09', [[41, 34900], [45, 37500]], 430, 'watch-square', ['navy', 'pink', 'white'], 'LTPO OLED', 0, [18, 'ساعت'], '50 m', 38.7, true, 'iPhone', 'دوضربهٔ انگشت برای پاسخ‌گویی بدون لمس صفحه.'],
];

// biome-ignore format: one watch a row
const appleUltra: readonly WatchRow[] = [
  ['Apple Watch Ultra 3', '2025-09', [[49, 98000]], 420, 'watch-square', ['orange', 'black'], 'LTPO OLED', 0, [42, 'ساعت'], '100 m', 0, true, 'iPhone', 'بدنهٔ تیتانیومی و پیام اضطراری ماهواره‌ای.'],
  ['Apple Watch Ultra 2', '2023-09', [[49, 79500]], 450, 'watch-square', ['orange', 'black'], 'LTPO OLED', 1.92, [36, 'ساعت'], '100 m', 61.4, true, 'iPhone', 'ساعت کوه و غواصی با صفحهٔ سه‌هزار نیتی.'],
];

// biome-ignore format: one watch a row
const appleSe: readonly WatchRow[] = [
  ['Apple Watch SE 3', '2025-09', [[40, 28900], [44, 31900]], 620, 'watch-square', ['black', 'white'], 'LTPO OLED', 0, [18, 'ساعت'], '50 m', 0, true, 'iPhone', 'نخستین SE با صفحهٔ همیشه‌روشن.'],
  ['Apple Watch SE 2', '2022-09', [[40, 22500], [44, 24900]], 560, 'watch-square', ['navy', 'white'], 'LTPO OLED', 0, [18, 'ساعت'], '50 m', 32.9, true, 'iPhone', 'کم‌هزینه‌ترین راه برای داشتن اپل واچ.'],
];

// biome-ignore format: one watch a row
const galaxyWatch: readonly WatchRow[] = [
  ['Galaxy Watch8', '2025-07', [[40, 24900], [44, 26900]], 700, 'watch-round', ['black', 'silver'], 'Super AMOLED', 1.47, [435, 'میلی‌آمپر ساعت'], '5 ATM', 34, true, 'Android', 'بدنهٔ بالشتی باریک و سنجش نمایهٔ آنتی‌اکسیدان.'],
  ['Galaxy Watch7', '2024-07', [[40, 17300], [44, 18450]], 890, 'watch-round', ['green', 'silver', 'black'], 'Super AMOLED', 1.5, [425, 'میلی‌آمپر ساعت'], '5 ATM', 33.8, true, 'Android', 'پایش خواب و ضربان با پردازندهٔ سه نانومتری.'],
  ['Galaxy Watch6', '2023-08', [[40, 14900], [44, 15900]], 480, 'watch-round', ['black', 'silver', 'gold'], 'Super AMOLED', 1.5, [425, 'میلی‌آمپر ساعت'], '5 ATM', 33.3, true, 'Android', 'حاشیهٔ نازک و بندهای تک‌کلیک.'],
  ['Galaxy Watch FE', '2024-06', [[40, 11900]], 540, 'watch-round', ['black', 'gold', 'silver'], 'Super AMOLED', 1.2, [247, 'میلی‌آمپر ساعت'], '5 ATM', 26.6, true, 'Android', 'ساعت اقتصادی سامسونگ با شیشهٔ یاقوت کبود.'],
];

// biome-ignore format: one watch a row
const galaxyTop: readonly WatchRow[] = [
  ['Galaxy Watch8 Classic', '2025-07', [[46, 35500]], 470, 'watch-round', ['black', 'silver'], 'Super AMOLED', 1.34, [445, 'میلی‌آمپر ساعت'], '5 ATM', 63.5, true, 'Android', 'حلقهٔ چرخان فیزیکی با دکمهٔ میان‌بر.'],
  ['Galaxy Watch Ultra', '2024-07', [[47, 42900]], 430, 'watch-round', ['silver', 'black'], 'Super AMOLED', 1.5, [590, 'میلی‌آمپر ساعت'], '10 ATM', 60.5, true, 'Android', 'بدنهٔ تیتانیومی برای کوه و شنا در آب آزاد.'],
  ['Galaxy Watch6 Classic', '2023-08', [[43, 17900], [47, 19900]], 520, 'watch-round', ['brown', 'black', 'silver'], 'Super AMOLED', 1.5, [425, 'میلی‌آمپر ساعت'], '5 ATM', 59, true, 'Android', 'ظاهر کلاسیک با حلقهٔ چرخان.'],
];

// biome-ignore format: one watch a row
const xiaomiWatch: readonly WatchRow[] = [
  ['Xiaomi Watch S4', '2025-03', [[0, 12900]], 420, 'watch-round', ['black', 'silver'], 'AMOLED', 1.43, [15, 'روز'], '5 ATM', 44.5, true, withPhones, 'حلقهٔ دور صفحه را می‌توان عوض کرد.'],
  ['Xiaomi Watch S3', '2024-02', [[0, 9800]], 440, 'watch-round', ['black', 'silver'], 'AMOLED', 1.43, [15, 'روز'], '5 ATM', 44, true, withPhones, 'ساعت گرد با حلقهٔ تعویض‌پذیر.'],
  ['Xiaomi Watch 2', '2024-02', [[0, 13500]], 300, 'watch-round', ['black', 'silver'], 'AMOLED', 1.43, [495, 'میلی‌آمپر ساعت'], '5 ATM', 0, true, 'Android', 'Wear OS با برنامه‌های گوگل.'],
  ['Redmi Watch 5', '2025-01', [[0, 6900]], 610, 'watch-square', ['black', 'white'], 'AMOLED', 2.07, [24, 'روز'], '5 ATM', 33.5, true, withPhones, 'صفحهٔ ۲٫۰۷ اینچی و ۲۴ روز شارژدهی.'],
  ['Redmi Watch 5 Lite', '2024-09', [[0, 4100]], 650, 'watch-square', ['black', 'white'], 'AMOLED', 1.96, [18, 'روز'], '5 ATM', 0, true, withPhones, 'مکان‌یاب سرخود با قیمت اقتصادی.'],
  ['Redmi Watch 5 Active', '2024-08', [[0, 3150]], 720, 'watch-square', ['black', 'white'], 'LCD', 2, [18, 'روز'], '5 ATM', 0, false, withPhones, 'تماس بلوتوثی روی ساعتی کم‌هزینه.'],
];

// biome-ignore format: one watch a row
const huaweiWatch: readonly WatchRow[] = [
  ['Watch GT 5 Pro', '2024-09', [[46, 24900]], 340, 'watch-round', ['black', 'silver'], 'AMOLED', 1.43, [14, 'روز'], '5 ATM', 53, true, withPhones, 'بدنهٔ تیتانیومی با نقشهٔ زمین‌های گلف.'],
  ['Watch GT 5', '2024-09', [[41, 14500], [46, 15900]], 560, 'watch-round', ['black', 'brown', 'gold'], 'AMOLED', 1.43, [14, 'روز'], '5 ATM', 48, true, withPhones, 'طراحی زاویه‌دار و دو هفته شارژدهی.'],
  ['Watch GT 4', '2023-09', [[41, 11900], [46, 12800]], 530, 'watch-round', ['green', 'brown', 'black', 'gold'], 'AMOLED', 1.43, [14, 'روز'], '5 ATM', 48, true, withPhones, 'ساعت خوش‌ساخت با پایش چرخهٔ خواب.'],
  ['Watch Fit 4', '2025-05', [[0, 9600]], 480, 'watch-square', ['black', 'white'], 'AMOLED', 1.82, [10, 'روز'], '5 ATM', 27, true, withPhones, 'سبک و مستطیلی با فشارسنج هوا.'],
  ['Watch Fit 3', '2024-05', [[0, 7600]], 570, 'watch-square', ['black', 'pink', 'white'], 'AMOLED', 1.82, [10, 'روز'], '5 ATM', 26, true, withPhones, 'بدنهٔ آلومینیومی ۲۶ گرمی با پیچ چرخان.'],
];

// biome-ignore format: one watch a row
const amazfitWatch: readonly WatchRow[] = [
  ['Amazfit T-Rex 3', '2024-09', [[0, 21900]], 330, 'watch-round', ['black', 'brown'], 'AMOLED', 1.5, [27, 'روز'], '10 ATM', 68.3, true, withPhones, 'ساعت سخت‌جان با نقشهٔ برون‌خط.'],
  ['Amazfit Balance', '2023-09', [[0, 17500]], 310, 'watch-round', ['black', 'silver'], 'AMOLED', 1.5, [14, 'روز'], '5 ATM', 35, true, withPhones, 'سنجش ترکیب بدن و مکان‌یاب دوبانده.'],
  ['Amazfit GTR 4', '2022-09', [[0, 12600]], 360, 'watch-round', ['black', 'brown'], 'AMOLED', 1.43, [14, 'روز'], '5 ATM', 34, true, withPhones, 'مکان‌یاب دوبانده و بیش از ۱۵۰ حالت ورزشی.'],
  ['Amazfit GTS 4', '2022-09', [[0, 11800]], 290, 'watch-square', ['black', 'pink'], 'AMOLED', 1.75, [8, 'روز'], '5 ATM', 27, true, withPhones, 'ساعت مستطیلی باریک با تماس بلوتوثی.'],
  ['Amazfit Active 2', '2025-01', [[0, 8700]], 450, 'watch-round', ['black', 'silver'], 'AMOLED', 1.32, [10, 'روز'], '5 ATM', 29.5, true, withPhones, 'بدنهٔ فولادی گرد با نقشهٔ برون‌خط.'],
  ['Amazfit Bip 6', '2025-03', [[0, 6800]], 500, 'watch-square', ['black', 'pink'], 'AMOLED', 1.97, [14, 'روز'], '5 ATM', 27.9, true, withPhones, 'صفحهٔ بزرگ AMOLED با قیمت میانه.'],
  ['Amazfit Bip 5', '2023-08', [[0, 4900]], 470, 'watch-square', ['black', 'pink', 'white'], 'LCD', 1.91, [10, 'روز'], 'IP68', 26, true, withPhones, 'صفحهٔ ۱٫۹۱ اینچی و تماس بلوتوثی.'],
];

// biome-ignore format: one watch a row
const garminWatch: readonly WatchRow[] = [
  ['Forerunner 165', '2024-02', [[43, 27900]], 330, 'watch-round', ['black', 'silver'], 'AMOLED', 1.2, [11, 'روز'], '5 ATM', 39, true, withPhones, 'ساعت دو با برنامهٔ تمرین روزانه.'],
  ['Forerunner 265', '2023-03', [[46, 43500]], 300, 'watch-round', ['black', 'silver'], 'AMOLED', 1.3, [13, 'روز'], '5 ATM', 47, true, withPhones, 'آمادگی تمرین و مکان‌یاب چندبانده.'],
  ['Forerunner 965', '2023-03', [[47, 61000]], 240, 'watch-round', ['black', 'silver'], 'AMOLED', 1.4, [23, 'روز'], '5 ATM', 53, true, withPhones, 'نقشهٔ کامل و قاب تیتانیومی برای سه‌گانه.'],
  ['Venu 3', '2023-08', [[45, 44900]], 280, 'watch-round', ['black', 'silver'], 'AMOLED', 1.4, [14, 'روز'], '5 ATM', 47, true, withPhones, 'مربی خواب و تماس از روی مچ.'],
  ['Instinct 3 AMOLED', '2025-01', [[45, 42500], [50, 46500]], 260, 'watch-round', ['black'], 'AMOLED', 1.3, [24, 'روز'], '10 ATM', 59, true, withPhones, 'بدنهٔ سخت‌جان با چراغ‌قوهٔ سرخود.'],
];

// biome-ignore format: one band a row
const bandXiaomi: readonly WatchRow[] = [
  ['Smart Band 10', '2025-07', [[0, 3350]], 820, 'band', ['black', 'pink', 'mint'], 'AMOLED', 1.72, [21, 'روز'], '5 ATM', 15.95, false, withPhones, 'صفحهٔ ۱٫۷۲ اینچی با حاشیهٔ یکنواخت.'],
  ['Smart Band 9 Pro', '2024-10', [[0, 5200]], 540, 'band', ['black', 'pink'], 'AMOLED', 1.74, [21, 'روز'], '5 ATM', 24.5, true, withPhones, 'مکان‌یاب سرخود در بدنهٔ فلزی.'],
  ['Smart Band 9', '2024-08', [[0, 2650]], 860, 'band', ['black', 'pink', 'blue'], 'AMOLED', 1.62, [21, 'روز'], '5 ATM', 15.8, false, withPhones, 'دستبند پرفروش با ۲۱ روز شارژدهی.'],
  ['Smart Band 9 Active', '2024-11', [[0, 1750]], 700, 'band', ['black', 'pink', 'cream'], 'TFT LCD', 1.47, [18, 'روز'], '5 ATM', 0, false, withPhones, 'کم‌هزینه‌ترین دستبند شیائومی.'],
  ['Smart Band 8', '2023-04', [[0, 2150]], 520, 'band', ['black', 'cream'], 'AMOLED', 1.62, [16, 'روز'], '5 ATM', 0, false, withPhones, 'با بند گردن‌بند و گیرهٔ کفش هم به کار می‌رود.'],
];

// biome-ignore format: one band a row
const bandHuawei: readonly WatchRow[] = [
  ['Band 10', '2025-02', [[0, 3300]], 560, 'band', ['black', 'pink', 'blue', 'mint'], 'AMOLED', 1.47, [14, 'روز'], '5 ATM', 14, false, withPhones, 'پایش خواب و تنفس در بدنهٔ ۱۴ گرمی.'],
  ['Band 9', '2024-03', [[0, 2750]], 540, 'band', ['black', 'pink', 'blue'], 'AMOLED', 1.47, [14, 'روز'], '5 ATM', 14, false, withPhones, 'باریک و سبک با صفحهٔ خودکار نور.'],
  ['Band 8', '2023-04', [[0, 2300]], 430, 'band', ['black', 'pink', 'mint'], 'AMOLED', 1.47, [14, 'روز'], '5 ATM', 14, false, withPhones, 'دستبند سبک با صد حالت ورزشی.'],
];

// biome-ignore format: one band a row
const bandSamsung: readonly WatchRow[] = [
  ['Galaxy Fit3', '2024-02', [[0, 3900]], 640, 'band', ['black', 'pink'], 'AMOLED', 1.6, [13, 'روز'], '5 ATM', 18.5, false, 'Android', 'بدنهٔ آلومینیومی با تشخیص زمین‌خوردن.'],
];

// biome-ignore format: one band a row
const bandAmazfit: readonly WatchRow[] = [
  ['Amazfit Band 7', '2022-07', [[0, 2850]], 320, 'band', ['black', 'pink'], 'AMOLED', 1.47, [18, 'روز'], '5 ATM', 28, false, withPhones, 'صفحهٔ همیشه‌روشن با ۱۲۰ حالت ورزشی.'],
];

const families: readonly (readonly [BrandKey, CategoryKey, readonly WatchRow[]])[] = [
  ['apple', 'apple-watch-series', appleSeries],
  ['apple', 'apple-watch-ultra', appleUltra],
  ['apple', 'apple-watch-se', appleSe],
  ['samsung', 'galaxy-watch', galaxyWatch],
  ['samsung', 'galaxy-watch-top', galaxyTop],
  ['xiaomi', 'xiaomi-watch', xiaomiWatch],
  ['huawei', 'huawei-watch', huaweiWatch],
  ['amazfit', 'amazfit-watch', amazfitWatch],
  ['garmin', 'garmin-watch', garminWatch],
  ['xiaomi', 'band-xiaomi', bandXiaomi],
  ['huawei', 'band-huawei', bandHuawei],
  ['samsung', 'band-other', bandSamsung],
  ['amazfit', 'band-other', bandAmazfit],
];

function waterOf(water: string): string {
  const metres = /^(\d+) m$/.exec(water)?.[1];
  return metres ? `تا ${fa(metres)} متر` : water;
}

function storyOf(row: WatchRow): SeedProduct['story'] {
  const [model, , , , art, , panel, inches, [power, unit], water, grams, gps] = row;
  const noun = art === 'band' ? 'دستبند' : 'ساعت';
  return pickStory(turnOf(model), [
    {
      fits: unit === 'روز',
      title: `${fa(power)} روز، یک شارژ`,
      text: `با کار معمولی تا ${fa(power)} روز به شارژر نیاز ندارد.`,
    },
    {
      fits: unit === 'ساعت',
      title: `${fa(power)} ساعت، روی مچ`,
      text: `شارژدهی اعلام‌شده تا ${fa(power)} ساعت است.`,
    },
    {
      fits: gps,
      title: 'مسیر دویدن، بدون گوشی',
      text: `مکان‌یاب سرخود مسیر را ثبت می‌کند و گوشی می‌تواند در خانه بماند.`,
    },
    {
      fits: grams > 0 && grams <= 36,
      title: `${fa(grams)} گرم، فراموش‌شدنی`,
      text: `بدنه ${fa(grams)} گرم وزن دارد و شب هم راحت روی مچ می‌ماند.`,
    },
    {
      fits: inches >= 1.5,
      title: 'صفحهٔ روشن، یک نگاه',
      text: `صفحهٔ ${fa(inches)} اینچی ${panel} پیام‌ها و ضربان را خوانا نشان می‌دهد.`,
    },
    {
      fits: water !== 'IP68',
      title: 'استخر و باران، آسوده',
      text: `مقاومت آب ${waterOf(water)} است و شنا را هم ثبت می‌کند.`,
    },
    {
      fits: true,
      title: 'خواب و ضربان، زیر نظر',
      text: `این ${noun} ضربان قلب و خواب را در طول شبانه‌روز پایش می‌کند.`,
    },
  ]);
}

function watchProduct(brand: BrandKey, category: CategoryKey, row: WatchRow): SeedProduct {
  const [model, released, sizes, popularity, art, colours, panel, inches, [power, unit], water, grams, gps] =
    row;
  const [works, note] = [row[12], row[13]];
  const names = brandOf(brand);
  const latinTitle = model.startsWith(names.latinTitle) ? model : `${names.latinTitle} ${model}`;
  const noun = art === 'band' ? 'دستبند هوشمند' : 'ساعت هوشمند';
  const months = brand === 'apple' || brand === 'samsung' ? 18 : 12;
  const [first] = sizes;
  const sized = first !== undefined && first[0] > 0;
  const millimetres = sizes.map(([size]) => fa(size)).join(' یا ');
  const battery = unit === 'میلی‌آمپر ساعت' ? `${fa(power)} ${unit}` : `تا ${fa(power)} ${unit}`;
  return {
    key: slugOf(latinTitle),
    category,
    brand,
    title: `${noun} ${names.title} ${model}`,
    latinTitle,
    aliases: persianAliases(model),
    released,
    art,
    colours: [...colours],
    options: sized
      ? sizes.map(([size, price]) => ({ title: `${fa(size)} میلی‌متر`, icon: 'size', price: price * 1000 }))
      : guaranteeOptions(first?.[1] ?? 0, months),
    guarantee: guaranteeOf(months),
    summary: `${note} صفحهٔ ${panel} دارد و با ${works} کار می‌کند.`,
    highlights: [
      { icon: 'screen', title: 'صفحه', value: inches > 0 ? `${fa(inches)} اینچ، ${panel}` : panel },
      { icon: 'battery', title: 'باتری', value: battery },
      { icon: 'shield', title: 'مقاومت آب', value: waterOf(water) },
      sized
        ? { icon: 'size', title: 'بدنه', value: `${millimetres} میلی‌متر` }
        : { icon: 'wireless', title: 'سازگار با', value: works },
    ],
    specs: [
      specGroup('صفحه‌نمایش', [
        ['نوع', panel],
        ['اندازه', optionalFa(inches, 'اینچ')],
      ]),
      specGroup('بدنه', [
        ['اندازهٔ بدنه', sized ? `${millimetres} میلی‌متر` : undefined],
        ['وزن', optionalFa(grams, 'گرم')],
        ['مقاومت آب', waterOf(water)],
      ]),
      specGroup('کار با ساعت', [
        [unit === 'میلی‌آمپر ساعت' ? 'ظرفیت باتری' : 'شارژدهی', battery],
        ['مکان‌یاب سرخود', gps ? 'دارد' : 'ندارد'],
        ['سازگار با', works],
        ['پایش', 'ضربان قلب، خواب و ورزش'],
      ]),
    ],
    story: storyOf(row),
    popularity,
  };
}

/** The watches and bands of the demo shop. */
export const watches: SeedProduct[] = families.flatMap(([brand, category, rows]) =>
  rows.map((row) => watchProduct(brand, category, row)),
);

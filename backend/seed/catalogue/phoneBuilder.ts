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
  optionalFa,
  type SeedHighlight,
  type SeedProduct,
  slugOf,
  specGroup,
} from './model';
import { pickStory, turnOf } from './story';

/** A phone in one row; a 0 or '' is a figure left out. */
export type PhoneRow = readonly [
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
  /** Megapixels of each rear lens, the main one first. */
  rear: readonly number[],
  front: number,
  /** mAh; below 100 it is hours of video, for makers that publish no capacity. */
  battery: number,
  watts: number,
  grams: number,
  protection: string,
  system: string,
  network: '5G' | '4G',
  note: string,
];

const lensWords = ['', 'تک', 'دوگانه', 'سه‌گانه', 'چهارگانه'];

function listed(numbers: readonly number[]): string {
  const last = numbers.at(-1) ?? 0;
  const rest = numbers.slice(0, -1);
  return rest.length > 0 ? `${rest.map(fa).join('، ')} و ${fa(last)}` : fa(last);
}

function storesTitle(row: PhoneRow, [ram, storage]: readonly [number, number, number]): string {
  const differs = new Set(row[2].map(([each]) => each)).size > 1;
  return differs ? `${gigabytes(storage)}، رم ${fa(ram)}` : gigabytes(storage);
}

function batteryOf(battery: number): string {
  return battery < 100 ? `تا ${fa(battery)} ساعت پخش ویدئو` : `${grouped(battery)} میلی‌آمپر ساعت`;
}

function highlightsOf(row: PhoneRow): SeedHighlight[] {
  const [, , , , , , inches, , hertz, chip, rear, , battery] = row;
  const lenses = lensWords[rear.length] ?? '';
  const main = `${fa(rear[0] ?? 0)} مگاپیکسل`;
  return [
    { icon: 'screen', title: 'صفحه', value: `${fa(inches)} اینچ، ${fa(hertz)} هرتز` },
    { icon: 'camera', title: 'دوربین', value: rear.length > 1 ? `${lenses}، ${main}` : main },
    { icon: 'battery', title: 'باتری', value: batteryOf(battery) },
    { icon: 'chip', title: 'پردازنده', value: chip },
  ];
}

function specsOf(row: PhoneRow): SeedProduct['specs'] {
  const [
    ,
    ,
    stores,
    ,
    ,
    ,
    inches,
    panel,
    hertz,
    chip,
    rear,
    front,
    battery,
    watts,
    grams,
    protection,
    system,
    network,
  ] = row;
  const rams = [...new Set(stores.map(([ram]) => ram))].filter((ram) => ram > 0);
  const storages = [...new Set(stores.map(([, storage]) => storage))];
  return [
    specGroup('صفحه‌نمایش', [
      ['اندازه', `${fa(inches)} اینچ`],
      ['نوع', panel],
      ['نرخ نوسازی', `${fa(hertz)} هرتز`],
    ]),
    specGroup('پردازنده و حافظه', [
      ['پردازنده', chip],
      ['رم', rams.length > 0 ? `${rams.map(fa).join(' یا ')} گیگابایت` : undefined],
      ['حافظهٔ داخلی', storages.map(gigabytes).join(' یا ')],
    ]),
    specGroup('دوربین', [
      ['دوربین پشت', `${listed(rear)} مگاپیکسل`],
      ['دوربین جلو', `${fa(front)} مگاپیکسل`],
    ]),
    specGroup('باتری', [
      [battery < 100 ? 'ماندگاری باتری' : 'ظرفیت باتری', batteryOf(battery)],
      ['توان شارژ', optionalFa(watts, 'وات')],
    ]),
    specGroup('شبکه و سیستم‌عامل', [
      ['شبکه', network],
      ['سیستم‌عامل هنگام عرضه', system],
    ]),
    specGroup('بدنه', [
      ['وزن', optionalFa(grams, 'گرم')],
      ['گواهی مقاومت', protection || undefined],
    ]),
  ].filter(({ rows }) => rows.length > 0);
}

function storyOf(row: PhoneRow): { title: string; text: string }[] {
  const [model, , stores, , , , inches, panel, hertz, chip, rear, front, battery, watts, grams, protection] =
    row;
  const main = rear[0] ?? 0;
  const storages = [...new Set(stores.map(([, storage]) => storage))];
  const panels = [
    {
      fits: main >= 108,
      title: `${fa(main)} مگاپیکسل، جزئیات بیشتر`,
      text: `حسگر اصلی ${fa(main)} مگاپیکسلی پیکسل‌ها را در نور کم با هم ترکیب می‌کند و در روز جزئیات ریز را نگه می‌دارد.`,
    },
    {
      fits: battery >= 5400,
      title: 'باتری بزرگ، شارژ کمتر',
      text: `باتری ${grouped(battery)} میلی‌آمپر ساعتی برای روزهای پرکار جا گذاشته است.`,
    },
    {
      fits: watts >= 65,
      title: `${fa(watts)} وات، چند دقیقه کافی`,
      text: `با شارژر ${fa(watts)} واتی سازگار است و با توقفی کوتاه برای ساعت‌ها آماده می‌شود.`,
    },
    {
      fits: grams > 0 && grams <= 185,
      title: `${fa(grams)} گرم، سبک در دست`,
      text: `با صفحهٔ ${fa(inches)} اینچی تنها ${fa(grams)} گرم وزن دارد.`,
    },
    {
      fits: rear.length >= 3 && main >= 48 && (rear[2] ?? 0) >= 8,
      title: 'سه لنز، سه نگاه',
      text: `دوربین پشت با لنزهای ${listed(rear)} مگاپیکسلی از منظره تا چهره را می‌پوشاند.`,
    },
    {
      fits: battery < 100,
      title: `${fa(battery)} ساعت، بدون توقف`,
      text: `با هر بار شارژ تا ${fa(battery)} ساعت ویدئو پخش می‌کند.`,
    },
    {
      fits: front >= 32,
      title: 'سلفی، با جزئیات کامل',
      text: `دوربین جلو ${fa(front)} مگاپیکسل دارد و برای تماس تصویری و سلفی آماده است.`,
    },
    {
      fits: hertz >= 120,
      title: `${fa(hertz)} هرتز، نرم و روان`,
      text: `صفحهٔ ${fa(inches)} اینچی ${panel} پیمایش و بازی را یکدست نشان می‌دهد.`,
    },
    {
      fits: protection.startsWith('IP6') || protection === 'IP48',
      title: 'آب و غبار، آن‌سوی بدنه',
      text: `بدنهٔ ${model.replace(/[()]/g, '')} گواهی ${protection} دارد.`,
    },
    {
      fits: inches >= 6.65,
      title: `${fa(inches)} اینچ، دیدن بهتر`,
      text: `صفحهٔ ${panel} برای فیلم، نقشه و خواندن جای کافی دارد.`,
    },
    {
      fits: inches < 6.4,
      title: 'جمع‌وجور، یک‌دستی',
      text: `با صفحهٔ ${fa(inches)} اینچی در جیب جا می‌شود و با یک دست کار می‌کند.`,
    },
    {
      fits: battery >= 4700 && battery < 5400,
      title: 'صبح تا شب، یک شارژ',
      text: `باتری ${grouped(battery)} میلی‌آمپر ساعتی برای یک روز کار معمولی در نظر گرفته شده است.`,
    },
    {
      fits: storages.length > 1,
      title: 'حافظه، به اندازهٔ شما',
      text: `با حافظهٔ ${storages.map(gigabytes).join(' یا ')} عرضه می‌شود.`,
    },
    { fits: true, title: 'هر روز، بی‌درنگ', text: `پردازندهٔ ${chip} برنامه‌ها و بازی‌ها را پیش می‌برد.` },
  ];
  return pickStory(turnOf(model), panels);
}

/** A phone of the demo shop from its row. */
export function phoneProduct(brand: BrandKey, category: CategoryKey, row: PhoneRow): SeedProduct {
  const [
    model,
    released,
    stores,
    popularity,
    art,
    colours,
    inches,
    ,
    hertz,
    chip,
    ,
    ,
    battery,
    ,
    ,
    ,
    ,
    ,
    note,
  ] = row;
  const names = brandOf(brand);
  const branded = model.toLowerCase().startsWith(brand);
  const latinTitle = branded ? model : `${names.latinTitle} ${model}`;
  const shownModel = model.replace(/[()]/g, '');
  return {
    key: slugOf(latinTitle),
    category,
    brand,
    title: `گوشی موبایل ${names.title} ${shownModel}`,
    latinTitle,
    registered: true,
    aliases: persianAliases(shownModel),
    released,
    art,
    colours: [...colours],
    options: stores.map((store) => ({
      title: storesTitle(row, store),
      icon: 'storage',
      price: store[2] * 1000,
    })),
    guarantee: guaranteeOf(18),
    summary: `${note} صفحهٔ ${fa(inches)} اینچی ${fa(hertz)} هرتز، پردازندهٔ ${chip} و باتری ${
      battery < 100 ? `با ${fa(battery)} ساعت پخش ویدئو` : `${grouped(battery)} میلی‌آمپر ساعتی`
    } دارد.`,
    highlights: highlightsOf(row),
    specs: specsOf(row),
    story: storyOf(row),
    popularity,
  };
}

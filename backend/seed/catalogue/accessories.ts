import { type BrandKey, brandOf } from '../brands';
import { fa, grouped, type SeedProduct } from './model';
import { type Choices, type Departure, type Fact, place, type Row, type Shelf, slugOf } from './shelf';

const year = 'گارانتی ۱۲ ماههٔ شرکتی';
const yearAndHalf = 'گارانتی ۱۸ ماههٔ شرکتی';
const twoYears = 'گارانتی ۲۴ ماههٔ شرکتی';
const checked = 'ضمانت سلامت و اصالت کالا';

const storage = (...of: Choices['of']): Choices => ({ icon: 'storage', of });
const lengths = (...of: Choices['of']): Choices => ({ icon: 'size', of });
const packs = (...of: Choices['of']): Choices => ({ icon: 'pack', of });

/** The phone a case or a screen guard is cut for. */
type Phone = readonly [brand: BrandKey, model: string, alias: string];

const s25: Phone = ['samsung', 'Galaxy S25', 'گلکسی اس ۲۵'];
const s25Ultra: Phone = ['samsung', 'Galaxy S25 Ultra', 'گلکسی اس ۲۵ اولترا'];
const s24Fe: Phone = ['samsung', 'Galaxy S24 FE', 'گلکسی اس ۲۴ اف‌ای'];
const a56: Phone = ['samsung', 'Galaxy A56', 'گلکسی ای ۵۶'];
const a36: Phone = ['samsung', 'Galaxy A36', 'گلکسی ای ۳۶'];
const a16: Phone = ['samsung', 'Galaxy A16', 'گلکسی ای ۱۶'];
const iphone17Pro: Phone = ['apple', 'iPhone 17 Pro', 'آیفون ۱۷ پرو'];
const iphone17: Phone = ['apple', 'iPhone 17', 'آیفون ۱۷'];
const iphone16: Phone = ['apple', 'iPhone 16', 'آیفون ۱۶'];
const iphone16Pro: Phone = ['apple', 'iPhone 16 Pro', 'آیفون ۱۶ پرو'];
const iphone16ProMax: Phone = ['apple', 'iPhone 16 Pro Max', 'آیفون ۱۶ پرو مکس'];
const iphone13: Phone = ['apple', 'iPhone 13', 'آیفون ۱۳'];
const note14: Phone = ['xiaomi', 'Redmi Note 14', 'ردمی نوت ۱۴'];
const note14Pro: Phone = ['xiaomi', 'Redmi Note 14 Pro', 'ردمی نوت ۱۴ پرو'];
const pocoX7Pro: Phone = ['xiaomi', 'POCO X7 Pro', 'پوکو ایکس ۷ پرو'];

const phoneName = ([brand, model]: Phone): string => `${brandOf(brand).title} ${model}`;

const caseShelf: Shelf = {
  category: 'phone-case',
  noun: 'قاب',
  group: 'مشخصات قاب',
  art: 'case',
  guarantee: checked,
};

/** What it is called («سیلیکونی»), what it is made of, whether it holds to magnets. */
type Case = { fits: Phone; call: string; made: string; magnet?: boolean };

function phoneCase(row: Row<Case>): SeedProduct {
  const { fits, call, made, magnet } = row[8];
  const phone = phoneName(fits);
  const facts: Fact[] = [
    ['سازگار با', fits[1], 'size'],
    ['جنس', made, 'shield'],
    ['لبهٔ دوربین', 'برجسته', 'camera'],
    ['شارژ بی‌سیم', magnet ? 'با حلقهٔ مغناطیسی' : 'بی‌درآوردن قاب', 'wireless'],
    ['دکمه‌ها', 'پوشیده'],
  ];
  const named: Departure = {
    key: slugOf(`${row[0]} ${row[1]} ${fits[1]}`),
    title: `قاب ${call} گوشی ${phone}`,
    latinTitle: `${brandOf(row[0]).latinTitle} ${row[1]} for ${fits[1]}`,
  };
  const full: Row<Case> = [
    row[0],
    row[1],
    row[2],
    row[3],
    row[4],
    row[5],
    [`قاب ${fits[2]}`, ...row[6]],
    row[7],
    row[8],
    named,
  ];
  return place(caseShelf, full, facts, [
    {
      title: 'گوشی بیفتد، نترسید',
      text: `${made} ضربهٔ گوشه‌ها را می‌گیرد و لبهٔ برجسته نمی‌گذارد دوربین به میز برسد.`,
    },
    {
      title: magnet ? 'بچسبانید، شارژ کنید' : 'اندازهٔ همین گوشی',
      text: magnet
        ? `حلقهٔ مغناطیسی شارژر و پایهٔ MagSafe را سر جای خود نگه می‌دارد.`
        : `برای ${fits[1]} بریده شده است و درگاه، بلندگو و دکمه‌ها در جای درست‌اند.`,
    },
  ]);
}

// biome-ignore format: one product a row
const cases: readonly Row<Case>[] = [
  ['samsung', 'Silicone Case', '2025-01', 1.25, 620, ['navy', 'black', 'mint'], [], 'قاب سیلیکونی اصلی سامسونگ با لایهٔ نرم درونی برای Galaxy S25.', { fits: s25, call: 'سیلیکونی', made: 'سیلیکون نرم' }],
  ['samsung', 'Silicone Case', '2025-01', 1.35, 600, ['navy', 'black', 'orange'], [], 'قاب سیلیکونی اصلی سامسونگ که لبه‌های پهن S25 Ultra را در دست نگه می‌دارد.', { fits: s25Ultra, call: 'سیلیکونی', made: 'سیلیکون نرم' }],
  ['samsung', 'Silicone Case', '2025-03', 0.98, 640, ['pink', 'mint', 'black'], [], 'قاب سیلیکونی خوش‌دست برای Galaxy A56.', { fits: a56, call: 'سیلیکونی', made: 'سیلیکون نرم' }],
  ['samsung', 'Silicone Case', '2025-03', 0.92, 560, ['black', 'pink'], [], 'قاب سیلیکونی نرم برای Galaxy A36.', { fits: a36, call: 'سیلیکونی', made: 'سیلیکون نرم' }],
  ['apple', 'Silicone Case with MagSafe', '2024-09', 3.9, 690, ['black', 'navy', 'pink'], ['مگ سیف'], 'قاب سیلیکونی اپل با آسترهٔ ریزالیاف و حلقهٔ MagSafe.', { fits: iphone16, call: 'سیلیکونی', made: 'سیلیکون با آستر ریزالیاف', magnet: true }],
  ['apple', 'Silicone Case with MagSafe', '2024-09', 3.95, 670, ['black', 'navy', 'orange'], ['مگ سیف'], 'قاب سیلیکونی اپل برای iPhone 16 Pro با حلقهٔ MagSafe.', { fits: iphone16Pro, call: 'سیلیکونی', made: 'سیلیکون با آستر ریزالیاف', magnet: true }],
  ['apple', 'Silicone Case with MagSafe', '2025-09', 4.6, 700, ['orange', 'navy', 'black'], ['مگ سیف'], 'قاب سیلیکونی اپل برای iPhone 17 Pro با جای بند آویز.', { fits: iphone17Pro, call: 'سیلیکونی', made: 'سیلیکون با آستر ریزالیاف', magnet: true }],
  ['apple', 'Silicone Case with MagSafe', '2025-09', 4.5, 610, ['navy', 'black', 'pink'], ['مگ سیف'], 'قاب سیلیکونی اپل برای iPhone 17 با رنگ‌های همان سال.', { fits: iphone17, call: 'سیلیکونی', made: 'سیلیکون با آستر ریزالیاف', magnet: true }],
  ['spigen', 'Tough Armor', '2024-09', 2.1, 520, ['black', 'navy'], ['اسپیگن تاف آرمور'], 'قاب دولایهٔ اسپیگن با پایهٔ تاشو برای iPhone 16 Pro Max.', { fits: iphone16ProMax, call: 'ضدضربهٔ اسپیگن Tough Armor', made: 'پلی‌کربنات و TPU' }],
  ['spigen', 'Rugged Armor', '2025-01', 1.65, 480, ['black'], ['اسپیگن راگد آرمور'], 'قاب یک‌تکهٔ اسپیگن با نقش فیبر کربن برای Galaxy S25.', { fits: s25, call: 'ضدضربهٔ اسپیگن Rugged Armor', made: 'TPU انعطاف‌پذیر' }],
  ['spigen', 'Liquid Air', '2024-10', 1.5, 390, ['black', 'navy'], ['اسپیگن لیکویید ایر'], 'قاب سبک اسپیگن با بافت ضدلغزش برای Galaxy S24 FE.', { fits: s24Fe, call: 'اسپیگن Liquid Air', made: 'TPU بافت‌دار' }],
  ['spigen', 'Liquid Air', '2021-09', 1.3, 430, ['black', 'navy'], ['اسپیگن لیکویید ایر'], 'قاب سبک و ضدلغزش اسپیگن برای iPhone 13.', { fits: iphone13, call: 'اسپیگن Liquid Air', made: 'TPU بافت‌دار' }],
  ['nillkin', 'Frosted Shield Pro', '2025-01', 0.88, 510, ['black', 'navy'], ['نیلکین فراستد'], 'قاب مات نیلکین که اثر انگشت نمی‌گیرد، برای Redmi Note 14.', { fits: note14, call: 'مات نیلکین Frosted Shield Pro', made: 'پلی‌کربنات مات و TPU' }],
  ['nillkin', 'CamShield Pro', '2025-01', 0.98, 470, ['black', 'navy', 'mint'], ['نیلکین کم‌شیلد'], 'قاب نیلکین با پوشش کشویی دوربین برای Redmi Note 14 Pro.', { fits: note14Pro, call: 'نیلکین CamShield Pro', made: 'پلی‌کربنات و TPU' }],
  ['nillkin', 'CamShield Pro', '2025-02', 0.99, 440, ['black', 'navy'], ['نیلکین کم‌شیلد'], 'قاب نیلکین با پوشش کشویی دوربین برای POCO X7 Pro.', { fits: pocoX7Pro, call: 'نیلکین CamShield Pro', made: 'پلی‌کربنات و TPU' }],
];

const guardShelf: Shelf = {
  category: 'screen-guard',
  noun: 'محافظ صفحه',
  group: 'مشخصات محافظ',
  art: 'screen-guard',
  guarantee: checked,
};

type Guard = { fits: Phone; call: string; made: string; extra: string };

function guard(row: Row<Guard>): SeedProduct {
  const { fits, call, made, extra } = row[8];
  const facts: Fact[] = [
    ['سازگار با', fits[1], 'size'],
    ['جنس', made, 'shield'],
    ['سختی', '9H', 'power'],
    ['پوشش', 'تمام‌صفحه', 'screen'],
    ['ویژگی', extra],
    ['ابزار نصب', 'دستمال و برچسب گردگیر'],
  ];
  const named: Departure = {
    key: slugOf(`${row[0]} ${row[1]} ${fits[1]}`),
    title: `محافظ صفحهٔ ${call} گوشی ${phoneName(fits)}`,
    latinTitle: `${brandOf(row[0]).latinTitle} ${row[1]} for ${fits[1]}`,
    choices: packs(['یک عدد', row[3]], ['دو عدد', Math.round(row[3] * 1.7 * 100) / 100]),
  };
  const names = [`گلس ${fits[2]}`, `محافظ صفحه ${fits[2]}`];
  const full: Row<Guard> = [row[0], row[1], row[2], row[3], row[4], row[5], names, row[7], row[8], named];
  return place(guardShelf, full, facts, [
    {
      title: 'خراش روی شیشه، نه صفحه',
      text: `${made} با سختی 9H کلید و سکه را تاب می‌آورد و صفحهٔ اصلی سالم می‌ماند.`,
    },
    { title: 'لمس نرم، تصویر روشن', text: `اندازهٔ ${fits[1]} است؛ ویژگی آن: ${extra}.` },
  ]);
}

// biome-ignore format: one product a row
const guards: readonly Row<Guard>[] = [
  ['spigen', 'GlasTR EZ Fit', '2025-01', 0.95, 520, ['black'], [], 'شیشهٔ محافظ اسپیگن با قاب نصب آسان برای Galaxy S25.', { fits: s25, call: 'اسپیگن EZ Fit', made: 'شیشهٔ آبدیده', extra: 'قاب تنظیم نصب' }],
  ['spigen', 'GlasTR EZ Fit', '2024-09', 0.98, 560, ['black'], [], 'شیشهٔ محافظ اسپیگن با قاب نصب آسان برای iPhone 16.', { fits: iphone16, call: 'اسپیگن EZ Fit', made: 'شیشهٔ آبدیده', extra: 'قاب تنظیم نصب' }],
  ['spigen', 'GlasTR EZ Fit', '2024-09', 1.05, 540, ['black'], [], 'شیشهٔ محافظ اسپیگن با قاب نصب آسان برای iPhone 16 Pro Max.', { fits: iphone16ProMax, call: 'اسپیگن EZ Fit', made: 'شیشهٔ آبدیده', extra: 'قاب تنظیم نصب' }],
  ['spigen', 'GlasTR Privacy', '2025-09', 1.25, 450, ['black'], ['گلس حریم شخصی'], 'شیشهٔ حریم شخصی اسپیگن که از پهلو تیره دیده می‌شود، برای iPhone 17 Pro.', { fits: iphone17Pro, call: 'حریم شخصی اسپیگن', made: 'شیشهٔ آبدیدهٔ تیره', extra: 'دید پهلویی بسته' }],
  ['nillkin', 'CP+PRO', '2025-03', 0.46, 580, ['black'], [], 'شیشهٔ نیلکین با لبهٔ گرد ۲٫۵ بعدی برای Galaxy A56.', { fits: a56, call: 'نیلکین CP+PRO', made: 'شیشهٔ آبدیده', extra: 'لبهٔ گرد و پوشش ضدچربی' }],
  ['nillkin', 'CP+PRO', '2025-03', 0.44, 530, ['black'], [], 'شیشهٔ نیلکین با پوشش ضدچربی برای Galaxy A36.', { fits: a36, call: 'نیلکین CP+PRO', made: 'شیشهٔ آبدیده', extra: 'لبهٔ گرد و پوشش ضدچربی' }],
  ['nillkin', 'CP+PRO', '2024-11', 0.42, 590, ['black'], [], 'شیشهٔ نیلکین برای نمایشگر تخت Galaxy A16.', { fits: a16, call: 'نیلکین CP+PRO', made: 'شیشهٔ آبدیده', extra: 'لبهٔ گرد و پوشش ضدچربی' }],
  ['nillkin', 'CP+PRO', '2025-01', 0.43, 570, ['black'], [], 'شیشهٔ نیلکین با پوشش ضدچربی برای Redmi Note 14.', { fits: note14, call: 'نیلکین CP+PRO', made: 'شیشهٔ آبدیده', extra: 'لبهٔ گرد و پوشش ضدچربی' }],
];

const chargerShelf: Shelf = {
  category: 'wall-charger',
  noun: 'شارژر دیواری',
  group: 'مشخصات شارژر',
  art: 'charger',
  guarantee: yearAndHalf,
};

/** Power in watts. */
type Charger = { watts: number; ports: string; fast: string; extra: string };

function charger(row: Row<Charger>): SeedProduct {
  const { watts, ports, fast, extra } = row[8];
  const facts: Fact[] = [
    ['توان', `${fa(watts)} وات`, 'power'],
    ['درگاه', ports, 'size'],
    ['شارژ سریع', fast, 'battery'],
    ['ایمنی', 'کنترل دما و جریان', 'shield'],
    ['ویژگی', extra],
  ];
  const noun = `شارژر دیواری ${fa(watts)} وات`;
  return place({ ...chargerShelf, noun }, row, facts, [
    { title: `${fa(watts)} وات، زمان کمتر`, text: `شارژ سریع با ${fast}؛ درگاه ${ports}.` },
    { title: 'گرم نمی‌شود، آسیب نمی‌زند', text: `دما و جریان را می‌پاید تا باتری سالم بماند. ${extra}.` },
  ]);
}

// biome-ignore format: one product a row
const chargers: readonly Row<Charger>[] = [
  ['apple', '20W USB-C Power Adapter', '2020-10', 2.35, 840, ['white'], ['شارژر آیفون', 'آداپتور اپل ۲۰ وات'], 'آداپتور اصلی اپل برای شارژ سریع آیفون و آیپد.', { watts: 20, ports: 'یک USB-C', fast: 'USB PD', extra: 'کابل جداگانه است' }],
  ['apple', '35W Dual USB-C Compact', '2022-06', 5.4, 420, ['white'], ['آداپتور اپل ۳۵ وات'], 'آداپتور کوچک اپل با دو درگاه برای آیفون و ساعت.', { watts: 35, ports: 'دو USB-C', fast: 'USB PD', extra: 'پایهٔ تاشو' }],
  ['samsung', 'EP-T2510', '2023-02', 1.15, 880, ['black', 'white'], ['شارژر سامسونگ ۲۵ وات'], 'شارژر اصلی سامسونگ با شارژ بسیار سریع ۲۵ واتی.', { watts: 25, ports: 'یک USB-C', fast: 'PD 3.0 PPS', extra: 'کابل جداگانه است' }],
  ['samsung', 'EP-T4510', '2022-02', 1.85, 720, ['black'], ['شارژر سامسونگ ۴۵ وات'], 'شارژر ۴۵ واتی سامسونگ برای گوشی‌های Ultra و تبلت.', { watts: 45, ports: 'یک USB-C', fast: 'PD 3.0 PPS', extra: 'همراه کابل ۵ آمپری' }],
  ['anker', 'Ace 45W', '2022-07', 2.2, 560, ['black', 'white'], ['شارژر انکر ۴۵ وات'], 'شارژر جمع‌وجور انکر با شارژ بسیار سریع سامسونگ.', { watts: 45, ports: 'یک USB-C', fast: 'PD و PPS', extra: 'پایهٔ تاشو' }],
  ['anker', 'Nano II 65W', '2021-04', 3.6, 610, ['black', 'white'], ['شارژر انکر ۶۵ وات', 'نانو ۲'], 'شارژر گالیم‌نیترید انکر که لپ‌تاپ را هم شارژ می‌کند.', { watts: 65, ports: 'یک USB-C', fast: 'PD 3.0 PPS', extra: 'فناوری GaN II' }],
  ['ugreen', 'Nexode 65W', '2022-03', 3.4, 590, ['black'], ['شارژر یوگرین ۶۵ وات'], 'شارژر سه‌درگاهی یوگرین برای لپ‌تاپ، گوشی و هدفون.', { watts: 65, ports: 'دو USB-C و یک USB-A', fast: 'PD 3.0 و QC', extra: 'فناوری GaN' }],
  ['ugreen', 'Nexode 100W', '2022-03', 5.3, 470, ['black'], ['شارژر یوگرین ۱۰۰ وات'], 'شارژر چهاردرگاهی یوگرین که جای چهار آداپتور را می‌گیرد.', { watts: 100, ports: 'سه USB-C و یک USB-A', fast: 'PD 3.0 PPS', extra: 'فناوری GaN' }],
  ['baseus', 'GaN5 Pro 65W', '2022-04', 2.9, 520, ['black', 'white'], ['شارژر بیسوس ۶۵ وات'], 'شارژر سه‌درگاهی بیسوس همراه کابل USB-C.', { watts: 65, ports: 'دو USB-C و یک USB-A', fast: 'PD و QC 4+', extra: 'همراه کابل ۱۰۰ واتی' }],
  ['xiaomi', '67W Charging Combo', '2022-05', 1.75, 650, ['white'], ['شارژر شیائومی ۶۷ وات'], 'شارژر ۶۷ واتی شیائومی همراه کابل برای گوشی‌های ردمی و پوکو.', { watts: 67, ports: 'یک USB-A', fast: 'Mi Turbo Charge', extra: 'همراه کابل USB-C' }],
];

const padShelf: Shelf = {
  category: 'wireless-charger',
  noun: 'شارژر بی‌سیم',
  group: 'مشخصات شارژر',
  art: 'wireless-charger',
  guarantee: year,
};

type ChargePad = { watts: number; standard: string; shape: string; fits: string };

function chargePad(row: Row<ChargePad>): SeedProduct {
  const { watts, standard, shape, fits } = row[8];
  const facts: Fact[] = [
    ['توان', `تا ${fa(watts)} وات`, 'power'],
    ['استاندارد', standard, 'wireless'],
    ['شکل', shape, 'size'],
    ['سازگار با', fits, 'battery'],
    ['درگاه', 'USB-C'],
  ];
  return place(padShelf, row, facts, [
    {
      title: 'بگذارید، شارژ می‌شود',
      text: `استاندارد ${standard} گوشی را بی‌کابل تا ${fa(watts)} وات شارژ می‌کند.`,
    },
    { title: 'روی میز، همیشه آماده', text: `${shape}؛ مناسب ${fits}.` },
  ]);
}

// biome-ignore format: one product a row
const chargePads: readonly Row<ChargePad>[] = [
  ['apple', 'MagSafe Charger', '2024-09', 4.2, 560, ['white'], ['شارژر مگ سیف', 'مگسیف'], 'شارژر مغناطیسی اپل با توان تا ۲۵ وات برای آیفون ۱۶ به بعد.', { watts: 25, standard: 'MagSafe و Qi2', shape: 'قرص مغناطیسی با کابل', fits: 'آیفون ۱۲ به بعد و ایرپاد' }],
  ['samsung', 'EP-P2400 Wireless Charger Pad', '2022-02', 2.6, 430, ['black', 'white'], ['شارژر بی‌سیم سامسونگ'], 'صفحهٔ شارژ بی‌سیم سامسونگ با فن خنک‌کننده.', { watts: 15, standard: 'Qi', shape: 'صفحهٔ گرد', fits: 'گوشی، بادز و گوشی‌های Qi' }],
  ['anker', 'MagGo 3-in-1 Foldable', '2024-01', 8.4, 390, ['black', 'white'], ['شارژر انکر سه کاره'], 'پایهٔ تاشوی انکر برای گوشی، ساعت و ایرپاد.', { watts: 15, standard: 'Qi2', shape: 'پایهٔ تاشوی سه‌بخشی', fits: 'آیفون، اپل واچ و ایرپاد' }],
  ['baseus', 'Simple 15W', '2020-05', 0.85, 520, ['black', 'white'], ['شارژر بی‌سیم بیسوس'], 'صفحهٔ نازک بیسوس برای شارژ روزانهٔ گوشی.', { watts: 15, standard: 'Qi', shape: 'صفحهٔ نازک گرد', fits: 'گوشی‌های Qi و ایرپاد' }],
];

const cableShelf: Shelf = {
  category: 'charge-cable',
  noun: 'کابل',
  group: 'مشخصات کابل',
  art: 'cable',
  guarantee: year,
};

type Cable = { ends: string; power: string; data: string; coat: string };

function cable(row: Row<Cable>): SeedProduct {
  const { ends, power, data, coat } = row[8];
  const facts: Fact[] = [
    ['دو سر', ends, 'size'],
    ['توان', power, 'power'],
    ['انتقال داده', data, 'storage'],
    ['روکش', coat, 'shield'],
    ['کاربرد', 'شارژ و انتقال داده'],
  ];
  return place(cableShelf, row, facts, [
    { title: 'تا می‌شود، نمی‌شکند', text: `روکش ${coat} خم‌شدن هر روزه در کیف را تاب می‌آورد.` },
    { title: `${power}، یک کابل`, text: `${ends} با توان ${power} و انتقال داده ${data}.` },
  ]);
}

// biome-ignore format: one product a row
const cables: readonly Row<Cable>[] = [
  ['apple', 'USB-C Charge Cable 60W', '2023-09', 2.1, 640, ['white'], ['کابل آیفون تایپ سی', 'کابل اپل'], 'کابل بافتهٔ اپل برای آیفون ۱۵ به بعد، آیپد و مک.', { ends: 'USB-C به USB-C', power: '۶۰ وات', data: 'USB 2.0', coat: 'بافته' }, { choices: lengths(['۱ متر', 2.1], ['۲ متر', 3.2]) }],
  ['apple', 'USB-C to Lightning', '2020-10', 1.95, 560, ['white'], ['کابل لایتنینگ', 'کابل آیفون'], 'کابل اصلی اپل برای آیفون‌های پیش از ۱۵.', { ends: 'USB-C به Lightning', power: 'شارژ سریع USB PD', data: 'USB 2.0', coat: 'نرم' }, { choices: lengths(['۱ متر', 1.95], ['۲ متر', 2.9]) }],
  ['samsung', 'EP-DA705 USB-C', '2019-08', 0.62, 610, ['black', 'white'], ['کابل تایپ سی سامسونگ'], 'کابل اصلی سامسونگ برای شارژر ۲۵ واتی.', { ends: 'USB-C به USB-C', power: '۶۰ وات', data: 'USB 2.0', coat: 'نرم' }, { choices: lengths(['۱ متر', 0.62]) }],
  ['anker', 'PowerLine III Flow', '2021-02', 1.15, 530, ['black', 'white', 'orange'], ['کابل انکر'], 'کابل سیلیکونی بسیار نرم انکر که گره نمی‌خورد.', { ends: 'USB-C به USB-C', power: '۱۰۰ وات', data: 'USB 2.0', coat: 'سیلیکونی' }, { choices: lengths(['۰٫۹ متر', 1.15], ['۱٫۸ متر', 1.4]) }],
  ['baseus', 'Crystal Shine 100W', '2022-08', 0.48, 600, ['black', 'white'], ['کابل بیسوس'], 'کابل بافتهٔ بیسوس برای لپ‌تاپ و گوشی.', { ends: 'USB-C به USB-C', power: '۱۰۰ وات', data: 'USB 2.0', coat: 'بافته' }, { choices: lengths(['۱٫۲ متر', 0.48], ['۲ متر', 0.59]) }],
  ['ugreen', 'USB4 Cable', '2022-06', 1.95, 340, ['black'], ['کابل یوگرین یو‌اس‌بی ۴'], 'کابل USB4 یوگرین برای نمایشگر، SSD و لپ‌تاپ.', { ends: 'USB-C به USB-C', power: '۱۰۰ وات', data: '۴۰ گیگابیت بر ثانیه', coat: 'محکم' }, { choices: lengths(['۰٫۸ متر', 1.95]) }],
];

const powerbankShelf: Shelf = {
  category: 'powerbank',
  noun: 'پاوربانک',
  group: 'مشخصات پاوربانک',
  art: 'powerbank',
  guarantee: yearAndHalf,
};

/** Capacity in milliampere hours, power in watts. */
type Powerbank = { capacity: number; watts: number; ports: string; extra: string };

function powerbank(row: Row<Powerbank>): SeedProduct {
  const { capacity, watts, ports, extra } = row[8];
  const size = grouped(capacity);
  const facts: Fact[] = [
    ['ظرفیت', `${size} میلی‌آمپر ساعت`, 'battery'],
    ['توان', `${fa(watts)} وات`, 'power'],
    ['درگاه', ports, 'size'],
    ['ایمنی', 'کنترل دما و جریان', 'shield'],
    ['ویژگی', extra],
  ];
  return place(powerbankShelf, row, facts, [
    { title: 'سفر بلند، گوشی روشن', text: `${size} میلی‌آمپر ساعت انرژی برای روزهایی که پریز دور است.` },
    { title: `${fa(watts)} وات، در کیف`, text: `درگاه ${ports}؛ ویژگی دیگر: ${extra}.` },
  ]);
}

// biome-ignore format: one product a row
const powerbanks: readonly Row<Powerbank>[] = [
  ['anker', 'PowerCore 20K', '2023-08', 4.78, 900, ['white', 'black', 'blue'], ['پاوربانک انکر ۲۰ هزار', 'پاور کور'], 'پاوربانک بیست‌هزار انکر که لپ‌تاپ سبک را هم شارژ می‌کند.', { capacity: 20000, watts: 65, ports: 'USB-C و USB-A', extra: 'نمایشگر درصد باتری' }, { noun: 'پاوربانک' }],
  ['anker', 'Zolo 10K', '2024-06', 2.45, 740, ['black', 'white', 'blue'], ['پاوربانک انکر ۱۰ هزار', 'زولو'], 'پاوربانک جمع‌وجور انکر با کابل USB-C چسبیده.', { capacity: 10000, watts: 30, ports: 'USB-C و USB-A', extra: 'کابل سرخود' }],
  ['anker', 'PowerCore 737 24K', '2022-07', 12.6, 420, ['black'], ['پاوربانک انکر ۷۳۷'], 'پاوربانک نیرومند انکر برای لپ‌تاپ با نمایشگر رنگی.', { capacity: 24000, watts: 140, ports: 'دو USB-C و یک USB-A', extra: 'نمایشگر رنگی' }],
  ['anker', 'MagGo 10K', '2024-01', 6.9, 460, ['black', 'white'], ['پاوربانک مگنتی انکر', 'مگ سیف پاوربانک'], 'پاوربانک مغناطیسی Qi2 انکر با پایهٔ تاشو.', { capacity: 10000, watts: 27, ports: 'USB-C و شارژ بی‌سیم', extra: 'شارژ بی‌سیم Qi2 تا ۱۵ وات' }],
  ['xiaomi', 'Power Bank 20K 33W', '2023-10', 2.65, 860, ['black', 'blue'], ['پاوربانک شیائومی ۲۰ هزار'], 'پاوربانک بیست‌هزار شیائومی با کابل سرخود.', { capacity: 20000, watts: 33, ports: 'USB-C و USB-A', extra: 'کابل سرخود' }],
  ['xiaomi', 'Power Bank 10K 22.5W', '2023-06', 1.45, 880, ['black', 'white', 'blue'], ['پاوربانک شیائومی ۱۰ هزار'], 'پاوربانک ده‌هزار شیائومی، سبک و ارزان.', { capacity: 10000, watts: 22.5, ports: 'USB-C و USB-A', extra: 'حالت کم‌جریان برای ساعت و هدفون' }],
  ['samsung', 'EB-P4520', '2024-02', 3.6, 510, ['white'], ['پاوربانک سامسونگ ۲۰ هزار'], 'پاوربانک ۴۵ واتی سامسونگ با سه درگاه USB-C.', { capacity: 20000, watts: 45, ports: 'سه USB-C', extra: 'شارژ هم‌زمان سه دستگاه' }],
  ['baseus', 'Adaman 20000 65W', '2021-08', 3.3, 540, ['black'], ['پاوربانک بیسوس ۲۰ هزار'], 'پاوربانک فلزی بیسوس با نمایشگر و توان ۶۵ وات.', { capacity: 20000, watts: 65, ports: 'USB-C و دو USB-A', extra: 'بدنهٔ فلزی' }],
  ['ugreen', 'Nexode 20000 130W', '2024-06', 7.2, 350, ['black'], ['پاوربانک یوگرین'], 'پاوربانک یوگرین برای لپ‌تاپ و گوشی با نمایشگر TFT.', { capacity: 20000, watts: 130, ports: 'دو USB-C و یک USB-A', extra: 'نمایشگر TFT' }],
];

const holderShelf: Shelf = {
  category: 'car-holder',
  noun: 'نگهدارندهٔ خودرو',
  group: 'مشخصات پایه',
  art: 'holder',
  guarantee: year,
};

type Holder = { grip: string; mount: string; made: string; turn: string };

function holder(row: Row<Holder>): SeedProduct {
  const { grip, mount, made, turn } = row[8];
  const facts: Fact[] = [
    ['نگه‌داشتن', grip, 'shield'],
    ['نصب', mount, 'size'],
    ['جنس', made, 'weight'],
    ['چرخش', turn, 'screen'],
    ['کاربرد', 'گوشی و مسیریابی'],
  ];
  return place(holderShelf, row, facts, [
    { title: 'چشم به راه، دست آزاد', text: `گوشی با ${grip} محکم می‌ماند و ${turn} می‌چرخد.` },
    { title: 'نصب ساده، بی‌ابزار', text: `${mount} نصب می‌شود و بدنهٔ آن از ${made} است.` },
  ]);
}

const desk = { category: 'desk-holder', noun: 'پایهٔ رومیزی' } as const;

// biome-ignore format: one product a row
const holders: readonly Row<Holder>[] = [
  ['baseus', 'Gravity Car Mount', '2019-03', 0.55, 520, ['black', 'silver'], ['هولدر موبایل بیسوس', 'هولدر ماشین'], 'پایهٔ گرانشی دریچهٔ کولر که با وزن گوشی بسته می‌شود.', { grip: 'بازوهای گرانشی', mount: 'روی دریچهٔ کولر', made: 'آلومینیوم و پلاستیک', turn: '۳۶۰ درجه' }],
  ['ugreen', 'Magnetic Car Mount', '2022-03', 0.85, 430, ['black'], ['هولدر مگنتی یوگرین'], 'پایهٔ مغناطیسی یوگرین برای گوشی‌های MagSafe.', { grip: 'آهن‌ربای MagSafe', mount: 'روی دریچهٔ کولر', made: 'آلومینیوم', turn: '۳۶۰ درجه' }],
  ['baseus', 'Biaxial Desk Stand', '2022-01', 0.75, 380, ['silver', 'black'], ['پایه نگهدارنده موبایل'], 'پایهٔ تاشوی فلزی برای گوشی و تبلت.', { grip: 'لبهٔ سیلیکونی', mount: 'روی میز', made: 'آلومینیوم', turn: 'در دو محور' }, desk],
  ['ugreen', 'Adjustable Phone Stand', '2020-06', 0.59, 410, ['black', 'silver'], ['پایه موبایل یوگرین'], 'پایهٔ سبک و تاشوی یوگرین برای تماس تصویری.', { grip: 'لبهٔ لاستیکی', mount: 'روی میز', made: 'پلاستیک ABS', turn: 'در یک محور' }, desk],
];

const ssdShelf: Shelf = {
  category: 'ssd',
  noun: 'حافظهٔ SSD قابل‌حمل',
  group: 'مشخصات حافظه',
  art: 'ssd',
  guarantee: 'گارانتی ۳۶ ماههٔ شرکتی',
};

/** Highest reading speed in megabytes a second. */
type Disk = { read: number; link: string; shield: string; shape: string };

function disk(shelf: Shelf): (row: Row<Disk>) => SeedProduct {
  return (row) => {
    const { read, link, shield, shape } = row[8];
    const speed = grouped(read);
    const facts: Fact[] = [
      ['سرعت خواندن', `تا ${speed} مگابایت بر ثانیه`, 'power'],
      ['رابط', link, 'storage'],
      ['مقاومت', shield, 'shield'],
      ['شکل', shape, 'size'],
      ['سازگار با', 'Windows، macOS و Android'],
    ];
    return place(shelf, row, facts, [
      {
        title: 'پرونده‌های بزرگ، زمان کوتاه',
        text: `تا ${speed} مگابایت در ثانیه می‌خواند؛ رابط آن ${link} است.`,
      },
      { title: 'همراه شما، بی‌نگرانی', text: `${shape}؛ مقاومت: ${shield}.` },
    ]);
  };
}

const internal = { noun: 'حافظهٔ SSD اینترنال' } as const;

// biome-ignore format: one product a row
const disks: readonly Row<Disk>[] = [
  ['samsung', 'T7', '2020-05', 8.9, 690, ['black', 'blue', 'red'], ['هارد اکسترنال سامسونگ', 'سامسونگ تی ۷'], 'حافظهٔ فلزی جیبی سامسونگ با رمزنگاری AES.', { read: 1050, link: 'USB 3.2 Gen 2', shield: 'افتادن تا ۲ متر', shape: 'کارتی، ۵۸ گرم' }, { choices: storage(['۱ ترابایت', 8.9], ['۲ ترابایت', 15.6]) }],
  ['samsung', 'T7 Shield', '2022-04', 9.8, 560, ['black', 'blue'], ['سامسونگ تی ۷ شیلد'], 'حافظهٔ مقاوم سامسونگ با پوشش لاستیکی.', { read: 1050, link: 'USB 3.2 Gen 2', shield: 'IP65 و افتادن تا ۳ متر', shape: 'کارتی، ۹۸ گرم' }, { choices: storage(['۱ ترابایت', 9.8], ['۲ ترابایت', 16.9]) }],
  ['sandisk', 'Extreme Portable V2', '2020-10', 9.2, 530, ['black'], ['سن‌دیسک اکستریم'], 'حافظهٔ حلقه‌دار سن‌دیسک برای سفر و کوه.', { read: 1050, link: 'USB 3.2 Gen 2', shield: 'IP65', shape: 'با حلقهٔ آویز' }, { choices: storage(['۵۰۰ گیگابایت', 6.9], ['۱ ترابایت', 9.2], ['۲ ترابایت', 16.2]) }],
  ['crucial', 'X9 Pro', '2023-07', 8.6, 340, ['black'], ['کروشال ایکس ۹ پرو'], 'حافظهٔ کوچک کروشال که خواندن و نوشتنش برابر است.', { read: 1050, link: 'USB 3.2 Gen 2', shield: 'IP55 و افتادن تا ۲٫۳ متر', shape: 'مربع کوچک، ۳۸ گرم' }, { choices: storage(['۱ ترابایت', 8.6], ['۲ ترابایت', 14.8]) }],
  ['kingston', 'XS1000', '2023-08', 7.3, 480, ['black'], ['کینگستون ایکس‌اس ۱۰۰۰'], 'حافظهٔ بسیار کوچک کینگستون برای کیف و جیب.', { read: 1050, link: 'USB 3.2 Gen 2', shield: 'بدنهٔ فلز و پلاستیک', shape: 'بندانگشتی، ۲۹ گرم' }, { choices: storage(['۱ ترابایت', 7.3], ['۲ ترابایت', 12.9]) }],
  ['samsung', '990 PRO', '2022-10', 10.4, 520, ['black'], ['سامسونگ ۹۹۰ پرو'], 'حافظهٔ اینترنال NVMe سامسونگ برای رایانه و PS5.', { read: 7450, link: 'PCIe 4.0 NVMe', shield: 'کنترل دما', shape: 'M.2 2280' }, { ...internal, title: 'حافظهٔ اینترنال سامسونگ SSD 990 PRO', choices: storage(['۱ ترابایت', 10.4], ['۲ ترابایت', 17.8]) }],
  ['wd', 'Black SN850X', '2022-08', 9.7, 430, ['black'], ['وسترن بلک اس‌ان ۸۵۰'], 'حافظهٔ اینترنال وسترن دیجیتال برای بازی.', { read: 7300, link: 'PCIe 4.0 NVMe', shield: 'کنترل دما', shape: 'M.2 2280' }, { ...internal, choices: storage(['۱ ترابایت', 9.7], ['۲ ترابایت', 16.6]) }],
  ['kingston', 'NV3', '2024-08', 5.9, 510, ['blue'], ['کینگستون ان‌وی ۳'], 'حافظهٔ اینترنال خوش‌قیمت کینگستون برای ارتقای لپ‌تاپ.', { read: 6000, link: 'PCIe 4.0 NVMe', shield: 'کم‌مصرف و کم‌گرما', shape: 'M.2 2280' }, { ...internal, choices: storage(['۵۰۰ گیگابایت', 4.1], ['۱ ترابایت', 5.9]) }],
];

const flashShelf: Shelf = {
  category: 'flash-drive',
  noun: 'فلش مموری',
  group: 'مشخصات حافظه',
  art: 'flash-drive',
  guarantee: 'گارانتی مادام‌العمر شرکتی',
};

// biome-ignore format: one product a row
const flashes: readonly Row<Disk>[] = [
  ['sandisk', 'Ultra Dual Drive Luxe', '2020-11', 0.79, 620, ['silver'], ['فلش سن‌دیسک تایپ سی', 'فلش otg'], 'فلش فلزی دوسر سن‌دیسک برای گوشی و رایانه.', { read: 150, link: 'USB-C و USB-A', shield: 'بدنهٔ تمام‌فلز', shape: 'چرخان با حلقه' }, { choices: storage(['۶۴ گیگابایت', 0.79], ['۱۲۸ گیگابایت', 1.19], ['۲۵۶ گیگابایت', 2.2]) }],
  ['sandisk', 'Ultra Flair', '2016-01', 0.52, 580, ['silver', 'black'], ['فلش سن‌دیسک فلیر'], 'فلش باریک و تند سن‌دیسک برای کار روزانه.', { read: 150, link: 'USB 3.0', shield: 'بدنهٔ فلزی', shape: 'باریک' }, { choices: storage(['۶۴ گیگابایت', 0.52], ['۱۲۸ گیگابایت', 0.86]) }],
  ['kingston', 'DataTraveler Exodia', '2020-09', 0.42, 600, ['black'], ['فلش کینگستون اگزودیا'], 'فلش سادهٔ کینگستون با درپوش و حلقهٔ بزرگ.', { read: 100, link: 'USB 3.2 Gen 1', shield: 'درپوش محافظ', shape: 'با حلقهٔ رنگی' }, { choices: storage(['۶۴ گیگابایت', 0.42], ['۱۲۸ گیگابایت', 0.74]) }],
  ['samsung', 'BAR Plus', '2018-05', 0.88, 480, ['silver', 'black'], ['فلش سامسونگ بار پلاس'], 'فلش تمام‌فلز سامسونگ با مقاومت پنج‌گانه.', { read: 300, link: 'USB 3.1', shield: 'آب، ضربه، آهن‌ربا، دما و پرتو ایکس', shape: 'یک‌تکهٔ فلزی' }, { choices: storage(['۶۴ گیگابایت', 0.88], ['۱۲۸ گیگابایت', 1.35]) }],
];

const cardShelf: Shelf = {
  category: 'memory-card',
  noun: 'کارت حافظه',
  group: 'مشخصات حافظه',
  art: 'memory-card',
  guarantee: 'گارانتی مادام‌العمر شرکتی',
};

// biome-ignore format: one product a row
const cards: readonly Row<Disk>[] = [
  ['samsung', 'EVO Plus microSDXC', '2021-09', 0.98, 650, ['red', 'white'], ['رم میکرو سامسونگ', 'کارت حافظه سامسونگ'], 'کارت میکرواس‌دی سامسونگ برای گوشی، تبلت و سوییچ.', { read: 130, link: 'U3، V30 و A2', shield: 'آب، دما، آهن‌ربا و پرتو ایکس', shape: 'microSD با تبدیل SD' }, { choices: storage(['۱۲۸ گیگابایت', 0.98], ['۲۵۶ گیگابایت', 1.75], ['۵۱۲ گیگابایت', 3.4]) }],
  ['sandisk', 'Extreme microSDXC', '2022-01', 1.25, 610, ['red'], ['رم میکرو سن‌دیسک'], 'کارت تند سن‌دیسک برای دوربین ورزشی و پهپاد.', { read: 190, link: 'U3، V30 و A2', shield: 'آب، دما، ضربه و پرتو ایکس', shape: 'microSD' }, { choices: storage(['۱۲۸ گیگابایت', 1.25], ['۲۵۶ گیگابایت', 2.2]) }],
  ['sandisk', 'Extreme PRO SDXC', '2022-01', 1.95, 430, ['red', 'blue'], ['کارت اس‌دی سن‌دیسک'], 'کارت SD سن‌دیسک برای دوربین عکاسی و فیلم 4K.', { read: 200, link: 'UHS-I، U3 و V30', shield: 'آب، دما، ضربه و پرتو ایکس', shape: 'SD' }, { choices: storage(['۱۲۸ گیگابایت', 1.95], ['۲۵۶ گیگابایت', 3.3]) }],
  ['kingston', 'Canvas Go! Plus', '2020-02', 1.05, 460, ['blue', 'white'], ['رم میکرو کینگستون'], 'کارت میکرواس‌دی کینگستون برای پهپاد و گوشی.', { read: 170, link: 'U3، V30 و A2', shield: 'آب، دما، ضربه و پرتو ایکس', shape: 'microSD با تبدیل SD' }, { title: 'کارت حافظه کینگستون Canvas Go Plus', latinTitle: 'Kingston Canvas Go! Plus', choices: storage(['۱۲۸ گیگابایت', 1.05], ['۲۵۶ گیگابایت', 1.9]) }],
];

const keyboardShelf: Shelf = {
  category: 'keyboard',
  noun: 'صفحه‌کلید',
  group: 'مشخصات صفحه‌کلید',
  art: 'keyboard',
  guarantee: yearAndHalf,
};

type Keyboard = { link: string; power: string; layout: string; extra: string };

function keyboard(row: Row<Keyboard>): SeedProduct {
  const { link, power, layout, extra } = row[8];
  const facts: Fact[] = [
    ['اتصال', link, 'wireless'],
    ['انرژی', power, 'battery'],
    ['اندازه', layout, 'size'],
    ['ویژگی', extra, 'power'],
    ['حروف', 'لاتین، با برچسب فارسی رایگان'],
  ];
  return place(keyboardShelf, row, facts, [
    { title: 'نوشتن آرام، تمام روز', text: `${extra}؛ اندازهٔ ${layout} برای میز کار.` },
    { title: 'میز بی‌سیم، بی‌گره', text: `اتصال ${link}؛ انرژی آن ${power} است.` },
  ]);
}

// biome-ignore format: one product a row
const keyboards: readonly Row<Keyboard>[] = [
  ['logitech', 'MX Keys S', '2023-05', 10.9, 520, ['black', 'white'], ['لاجیتک ام‌ایکس کیز'], 'صفحه‌کلید پرچم‌دار لاجیتک با نور خودکار و کلید گود.', { link: 'Logi Bolt و بلوتوث', power: 'باتری شارژی', layout: 'تمام‌اندازه', extra: 'نور هوشمند و سه دستگاه هم‌زمان' }],
  ['logitech', 'K380', '2015-09', 3.4, 680, ['white', 'black', 'pink'], ['لاجیتک کی ۳۸۰'], 'صفحه‌کلید گرد و کوچک بلوتوثی برای تبلت، گوشی و رایانه.', { link: 'بلوتوث', power: 'دو باتری نیم‌قلمی، تا ۲ سال', layout: 'جمع‌وجور', extra: 'جابه‌جایی میان سه دستگاه' }],
  ['logitech', 'Pebble Keys 2 K380s', '2023-09', 3.9, 500, ['white', 'black', 'pink'], ['لاجیتک پبل کیز ۲'], 'نسل تازهٔ K380 با پلاستیک بازیافتی و کلید آرام.', { link: 'Logi Bolt و بلوتوث', power: 'دو باتری نیم‌قلمی، تا ۳ سال', layout: 'جمع‌وجور', extra: 'کلیدهای برنامه‌پذیر' }],
  ['apple', 'Magic Keyboard', '2024-10', 10.2, 430, ['white'], ['مجیک کیبورد'], 'صفحه‌کلید باریک اپل با درگاه USB-C.', { link: 'بلوتوث', power: 'باتری شارژی، حدود یک ماه', layout: 'جمع‌وجور', extra: 'جفت‌شدن خودکار با Mac' }],
];

const mouseShelf: Shelf = {
  category: 'mouse',
  noun: 'ماوس',
  group: 'مشخصات ماوس',
  art: 'mouse',
  guarantee: yearAndHalf,
};

/** Highest sensitivity in DPI. */
type Mouse = { link: string; dpi: number; power: string; extra: string };

function mouse(row: Row<Mouse>): SeedProduct {
  const { link, dpi, power, extra } = row[8];
  const facts: Fact[] = [
    ['اتصال', link, 'wireless'],
    ['حساسیت', `${grouped(dpi)} DPI`, 'size'],
    ['انرژی', power, 'battery'],
    ['ویژگی', extra, 'power'],
    ['سازگار با', 'Windows، macOS و iPadOS'],
  ];
  return place(mouseShelf, row, facts, [
    { title: 'کف دست، ساعت‌ها راحت', text: `${extra} و حساسیت ${grouped(dpi)} DPI برای کار روزانه.` },
    { title: 'بی‌سیم، همیشه در دست', text: `اتصال ${link}؛ انرژی آن ${power} است.` },
  ]);
}

// biome-ignore format: one product a row
const mice: readonly Row<Mouse>[] = [
  ['logitech', 'MX Master 3S', '2022-05', 9.8, 760, ['black', 'white'], ['لاجیتک ام‌ایکس مستر ۳', 'ام ایکس مستر'], 'ماوس پرچم‌دار لاجیتک با چرخ مغناطیسی و کلیک بی‌صدا.', { link: 'Logi Bolt و بلوتوث', dpi: 8000, power: 'باتری شارژی، تا ۷۰ روز', extra: 'چرخ مغناطیسی و چرخ شست' }],
  ['logitech', 'MX Anywhere 3S', '2023-05', 7.7, 490, ['black', 'white', 'pink'], ['لاجیتک ام‌ایکس انی‌ور'], 'ماوس کوچک سفری که روی شیشه هم کار می‌کند.', { link: 'Logi Bolt و بلوتوث', dpi: 8000, power: 'باتری شارژی، تا ۷۰ روز', extra: 'چرخ مغناطیسی' }],
  ['logitech', 'Pebble Mouse 2 M350s', '2023-09', 2.1, 640, ['white', 'black', 'pink'], ['لاجیتک پبل ۲'], 'ماوس تخت و بی‌صدای لاجیتک برای کیف.', { link: 'Logi Bolt و بلوتوث', dpi: 4000, power: 'یک باتری قلمی، تا ۲ سال', extra: 'کلیک بی‌صدا' }],
  ['logitech', 'Lift Vertical', '2022-04', 6.4, 420, ['black', 'white', 'pink'], ['ماوس عمودی لاجیتک', 'لاجیتک لیفت'], 'ماوس عمودی لاجیتک که مچ را در حالت طبیعی نگه می‌دارد.', { link: 'Logi Bolt و بلوتوث', dpi: 4000, power: 'یک باتری قلمی، تا ۲ سال', extra: 'زاویهٔ عمودی ۵۷ درجه' }],
  ['apple', 'Magic Mouse', '2024-10', 8.3, 470, ['white', 'black'], ['مجیک ماوس'], 'ماوس لمسی اپل با درگاه USB-C.', { link: 'بلوتوث', dpi: 1300, power: 'باتری شارژی، حدود یک ماه', extra: 'سطح لمسی چندانگشتی' }],
];

const webcamShelf: Shelf = {
  category: 'webcam-hd',
  noun: 'وب‌کم',
  group: 'مشخصات وب‌کم',
  art: 'webcam',
  guarantee: yearAndHalf,
};

type Webcam = { video: string; view: string; focus: string; mic: string };

function webcam(row: Row<Webcam>): SeedProduct {
  const { video, view, focus, mic } = row[8];
  const facts: Fact[] = [
    ['تصویر', video, 'camera'],
    ['زاویهٔ دید', view, 'size'],
    ['فوکوس', focus, 'screen'],
    ['میکروفون', mic, 'audio'],
    ['اتصال', 'USB'],
  ];
  return place(webcamShelf, row, facts, [
    { title: 'جلسه، با چهره‌ای روشن', text: `تصویر ${video} و فوکوس ${focus} شما را واضح نشان می‌دهد.` },
    { title: 'وصل کنید، دیده شوید', text: `بی‌نصب نرم‌افزار با USB کار می‌کند؛ میکروفون آن ${mic} است.` },
  ]);
}

const fourK = { category: 'webcam-4k' } as const;

// biome-ignore format: one product a row
const webcams: readonly Row<Webcam>[] = [
  ['logitech', 'C920s HD Pro', '2019-04', 5.9, 620, ['black'], ['لاجیتک سی ۹۲۰'], 'وب‌کم ماندگار لاجیتک با درپوش حریم شخصی.', { video: '1080p با ۳۰ فریم', view: '۷۸ درجه', focus: 'خودکار', mic: 'دوتایی استریو' }],
  ['logitech', 'C270 HD', '2010-06', 2.1, 580, ['black'], ['لاجیتک سی ۲۷۰'], 'وب‌کم ساده و ارزان برای کلاس و تماس.', { video: '720p با ۳۰ فریم', view: '۵۵ درجه', focus: 'ثابت', mic: 'تک با کاهش نویز' }],
  ['logitech', 'Brio 500', '2022-09', 9.9, 410, ['black', 'white'], ['لاجیتک بریو ۵۰۰'], 'وب‌کم 1080p لاجیتک با قاب‌بندی خودکار و حالت نمایش میز.', { video: '1080p با ۳۰ فریم', view: '۹۰ درجه', focus: 'خودکار', mic: 'دوتایی با کاهش نویز' }],
  ['logitech', 'MX Brio', '2024-03', 18.4, 330, ['black', 'white'], ['لاجیتک ام‌ایکس بریو'], 'وب‌کم 4K لاجیتک با پیکسل بزرگ‌تر برای نور کم.', { video: '4K با ۳۰ فریم', view: '۹۰ درجه', focus: 'خودکار', mic: 'دوتایی با کاهش نویز' }, fourK],
  ['insta360', 'Link 2', '2024-09', 19.6, 280, ['black'], ['اینستا ۳۶۰ لینک ۲'], 'وب‌کم 4K با گیمبال که گوینده را دنبال می‌کند.', { video: '4K با ۳۰ فریم', view: '۷۹٫۵ درجه', focus: 'خودکار فازی', mic: 'با کاهش نویز هوشمند' }, fourK],
];

const monitorShelf: Shelf = {
  category: 'office-monitor',
  noun: 'مانیتور',
  group: 'مشخصات نمایشگر',
  art: 'monitor-silk',
  guarantee: twoYears,
};

/** Diagonal in inches. */
type Monitor = { inches: number; pixels: string; panel: string; hertz: number; ports: string; extra: string };

function monitor(row: Row<Monitor>): SeedProduct {
  const { inches, pixels, panel, hertz, ports, extra } = row[8];
  const facts: Fact[] = [
    ['صفحه', `${fa(inches)} اینچ ${panel}`, 'screen'],
    ['وضوح', pixels, 'size'],
    ['نرخ نوسازی', `${fa(hertz)} هرتز`, 'power'],
    ['درگاه', ports, 'wireless'],
    ['ویژگی', extra],
  ];
  return place(monitorShelf, row, facts, [
    {
      title: 'متن روشن، چشم آرام',
      text: `پنل ${panel} با وضوح ${pixels} نوشته و نمودار را واضح نشان می‌دهد.`,
    },
    { title: `${fa(inches)} اینچ برای کار`, text: `درگاه ${ports}؛ ویژگی آن: ${extra}.` },
  ]);
}

// biome-ignore format: one product a row
const monitors: readonly Row<Monitor>[] = [
  ['samsung', 'S3 LS24D300', '2024-05', 8.9, 560, ['black'], ['مانیتور سامسونگ ۲۴'], 'مانیتور سادهٔ اداری سامسونگ با نرخ ۱۰۰ هرتز.', { inches: 24, pixels: '۱۹۲۰ در ۱۰۸۰', panel: 'IPS', hertz: 100, ports: 'HDMI و VGA', extra: 'حالت محافظ چشم' }],
  ['samsung', 'ViewFinity S8 S80UD', '2024-06', 28.6, 320, ['black'], ['ویوفینیتی اس ۸'], 'مانیتور 4K سامسونگ با USB-C و شارژ لپ‌تاپ.', { inches: 27, pixels: '۳۸۴۰ در ۲۱۶۰', panel: 'IPS', hertz: 60, ports: 'USB-C، HDMI و DisplayPort', extra: 'پایهٔ بالاپایین‌رونده' }],
  ['lg', '27UP850N-W', '2022-06', 34.8, 360, ['white'], ['مانیتور ال‌جی ۲۷ فورکی'], 'مانیتور 4K ال‌جی با USB-C نود واتی برای مک و لپ‌تاپ.', { inches: 27, pixels: '۳۸۴۰ در ۲۱۶۰', panel: 'IPS', hertz: 60, ports: 'USB-C، HDMI و DisplayPort', extra: 'شارژ لپ‌تاپ تا ۹۰ وات' }],
  ['dell', 'UltraSharp U2723QE', '2022-02', 49.7, 340, ['black'], ['دل التراشارپ'], 'مانیتور حرفه‌ای دل با پنل IPS Black و هاب کامل.', { inches: 27, pixels: '۳۸۴۰ در ۲۱۶۰', panel: 'IPS Black', hertz: 60, ports: 'USB-C، HDMI، DisplayPort و LAN', extra: 'شارژ لپ‌تاپ تا ۹۰ وات' }],
  ['asus', 'ProArt PA278QV', '2020-03', 26.2, 300, ['black'], ['پروآرت ۲۷'], 'مانیتور طراحی ایسوس با رنگ کالیبرهٔ کارخانه.', { inches: 27, pixels: '۲۵۶۰ در ۱۴۴۰', panel: 'IPS', hertz: 75, ports: 'HDMI و DisplayPort', extra: 'پوشش کامل sRGB' }],
];

/** Cases, chargers, storage and desk things. */
export const accessories: readonly SeedProduct[] = [
  ...cases.map(phoneCase),
  ...guards.map(guard),
  ...chargers.map(charger),
  ...chargePads.map(chargePad),
  ...cables.map(cable),
  ...powerbanks.map(powerbank),
  ...holders.map(holder),
  ...disks.map(disk(ssdShelf)),
  ...flashes.map(disk(flashShelf)),
  ...cards.map(disk(cardShelf)),
  ...keyboards.map(keyboard),
  ...mice.map(mouse),
  ...webcams.map(webcam),
  ...monitors.map(monitor),
];

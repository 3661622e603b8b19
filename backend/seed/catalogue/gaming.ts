import { fa, grouped, type SeedProduct } from './model';
import {
  type Choices,
  type Departure,
  type Fact,
  place,
  type Row,
  type Shelf,
  type Told,
  told,
} from './shelf';

const year = 'گارانتی ۱۲ ماههٔ شرکتی';
const yearAndHalf = 'گارانتی ۱۸ ماههٔ شرکتی';
const twoYears = 'گارانتی ۲۴ ماههٔ شرکتی';

const storage = (...of: Choices['of']): Choices => ({ icon: 'storage', of });
const edition = (...of: Choices['of']): Choices => ({ icon: 'edition', of });

const consoleShelf: Shelf = {
  category: 'playstation',
  noun: 'کنسول بازی',
  group: 'مشخصات کنسول',
  art: 'console-tower',
  guarantee: yearAndHalf,
};

const xbox = { category: 'xbox', art: 'console-box' } as const;
const nintendoSwitch = { category: 'nintendo-switch', art: 'console-handheld' } as const;
const handheld = { category: 'handheld', art: 'console-handheld', noun: 'کنسول دستی' } as const;
const bundle = { noun: 'بستهٔ کنسول' } as const;

const discDrive = ['درایو دیسک', 'Ultra HD Blu-ray'] as const;

// biome-ignore format: one product a row
const consoles: readonly Row<Told>[] = [
  ['sony', 'PlayStation 5 Slim', '2023-11', 46.9, 990, ['white', 'black'], ['پلی‌استیشن ۵ اسلیم', 'پلی استیشن ۵', 'ps5 slim'], 'نسخهٔ باریک PS5 با یک ترابایت حافظه و درایو دیسکی که جدا می‌شود.', {
    facts: [['تصویر', '4K تا ۱۲۰ فریم', 'screen'], ['حافظه', '۱ ترابایت SSD', 'storage'], ['پردازنده', 'AMD Zen 2، هشت هسته', 'chip'], ['وزن', '۳٫۲ کیلوگرم', 'weight'], ['رم', '۱۶ گیگابایت GDDR6'], discDrive, ['درگاه جلو', 'دو USB-C']],
    story: [{ title: 'باریک‌تر، با همان زور', text: 'همان توان PS5 در بدنه‌ای که حجمش حدود سی درصد کمتر شده است.' }, { title: 'بار کنید، بازی کنید', text: 'SSD پرسرعت بارگذاری را به چند ثانیه می‌رساند و ۱ ترابایت جا دارد.' }],
  }, { choices: edition(['دیجیتال', 42.9], ['با درایو دیسک', 46.9]) }],
  ['sony', 'PlayStation 5 Pro', '2024-11', 79.9, 780, ['white'], ['پلی‌استیشن ۵ پرو', 'ps5 pro'], 'نیرومندترین پلی‌استیشن با دو ترابایت حافظه و ارتقای تصویر PSSR.', {
    facts: [['حافظه', '۲ ترابایت SSD', 'storage'], ['گرافیک', '۱۶٫۷ ترافلاپس', 'chip'], ['شبکه', 'Wi-Fi 7', 'wireless'], ['وزن', '۳٫۱ کیلوگرم', 'weight'], ['رم', '۱۶ گیگابایت GDDR6 و ۲ گیگابایت DDR5'], ['درایو دیسک', 'جداگانه خریده می‌شود']],
    story: [{ title: 'جزئیات بیشتر، فریم بیشتر', text: 'PSSR تصویر را با یادگیری ماشین تیزتر می‌کند تا میان کیفیت و روانی ناچار به انتخاب نباشید.' }, { title: 'دو ترابایت، بی‌پاک‌کردن', text: 'حافظهٔ ۲ ترابایتی چندین بازی بزرگ را هم‌زمان نگه می‌دارد.' }],
  }],
  ['microsoft', 'Xbox Series X', '2020-11', 57.4, 690, ['black'], ['ایکس‌باکس سری ایکس', 'xbox series x'], 'نیرومندترین ایکس‌باکس با درایو دیسک و اجرای 4K.', {
    facts: [['تصویر', '4K تا ۱۲۰ فریم', 'screen'], ['گرافیک', '۱۲ ترافلاپس', 'chip'], ['حافظه', '۱ ترابایت NVMe', 'storage'], ['وزن', '۴٫۴۵ کیلوگرم', 'weight'], ['رم', '۱۶ گیگابایت GDDR6'], discDrive],
    story: [{ title: 'چهار نسل، یک جعبه', text: 'هزاران بازی Xbox One، Xbox 360 و Xbox نخست هم روی آن اجرا می‌شود.' }, { title: 'رها کنید، ادامه دهید', text: 'Quick Resume چند بازی را باز نگه می‌دارد تا از همان‌جا که بودید ادامه دهید.' }],
  }, xbox],
  ['microsoft', 'Xbox Series S', '2020-11', 33.8, 760, ['white', 'black'], ['ایکس‌باکس سری اس', 'xbox series s'], 'کوچک‌ترین ایکس‌باکس، تمام‌دیجیتال و مناسب Game Pass.', {
    facts: [['تصویر', '1440p تا ۱۲۰ فریم', 'screen'], ['گرافیک', '۴ ترافلاپس', 'chip'], ['حافظه', '۵۱۲ گیگابایت یا ۱ ترابایت', 'storage'], ['وزن', '۱٫۹۳ کیلوگرم', 'weight'], ['رم', '۱۰ گیگابایت GDDR6'], ['درایو دیسک', 'ندارد']],
    story: [{ title: 'کوچک، کنار تلویزیون', text: 'بدنهٔ کمتر از دو کیلوگرمی در هر قفسه‌ای جا می‌گیرد.' }, { title: 'بی‌دیسک، با Game Pass', text: 'بازی‌ها را دانلود یا با اشتراک Game Pass اجرا می‌کنید.' }],
  }, { ...xbox, choices: storage(['۵۱۲ گیگابایت', 33.8], ['۱ ترابایت', 39.6]) }],
  ['nintendo', 'Switch 2', '2025-06', 48.9, 880, ['black'], ['نینتندو سوییچ ۲', 'سوئیچ ۲'], 'نسل تازهٔ سوییچ با نمایشگر بزرگ‌تر، ۱۲۰ هرتز و دستهٔ مغناطیسی.', {
    facts: [['صفحه', '۷٫۹ اینچ، ۱۲۰ هرتز', 'screen'], ['حافظه', '۲۵۶ گیگابایت', 'storage'], ['باتری', '۲ تا ۶٫۵ ساعت', 'battery'], ['وزن', '۵۳۴ گرم با دسته‌ها', 'weight'], ['وضوح صفحه', '۱۹۲۰ در ۱۰۸۰، HDR10'], ['خروجی داک', 'تا 4K']],
    story: [{ title: 'در دست، روی تلویزیون', text: 'صفحهٔ ۷٫۹ اینچی در سفر و خروجی 4K با داک در خانه.' }, { title: 'دسته‌ها، چسبیده با آهن‌ربا', text: 'Joy-Con 2 با آهن‌ربا می‌چسبد و مانند ماوس هم کار می‌کند.' }],
  }, nintendoSwitch],
  ['nintendo', 'Switch OLED', '2021-10', 32.6, 870, ['red', 'white'], ['نینتندو سوییچ اولد', 'سوئیچ oled'], 'سوییچ با نمایشگر OLED هفت‌اینچی و پایهٔ پهن.', {
    facts: [['صفحه', '۷ اینچ OLED', 'screen'], ['حافظه', '۶۴ گیگابایت', 'storage'], ['باتری', '۴٫۵ تا ۹ ساعت', 'battery'], ['وزن', '۴۲۰ گرم با دسته‌ها', 'weight'], ['وضوح صفحه', '۱۲۸۰ در ۷۲۰'], ['خروجی داک', 'تا 1080p'], ['شبکهٔ داک', 'درگاه LAN']],
    story: [{ title: 'سیاهی واقعی، رنگ زنده', text: 'نمایشگر OLED هفت‌اینچی بازی را در دست هم تماشایی می‌کند.' }, { title: 'سه حالت، یک کنسول', text: 'روی تلویزیون، روی میز با پایهٔ پهن یا در دست بازی کنید.' }],
  }, nintendoSwitch],
  ['nintendo', 'Switch Lite', '2019-09', 19.4, 640, ['yellow', 'black', 'white'], ['نینتندو سوییچ لایت', 'سوئیچ لایت'], 'سوییچ سبک که تنها در دست بازی می‌شود.', {
    facts: [['صفحه', '۵٫۵ اینچ', 'screen'], ['حافظه', '۳۲ گیگابایت', 'storage'], ['باتری', '۳ تا ۷ ساعت', 'battery'], ['وزن', '۲۷۵ گرم', 'weight'], ['وضوح صفحه', '۱۲۸۰ در ۷۲۰'], ['خروجی تلویزیون', 'ندارد']],
    story: [{ title: 'یک‌تکه، سبک، جیبی', text: 'با ۲۷۵ گرم وزن و دستهٔ یکپارچه برای سفر ساخته شده است.' }, { title: 'بازی‌های سوییچ، در دست', text: 'همهٔ بازی‌هایی را که حالت دستی دارند اجرا می‌کند.' }],
  }, nintendoSwitch],
  ['valve', 'Steam Deck OLED', '2023-11', 58.9, 560, ['black'], ['استیم دک اولد', 'استیم دک'], 'کنسول دستی ولو برای کتابخانهٔ Steam با نمایشگر OLED نود هرتزی.', {
    facts: [['صفحه', '۷٫۴ اینچ OLED، ۹۰ هرتز', 'screen'], ['حافظه', '۵۱۲ گیگابایت یا ۱ ترابایت', 'storage'], ['باتری', '۵۰ وات‌ساعت', 'battery'], ['وزن', '۶۴۰ گرم', 'weight'], ['رم', '۱۶ گیگابایت LPDDR5'], ['شبکه', 'Wi-Fi 6E'], ['سیستم‌عامل', 'SteamOS']],
    story: [{ title: 'کتابخانهٔ Steam، در دست', text: 'بازی‌هایی که در Steam خریده‌اید بی‌هزینهٔ دوباره اجرا می‌شوند.' }, { title: 'OLED، نود هرتز', text: 'نمایشگر HDR با ۹۰ هرتز حرکت را نرم و سیاهی را عمیق می‌کند.' }],
  }, { ...handheld, choices: storage(['۵۱۲ گیگابایت', 58.9], ['۱ ترابایت', 68.5]) }],
  ['asus', 'ROG Ally X', '2024-07', 83.6, 430, ['black'], ['راگ الای ایکس', 'ایسوس الای'], 'کنسول دستی ویندوزی ایسوس با باتری دوبرابر نسل پیش.', {
    facts: [['صفحه', '۷ اینچ، ۱۲۰ هرتز', 'screen'], ['پردازنده', 'Ryzen Z1 Extreme', 'chip'], ['باتری', '۸۰ وات‌ساعت', 'battery'], ['وزن', '۶۷۸ گرم', 'weight'], ['رم', '۲۴ گیگابایت LPDDR5X'], ['حافظه', '۱ ترابایت'], ['سیستم‌عامل', 'Windows 11']],
    story: [{ title: 'رایانهٔ بازی، کف دست', text: 'با Windows 11 از هر فروشگاه بازی که بخواهید استفاده می‌کنید.' }, { title: 'هشتاد وات‌ساعت، بازی بلندتر', text: 'باتری ۸۰ وات‌ساعتی دوبرابر ROG Ally نخست است.' }],
  }, handheld],
  ['asus', 'ROG Ally', '2023-06', 56.2, 380, ['white'], ['راگ الای'], 'کنسول دستی ویندوزی ایسوس با نمایشگر Full HD و نرخ ۱۲۰ هرتز.', {
    facts: [['صفحه', '۷ اینچ، ۱۲۰ هرتز', 'screen'], ['پردازنده', 'Ryzen Z1 Extreme', 'chip'], ['باتری', '۴۰ وات‌ساعت', 'battery'], ['وزن', '۶۰۸ گرم', 'weight'], ['رم', '۱۶ گیگابایت LPDDR5'], ['حافظه', '۵۱۲ گیگابایت'], ['سیستم‌عامل', 'Windows 11']],
    story: [{ title: 'ویندوز، در دو دست', text: 'Steam، Xbox و Epic روی یک دستگاه ۶۰۸ گرمی.' }, { title: 'صد و بیست هرتز، روان', text: 'نمایشگر Full HD با VRR پرش تصویر را می‌گیرد.' }],
  }, handheld],
  ['lenovo', 'Legion Go', '2023-10', 62.7, 340, ['black'], ['لیجن گو'], 'کنسول دستی لنوو با نمایشگر ۸٫۸ اینچی و دسته‌های جداشدنی.', {
    facts: [['صفحه', '۸٫۸ اینچ، ۱۴۴ هرتز', 'screen'], ['پردازنده', 'Ryzen Z1 Extreme', 'chip'], ['باتری', '۴۹٫۲ وات‌ساعت', 'battery'], ['وزن', '۸۵۴ گرم با دسته‌ها', 'weight'], ['رم', '۱۶ گیگابایت LPDDR5X'], ['وضوح صفحه', '۲۵۶۰ در ۱۶۰۰']],
    story: [{ title: 'صفحهٔ بزرگ، دستهٔ جدا', text: 'دسته‌ها جدا می‌شوند و دستگاه روی پایهٔ خود مانند یک نمایشگر کوچک می‌ایستد.' }, { title: 'دسته‌ای که ماوس می‌شود', text: 'دستهٔ راست در حالت FPS روی میز مانند ماوس کار می‌کند.' }],
  }, { ...handheld, choices: storage(['۵۱۲ گیگابایت', 62.7], ['۱ ترابایت', 69.9]) }],
  ['sony', 'PlayStation Portal', '2023-11', 26.8, 520, ['white', 'black'], ['پلی‌استیشن پورتال'], 'پخش‌کنندهٔ دستی PS5 با نمایشگر هشت‌اینچی و دستهٔ DualSense.', {
    facts: [['صفحه', '۸ اینچ، ۶۰ هرتز', 'screen'], ['وضوح', '۱۹۲۰ در ۱۰۸۰', 'size'], ['اتصال', 'Wi-Fi', 'wireless'], ['دسته', 'لرزش دقیق و ماشهٔ تطبیقی', 'game'], ['نیاز', 'کنسول PS5']],
    story: [{ title: 'تلویزیون شلوغ، بازی شما', text: 'بازی از PS5 خانه با Wi-Fi روی صفحهٔ هشت‌اینچی می‌آید.' }, { title: 'همان DualSense، دوپاره', text: 'لرزش دقیق و ماشهٔ تطبیقی مانند دستهٔ کنسول است.' }],
  }, handheld],
  ['sony', 'PlayStation 5 Slim + EA SPORTS FC 26', '2025-09', 52.4, 720, ['white'], ['پلی‌استیشن ۵ با فیفا ۲۶', 'باندل پلی‌استیشن'], 'کنسول PS5 Slim با درایو دیسک، یک دستهٔ DualSense و دیسک EA SPORTS FC 26 در یک بسته.', {
    facts: [['محتوا', 'کنسول، دسته و یک بازی', 'game'], ['حافظه', '۱ ترابایت SSD', 'storage'], ['تصویر', '4K تا ۱۲۰ فریم', 'screen'], ['پردازنده', 'AMD Zen 2، هشت هسته', 'chip'], discDrive],
    story: [{ title: 'باز کنید، گل بزنید', text: 'بازی درون بسته است و همان شب نخست آمادهٔ مسابقه‌اید.' }, { title: 'هدیه‌ای کامل، یک جعبه', text: 'کنسول، دسته و بازی با یک قیمت و یک قرارداد قسطی.' }],
  }, bundle],
  ['sony', 'PlayStation 5 Slim + DualSense', '2024-03', 53.9, 650, ['white'], ['پلی‌استیشن ۵ دو دسته', 'ps5 دو دسته'], 'کنسول PS5 Slim با درایو دیسک و دو دستهٔ DualSense برای بازی دونفره.', {
    facts: [['محتوا', 'کنسول و دو دسته', 'game'], ['حافظه', '۱ ترابایت SSD', 'storage'], ['تصویر', '4K تا ۱۲۰ فریم', 'screen'], ['پردازنده', 'AMD Zen 2، هشت هسته', 'chip'], discDrive],
    story: [{ title: 'دو دسته، یک مبل', text: 'برای بازی کنار هم نیازی به خرید جداگانهٔ دسته نیست.' }, { title: 'هدیه‌ای برای خانه', text: 'بسته‌ای که از روز نخست برای دو نفر آماده است.' }],
  }, bundle],
  ['nintendo', 'Switch 2 + Mario Kart World', '2025-06', 54.6, 700, ['black'], ['سوییچ ۲ با ماریو کارت', 'باندل سوییچ'], 'سوییچ ۲ همراه نسخهٔ دیجیتال Mario Kart World.', {
    facts: [['محتوا', 'کنسول و بازی دیجیتال', 'game'], ['صفحه', '۷٫۹ اینچ، ۱۲۰ هرتز', 'screen'], ['حافظه', '۲۵۶ گیگابایت', 'storage'], ['باتری', '۲ تا ۶٫۵ ساعت', 'battery'], ['خروجی داک', 'تا 4K']],
    story: [{ title: 'خانواده، روی یک پیست', text: 'Mario Kart World تا ۲۴ راننده را در یک مسابقه می‌آورد.' }, { title: 'کنسول و بازی، با هم', text: 'کد بازی درون جعبه است و جداگانه نمی‌خرید.' }],
  }, { ...nintendoSwitch, ...bundle }],
  ['nintendo', 'Switch OLED + Mario Kart 8 Deluxe', '2023-11', 37.8, 590, ['red'], ['سوییچ اولد با ماریو کارت'], 'سوییچ OLED با رنگ نئون و نسخهٔ دیجیتال Mario Kart 8 Deluxe.', {
    facts: [['محتوا', 'کنسول و بازی دیجیتال', 'game'], ['صفحه', '۷ اینچ OLED', 'screen'], ['حافظه', '۶۴ گیگابایت', 'storage'], ['باتری', '۴٫۵ تا ۹ ساعت', 'battery'], ['خروجی داک', 'تا 1080p']],
    story: [{ title: 'دو دسته، مسابقهٔ دونفره', text: 'هر Joy-Con یک دستهٔ جداست و مسابقهٔ دونفره همان دم آغاز می‌شود.' }, { title: 'هدیهٔ آمادهٔ بازی', text: 'بازی همراه کنسول است؛ بسته را باز کنید و بازی کنید.' }],
  }, { ...nintendoSwitch, ...bundle }],
];

const padShelf: Shelf = {
  category: 'pad-playstation',
  noun: 'دستهٔ بازی',
  group: 'مشخصات دسته',
  art: 'controller',
  guarantee: year,
};

/** How it connects, where its power comes from, its grip feel and what it plays with. */
type Pad = { link: string; power: string; feel: string; fits: string; port: string };

function pad(row: Row<Pad>): SeedProduct {
  const { link, power, feel, fits, port } = row[8];
  const facts: Fact[] = [
    ['سازگار با', fits, 'game'],
    ['اتصال', link, 'wireless'],
    ['انرژی', power, 'battery'],
    ['ویژگی', feel, 'power'],
    ['درگاه', port],
  ];
  return place(padShelf, row, facts, [
    { title: 'بازی، زیر انگشت شما', text: `${feel}؛ ساخته‌شده برای ${fits}.` },
    { title: 'وصل شوید، شروع کنید', text: `اتصال ${link} و انرژی از ${power}؛ درگاه آن ${port} است.` },
  ]);
}

// biome-ignore format: one product a row
const pads: readonly Row<Pad>[] = [
  ['sony', 'DualSense', '2020-11', 7.6, 910, ['white', 'black', 'pink', 'red', 'blue'], ['دوال سنس', 'دسته ps5', 'دستهٔ پلی‌استیشن ۵'], 'دستهٔ PS5 با لرزش دقیق و ماشه‌هایی که سفت و شل می‌شوند.', { link: 'بلوتوث ۵٫۱ و USB', power: 'باتری ۱۵۶۰ میلی‌آمپر ساعت', feel: 'لرزش دقیق و ماشهٔ تطبیقی', fits: 'PS5 و PC', port: 'USB-C' }, { more: [['وزن', '۲۸۰ گرم']] }],
  ['sony', 'DualSense Edge', '2023-01', 21.8, 420, ['white', 'black'], ['دوال سنس اج'], 'دستهٔ حرفه‌ای PS5 با اهرم تعویض‌پذیر و دکمه‌های پشتی.', { link: 'بلوتوث و USB', power: 'باتری شارژی', feel: 'اهرم تعویض‌پذیر و دکمهٔ پشتی', fits: 'PS5 و PC', port: 'USB-C' }],
  ['sony', 'DualShock 4', '2016-09', 4.3, 560, ['black', 'white', 'red', 'blue'], ['دوال شاک ۴', 'دسته ps4'], 'دستهٔ PS4 با صفحهٔ لمسی و نوار نور.', { link: 'بلوتوث ۲٫۱ و USB', power: 'باتری ۱۰۰۰ میلی‌آمپر ساعت', feel: 'صفحهٔ لمسی و حسگر حرکت', fits: 'PS4 و PC', port: 'Micro-USB' }],
  ['microsoft', 'Xbox Wireless Controller', '2020-11', 6.4, 720, ['black', 'white', 'red', 'blue', 'pink'], ['دسته ایکس‌باکس', 'دستهٔ ایکس باکس سری ایکس'], 'دستهٔ ایکس‌باکس با پد جهت دوگانه و دکمهٔ اشتراک‌گذاری.', { link: 'Xbox Wireless و بلوتوث', power: 'دو باتری قلمی، تا ۴۰ ساعت', feel: 'گرفت بافت‌دار و ماشهٔ لرزشی', fits: 'Xbox، PC و گوشی', port: 'USB-C' }, { category: 'pad-xbox' }],
  ['microsoft', 'Xbox Elite Series 2', '2019-11', 17.9, 390, ['black', 'white'], ['دسته الیت ایکس‌باکس'], 'دستهٔ حرفه‌ای ایکس‌باکس با چهار پدال پشتی و سه نیم‌رخ.', { link: 'Xbox Wireless و بلوتوث', power: 'باتری درونی، تا ۴۰ ساعت', feel: 'چهار پدال پشتی و اهرم سفتی‌پذیر', fits: 'Xbox و PC', port: 'USB-C' }, { category: 'pad-xbox' }],
  ['nintendo', 'Switch Pro Controller', '2017-03', 7.9, 480, ['black'], ['پرو کنترلر سوییچ'], 'دستهٔ تمام‌اندازهٔ سوییچ با حسگر حرکت و خواندن amiibo.', { link: 'بلوتوث و USB', power: 'باتری درونی، تا ۴۰ ساعت', feel: 'لرزش HD و حسگر حرکت', fits: 'Nintendo Switch', port: 'USB-C' }, { category: 'pad-nintendo', more: [['وزن', '۲۴۶ گرم']] }],
  ['eightbitdo', 'Ultimate 2C Wireless', '2024-08', 3.2, 450, ['blue', 'pink', 'green'], ['ایت بیت دو التیمیت'], 'دستهٔ بی‌سیم با اهرم اثر هال که دریفت نمی‌گیرد.', { link: '۲٫۴ گیگاهرتز و USB', power: 'باتری ۴۸۰ میلی‌آمپر ساعت', feel: 'اهرم و ماشهٔ اثر هال', fits: 'PC و Android', port: 'USB-C' }, { category: 'pad-pc' }],
  ['logitech', 'F310', '2010-09', 2.35, 470, ['blue'], ['لاجیتک اف ۳۱۰'], 'دستهٔ سیمی ساده و ارزان برای رایانه.', { link: 'سیم ۱٫۸ متری', power: 'درگاه USB', feel: 'چینش آشنا و چهار ماشه', fits: 'PC', port: 'USB-A' }, { category: 'pad-pc' }],
  ['logitech', 'F710', '2010-09', 4.6, 310, ['black'], ['لاجیتک اف ۷۱۰'], 'دستهٔ بی‌سیم رایانه با دو موتور لرزش.', { link: 'بی‌سیم ۲٫۴ گیگاهرتز', power: 'دو باتری قلمی', feel: 'دو موتور لرزش', fits: 'PC', port: 'گیرندهٔ USB' }, { category: 'pad-pc' }],
];

const wheelShelf: Shelf = {
  category: 'racing-wheel',
  noun: 'فرمان بازی',
  group: 'مشخصات فرمان',
  art: 'racing-wheel',
  guarantee: yearAndHalf,
};

/** Rotation in degrees. */
type Wheel = { turn: number; force: string; pedals: string; fits: string; link: string };

function wheel(row: Row<Wheel>): SeedProduct {
  const { turn, force, pedals, fits, link } = row[8];
  const facts: Fact[] = [
    ['چرخش', `${grouped(turn)} درجه`, 'size'],
    ['بازخورد نیرو', force, 'power'],
    ['پدال', pedals, 'game'],
    ['سازگار با', fits, 'chip'],
    ['اتصال', link],
  ];
  return place(wheelShelf, row, facts, [
    { title: 'پیچ را حس کنید', text: `بازخورد نیروی ${force} سُرخوردن و جدول را به دست‌تان می‌رساند.` },
    {
      title: `${grouped(turn)} درجه، مانند خودرو`,
      text: `چرخش ${grouped(turn)} درجه و ${pedals} برای رانندگی روی ${fits}.`,
    },
  ]);
}

// biome-ignore format: one product a row
const wheels: readonly Row<Wheel>[] = [
  ['logitech', 'G29 Driving Force', '2015-07', 27.4, 560, ['black'], ['لاجیتک جی ۲۹', 'فرمان g29'], 'فرمان چرمی لاجیتک با دو موتور و پدال فولادی سه‌تایی.', { turn: 900, force: 'دوموتوره با چرخ‌دنده', pedals: 'سه پدال فولادی', fits: 'PS5، PS4 و PC', link: 'USB' }],
  ['logitech', 'G923 TRUEFORCE', '2020-08', 34.6, 480, ['black'], ['لاجیتک جی ۹۲۳', 'فرمان g923'], 'فرمان لاجیتک با فناوری TRUEFORCE که لرزش موتور بازی را بازمی‌سازد.', { turn: 900, force: 'TRUEFORCE', pedals: 'سه پدال با ترمز پیش‌رونده', fits: 'PlayStation یا Xbox و PC', link: 'USB' }, { choices: edition(['نسخهٔ Xbox', 34.6], ['نسخهٔ PlayStation', 35.9]) }],
  ['thrustmaster', 'T300RS GT Edition', '2016-06', 47.8, 300, ['black'], ['تراست‌مستر تی ۳۰۰'], 'فرمان تسمه‌ای تراست‌مستر با موتور بی‌زغال و دوازده حالت تعویض.', { turn: 1080, force: 'موتور بی‌زغال و تسمه', pedals: 'سه پدال فلزی', fits: 'PS5، PS4 و PC', link: 'USB' }],
  ['thrustmaster', 'T128', '2022-10', 21.9, 330, ['black'], ['تراست‌مستر تی ۱۲۸'], 'فرمان آغازین تراست‌مستر با پدال مغناطیسی دوتایی.', { turn: 900, force: 'HYBRID DRIVE', pedals: 'دو پدال مغناطیسی', fits: 'PlayStation یا Xbox و PC', link: 'USB' }],
];

const vrShelf: Shelf = {
  category: 'virtual-reality',
  noun: 'هدست واقعیت مجازی',
  group: 'مشخصات هدست',
  art: 'vr-headset',
  guarantee: year,
};

/** Pixels of one eye, refresh rate in hertz, weight in grams. */
type Goggles = {
  pixels: string;
  hertz: number;
  weight: number;
  runs: string;
  tracking: string;
  memory?: string;
};

function goggles(row: Row<Goggles>): SeedProduct {
  const { pixels, hertz, weight, runs, tracking, memory } = row[8];
  const facts: Fact[] = [
    ['وضوح هر چشم', pixels, 'screen'],
    ['نرخ نوسازی', `${fa(hertz)} هرتز`, 'power'],
    ['وزن', `${fa(weight)} گرم`, 'weight'],
    ['اجرا', runs, 'chip'],
    ['ردیابی', tracking],
    ...(memory ? [['رم', memory] as const] : []),
  ];
  return place(vrShelf, row, facts, [
    {
      title: 'سر بچرخانید، دنیا می‌چرخد',
      text: `ردیابی با ${tracking} هر حرکت سر و دست را درون بازی می‌آورد.`,
    },
    {
      title: `${fa(hertz)} هرتز، دید روان`,
      text: `هر چشم ${pixels} پیکسل می‌بیند و تصویر تا ${fa(hertz)} هرتز نو می‌شود.`,
    },
  ]);
}

// biome-ignore format: one product a row
const goggleRows: readonly Row<Goggles>[] = [
  ['meta', 'Quest 3', '2023-10', 54.9, 620, ['white'], ['متا کوئست ۳', 'اوکولوس کوئست ۳'], 'هدست مستقل متا با عدسی پنکیک و دید رنگی اتاق.', { pixels: '۲۰۶۴ در ۲۲۰۸', hertz: 120, weight: 515, runs: 'Snapdragon XR2 Gen 2', tracking: 'دوربین‌های درونی', memory: '۸ گیگابایت' }, { choices: storage(['۵۱۲ گیگابایت', 54.9]) }],
  ['meta', 'Quest 3S', '2024-10', 33.9, 580, ['white'], ['متا کوئست ۳ اس', 'اوکولوس ۳s'], 'هدست اقتصادی متا با همان پردازندهٔ Quest 3.', { pixels: '۱۸۳۲ در ۱۹۲۰', hertz: 120, weight: 514, runs: 'Snapdragon XR2 Gen 2', tracking: 'دوربین‌های درونی', memory: '۸ گیگابایت' }, { choices: storage(['۱۲۸ گیگابایت', 33.9], ['۲۵۶ گیگابایت', 42.6]) }],
  ['sony', 'PlayStation VR2', '2023-02', 46.2, 430, ['white'], ['پلی‌استیشن وی‌آر ۲', 'psvr2'], 'هدست واقعیت مجازی PS5 با نمایشگر OLED و ردیابی چشم.', { pixels: '۲۰۰۰ در ۲۰۴۰', hertz: 120, weight: 560, runs: 'کنسول PS5', tracking: 'چهار دوربین و حسگر چشم' }],
];

const discShelf: Shelf = {
  category: 'game-action',
  noun: 'بازی',
  group: 'مشخصات بازی',
  art: 'game-box',
  guarantee: 'ضمانت سلامت و اصالت دیسک',
};

type Platform = 'PS5' | 'PS4' | 'Xbox' | 'Switch';

/** Maker, number of players and what kind of game it is. */
type Disc = { on: Platform; maker: string; players: string; kind: string; age: number; hook: string };

function disc(row: Row<Disc>): SeedProduct {
  const [, model, , , , , , , { on, maker, players, kind, age, hook }, departure] = row;
  const facts: Fact[] = [
    ['کنسول', on, 'game'],
    ['سبک', kind, 'power'],
    ['بازیکن', players, 'wireless'],
    ['ردهٔ سنی', `${fa(age)} سال به بالا`, 'shield'],
    ['سازنده', maker],
    ['رسانه', on === 'Switch' ? 'کارت بازی' : 'دیسک'],
  ];
  const named: Departure = { title: `بازی ${model} برای ${on}`, latinTitle: `${model} ${on}`, ...departure };
  const full: Row<Disc> = [
    row[0],
    `${model} ${on}`,
    row[2],
    row[3],
    row[4],
    row[5],
    row[6],
    row[7],
    row[8],
    named,
  ];
  return place(discShelf, full, facts, [
    { title: `${kind}، ${players}`, text: hook },
    {
      title: 'نسخهٔ فیزیکی، همیشگی',
      text: `${on === 'Switch' ? 'کارت' : 'دیسک'} پلمب‌شدهٔ ${on} است؛ پس از پایان می‌توانید آن را هدیه دهید یا بفروشید.`,
    },
  ]);
}

const roleplay = { category: 'game-role' } as const;
const sport = { category: 'game-sport' } as const;
const family = { category: 'game-family' } as const;

// biome-ignore format: one product a row
const discs: readonly Row<Disc>[] = [
  ['ea', 'EA SPORTS FC 26', '2025-09', 6.2, 940, ['blue'], ['فیفا ۲۶', 'اف‌سی ۲۶', 'fifa 26'], 'فوتبال سال از EA با باشگاه‌ها و بازیکنان رسمی.', { on: 'PS5', maker: 'EA', players: 'تا ۴ نفر', kind: 'فوتبال', age: 3, hook: 'از کوچه تا Ultimate Team، با دوست روی یک مبل یا برخط بازی کنید.' }, sport],
  ['ea', 'EA SPORTS FC 25', '2024-09', 3.9, 700, ['blue'], ['فیفا ۲۵', 'اف‌سی ۲۵', 'fifa 25'], 'فوتبال EA با حالت پنج‌نفرهٔ Rush.', { on: 'PS5', maker: 'EA', players: 'تا ۴ نفر', kind: 'فوتبال', age: 3, hook: 'حالت Rush زمین کوچک و بازی پنج‌نفره را به فوتبال رسمی می‌افزاید.' }, sport],
  ['sony', 'God of War Ragnarök', '2022-11', 5.4, 760, ['blue'], ['خدای جنگ رگناروک', 'گاد آف وار'], 'کریتوس و آترئوس در آستانهٔ پایان جهان نورس.', { on: 'PS5', maker: 'Santa Monica Studio', players: 'تک‌نفره', kind: 'اکشن ماجرایی', age: 18, hook: 'پدر و پسر نُه قلمرو را می‌پیمایند تا پیش از رگناروک پاسخ بیابند.' }],
  ['sony', "Marvel's Spider-Man 2", '2023-10', 5.6, 790, ['red'], ['مرد عنکبوتی ۲', 'اسپایدرمن ۲'], 'پیتر پارکر و مایلز مورالس در نیویورکی بزرگ‌تر.', { on: 'PS5', maker: 'Insomniac Games', players: 'تک‌نفره', kind: 'اکشن ماجرایی', age: 16, hook: 'میان دو مرد عنکبوتی جابه‌جا شوید و با بال تار بر فراز شهر پرواز کنید.' }],
  ['sony', 'The Last of Us Part I', '2022-09', 5.2, 620, ['green'], ['لست آف آس ۱', 'آخرین ما'], 'بازسازی داستان جول و الی برای PS5.', { on: 'PS5', maker: 'Naughty Dog', players: 'تک‌نفره', kind: 'اکشن ماجرایی', age: 18, hook: 'سفر دو غریبه در کشوری ویران، با تصویری که از نو ساخته شده است.' }],
  ['sony', 'Ghost of Yōtei', '2025-10', 6.9, 810, ['orange'], ['گوست آف یوتی', 'روح یوتی'], 'داستان آتسو در ژاپن سدهٔ هفدهم.', { on: 'PS5', maker: 'Sucker Punch', players: 'تک‌نفره', kind: 'اکشن ماجرایی', age: 18, hook: 'آتسو در دامنهٔ کوه یوتی به دنبال شش نفری است که خانواده‌اش را کشتند.' }, { key: 'sony-ghost-of-yotei-ps5' }],
  ['sony', 'Gran Turismo 7', '2022-03', 5.3, 640, ['blue'], ['گرن توریسمو ۷', 'gt7'], 'شبیه‌ساز رانندگی پلی‌استیشن با صدها خودرو.', { on: 'PS5', maker: 'Polyphony Digital', players: '۱ تا ۲ نفر', kind: 'مسابقه‌ای', age: 3, hook: 'از گواهینامه تا پیست، خودروها را بخرید، تنظیم کنید و برانید.' }, sport],
  ['sony', 'ASTRO BOT', '2024-09', 5.7, 610, ['blue'], ['آسترو بات'], 'بازی سکویی شاد که همهٔ توان دستهٔ DualSense را به کار می‌گیرد.', { on: 'PS5', maker: 'Team Asobi', players: 'تک‌نفره', kind: 'سکویی', age: 7, hook: 'ربات کوچک در ده‌ها سیاره می‌پرد و دسته هر گام را زیر دست می‌آورد.' }, family],
  ['rockstar', 'Grand Theft Auto V', '2022-03', 3.8, 830, ['green'], ['جی‌تی‌ای ۵', 'gta 5', 'جی تی ای وی'], 'نسخهٔ PS5 شهر لس‌سانتوس با بارگذاری تند.', { on: 'PS5', maker: 'Rockstar North', players: 'تک‌نفره و برخط', kind: 'اکشن جهان‌باز', age: 18, hook: 'سه شخصیت و یک شهر بزرگ؛ داستان را تنها و GTA Online را با دوستان بازی کنید.' }],
  ['rockstar', 'Red Dead Redemption 2', '2018-10', 3.6, 710, ['red'], ['رد دد ۲', 'رد دد ریدمپشن ۲'], 'غرب وحشی در واپسین روزهای یاغیان.', { on: 'PS4', maker: 'Rockstar Games', players: 'تک‌نفره', kind: 'اکشن جهان‌باز', age: 18, hook: 'آرتور مورگان میان وفاداری به گروه و وجدان خود راه می‌جوید.' }],
  ['bandai', 'Elden Ring', '2022-02', 5.5, 680, ['orange'], ['الدن رینگ'], 'نقش‌آفرینی جهان‌باز از سازندگان Dark Souls.', { on: 'PS5', maker: 'FromSoftware', players: 'تک‌نفره و برخط', kind: 'نقش‌آفرینی', age: 16, hook: 'در سرزمین‌های میانه هر راهی باز است و هر نبرد درسی دارد.' }, roleplay],
  ['warner', 'Hogwarts Legacy', '2023-02', 4.2, 660, ['violet'], ['هاگوارتز لگسی', 'هری پاتر'], 'زندگی یک دانش‌آموز هاگوارتز در دههٔ ۱۸۹۰.', { on: 'PS5', maker: 'Avalanche Software', players: 'تک‌نفره', kind: 'نقش‌آفرینی', age: 12, hook: 'گروه خود را برگزینید، افسون بیاموزید و هاگوارتز و پیرامونش را بگردید.' }, roleplay],
  ['warner', 'Mortal Kombat 1', '2023-09', 4.4, 570, ['orange'], ['مورتال کمبت ۱'], 'آغاز دوبارهٔ مورتال کمبت با یاران Kameo.', { on: 'PS5', maker: 'NetherRealm', players: '۱ تا ۲ نفر', kind: 'مبارزه‌ای', age: 18, hook: 'قهرمان و یک یار Kameo برگزینید و روی یک مبل رقابت کنید.' }],
  ['capcom', 'Resident Evil 4', '2023-03', 4.1, 600, ['red'], ['رزیدنت اویل ۴'], 'بازسازی مأموریت لیان کندی در روستایی دورافتاده.', { on: 'PS5', maker: 'Capcom', players: 'تک‌نفره', kind: 'ترس و بقا', age: 18, hook: 'فشنگ اندک و روستایی پر از دشمن؛ هر تصمیم لیان سنگین است.' }],
  ['capcom', 'Monster Hunter Wilds', '2025-02', 5.9, 490, ['green'], ['مانستر هانتر'], 'شکار هیولا در دشت‌هایی که آب‌وهوایشان دگرگون می‌شود.', { on: 'PS5', maker: 'Capcom', players: 'برخط تا ۴ نفر', kind: 'نقش‌آفرینی', age: 16, hook: 'با سه دوست برخط هیولاها را دنبال کنید و از غنیمت، جنگ‌افزار بسازید.' }, roleplay],
  ['ubisoft', "Assassin's Creed Shadows", '2025-03', 5.1, 550, ['violet'], ['اساسین کرید شدوز'], 'ژاپن فئودال از نگاه نائوئه و یاسوکه.', { on: 'PS5', maker: 'Ubisoft Québec', players: 'تک‌نفره', kind: 'اکشن جهان‌باز', age: 18, hook: 'پنهان‌کاری شینوبی یا نیروی سامورایی؛ راه هر مأموریت را خود برگزینید.' }],
  ['microsoft', 'Forza Horizon 5', '2021-11', 4.6, 480, ['green'], ['فورتزا هورایزن ۵'], 'جشن رانندگی در مکزیک با صدها خودرو.', { on: 'Xbox', maker: 'Playground Games', players: 'تک‌نفره و برخط', kind: 'مسابقه‌ای', age: 3, hook: 'از کویر تا آتشفشان برانید و فصل‌ها را هر هفته تازه ببینید.' }, sport],
  ['nintendo', 'Mario Kart 8 Deluxe', '2017-04', 5.8, 690, ['red'], ['ماریو کارت ۸'], 'مسابقهٔ شاد ماریو و دوستان برای همهٔ سن‌ها.', { on: 'Switch', maker: 'Nintendo', players: 'تا ۴ نفر', kind: 'مسابقه‌ای', age: 3, hook: 'پوست موز را نگه دارید تا پیچ آخر؛ چهار نفر روی یک صفحه مسابقه می‌دهند.' }, family],
  ['nintendo', 'The Legend of Zelda: Tears of the Kingdom', '2023-05', 6.3, 610, ['green'], ['زلدا', 'زلدا اشک‌های پادشاهی'], 'لینک از آسمان تا ژرفای هایرول می‌رود.', { on: 'Switch', maker: 'Nintendo', players: 'تک‌نفره', kind: 'ماجرایی', age: 12, hook: 'با توان Ultrahand هر چه می‌بینید به هم بچسبانید و راه خود را بسازید.' }, roleplay],
  ['nintendo', 'Super Mario Bros. Wonder', '2023-10', 5.6, 540, ['red'], ['سوپر ماریو واندر', 'قارچ خور'], 'ماریوی دوبعدی با گل‌هایی که مرحله را دگرگون می‌کنند.', { on: 'Switch', maker: 'Nintendo', players: 'تا ۴ نفر', kind: 'سکویی', age: 3, hook: 'گل شگفت را بگیرید تا لوله‌ها راه بروند و مرحله زیر و رو شود.' }, family],
  ['nintendo', 'Animal Crossing: New Horizons', '2020-03', 5.4, 430, ['green'], ['انیمال کراسینگ'], 'جزیره‌ای آرام که با گذر روز و فصل زندگی می‌کند.', { on: 'Switch', maker: 'Nintendo', players: 'تا ۴ نفر', kind: 'زندگی', age: 3, hook: 'ماهی بگیرید، خانه بسازید و همسایه‌ها را به جزیره بیاورید.' }, family],
];

const gamingMonitorShelf: Shelf = {
  category: 'gaming-monitor',
  noun: 'مانیتور بازی',
  group: 'مشخصات نمایشگر',
  art: 'monitor-beams',
  guarantee: twoYears,
};

/** Diagonal in inches and refresh rate in hertz. */
type Screen = {
  inches: number;
  pixels: string;
  panel: string;
  hertz: number;
  response: string;
  curve?: string;
};

function screen(row: Row<Screen>): SeedProduct {
  const { inches, pixels, panel, hertz, response, curve } = row[8];
  const facts: Fact[] = [
    ['صفحه', `${fa(inches)} اینچ ${panel}`, 'screen'],
    ['نرخ نوسازی', `${fa(hertz)} هرتز`, 'power'],
    ['وضوح', pixels, 'size'],
    ['زمان پاسخ', response, 'game'],
    ['هم‌زمانی تصویر', 'Adaptive-Sync'],
    ...(curve ? [['خمیدگی', curve] as const] : []),
  ];
  return place(gamingMonitorShelf, row, facts, [
    {
      title: `${fa(hertz)} هرتز، یک قدم جلوتر`,
      text: `تصویر ${fa(hertz)} بار در ثانیه نو می‌شود و زمان پاسخ ${response} دنبالهٔ حرکت را کم می‌کند.`,
    },
    {
      title: `${fa(inches)} اینچ، پر از جزئیات`,
      text: `پنل ${panel} با وضوح ${pixels}${curve ? ` و خمیدگی ${curve}` : ''} برای بازی‌های تند.`,
    },
  ]);
}

// biome-ignore format: one product a row
const screens: readonly Row<Screen>[] = [
  ['samsung', 'Odyssey G5 LS32CG552', '2023-06', 21.8, 540, ['black'], ['ادیسه جی ۵', 'اودیسه g5'], 'مانیتور خمیدهٔ سامسونگ برای بازی با وضوح QHD.', { inches: 32, pixels: '۲۵۶۰ در ۱۴۴۰', panel: 'VA', hertz: 165, response: '۱ میلی‌ثانیه', curve: '1000R' }],
  ['samsung', 'Odyssey OLED G8 G80SD', '2024-06', 96.5, 280, ['silver'], ['ادیسه اولد جی ۸'], 'مانیتور 4K OLED سامسونگ با پوشش ضدبازتاب.', { inches: 32, pixels: '۳۸۴۰ در ۲۱۶۰', panel: 'QD-OLED', hertz: 240, response: '۰٫۰۳ میلی‌ثانیه' }],
  ['lg', 'UltraGear 27GP850-B', '2021-05', 29.7, 420, ['black'], ['ال‌جی التراگیر ۲۷'], 'مانیتور Nano IPS ال‌جی با رنگ دقیق و ۱۶۵ هرتز.', { inches: 27, pixels: '۲۵۶۰ در ۱۴۴۰', panel: 'Nano IPS', hertz: 165, response: '۱ میلی‌ثانیه' }],
  ['asus', 'TUF Gaming VG27AQ', '2019-08', 26.9, 460, ['black'], ['ایسوس تاف ۲۷'], 'مانیتور QHD ایسوس با ELMB Sync.', { inches: 27, pixels: '۲۵۶۰ در ۱۴۴۰', panel: 'IPS', hertz: 165, response: '۱ میلی‌ثانیه' }],
  ['asus', 'ROG Swift PG27AQDM', '2023-03', 82.4, 250, ['black'], ['راگ سوئیفت اولد'], 'مانیتور OLED ایسوس برای مسابقه با ۲۴۰ هرتز.', { inches: 27, pixels: '۲۵۶۰ در ۱۴۴۰', panel: 'OLED', hertz: 240, response: '۰٫۰۳ میلی‌ثانیه' }],
  ['msi', 'G274F', '2022-10', 15.9, 520, ['black'], ['ام‌اس‌آی جی ۲۷۴'], 'مانیتور Full HD خوش‌قیمت با ۱۸۰ هرتز و پنل Rapid IPS.', { inches: 27, pixels: '۱۹۲۰ در ۱۰۸۰', panel: 'Rapid IPS', hertz: 180, response: '۱ میلی‌ثانیه' }],
];

const keyboardShelf: Shelf = {
  category: 'gaming-keyboard',
  noun: 'صفحه‌کلید بازی',
  group: 'مشخصات صفحه‌کلید',
  art: 'keyboard',
  guarantee: yearAndHalf,
};

type Keys = { layout: string; keys: string; link: string; light: string; extra: string };

function keys(row: Row<Keys>): SeedProduct {
  const { layout, keys: switches, link, light, extra } = row[8];
  const facts: Fact[] = [
    ['اندازه', layout, 'size'],
    ['کلید', switches, 'power'],
    ['اتصال', link, 'wireless'],
    ['نورپردازی', light, 'screen'],
    ['ویژگی', extra],
    ['حروف', 'لاتین، با برچسب فارسی رایگان'],
  ];
  return place(keyboardShelf, row, facts, [
    { title: 'هر فشار، یک فرمان', text: `کلیدهای ${switches} فرمان را بی‌درنگ می‌رسانند و اتصال ${link} است.` },
    { title: 'میز مرتب، دست آزاد', text: `اندازهٔ ${layout} و نورپردازی ${light}. ${extra}.` },
  ]);
}

// biome-ignore format: one product a row
const keyboards: readonly Row<Keys>[] = [
  ['logitech', 'G PRO X TKL LIGHTSPEED', '2023-09', 19.8, 430, ['black', 'white', 'pink'], ['لاجیتک جی پرو ایکس تی‌کی‌ال'], 'صفحه‌کلید بی‌سیم حرفه‌ای لاجیتک بی‌بخش عددی.', { layout: 'TKL', keys: 'مکانیکی GX', link: 'LIGHTSPEED، بلوتوث و سیم', light: 'RGB', extra: 'پیچ صدا و کیف حمل' }],
  ['logitech', 'G213 Prodigy', '2016-09', 5.6, 560, ['black'], ['لاجیتک جی ۲۱۳'], 'صفحه‌کلید بازی تمام‌اندازه با تکیه‌گاه مچ.', { layout: 'تمام‌اندازه', keys: 'Mech-Dome', link: 'USB', light: 'RGB پنج‌ناحیه‌ای', extra: 'کلیدهای پخش و مقاومت در برابر پاشش' }],
  ['razer', 'BlackWidow V4', '2023-02', 17.6, 390, ['black'], ['ریزر بلک ویدو وی ۴'], 'صفحه‌کلید مکانیکی تمام‌اندازهٔ ریزر با شش کلید ماکرو.', { layout: 'تمام‌اندازه', keys: 'مکانیکی سبز ریزر', link: 'USB-C', light: 'Chroma RGB', extra: 'شش کلید ماکرو و پیچ صدا' }],
  ['razer', 'Huntsman Mini', '2020-07', 10.4, 410, ['black', 'white'], ['ریزر هانتسمن مینی'], 'صفحه‌کلید شصت‌درصدی ریزر با کلید نوری.', { layout: '۶۰ درصد', keys: 'نوری', link: 'USB-C جداشدنی', light: 'Chroma RGB', extra: 'کلیدپوش PBT' }],
  ['hyperx', 'Alloy Origins Core', '2020-03', 8.7, 370, ['black'], ['هایپرایکس الوی اوریجینز'], 'صفحه‌کلید TKL با بدنهٔ آلومینیومی هواپیما.', { layout: 'TKL', keys: 'مکانیکی HyperX', link: 'USB-C جداشدنی', light: 'RGB', extra: 'سه زاویهٔ پایه' }],
  ['steelseries', 'Apex Pro TKL', '2023-01', 24.6, 330, ['black', 'white'], ['استیل‌سریز اپکس پرو'], 'صفحه‌کلیدی با عمق فعال‌سازی تنظیم‌پذیر برای هر کلید.', { layout: 'TKL', keys: 'اثر هال OmniPoint', link: 'USB-C جداشدنی', light: 'RGB', extra: 'نمایشگر OLED کوچک' }],
];

const mouseShelf: Shelf = {
  category: 'gaming-mouse',
  noun: 'ماوس بازی',
  group: 'مشخصات ماوس',
  art: 'mouse',
  guarantee: yearAndHalf,
};

/** Weight in grams, highest sensitivity in DPI, battery hours when wireless. */
type Mouse = { weight: number; dpi: number; sensor: string; link: string; hours?: number; buttons: number };

function mouse(row: Row<Mouse>): SeedProduct {
  const { weight, dpi, sensor, link, hours, buttons } = row[8];
  const facts: Fact[] = [
    ['حساسیت', `تا ${grouped(dpi)} DPI`, 'game'],
    ['وزن', `${fa(weight)} گرم`, 'weight'],
    ['اتصال', link, 'wireless'],
    hours ? ['باتری', `${fa(hours)} ساعت`, 'battery'] : ['دکمه', `${fa(buttons)} دکمه`, 'size'],
    ['حسگر', sensor],
    ...(hours ? [['دکمه', `${fa(buttons)} دکمه`] as const] : []),
  ];
  return place(mouseShelf, row, facts, [
    {
      title: `${fa(weight)} گرم، زیر انگشت`,
      text: `حسگر ${sensor} تا ${grouped(dpi)} DPI حرکت دست را بی‌پرش دنبال می‌کند.`,
    },
    hours
      ? {
          title: 'بی‌سیم، بی‌تأخیر',
          text: `اتصال ${link} و ${fa(hours)} ساعت باتری؛ شارژ کردن کار هر روز نیست.`,
        }
      : {
          title: 'همیشه روشن، همیشه آماده',
          text: `با ${link} وصل می‌شود و ${fa(buttons)} دکمهٔ برنامه‌پذیر دارد.`,
        },
  ]);
}

// biome-ignore format: one product a row
const mice: readonly Row<Mouse>[] = [
  ['logitech', 'G PRO X SUPERLIGHT 2', '2023-09', 14.9, 620, ['black', 'white', 'pink'], ['لاجیتک سوپرلایت ۲'], 'ماوس سبک حرفه‌ای‌ها با کلید نوری‌مکانیکی.', { weight: 60, dpi: 32000, sensor: 'HERO 2', link: 'LIGHTSPEED', hours: 95, buttons: 5 }],
  ['logitech', 'G502 HERO', '2018-09', 5.3, 740, ['black'], ['لاجیتک جی ۵۰۲'], 'ماوس پرفروش لاجیتک با وزنه‌های تنظیم‌پذیر.', { weight: 121, dpi: 25600, sensor: 'HERO 25K', link: 'سیم USB', buttons: 11 }],
  ['logitech', 'G305 LIGHTSPEED', '2018-05', 4.4, 700, ['black', 'white'], ['لاجیتک جی ۳۰۵'], 'ماوس بی‌سیم خوش‌قیمت با یک باتری قلمی.', { weight: 99, dpi: 12000, sensor: 'HERO', link: 'LIGHTSPEED', hours: 250, buttons: 6 }],
  ['logitech', 'G102 LIGHTSYNC', '2020-05', 2.1, 820, ['black', 'white'], ['لاجیتک جی ۱۰۲'], 'ماوس سادهٔ بازی با نور RGB و قیمت پایین.', { weight: 85, dpi: 8000, sensor: 'نوری', link: 'سیم USB', buttons: 6 }],
  ['razer', 'DeathAdder V3 Pro', '2022-08', 13.4, 520, ['black', 'white'], ['ریزر دث ادر وی ۳'], 'ماوس خوش‌دست ریزر برای راست‌دست‌ها.', { weight: 63, dpi: 30000, sensor: 'Focus Pro 30K', link: 'HyperSpeed', hours: 90, buttons: 5 }],
  ['razer', 'Viper V3 Pro', '2024-04', 16.2, 430, ['black', 'white'], ['ریزر وایپر وی ۳'], 'ماوس متقارن ریزر با نرخ گزارش ۸۰۰۰ هرتز.', { weight: 54, dpi: 35000, sensor: 'Focus Pro 35K', link: 'HyperSpeed', hours: 95, buttons: 6 }],
  ['razer', 'Basilisk V3', '2021-08', 6.6, 480, ['black'], ['ریزر بازیلیسک وی ۳'], 'ماوس سیمی ریزر با چرخ هوشمند و نور زیر بدنه.', { weight: 101, dpi: 26000, sensor: 'Focus+', link: 'سیم USB', buttons: 11 }],
  ['hyperx', 'Pulsefire Haste 2', '2022-12', 5.1, 350, ['black', 'white'], ['هایپرایکس پالس‌فایر'], 'ماوس سبک سیمی با نرخ گزارش ۸۰۰۰ هرتز.', { weight: 53, dpi: 26000, sensor: 'HyperX 26K', link: 'سیم USB', buttons: 6 }],
];

/** Consoles, bundles, controllers, wheels, VR headsets, games and the gaming desk. */
export const gaming: readonly SeedProduct[] = [
  ...consoles.map(told(consoleShelf)),
  ...pads.map(pad),
  ...wheels.map(wheel),
  ...goggleRows.map(goggles),
  ...discs.map(disc),
  ...screens.map(screen),
  ...keyboards.map(keys),
  ...mice.map(mouse),
];

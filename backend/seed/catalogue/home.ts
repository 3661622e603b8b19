import { fa, grouped, type SeedProduct } from './model';
import { type Choices, type Fact, place, type Row, type Shelf, type Told, told } from './shelf';

const year = 'گارانتی ۱۲ ماههٔ شرکتی';
const yearAndHalf = 'گارانتی ۱۸ ماههٔ شرکتی';
const twoYears = 'گارانتی ۲۴ ماههٔ شرکتی';

const editions = (...of: Choices['of']): Choices => ({ icon: 'edition', of });
const sizes = (...of: Choices['of']): Choices => ({ icon: 'size', of });
const packs = (...of: Choices['of']): Choices => ({ icon: 'pack', of });

const cameraShelf: Shelf = {
  category: 'camera-other',
  noun: 'دوربین بدون آینه',
  group: 'مشخصات دوربین',
  art: 'camera',
  guarantee: twoYears,
};

/** Resolution in megapixels, weight of the body with battery in grams. */
type Camera = {
  pixels: number;
  sensor: string;
  video: string;
  weight: number;
  mount: string;
  stabilised: boolean;
};

function camera(row: Row<Camera>): SeedProduct {
  const { pixels, sensor, video, weight, mount, stabilised } = row[8];
  const facts: Fact[] = [
    ['وضوح', `${fa(pixels)} مگاپیکسل`, 'camera'],
    ['حسگر', sensor, 'chip'],
    ['فیلم‌برداری', video, 'screen'],
    ['وزن بدنه', `${fa(weight)} گرم`, 'weight'],
    ['مانت لنز', mount],
    ['لرزشگیر بدنه', stabilised ? 'دارد' : 'ندارد'],
  ];
  const category = row[0] === 'sony' ? 'camera-sony' : row[0] === 'canon' ? 'camera-canon' : 'camera-other';
  return place({ ...cameraShelf, category }, row, facts, [
    { title: 'نور کم، عکس روشن', text: `حسگر ${sensor} با ${fa(pixels)} مگاپیکسل برای چاپ بزرگ و برش آزاد.` },
    stabilised
      ? {
          title: 'دست بلرزد، عکس نه',
          text: `لرزشگیر بدنه با هر لنز ${mount} کار می‌کند و فیلم ${video} را آرام نگه می‌دارد.`,
        }
      : {
          title: 'عکس امروز، فیلم فردا',
          text: `فیلم ${video} می‌گیرد و با ${fa(weight)} گرم وزن همراه سفر است.`,
        },
  ]);
}

// biome-ignore format: one product a row
const cameras: readonly Row<Camera>[] = [
  ['sony', 'Alpha a7 IV', '2021-10', 189, 430, ['black'], ['سونی آلفا ۷ مارک ۴', 'سونی a7iv'], 'دوربین فول‌فریم همه‌کارهٔ سونی برای عکس و فیلم.', { pixels: 33, sensor: 'فول‌فریم', video: '4K با ۶۰ فریم', weight: 658, mount: 'Sony E', stabilised: true }],
  ['sony', 'Alpha a6700', '2023-07', 121, 410, ['black'], ['سونی آلفا ۶۷۰۰'], 'دوربین APS-C سونی با فوکوس هوشمند.', { pixels: 26, sensor: 'APS-C', video: '4K با ۱۲۰ فریم', weight: 493, mount: 'Sony E', stabilised: true }],
  ['sony', 'ZV-E10 II', '2024-07', 86.5, 460, ['black', 'silver'], ['سونی زد‌وی ای ۱۰'], 'دوربین ولاگ سونی با صفحهٔ چرخان و لنز تعویض‌پذیر.', { pixels: 26, sensor: 'APS-C', video: '4K با ۶۰ فریم', weight: 377, mount: 'Sony E', stabilised: false }],
  ['canon', 'EOS R6 Mark II', '2022-11', 178, 390, ['black'], ['کانن آر ۶ مارک ۲'], 'دوربین فول‌فریم کانن با عکاسی پیاپی تا ۴۰ فریم.', { pixels: 24.2, sensor: 'فول‌فریم', video: '4K با ۶۰ فریم', weight: 670, mount: 'Canon RF', stabilised: true }],
  ['canon', 'EOS R50', '2023-02', 62.4, 520, ['black'], ['کانن آر ۵۰'], 'دوربین سبک کانن برای آغاز عکاسی و ولاگ.', { pixels: 24.2, sensor: 'APS-C', video: '4K با ۳۰ فریم', weight: 375, mount: 'Canon RF', stabilised: false }],
  ['canon', 'EOS R10', '2022-05', 79.8, 380, ['black'], ['کانن آر ۱۰'], 'دوربین تند کانن با عکاسی پیاپی ۱۵ فریم شاتر مکانیکی.', { pixels: 24.2, sensor: 'APS-C', video: '4K با ۶۰ فریم', weight: 429, mount: 'Canon RF', stabilised: false }],
  ['nikon', 'Z50II', '2024-11', 84.9, 290, ['black'], ['نیکون زد ۵۰'], 'دوربین نیکون با پردازندهٔ EXPEED 7 و دکمهٔ رنگ.', { pixels: 20.9, sensor: 'APS-C', video: '4K با ۶۰ فریم', weight: 550, mount: 'Nikon Z', stabilised: false }],
  ['nikon', 'Z6III', '2024-06', 196, 270, ['black'], ['نیکون زد ۶'], 'دوربین فول‌فریم نیکون با حسگر نیمه‌پشته‌ای.', { pixels: 24.5, sensor: 'فول‌فریم', video: '6K با ۶۰ فریم', weight: 760, mount: 'Nikon Z', stabilised: true }],
  ['fujifilm', 'X-T5', '2022-11', 154, 330, ['black', 'silver'], ['فوجی ایکس‌تی ۵'], 'دوربین کلاسیک فوجی‌فیلم با ولوم‌های دستی.', { pixels: 40.2, sensor: 'APS-C', video: '6.2K با ۳۰ فریم', weight: 557, mount: 'Fujifilm X', stabilised: true }],
];

const actionShelf: Shelf = {
  category: 'gopro',
  noun: 'دوربین ورزشی',
  group: 'مشخصات دوربین',
  art: 'action-camera',
  guarantee: year,
};

/** Weight in grams, depth without housing in metres. */
type ActionCamera = { video: string; depth: number; weight: number; steady: string; screens: string };

function actionCamera(row: Row<ActionCamera>): SeedProduct {
  const { video, depth, weight, steady, screens } = row[8];
  const facts: Fact[] = [
    ['فیلم‌برداری', video, 'camera'],
    ['ضدآب', `تا ${fa(depth)} متر`, 'shield'],
    ['وزن', `${fa(weight)} گرم`, 'weight'],
    ['لرزشگیر', steady, 'power'],
    ['نمایشگر', screens],
  ];
  const category = row[0] === 'gopro' ? 'gopro' : 'action-other';
  return place({ ...actionShelf, category }, row, facts, [
    { title: 'بدوید، فیلم نمی‌لرزد', text: `${steady} لرزش دوچرخه و دویدن را از تصویر ${video} می‌گیرد.` },
    { title: `زیر آب، تا ${fa(depth)} متر`, text: `بی‌قاب جداگانه تا عمق ${fa(depth)} متر فیلم می‌گیرد.` },
  ]);
}

// biome-ignore format: one product a row
const actionCameras: readonly Row<ActionCamera>[] = [
  ['gopro', 'HERO13 Black', '2024-09', 38.9, 520, ['black'], ['گوپرو ۱۳', 'گوپرو هیرو ۱۳'], 'گوپروی پرچم‌دار با پشتیبانی لنزهای HB.', { video: '5.3K با ۶۰ فریم', depth: 10, weight: 159, steady: 'HyperSmooth 6.0', screens: 'دو نمایشگر رنگی' }],
  ['gopro', 'HERO12 Black', '2023-09', 31.5, 440, ['black'], ['گوپرو ۱۲', 'گوپرو هیرو ۱۲'], 'گوپرو با HDR و زمان ضبط بلندتر.', { video: '5.3K با ۶۰ فریم', depth: 10, weight: 154, steady: 'HyperSmooth 6.0', screens: 'دو نمایشگر رنگی' }],
  ['gopro', 'HERO', '2024-09', 19.4, 410, ['black'], ['گوپرو هیرو'], 'کوچک‌ترین گوپرو با نمایشگر لمسی.', { video: '4K با ۳۰ فریم', depth: 5, weight: 86, steady: 'HyperSmooth در برنامهٔ Quik', screens: 'یک نمایشگر لمسی' }],
  ['dji', 'Osmo Action 5 Pro', '2024-09', 34.2, 450, ['black'], ['اسمو اکشن ۵'], 'دوربین ورزشی دی‌جی‌آی با حسگر بزرگ و دو نمایشگر OLED.', { video: '4K با ۱۲۰ فریم', depth: 20, weight: 146, steady: 'RockSteady 3.0', screens: 'دو نمایشگر لمسی OLED' }],
  ['insta360', 'Ace Pro 2', '2024-10', 40.6, 300, ['black'], ['اینستا ۳۶۰ ایس پرو ۲'], 'دوربین 8K با صفحهٔ برگردان و رنگ Leica.', { video: '8K با ۳۰ فریم', depth: 12, weight: 177, steady: 'FlowState', screens: 'صفحهٔ برگردان' }],
  ['insta360', 'X4', '2024-04', 45.8, 350, ['black', 'white'], ['اینستا ۳۶۰ ایکس ۴'], 'دوربین ۳۶۰ درجهٔ 8K که قاب را پس از ضبط برمی‌گزینید.', { video: '8K، ۳۶۰ درجه', depth: 10, weight: 203, steady: 'FlowState', screens: 'یک نمایشگر لمسی' }],
];

const droneShelf: Shelf = {
  category: 'drone-light',
  noun: 'پهپاد',
  group: 'مشخصات پهپاد',
  art: 'drone',
  guarantee: year,
};

/** Flight minutes, weight in grams, range in kilometres. */
type Drone = { minutes: number; weight: number; video: string; reach: number; sense: string };

function drone(row: Row<Drone>): SeedProduct {
  const { minutes, weight, video, reach, sense } = row[8];
  const facts: Fact[] = [
    ['زمان پرواز', `تا ${fa(minutes)} دقیقه`, 'battery'],
    ['تصویر', video, 'camera'],
    ['وزن', `${fa(weight)} گرم`, 'weight'],
    ['برد انتقال', `تا ${fa(reach)} کیلومتر`, 'wireless'],
    ['مانع‌یابی', sense],
  ];
  const shelf: Shelf = weight > 250 ? { ...droneShelf, category: 'drone-pro' } : droneShelf;
  const kit = editions(['با دستهٔ ساده', row[3]], ['بستهٔ Fly More', Math.round(row[3] * 13) / 10]);
  const [brand, model, released, price, popularity, colours, aliases, about, own, departure] = row;
  return place(
    shelf,
    [brand, model, released, price, popularity, colours, aliases, about, own, { choices: kit, ...departure }],
    facts,
    [
      { title: 'از بالا، آرام ببینید', text: `گیمبال تصویر ${video} را در باد هم آرام نگه می‌دارد.` },
      {
        title: `${fa(minutes)} دقیقه، یک باتری`,
        text: `${fa(weight)} گرم وزن و تا ${fa(reach)} کیلومتر برد؛ مجوز پرواز محل خود را پیش از سفر بپرسید.`,
      },
    ],
  );
}

// biome-ignore format: one product a row
const drones: readonly Row<Drone>[] = [
  ['dji', 'Mini 4 Pro', '2023-09', 87.5, 460, ['white'], ['مینی ۴ پرو', 'کوادکوپتر'], 'پهپاد زیر ۲۴۹ گرم دی‌جی‌آی با مانع‌یابی همه‌سویه.', { minutes: 34, weight: 249, video: '4K با ۶۰ فریم', reach: 20, sense: 'همه‌سویه' }],
  ['dji', 'Mini 3', '2022-12', 45.9, 430, ['white'], ['مینی ۳', 'کوادکوپتر مینی'], 'پهپاد سبک دی‌جی‌آی با عکاسی عمودی.', { minutes: 38, weight: 249, video: '4K با ۳۰ فریم', reach: 10, sense: 'رو به پایین' }],
  ['dji', 'Neo', '2024-09', 24.8, 480, ['white'], ['دی‌جی‌آی نئو', 'پهپاد سلفی'], 'پهپاد کوچکی که از کف دست بلند می‌شود و شما را دنبال می‌کند.', { minutes: 18, weight: 135, video: '4K با ۳۰ فریم', reach: 10, sense: 'رو به پایین' }],
  ['dji', 'Air 3S', '2024-10', 128, 310, ['graphite'], ['ایر ۳ اس'], 'پهپاد دودوربینهٔ دی‌جی‌آی با حسگر یک‌اینچی و LiDAR.', { minutes: 45, weight: 724, video: '4K با ۱۲۰ فریم', reach: 20, sense: 'همه‌سویه با LiDAR' }],
];

const routerShelf: Shelf = {
  category: 'router',
  noun: 'روتر بی‌سیم',
  group: 'مشخصات شبکه',
  art: 'router',
  guarantee: twoYears,
};

/** Total wireless speed in megabits a second. */
type Router = { wifi: string; speed: number; ports: string; bands: string; extra: string };

function network(shelf: Shelf): (row: Row<Router>) => SeedProduct {
  return (row) => {
    const { wifi, speed, ports, bands, extra } = row[8];
    const facts: Fact[] = [
      ['استاندارد', wifi, 'wireless'],
      ['سرعت اسمی', `${grouped(speed)} مگابیت بر ثانیه`, 'power'],
      ['درگاه', ports, 'size'],
      ['باند', bands, 'chip'],
      ['ویژگی', extra],
    ];
    return place(shelf, row, facts, [
      {
        title: 'همهٔ خانه، یک شبکه',
        text: `${wifi} با سرعت اسمی ${grouped(speed)} مگابیت برای گوشی، تلویزیون و بازی.`,
      },
      { title: 'سیم هم، اگر بخواهید', text: `درگاه ${ports}؛ ویژگی دیگر: ${extra}.` },
    ]);
  };
}

const mesh = { category: 'mesh', noun: 'مش خانگی', art: 'mesh-router' } as const;
const modem = { category: 'modem', noun: 'مودم' } as const;

// biome-ignore format: one product a row
const routers: readonly Row<Router>[] = [
  ['tplink', 'Archer AX55', '2021-03', 7.9, 620, ['black'], ['تی‌پی‌لینک آرچر ای‌ایکس ۵۵'], 'روتر Wi-Fi 6 برای خانه‌های پردستگاه.', { wifi: 'Wi-Fi 6', speed: 3000, ports: 'پنج LAN گیگابیت و USB 3.0', bands: 'دوبانده', extra: 'OneMesh' }],
  ['tplink', 'Archer AX23', '2021-12', 4.9, 560, ['black'], ['تی‌پی‌لینک آرچر ای‌ایکس ۲۳'], 'روتر Wi-Fi 6 خوش‌قیمت با چهار آنتن.', { wifi: 'Wi-Fi 6', speed: 1800, ports: 'پنج گیگابیت', bands: 'دوبانده', extra: 'OneMesh' }],
  ['tplink', 'Archer C6', '2018-05', 2.8, 640, ['black', 'white'], ['تی‌پی‌لینک سی ۶'], 'روتر Wi-Fi 5 پرفروش برای آپارتمان.', { wifi: 'Wi-Fi 5', speed: 1200, ports: 'پنج گیگابیت', bands: 'دوبانده', extra: 'MU-MIMO' }],
  ['asus', 'RT-AX88U Pro', '2022-11', 27.6, 280, ['black'], ['ایسوس آرتی ای‌ایکس ۸۸'], 'روتر پرتوان ایسوس برای بازی و سرور خانگی.', { wifi: 'Wi-Fi 6', speed: 6000, ports: 'دو درگاه ۲٫۵ گیگابیت و چهار گیگابیت', bands: 'دوبانده', extra: 'AiMesh' }],
  ['mikrotik', 'hAP ax2', '2022-08', 9.6, 340, ['white'], ['میکروتیک هپ ای‌ایکس ۲'], 'روتر حرفه‌ای میکروتیک با RouterOS.', { wifi: 'Wi-Fi 6', speed: 1800, ports: 'پنج گیگابیت', bands: 'دوبانده', extra: 'RouterOS v7' }],
  ['xiaomi', 'Router AX3000T', '2023-07', 3.6, 590, ['white'], ['روتر شیائومی'], 'روتر Wi-Fi 6 ارزان شیائومی با چهار آنتن.', { wifi: 'Wi-Fi 6', speed: 3000, ports: 'چهار گیگابیت', bands: 'دوبانده', extra: 'مش شیائومی' }],
  ['tplink', 'Archer VR300', '2018-03', 4.3, 430, ['black'], ['مودم vdsl تی‌پی‌لینک'], 'مودم روتر VDSL و ADSL دوبانده برای خط تلفن.', { wifi: 'Wi-Fi 5', speed: 1200, ports: 'چهار LAN صدمگابیتی', bands: 'دوبانده', extra: 'VDSL2 و ADSL2+' }, modem],
  ['tplink', 'Archer MR600', '2019-05', 9.9, 460, ['black'], ['مودم سیم‌کارتی تی‌پی‌لینک', 'مودم 4g'], 'مودم سیم‌کارتی LTE با Wi-Fi 5 و آنتن جداشدنی.', { wifi: 'Wi-Fi 5', speed: 1200, ports: 'چهار گیگابیت و جای سیم‌کارت', bands: 'دوبانده', extra: '4G+ Cat6' }, modem],
  ['dlink', 'DSL-224', '2017-06', 2.2, 500, ['black'], ['مودم دی‌لینک ۲۲۴'], 'مودم VDSL سادهٔ دی‌لینک برای خط تلفن خانه.', { wifi: 'Wi-Fi 4', speed: 300, ports: 'چهار LAN صدمگابیتی', bands: 'تک‌بانده', extra: 'VDSL2 و ADSL2+' }, modem],
  ['huawei', 'B535-232', '2019-09', 8.4, 480, ['white'], ['مودم هواوی', 'مودم 4g هواوی'], 'مودم سیم‌کارتی رومیزی هوآوی با Wi-Fi دوبانده.', { wifi: 'Wi-Fi 5', speed: 1167, ports: 'چهار گیگابیت و جای سیم‌کارت', bands: 'دوبانده', extra: '4G+ Cat7' }, modem],
  ['tplink', 'Deco X20', '2020-03', 6.4, 420, ['white'], ['دکو ایکس ۲۰', 'تی‌پی‌لینک دکو'], 'مش Wi-Fi 6 برای خانه‌هایی که یک روتر بس نیست.', { wifi: 'Wi-Fi 6', speed: 1800, ports: 'دو گیگابیت هر واحد', bands: 'دوبانده', extra: 'یک نام شبکه در همهٔ خانه' }, { ...mesh, choices: packs(['یک واحد', 6.4], ['دو واحد', 12.2], ['سه واحد', 17.6]) }],
  ['tplink', 'Deco M4', '2019-01', 3.9, 470, ['white'], ['دکو ام ۴'], 'مش خوش‌قیمت تی‌پی‌لینک برای آپارتمان بزرگ.', { wifi: 'Wi-Fi 5', speed: 1200, ports: 'دو گیگابیت هر واحد', bands: 'دوبانده', extra: 'یک نام شبکه در همهٔ خانه' }, { ...mesh, choices: packs(['یک واحد', 3.9], ['دو واحد', 7.3], ['سه واحد', 10.6]) }],
  ['asus', 'ZenWiFi AX Mini XD4', '2020-10', 9.8, 260, ['white'], ['ایسوس زن وای‌فای'], 'مش کوچک ایسوس با AiMesh.', { wifi: 'Wi-Fi 6', speed: 1800, ports: 'یک یا دو گیگابیت', bands: 'دوبانده', extra: 'AiMesh' }, { ...mesh, choices: packs(['دو واحد', 16.8], ['سه واحد', 22.9]) }],
];

const guardShelf: Shelf = {
  category: 'security-camera',
  noun: 'دوربین نظارتی بی‌سیم',
  group: 'مشخصات دوربین',
  art: 'security-camera',
  guarantee: yearAndHalf,
};

type Watcher = {
  video: string;
  turn: string;
  place: 'درون خانه' | 'بیرون خانه';
  night: string;
  keeps: string;
};

function watcher(row: Row<Watcher>): SeedProduct {
  const { video, turn, place: where, night, keeps } = row[8];
  const facts: Fact[] = [
    ['تصویر', video, 'camera'],
    ['چرخش', turn, 'size'],
    ['دید در شب', night, 'shield'],
    ['نگهداری فیلم', keeps, 'storage'],
    ['جای نصب', where],
    ['اتصال', 'Wi-Fi'],
  ];
  return place(guardShelf, row, facts, [
    {
      title: 'خانه، در گوشی شما',
      text: `تصویر ${video} را هر جا باشید در گوشی می‌بینید و هنگام حرکت خبر می‌گیرید.`,
    },
    { title: 'شب هم، مثل روز', text: `دید در شب ${night}؛ فیلم روی ${keeps} می‌ماند.` },
  ]);
}

// biome-ignore format: one product a row
const watchers: readonly Row<Watcher>[] = [
  ['xiaomi', 'Smart Camera C300', '2023-06', 2.6, 620, ['white'], ['دوربین شیائومی سی ۳۰۰'], 'دوربین چرخان شیائومی با تصویر 2K.', { video: '2K', turn: '۳۶۰ درجه افقی', place: 'درون خانه', night: 'فروسرخ', keeps: 'کارت حافظه تا ۲۵۶ گیگابایت' }],
  ['xiaomi', 'Outdoor Camera CW400', '2023-10', 4.9, 410, ['white'], ['دوربین شیائومی بیرونی'], 'دوربین بیرونی شیائومی با بدنهٔ IP66.', { video: '2.5K', turn: 'چرخان', place: 'بیرون خانه', night: 'رنگی هوشمند', keeps: 'کارت حافظه تا ۲۵۶ گیگابایت' }],
  ['tplink', 'Tapo C200', '2019-10', 2.1, 660, ['white'], ['تاپو سی ۲۰۰'], 'دوربین چرخان پرفروش تاپو برای خانه و نوزاد.', { video: '1080p', turn: '۳۶۰ درجه افقی', place: 'درون خانه', night: 'فروسرخ تا ۹ متر', keeps: 'کارت حافظه' }],
  ['tplink', 'Tapo C210', '2021-06', 2.4, 580, ['white'], ['تاپو سی ۲۱۰'], 'دوربین چرخان تاپو با تصویر سه‌مگاپیکسل.', { video: '2K', turn: '۳۶۰ درجه افقی', place: 'درون خانه', night: 'فروسرخ تا ۹ متر', keeps: 'کارت حافظه' }],
  ['tplink', 'Tapo C500', '2022-11', 4.2, 450, ['white'], ['تاپو سی ۵۰۰'], 'دوربین بیرونی چرخان با بدنهٔ IP65.', { video: '1080p', turn: '۳۶۰ درجه افقی', place: 'بیرون خانه', night: 'فروسرخ تا ۳۰ متر', keeps: 'کارت حافظه' }],
];

const bulbShelf: Shelf = {
  category: 'smart-light',
  noun: 'لامپ هوشمند',
  group: 'مشخصات لامپ',
  art: 'smart-bulb',
  guarantee: year,
};

/** Light in lumens, power in watts. */
type Bulb = { lumens: number; watts: number; link: string; colour: string };

function bulb(row: Row<Bulb>): SeedProduct {
  const { lumens, watts, link, colour } = row[8];
  const facts: Fact[] = [
    ['نور', `${grouped(lumens)} لومن`, 'screen'],
    ['مصرف', `${fa(watts)} وات`, 'power'],
    ['اتصال', link, 'wireless'],
    ['رنگ', colour, 'chip'],
    ['سرپیچ', 'E27'],
  ];
  return place(bulbShelf, row, facts, [
    { title: 'نور شام، نور کار', text: `${colour}؛ شدت نور را از گوشی کم و زیاد کنید.` },
    { title: 'از راه دور، خاموش', text: `با ${link} وصل می‌شود و ${fa(watts)} وات برق می‌برد.` },
  ]);
}

// biome-ignore format: one product a row
const bulbs: readonly Row<Bulb>[] = [
  ['philips', 'Hue White and Color A60', '2021-09', 4.6, 380, ['white'], ['فیلیپس هیو', 'لامپ هیو'], 'لامپ رنگی فیلیپس هیو با زیگ‌بی و بلوتوث.', { lumens: 1100, watts: 9, link: 'Zigbee و بلوتوث', colour: 'سفید و ۱۶ میلیون رنگ' }],
  ['xiaomi', 'Smart LED Bulb Essential', '2020-11', 0.79, 540, ['white'], ['لامپ شیائومی'], 'لامپ رنگی ارزان شیائومی.', { lumens: 950, watts: 9, link: 'Wi-Fi', colour: 'سفید و ۱۶ میلیون رنگ' }],
  ['tplink', 'Tapo L530E', '2020-10', 0.95, 520, ['white'], ['لامپ تاپو'], 'لامپ رنگی تاپو که به پل نیاز ندارد.', { lumens: 806, watts: 8.7, link: 'Wi-Fi', colour: 'سفید و ۱۶ میلیون رنگ' }, { choices: packs(['یک عدد', 0.95], ['دو عدد', 1.75]) }],
];

const plugShelf: Shelf = {
  category: 'smart-plug',
  noun: 'پریز هوشمند',
  group: 'مشخصات پریز',
  art: 'smart-plug',
  guarantee: year,
};

/** Highest current in amperes. */
type Plug = { amperes: number; meter: boolean; link: string };

function plug(row: Row<Plug>): SeedProduct {
  const { amperes, meter, link } = row[8];
  const facts: Fact[] = [
    ['جریان', `تا ${fa(amperes)} آمپر`, 'power'],
    ['اتصال', link, 'wireless'],
    ['سنجش مصرف', meter ? 'دارد' : 'ندارد', 'chip'],
    ['زمان‌بندی', 'در برنامه', 'shield'],
    ['دستیار صوتی', 'Alexa و Google'],
  ];
  return place(plugShelf, row, facts, [
    {
      title: 'اتو روشن مانده؟ خاموش',
      text: `از هر جا با گوشی خاموش کنید؛ تا ${fa(amperes)} آمپر را تاب می‌آورد.`,
    },
    {
      title: 'روشن به وقت خود',
      text: meter
        ? 'زمان‌بندی کنید و مصرف برق هر دستگاه را ببینید.'
        : 'برای چراغ و قهوه‌ساز ساعت روشن و خاموش بگذارید.',
    },
  ]);
}

// biome-ignore format: one product a row
const plugs: readonly Row<Plug>[] = [
  ['tplink', 'Tapo P110', '2021-08', 1.25, 560, ['white'], ['پریز تاپو'], 'پریز هوشمند تاپو با سنجش مصرف برق.', { amperes: 16, meter: true, link: 'Wi-Fi' }, { choices: packs(['یک عدد', 1.25], ['دو عدد', 2.3]) }],
  ['tplink', 'Tapo P100', '2020-06', 0.95, 500, ['white'], ['پریز تاپو ۱۰۰'], 'پریز هوشمند سادهٔ تاپو.', { amperes: 10, meter: false, link: 'Wi-Fi و بلوتوث برای راه‌اندازی' }],
];

const vacuumShelf: Shelf = {
  category: 'robot-vacuum',
  noun: 'جاروی رباتیک',
  group: 'مشخصات جارو',
  art: 'robot-vacuum',
  guarantee: yearAndHalf,
};

/** Suction in pascals. */
type Vacuum = { suction: number; map: string; mop: string; dock: string };

function vacuum(row: Row<Vacuum>): SeedProduct {
  const { suction, map, mop, dock } = row[8];
  const facts: Fact[] = [
    ['مکش', `${grouped(suction)} پاسکال`, 'power'],
    ['نقشه‌برداری', map, 'chip'],
    ['تی‌کشی', mop, 'shield'],
    ['ایستگاه', dock, 'battery'],
    ['برنامه', 'فرمان از گوشی'],
  ];
  return place(vacuumShelf, row, facts, [
    {
      title: 'شما بیرون، خانه تمیز',
      text: `مکش ${grouped(suction)} پاسکال گرد و موی فرش را می‌گیرد و با ${map} راه خود را می‌یابد.`,
    },
    { title: 'جارو و تی، یک نوبت', text: `تی‌کشی ${mop}؛ ایستگاه: ${dock}.` },
  ]);
}

// biome-ignore format: one product a row
const vacuums: readonly Row<Vacuum>[] = [
  ['xiaomi', 'Robot Vacuum S20', '2024-05', 17.9, 560, ['white', 'black'], ['جارو رباتیک شیائومی'], 'جاروی لیزری خوش‌قیمت شیائومی با تی‌کشی.', { suction: 5000, map: 'لیزر LDS', mop: 'دارد', dock: 'شارژ' }],
  ['xiaomi', 'Robot Vacuum X20+', '2024-03', 34.5, 430, ['white'], ['جارو رباتیک شیائومی ایکس ۲۰'], 'جاروی شیائومی با ایستگاه شست‌وشوی تی و خالی‌کردن مخزن.', { suction: 6000, map: 'لیزر LDS', mop: 'دو تی چرخان', dock: 'تخلیه، شست‌وشو و خشک‌کردن' }],
  ['roborock', 'S8', '2023-03', 42.8, 380, ['white', 'black'], ['روبوراک اس ۸'], 'جاروی روبوراک با دو برس لاستیکی و تی لرزان.', { suction: 6000, map: 'لیزر LiDAR', mop: 'لرزان VibraRise 2.0', dock: 'شارژ' }],
  ['roborock', 'Q Revo', '2023-05', 54.6, 340, ['white', 'black'], ['روبوراک کیو روو'], 'جاروی روبوراک با دو تی چرخان و ایستگاه همه‌کاره.', { suction: 5500, map: 'لیزر LiDAR', mop: 'دو تی چرخان', dock: 'تخلیه، شست‌وشو و خشک‌کردن' }],
];

const airShelf: Shelf = {
  category: 'air-purifier',
  noun: 'دستگاه تصفیهٔ هوا',
  group: 'مشخصات تصفیه',
  art: 'air-purifier',
  guarantee: yearAndHalf,
};

/** Clean air in cubic metres an hour. */
type Purifier = { flow: number; filter: string; noise: string; screen: string };

function purifier(row: Row<Purifier>): SeedProduct {
  const { flow, filter, noise, screen } = row[8];
  const facts: Fact[] = [
    ['هوای پاک', `${fa(flow)} مترمکعب در ساعت`, 'power'],
    ['صافی', filter, 'shield'],
    ['صدا', noise, 'audio'],
    ['نمایش', screen, 'screen'],
    ['برنامه', 'فرمان از گوشی'],
  ];
  return place(airShelf, row, facts, [
    {
      title: 'روز آلوده، خانهٔ پاک',
      text: `${filter} ذره‌های ریز را می‌گیرد و ساعتی ${fa(flow)} مترمکعب هوای پاک می‌دهد.`,
    },
    {
      title: 'شب آرام، هوای تازه',
      text: `صدای حالت آرام آن ${noise} است و کیفیت هوا را روی ${screen} می‌بینید.`,
    },
  ]);
}

// biome-ignore format: one product a row
const purifiers: readonly Row<Purifier>[] = [
  ['xiaomi', 'Smart Air Purifier 4', '2021-09', 16.9, 520, ['white'], ['تصفیه هوا شیائومی ۴'], 'تصفیهٔ هوای شیائومی برای اتاق نشیمن.', { flow: 400, filter: 'صافی HEPA سه‌لایه', noise: '۳۲ دسی‌بل', screen: 'نمایشگر لمسی OLED' }],
  ['xiaomi', 'Smart Air Purifier 4 Lite', '2021-09', 11.9, 560, ['white'], ['تصفیه هوا شیائومی لایت'], 'تصفیهٔ هوای سبک شیائومی برای اتاق خواب.', { flow: 360, filter: 'صافی HEPA سه‌لایه', noise: '۳۳ دسی‌بل', screen: 'نمایشگر LED' }],
  ['xiaomi', 'Smart Air Purifier 4 Pro', '2021-09', 23.5, 380, ['white'], ['تصفیه هوا شیائومی پرو'], 'تصفیهٔ هوای بزرگ شیائومی برای پذیرایی.', { flow: 500, filter: 'صافی HEPA سه‌لایه', noise: '۳۳ دسی‌بل', screen: 'نمایشگر لمسی OLED' }],
];

const tvShelf: Shelf = {
  category: 'tv',
  noun: 'تلویزیون هوشمند',
  group: 'مشخصات تلویزیون',
  art: 'tv-dunes',
  guarantee: twoYears,
};

/** Refresh rate in hertz; sizes with prices are the choices of the row. */
type Television = { panel: string; hertz: number; system: string; hdmi: string; hdr: string };

function television(row: Row<Television>): SeedProduct {
  const { panel, hertz, system, hdmi, hdr } = row[8];
  const facts: Fact[] = [
    ['پنل', panel, 'screen'],
    ['نرخ نوسازی', `${fa(hertz)} هرتز`, 'power'],
    ['سیستم‌عامل', system, 'chip'],
    ['درگاه', hdmi, 'size'],
    ['وضوح', '۳۸۴۰ در ۲۱۶۰'],
    ['HDR', hdr],
  ];
  return place(tvShelf, row, facts, [
    { title: 'سینما، روبه‌روی مبل', text: `پنل ${panel} با ${hdr} روشنایی و سیاهی فیلم را درست نشان می‌دهد.` },
    { title: 'فیلم، بازی، همه یک‌جا', text: `${system} برنامه‌ها را می‌آورد و درگاه ${hdmi} کنسول را می‌پذیرد.` },
  ]);
}

// biome-ignore format: one product a row
const televisions: readonly Row<Television>[] = [
  ['samsung', 'Crystal UHD DU8000', '2024-03', 38.9, 640, ['black'], ['تلویزیون سامسونگ ۵۵', 'کریستال'], 'تلویزیون 4K سامسونگ با Tizen و قاب نازک.', { panel: 'LED', hertz: 60, system: 'Tizen', hdmi: 'سه HDMI', hdr: 'HDR10+' }, { choices: sizes(['۵۰ اینچ', 33.9], ['۵۵ اینچ', 38.9], ['۶۵ اینچ', 53.8]) }],
  ['samsung', 'Neo QLED QN90D', '2024-03', 98.5, 330, ['black'], ['نئو کیولد'], 'تلویزیون Mini LED سامسونگ برای اتاق روشن و بازی.', { panel: 'Mini LED', hertz: 120, system: 'Tizen', hdmi: 'چهار HDMI 2.1', hdr: 'HDR10+' }, { choices: sizes(['۵۵ اینچ', 98.5], ['۶۵ اینچ', 139]) }],
  ['lg', 'OLED evo C4', '2024-03', 118, 410, ['black'], ['ال‌جی اولد سی ۴'], 'تلویزیون OLED ال‌جی با چهار HDMI 2.1 برای فیلم و بازی.', { panel: 'OLED evo', hertz: 120, system: 'webOS', hdmi: 'چهار HDMI 2.1', hdr: 'Dolby Vision' }, { choices: sizes(['۴۸ اینچ', 99], ['۵۵ اینچ', 118], ['۶۵ اینچ', 164]) }],
  ['lg', 'QNED80', '2024-04', 52.6, 390, ['black'], ['ال‌جی کیوند'], 'تلویزیون 4K ال‌جی با رنگ QNED و webOS.', { panel: 'QNED', hertz: 60, system: 'webOS', hdmi: 'سه HDMI', hdr: 'HDR10' }, { choices: sizes(['۵۰ اینچ', 45.8], ['۵۵ اینچ', 52.6], ['۶۵ اینچ', 72.4]) }],
  ['sony', 'BRAVIA 3', '2024-05', 61.8, 350, ['black'], ['سونی براویا ۳'], 'تلویزیون 4K سونی با Google TV و پردازندهٔ X1.', { panel: 'LED', hertz: 60, system: 'Google TV', hdmi: 'چهار HDMI', hdr: 'Dolby Vision' }, { choices: sizes(['۵۰ اینچ', 54.9], ['۵۵ اینچ', 61.8], ['۶۵ اینچ', 82.6]) }],
  ['xiaomi', 'TV A Pro', '2024-06', 26.9, 540, ['black'], ['تلویزیون شیائومی'], 'تلویزیون 4K خوش‌قیمت شیائومی با Google TV.', { panel: 'LED', hertz: 60, system: 'Google TV', hdmi: 'سه HDMI', hdr: 'Dolby Vision' }, { choices: sizes(['۴۳ اینچ', 22.4], ['۵۵ اینچ', 30.8]) }],
];

const projectorShelf: Shelf = {
  category: 'projector',
  noun: 'ویدئوپروژکتور',
  group: 'مشخصات پروژکتور',
  art: 'projector',
  guarantee: yearAndHalf,
};

// biome-ignore format: one product a row
const projectors: readonly Row<Told>[] = [
  ['epson', 'EH-TW7100', '2019-09', 118, 240, ['white'], ['پروژکتور اپسون'], 'پروژکتور سینمای خانگی اپسون با وضوح 4K PRO-UHD.', {
    facts: [['روشنایی', '۳٬۰۰۰ لومن', 'power'], ['وضوح', '4K PRO-UHD', 'screen'], ['فناوری', '3LCD', 'chip'], ['درگاه', 'دو HDMI', 'size'], ['بلندگو', 'درونی با بلوتوث']],
    story: [{ title: 'دیوار خانه، پردهٔ سینما', text: 'سه پنل LCD رنگ و روشنایی برابر می‌دهند تا اتاق نیمه‌روشن هم بس باشد.' }, { title: 'تصویر، هر کجا که بخواهید', text: 'جابه‌جایی لنز تصویر را بی‌تکان دادن دستگاه میزان می‌کند.' }],
  }],
  ['epson', 'EB-E01', '2020-10', 44.8, 310, ['white'], ['پروژکتور اداری اپسون'], 'پروژکتور روشن اپسون برای کلاس و جلسه.', {
    facts: [['روشنایی', '۳٬۳۰۰ لومن', 'power'], ['وضوح', 'XGA', 'screen'], ['فناوری', '3LCD', 'chip'], ['درگاه', 'HDMI و VGA', 'size'], ['کاربرد', 'کلاس و جلسه']],
    story: [{ title: 'پرده‌ها باز، تصویر روشن', text: '۳٬۳۰۰ لومن روشنایی در کلاس روشن هم خوانا می‌ماند.' }, { title: 'وصل کنید، ارائه دهید', text: 'با HDMI یا VGA به هر لپ‌تاپی وصل می‌شود.' }],
  }],
  ['samsung', 'The Freestyle 2nd Gen', '2023-09', 58.6, 300, ['white'], ['فری استایل سامسونگ'], 'پروژکتور قابل‌حمل سامسونگ که خود را با دیوار میزان می‌کند.', {
    facts: [['وضوح', 'Full HD', 'screen'], ['بزرگی تصویر', '۳۰ تا ۱۰۰ اینچ', 'size'], ['وزن', '۸۰۰ گرم', 'weight'], ['بلندگو', '۳۶۰ درجه، ۵ وات', 'audio'], ['سیستم‌عامل', 'Tizen']],
    story: [{ title: 'بچرخانید، بتابانید', text: 'پایه ۱۸۰ درجه می‌چرخد و روی سقف هم تصویر می‌اندازد.' }, { title: 'خودش راست می‌شود', text: 'فوکوس و راستی تصویر بی‌دخالت شما میزان می‌شود.' }],
  }],
  ['xiaomi', 'Smart Projector L1', '2024-08', 24.9, 420, ['white'], ['پروژکتور شیائومی'], 'پروژکتور کوچک شیائومی با Google TV.', {
    facts: [['وضوح', 'Full HD', 'screen'], ['روشنایی', '۲۰۰ لومن ISO', 'power'], ['سیستم‌عامل', 'Google TV', 'chip'], ['بزرگی تصویر', '۴۰ تا ۱۲۰ اینچ', 'size'], ['اتصال', 'Wi-Fi و بلوتوث']],
    story: [{ title: 'شب فیلم، روی دیوار', text: 'برای اتاق تاریک ساخته شده و تا ۱۲۰ اینچ تصویر می‌دهد.' }, { title: 'برنامه‌ها، درون دستگاه', text: 'Google TV دارد و به لپ‌تاپ نیازی نیست.' }],
  }],
];

const boxShelf: Shelf = {
  category: 'tv-box',
  noun: 'پخش‌کنندهٔ تلویزیون',
  group: 'مشخصات پخش‌کننده',
  art: 'tv-box',
  guarantee: year,
};

/** Memory in gigabytes. */
type Box = { picture: string; ram: string; storage: string; system: string; link: string };

function box(row: Row<Box>): SeedProduct {
  const { picture, ram, storage, system, link } = row[8];
  const facts: Fact[] = [
    ['تصویر', picture, 'screen'],
    ['سیستم‌عامل', system, 'chip'],
    ['حافظه', storage, 'storage'],
    ['شبکه', link, 'wireless'],
    ['رم', ram],
    ['خروجی', 'HDMI'],
  ];
  return place(boxShelf, row, facts, [
    {
      title: 'تلویزیون قدیمی، تازه شد',
      text: `${system} را با یک HDMI به هر تلویزیون می‌آورد و تا ${picture} پخش می‌کند.`,
    },
    { title: 'بگویید، پخش می‌شود', text: `با کنترل صوتی فیلم بجویید؛ شبکهٔ آن ${link} است.` },
  ]);
}

// biome-ignore format: one product a row
const boxes: readonly Row<Box>[] = [
  ['xiaomi', 'TV Box S 2nd Gen', '2023-05', 4.6, 720, ['black'], ['تی‌وی باکس شیائومی', 'می باکس'], 'تی‌وی‌باکس شیائومی با Google TV و پخش 4K.', { picture: '4K، Dolby Vision', ram: '۲ گیگابایت', storage: '۸ گیگابایت', system: 'Google TV', link: 'Wi-Fi دوبانده' }],
  ['xiaomi', 'TV Stick 4K', '2021-12', 3.9, 610, ['black'], ['تی‌وی استیک شیائومی'], 'استیک کوچک شیائومی که پشت تلویزیون پنهان می‌شود.', { picture: '4K، Dolby Vision', ram: '۲ گیگابایت', storage: '۸ گیگابایت', system: 'Android TV', link: 'Wi-Fi دوبانده' }],
  ['apple', 'TV 4K (3rd Gen)', '2022-11', 17.8, 480, ['black'], ['اپل تی‌وی'], 'پخش‌کنندهٔ اپل با تراشهٔ A15 و کنترل Siri.', { picture: '4K، Dolby Vision', ram: '۴ گیگابایت', storage: '۶۴ یا ۱۲۸ گیگابایت', system: 'tvOS', link: 'Wi-Fi 6' }, { choices: { icon: 'storage', of: [['۶۴ گیگابایت', 17.8], ['۱۲۸ گیگابایت', 20.6]] } }],
  ['amazon', 'Fire TV Stick 4K Max', '2023-09', 6.9, 390, ['black'], ['فایر تی‌وی استیک'], 'استیک آمازون با Wi-Fi 6E و حالت تابلو.', { picture: '4K، Dolby Vision', ram: '۲ گیگابایت', storage: '۱۶ گیگابایت', system: 'Fire OS', link: 'Wi-Fi 6E' }],
];

const printerShelf: Shelf = {
  category: 'printer-laser',
  noun: 'چاپگر لیزری',
  group: 'مشخصات چاپگر',
  art: 'printer',
  guarantee: yearAndHalf,
};

/** Pages a minute. */
type Printer = { pages: number; tasks: string; colour: string; link: string; ink: string };

function printer(row: Row<Printer>): SeedProduct {
  const { pages, tasks, colour, link, ink } = row[8];
  const facts: Fact[] = [
    ['سرعت', `${fa(pages)} برگ در دقیقه`, 'power'],
    ['کارکرد', tasks, 'size'],
    ['چاپ', colour, 'screen'],
    ['اتصال', link, 'wireless'],
    ['جوهر یا تونر', ink],
  ];
  return place(printerShelf, row, facts, [
    { title: 'برگه‌ها آماده، بی‌صف', text: `دقیقه‌ای ${fa(pages)} برگ؛ کارکرد آن ${tasks} است.` },
    { title: 'وصل کنید، چاپ کنید', text: `با ${link} وصل می‌شود و ${ink} می‌خواهد.` },
  ]);
}

const ink = { category: 'printer-ink', noun: 'چاپگر جوهرافشان' } as const;

// biome-ignore format: one product a row
const printers: readonly Row<Printer>[] = [
  ['hp', 'LaserJet M111w', '2021-03', 13.9, 540, ['white'], ['چاپگر اچ‌پی ۱۱۱', 'پرینتر اچ پی'], 'چاپگر لیزری کوچک اچ‌پی برای خانه و دفتر.', { pages: 20, tasks: 'چاپ', colour: 'سیاه‌وسفید', link: 'Wi-Fi و USB', ink: 'تونر HP 150A' }],
  ['hp', 'LaserJet Pro MFP 4103fdw', '2022-09', 48.6, 300, ['white'], ['چاپگر اچ‌پی چهارکاره'], 'چاپگر چهارکارهٔ اداری با چاپ دورو و فیدر.', { pages: 40, tasks: 'چاپ، کپی، اسکن و نمابر', colour: 'سیاه‌وسفید', link: 'Wi-Fi، شبکه و USB', ink: 'تونر HP 151' }],
  ['canon', 'i-SENSYS MF3010', '2011-09', 26.4, 490, ['black'], ['چاپگر کانن ام‌اف ۳۰۱۰', 'پرینتر کانن'], 'چاپگر سه‌کارهٔ سرسخت کانن.', { pages: 18, tasks: 'چاپ، کپی و اسکن', colour: 'سیاه‌وسفید', link: 'USB', ink: 'تونر Canon 725' }],
  ['canon', 'PIXMA G3420', '2020-09', 19.8, 400, ['black'], ['چاپگر کانن پیکسما'], 'چاپگر مخزن‌دار رنگی کانن برای خانه و دانش‌آموز.', { pages: 9, tasks: 'چاپ، کپی و اسکن', colour: 'رنگی', link: 'Wi-Fi و USB', ink: 'جوهر مخزنی GI-41' }, ink],
  ['epson', 'EcoTank L3250', '2021-03', 21.6, 460, ['black'], ['چاپگر اپسون ال ۳۲۵۰', 'پرینتر اپسون'], 'چاپگر مخزن‌دار اپسون با هزینهٔ چاپ پایین.', { pages: 10, tasks: 'چاپ، کپی و اسکن', colour: 'رنگی', link: 'Wi-Fi و USB', ink: 'جوهر مخزنی EcoTank' }, ink],
];

/** Cameras, network, the smart home, home screens and printers. */
export const home: readonly SeedProduct[] = [
  ...cameras.map(camera),
  ...actionCameras.map(actionCamera),
  ...drones.map(drone),
  ...routers.map(network(routerShelf)),
  ...watchers.map(watcher),
  ...bulbs.map(bulb),
  ...plugs.map(plug),
  ...vacuums.map(vacuum),
  ...purifiers.map(purifier),
  ...televisions.map(television),
  ...projectors.map(told(projectorShelf)),
  ...boxes.map(box),
  ...printers.map(printer),
];

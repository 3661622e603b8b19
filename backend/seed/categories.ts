import type { ArtModel, artModels } from './art';

/** A drawn model with one of the colours it is drawn in. */
type SeedArt = {
  [M in ArtModel]: { readonly model: M; readonly colour: (typeof artModels)[M][number] };
}[ArtModel];

/** One node of the category tree; the icon is a lucide name, leaves have no children. */
export type SeedCategory = {
  readonly key: string;
  readonly title: string;
  readonly slug: string;
  readonly icon: string;
  readonly art: SeedArt;
  /** Its goods, and those below, carry the names of other goods in their titles. */
  readonly namesOtherGoods: boolean;
  readonly children: readonly SeedCategory[];
};

type LeafRow = { readonly key: string; readonly title: string; readonly art: SeedArt };
type GroupRow = {
  readonly key: string;
  readonly title: string;
  readonly icon: string;
  readonly namesOtherGoods?: boolean;
  readonly leaves: readonly LeafRow[];
};
type RootRow = {
  readonly key: string;
  readonly title: string;
  readonly icon: string;
  readonly art: SeedArt;
  readonly namesOtherGoods?: boolean;
  readonly groups: readonly GroupRow[];
};

const tree = [
  {
    key: 'phones',
    title: 'گوشی موبایل',
    icon: 'smartphone',
    art: { model: 'phone-triad-silk', colour: 'ice-blue' },
    groups: [
      {
        key: 'phones-samsung',
        title: 'گوشی سامسونگ',
        icon: 'smartphone',
        leaves: [
          { key: 'galaxy-s', title: 'سری S', art: { model: 'phone-triad-silk', colour: 'ice-blue' } },
          { key: 'galaxy-z', title: 'سری Z', art: { model: 'phone-triad-beams', colour: 'navy' } },
          { key: 'galaxy-a', title: 'سری A', art: { model: 'phone-triad-flower', colour: 'lavender' } },
          { key: 'galaxy-m-f', title: 'سری M و F', art: { model: 'phone-triad-beams', colour: 'violet' } },
        ],
      },
      {
        key: 'phones-apple',
        title: 'گوشی اپل',
        icon: 'smartphone',
        leaves: [
          { key: 'iphone-17', title: 'آیفون ۱۷', art: { model: 'phone-island-silk', colour: 'orange' } },
          { key: 'iphone-16', title: 'آیفون ۱۶', art: { model: 'phone-island-silk', colour: 'gold' } },
          { key: 'iphone-15', title: 'آیفون ۱۵', art: { model: 'phone-duo-silk', colour: 'pink' } },
          { key: 'iphone-earlier', title: 'آیفون ۱۴ و ۱۳', art: { model: 'phone-duo-silk', colour: 'blue' } },
        ],
      },
      {
        key: 'phones-xiaomi',
        title: 'گوشی شیائومی',
        icon: 'smartphone',
        leaves: [
          { key: 'xiaomi-number', title: 'سری عددی', art: { model: 'phone-ring-dunes', colour: 'black' } },
          { key: 'redmi-note', title: 'ردمی نوت', art: { model: 'phone-island-dunes', colour: 'green' } },
          { key: 'redmi', title: 'ردمی', art: { model: 'phone-duo-dunes', colour: 'blue' } },
          { key: 'poco', title: 'پوکو', art: { model: 'phone-duo-dunes', colour: 'yellow' } },
        ],
      },
      {
        key: 'phones-google',
        title: 'گوشی گوگل',
        icon: 'smartphone',
        leaves: [
          { key: 'pixel-pro', title: 'پیکسل پرو', art: { model: 'phone-bar-dunes', colour: 'white' } },
          { key: 'pixel', title: 'پیکسل', art: { model: 'phone-bar-dunes', colour: 'mint' } },
        ],
      },
      {
        key: 'phones-honor',
        title: 'گوشی آنر',
        icon: 'smartphone',
        leaves: [
          { key: 'honor-magic', title: 'سری Magic', art: { model: 'phone-ring-beams', colour: 'black' } },
          {
            key: 'honor-number',
            title: 'سری عددی آنر',
            art: { model: 'phone-ring-beams', colour: 'violet' },
          },
          { key: 'honor-x', title: 'سری X', art: { model: 'phone-ring-beams', colour: 'green' } },
        ],
      },
      {
        key: 'phones-motorola',
        title: 'گوشی موتورولا',
        icon: 'smartphone',
        leaves: [
          { key: 'moto-edge', title: 'موتورولا اج', art: { model: 'phone-island-dunes', colour: 'blue' } },
          { key: 'moto-g', title: 'موتو جی', art: { model: 'phone-island-dunes', colour: 'graphite' } },
          { key: 'moto-razr', title: 'موتورولا ریزر', art: { model: 'phone-duo-flower', colour: 'pink' } },
        ],
      },
      {
        key: 'phones-nothing',
        title: 'گوشی ناتینگ',
        icon: 'smartphone',
        leaves: [
          { key: 'nothing-phone', title: 'ناتینگ فون', art: { model: 'phone-bar-dunes', colour: 'black' } },
          { key: 'cmf-phone', title: 'سی‌ام‌اف', art: { model: 'phone-ring-dunes', colour: 'orange' } },
        ],
      },
      {
        key: 'phones-huawei',
        title: 'گوشی هوآوی',
        icon: 'smartphone',
        leaves: [
          { key: 'huawei-flagship', title: 'پورا و میت', art: { model: 'phone-ring-dunes', colour: 'gold' } },
          { key: 'huawei-nova', title: 'نوا', art: { model: 'phone-ring-beams', colour: 'blue' } },
        ],
      },
      {
        key: 'phones-other',
        title: 'ریلمی، وان‌پلاس و نوکیا',
        icon: 'smartphone',
        leaves: [
          { key: 'realme', title: 'ریلمی', art: { model: 'phone-ring-dunes', colour: 'ice-blue' } },
          { key: 'oneplus', title: 'وان‌پلاس', art: { model: 'phone-ring-beams', colour: 'black' } },
          { key: 'nokia', title: 'نوکیا', art: { model: 'phone-duo-dunes', colour: 'graphite' } },
        ],
      },
    ],
  },
  {
    key: 'laptops',
    title: 'لپ‌تاپ',
    icon: 'laptop',
    art: { model: 'laptop-silk', colour: 'silver' },
    groups: [
      {
        key: 'macbooks',
        title: 'مک‌بوک',
        icon: 'laptop-minimal',
        leaves: [
          { key: 'macbook-air', title: 'مک‌بوک ایر', art: { model: 'laptop-silk', colour: 'silver' } },
          { key: 'macbook-pro', title: 'مک‌بوک پرو', art: { model: 'laptop-silk', colour: 'graphite' } },
        ],
      },
      {
        key: 'laptops-thin',
        title: 'باریک و سبک',
        icon: 'feather',
        leaves: [
          { key: 'zenbook', title: 'زن‌بوک ایسوس', art: { model: 'laptop-flower', colour: 'graphite' } },
          { key: 'yoga', title: 'یوگا لنوو', art: { model: 'laptop-flower', colour: 'silver' } },
          { key: 'xps', title: 'ایکس‌پی‌اس دل', art: { model: 'laptop-dunes', colour: 'silver' } },
          { key: 'hp-premium', title: 'اسپکتر و انوی اچ‌پی', art: { model: 'laptop-dunes', colour: 'gold' } },
          {
            key: 'surface-laptop',
            title: 'سرفیس مایکروسافت',
            art: { model: 'laptop-dunes', colour: 'blue' },
          },
        ],
      },
      {
        key: 'laptops-everyday',
        title: 'کاربردی و دانشجویی',
        icon: 'graduation-cap',
        leaves: [
          { key: 'vivobook', title: 'ویووبوک ایسوس', art: { model: 'laptop-flower', colour: 'silver' } },
          { key: 'ideapad', title: 'آیدیاپد لنوو', art: { model: 'laptop-dunes', colour: 'silver' } },
          {
            key: 'hp-everyday',
            title: 'پاویلیون و سری ۱۵ اچ‌پی',
            art: { model: 'laptop-silk', colour: 'silver' },
          },
          { key: 'inspiron', title: 'اینسپایرون دل', art: { model: 'laptop-flower', colour: 'black' } },
          { key: 'aspire', title: 'اسپایر ایسر', art: { model: 'laptop-dunes', colour: 'black' } },
        ],
      },
      {
        key: 'laptops-business',
        title: 'اداری',
        icon: 'briefcase',
        leaves: [
          { key: 'thinkpad', title: 'تینک‌پد لنوو', art: { model: 'laptop-flower', colour: 'black' } },
          { key: 'latitude', title: 'لتیتیود دل', art: { model: 'laptop-flower', colour: 'graphite' } },
          {
            key: 'elitebook',
            title: 'الیت‌بوک و پروبوک اچ‌پی',
            art: { model: 'laptop-dunes', colour: 'silver' },
          },
        ],
      },
      {
        key: 'laptops-gaming',
        title: 'لپ‌تاپ بازی',
        icon: 'gamepad-2',
        leaves: [
          { key: 'asus-gaming', title: 'راگ و تاف ایسوس', art: { model: 'laptop-gaming', colour: 'black' } },
          {
            key: 'lenovo-gaming',
            title: 'لیجن و لاک لنوو',
            art: { model: 'laptop-gaming', colour: 'graphite' },
          },
          { key: 'hp-gaming', title: 'اومن و ویکتوس اچ‌پی', art: { model: 'laptop-gaming', colour: 'white' } },
          {
            key: 'acer-gaming',
            title: 'نیترو و پردیتور ایسر',
            art: { model: 'laptop-gaming', colour: 'black' },
          },
          { key: 'msi-gaming', title: 'لپ‌تاپ ام‌اس‌آی', art: { model: 'laptop-gaming', colour: 'graphite' } },
        ],
      },
    ],
  },
  {
    key: 'sound',
    title: 'هدفون و صدا',
    icon: 'headphones',
    art: { model: 'headphone', colour: 'black' },
    groups: [
      {
        key: 'earbuds',
        title: 'هدفون توگوشی',
        icon: 'ear',
        leaves: [
          { key: 'airpods', title: 'ایرپاد', art: { model: 'earbuds', colour: 'white' } },
          { key: 'galaxy-buds', title: 'گلکسی بادز', art: { model: 'earbuds', colour: 'lavender' } },
          { key: 'earbuds-premium', title: 'توگوشی رده‌بالا', art: { model: 'earbuds', colour: 'black' } },
          { key: 'earbuds-value', title: 'توگوشی اقتصادی', art: { model: 'earbuds', colour: 'blue' } },
        ],
      },
      {
        key: 'over-ear',
        title: 'هدفون روگوشی',
        icon: 'headphones',
        leaves: [
          { key: 'noise-cancelling', title: 'حذف نویز', art: { model: 'headphone', colour: 'black' } },
          { key: 'over-ear-everyday', title: 'روگوشی روزمره', art: { model: 'headphone', colour: 'blue' } },
          {
            key: 'over-ear-studio',
            title: 'استودیویی و باسیم',
            art: { model: 'headphone', colour: 'cream' },
          },
        ],
      },
      {
        key: 'neckbands',
        title: 'هندزفری ورزشی',
        icon: 'activity',
        leaves: [
          { key: 'neckband', title: 'گردنی', art: { model: 'neckband', colour: 'black' } },
          { key: 'sport-earbuds', title: 'توگوشی ورزشی', art: { model: 'earbuds', colour: 'black' } },
        ],
      },
      {
        key: 'gaming-headsets',
        title: 'هدست بازی',
        icon: 'headset',
        leaves: [
          { key: 'headset-wireless', title: 'هدست بی‌سیم', art: { model: 'gaming-headset', colour: 'black' } },
          { key: 'headset-wired', title: 'هدست باسیم', art: { model: 'gaming-headset', colour: 'red' } },
        ],
      },
      {
        key: 'speakers',
        title: 'اسپیکر',
        icon: 'speaker',
        leaves: [
          { key: 'speaker-portable', title: 'اسپیکر قابل‌حمل', art: { model: 'speaker', colour: 'navy' } },
          { key: 'speaker-party', title: 'اسپیکر مهمانی', art: { model: 'party-speaker', colour: 'black' } },
          { key: 'speaker-home', title: 'اسپیکر خانگی', art: { model: 'home-speaker', colour: 'graphite' } },
          { key: 'soundbar', title: 'ساندبار', art: { model: 'soundbar', colour: 'black' } },
        ],
      },
      {
        key: 'microphones',
        title: 'میکروفون',
        icon: 'mic',
        leaves: [
          { key: 'mic-usb', title: 'میکروفون USB', art: { model: 'microphone', colour: 'black' } },
          { key: 'mic-studio', title: 'میکروفون استودیویی', art: { model: 'microphone', colour: 'white' } },
        ],
      },
    ],
  },
  {
    key: 'watches',
    title: 'ساعت هوشمند',
    icon: 'watch',
    art: { model: 'watch-round', colour: 'brown' },
    groups: [
      {
        key: 'apple-watches',
        title: 'اپل واچ',
        icon: 'watch',
        leaves: [
          {
            key: 'apple-watch-series',
            title: 'اپل واچ سری',
            art: { model: 'watch-square', colour: 'black' },
          },
          {
            key: 'apple-watch-ultra',
            title: 'اپل واچ اولترا',
            art: { model: 'watch-square', colour: 'orange' },
          },
          { key: 'apple-watch-se', title: 'اپل واچ اس‌ای', art: { model: 'watch-square', colour: 'pink' } },
        ],
      },
      {
        key: 'galaxy-watches',
        title: 'گلکسی واچ',
        icon: 'watch',
        leaves: [
          { key: 'galaxy-watch', title: 'گلکسی واچ معمولی', art: { model: 'watch-round', colour: 'green' } },
          {
            key: 'galaxy-watch-top',
            title: 'کلاسیک و اولترا',
            art: { model: 'watch-round', colour: 'brown' },
          },
        ],
      },
      {
        key: 'other-watches',
        title: 'ساعت‌های دیگر',
        icon: 'watch',
        leaves: [
          { key: 'xiaomi-watch', title: 'ساعت شیائومی', art: { model: 'watch-round', colour: 'black' } },
          { key: 'huawei-watch', title: 'ساعت هوآوی', art: { model: 'watch-round', colour: 'gold' } },
          { key: 'amazfit-watch', title: 'ساعت امیزفیت', art: { model: 'watch-square', colour: 'ice-blue' } },
          { key: 'garmin-watch', title: 'ساعت گارمین', art: { model: 'watch-round', colour: 'silver' } },
        ],
      },
      {
        key: 'bands',
        title: 'دستبند هوشمند',
        icon: 'activity',
        leaves: [
          { key: 'band-xiaomi', title: 'دستبند شیائومی', art: { model: 'band', colour: 'black' } },
          { key: 'band-huawei', title: 'دستبند هوآوی', art: { model: 'band', colour: 'pink' } },
          {
            key: 'band-other',
            title: 'دستبند سامسونگ و دیگر برندها',
            art: { model: 'band', colour: 'mint' },
          },
        ],
      },
    ],
  },
  {
    key: 'gaming',
    title: 'بازی و کنسول',
    icon: 'gamepad-2',
    art: { model: 'console-tower', colour: 'white' },
    groups: [
      {
        key: 'consoles',
        title: 'کنسول',
        icon: 'gamepad-2',
        leaves: [
          { key: 'playstation', title: 'پلی‌استیشن ۵', art: { model: 'console-tower', colour: 'white' } },
          { key: 'xbox', title: 'ایکس‌باکس', art: { model: 'console-box', colour: 'black' } },
          {
            key: 'nintendo-switch',
            title: 'نینتندو سوییچ',
            art: { model: 'console-handheld', colour: 'red' },
          },
          { key: 'handheld', title: 'کنسول دستی', art: { model: 'console-handheld', colour: 'black' } },
        ],
      },
      {
        key: 'controllers',
        title: 'دسته و فرمان',
        icon: 'joystick',
        namesOtherGoods: true,
        leaves: [
          { key: 'pad-playstation', title: 'دستهٔ پلی‌استیشن', art: { model: 'controller', colour: 'white' } },
          { key: 'pad-xbox', title: 'دستهٔ ایکس‌باکس', art: { model: 'controller', colour: 'black' } },
          { key: 'pad-nintendo', title: 'دستهٔ نینتندو', art: { model: 'controller', colour: 'red' } },
          { key: 'pad-pc', title: 'دستهٔ رایانه و موبایل', art: { model: 'controller', colour: 'blue' } },
          { key: 'racing-wheel', title: 'فرمان و پدال', art: { model: 'racing-wheel', colour: 'black' } },
        ],
      },
      {
        key: 'games',
        title: 'بازی',
        icon: 'disc-3',
        namesOtherGoods: true,
        leaves: [
          { key: 'game-action', title: 'اکشن و ماجرایی', art: { model: 'game-box', colour: 'blue' } },
          { key: 'game-role', title: 'نقش‌آفرینی', art: { model: 'game-box', colour: 'violet' } },
          { key: 'game-sport', title: 'ورزشی و مسابقه‌ای', art: { model: 'game-box', colour: 'green' } },
          { key: 'game-family', title: 'خانوادگی', art: { model: 'game-box', colour: 'red' } },
        ],
      },
      {
        key: 'gaming-desk',
        title: 'میز بازی',
        icon: 'monitor',
        leaves: [
          { key: 'gaming-monitor', title: 'مانیتور بازی', art: { model: 'monitor-beams', colour: 'black' } },
          { key: 'gaming-keyboard', title: 'صفحه‌کلید بازی', art: { model: 'keyboard', colour: 'black' } },
          { key: 'gaming-mouse', title: 'ماوس بازی', art: { model: 'mouse', colour: 'black' } },
          { key: 'virtual-reality', title: 'واقعیت مجازی', art: { model: 'vr-headset', colour: 'white' } },
        ],
      },
    ],
  },
  {
    key: 'tablets',
    title: 'تبلت',
    icon: 'tablet',
    art: { model: 'tablet-silk', colour: 'ice-blue' },
    groups: [
      {
        key: 'ipads',
        title: 'آیپد',
        icon: 'tablet',
        leaves: [
          { key: 'ipad-pro', title: 'آیپد پرو', art: { model: 'tablet-silk', colour: 'graphite' } },
          { key: 'ipad-air', title: 'آیپد ایر', art: { model: 'tablet-silk', colour: 'ice-blue' } },
          { key: 'ipad-standard', title: 'آیپد و آیپد مینی', art: { model: 'tablet-silk', colour: 'pink' } },
        ],
      },
      {
        key: 'galaxy-tabs',
        title: 'تبلت سامسونگ',
        icon: 'tablet',
        leaves: [
          { key: 'galaxy-tab-s', title: 'تب سری S', art: { model: 'tablet-flower', colour: 'silver' } },
          { key: 'galaxy-tab-a', title: 'تب سری A', art: { model: 'tablet-flower', colour: 'black' } },
        ],
      },
      {
        key: 'other-tablets',
        title: 'تبلت‌های دیگر',
        icon: 'tablet',
        leaves: [
          { key: 'xiaomi-pad', title: 'پد شیائومی', art: { model: 'tablet-flower', colour: 'mint' } },
          { key: 'lenovo-tab', title: 'تب لنوو', art: { model: 'tablet-silk', colour: 'green' } },
          {
            key: 'huawei-honor-pad',
            title: 'پد هوآوی و آنر',
            art: { model: 'tablet-flower', colour: 'lavender' },
          },
        ],
      },
      {
        key: 'e-readers',
        title: 'کتاب‌خوان',
        icon: 'book-open',
        leaves: [
          { key: 'kindle', title: 'کیندل', art: { model: 'e-reader', colour: 'black' } },
          { key: 'e-reader-other', title: 'کوبو و پاکت‌بوک', art: { model: 'e-reader', colour: 'white' } },
        ],
      },
    ],
  },
  {
    key: 'cameras',
    title: 'دوربین',
    icon: 'camera',
    art: { model: 'camera', colour: 'black' },
    groups: [
      {
        key: 'photo-cameras',
        title: 'دوربین عکاسی',
        icon: 'camera',
        leaves: [
          { key: 'camera-sony', title: 'دوربین سونی', art: { model: 'camera', colour: 'black' } },
          { key: 'camera-canon', title: 'دوربین کانن', art: { model: 'camera', colour: 'black' } },
          { key: 'camera-other', title: 'نیکون و فوجی‌فیلم', art: { model: 'camera', colour: 'silver' } },
        ],
      },
      {
        key: 'action-cameras',
        title: 'دوربین ورزشی',
        icon: 'video',
        leaves: [
          { key: 'gopro', title: 'گوپرو', art: { model: 'action-camera', colour: 'black' } },
          {
            key: 'action-other',
            title: 'دی‌جی‌آی و اینستا ۳۶۰',
            art: { model: 'action-camera', colour: 'white' },
          },
        ],
      },
      {
        key: 'drones',
        title: 'پهپاد',
        icon: 'drone',
        leaves: [
          { key: 'drone-light', title: 'پهپاد سبک', art: { model: 'drone', colour: 'white' } },
          { key: 'drone-pro', title: 'پهپاد حرفه‌ای', art: { model: 'drone', colour: 'graphite' } },
        ],
      },
      {
        key: 'webcams',
        title: 'وب‌کم',
        icon: 'webcam',
        leaves: [
          { key: 'webcam-hd', title: 'وب‌کم Full HD', art: { model: 'webcam', colour: 'black' } },
          { key: 'webcam-4k', title: 'وب‌کم 4K', art: { model: 'webcam', colour: 'white' } },
        ],
      },
    ],
  },
  {
    key: 'home',
    title: 'شبکه و خانهٔ هوشمند',
    icon: 'router',
    art: { model: 'router', colour: 'white' },
    groups: [
      {
        key: 'network',
        title: 'مودم و روتر',
        icon: 'router',
        leaves: [
          { key: 'router', title: 'روتر بی‌سیم', art: { model: 'router', colour: 'black' } },
          { key: 'modem', title: 'مودم', art: { model: 'router', colour: 'white' } },
          { key: 'mesh', title: 'مش خانگی', art: { model: 'mesh-router', colour: 'white' } },
        ],
      },
      {
        key: 'smart-home',
        title: 'خانهٔ هوشمند',
        icon: 'lightbulb',
        leaves: [
          {
            key: 'security-camera',
            title: 'دوربین نظارتی',
            art: { model: 'security-camera', colour: 'white' },
          },
          { key: 'smart-light', title: 'لامپ هوشمند', art: { model: 'smart-bulb', colour: 'white' } },
          { key: 'smart-plug', title: 'پریز هوشمند', art: { model: 'smart-plug', colour: 'white' } },
        ],
      },
      {
        key: 'clean-air',
        title: 'نظافت و هوا',
        icon: 'wind',
        leaves: [
          { key: 'robot-vacuum', title: 'جاروی رباتیک', art: { model: 'robot-vacuum', colour: 'white' } },
          { key: 'air-purifier', title: 'تصفیهٔ هوا', art: { model: 'air-purifier', colour: 'white' } },
        ],
      },
      {
        key: 'home-screen',
        title: 'نمایش خانگی',
        icon: 'tv',
        leaves: [
          { key: 'tv', title: 'تلویزیون', art: { model: 'tv-dunes', colour: 'black' } },
          { key: 'projector', title: 'ویدئوپروژکتور', art: { model: 'projector', colour: 'white' } },
          { key: 'tv-box', title: 'پخش‌کنندهٔ تلویزیون', art: { model: 'tv-box', colour: 'black' } },
        ],
      },
      {
        key: 'printers',
        title: 'چاپگر',
        icon: 'printer',
        leaves: [
          { key: 'printer-laser', title: 'چاپگر لیزری', art: { model: 'printer', colour: 'white' } },
          { key: 'printer-ink', title: 'چاپگر جوهرافشان', art: { model: 'printer', colour: 'black' } },
        ],
      },
    ],
  },
  {
    key: 'accessories',
    title: 'لوازم جانبی',
    icon: 'cable',
    art: { model: 'powerbank', colour: 'white' },
    namesOtherGoods: true,
    groups: [
      {
        key: 'protection',
        title: 'قاب و محافظ',
        icon: 'shield',
        leaves: [
          { key: 'phone-case', title: 'قاب گوشی', art: { model: 'case', colour: 'orange' } },
          { key: 'screen-guard', title: 'محافظ صفحه', art: { model: 'screen-guard', colour: 'black' } },
        ],
      },
      {
        key: 'power',
        title: 'شارژ و کابل',
        icon: 'plug-zap',
        leaves: [
          { key: 'powerbank', title: 'پاوربانک', art: { model: 'powerbank', colour: 'white' } },
          { key: 'wall-charger', title: 'شارژر دیواری', art: { model: 'charger', colour: 'white' } },
          {
            key: 'wireless-charger',
            title: 'شارژر بی‌سیم',
            art: { model: 'wireless-charger', colour: 'black' },
          },
          { key: 'charge-cable', title: 'کابل', art: { model: 'cable', colour: 'orange' } },
        ],
      },
      {
        key: 'storage',
        title: 'حافظه',
        icon: 'hard-drive',
        leaves: [
          { key: 'ssd', title: 'حافظهٔ SSD', art: { model: 'ssd', colour: 'blue' } },
          { key: 'flash-drive', title: 'فلش مموری', art: { model: 'flash-drive', colour: 'silver' } },
          { key: 'memory-card', title: 'کارت حافظه', art: { model: 'memory-card', colour: 'red' } },
        ],
      },
      {
        key: 'desk',
        title: 'صفحه‌کلید، ماوس و مانیتور',
        icon: 'keyboard',
        leaves: [
          { key: 'keyboard', title: 'صفحه‌کلید', art: { model: 'keyboard', colour: 'white' } },
          { key: 'mouse', title: 'ماوس', art: { model: 'mouse', colour: 'white' } },
          { key: 'office-monitor', title: 'مانیتور اداری', art: { model: 'monitor-silk', colour: 'black' } },
        ],
      },
      {
        key: 'holders',
        title: 'پایه و نگهدارنده',
        icon: 'grip',
        leaves: [
          { key: 'car-holder', title: 'نگهدارندهٔ خودرو', art: { model: 'holder', colour: 'black' } },
          { key: 'desk-holder', title: 'پایهٔ رومیزی', art: { model: 'holder', colour: 'silver' } },
        ],
      },
    ],
  },
] as const satisfies readonly RootRow[];

/** Keys of the third-level categories, where products live. */
export type CategoryKey = (typeof tree)[number]['groups'][number]['leaves'][number]['key'];

/** The category tree, three levels deep, in menu order. A group takes its first leaf's art, a leaf its group's icon. */
export const categories: readonly SeedCategory[] = tree.map((root: RootRow) => ({
  key: root.key,
  title: root.title,
  slug: root.key,
  icon: root.icon,
  art: root.art,
  namesOtherGoods: root.namesOtherGoods ?? false,
  children: root.groups.map((group) => ({
    key: group.key,
    title: group.title,
    slug: group.key,
    icon: group.icon,
    art: group.leaves[0]?.art ?? root.art,
    namesOtherGoods: group.namesOtherGoods ?? false,
    children: group.leaves.map((leaf) => ({
      key: leaf.key,
      title: leaf.title,
      slug: leaf.key,
      icon: group.icon,
      art: leaf.art,
      namesOtherGoods: false,
      children: [],
    })),
  })),
}));

import type { ArtModel } from '../art';
import { type BrandKey, brandOf } from '../brands';
import type { CategoryKey } from '../categories';
import type { ColourKey } from '../colours';
import { persianAliases } from './aliases';
import { fa, gigabytes, guaranteeOf, optionalFa, type SeedProduct, slugOf, specGroup } from './model';
import { pickStory, turnOf } from './story';

/** A laptop in one row; a 0 is a figure left out. */
type LaptopRow = readonly [
  model: string,
  released: string,
  /** RAM in GB, SSD in GB, price in thousand toman. */
  makes: readonly (readonly [ram: number, ssd: number, thousands: number])[],
  popularity: number,
  art: ArtModel,
  colours: readonly ColourKey[],
  inches: number,
  panel: string,
  hertz: number,
  chip: string,
  graphics: string,
  kilograms: number,
  note: string,
];

// biome-ignore format: one laptop a row
const macbookAir: readonly LaptopRow[] = [
  ['MacBook Air 13 M4', '2025-03', [[16, 256, 98500], [16, 512, 113000], [24, 512, 128000]], 940, 'laptop-silk', ['silver', 'navy', 'gold'], 13.6, 'Liquid Retina', 60, 'Apple M4', 'Apple GPU', 1.24, 'بی‌صدا و سبک، با رم پایهٔ ۱۶ گیگابایتی.'],
  ['MacBook Air 15 M4', '2025-03', [[16, 256, 112000], [16, 512, 126500]], 600, 'laptop-silk', ['silver', 'navy', 'gold'], 15.3, 'Liquid Retina', 60, 'Apple M4', 'Apple GPU', 1.51, 'صفحهٔ بزرگ در بدنه‌ای بدون فن.'],
  ['MacBook Air 13 M3', '2024-03', [[8, 256, 86400], [16, 256, 92500], [16, 512, 104500]], 900, 'laptop-silk', ['silver', 'navy', 'gold', 'graphite'], 13.6, 'Liquid Retina', 60, 'Apple M3', 'Apple GPU', 1.24, 'لپ‌تاپ دانشجویی اپل با پشتیبانی از دو نمایشگر بیرونی.'],
  ['MacBook Air 15 M3', '2024-03', [[8, 256, 97500], [16, 512, 114500]], 420, 'laptop-silk', ['silver', 'navy', 'gold', 'graphite'], 15.3, 'Liquid Retina', 60, 'Apple M3', 'Apple GPU', 1.51, 'شش بلندگو و صفحهٔ ۱۵٫۳ اینچی در بدنهٔ باریک.'],
  ['MacBook Air 13 M2', '2022-07', [[8, 256, 74900], [16, 256, 80500]], 620, 'laptop-silk', ['silver', 'navy', 'gold', 'graphite'], 13.6, 'Liquid Retina', 60, 'Apple M2', 'Apple GPU', 1.24, 'طراحی تازهٔ ایر با درگاه شارژ MagSafe.'],
  ['MacBook Air 13 M1', '2020-11', [[8, 256, 56900]], 540, 'laptop-silk', ['silver', 'gold', 'graphite'], 13.3, 'Retina IPS', 60, 'Apple M1', 'Apple GPU', 1.29, 'کم‌هزینه‌ترین راه ورود به مک.'],
];

// biome-ignore format: one laptop a row
const macbookPro: readonly LaptopRow[] = [
  ['MacBook Pro 14 M5', '2025-10', [[16, 512, 158000], [16, 1024, 174000]], 560, 'laptop-silk', ['graphite', 'silver'], 14.2, 'Liquid Retina XDR', 120, 'Apple M5', 'Apple GPU', 1.55, 'تازه‌ترین مک‌بوک پرو با شتاب‌دهندهٔ هوش مصنوعی در هستهٔ گرافیک.'],
  ['MacBook Pro 14 M4', '2024-11', [[16, 512, 146000], [16, 1024, 163000]], 640, 'laptop-silk', ['graphite', 'silver'], 14.2, 'Liquid Retina XDR', 120, 'Apple M4', 'Apple GPU', 1.55, 'صفحهٔ XDR و درگاه HDMI در اندازهٔ همراه.'],
  ['MacBook Pro 14 M4 Pro', '2024-11', [[24, 512, 179000], [24, 1024, 196000]], 520, 'laptop-silk', ['graphite', 'silver'], 14.2, 'Liquid Retina XDR', 120, 'Apple M4 Pro', 'Apple GPU', 1.6, 'برای برنامه‌نویسی و تدوین با درگاه Thunderbolt 5.'],
  ['MacBook Pro 16 M4 Pro', '2024-11', [[24, 512, 219000], [48, 512, 245000]], 430, 'laptop-silk', ['graphite', 'silver'], 16.2, 'Liquid Retina XDR', 120, 'Apple M4 Pro', 'Apple GPU', 2.14, 'صفحهٔ ۱۶ اینچی برای تدوین رنگ و صدا.'],
  ['MacBook Pro 16 M4 Max', '2024-11', [[36, 1024, 298000], [48, 1024, 329000]], 260, 'laptop-silk', ['graphite', 'silver'], 16.2, 'Liquid Retina XDR', 120, 'Apple M4 Max', 'Apple GPU', 2.15, 'ایستگاه کاری همراه برای سه‌بعدی و ویدئوی 8K.'],
  ['MacBook Pro 14 M3', '2023-11', [[8, 512, 122000], [16, 512, 131000]], 300, 'laptop-silk', ['graphite', 'silver'], 14.2, 'Liquid Retina XDR', 120, 'Apple M3', 'Apple GPU', 1.55, 'ارزان‌ترین مک‌بوک با صفحهٔ XDR.'],
];

// biome-ignore format: one laptop a row
const zenbook: readonly LaptopRow[] = [
  ['Zenbook 14 OLED UX3405', '2024-01', [[16, 1024, 74900], [32, 1024, 81500]], 620, 'laptop-flower', ['graphite', 'silver'], 14, 'OLED 3K', 120, 'Core Ultra 7 155H', 'Intel Arc', 1.2, 'سبک و همه‌کاره با صفحهٔ OLED و باتری ۷۵ وات‌ساعتی.'],
  ['Zenbook S 14 UX5406', '2024-09', [[32, 1024, 112000]], 400, 'laptop-flower', ['graphite', 'white'], 14, 'OLED 3K', 120, 'Core Ultra 7 258V', 'Intel Arc 140V', 1.2, 'درپوش سرالومینیوم و ضخامت حدود ۱٫۱ سانتی‌متر.'],
  ['Zenbook S 16 UM5606', '2024-07', [[32, 1024, 124000]], 330, 'laptop-flower', ['graphite', 'white'], 16, 'OLED 3K', 120, 'Ryzen AI 9 HX 370', 'Radeon 890M', 1.5, 'صفحهٔ ۱۶ اینچی در بدنهٔ یک‌ونیم کیلوگرمی.'],
  ['Zenbook Duo UX8406', '2024-03', [[32, 1024, 152000]], 240, 'laptop-flower', ['graphite'], 14, 'OLED 3K', 120, 'Core Ultra 9 185H', 'Intel Arc', 1.35, 'دو صفحهٔ OLED هم‌اندازه با صفحه‌کلید جداشونده.'],
];

// biome-ignore format: one laptop a row
const yoga: readonly LaptopRow[] = [
  ['Yoga Slim 7i Aura 15', '2024-09', [[16, 512, 92500], [32, 1024, 103000]], 310, 'laptop-flower', ['graphite', 'silver'], 15.3, 'IPS 2.8K', 120, 'Core Ultra 7 258V', 'Intel Arc 140V', 1.53, 'صفحهٔ لمسی ۱۵ اینچی با شارژدهی بلند.'],
  ['Yoga Slim 7x', '2024-06', [[16, 1024, 86500], [32, 1024, 93500]], 350, 'laptop-flower', ['graphite'], 14.5, 'OLED 3K', 90, 'Snapdragon X Elite', 'Qualcomm Adreno', 1.28, 'ویندوز روی تراشهٔ Arm با ماندگاری بالای باتری.'],
  ['Yoga Pro 9i 16', '2024-03', [[32, 1024, 149000]], 250, 'laptop-flower', ['graphite', 'silver'], 16, 'IPS 3.2K', 165, 'Core Ultra 9 185H', 'GeForce RTX 4060', 0, 'لپ‌تاپ سازندگان با گرافیک جدا و صفحهٔ ۳٫۲K.'],
];

// biome-ignore format: one laptop a row
const xps: readonly LaptopRow[] = [
  ['XPS 13 9340', '2024-02', [[16, 512, 98000], [16, 1024, 105000]], 390, 'laptop-dunes', ['silver', 'black'], 13.4, 'IPS FHD+', 120, 'Core Ultra 7 155H', 'Intel Arc', 1.19, 'صفحه‌کلید یکدست و نوار لمسی به جای کلیدهای تابع.'],
  ['XPS 13 9350', '2024-09', [[16, 512, 112000], [32, 1024, 121000]], 340, 'laptop-dunes', ['silver', 'black'], 13.4, 'IPS FHD+', 120, 'Core Ultra 7 258V', 'Intel Arc 140V', 1.2, 'نسخهٔ کم‌مصرف XPS برای یک روز دور از پریز.'],
  ['XPS 14 9440', '2024-02', [[16, 512, 146000], [32, 1024, 159000]], 220, 'laptop-dunes', ['silver', 'black'], 14.5, 'IPS FHD+', 120, 'Core Ultra 7 155H', 'GeForce RTX 4050', 1.68, 'گرافیک جدا در بدنهٔ آلومینیومی ۱۴٫۵ اینچی.'],
  ['XPS 16 9640', '2024-02', [[32, 1024, 203000]], 190, 'laptop-dunes', ['silver', 'black'], 16.3, 'IPS FHD+', 120, 'Core Ultra 9 185H', 'GeForce RTX 4070', 2.13, 'بزرگ‌ترین XPS برای تدوین و رندر.'],
];

// biome-ignore format: one laptop a row
const hpPremium: readonly LaptopRow[] = [
  ['Spectre x360 14', '2024-01', [[16, 1024, 112000], [32, 1024, 121000]], 310, 'laptop-dunes', ['blue', 'black'], 14, 'OLED 2.8K', 120, 'Core Ultra 7 155H', 'Intel Arc', 1.44, 'لپ‌تاپ چرخان با قلم و وب‌کم ۹ مگاپیکسلی.'],
  ['OmniBook Ultra Flip 14', '2024-10', [[16, 1024, 114000], [32, 1024, 123000]], 260, 'laptop-dunes', ['blue', 'silver'], 14, 'OLED 3K', 120, 'Core Ultra 7 258V', 'Intel Arc 140V', 1.34, 'چرخان ۱۴ اینچی با صفحهٔ لمسی OLED.'],
  ['OmniBook X 14', '2024-06', [[16, 512, 71500], [16, 1024, 76000]], 300, 'laptop-dunes', ['silver', 'gold'], 14, 'IPS 2.2K', 60, 'Snapdragon X Elite', 'Qualcomm Adreno', 1.34, 'ویندوز روی Arm با شارژدهی بلند.'],
];

// biome-ignore format: one laptop a row
const surface: readonly LaptopRow[] = [
  ['Surface Laptop 7 13.8', '2024-06', [[16, 512, 95000], [16, 1024, 104000]], 360, 'laptop-dunes', ['silver', 'black', 'blue', 'gold'], 13.8, 'PixelSense IPS', 120, 'Snapdragon X Elite', 'Qualcomm Adreno', 1.34, 'صفحهٔ لمسی سه‌به‌دو با لبه‌های گرد.'],
  ['Surface Laptop 7 15', '2024-06', [[16, 512, 108000], [32, 1024, 129000]], 250, 'laptop-dunes', ['silver', 'black'], 15, 'PixelSense IPS', 120, 'Snapdragon X Elite', 'Qualcomm Adreno', 1.66, 'صفحهٔ ۱۵ اینچی لمسی برای نوشتن و تحلیل.'],
  ['Surface Laptop Go 3', '2023-10', [[8, 256, 48900], [16, 256, 53500]], 290, 'laptop-dunes', ['silver', 'blue', 'gold'], 12.4, 'PixelSense IPS', 60, 'Core i5-1235U', 'Intel Iris Xe', 1.13, 'کوچک‌ترین سرفیس لپ‌تاپ با اثرانگشت در کلید روشن.'],
];

// biome-ignore format: one laptop a row
const vivobook: readonly LaptopRow[] = [
  ['Vivobook 15 X1504VA', '2023-03', [[8, 512, 32900], [16, 512, 35400]], 850, 'laptop-flower', ['silver', 'black'], 15.6, 'IPS FHD', 60, 'Core i5-1335U', 'Intel Iris Xe', 1.7, 'لپ‌تاپ دانشجویی با لولای ۱۸۰ درجه.'],
  ['Vivobook 16 X1605VA', '2023-03', [[16, 512, 39900], [16, 1024, 42500]], 660, 'laptop-flower', ['silver', 'black'], 16, 'IPS WUXGA', 60, 'Core i5-13500H', 'Intel Iris Xe', 1.88, 'صفحهٔ ۱۶ اینچی با پردازندهٔ سری H.'],
  ['Vivobook S 14 OLED S5406', '2024-05', [[16, 1024, 64900]], 480, 'laptop-flower', ['black', 'silver'], 14, 'OLED 3K', 120, 'Core Ultra 7 155H', 'Intel Arc', 1.3, 'صفحهٔ OLED روان در بدنهٔ فلزی سبک.'],
  ['Vivobook S 15 OLED S5507', '2024-06', [[16, 1024, 69900], [32, 1024, 75500]], 330, 'laptop-flower', ['silver'], 15.6, 'OLED 3K', 120, 'Snapdragon X Elite', 'Qualcomm Adreno', 1.42, 'نخستین ویووبوک با تراشهٔ Snapdragon X.'],
  ['Vivobook Go 15 E1504FA', '2023-03', [[8, 256, 25400], [8, 512, 27500]], 720, 'laptop-flower', ['black', 'silver'], 15.6, 'FHD', 60, 'Ryzen 5 7520U', 'Radeon 610M', 1.63, 'انتخاب کم‌هزینه برای درس و کار اداری.'],
];

// biome-ignore format: one laptop a row
const ideapad: readonly LaptopRow[] = [
  ['IdeaPad Slim 3 15IRH8', '2023-04', [[8, 512, 31900], [16, 512, 34600]], 830, 'laptop-dunes', ['silver', 'blue'], 15.6, 'FHD', 60, 'Core i5-13420H', 'Intel UHD', 1.62, 'پردازندهٔ سری H با قیمت دانشجویی.'],
  ['IdeaPad Slim 3 15ABR8', '2023-04', [[8, 512, 30500], [16, 512, 33200]], 590, 'laptop-dunes', ['silver', 'blue'], 15.6, 'FHD', 60, 'Ryzen 7 7730U', 'AMD Radeon', 1.62, 'هشت هستهٔ پردازشی برای کارهای هم‌زمان.'],
  ['IdeaPad Slim 5 14IMH9', '2024-03', [[16, 512, 47500], [16, 1024, 50500]], 470, 'laptop-dunes', ['silver', 'blue'], 14, 'OLED WUXGA', 60, 'Core Ultra 5 125H', 'Intel Arc', 1.46, 'صفحهٔ OLED و بدنهٔ فلزی برای دانشگاه.'],
  ['IdeaPad 1 15AMN7', '2022-09', [[8, 256, 22900], [8, 512, 24500]], 560, 'laptop-dunes', ['silver', 'blue'], 15.6, 'FHD', 60, 'Ryzen 3 7320U', 'Radeon 610M', 1.58, 'لپ‌تاپ ساده برای کلاس برخط و اینترنت.'],
];

// biome-ignore format: one laptop a row
const hpEveryday: readonly LaptopRow[] = [
  ['HP 15-fd0000', '2023-05', [[8, 512, 31500], [16, 512, 34200]], 700, 'laptop-silk', ['silver'], 15.6, 'FHD', 60, 'Core i5-1335U', 'Intel Iris Xe', 1.6, 'لپ‌تاپ خانوادگی با کلیدهای عددی جدا.'],
  ['HP 15-fc0000', '2023-05', [[8, 256, 25100], [8, 512, 27200]], 560, 'laptop-silk', ['silver'], 15.6, 'FHD', 60, 'Ryzen 5 7520U', 'Radeon 610M', 1.59, 'کار اداری و درس با قیمت مناسب.'],
  ['Pavilion 15-eg3000', '2023-05', [[16, 512, 44500], [16, 1024, 47500]], 420, 'laptop-silk', ['silver', 'gold'], 15.6, 'IPS FHD', 60, 'Core i7-1355U', 'Intel Iris Xe', 1.74, 'صدای تنظیم‌شدهٔ B&O و بدنهٔ خوش‌ساخت.'],
];

// biome-ignore format: one laptop a row
const inspiron: readonly LaptopRow[] = [
  ['Inspiron 15 3530', '2023-04', [[8, 512, 31800], [16, 512, 34300]], 640, 'laptop-flower', ['black', 'silver'], 15.6, 'FHD', 120, 'Core i5-1335U', 'Intel Iris Xe', 1.65, 'صفحهٔ ۱۲۰ هرتز در ردهٔ دانشجویی.'],
  ['Inspiron 15 3520', '2022-06', [[8, 256, 27400], [8, 512, 29500]], 510, 'laptop-flower', ['black', 'silver'], 15.6, 'FHD', 120, 'Core i5-1235U', 'Intel Iris Xe', 1.65, 'لپ‌تاپ خانگی با شارژ تند.'],
  ['Inspiron 16 5640', '2024-02', [[16, 512, 48500], [16, 1024, 51500]], 350, 'laptop-flower', ['silver'], 16, 'IPS FHD+', 60, 'Core 7 150U', 'Intel Graphics', 1.87, 'صفحهٔ ۱۶ اینچی برای جدول و متن بلند.'],
];

// biome-ignore format: one laptop a row
const aspire: readonly LaptopRow[] = [
  ['Aspire 3 A315-24P', '2023-02', [[8, 256, 23900], [8, 512, 25900]], 560, 'laptop-dunes', ['silver'], 15.6, 'FHD', 60, 'Ryzen 5 7520U', 'Radeon 610M', 0, 'لپ‌تاپ اقتصادی برای کارهای هر روز.'],
  ['Aspire 5 A515-58P', '2023-03', [[8, 512, 30900], [16, 512, 33500]], 480, 'laptop-dunes', ['silver', 'black'], 15.6, 'IPS FHD', 60, 'Core i5-1335U', 'Intel Iris Xe', 1.78, 'درپوش آلومینیومی و درگاه Thunderbolt 4.'],
  ['Swift Go 14 SFG14-73', '2024-01', [[16, 512, 59500], [16, 1024, 63500]], 370, 'laptop-dunes', ['silver'], 14, 'OLED 2.8K', 90, 'Core Ultra 7 155H', 'Intel Arc', 1.32, 'سبک با صفحهٔ OLED و وب‌کم QHD.'],
];

// biome-ignore format: one laptop a row
const thinkpad: readonly LaptopRow[] = [
  ['ThinkPad X1 Carbon Gen 12', '2024-03', [[16, 512, 132000], [32, 1024, 149000]], 330, 'laptop-flower', ['black'], 14, 'IPS WUXGA', 60, 'Core Ultra 7 155U', 'Intel Graphics', 1.09, 'سبک‌ترین تینک‌پد کاری با فیبر کربن.'],
  ['ThinkPad T14 Gen 5', '2024-05', [[16, 512, 92000], [32, 1024, 101500]], 280, 'laptop-flower', ['black'], 14, 'IPS WUXGA', 60, 'Core Ultra 7 155U', 'Intel Graphics', 0, 'لپ‌تاپ سازمانی با امکان تعویض آسان قطعه‌ها.'],
  ['ThinkPad E14 Gen 6', '2024-03', [[16, 512, 58900], [16, 1024, 62500]], 460, 'laptop-flower', ['black', 'graphite'], 14, 'IPS WUXGA', 60, 'Core Ultra 7 155H', 'Intel Arc', 1.44, 'صفحه‌کلید تینک‌پد با قیمت میانه.'],
  ['ThinkPad E16 Gen 2', '2024-03', [[16, 512, 61500], [16, 1024, 65000]], 340, 'laptop-flower', ['black'], 16, 'IPS WUXGA', 60, 'Core Ultra 7 155H', 'Intel Arc', 1.81, 'صفحهٔ بزرگ و کلیدهای عددی برای حسابداری.'],
];

// biome-ignore format: one laptop a row
const latitude: readonly LaptopRow[] = [
  ['Latitude 3540', '2023-03', [[8, 512, 42500], [16, 512, 45500]], 360, 'laptop-flower', ['graphite'], 15.6, 'FHD', 60, 'Core i5-1335U', 'Intel Iris Xe', 1.8, 'لپ‌تاپ اداری با درگاه شبکهٔ سیمی.'],
  ['Latitude 5450', '2024-03', [[16, 512, 79000]], 240, 'laptop-flower', ['graphite'], 14, 'IPS FHD', 60, 'Core Ultra 5 135U', 'Intel Graphics', 0, 'مدیریت سازمانی و صفحهٔ مات ۱۴ اینچی.'],
];

// biome-ignore format: one laptop a row
const elitebook: readonly LaptopRow[] = [
  ['EliteBook 840 G11', '2024-03', [[16, 512, 96000], [32, 1024, 107000]], 270, 'laptop-dunes', ['silver'], 14, 'IPS WUXGA', 60, 'Core Ultra 7 155U', 'Intel Graphics', 1.38, 'بدنهٔ آلومینیومی با ابزارهای امنیتی اچ‌پی.'],
  ['ProBook 450 G10', '2023-03', [[8, 512, 45900], [16, 512, 48900]], 430, 'laptop-dunes', ['silver'], 15.6, 'IPS FHD', 60, 'Core i5-1335U', 'Intel Iris Xe', 1.79, 'همراه کار روزانهٔ شرکت‌ها.'],
  ['ProBook 440 G11', '2024-03', [[16, 512, 56000]], 300, 'laptop-dunes', ['silver'], 14, 'IPS WUXGA', 60, 'Core Ultra 5 125U', 'Intel Graphics', 1.4, 'اندازهٔ همراه با بدنهٔ بازیافتی.'],
];

// biome-ignore format: one laptop a row
const asusGaming: readonly LaptopRow[] = [
  ['TUF Gaming A15 FA507NV', '2023-04', [[16, 512, 78500], [16, 1024, 82000]], 820, 'laptop-gaming', ['black', 'graphite'], 15.6, 'IPS FHD', 144, 'Ryzen 7 7735HS', 'GeForce RTX 4060', 2.2, 'لپ‌تاپ بازی سخت‌جان با باتری ۹۰ وات‌ساعتی.'],
  ['TUF Gaming F15 FX507ZC4', '2022-12', [[8, 512, 51500], [16, 512, 54500]], 790, 'laptop-gaming', ['black', 'graphite'], 15.6, 'IPS FHD', 144, 'Core i5-12500H', 'GeForce RTX 3050', 2.2, 'ورود کم‌هزینه به بازی‌های روز.'],
  ['TUF Gaming A14 FA401WV', '2024-07', [[16, 1024, 115000], [32, 1024, 123000]], 370, 'laptop-gaming', ['graphite'], 14, 'IPS 2.5K', 165, 'Ryzen AI 9 HX 370', 'GeForce RTX 4060', 1.46, 'بازی در بدنهٔ یک‌ونیم کیلوگرمی.'],
  ['ROG Strix G16 G614JV', '2023-03', [[16, 512, 98500], [16, 1024, 103000]], 610, 'laptop-gaming', ['black', 'graphite'], 16, 'IPS FHD+', 165, 'Core i7-13650HX', 'GeForce RTX 4060', 2.5, 'خنک‌کنندهٔ سه‌فن و نور دور بدنه.'],
  ['ROG Zephyrus G14 GA403UV', '2024-02', [[16, 1024, 142000], [32, 1024, 151000]], 480, 'laptop-gaming', ['white', 'graphite'], 14, 'OLED 3K', 120, 'Ryzen 9 8945HS', 'GeForce RTX 4060', 1.5, 'بدنهٔ آلومینیومی سبک با صفحهٔ OLED.'],
  ['ROG Zephyrus G16 GU605MI', '2024-02', [[16, 1024, 179000], [32, 1024, 189000]], 320, 'laptop-gaming', ['white', 'graphite'], 16, 'OLED 2.5K', 240, 'Core Ultra 9 185H', 'GeForce RTX 4070', 1.85, 'صفحهٔ OLED با نرخ ۲۴۰ هرتز برای بازی و تدوین.'],
  ['ROG Strix Scar 18 G834JY', '2023-02', [[32, 1024, 274000], [32, 2048, 289000]], 210, 'laptop-gaming', ['black'], 18, 'IPS QHD+', 240, 'Core i9-13980HX', 'GeForce RTX 4090', 3.1, 'بزرگ‌ترین و پرتوان‌ترین راگ همراه.'],
];

// biome-ignore format: one laptop a row
const lenovoGaming: readonly LaptopRow[] = [
  ['Legion 5i 16IRX9', '2024-02', [[16, 512, 101500], [16, 1024, 106000]], 640, 'laptop-gaming', ['graphite', 'black'], 16, 'IPS WQXGA', 165, 'Core i7-14650HX', 'GeForce RTX 4060', 2.3, 'صفحهٔ ۱۶ اینچی پررنگ با خنک‌کنندهٔ ColdFront.'],
  ['Legion Pro 5i 16IRX9', '2024-02', [[16, 1024, 139000], [32, 1024, 149000]], 420, 'laptop-gaming', ['black'], 16, 'IPS WQXGA', 240, 'Core i9-14900HX', 'GeForce RTX 4070', 2.5, 'پردازندهٔ رده‌بالا و صفحهٔ ۲۴۰ هرتز.'],
  ['LOQ 15IRX9', '2024-03', [[16, 512, 73900], [24, 512, 77500]], 760, 'laptop-gaming', ['graphite'], 15.6, 'IPS FHD', 144, 'Core i5-13450HX', 'GeForce RTX 4050', 2.38, 'پرفروش بازی با گرافیک نسل چهل.'],
  ['LOQ 15IAX9', '2024-03', [[12, 512, 55400], [16, 512, 57900]], 680, 'laptop-gaming', ['graphite'], 15.6, 'IPS FHD', 144, 'Core i5-12450HX', 'GeForce RTX 3050', 2.38, 'ورود به خانوادهٔ بازی لنوو.'],
];

// biome-ignore format: one laptop a row
const hpGaming: readonly LaptopRow[] = [
  ['Victus 15-fa1000', '2023-05', [[8, 512, 65500], [16, 512, 69000]], 650, 'laptop-gaming', ['black', 'white'], 15.6, 'IPS FHD', 144, 'Core i5-13420H', 'GeForce RTX 4050', 2.29, 'طراحی ساده که در دفتر هم جلب توجه نمی‌کند.'],
  ['Victus 16-r0000', '2023-05', [[16, 512, 88000], [16, 1024, 92000]], 470, 'laptop-gaming', ['black', 'white'], 16.1, 'IPS FHD', 144, 'Core i7-13700H', 'GeForce RTX 4060', 2.31, 'صفحهٔ ۱۶٫۱ اینچی با گرافیک RTX 4060.'],
  ['OMEN Transcend 14', '2024-01', [[16, 1024, 131000], [32, 1024, 141000]], 300, 'laptop-gaming', ['black', 'white'], 14, 'OLED 2.8K', 120, 'Core Ultra 7 155H', 'GeForce RTX 4060', 1.63, 'سبک‌ترین اومن با صفحهٔ OLED.'],
];

// biome-ignore format: one laptop a row
const acerGaming: readonly LaptopRow[] = [
  ['Nitro V 15 ANV15-51', '2023-08', [[8, 512, 64000], [16, 512, 67000]], 620, 'laptop-gaming', ['black'], 15.6, 'IPS FHD', 144, 'Core i5-13420H', 'GeForce RTX 4050', 2.1, 'گرافیک نسل چهل با قیمت در دسترس.'],
  ['Nitro 16 AN16-41', '2023-05', [[16, 512, 89000], [16, 1024, 93000]], 360, 'laptop-gaming', ['black'], 16, 'IPS WUXGA', 165, 'Ryzen 7 7840HS', 'GeForce RTX 4060', 2.7, 'صفحهٔ ۱۶ اینچی شانزده‌به‌ده برای بازی.'],
  ['Predator Helios Neo 16 PHN16-72', '2024-02', [[16, 1024, 133000], [32, 1024, 141000]], 340, 'laptop-gaming', ['black'], 16, 'IPS WQXGA', 240, 'Core i9-14900HX', 'GeForce RTX 4070', 2.8, 'خنک‌کنندهٔ فلز مایع و صفحهٔ تند.'],
];

// biome-ignore format: one laptop a row
const msiGaming: readonly LaptopRow[] = [
  ['Katana 15 B13VFK', '2023-02', [[16, 512, 82500], [16, 1024, 86000]], 580, 'laptop-gaming', ['black'], 15.6, 'IPS FHD', 144, 'Core i7-13620H', 'GeForce RTX 4060', 2.25, 'صفحه‌کلید چهارناحیه‌ای با نور رنگی.'],
  ['Cyborg 15 A13VE', '2023-02', [[16, 512, 71000], [16, 1024, 74500]], 490, 'laptop-gaming', ['black'], 15.6, 'IPS FHD', 144, 'Core i7-13620H', 'GeForce RTX 4050', 1.98, 'بدنهٔ نیمه‌شفاف زیر دو کیلوگرم.'],
  ['Thin GF63 12UCX', '2023-02', [[8, 512, 46900], [16, 512, 49900]], 570, 'laptop-gaming', ['black'], 15.6, 'IPS FHD', 144, 'Core i5-12450H', 'GeForce RTX 2050', 1.86, 'سبک‌ترین و ارزان‌ترین لپ‌تاپ بازی ام‌اس‌آی.'],
];

const families: readonly (readonly [BrandKey, CategoryKey, readonly LaptopRow[]])[] = [
  ['apple', 'macbook-air', macbookAir],
  ['apple', 'macbook-pro', macbookPro],
  ['asus', 'zenbook', zenbook],
  ['lenovo', 'yoga', yoga],
  ['dell', 'xps', xps],
  ['hp', 'hp-premium', hpPremium],
  ['microsoft', 'surface-laptop', surface],
  ['asus', 'vivobook', vivobook],
  ['lenovo', 'ideapad', ideapad],
  ['hp', 'hp-everyday', hpEveryday],
  ['dell', 'inspiron', inspiron],
  ['acer', 'aspire', aspire],
  ['lenovo', 'thinkpad', thinkpad],
  ['dell', 'latitude', latitude],
  ['hp', 'elitebook', elitebook],
  ['asus', 'asus-gaming', asusGaming],
  ['lenovo', 'lenovo-gaming', lenovoGaming],
  ['hp', 'hp-gaming', hpGaming],
  ['acer', 'acer-gaming', acerGaming],
  ['msi', 'msi-gaming', msiGaming],
];

function storyOf(row: LaptopRow): SeedProduct['story'] {
  const [model, , makes, , , , inches, panel, hertz, chip, graphics, kilograms] = row;
  const discrete = graphics.startsWith('GeForce');
  const rams = [...new Set(makes.map(([ram]) => fa(ram)))].join(' یا ');
  return pickStory(turnOf(model), [
    {
      fits: discrete,
      title: 'گرافیک جدا، بازی روان',
      text: `${graphics} بازی‌های روز و رندر را به دوش می‌گیرد.`,
    },
    {
      fits: hertz >= 120,
      title: `${fa(hertz)} هرتز، بی‌پرش`,
      text: `صفحهٔ ${fa(inches)} اینچی حرکت را یکدست نشان می‌دهد.`,
    },
    {
      fits: panel.startsWith('OLED'),
      title: 'سیاه واقعی، رنگ زنده',
      text: `پنل ${panel} هر پیکسل را جداگانه روشن می‌کند.`,
    },
    {
      fits: kilograms > 0 && kilograms <= 1.35,
      title: `${fa(kilograms)} کیلوگرم، همیشه همراه`,
      text: `در کیف روزانه جا می‌شود و تنها ${fa(kilograms)} کیلوگرم وزن دارد.`,
    },
    {
      fits: inches >= 15.6,
      title: 'صفحهٔ بزرگ، نگاه آسوده',
      text: `${fa(inches)} اینچ جا برای جدول، کد و دو پنجره کنار هم.`,
    },
    {
      fits: chip.startsWith('Apple'),
      title: 'تراشهٔ اپل، توان یکدست',
      text: `${chip} توان و مصرف کم را با هم دارد و روی باتری هم کند نمی‌شود.`,
    },
    {
      fits: chip.startsWith('Snapdragon'),
      title: 'تراشهٔ Arm، شارژ بلند',
      text: `${chip} مصرف کمی دارد و ساعت‌های بیشتری دور از پریز می‌ماند.`,
    },
    {
      fits: !discrete && !chip.startsWith('Apple'),
      title: 'درس و کار، آماده',
      text: `${chip} با رم ${rams} گیگابایتی برنامه‌های روزانه را پیش می‌برد.`,
    },
    {
      fits: true,
      title: 'حافظهٔ SSD، شروع تند',
      text: 'سیستم‌عامل و پرونده‌های سنگین از حافظهٔ SSD در چند لحظه باز می‌شوند.',
    },
  ]);
}

function laptopProduct(brand: BrandKey, category: CategoryKey, row: LaptopRow): SeedProduct {
  const [
    model,
    released,
    makes,
    popularity,
    art,
    colours,
    inches,
    panel,
    hertz,
    chip,
    graphics,
    kilograms,
    note,
  ] = row;
  const names = brandOf(brand);
  const branded = model.startsWith(names.latinTitle);
  const latinTitle = branded ? model : `${names.latinTitle} ${model}`;
  const rams = [...new Set(makes.map(([ram]) => fa(ram)))].join(' یا ');
  const disks = [...new Set(makes.map(([, ssd]) => gigabytes(ssd)))].join(' یا ');
  const system = brand === 'apple' ? 'macOS' : 'Windows 11';
  return {
    key: slugOf(latinTitle),
    category,
    brand,
    title: `لپ‌تاپ ${names.title} ${model}`,
    latinTitle,
    aliases: persianAliases(model),
    released,
    art,
    colours: [...colours],
    options: makes.map(([ram, ssd, thousands]) => ({
      title: `رم ${fa(ram)}، ${gigabytes(ssd)}`,
      icon: 'storage',
      price: thousands * 1000,
    })),
    guarantee: guaranteeOf(18),
    summary: `${note} صفحهٔ ${fa(inches)} اینچی، پردازندهٔ ${chip} و گرافیک ${graphics} دارد.`,
    highlights: [
      { icon: 'chip', title: 'پردازنده', value: chip },
      {
        icon: 'storage',
        title: 'رم و حافظه',
        value: `${fa(makes[0]?.[0] ?? 0)} و ${gigabytes(makes[0]?.[1] ?? 0)}`,
      },
      { icon: 'screen', title: 'صفحه', value: `${fa(inches)} اینچ، ${fa(hertz)} هرتز` },
      kilograms > 0
        ? { icon: 'weight', title: 'وزن', value: `${fa(kilograms)} کیلوگرم` }
        : { icon: 'game', title: 'گرافیک', value: graphics },
    ],
    specs: [
      specGroup('پردازنده و گرافیک', [
        ['پردازنده', chip],
        ['گرافیک', graphics],
        ['نوع گرافیک', graphics.startsWith('GeForce') ? 'جدا' : 'یکپارچه با پردازنده'],
      ]),
      specGroup('حافظه', [
        ['رم', `${rams} گیگابایت`],
        ['حافظهٔ SSD', disks],
      ]),
      specGroup('صفحه‌نمایش', [
        ['اندازه', `${fa(inches)} اینچ`],
        ['نوع', panel],
        ['نرخ نوسازی', `${fa(hertz)} هرتز`],
      ]),
      specGroup('سیستم و بدنه', [
        ['سیستم‌عامل سازگار', system],
        ['وزن', optionalFa(kilograms, 'کیلوگرم')],
      ]),
    ],
    story: storyOf(row),
    popularity,
  };
}

/** The laptops of the demo shop. */
export const laptops: SeedProduct[] = families.flatMap(([brand, category, rows]) =>
  rows.map((row) => laptopProduct(brand, category, row)),
);

import type { BrandKey } from '../brands';
import type { CategoryKey } from '../categories';
import type { SeedProduct } from './model';
import { type PhoneRow, phoneProduct } from './phoneBuilder';

// A row reads: model, month, [RAM GB (0 when its maker does not say), storage GB, thousand toman]…, popularity, art, colours,
// inches, panel, Hz, chip, rear lenses in megapixels, front, battery (mAh; below 100, hours of video), charging W, grams,
// protection, system, network, sentence. A 0 or '' is a figure left out.

// biome-ignore format: one phone a row
const galaxyS: readonly PhoneRow[] = [
  ['Galaxy S25 Ultra', '2025-02', [[12, 256, 92000], [12, 512, 101500], [12, 1024, 118000]], 960, 'phone-triad-beams', ['graphite', 'navy', 'black'], 6.9, 'Dynamic AMOLED 2X', 120, 'Snapdragon 8 Elite', [200, 50, 10, 50], 12, 5000, 45, 218, 'IP68', 'Android 15', '5G', 'پرچم‌دار تیتانیومی سامسونگ با قلم S Pen و دو لنز تله.'],
  ['Galaxy S25+', '2025-02', [[12, 256, 69900], [12, 512, 77500]], 760, 'phone-triad-silk', ['ice-blue', 'navy', 'mint'], 6.7, 'Dynamic AMOLED 2X', 120, 'Snapdragon 8 Elite', [50, 10, 12], 12, 4900, 45, 190, 'IP68', 'Android 15', '5G', 'برادر بزرگ‌تر S25 با صفحهٔ QHD+ و شارژ ۴۵ واتی.'],
  ['Galaxy S25', '2025-02', [[12, 128, 55900], [12, 256, 59500], [12, 512, 66900]], 985, 'phone-triad-silk', ['ice-blue', 'black', 'mint', 'white'], 6.2, 'Dynamic AMOLED 2X', 120, 'Snapdragon 8 Elite', [50, 10, 12], 12, 4000, 25, 162, 'IP68', 'Android 15', '5G', 'پرچم‌دار جمع‌وجور سامسونگ با هفت سال به‌روزرسانی سیستم‌عامل.'],
  ['Galaxy S25 Edge', '2025-05', [[12, 256, 66900], [12, 512, 73500]], 610, 'phone-duo-silk', ['black', 'white', 'blue'], 6.7, 'Dynamic AMOLED 2X', 120, 'Snapdragon 8 Elite', [200, 12], 12, 3900, 25, 163, 'IP68', 'Android 15', '5G', 'باریک‌ترین گوشی سری S با بدنهٔ تیتانیومی ۵٫۸ میلی‌متری.'],
  ['Galaxy S25 FE', '2025-09', [[8, 128, 42700], [8, 256, 46900]], 720, 'phone-triad-silk', ['navy', 'black', 'ice-blue', 'white'], 6.7, 'Dynamic AMOLED 2X', 120, 'Exynos 2400', [50, 12, 8], 12, 4900, 45, 190, 'IP68', 'Android 16', '5G', 'راه کم‌هزینه‌تر سری S با لنز تله و قاب آلومینیومی.'],
  ['Galaxy S24 Ultra', '2024-01', [[12, 256, 76500], [12, 512, 83900]], 700, 'phone-triad-beams', ['graphite', 'violet', 'black', 'yellow'], 6.8, 'Dynamic AMOLED 2X', 120, 'Snapdragon 8 Gen 3', [200, 50, 10, 12], 12, 5000, 45, 232, 'IP68', 'Android 14', '5G', 'نخستین گوشی تیتانیومی سامسونگ، با قلم S Pen در بدنه.'],
  ['Galaxy S24+', '2024-01', [[12, 256, 52900], [12, 512, 58400]], 470, 'phone-triad-beams', ['black', 'violet', 'yellow'], 6.7, 'Dynamic AMOLED 2X', 120, 'Exynos 2400', [50, 10, 12], 12, 4900, 45, 196, 'IP68', 'Android 14', '5G', 'صفحهٔ بزرگ QHD+ با حاشیه‌های یکنواخت و نازک.'],
  ['Galaxy S24', '2024-01', [[8, 128, 44900], [8, 256, 48500]], 640, 'phone-triad-beams', ['black', 'violet', 'yellow'], 6.2, 'Dynamic AMOLED 2X', 120, 'Exynos 2400', [50, 10, 12], 12, 4000, 25, 167, 'IP68', 'Android 14', '5G', 'گوشی کوچک و توانا با لنز تلهٔ سه‌برابر.'],
  ['Galaxy S24 FE', '2024-10', [[8, 128, 35900], [8, 256, 38400]], 690, 'phone-triad-flower', ['black', 'mint'], 6.7, 'Dynamic AMOLED 2X', 120, 'Exynos 2400e', [50, 12, 8], 10, 4700, 25, 213, 'IP68', 'Android 14', '5G', 'امکانات اصلی سری S با قیمتی نزدیک به سری A.'],
  ['Galaxy S23 Ultra', '2023-02', [[8, 256, 62000], [12, 512, 68500]], 420, 'phone-triad-silk', ['black', 'mint', 'white'], 6.8, 'Dynamic AMOLED 2X', 120, 'Snapdragon 8 Gen 2', [200, 10, 10, 12], 12, 5000, 45, 234, 'IP68', 'Android 13', '5G', 'زوم اپتیکال ده‌برابر و قلم S Pen در یک بدنه.'],
  ['Galaxy S23 FE', '2023-10', [[8, 128, 28900], [8, 256, 31400]], 430, 'phone-triad-flower', ['mint', 'black', 'white'], 6.4, 'Dynamic AMOLED 2X', 120, 'Exynos 2200', [50, 12, 8], 10, 4500, 25, 209, 'IP68', 'Android 13', '5G', 'گوشی میانه با لنز تله و شارژ بی‌سیم.'],
];

// biome-ignore format: one phone a row
const galaxyZ: readonly PhoneRow[] = [
  ['Galaxy Z Fold7', '2025-07', [[12, 256, 149000], [12, 512, 161000]], 520, 'phone-triad-beams', ['navy', 'graphite', 'black'], 8, 'Dynamic AMOLED 2X', 120, 'Snapdragon 8 Elite', [200, 12, 10], 10, 4400, 25, 215, 'IP48', 'Android 16', '5G', 'باریک‌ترین تاشوی کتابی سامسونگ با صفحهٔ داخلی هشت اینچی.'],
  ['Galaxy Z Flip7', '2025-07', [[12, 256, 88500], [12, 512, 95000]], 560, 'phone-duo-silk', ['blue', 'black', 'pink'], 6.9, 'Dynamic AMOLED 2X', 120, 'Exynos 2500', [50, 12], 10, 4300, 25, 188, 'IP48', 'Android 16', '5G', 'تاشوی جیبی با صفحهٔ بیرونی ۴٫۱ اینچی لبه‌تالبه.'],
  ['Galaxy Z Flip7 FE', '2025-07', [[8, 128, 67500], [8, 256, 71000]], 380, 'phone-duo-silk', ['black', 'white'], 6.7, 'Dynamic AMOLED 2X', 120, 'Exynos 2400', [50, 12], 10, 4000, 25, 187, 'IP48', 'Android 16', '5G', 'ارزان‌ترین راه ورود به تاشوهای سامسونگ.'],
  ['Galaxy Z Fold6', '2024-07', [[12, 256, 119000], [12, 512, 128000]], 360, 'phone-triad-beams', ['navy', 'graphite'], 7.6, 'Dynamic AMOLED 2X', 120, 'Snapdragon 8 Gen 3', [50, 12, 10], 10, 4400, 25, 239, 'IP48', 'Android 14', '5G', 'تاشوی کتابی با پشتیبانی از قلم S Pen.'],
  ['Galaxy Z Flip6', '2024-07', [[12, 256, 68900], [12, 512, 74500]], 410, 'phone-duo-flower', ['mint', 'ice-blue', 'black'], 6.7, 'Dynamic AMOLED 2X', 120, 'Snapdragon 8 Gen 3', [50, 12], 10, 4000, 25, 187, 'IP48', 'Android 14', '5G', 'تاشوی جیبی با دوربین اصلی ۵۰ مگاپیکسلی.'],
];

// biome-ignore format: one phone a row
const galaxyA: readonly PhoneRow[] = [
  ['Galaxy A56', '2025-03', [[8, 128, 24900], [8, 256, 26490], [12, 256, 28300]], 975, 'phone-triad-flower', ['lavender', 'black', 'mint'], 6.7, 'Super AMOLED', 120, 'Exynos 1580', [50, 12, 5], 12, 5000, 45, 198, 'IP67', 'Android 15', '5G', 'بالاترین عضو سری A با قاب فلزی و شش سال به‌روزرسانی.'],
  ['Galaxy A36', '2025-03', [[8, 128, 19950], [8, 256, 21350]], 920, 'phone-triad-flower', ['lavender', 'black', 'white', 'mint'], 6.7, 'Super AMOLED', 120, 'Snapdragon 6 Gen 3', [50, 8, 5], 12, 5000, 45, 195, 'IP67', 'Android 15', '5G', 'میان‌رده‌ای با شیشه در دو روی بدنه و شارژ ۴۵ واتی.'],
  ['Galaxy A26', '2025-03', [[6, 128, 17900], [8, 256, 19200]], 850, 'phone-triad-flower', ['black', 'mint', 'white'], 6.7, 'Super AMOLED', 120, 'Exynos 1380', [50, 8, 2], 13, 5000, 25, 200, 'IP67', 'Android 15', '5G', 'نخستین عضو سری A2 با گواهی IP67.'],
  ['Galaxy A17 5G', '2025-08', [[6, 128, 16700], [8, 256, 18100]], 790, 'phone-triad-flower', ['black', 'white'], 6.7, 'Super AMOLED', 90, 'Exynos 1330', [50, 5, 2], 13, 5000, 25, 192, 'IP54', 'Android 15', '5G', 'گوشی اقتصادی 5G با لرزش‌گیر اپتیکال دوربین.'],
  ['Galaxy A17', '2025-08', [[4, 128, 14300], [6, 128, 15700], [8, 256, 17300]], 880, 'phone-triad-flower', ['black', 'white'], 6.7, 'Super AMOLED', 90, 'Helio G99', [50, 5, 2], 13, 5000, 25, 190, 'IP54', 'Android 15', '4G', 'گوشی روزمره با شش سال به‌روزرسانی.'],
  ['Galaxy A16', '2024-11', [[4, 128, 13900], [6, 128, 15200]], 940, 'phone-triad-flower', ['black', 'mint', 'white'], 6.7, 'Super AMOLED', 90, 'Helio G99', [50, 5, 2], 13, 5000, 25, 200, 'IP54', 'Android 14', '4G', 'پرفروش اقتصادی سامسونگ با صفحهٔ Super AMOLED.'],
  ['Galaxy A07', '2025-08', [[4, 64, 10600], [4, 128, 11700]], 760, 'phone-duo-dunes', ['black', 'mint'], 6.7, 'PLS LCD', 90, 'Helio G99', [50, 2], 8, 5000, 25, 184, 'IP54', 'Android 15', '4G', 'ارزان‌ترین سامسونگ با تراشهٔ Helio G99.'],
  ['Galaxy A06', '2024-09', [[4, 64, 9900], [4, 128, 10950]], 730, 'phone-duo-dunes', ['black', 'blue'], 6.7, 'PLS LCD', 60, 'Helio G85', [50, 2], 8, 5000, 25, 189, '', 'Android 14', '4G', 'گوشی ساده برای کارهای هر روز، با شارژ ۲۵ واتی.'],
  ['Galaxy A55', '2024-03', [[8, 128, 21900], [8, 256, 23900]], 700, 'phone-triad-silk', ['ice-blue', 'navy'], 6.6, 'Super AMOLED', 120, 'Exynos 1480', [50, 12, 5], 32, 5000, 25, 213, 'IP67', 'Android 14', '5G', 'میان‌ردهٔ خوش‌ساخت با قاب آلومینیومی.'],
  ['Galaxy A35', '2024-03', [[8, 128, 18300], [8, 256, 20100]], 610, 'phone-triad-silk', ['ice-blue', 'navy', 'mint'], 6.6, 'Super AMOLED', 120, 'Exynos 1380', [50, 8, 5], 13, 5000, 25, 209, 'IP67', 'Android 14', '5G', 'صفحهٔ روشن و پشت شیشه‌ای در میانهٔ بازار.'],
  ['Galaxy A25', '2023-12', [[6, 128, 14900], [8, 256, 17200]], 430, 'phone-triad-flower', ['black', 'mint'], 6.5, 'Super AMOLED', 120, 'Exynos 1280', [50, 8, 2], 13, 5000, 25, 197, '', 'Android 14', '5G', 'صفحهٔ ۱۲۰ هرتز و لرزش‌گیر اپتیکال با قیمت اقتصادی.'],
  ['Galaxy A15', '2023-12', [[4, 128, 12900], [6, 128, 13600]], 520, 'phone-triad-flower', ['black', 'mint'], 6.5, 'Super AMOLED', 90, 'Helio G99', [50, 5, 2], 13, 5000, 25, 200, '', 'Android 14', '4G', 'گوشی اقتصادی با صفحهٔ Super AMOLED و جک هدفون.'],
  ['Galaxy A54', '2023-03', [[8, 128, 18900], [8, 256, 20900]], 390, 'phone-triad-flower', ['lavender', 'black', 'white'], 6.4, 'Super AMOLED', 120, 'Exynos 1380', [50, 12, 5], 32, 5000, 25, 202, 'IP67', 'Android 13', '5G', 'میان‌ردهٔ محبوب با پشت شیشه‌ای و گواهی IP67.'],
];

// biome-ignore format: one phone a row
const galaxyM: readonly PhoneRow[] = [
  ['Galaxy M55', '2024-04', [[8, 128, 22900], [8, 256, 24980]], 450, 'phone-triad-beams', ['black', 'violet'], 6.7, 'Super AMOLED Plus', 120, 'Snapdragon 7 Gen 1', [50, 8, 2], 50, 5000, 45, 180, '', 'Android 14', '5G', 'دوربین سلفی ۵۰ مگاپیکسلی و بدنهٔ سبک.'],
  ['Galaxy M35', '2024-05', [[6, 128, 17600], [8, 256, 19900]], 470, 'phone-triad-beams', ['navy', 'graphite'], 6.6, 'Super AMOLED', 120, 'Exynos 1380', [50, 8, 2], 13, 6000, 25, 222, '', 'Android 14', '5G', 'باتری شش هزار میلی‌آمپری برای دو روز کار سبک.'],
  ['Galaxy M16 5G', '2025-03', [[6, 128, 14100], [8, 128, 14900]], 400, 'phone-triad-beams', ['black', 'violet'], 6.7, 'Super AMOLED', 90, 'Dimensity 6300', [50, 5, 2], 13, 5000, 25, 191, 'IP54', 'Android 15', '5G', 'گوشی 5G اقتصادی با شش نسل به‌روزرسانی.'],
  ['Galaxy M15 5G', '2024-03', [[4, 128, 13100], [6, 128, 14200]], 330, 'phone-triad-beams', ['navy', 'graphite'], 6.5, 'Super AMOLED', 90, 'Dimensity 6100+', [50, 5, 2], 13, 6000, 25, 217, '', 'Android 14', '5G', 'باتری بزرگ و 5G در بدنه‌ای ساده.'],
];

// biome-ignore format: one phone a row
const iphone17: readonly PhoneRow[] = [
  ['iPhone 17 Pro Max', '2025-09', [[0, 256, 157000], [0, 512, 174000], [0, 1024, 195000], [0, 2048, 236000]], 930, 'phone-island-silk', ['orange', 'navy', 'white'], 6.9, 'Super Retina XDR OLED', 120, 'Apple A19 Pro', [48, 48, 48], 18, 37, 0, 233, 'IP68', 'iOS 26', '5G', 'بزرگ‌ترین آیفون با بدنهٔ آلومینیومی یکپارچه و سه دوربین ۴۸ مگاپیکسلی.'],
  ['iPhone 17 Pro', '2025-09', [[0, 256, 138000], [0, 512, 153000], [0, 1024, 171000]], 915, 'phone-island-silk', ['orange', 'navy', 'white'], 6.3, 'Super Retina XDR OLED', 120, 'Apple A19 Pro', [48, 48, 48], 18, 31, 0, 206, 'IP68', 'iOS 26', '5G', 'لنز تلهٔ چهاربرابر و خنک‌کنندهٔ محفظهٔ بخار در بدنهٔ جمع‌وجور.'],
  ['iPhone Air', '2025-09', [[0, 256, 108000], [0, 512, 121500]], 480, 'phone-bar-dunes', ['white', 'black', 'blue'], 6.5, 'Super Retina XDR OLED', 120, 'Apple A19 Pro', [48], 18, 27, 0, 165, 'IP68', 'iOS 26', '5G', 'باریک‌ترین آیفون با ضخامت ۵٫۶ میلی‌متر و قاب تیتانیومی.'],
  ['iPhone 17', '2025-09', [[0, 256, 95000], [0, 512, 109000]], 900, 'phone-duo-flower', ['lavender', 'ice-blue', 'mint', 'black'], 6.3, 'Super Retina XDR OLED', 120, 'Apple A19', [48, 48], 18, 30, 0, 177, 'IP68', 'iOS 26', '5G', 'نخستین آیفون پایه با صفحهٔ ۱۲۰ هرتز و حافظهٔ پایهٔ ۲۵۶ گیگابایت.'],
];

// biome-ignore format: one phone a row
const iphone16: readonly PhoneRow[] = [
  ['iPhone 16 Pro Max', '2024-09', [[0, 256, 118500], [0, 512, 133000], [0, 1024, 149000]], 910, 'phone-island-silk', ['gold', 'natural', 'white', 'black'], 6.9, 'Super Retina XDR OLED', 120, 'Apple A18 Pro', [48, 48, 12], 12, 33, 0, 227, 'IP68', 'iOS 18', '5G', 'صفحهٔ ۶٫۹ اینچی و لنز تلهٔ پنج‌برابر در قاب تیتانیومی.'],
  ['iPhone 16 Pro', '2024-09', [[0, 128, 93500], [0, 256, 100000], [0, 512, 115000]], 950, 'phone-island-silk', ['gold', 'natural', 'white', 'black'], 6.3, 'Super Retina XDR OLED', 120, 'Apple A18 Pro', [48, 48, 12], 12, 27, 0, 199, 'IP68', 'iOS 18', '5G', 'دکمهٔ کنترل دوربین و فیلم 4K با ۱۲۰ فریم در ثانیه.'],
  ['iPhone 16 Plus', '2024-09', [[0, 128, 84500], [0, 256, 92900]], 520, 'phone-duo-silk', ['blue', 'teal', 'pink', 'black'], 6.7, 'Super Retina XDR OLED', 60, 'Apple A18', [48, 12], 12, 27, 0, 199, 'IP68', 'iOS 18', '5G', 'صفحهٔ بزرگ و باتری ماندگار برای تماشا و سفر.'],
  ['iPhone 16', '2024-09', [[0, 128, 74900], [0, 256, 83900]], 970, 'phone-duo-silk', ['teal', 'pink', 'white', 'black', 'blue'], 6.1, 'Super Retina XDR OLED', 60, 'Apple A18', [48, 12], 12, 22, 0, 170, 'IP68', 'iOS 18', '5G', 'آیفون همه‌کاره با دکمهٔ کنترل دوربین و عکاسی ماکرو.'],
  ['iPhone 16e', '2025-02', [[0, 128, 58900], [0, 256, 66500]], 650, 'phone-duo-silk', ['white', 'black'], 6.1, 'Super Retina XDR OLED', 60, 'Apple A18', [48], 12, 26, 0, 167, 'IP68', 'iOS 18', '5G', 'ساده‌ترین عضو خانوادهٔ ۱۶ با همان تراشهٔ A18.'],
];

// biome-ignore format: one phone a row
const iphone15: readonly PhoneRow[] = [
  ['iPhone 15 Pro Max', '2023-09', [[0, 256, 97500], [0, 512, 109500]], 560, 'phone-island-silk', ['natural', 'navy', 'white', 'black'], 6.7, 'Super Retina XDR OLED', 120, 'Apple A17 Pro', [48, 12, 12], 12, 29, 0, 221, 'IP68', 'iOS 17', '5G', 'نخستین آیفون با لنز تلهٔ پنج‌برابر و قاب تیتانیومی.'],
  ['iPhone 15 Pro', '2023-09', [[0, 128, 79900], [0, 256, 87500]], 530, 'phone-island-silk', ['natural', 'navy', 'white', 'black'], 6.1, 'Super Retina XDR OLED', 120, 'Apple A17 Pro', [48, 12, 12], 12, 23, 0, 187, 'IP68', 'iOS 17', '5G', 'سبک‌ترین پرو با دکمهٔ اکشن و درگاه USB-C.'],
  ['iPhone 15 Plus', '2023-09', [[0, 128, 69900], [0, 256, 77500]], 340, 'phone-duo-silk', ['pink', 'blue', 'black'], 6.7, 'Super Retina XDR OLED', 60, 'Apple A16 Bionic', [48, 12], 12, 26, 0, 201, 'IP68', 'iOS 17', '5G', 'صفحهٔ بزرگ با جزیرهٔ پویا و درگاه USB-C.'],
  ['iPhone 15', '2023-09', [[0, 128, 61900], [0, 256, 69500]], 740, 'phone-duo-silk', ['pink', 'blue', 'black'], 6.1, 'Super Retina XDR OLED', 60, 'Apple A16 Bionic', [48, 12], 12, 20, 0, 171, 'IP68', 'iOS 17', '5G', 'نخستین آیفون پایه با جزیرهٔ پویا و دوربین ۴۸ مگاپیکسلی.'],
];

// biome-ignore format: one phone a row
const iphoneEarlier: readonly PhoneRow[] = [
  ['iPhone 14 Pro Max', '2022-09', [[0, 128, 73900], [0, 256, 79900]], 360, 'phone-island-silk', ['black', 'gold', 'white'], 6.7, 'Super Retina XDR OLED', 120, 'Apple A16 Bionic', [48, 12, 12], 12, 29, 0, 240, 'IP68', 'iOS 16', '5G', 'صفحهٔ همیشه‌روشن و قاب فولادی.'],
  ['iPhone 14 Pro', '2022-09', [[0, 128, 66500], [0, 256, 72500]], 350, 'phone-island-silk', ['black', 'gold', 'white'], 6.1, 'Super Retina XDR OLED', 120, 'Apple A16 Bionic', [48, 12, 12], 12, 23, 0, 206, 'IP68', 'iOS 16', '5G', 'نخستین آیفون با جزیرهٔ پویا و صفحهٔ همیشه‌روشن.'],
  ['iPhone 14 Plus', '2022-10', [[0, 128, 58900]], 240, 'phone-duo-silk', ['blue', 'white', 'black'], 6.7, 'Super Retina XDR OLED', 60, 'Apple A15 Bionic', [12, 12], 12, 26, 0, 203, 'IP68', 'iOS 16', '5G', 'صفحهٔ بزرگ بدون هزینهٔ سری پرو.'],
  ['iPhone 14', '2022-09', [[0, 128, 52900], [0, 256, 58500]], 480, 'phone-duo-silk', ['blue', 'white', 'black'], 6.1, 'Super Retina XDR OLED', 60, 'Apple A15 Bionic', [12, 12], 12, 20, 0, 172, 'IP68', 'iOS 16', '5G', 'آیفون مطمئن با تشخیص تصادف و دوربین دوگانه.'],
  ['iPhone 13', '2021-09', [[0, 128, 44900], [0, 256, 50500]], 590, 'phone-duo-silk', ['pink', 'blue', 'white', 'black'], 6.1, 'Super Retina XDR OLED', 60, 'Apple A15 Bionic', [12, 12], 12, 19, 0, 174, 'IP68', 'iOS 15', '5G', 'به‌صرفه‌ترین آیفون نو با حالت سینمایی فیلم.'],
];

// biome-ignore format: one phone a row
const xiaomiNumber: readonly PhoneRow[] = [
  ['Xiaomi 15 Ultra', '2025-03', [[16, 512, 98500]], 500, 'phone-ring-dunes', ['black'], 6.73, 'LTPO AMOLED', 120, 'Snapdragon 8 Elite', [50, 50, 50, 200], 32, 5410, 90, 226, 'IP68', 'Android 15', '5G', 'گوشی عکاسان با حسگر یک اینچی و تلهٔ ۲۰۰ مگاپیکسلی لایکا.'],
  ['Xiaomi 15', '2025-03', [[12, 256, 58900], [12, 512, 63900]], 620, 'phone-island-dunes', ['green', 'white', 'graphite'], 6.36, 'LTPO AMOLED', 120, 'Snapdragon 8 Elite', [50, 50, 50], 32, 5240, 90, 191, 'IP68', 'Android 15', '5G', 'پرچم‌دار جمع‌وجور با سه دوربین لایکا.'],
  ['Xiaomi 15T Pro', '2025-09', [[12, 256, 52900], [12, 512, 56900]], 580, 'phone-island-dunes', ['graphite', 'gold'], 6.83, 'AMOLED', 144, 'Dimensity 9400+', [50, 50, 12], 32, 5500, 90, 210, 'IP68', 'Android 15', '5G', 'لنز تلهٔ پنج‌برابر لایکا و شارژ بی‌سیم ۵۰ واتی.'],
  ['Xiaomi 15T', '2025-09', [[12, 256, 39900], [12, 512, 43500]], 600, 'phone-island-dunes', ['graphite', 'gold'], 6.83, 'AMOLED', 120, 'Dimensity 8400-Ultra', [50, 50, 12], 32, 5500, 67, 194, 'IP68', 'Android 15', '5G', 'دوربین‌های لایکا در بدنه‌ای بزرگ و سبک.'],
  ['Xiaomi 14T Pro', '2024-09', [[12, 256, 43500], [12, 512, 46900]], 430, 'phone-island-dunes', ['graphite', 'blue', 'gold'], 6.67, 'AMOLED', 144, 'Dimensity 9300+', [50, 50, 12], 32, 5000, 120, 209, 'IP68', 'Android 14', '5G', 'شارژ ۱۲۰ واتی با سیم و ۵۰ واتی بی‌سیم.'],
  ['Xiaomi 14T', '2024-09', [[12, 256, 33900], [12, 512, 36500]], 540, 'phone-island-dunes', ['graphite', 'blue', 'green'], 6.67, 'AMOLED', 144, 'Dimensity 8300-Ultra', [50, 50, 12], 32, 5000, 67, 195, 'IP68', 'Android 14', '5G', 'میان‌ردهٔ خوش‌عکس با همکاری لایکا.'],
  ['Xiaomi 13T', '2023-09', [[8, 256, 27900], [12, 256, 29500]], 320, 'phone-island-dunes', ['graphite', 'blue', 'green'], 6.67, 'AMOLED', 144, 'Dimensity 8200-Ultra', [50, 50, 12], 20, 5000, 67, 0, 'IP68', 'Android 13', '5G', 'نخستین سری T با گواهی IP68.'],
];

// biome-ignore format: one phone a row
const redmiNote: readonly PhoneRow[] = [
  ['Redmi Note 14 Pro+ 5G', '2025-01', [[8, 256, 29500], [12, 512, 32900]], 700, 'phone-island-dunes', ['graphite', 'blue', 'gold'], 6.67, 'AMOLED', 120, 'Snapdragon 7s Gen 3', [200, 8, 2], 20, 5110, 120, 210, 'IP68', 'Android 14', '5G', 'بالاترین ردمی نوت با شارژ ۱۲۰ واتی و صفحهٔ خمیده.'],
  ['Redmi Note 14 Pro 5G', '2025-01', [[8, 256, 24900], [12, 512, 27900]], 720, 'phone-island-dunes', ['graphite', 'green', 'gold'], 6.67, 'AMOLED', 120, 'Dimensity 7300-Ultra', [200, 8, 2], 20, 5110, 45, 190, 'IP68', 'Android 14', '5G', 'دوربین ۲۰۰ مگاپیکسلی با گواهی IP68.'],
  ['Redmi Note 14 Pro', '2025-01', [[8, 256, 20500], [12, 512, 23600]], 780, 'phone-island-dunes', ['graphite', 'blue', 'green'], 6.67, 'AMOLED', 120, 'Helio G100-Ultra', [200, 8, 2], 32, 5500, 45, 180, 'IP64', 'Android 14', '4G', 'دوربین ۲۰۰ مگاپیکسلی در بدنه‌ای سبک.'],
  ['Redmi Note 14 5G', '2025-01', [[8, 256, 18900]], 660, 'phone-island-dunes', ['graphite', 'green'], 6.67, 'AMOLED', 120, 'Dimensity 7025-Ultra', [108, 8, 2], 20, 5110, 45, 190, 'IP64', 'Android 14', '5G', 'نسخهٔ 5G ردمی نوت ۱۴ با شارژ ۴۵ واتی.'],
  ['Redmi Note 14', '2025-01', [[6, 128, 13900], [8, 128, 14650], [8, 256, 15850]], 965, 'phone-island-dunes', ['graphite', 'blue', 'green', 'gold'], 6.67, 'AMOLED', 120, 'Helio G99-Ultra', [108, 2, 2], 20, 5500, 33, 196.5, 'IP54', 'Android 14', '4G', 'پرفروش شیائومی با صفحهٔ روشن و باتری بزرگ.'],
  ['Redmi Note 14S', '2025-04', [[8, 256, 17400]], 560, 'phone-island-dunes', ['graphite', 'blue'], 6.67, 'AMOLED', 120, 'Helio G99-Ultra', [200, 8, 2], 16, 5000, 67, 179, 'IP64', 'Android 14', '4G', 'شارژ ۶۷ واتی و دوربین ۲۰۰ مگاپیکسلی.'],
  ['Redmi Note 13 Pro+ 5G', '2024-01', [[8, 256, 25400], [12, 512, 27900]], 430, 'phone-island-dunes', ['graphite', 'white'], 6.67, 'AMOLED', 120, 'Dimensity 7200-Ultra', [200, 8, 2], 16, 5000, 120, 204.5, 'IP68', 'Android 13', '5G', 'نخستین ردمی نوت با گواهی IP68.'],
  ['Redmi Note 13 Pro', '2024-01', [[8, 256, 17600], [12, 512, 20800]], 520, 'phone-island-dunes', ['graphite', 'green'], 6.67, 'AMOLED', 120, 'Helio G99-Ultra', [200, 8, 2], 16, 5000, 67, 188, 'IP54', 'Android 13', '4G', 'دوربین ۲۰۰ مگاپیکسلی با لرزش‌گیر اپتیکال.'],
  ['Redmi Note 13', '2024-01', [[6, 128, 12900], [8, 256, 14300]], 570, 'phone-island-dunes', ['graphite', 'green', 'gold', 'blue'], 6.67, 'AMOLED', 120, 'Snapdragon 685', [108, 8, 2], 16, 5000, 33, 188.5, 'IP54', 'Android 13', '4G', 'صفحهٔ AMOLED با حاشیهٔ نازک و دوربین ۱۰۸ مگاپیکسلی.'],
];

// biome-ignore format: one phone a row
const redmi: readonly PhoneRow[] = [
  ['Redmi 15', '2025-08', [[6, 128, 12900], [8, 256, 14400]], 620, 'phone-duo-dunes', ['black', 'graphite'], 6.9, 'LCD', 144, 'Snapdragon 685', [50], 8, 7000, 33, 0, 'IP64', 'Android 15', '4G', 'باتری هفت هزار میلی‌آمپری و صفحهٔ ۶٫۹ اینچی.'],
  ['Redmi 15C', '2025-08', [[4, 128, 10900], [8, 256, 12800]], 680, 'phone-duo-dunes', ['mint', 'black', 'blue'], 6.9, 'LCD', 120, 'Helio G81-Ultra', [50], 8, 6000, 33, 0, 'IP64', 'Android 15', '4G', 'صفحهٔ بزرگ ۱۲۰ هرتز با قیمت پایین.'],
  ['Redmi 14C', '2024-08', [[4, 128, 9600], [8, 256, 11400]], 700, 'phone-ring-dunes', ['black', 'ice-blue'], 6.88, 'LCD', 120, 'Helio G81-Ultra', [50], 13, 5160, 18, 0, '', 'Android 14', '4G', 'گوشی اقتصادی با صفحهٔ بزرگ و روان.'],
  ['Redmi 13', '2024-06', [[6, 128, 11900], [8, 256, 13300]], 540, 'phone-duo-dunes', ['black', 'blue'], 6.79, 'LCD', 90, 'Helio G91-Ultra', [108, 2], 13, 5030, 33, 205, 'IP53', 'Android 14', '4G', 'دوربین ۱۰۸ مگاپیکسلی در ردهٔ اقتصادی.'],
  ['Redmi 13C', '2023-11', [[4, 128, 8950], [8, 256, 10300]], 500, 'phone-duo-dunes', ['black', 'blue', 'mint'], 6.74, 'LCD', 90, 'Helio G85', [50, 2], 8, 5000, 18, 192, '', 'Android 13', '4G', 'انتخاب ساده برای تماس، پیام و شبکه‌های اجتماعی.'],
  ['Redmi A5', '2025-04', [[3, 64, 7400], [4, 128, 8300]], 640, 'phone-duo-dunes', ['black', 'blue'], 6.88, 'LCD', 120, 'Unisoc T7250', [32], 8, 5200, 15, 193, 'IP52', 'Android 15', '4G', 'ارزان‌ترین گوشی شیائومی با صفحهٔ ۱۲۰ هرتز.'],
];

// biome-ignore format: one phone a row
const poco: readonly PhoneRow[] = [
  ['POCO F7 Ultra', '2025-03', [[12, 256, 48900], [16, 512, 54900]], 430, 'phone-duo-dunes', ['yellow', 'black'], 6.67, 'AMOLED', 120, 'Snapdragon 8 Elite', [50, 50, 32], 32, 5300, 120, 212, 'IP68', 'Android 15', '5G', 'نخستین Ultra پوکو با شارژ بی‌سیم ۵۰ واتی.'],
  ['POCO F7 Pro', '2025-03', [[12, 256, 38900], [12, 512, 42500]], 440, 'phone-duo-dunes', ['blue', 'black'], 6.67, 'AMOLED', 120, 'Snapdragon 8 Gen 3', [50, 8], 20, 6000, 90, 206, 'IP68', 'Android 15', '5G', 'تراشهٔ پرچم‌دار و باتری شش هزار میلی‌آمپری.'],
  ['POCO F7', '2025-06', [[12, 256, 32900], [12, 512, 36400]], 590, 'phone-duo-dunes', ['black', 'graphite'], 6.83, 'AMOLED', 120, 'Snapdragon 8s Gen 4', [50, 8], 20, 6500, 90, 215.7, 'IP68', 'Android 15', '5G', 'گوشی بازی با بدنهٔ فلزی و باتری بزرگ.'],
  ['POCO X7 Pro', '2025-01', [[8, 256, 25900], [12, 512, 29400]], 770, 'phone-duo-dunes', ['yellow', 'black', 'mint'], 6.67, 'AMOLED', 120, 'Dimensity 8400-Ultra', [50, 8], 20, 6000, 90, 195, 'IP68', 'Android 15', '5G', 'یکی از تندترین گوشی‌ها در محدودهٔ قیمت خود.'],
  ['POCO X7', '2025-01', [[8, 256, 21200], [12, 512, 24300]], 640, 'phone-duo-dunes', ['mint', 'black'], 6.67, 'AMOLED', 120, 'Dimensity 7300-Ultra', [50, 8, 2], 20, 5110, 45, 0, 'IP68', 'Android 14', '5G', 'صفحهٔ خمیدهٔ AMOLED با گواهی IP68.'],
  ['POCO X6 Pro', '2024-01', [[8, 256, 22500], [12, 512, 25900]], 520, 'phone-duo-dunes', ['yellow', 'black', 'graphite'], 6.67, 'AMOLED', 120, 'Dimensity 8300-Ultra', [64, 8, 2], 16, 5000, 67, 0, 'IP54', 'Android 14', '5G', 'انتخاب بازی‌دوستان با صفحهٔ ۱٫۵K.'],
  ['POCO M7 Pro 5G', '2024-12', [[8, 256, 17200]], 460, 'phone-duo-dunes', ['mint', 'black'], 6.67, 'AMOLED', 120, 'Dimensity 7025-Ultra', [50, 2], 20, 5110, 45, 190, 'IP64', 'Android 14', '5G', 'گوشی 5G با صفحهٔ AMOLED و بلندگوی استریو.'],
  ['POCO M6 Pro', '2024-01', [[8, 256, 16100], [12, 512, 18600]], 410, 'phone-duo-dunes', ['black', 'blue'], 6.67, 'AMOLED', 120, 'Helio G99-Ultra', [64, 8, 2], 16, 5000, 67, 179, 'IP54', 'Android 13', '4G', 'شارژ ۶۷ واتی و لرزش‌گیر اپتیکال با قیمت مناسب.'],
  ['POCO C85', '2025-09', [[6, 128, 10700], [8, 256, 12200]], 480, 'phone-duo-dunes', ['black', 'mint'], 6.9, 'LCD', 120, 'Helio G81-Ultra', [50], 8, 6000, 33, 0, 'IP64', 'Android 15', '4G', 'صفحهٔ بزرگ و باتری شش هزار میلی‌آمپری برای هر روز.'],
];

// biome-ignore format: one phone a row
const pixelPro: readonly PhoneRow[] = [
  ['Pixel 10 Pro XL', '2025-08', [[16, 256, 116000], [16, 512, 126500]], 360, 'phone-bar-dunes', ['white', 'black', 'mint'], 6.8, 'LTPO OLED', 120, 'Google Tensor G5', [50, 48, 48], 42, 5200, 45, 232, 'IP68', 'Android 16', '5G', 'بزرگ‌ترین پیکسل با آهن‌ربای شارژ Qi2.'],
  ['Pixel 10 Pro', '2025-08', [[16, 128, 97500], [16, 256, 103000]], 380, 'phone-bar-dunes', ['white', 'black', 'mint'], 6.3, 'LTPO OLED', 120, 'Google Tensor G5', [50, 48, 48], 42, 4870, 30, 207, 'IP68', 'Android 16', '5G', 'دوربین‌های پرو در بدنهٔ جمع‌وجور و هفت سال به‌روزرسانی.'],
  ['Pixel 9 Pro XL', '2024-08', [[16, 128, 86000], [16, 256, 91500]], 300, 'phone-bar-dunes', ['white', 'black', 'pink'], 6.8, 'LTPO OLED', 120, 'Google Tensor G4', [50, 48, 48], 42, 5060, 37, 221, 'IP68', 'Android 14', '5G', 'سه دوربین پرو و صفحهٔ روشن ۶٫۸ اینچی.'],
  ['Pixel 9 Pro', '2024-09', [[16, 128, 77900], [16, 256, 82500]], 340, 'phone-bar-dunes', ['white', 'black', 'pink'], 6.3, 'LTPO OLED', 120, 'Google Tensor G4', [50, 48, 48], 42, 4700, 27, 199, 'IP68', 'Android 14', '5G', 'پیکسل پروی کوچک با لنز تلهٔ پنج‌برابر.'],
  ['Pixel 8 Pro', '2023-10', [[12, 128, 54900], [12, 256, 59500]], 280, 'phone-bar-dunes', ['black', 'white', 'blue', 'mint'], 6.7, 'LTPO OLED', 120, 'Google Tensor G3', [50, 48, 48], 10.5, 5050, 30, 213, 'IP68', 'Android 14', '5G', 'نخستین پیکسل با هفت سال به‌روزرسانی و دماسنج.'],
];

// biome-ignore format: one phone a row
const pixel: readonly PhoneRow[] = [
  ['Pixel 10', '2025-08', [[12, 128, 72900], [12, 256, 78500]], 420, 'phone-bar-dunes', ['blue', 'black', 'mint'], 6.3, 'OLED', 120, 'Google Tensor G5', [48, 13, 10.8], 10.5, 4970, 30, 204, 'IP68', 'Android 16', '5G', 'نخستین پیکسل پایه با لنز تلهٔ پنج‌برابر.'],
  ['Pixel 9', '2024-08', [[12, 128, 56900], [12, 256, 61500]], 390, 'phone-bar-dunes', ['pink', 'mint', 'white', 'black'], 6.3, 'OLED', 120, 'Google Tensor G4', [50, 48], 10.5, 4700, 27, 198, 'IP68', 'Android 14', '5G', 'صفحهٔ روشن و عکاسی شب گوگل در بدنه‌ای تخت.'],
  ['Pixel 9a', '2025-04', [[8, 128, 42900], [8, 256, 47500]], 460, 'phone-bar-dunes', ['black', 'white', 'pink'], 6.3, 'pOLED', 120, 'Google Tensor G4', [48, 13], 13, 5100, 23, 186, 'IP68', 'Android 15', '5G', 'پیکسل مقرون‌به‌صرفه با پشت صاف و باتری بزرگ.'],
  ['Pixel 8', '2023-10', [[8, 128, 41500], [8, 256, 45500]], 260, 'phone-bar-dunes', ['black', 'mint', 'pink'], 6.2, 'OLED', 120, 'Google Tensor G3', [50, 12], 10.5, 4575, 27, 187, 'IP68', 'Android 14', '5G', 'پیکسل کوچک با هفت سال به‌روزرسانی.'],
  ['Pixel 8a', '2024-05', [[8, 128, 34900], [8, 256, 38500]], 300, 'phone-bar-dunes', ['black', 'white', 'blue', 'mint'], 6.1, 'OLED', 120, 'Google Tensor G3', [64, 13], 13, 4492, 18, 188, 'IP67', 'Android 14', '5G', 'دوربین خوب گوگل با قیمت میانه.'],
];

// biome-ignore format: one phone a row
const honorMagic: readonly PhoneRow[] = [
  ['Magic7 Pro', '2025-01', [[12, 512, 74900]], 330, 'phone-ring-beams', ['black', 'blue'], 6.8, 'LTPO OLED', 120, 'Snapdragon 8 Elite', [50, 50, 200], 50, 5270, 100, 223, 'IP69', 'Android 15', '5G', 'لنز تلهٔ ۲۰۰ مگاپیکسلی و شارژ صد واتی.'],
  ['Magic6 Pro', '2024-02', [[12, 512, 58900]], 270, 'phone-ring-beams', ['green', 'black'], 6.8, 'LTPO OLED', 120, 'Snapdragon 8 Gen 3', [50, 50, 180], 50, 5600, 80, 0, 'IP68', 'Android 14', '5G', 'پرچم‌دار آنر با لنز تلهٔ ۱۸۰ مگاپیکسلی.'],
  ['Magic V3', '2024-09', [[12, 512, 99000]], 210, 'phone-ring-beams', ['green', 'black'], 7.92, 'LTPO OLED', 120, 'Snapdragon 8 Gen 3', [50, 50, 40], 20, 5150, 66, 0, 'IPX8', 'Android 14', '5G', 'تاشوی کتابی باریک با ضخامت بستهٔ ۹٫۲ میلی‌متر.'],
];

// biome-ignore format: one phone a row
const honorNumber: readonly PhoneRow[] = [
  ['Honor 400 Pro', '2025-05', [[12, 512, 49500]], 360, 'phone-ring-beams', ['black', 'white'], 6.7, 'AMOLED', 120, 'Snapdragon 8 Gen 3', [200, 50, 12], 50, 6000, 100, 205, 'IP69', 'Android 15', '5G', 'دوربین ۲۰۰ مگاپیکسلی با لنز تلهٔ سه‌برابر.'],
  ['Honor 400', '2025-05', [[8, 256, 31500], [12, 512, 35900]], 470, 'phone-ring-beams', ['black', 'white'], 6.55, 'AMOLED', 120, 'Snapdragon 7 Gen 3', [200, 12], 50, 6000, 66, 184, 'IP65', 'Android 15', '5G', 'عکس ثابت را با هوش مصنوعی به فیلم کوتاه تبدیل می‌کند.'],
  ['Honor 400 Lite', '2025-04', [[8, 256, 20900]], 420, 'phone-ring-beams', ['green', 'black'], 6.7, 'AMOLED', 120, 'Dimensity 7025-Ultra', [108, 5], 16, 5230, 35, 171, 'IP64', 'Android 15', '5G', 'سبک و باریک با دکمهٔ جداگانهٔ دوربین.'],
  ['Honor 200', '2024-06', [[8, 256, 25900], [12, 512, 30500]], 330, 'phone-ring-beams', ['black', 'white', 'green'], 6.7, 'AMOLED', 120, 'Snapdragon 7 Gen 3', [50, 50, 12], 50, 5200, 100, 187, '', 'Android 14', '5G', 'عکاسی چهره با سبک استودیو هارکورت.'],
];

// biome-ignore format: one phone a row
const honorX: readonly PhoneRow[] = [
  ['X9c', '2024-11', [[8, 256, 21900], [12, 256, 23900]], 590, 'phone-ring-beams', ['black', 'violet', 'blue'], 6.78, 'AMOLED', 120, 'Snapdragon 6 Gen 1', [108, 5], 16, 6600, 66, 189, 'IP65', 'Android 14', '5G', 'گوشی مقاوم در برابر ضربه با باتری ۶٬۶۰۰ میلی‌آمپری.'],
  ['X9b', '2023-12', [[8, 256, 18900], [12, 256, 20900]], 440, 'phone-ring-beams', ['black', 'green'], 6.78, 'AMOLED', 120, 'Snapdragon 6 Gen 1', [108, 5, 2], 16, 5800, 35, 185, '', 'Android 13', '5G', 'صفحهٔ خمیدهٔ ضدضربه و باتری ماندگار.'],
  ['X8c', '2025-01', [[8, 256, 17100], [8, 512, 18900]], 460, 'phone-ring-beams', ['black', 'green'], 6.7, 'AMOLED', 120, 'Snapdragon 685', [108, 5], 50, 5000, 35, 0, 'IP64', 'Android 14', '4G', 'دوربین سلفی ۵۰ مگاپیکسلی در بدنه‌ای باریک.'],
  ['X7c', '2024-10', [[8, 256, 13900]], 430, 'phone-ring-beams', ['black', 'green', 'white'], 6.77, 'LCD', 120, 'Snapdragon 685', [108, 2], 8, 6000, 35, 0, 'IP64', 'Android 14', '4G', 'بلندگوی استریوی پرتوان و باتری بزرگ.'],
];

// biome-ignore format: one phone a row
const motoEdge: readonly PhoneRow[] = [
  ['Edge 60 Pro', '2025-04', [[12, 256, 34200], [12, 512, 36500]], 380, 'phone-island-dunes', ['blue', 'graphite'], 6.7, 'pOLED', 120, 'Dimensity 8350 Extreme', [50, 50, 10], 50, 6000, 90, 186, 'IP69', 'Android 15', '5G', 'باتری شش هزار میلی‌آمپری در بدنه‌ای ۱۸۶ گرمی.'],
  ['Edge 50 Ultra', '2024-05', [[12, 512, 43900], [16, 1024, 47900]], 240, 'phone-island-dunes', ['graphite', 'gold'], 6.7, 'pOLED', 144, 'Snapdragon 8s Gen 3', [50, 50, 64], 50, 4500, 125, 197, 'IP68', 'Android 14', '5G', 'لنز تلهٔ ۶۴ مگاپیکسلی و شارژ ۱۲۵ واتی.'],
  ['Edge 50 Pro', '2024-04', [[12, 512, 29900]], 310, 'phone-island-dunes', ['graphite', 'white'], 6.7, 'pOLED', 144, 'Snapdragon 7 Gen 3', [50, 13, 10], 50, 4500, 125, 186, 'IP68', 'Android 14', '5G', 'رنگ‌های تأییدشدهٔ پنتون در صفحه و دوربین.'],
  ['Edge 50 Fusion', '2024-05', [[8, 256, 21400], [12, 512, 23900]], 480, 'phone-island-dunes', ['blue', 'graphite'], 6.7, 'pOLED', 144, 'Snapdragon 7s Gen 2', [50, 13], 32, 5000, 68, 174.9, 'IP68', 'Android 14', '5G', 'صفحهٔ خمیدهٔ ۱۴۴ هرتز با گواهی IP68.'],
  ['Edge 50 Neo', '2024-09', [[8, 256, 22500], [12, 512, 24500]], 320, 'phone-island-dunes', ['blue', 'graphite'], 6.4, 'LTPO pOLED', 120, 'Dimensity 7300', [50, 13, 10], 32, 4310, 68, 171, 'IP68', 'Android 14', '5G', 'گوشی کوچک با لنز تلهٔ سه‌برابر.'],
];

// biome-ignore format: one phone a row
const motoG: readonly PhoneRow[] = [
  ['Moto G85', '2024-07', [[8, 256, 18300], [12, 256, 19500]], 420, 'phone-island-dunes', ['graphite', 'blue', 'green'], 6.67, 'pOLED', 120, 'Snapdragon 6s Gen 3', [50, 8], 32, 5000, 0, 171, 'IP52', 'Android 14', '5G', 'صفحهٔ خمیده و لرزش‌گیر اپتیکال در میانهٔ بازار.'],
  ['Moto G84', '2023-09', [[12, 256, 16900]], 330, 'phone-island-dunes', ['blue', 'graphite'], 6.5, 'pOLED', 120, 'Snapdragon 695', [50, 8], 16, 5000, 0, 166.8, 'IP54', 'Android 13', '5G', 'بدنهٔ سبک با رم دوازده گیگابایتی.'],
  ['Moto G24', '2024-01', [[4, 128, 8900], [8, 128, 9700]], 300, 'phone-island-dunes', ['graphite', 'green'], 6.56, 'LCD', 90, 'Helio G85', [50, 2], 8, 5000, 15, 181, 'IP52', 'Android 14', '4G', 'اندروید ساده و بلندگوی استریو با قیمت پایین.'],
  ['Moto G05', '2024-12', [[4, 128, 8700], [8, 256, 10600]], 340, 'phone-island-dunes', ['green', 'graphite'], 6.67, 'LCD', 90, 'Helio G81 Extreme', [50], 8, 5200, 18, 188.8, 'IP52', 'Android 15', '4G', 'پشت چرم‌نما و صفحهٔ روشن هزار نیتی.'],
];

// biome-ignore format: one phone a row
const motoRazr: readonly PhoneRow[] = [
  ['Razr 60 Ultra', '2025-05', [[16, 512, 98000]], 240, 'phone-duo-flower', ['pink', 'black'], 7, 'LTPO pOLED', 165, 'Snapdragon 8 Elite', [50, 50], 50, 4700, 68, 199, 'IP48', 'Android 15', '5G', 'تاشوی جیبی با صفحهٔ بیرونی چهار اینچی.'],
  ['Razr 60', '2025-05', [[8, 256, 52000], [12, 512, 56500]], 220, 'phone-duo-flower', ['pink', 'lavender'], 6.9, 'pOLED', 120, 'Dimensity 7400X', [50, 13], 32, 4500, 30, 188, 'IP48', 'Android 15', '5G', 'لولای تیتانیومی و صفحهٔ بیرونی ۳٫۶ اینچی.'],
  ['Razr 50 Ultra', '2024-07', [[12, 512, 66500]], 200, 'phone-duo-flower', ['mint', 'pink'], 6.9, 'LTPO pOLED', 165, 'Snapdragon 8s Gen 3', [50, 50], 32, 4000, 45, 189, 'IPX8', 'Android 14', '5G', 'لنز تله در یک تاشوی جیبی.'],
];

// biome-ignore format: one phone a row
const nothingPhone: readonly PhoneRow[] = [
  ['Phone (3)', '2025-07', [[12, 256, 59900], [16, 512, 66900]], 340, 'phone-bar-dunes', ['black', 'white'], 6.67, 'AMOLED', 120, 'Snapdragon 8s Gen 4', [50, 50, 50], 50, 5150, 65, 218, 'IP68', 'Android 15', '5G', 'نمایشگر نقطه‌ای کوچکی در پشت خبرها را نشان می‌دهد.'],
  ['Phone (3a) Pro', '2025-03', [[12, 256, 34500]], 400, 'phone-ring-dunes', ['black'], 6.77, 'AMOLED', 120, 'Snapdragon 7s Gen 3', [50, 50, 8], 50, 5000, 50, 211, 'IP64', 'Android 15', '5G', 'لنز تلهٔ پریسکوپی در میانهٔ بازار.'],
  ['Phone (3a)', '2025-03', [[8, 128, 25900], [12, 256, 28900]], 520, 'phone-bar-dunes', ['white', 'black', 'blue'], 6.77, 'AMOLED', 120, 'Snapdragon 7s Gen 3', [50, 50, 8], 32, 5000, 50, 201, 'IP64', 'Android 15', '5G', 'پشت شفاف، چراغ‌های گلیف و لنز تلهٔ دوبرابر.'],
  ['Phone (2a)', '2024-03', [[8, 128, 22900], [12, 256, 25400]], 410, 'phone-duo-silk', ['black', 'white', 'blue'], 6.7, 'AMOLED', 120, 'Dimensity 7200 Pro', [50, 50], 32, 5000, 45, 190, 'IP54', 'Android 14', '5G', 'طراحی شفاف ناتینگ با قیمت میانه.'],
];

// biome-ignore format: one phone a row
const cmfPhone: readonly PhoneRow[] = [
  ['CMF Phone 2 Pro', '2025-04', [[8, 128, 19200], [8, 256, 21000]], 450, 'phone-ring-dunes', ['orange', 'black', 'ice-blue'], 6.77, 'AMOLED', 120, 'Dimensity 7300 Pro', [50, 50, 8], 16, 5000, 33, 185, 'IP54', 'Android 15', '5G', 'لنز تلهٔ دوبرابر و پیچ‌های نمایان برای لوازم جانبی.'],
  ['CMF Phone 1', '2024-07', [[6, 128, 15400], [8, 128, 16700]], 390, 'phone-ring-dunes', ['orange', 'black', 'ice-blue'], 6.67, 'AMOLED', 120, 'Dimensity 7300', [50, 2], 16, 5000, 33, 197, 'IP52', 'Android 14', '5G', 'گوشی با پشت تعویض‌پذیر و پیچی.'],
];

// biome-ignore format: one phone a row
const huaweiFlagship: readonly PhoneRow[] = [
  ['Pura 70 Ultra', '2024-04', [[16, 512, 84900]], 280, 'phone-ring-dunes', ['black', 'gold'], 6.8, 'LTPO OLED', 120, 'Kirin 9010', [50, 50, 40], 13, 5200, 100, 226, 'IP68', 'EMUI 14.2', '4G', 'حسگر یک اینچی با لنز جمع‌شونده.'],
  ['Pura 70 Pro', '2024-04', [[12, 512, 66000]], 260, 'phone-ring-dunes', ['black', 'ice-blue'], 6.8, 'LTPO OLED', 120, 'Kirin 9010', [50, 48, 12.5], 13, 5050, 100, 220, 'IP68', 'EMUI 14.2', '4G', 'عکاسی ماکرو با لنز تله و دیافراگم متغیر.'],
  ['Mate X6', '2024-12', [[12, 512, 132000]], 170, 'phone-ring-dunes', ['black', 'orange'], 7.93, 'LTPO OLED', 120, 'Kirin 9020', [50, 48, 40], 8, 5110, 66, 239, 'IPX8', 'EMUI 15', '4G', 'تاشوی کتابی هوآوی با دوربین دیافراگم متغیر.'],
];

// biome-ignore format: one phone a row
const huaweiNova: readonly PhoneRow[] = [
  ['Nova 13 Pro', '2024-10', [[12, 512, 36900]], 250, 'phone-ring-beams', ['black', 'white'], 6.76, 'OLED', 120, 'Kirin 8000', [50, 12, 8], 60, 5000, 100, 209, '', 'EMUI 14.2', '4G', 'دوربین سلفی دوگانه با لنز ۶۰ مگاپیکسلی.'],
  ['Nova 13', '2024-10', [[12, 256, 28500]], 270, 'phone-ring-beams', ['black', 'white', 'green'], 6.7, 'OLED', 120, 'Kirin 8000', [50, 8], 60, 5000, 100, 196, '', 'EMUI 14.2', '4G', 'شارژ صد واتی و سلفی فراگیر ۶۰ مگاپیکسلی.'],
  ['Nova 12i', '2024-04', [[8, 128, 13100], [8, 256, 14500]], 360, 'phone-ring-beams', ['black', 'green'], 6.7, 'LCD', 90, 'Snapdragon 680', [108, 2], 8, 5000, 40, 0, '', 'EMUI 14', '4G', 'دوربین ۱۰۸ مگاپیکسلی و شارژ ۴۰ واتی.'],
];

// biome-ignore format: one phone a row
const realme: readonly PhoneRow[] = [
  ['GT 7', '2025-05', [[12, 256, 39900], [12, 512, 43500]], 330, 'phone-ring-dunes', ['black', 'ice-blue'], 6.78, 'AMOLED', 120, 'Dimensity 9400e', [50, 50, 8], 32, 7000, 120, 203, 'IP69', 'Android 15', '5G', 'باتری هفت هزار میلی‌آمپری با شارژ ۱۲۰ واتی.'],
  ['GT 6', '2024-06', [[12, 256, 32900], [16, 512, 36900]], 280, 'phone-ring-dunes', ['black', 'ice-blue'], 6.78, 'LTPO AMOLED', 120, 'Snapdragon 8s Gen 3', [50, 50, 8], 32, 5500, 120, 199, 'IP65', 'Android 14', '5G', 'شارژ ۱۲۰ واتی و صفحهٔ بسیار روشن.'],
  ['Realme 14 Pro+', '2025-02', [[8, 256, 28900], [12, 512, 31900]], 370, 'phone-ring-dunes', ['ice-blue', 'gold'], 6.83, 'AMOLED', 120, 'Snapdragon 7s Gen 3', [50, 50, 8], 32, 6000, 80, 194, 'IP69', 'Android 15', '5G', 'پشت رنگ‌پذیر با سرما و لنز تلهٔ سه‌برابر.'],
  ['Realme 12 Pro+', '2024-01', [[8, 256, 23400], [12, 512, 25900]], 290, 'phone-ring-dunes', ['gold', 'ice-blue'], 6.7, 'AMOLED', 120, 'Snapdragon 7s Gen 2', [50, 64, 8], 32, 5000, 67, 196, 'IP65', 'Android 14', '5G', 'لنز پریسکوپی ۶۴ مگاپیکسلی در میانهٔ بازار.'],
  ['C75', '2024-11', [[8, 256, 13500]], 410, 'phone-ring-dunes', ['gold', 'black'], 6.72, 'LCD', 90, 'Helio G92 Max', [50], 8, 6000, 45, 196, 'IP69', 'Android 14', '4G', 'گوشی اقتصادی با گواهی ضدآب IP69.'],
];

// biome-ignore format: one phone a row
const oneplus: readonly PhoneRow[] = [
  ['OnePlus 13', '2025-01', [[12, 256, 66900], [16, 512, 73500]], 370, 'phone-ring-beams', ['black', 'blue', 'white'], 6.82, 'LTPO AMOLED', 120, 'Snapdragon 8 Elite', [50, 50, 50], 32, 6000, 100, 0, 'IP69', 'Android 15', '5G', 'سه دوربین ۵۰ مگاپیکسلی با همکاری هاسلبلاد.'],
  ['OnePlus 13R', '2025-01', [[12, 256, 44900], [16, 512, 49900]], 340, 'phone-ring-beams', ['black', 'white'], 6.78, 'LTPO AMOLED', 120, 'Snapdragon 8 Gen 3', [50, 50, 8], 16, 6000, 80, 206, 'IP65', 'Android 15', '5G', 'توان پرچم‌دار با قیمت پایین‌تر و لنز تله.'],
  ['OnePlus 12', '2024-01', [[12, 256, 53900], [16, 512, 58900]], 290, 'phone-ring-beams', ['black', 'green'], 6.82, 'LTPO AMOLED', 120, 'Snapdragon 8 Gen 3', [50, 64, 48], 32, 5400, 100, 220, 'IP65', 'Android 14', '5G', 'شارژ بی‌سیم ۵۰ واتی و صفحهٔ QHD+.'],
  ['OnePlus Nord 4', '2024-07', [[12, 256, 29900], [16, 512, 33500]], 320, 'phone-duo-silk', ['white', 'black', 'teal'], 6.74, 'AMOLED', 120, 'Snapdragon 7+ Gen 3', [50, 8], 16, 5500, 100, 199.5, 'IP65', 'Android 14', '5G', 'بدنهٔ یکپارچهٔ فلزی با شارژ صد واتی.'],
];

// biome-ignore format: one phone a row
const nokia: readonly PhoneRow[] = [
  ['Nokia XR21', '2023-05', [[6, 128, 26900]], 180, 'phone-duo-dunes', ['black', 'graphite'], 6.49, 'LCD', 120, 'Snapdragon 695', [64, 8], 16, 4800, 33, 231, 'IP69K', 'Android 12', '5G', 'گوشی سخت‌جان برای کار در فضای باز.'],
  ['Nokia G42 5G', '2023-06', [[6, 128, 12900]], 250, 'phone-duo-dunes', ['graphite', 'black'], 6.56, 'LCD', 90, 'Snapdragon 480+', [50, 2, 2], 8, 5000, 20, 193.8, 'IP52', 'Android 13', '5G', 'گوشی 5G که باتری و صفحه‌اش در خانه تعویض می‌شود.'],
  ['Nokia G22', '2023-03', [[4, 128, 9800]], 230, 'phone-duo-dunes', ['blue', 'graphite'], 6.52, 'LCD', 90, 'Unisoc T606', [50, 2, 2], 8, 5050, 20, 195.2, 'IP52', 'Android 12', '4G', 'نخستین نوکیای تعمیرپذیر با راهنمای iFixit.'],
];

const families: readonly (readonly [BrandKey, CategoryKey, readonly PhoneRow[]])[] = [
  ['samsung', 'galaxy-s', galaxyS],
  ['samsung', 'galaxy-z', galaxyZ],
  ['samsung', 'galaxy-a', galaxyA],
  ['samsung', 'galaxy-m-f', galaxyM],
  ['apple', 'iphone-17', iphone17],
  ['apple', 'iphone-16', iphone16],
  ['apple', 'iphone-15', iphone15],
  ['apple', 'iphone-earlier', iphoneEarlier],
  ['xiaomi', 'xiaomi-number', xiaomiNumber],
  ['xiaomi', 'redmi-note', redmiNote],
  ['xiaomi', 'redmi', redmi],
  ['xiaomi', 'poco', poco],
  ['google', 'pixel-pro', pixelPro],
  ['google', 'pixel', pixel],
  ['honor', 'honor-magic', honorMagic],
  ['honor', 'honor-number', honorNumber],
  ['honor', 'honor-x', honorX],
  ['motorola', 'moto-edge', motoEdge],
  ['motorola', 'moto-g', motoG],
  ['motorola', 'moto-razr', motoRazr],
  ['nothing', 'nothing-phone', nothingPhone],
  ['nothing', 'cmf-phone', cmfPhone],
  ['huawei', 'huawei-flagship', huaweiFlagship],
  ['huawei', 'huawei-nova', huaweiNova],
  ['realme', 'realme', realme],
  ['oneplus', 'oneplus', oneplus],
  ['nokia', 'nokia', nokia],
];

/** The phones of the demo shop. */
export const phones: SeedProduct[] = families.flatMap(([brand, category, rows]) =>
  rows.map((row) => phoneProduct(brand, category, row)),
);

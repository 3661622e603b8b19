const halfSpace = '\u200c';

/** Second parts that are written together with the word before them: «حسن‌آباد», «احمدآباد», «نسیم‌شهر», «گل‌تپه». */
const secondParts = /(?<=(\p{L})) (آباد|شهر|دشت|قلعه|تپه|چشمه|رود)(?![\p{L}\u200c])/gu;
/** Letters that do not join the next letter. They need no half space: «احمدآباد». */
const standsAlone = /[اآدذرزژوء]/;

/** Names of two words that are written as one. No rule distinguishes them from a name and its attribute. */
const compounds = new Set([
  'آب بر',
  'آب پخش',
  'آق قلا',
  'اینچه برون',
  'باغ بهادران',
  'باغ ملک',
  'برده رشه',
  'بره سر',
  'بیله سوار',
  'پره سر',
  'پل سفید',
  'تنگ ارم',
  'توپ آغاج',
  'تیکمه داش',
  'جنت مکان',
  'چاه دادخدا',
  'چاه مبارک',
  'چاه ورز',
  'چم گلک',
  'خان ببین',
  'خانه زنیان',
  'خوش رودپی',
  'خوشه مهر',
  'خومه زار',
  'دیزج دیز',
  'ریگ ملک',
  'سی سخت',
  'سیاه منصور',
  'شاهین دژ',
  'شیرین سو',
  'صومعه سرا',
  'عجب شیر',
  'قره آغاج',
  'قره بلاغ',
  'قره ضیاءالدین',
  'قلعه تل',
  'قلعه خواجه',
  'قلعه قاضی',
  'قلعه گنج',
  'قلعه نو',
  'کانی دینار',
  'کانی سور',
  'کوزه کنان',
  'کوهی خیل',
  'گله دار',
  'لاله زار',
  'لای بید',
  'لشت نشاء',
  'مال خلیفه',
  'ماه نشان',
  'میان راهان',
  'نی ریز',
  'نیک پی',
  'یکه سعود',
]);

/** Names that the source joins, separates or spells wrongly. */
const corrected: Record<string, string> = {
  'چهارمحال وبختیاری': 'چهارمحال و بختیاری',
  'سیستان وبلوچستان': 'سیستان و بلوچستان',
  'کهگیلویه وبویراحمد': 'کهگیلویه و بویراحمد',
  'آران وبیدگل': 'آران و بیدگل',
  احمدابادصولت: 'احمدآباد صولت',
  'اسلام آبادغرب': 'اسلام آباد غرب',
  'اسلام شهر آق گل': 'اسلام شهر آق‌گل',
  اسلامشهر: 'اسلام شهر',
  'بندرامام خمینی': 'بندر امام خمینی',
  'بویین زهرا': 'بوئین‌زهرا',
  'بویین سفلی': 'بوئین سفلی',
  'بویین ومیاندشت': 'بوئین و میاندشت',
  'تازه کندانگوت': 'تازه‌کند انگوت',
  'تازه کندنصرت آباد': 'تازه‌کند نصرت آباد',
  'خداجو(خراجو)': 'خداجو (خراجو)',
  // «دشت» belongs to the word after it here.
  'خضری دشت بیاض': 'خضری دشت‌بیاض',
  'ده رییس': 'ده‌رئیس',
  رباطکریم: 'رباط‌کریم',
  شهرجدیدهشتگرد: 'شهر جدید هشتگرد',
  'صایین قلعه': 'صائین قلعه',
  'قایم شهر': 'قائم شهر',
  'قلعه رییسی': 'قلعه‌رئیسی',
  'کتالم وسادات شهر': 'کتالم و سادات شهر',
  کلیشادوسودرجان: 'کلیشاد و سودرجان',
  'مبارک آباددیز': 'مبارک آباد دیز',
  محمودآبادنمونه: 'محمودآباد نمونه',
};

/** The name of a province or city in correct spelling: the parts of one word are joined, with a half space where needed. */
export function tidyPlaceName(source: string): string {
  const name = (corrected[source] ?? source).replace(/اباد(?!\p{L})/gu, 'آباد');
  if (compounds.has(name)) return name.replace(' ', halfSpace);
  return name.replace(secondParts, (_, before: string, part: string) =>
    standsAlone.test(before) ? part : halfSpace + part,
  );
}

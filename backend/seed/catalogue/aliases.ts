import { fa } from './model';

const letters: Record<string, string> = {
  a: 'ای',
  b: 'بی',
  c: 'سی',
  d: 'دی',
  e: 'ای',
  f: 'اف',
  g: 'جی',
  h: 'اچ',
  i: 'آی',
  k: 'کی',
  l: 'ال',
  m: 'ام',
  n: 'ان',
  o: 'او',
  p: 'پی',
  q: 'کیو',
  r: 'آر',
  s: 'اس',
  t: 'تی',
  u: 'یو',
  v: 'وی',
  w: 'دبلیو',
  x: 'ایکس',
  y: 'وای',
  z: 'زد',
};

const words: Record<string, string> = {
  galaxy: 'گلکسی',
  ultra: 'اولترا',
  plus: 'پلاس',
  pro: 'پرو',
  max: 'مکس',
  mini: 'مینی',
  air: 'ایر',
  edge: 'اج',
  note: 'نوت',
  redmi: 'ردمی',
  poco: 'پوکو',
  xiaomi: 'شیائومی',
  pixel: 'پیکسل',
  fold: 'فولد',
  flip: 'فلیپ',
  iphone: 'آیفون',
  ipad: 'آیپد',
  macbook: 'مک‌بوک',
  watch: 'واچ',
  series: 'سری',
  band: 'بند',
  fit: 'فیت',
  tab: 'تب',
  pad: 'پد',
  lite: 'لایت',
  honor: 'آنر',
  magic: 'مجیک',
  nova: 'نوا',
  pura: 'پورا',
  mate: 'میت',
  moto: 'موتو',
  motorola: 'موتورولا',
  razr: 'ریزر',
  phone: 'فون',
  nothing: 'ناتینگ',
  cmf: 'سی‌ام‌اف',
  realme: 'ریلمی',
  neo: 'نئو',
  fusion: 'فیوژن',
  power: 'پاور',
  oneplus: 'وان‌پلاس',
  nord: 'نورد',
  nokia: 'نوکیا',
  classic: 'کلاسیک',
  active: 'اکتیو',
  smart: 'اسمارت',
  kindle: 'کیندل',
  paperwhite: 'پیپروایت',
  scribe: 'اسکرایب',
  colorsoft: 'کالرسافت',
  kobo: 'کوبو',
  clara: 'کلارا',
  libra: 'لیبرا',
  zenbook: 'زن‌بوک',
  vivobook: 'ویووبوک',
  yoga: 'یوگا',
  slim: 'اسلیم',
  ideapad: 'آیدیاپد',
  thinkpad: 'تینک‌پد',
  legion: 'لیجن',
  inspiron: 'اینسپایرون',
  latitude: 'لتیتیود',
  pavilion: 'پاویلیون',
  envy: 'انوی',
  spectre: 'اسپکتر',
  elitebook: 'الیت‌بوک',
  probook: 'پروبوک',
  omen: 'اومن',
  victus: 'ویکتوس',
  aspire: 'اسپایر',
  nitro: 'نیترو',
  swift: 'سوییفت',
  predator: 'پردیتور',
  helios: 'هلیوس',
  surface: 'سرفیس',
  laptop: 'لپ‌تاپ',
  tuf: 'تاف',
  rog: 'راگ',
  gaming: 'گیمینگ',
  amazfit: 'امیزفیت',
  garmin: 'گارمین',
  forerunner: 'فورانر',
  venu: 'ونو',
  fenix: 'فنیکس',
  instinct: 'اینستینکت',
  huawei: 'هوآوی',
  gt: 'جی تی',
  airpods: 'ایرپاد',
  buds: 'بادز',
  charge: 'شارژ',
  playstation: 'پلی‌استیشن',
  xbox: 'ایکس‌باکس',
  switch: 'سوییچ',
  apple: 'اپل',
  oled: 'اولد',
  amoled: 'آمولد',
  duo: 'دوئو',
  aura: 'اورا',
  xps: 'ایکس پی اس',
  omnibook: 'اومنی‌بوک',
  go: 'گو',
  carbon: 'کربن',
  gen: 'نسل',
  strix: 'استریکس',
  zephyrus: 'زفیروس',
  scar: 'اسکار',
  loq: 'لاک',
  transcend: 'ترنسند',
  katana: 'کاتانا',
  cyborg: 'سایبورگ',
  thin: 'تین',
  balance: 'بالانس',
  gtr: 'جی تی آر',
  gts: 'جی تی اس',
  bip: 'بیپ',
  rex: 'رکس',
  matepad: 'میت‌پد',
  signature: 'سیگنچر',
  colour: 'کالر',
  pocketbook: 'پاکت‌بوک',
  verse: 'ورس',
};

function spell(word: string): string | undefined {
  const lower = word.toLowerCase();
  const known = words[lower];
  if (known) return known;
  if (/^\d+(\.\d+)?$/.test(lower)) return fa(lower);
  // A name with its generation: Flip7, Magic7, Watch8.
  const [, stem, generation] = /^([a-z]{3,})(\d+)$/.exec(lower) ?? [];
  if (stem && generation) return words[stem] && `${words[stem]} ${fa(generation)}`;
  // A code such as S25, A56 or 14T: letters by name, figures as they are.
  if (!/^([a-z]{1,2}\d{1,3}[a-z]?|\d+[a-z]{1,2}|[a-z]{1,2})$/.test(lower)) return undefined;
  return (lower.match(/[a-z]|[\d.]+/g) ?? []).map((part) => letters[part] ?? fa(part)).join(' ');
}

/** Factory codes such as UX3405 or 15IRX9, which nobody says in Persian. */
function isFactoryCode(word: string): boolean {
  return /^(?=.*\d)(?=.*[a-z])[a-z\d]{5,}$/i.test(word);
}

/**
 * A latin model name in Persian letters, as people type it («گلکسی اس ۲۵ اولترا»), with ZWNJ and again with
 * spaces and plain alef; factory codes are left out. Empty when a word of it has no known spelling.
 */
export function persianAliases(name: string): string[] {
  const spelled = name
    .replace(/\+/g, ' plus')
    .replace(/-\S*\d\S*/g, '')
    .split(/[\s-]+/)
    .map((word) => spell(word) ?? (isFactoryCode(word) ? '' : undefined))
    .filter((word) => word !== '');
  if (spelled.some((word) => word === undefined)) return [];
  const alias = spelled.join(' ');
  return [...new Set([alias, alias.replace(/\u200c/g, ' ').replace(/آ/g, 'ا')])];
}

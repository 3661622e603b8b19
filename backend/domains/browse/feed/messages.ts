/** Why a call of Torob is refused. Programs of Torob show them to its people and to the merchant. */
export const messages = {
  badToken: 'توکن X-Torob-Token درست نیست.',
  oneOf: 'درخواست باید فقط یکی از page_urls، page_uniques یا page همراه با sort را داشته باشد.',
  texts: (name: string, most: number) =>
    `${name} باید فهرستی از ۱ تا ${most.toLocaleString('fa-IR')} متن باشد.`,
  page: 'page باید عددی درست از ۱ به بالا باشد.',
  sort: 'sort باید date_added_desc یا date_updated_desc باشد.',
  since: 'purchase_timestamp_gt لازم است و باید زمانی به شکل ISO 8601 و به وقت UTC باشد.',
  limit: 'limit لازم است و باید عددی درست از ۱ تا ۱۰۰۰ باشد.',
  /** About a number of a list of Emalls. */
  wrongPage: 'page باید عددی درست از ۱ به بالا باشد، و item_per_page از ۱ تا ۵۰۰.',
  busy: 'فهرست هم‌اکنون برای چند خواننده نوشته می‌شود. لطفاً کمی بعد دوباره تلاش کنید.',
} as const;

/** The author of a review whose account is deleted or whose customer has no name. */
export const anonymousBuyer = 'خریدار';

/** Messages about reviews. */
export const messages = {
  notBought: 'تنها کسی که این کالا را از این فروشگاه خریده و تحویل گرفته است می‌تواند دیدگاه بنویسد.',
  notFound: 'این دیدگاه پیدا نشد.',
  own: 'به دیدگاه خودتان نمی‌توانید رأی بدهید.',
  textNeeded: 'دست‌کم ۱۰ حرف بنویسید.',
  pictureGone: 'یکی از عکس‌ها پیدا نشد. آن را دوباره بفرستید.',
  published: 'دیدگاه شما منتشر شد',
  refused: 'دیدگاه شما منتشر نشد',
} as const;

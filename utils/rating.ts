import { toPersianDigits } from './digits';

/** Number and average (one decimal) of reviews. @param rating the numbers of reviews with one to five stars */
export function summariseRating(rating: readonly number[]): { count: number; average: number } {
  const count = rating.reduce((sum, number) => sum + number, 0);
  const stars = rating.reduce((sum, number, index) => sum + number * (index + 1), 0);
  return { count, average: count === 0 ? 0 : Math.round((stars / count) * 10) / 10 };
}

/** 4.5 → «۴٫۵». */
export const formatAverage = (average: number) => toPersianDigits(average).replace('.', '٫');

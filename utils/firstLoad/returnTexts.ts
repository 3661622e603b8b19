import { returnWorkingDays } from '@/contract/firstLoad/returnLimits';
import { toPersianDigits } from '@/utils/digits';

/** «۷ روز کاری»: the time in which products can be returned. */
export const returnTime = `${toPersianDigits(returnWorkingDays)} روز کاری`;

/** The promise on the pages of a product and of the basket. */
export const returnPromise = `تا ${returnTime} پس از تحویل می‌توانید کالای بازنشده را برگردانید.`;

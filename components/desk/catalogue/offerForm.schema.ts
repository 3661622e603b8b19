import { boolean, object, string } from 'yup';
import type { Offer } from '@/contract/desk/catalogue';
import { readJalaliMoment, writeJalaliMoment } from '@/rules/jalali/jalaliMoment';
import { parseWholeNumber, toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';

const isNumber = (least: number) => (typed: string | undefined) => {
  const value = parseWholeNumber(typed ?? '');
  return value !== null && value >= least;
};
const isBlank = (typed: string | undefined) => (typed ?? '').trim() === '';
const numberOf = (typed: string) => parseWholeNumber(typed) ?? 0;

/** The fields of an offer as they are typed: numbers in any digits, the end of a promotion as a Jalali date with a time. */
export const offerShape = {
  price: string().defined().test('price', 'قیمت را به تومان وارد کنید.', isNumber(1)),
  discount: string()
    .defined()
    .test('discount', 'تخفیف را به تومان وارد کنید.', isNumber(0))
    .test(
      'less',
      'تخفیف باید کمتر از قیمت باشد.',
      (typed, { parent }) => numberOf(typed) < Math.max(1, numberOf(parent.price)),
    ),
  promotionPrice: string()
    .defined()
    .test('promotion', 'قیمت ویژه باید بیش از صفر و کمتر از قیمت باشد.', (typed, { parent }) => {
      const value = parseWholeNumber(typed);
      return isBlank(typed) || (value !== null && value > 0 && value < numberOf(parent.price));
    })
    .test('both', 'برای زمان پایان، قیمت ویژه هم لازم است.', (typed, { parent }) =>
      isBlank(typed) ? isBlank(parent.promotionTo) : true,
    ),
  promotionTo: string()
    .defined()
    .test('moment', 'زمان را مانند ۱۴۰۵/۰۹/۰۲ ۱۸:۳۰ بنویسید.', (typed) =>
      isBlank(typed) ? true : readJalaliMoment(typed) !== null,
    )
    .test('both', 'برای قیمت ویژه، زمان پایان هم لازم است.', (typed, { parent }) =>
      isBlank(typed) ? isBlank(parent.promotionPrice) : true,
    ),
  stock: string().defined().test('stock', 'موجودی را با عدد وارد کنید.', isNumber(0)),
  maxBuy: string().defined().test('maxBuy', 'حداکثر خرید دست‌کم ۱ است.', isNumber(1)),
  active: boolean().defined(),
};
export const offerSchema = object(offerShape);
export const offerFields = ['price', 'discount', 'promotionPrice', 'promotionTo', 'stock', 'maxBuy'] as const;

export type OfferValues = {
  price: string;
  discount: string;
  promotionPrice: string;
  promotionTo: string;
  stock: string;
  maxBuy: string;
  active: boolean;
};

export const offerValues = (offer: Offer): OfferValues => ({
  price: formatNumber(offer.price),
  discount: formatNumber(offer.discount),
  promotionPrice: offer.promotionPrice === null ? '' : formatNumber(offer.promotionPrice),
  promotionTo: offer.promotionTo === null ? '' : writeJalaliMoment(offer.promotionTo),
  stock: toPersianDigits(offer.stock),
  maxBuy: toPersianDigits(offer.maxBuy),
  active: offer.active,
});

/** The offer that was typed. @param promotionTo the end before; it stays exact while its minute is unchanged */
export function offerOf(values: OfferValues, promotionTo: string | null): Offer {
  const isSameMinute = promotionTo !== null && writeJalaliMoment(promotionTo) === values.promotionTo.trim();
  return {
    price: numberOf(values.price),
    discount: numberOf(values.discount),
    promotionPrice: isBlank(values.promotionPrice) ? null : numberOf(values.promotionPrice),
    promotionTo: isSameMinute ? promotionTo : readJalaliMoment(values.promotionTo),
    stock: numberOf(values.stock),
    maxBuy: numberOf(values.maxBuy),
    active: values.active,
  };
}

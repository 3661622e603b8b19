import type { productProperties } from '@/backend/db/schema/catalogue';
import type { facilityPlans } from '@/backend/db/schema/facility';

/** A plan with the terms of the shop's own. */
export function plan(over: Partial<typeof facilityPlans.$inferInsert>) {
  return {
    providerId: 1,
    name: 'طرح پله',
    method: 'amortised' as const,
    rate: 23,
    months: [6, 9, 12, 18, 24],
    defaultMonths: 12,
    prepaymentPercent: 20,
    ceiling: 100_000_000,
    minimumLoan: 1_000_000,
    needsIdentity: false,
    needsReview: false,
    ...over,
  };
}

export function product(
  slug: string,
  title: string,
  categoryId: number,
  brandId: number,
  popularity: number,
) {
  const words = title.toLowerCase();
  return {
    slug,
    title,
    categoryId,
    brandId,
    popularity,
    latinTitle: slug.replaceAll('-', ' '),
    summary: title,
    listedAt: `2025-0${(popularity % 9) + 1}-01`,
    highlights: [],
    story: [],
    specs: [],
    images: [{ imageUrl: `/art/${slug}.webp`, alt: title, closeUp: false, colour: null }],
    searchN: words,
    searchC: words.replaceAll(' ', ''),
  };
}

export function service(
  kind: 'insurance' | 'service',
  title: string,
  months: number | null,
  categoryIds: number[],
) {
  return {
    kind,
    title,
    months,
    categoryIds,
    provider: 'پله',
    imageUrl: '/art/case-orange-back.avif',
    description: [title],
    coverage: ['شکستن صفحه'],
    exclusions: ['گم شدن'],
    deductible: null,
    claimDeadline: 'تا ۷۲ ساعت پس از آسیب',
    terms: 'پوشش از روز تحویل آغاز می‌شود.',
  };
}

type Extra = Partial<typeof productProperties.$inferInsert>;

export function property(productId: number, price: number, stock: number, maxBuy: number, extra: Extra = {}) {
  return {
    productId,
    price,
    stock,
    maxBuy,
    colourTitle: 'مشکی',
    colourValue: '#2B2D33',
    guarantee: 'گارانتی ۱۸ ماههٔ شرکتی',
    ...extra,
  };
}

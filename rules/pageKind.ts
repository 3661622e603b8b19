import type { PageKind } from '@/contract/pageReport';

/** First parts of routes with the kind of their pages, longer ones first. */
const kinds: readonly (readonly [route: RegExp, kind: PageKind])[] = [
  [/^\/$/, 'home'],
  [/^\/(?:shop|brand|compare)\b/, 'list'],
  [/^\/products\b/, 'product'],
  [/^\/(?:blog|info|faq)\b/, 'content'],
  [/^\/cart\b/, 'basket'],
  [/^\/(?:order|pay|payment|payment-resualt|checked)(?:\/|$)/, 'checkout'],
  [/^\/(?:dashboard|invoice|login)\b/, 'account'],
  [/^\/admin\b/, 'desk'],
];

/** The kind of a page. @param route as Next names it, such as `/products/[id]/[slug]` */
export const pageKindOf = (route: string): PageKind =>
  kinds.find(([pattern]) => pattern.test(route))?.[1] ?? 'other';

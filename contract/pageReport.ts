import { type Static, Type } from 'typebox';
import { Strict } from './common';

/** Kinds of pages by which real visits are counted; see `rules/pageKind.ts`. */
const pageKinds = [
  'home',
  'list',
  'product',
  'content',
  'basket',
  'checkout',
  'account',
  'desk',
  'other',
] as const;
export type PageKind = (typeof pageKinds)[number];

/** The metrics of web.dev/vitals. Values are milliseconds, those of CLS thousandths. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Part of the visits whose metrics are measured. Errors are reported by all. */
export const vitalsShare = 0.25;
/** Errors that one visit of a page reports. */
export const mostPageErrors = 5;
/** Longest message and longest stack of a reported error, characters. */
export const longestErrorMessage = 200;
export const longestErrorStack = 1000;

const Page = Type.Enum([...pageKinds]);

/**
 * Body of `POST /public/pageReport`, which a browser sends when its visitor leaves a page: how fast the page was, and the errors of its
 * scripts. It says nothing about the visitor: texts of errors come without values, see `rules/browserError.ts`.
 */
export const PageReport = Strict({
  /** The build of the storefront, by which the stack of an error can be read. */
  release: Type.String({ minLength: 1, maxLength: 40 }),
  vitals: Type.Array(
    Strict({
      page: Page,
      name: Type.Enum([...vitalNames]),
      value: Type.Integer({ minimum: 0, maximum: 600_000 }),
    }),
    { maxItems: vitalNames.length },
  ),
  errors: Type.Array(
    Strict({
      page: Page,
      message: Type.String({ minLength: 1, maxLength: longestErrorMessage }),
      stack: Type.String({ maxLength: longestErrorStack }),
    }),
    { maxItems: mostPageErrors },
  ),
});
export type PageReport = Static<typeof PageReport>;

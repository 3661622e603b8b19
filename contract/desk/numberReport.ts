import { type Static, Type } from 'typebox';
import { Day, Nullable, Strict } from '@/contract/common';

/** The steps towards a purchase that are counted by day when they are taken; orders tell the later ones. */
export type CountedStep = 'productView' | 'basket' | 'checkout';

/** The longest period of a report, days. */
export const longestPeriodDays = 366;
/** A report has at most this many rows, of those that are sorted by a number the first ones. */
export const mostReportRows = 400;

/** Days in Tehran, both included. A period has at most `longestPeriodDays`. */
export const Period = Strict({ from: Day, to: Day });
export type Period = Static<typeof Period>;

const sale = ['orders', 'gross', 'returned', 'net'] as const;
const goods = ['pieces', 'gross', 'returnedPieces', 'returned', 'net'] as const;

/** The reports with their columns, in their order. `components/desk/numbers/reportTexts.ts` has their titles. */
export const reportColumns = {
  categories: goods,
  brands: goods,
  plans: sale,
  cities: sale,
  gateways: ['attempts', 'paid', 'amount'],
  funnel: ['count', 'percent'],
  searches: ['count'],
  /** `uncosted`: pieces without a known price of purchase, which count neither in `costed` (their net sales) nor in `profit`. */
  profit: ['pieces', 'costed', 'cost', 'profit', 'uncosted'],
  stock: ['stock', 'pieces', 'daysLeft'],
  instalments: ['count', 'amount', 'paidAmount', 'openAmount', 'lateAmount'],
  returns: ['count', 'pieces', 'returned', 'refunds'],
  /** `p75`: three quarters of the visits were faster; ms, of CLS thousandths. The key is a kind of page and a metric. */
  vitals: ['p75', 'good', 'poor', 'visits'],
  /** Instants are ms since the epoch. The key is a kind of page, a release, a message and the calls, each on its line. */
  browserErrors: ['count', 'firstAt', 'lastAt'],
} as const;
export type ReportName = keyof typeof reportColumns;
export type ReportColumn = (typeof reportColumns)[ReportName][number];

/** Query of `GET /admin/numbers/report` */
export const ReportQuery = Strict({
  report: Type.Enum(Object.keys(reportColumns) as ReportName[]),
  from: Day,
  to: Day,
});
export type ReportQuery = Static<typeof ReportQuery>;

/**
 * Rows of a report in their order. `key` is what a row is about: a day, the title of a category, the code of a gateway…; empty where it
 * is not known any more, and for a purchase without a plan. Amounts are in toman.
 */
export const NumberReport = Type.Object({
  rows: Type.Array(
    Type.Object({ key: Type.String(), values: Type.Record(Type.String(), Nullable(Type.Number())) }),
    { maxItems: mostReportRows },
  ),
  /** Whether there are more rows. */
  isCut: Type.Boolean(),
});
export type NumberReport = Static<typeof NumberReport>;

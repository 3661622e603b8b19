import type { FacilityMethod } from '@/contract/facility';

/** An instalment of an order as far as its settlement depends on it. Amounts in toman. */
export type OwedInstalment = {
  number: number;
  /** A calendar date, `YYYY-MM-DD`. */
  dueDate: string;
  amount: number;
  /** The part of the amount that is interest or fee. */
  interest: number;
  paidAt: string | null;
};

/**
 * Months whose cost falls due together. Interest, and the fee of a flat monthly plan, fall due month by month; the fee of
 * gharz-ol-hasaneh falls due at the start of each period of twelve months, for the whole period.
 */
const monthsPerCost: Record<FacilityMethod, number> = {
  amortised: 1,
  simpleBank: 1,
  flatMonthly: 1,
  gharz: 12,
};

/**
 * Savings of paying open instalments today, in toman for each of `numbers`. Paying all open ones settles the loan: the
 * interest or fee of periods that begin after the next due date is not owed then (see `monthsPerCost`). Paying only some of
 * them saves nothing, because the rest of the loan goes on. The fee of the contract is not part of it.
 * @param method null for an order without a plan, which has nothing to save
 * @param numbers of open instalments @param today calendar date in Tehran, `YYYY-MM-DD`
 */
export function savingsOf(
  method: FacilityMethod | null,
  instalments: readonly OwedInstalment[],
  numbers: readonly number[],
  today: string,
): number[] {
  const none = numbers.map(() => 0);
  const open = instalments.filter(({ paidAt }) => paidAt === null);
  if (method === null || open.some(({ number }) => !numbers.includes(number))) return none;
  const begun = instalments.filter(({ dueDate }) => dueDate < today).length + 1;
  const owedUntil = Math.ceil(begun / monthsPerCost[method]) * monthsPerCost[method];
  const interestOf = new Map(open.map(({ number, interest }) => [number, interest]));
  const savings = numbers.map((number) => (number > owedUntil ? (interestOf.get(number) ?? 0) : 0));
  const owed = open.reduce((sum, { amount }) => sum + amount, 0);
  // An instalment can be interest only, after rounding; nothing is settled for nothing.
  return savings.reduce((sum, saving) => sum + saving, 0) < owed ? savings : none;
}

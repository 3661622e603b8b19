import type { FacilityPlan } from '@/contract/facility';

/** The terms of a plan that decide how a loan is repaid. */
export type LoanTerms = Pick<FacilityPlan, 'method' | 'rate' | 'roundingUnit'>;

/** A month of a repayment schedule, in toman. */
export type Instalment = {
  /** From 1. */
  number: number;
  amount: number;
  /** The part of the amount that is interest or fee. */
  interest: number;
  principal: number;
  /** Principal that remains after this instalment. */
  balance: number;
};

export function roundUp(amount: number, unit: number): number {
  return Math.ceil(amount / unit) * unit;
}

/** The exact instalment of an amortised loan: L·i / (1 − (1+i)^−n) with i = rate / 12, and L / n when the rate is 0. */
function amortisedInstalment(loan: number, months: number, rate: number): number {
  const monthly = rate / 1200;
  return monthly === 0 ? loan / months : (loan * monthly) / (1 - (1 + monthly) ** -months);
}

type FixedMethod = Exclude<LoanTerms['method'], 'amortised'>;

/**
 * The cost of a loan that accrues until the end of a month, for the methods whose cost is known in advance.
 * @param month 0 to `months`
 */
const accruedCost: Record<
  FixedMethod,
  (loan: number, months: number, rate: number, month: number) => number
> = {
  // The interest of each month on a principal that falls by L / n. The whole is L·r·(n+1) / 2400.
  simpleBank: (loan, months, rate, month) =>
    ((loan * rate) / 1200) * ((month * (2 * months - month + 1)) / (2 * months)),
  // The fee of each period of twelve months, spread over the months of the period.
  gharz: (loan, months, rate, month) => {
    let cost = 0;
    for (let start = 0; start < month; start += 12) {
      const fee = (((loan * (months - start)) / months) * rate) / 100;
      const length = Math.min(12, months - start);
      cost += (fee * Math.min(month - start, length)) / length;
    }
    return cost;
  },
  flatMonthly: (loan, _months, rate, month) => ((loan * rate) / 100) * month,
};

/** The instalment of every month but the last, toman, rounded up to the unit of the plan. 0 without a loan. */
export function monthlyInstalment(terms: LoanTerms, loan: number, months: number): number {
  if (loan <= 0) return 0;
  const { method, rate, roundingUnit } = terms;
  const exact =
    method === 'amortised'
      ? amortisedInstalment(loan, months, rate)
      : (loan + Math.round(accruedCost[method](loan, months, rate, months))) / months;
  return roundUp(exact, roundingUnit);
}

/**
 * The instalments of a loan, month by month. Interest is rounded to a toman. The last instalment pays what remains, so the
 * principals add up to the loan exactly. A large rounding unit may pay the loan back before the last month.
 */
export function listInstalments(terms: LoanTerms, loan: number, months: number): Instalment[] {
  if (loan <= 0) return [];
  const { method, rate } = terms;
  const monthly = monthlyInstalment(terms, loan, months);
  return method === 'amortised'
    ? listAmortised(loan, months, rate, monthly)
    : listFixed(loan, months, monthly, (month) => Math.round(accruedCost[method](loan, months, rate, month)));
}

function listAmortised(loan: number, months: number, rate: number, monthly: number): Instalment[] {
  const rows: Instalment[] = [];
  let balance = loan;
  for (let number = 1; number <= months && balance > 0; number += 1) {
    const interest = Math.round((balance * rate) / 1200);
    const principal = number === months ? balance : Math.min(balance, monthly - interest);
    balance -= principal;
    rows.push({ number, amount: principal + interest, interest, principal, balance });
  }
  return rows;
}

/** Equal instalments of the loan and its whole cost. @param costUntil the cost that has accrued until a month, toman */
function listFixed(
  loan: number,
  months: number,
  monthly: number,
  costUntil: (month: number) => number,
): Instalment[] {
  const rows: Instalment[] = [];
  let balance = loan;
  let paidCost = 0;
  let owed = loan + costUntil(months);
  for (let number = 1; owed > 0; number += 1) {
    const amount = Math.min(monthly, owed);
    owed -= amount;
    // The rounding up pays the last toman of the principal early; the rest of an instalment is cost then.
    const interest = Math.max(amount - balance, Math.min(amount, costUntil(number) - paidCost));
    const principal = amount - interest;
    balance -= principal;
    paidCost += interest;
    rows.push({ number, amount, interest, principal, balance });
  }
  return rows;
}

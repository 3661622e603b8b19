import type { ChequeRule, FacilityPlan, ListedPlan } from '@/contract/facility';
import { formatOneDecimal, formatPercent } from '@/utils/money';

const rateNames: Record<FacilityPlan['method'], string> = {
  amortised: 'سود سالانه',
  simpleBank: 'سود سادهٔ سالانه',
  gharz: 'کارمزد سالانه',
  flatMonthly: 'کارمزد ماهانه',
};

/** «سود سالانه ۲۳٪». */
export const rateText = ({ method, rate }: FacilityPlan) => `${rateNames[method]} ${formatOneDecimal(rate)}٪`;

/** «چک صیادی برای هر قسط، جمعاً ۱۰۰٪ قسط‌ها». */
export const chequeText = ({ pieces, coverPercent }: ChequeRule) =>
  pieces === 'perInstalment'
    ? `برای هر قسط یک چک صیادی، جمعاً ${formatPercent(coverPercent)} قسط‌ها`
    : `یک چک صیادی ضمانت، ${formatPercent(coverPercent)} جمع قسط‌ها`;

/** Whom the plan is for; null when it is for everyone. */
export function customersText({ customers }: Pick<ListedPlan, 'customers'>): string | null {
  if (customers === 'everyone') return null;
  if (customers === 'creditHolder') return 'از اعتبار وام شما';
  return customers === 'seller' ? 'ویژهٔ همکاران فروش' : 'ویژهٔ خریداران عضو';
}
